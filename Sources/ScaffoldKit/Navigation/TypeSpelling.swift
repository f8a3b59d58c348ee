/// A type's spelling folded to one form, so that two spellings of one type compare equal:
/// `Int?` and `Optional<Int>`, `[T]` and `Array<T>`, `[K: V]` and `Dictionary<K, V>`, `()` and `Void`,
/// `(T)` and `T`, `any P` and `P`, `A & B` and `B & A`, `Swift.Int` and `Int`; white space, the order of attributes
/// and the labels of a function type's parameters don't count, those of a tuple's elements do.
package struct TypeSpelling: Hashable, Sendable {
    package let canonical: String
    /// The names in it, each as far as it reaches without generic arguments.
    package let names: [Name]

    package struct Name: Hashable, Sendable {
        /// The module that stood before it, and that `canonical` leaves out.
        package var module: String?
        package var name: String
    }

    /// `modules`: the names that may stand before a type's name without changing what it means.
    package init(_ text: String, modules: Set<String> = []) {
        let pieces = TypePieces.split(text)
        var parser = TypeParser(pieces: pieces, modules: modules)
        canonical = parser.parse() ?? pieces.joined(separator: " ")
        names = parser.names
    }

    /// By spelling: whether two names mean one type, `TypeIdentity` tells.
    package static func == (left: TypeSpelling, right: TypeSpelling) -> Bool { left.canonical == right.canonical }

    package func hash(into hasher: inout Hasher) { hasher.combine(canonical) }
}

/// The words and signs of a type.
private enum TypePieces {
    static func split(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        var pieces: [String] = []
        var index = 0
        func isWord(_ byte: UInt8) -> Bool {
            byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
        while index < bytes.count {
            let start = index
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                continue
            case UInt8(ascii: "`"), UInt8(ascii: "\""):
                while index < bytes.count, bytes[index] != byte { index += 1 }
                let inside = String(decoding: bytes[(start + 1)..<index], as: UTF8.self)
                index = min(index + 1, bytes.count)
                pieces.append(byte == UInt8(ascii: "`") ? inside : "\"\(inside)\"")
                continue
            case UInt8(ascii: ":") where index < bytes.count && bytes[index] == byte:
                // A module selector.
                index += 1
                pieces.append(".")
                continue
            case UInt8(ascii: "-") where index < bytes.count && bytes[index] == UInt8(ascii: ">"):
                index += 1
            case _ where isWord(byte):
                while index < bytes.count, isWord(bytes[index]) { index += 1 }
            default:
                break
            }
            pieces.append(String(decoding: bytes[start..<index], as: UTF8.self))
        }
        return pieces
    }
}

/// Reads one type from its pieces; gives nil for what it can't read or what nests too deep.
private struct TypeParser {
    let pieces: [String]
    let modules: Set<String>
    var index = 0
    var depth = 0
    var names: [TypeSpelling.Name] = []

    private static let deepest = 100
    private static let specifiers: Set = [
        "inout", "borrowing", "consuming", "sending", "isolated", "some", "each", "repeat", "nonisolated", "any",
    ]
    private static let signs: Set = [
        "?", "!", ".", ",", ")", "]", ">", "&", "=", ":", "->", "<", "async", "throws", "rethrows",
    ]

    init(pieces: [String], modules: Set<String>) {
        self.pieces = pieces
        self.modules = modules
    }

    private var next: String? { index < pieces.count ? pieces[index] : nil }

    private mutating func take(_ piece: String) -> Bool {
        guard next == piece else { return false }
        index += 1
        return true
    }

    mutating func parse() -> String? {
        guard let type = type(), index == pieces.count else { return nil }
        return type
    }

    private mutating func type() -> String? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return nil }
        var prefixes: [String] = []
        while let piece = next {
            if piece == "@" {
                guard let attribute = attribute() else { return nil }
                prefixes.append(attribute)
            } else if Self.specifiers.contains(piece), index + 1 < pieces.count,
                !Self.signs.contains(pieces[index + 1])
            {
                index += 1
                if piece != "any" { prefixes.append(piece) }
            } else {
                break
            }
        }
        var members: [String] = []
        let startsWithTuple = next == "("
        repeat {
            guard let member = primary() else { return nil }
            members.append(member)
        } while take("&")
        var result = Set(members).sorted().joined(separator: " & ")
        if let effects = effects() {
            guard startsWithTuple, members.count == 1, take("->"), let output = type() else { return nil }
            result = "(\(functionParameters))\(effects) -> \(output)"
        }
        return (prefixes.sorted() + [result]).joined(separator: " ")
    }

    /// The types of the tuple read last, for the case that it turns out to be a parameter list.
    private var functionParameters = ""

    /// What stands between parameters and arrow; nil where no function type follows.
    private mutating func effects() -> String? {
        var found: [String] = []
        while let piece = next, ["async", "throws", "rethrows"].contains(piece) {
            index += 1
            if piece == "throws", take("(") {
                guard let error = type(), take(")") else { return nil }
                found.append("throws(\(error))")
            } else {
                found.append(piece)
            }
        }
        guard next == "->" else { return nil }
        return found.sorted().map { " " + $0 }.joined()
    }

    private mutating func attribute() -> String? {
        guard take("@"), let name = next else { return nil }
        index += 1
        guard next == "(", name != "Sendable", name != "escaping", name != "autoclosure", name != "MainActor" else {
            return "@" + name
        }
        var level = 0
        var text = "@" + name
        while let piece = next {
            index += 1
            text += piece
            if piece == "(" { level += 1 }
            if piece == ")" { level -= 1 }
            if level == 0 { return text }
        }
        return nil
    }

    private mutating func primary() -> String? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest, var result = unsuffixed() else { return nil }
        while let piece = next {
            if piece == "?" || piece == "!" {
                index += 1
                result = "Optional<\(result)>"
            } else if piece == ".", index + 1 < pieces.count {
                index += 2
                result += "." + pieces[index - 1]
            } else {
                break
            }
        }
        return result
    }

    private mutating func unsuffixed() -> String? {
        if take("(") { return tuple() }
        if take("[") {
            guard let element = type() else { return nil }
            if take(":") {
                guard let value = type(), take("]") else { return nil }
                return "Dictionary<\(element), \(value)>"
            }
            return take("]") ? "Array<\(element)>" : nil
        }
        if take("~") { return primary().map { "~" + $0 } }
        return path()
    }

    private mutating func tuple() -> String? {
        var labelled: [String] = []
        var types: [String] = []
        var hasLabels = false
        while !take(")") {
            var label = ""
            if index + 1 < pieces.count, pieces[index + 1] == ":" {
                label = pieces[index]
                index += 2
            } else if index + 2 < pieces.count, pieces[index + 2] == ":", pieces[index] == "_" {
                index += 3
            }
            guard var type = type() else { return nil }
            while take(".") { type += "." }
            hasLabels = hasLabels || (!label.isEmpty && label != "_")
            labelled.append(label.isEmpty || label == "_" ? type : "\(label): \(type)")
            types.append(type)
            guard take(",") || next == ")" else { return nil }
        }
        functionParameters = types.joined(separator: ", ")
        if types.isEmpty { return "Void" }
        return types.count == 1 && !hasLabels ? types[0] : "(\(labelled.joined(separator: ", ")))"
    }

    private mutating func path() -> String? {
        var components: [String] = []
        var plain: [String] = []
        repeat {
            guard var component = next, !Self.signs.contains(component), component != "(" else { return nil }
            index += 1
            plain.append(component)
            if take("<") {
                var arguments: [String] = []
                while !take(">") {
                    guard let argument = type() else { return nil }
                    arguments.append(argument)
                    guard take(",") || next == ">" else { return nil }
                }
                component += "<\(arguments.joined(separator: ", "))>"
            }
            components.append(component)
        } while take(".")
        let isQualified = components.count > 1 && (components[0] == "Swift" || modules.contains(components[0]))
        names.append(
            TypeSpelling.Name(
                module: isQualified ? components[0] : nil,
                name: plain.dropFirst(isQualified ? 1 : 0).joined(separator: ".")
            )
        )
        if isQualified { components.removeFirst() }
        return components.joined(separator: ".")
    }
}
