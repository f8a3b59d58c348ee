import ScaffoldTemplates

/// `Features/<F>/.scaffold.json`: what was written for a feature, from which templates and inputs, with a hash of each
/// file as it was written. Sorted, one entry a line, so that merges stay clean.
///
/// ```json
/// {
///   "feature": "Characters",
///   "files": { "Sources/CharactersFeature.swift": "<SHA-256>" },
///   "parts": [ { "template": "modular/feature", "version": "0.1.0", "inputs": { "screen": "Characters" } } ]
/// }
/// ```
package struct FeatureRecord: Hashable, Sendable {
    package var feature: String
    /// Paths below the feature's folder; hashes of what was written there last.
    package var files: [String: String] = [:]
    package var parts: [Part] = []

    package struct Part: Hashable, Sendable {
        package var template: String
        package var version: String
        package var inputs: [String: String]
    }

    package init(feature: String) {
        self.feature = feature
    }

    /// Reads a record; one that can't be read is an error at its place. Keys it doesn't know are dropped.
    package init(_ bytes: [UInt8], path: RelativePath) throws(Failure) {
        let root: JSONNode
        do {
            root = try JSONReader.read(bytes)
        } catch {
            throw Failure(
                .configuration(.syntax(error.flaw)),
                at: SourceLocation(path: path, line: error.line, column: error.column)
            )
        }
        feature = root["feature"]?.string ?? ""
        for (key, value) in root["files"]?.members ?? [] { files[key] = value.string ?? "" }
        for part in root["parts"]?.elements ?? [] {
            guard let template = part["template"]?.string else { continue }
            var inputs: [String: String] = [:]
            for (key, value) in part["inputs"]?.members ?? [] { inputs[key] = value.string ?? "" }
            parts.append(Part(template: template, version: part["version"]?.string ?? "", inputs: inputs))
        }
    }

    /// True where this part was written before, by whichever version.
    package func has(_ part: Part) -> Bool {
        parts.contains { $0.template == part.template && $0.inputs == part.inputs }
    }

    package mutating func add(_ part: Part) {
        if !has(part) { parts.append(part) }
        parts.sort { $0.rendered.precedesInBytes($1.rendered) }
    }

    package var rendered: String {
        let files = Self.object(files, indent: "    ")
        let parts = parts.map { "    " + $0.rendered }.joined(separator: ",\n")
        return """
            {
              "feature": \(JSONText.quoted(feature)),
              "files": {\(files.isEmpty ? "" : "\n\(files)\n  ")},
              "parts": [\(parts.isEmpty ? "" : "\n\(parts)\n  ")]
            }

            """
    }

    private static func object(_ entries: [String: String], indent: String) -> String {
        entries.sorted { $0.key.precedesInBytes($1.key) }
            .map { "\(indent)\(JSONText.quoted($0.key)): \(JSONText.quoted($0.value))" }
            .joined(separator: ",\n")
    }
}

extension FeatureRecord.Part {
    fileprivate var rendered: String {
        let inputs = inputs.sorted { $0.key.precedesInBytes($1.key) }
            .map { "\(JSONText.quoted($0.key)): \(JSONText.quoted($0.value))" }
            .joined(separator: ", ")
        return "{ \"template\": \(JSONText.quoted(template)), \"version\": \(JSONText.quoted(version)), "
            + "\"inputs\": {\(inputs.isEmpty ? "" : " \(inputs) ")} }"
    }
}

extension JSONNode {
    fileprivate subscript(key: String) -> JSONNode? { members.first { $0.0 == key }?.1 }

    fileprivate var string: String? {
        if case .string(let text) = value { text } else { nil }
    }

    fileprivate var members: [(String, JSONNode)] {
        if case .object(let members) = value { members.map { ($0.key, $0.value) } } else { [] }
    }

    fileprivate var elements: [JSONNode] {
        if case .array(let elements) = value { elements } else { [] }
    }
}
