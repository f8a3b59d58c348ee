extension ConfigurationKey.Form {
    static let any = Self(words: "a string") { $0 }

    static let notEmpty = Self(words: "a text that is not empty") { $0.isEmpty ? nil : $0 }

    static func oneOf(_ choices: [String]) -> Self {
        Self(words: list(choices), choices: choices) { choices.contains($0) ? $0 : nil }
    }

    /// Kept in `UpperCamelCase`.
    static let name = Self(words: "a name, such as Demo: letters and digits, at most \(Name.maximumLength), no keyword")
    {
        (try? Name($0))?.upperCamel
    }

    /// Of a module: letters, digits, `_`, and the placeholders. `needed` must be there.
    static func pattern(_ placeholders: [String], needed: String? = nil) -> Self {
        let allowed = list(placeholders.map { "{\($0)}" })
        let words =
            needed.map { "a module's name with {\($0)} in it, and no placeholder but \(allowed)" }
            ?? "a module's name with no placeholder but \(allowed)"
        return Self(words: words) { text in
            var rest = text
            for placeholder in placeholders {
                rest = Pattern.replace("{\(placeholder)}", in: rest, with: "x")
            }
            guard isName(rest) else { return nil }
            if let needed, Pattern.replace("{\(needed)}", in: text, with: "") == text { return nil }
            return text
        }
    }

    /// Below the workspace; kept without `.` and doubled slashes.
    static func path(root: Bool = false, suffix: String = "") -> Self {
        let file = suffix.isEmpty ? "a path" : "a path of a \(suffix) file"
        return Self(words: "\(file) below the workspace's folder, without '..' and not absolute") { text in
            guard !text.isEmpty, let path = RelativePath(text), root || path != .root, text.hasSuffix(suffix) else {
                return nil
            }
            return path.description
        }
    }

    static let typeName = Self(words: "the name of a Swift type") { isName($0) ? $0 : nil }

    /// What can be declared without back-ticks.
    private static func isName(_ text: String) -> Bool {
        Pattern.isIdentifier(text) && !ReservedNames.keywords.contains(text)
    }

    /// RFC 3986, 3.1; the system's own schemes never reach an app.
    static let scheme = Self(
        words: "a URL scheme of the app's own: a letter, then letters, digits, '+', '-' or '.'"
    ) { text in
        let bytes = Array(text.utf8)
        guard let first = bytes.first, Pattern.isLetter(first) else { return nil }
        let others = Array("+-.".utf8)
        guard bytes.allSatisfy({ Pattern.isLetter($0) || NameWords.isDigit($0) || others.contains($0) }) else {
            return nil
        }
        return ["http", "https", "file", "mailto", "tel", "sms", "ftp", "data"].contains(text.lowercased()) ? nil : text
    }

    private static func list(_ choices: [String]) -> String {
        guard let last = choices.last, choices.count > 1 else { return choices.first ?? "nothing" }
        return choices.dropLast().joined(separator: ", ") + " or " + last
    }
}
