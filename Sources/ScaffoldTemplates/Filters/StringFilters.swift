// Parts of strings and questions about them.
extension Filter {
    static let strings: [String: Filter] = [
        "replace": Filter(2...2) { value, arguments throws(FilterFailure) in
            let (old, new) = (try arguments.string(0), try arguments.string(1))
            return .string(try replace(try value.asString(), old, with: new))
        },
        "contains": Filter(1...1) { value, arguments throws(FilterFailure) in
            if case .list(let list) = value { return .bool(list.contains(arguments.values[0])) }
            return .bool(try value.asString().utf8Contains(try arguments.string(0)))
        },
        "hasPrefix": Filter(1...1) { value, arguments throws(FilterFailure) in
            .bool(try value.asString().utf8.starts(with: try arguments.string(0).utf8))
        },
        "hasSuffix": Filter(1...1) { value, arguments throws(FilterFailure) in
            .bool(try value.asString().utf8.reversed().starts(with: try arguments.string(0).utf8.reversed()))
        },
        "split": Filter(0...1) { value, arguments throws(FilterFailure) in
            let parts = try value.asString().utf8Split(try arguments.string(0, default: " "))
            return .list(parts.map(TemplateValue.string))
        },
        "indent": Filter(0...3) { value, arguments throws(FilterFailure) in
            let width = try arguments.int(0, default: 4)
            let unit = try arguments.string(1, default: " ")
            let first = try arguments.bool(2, default: false)
            return .string(try indent(try value.asString(), width: width, unit: unit, first: first))
        },
        "removeNewlines": Filter(0...1) { value, arguments throws(FilterFailure) in
            let mode = try arguments.mode(0, among: ["all", "leading"])
            return .string(removeNewlines(try value.asString(), leadingSpace: mode == "leading"))
        },
        "basename": Filter { value, _ throws(FilterFailure) in
            let path = try value.asString().withoutTrailingSlashes
            return .string(path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? String(path))
        },
        "dirname": Filter { value, _ throws(FilterFailure) in
            let path = try value.asString().withoutTrailingSlashes
            guard let slash = path.lastIndex(of: "/") else { return .string(".") }
            return .string(slash == path.startIndex ? "/" : String(path[..<slash]))
        },
    ]

    private static func replace(_ string: String, _ old: String, with new: String) throws(FilterFailure) -> String {
        guard !old.isEmpty else { throw FilterFailure("argument 1 must not be empty") }
        return try joined(string.utf8Split(old), by: new)
    }

    /// Refuses what would be longer than any rendering may be, before it takes the memory.
    static func joined(_ parts: [String], by separator: String) throws(FilterFailure) -> String {
        let total = Double(parts.count) * Double(separator.utf8.count)
        guard total < Double(Limits.work) else { throw FilterFailure("makes more text than a template may") }
        return parts.joined(separator: separator)
    }

    private static func indent(
        _ string: String,
        width: Int,
        unit: String,
        first: Bool
    ) throws(FilterFailure) -> String {
        guard (0...1_000).contains(width), unit.utf8.count <= 1_000 else {
            throw FilterFailure("indents by 0 to 1000 characters")
        }
        let indentation = String(repeating: unit, count: width)
        let lines = string.utf8Split("\n")
        guard Double(lines.count) * Double(indentation.utf8.count) < Double(Limits.work) else {
            throw FilterFailure("makes more text than a template may")
        }
        var result = ""
        for (index, line) in lines.enumerated() {
            if index > 0 { result += "\n" }
            if index > 0 || first, !line.isEmpty, line != "\r" { result += indentation }
            result += line
        }
        return result
    }

    private static func removeNewlines(_ string: String, leadingSpace: Bool) -> String {
        var result = ""
        var startsLine = true
        for scalar in string.unicodeScalars {
            if scalar == "\n" || scalar == "\r" {
                startsLine = true
            } else if !(leadingSpace && startsLine && scalar.properties.isWhitespace) {
                startsLine = false
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
