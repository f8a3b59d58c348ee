import ScaffoldTemplates

/// One key of `scaffold.json`: its name with dots between levels, how its value is read, and how it is written.
struct ConfigurationKey: Sendable {
    var name: String
    /// Sets the value, or says what is wrong with it; several facts where it holds several values.
    var decode: @Sendable (inout Configuration, JSONNode) -> [Problem]
    /// The value as JSON in one line.
    var encode: @Sendable (Configuration) -> String

    struct Problem {
        var node: JSONNode
        var fact: ConfigurationFact
    }

    /// What a string must be, and the string to keep; nil: refused.
    struct Form: Sendable {
        var words: String
        /// Where only a few are allowed.
        var choices: [String] = []
        var read: @Sendable (String) -> String?
    }

    static func string(
        _ name: String,
        _ path: any WritableKeyPath<Configuration, String> & Sendable,
        _ form: Form
    ) -> ConfigurationKey {
        ConfigurationKey(name: name) { configuration, node in
            switch read(node, name, form) {
            case .success(let text):
                configuration[keyPath: path] = text
                return []
            case .failure(let problem): return [problem]
            }
        } encode: {
            JSONText.quoted($0[keyPath: path])
        }
    }

    static func strings(
        _ name: String,
        _ path: any WritableKeyPath<Configuration, [String]> & Sendable,
        _ form: Form,
        atLeastOne: Bool = false
    ) -> ConfigurationKey {
        ConfigurationKey(name: name) { configuration, node in
            guard case .array(let elements) = node.value else {
                return [wrongType(node, name, "a list of strings")]
            }
            if elements.isEmpty, atLeastOne {
                let fact = ConfigurationFact.wrongValue(key: name, value: "[]", expected: "one or more", nearest: nil)
                return [Problem(node: node, fact: fact)]
            }
            var texts: [String] = []
            var problems: [Problem] = []
            for element in elements {
                switch read(element, name, form) {
                case .success(let text): texts.append(text)
                case .failure(let problem): problems.append(problem)
                }
            }
            configuration[keyPath: path] = texts
            return problems
        } encode: {
            "[" + $0[keyPath: path].map(JSONText.quoted).joined(separator: ", ") + "]"
        }
    }

    static func bool(
        _ name: String,
        _ path: any WritableKeyPath<Configuration, Bool> & Sendable
    ) -> ConfigurationKey {
        ConfigurationKey(name: name) { configuration, node in
            guard case .bool(let value) = node.value else { return [wrongType(node, name, "true or false")] }
            configuration[keyPath: path] = value
            return []
        } encode: {
            $0[keyPath: path] ? "true" : "false"
        }
    }

    enum Reading {
        case success(String)
        case failure(Problem)
    }

    static func read(_ node: JSONNode, _ name: String, _ form: Form) -> Reading {
        guard case .string(let text) = node.value else { return .failure(wrongType(node, name, "a string")) }
        if let text = form.read(text) { return .success(text) }
        let fact = ConfigurationFact.wrongValue(
            key: name,
            value: text,
            expected: form.words,
            nearest: nearest(to: text, among: form.choices)
        )
        return .failure(Problem(node: node, fact: fact))
    }

    static func wrongType(_ node: JSONNode, _ name: String, _ expected: String) -> Problem {
        Problem(node: node, fact: .wrongType(key: name, expected: expected, found: node.kind))
    }
}
