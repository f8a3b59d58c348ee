import ScaffoldTemplates

/// A tab as it is to be written.
package struct TabLayout: Hashable, Sendable {
    package var feature: Name
    package var title: String
    /// The name of a system symbol.
    package var symbol: String

    /// The case of `AppTab`.
    package var caseName: String

    package init(feature: Name, title: String, symbol: String, caseName: String? = nil) {
        self.feature = feature
        self.title = title
        self.symbol = symbol
        self.caseName = caseName ?? Self.caseName(of: feature)
    }

    /// The feature's name, unless the enum has that for itself.
    package static func caseName(of feature: Name) -> String {
        let name = feature.lowerCamel
        return name == "allCases" || SwiftName.isKeyword(name) ? name + "Tab" : name
    }

    package var context: [String: TemplateValue] {
        [
            "tab": .record([
                "case": .string(caseName),
                "title": .string(Self.escaped(title)),
                "symbol": .string(symbol),
            ])
        ]
    }

    /// As it stands between the quotes of a string literal.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            if character == "\\" || character == "\"" { escaped.append("\\") }
            escaped.append(character)
        }
        return escaped
    }

    /// What a string literal says; nil for one that interpolates or has another escape.
    static func unescaped(_ literal: String) -> String? {
        guard literal.hasPrefix("\""), literal.hasSuffix("\""), literal.count > 1, !literal.hasPrefix("\"\"\"") else {
            return nil
        }
        var text = ""
        var isEscape = false
        for character in literal.dropFirst().dropLast() {
            if isEscape {
                guard character == "\\" || character == "\"" else { return nil }
                text.append(character)
                isEscape = false
            } else if character == "\\" {
                isEscape = true
            } else {
                text.append(character)
            }
        }
        return text
    }
}

/// A tab that is there.
struct ExistingTab {
    var caseName: String
    var location: SourceLocation
    /// nil where it can't be read off.
    var title: String?
    var symbol: String?
}
