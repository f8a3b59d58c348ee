// Upper and lower case, and the ways to join words. Each works on a string, or on every string of a list.
extension Filter {
    static let letterCase: [String: Filter] = [
        "capitalize": each(capitalized),
        "uppercase": each { $0.uppercased() },
        "lowercase": each { $0.lowercased() },
        "titlecase": each(upperFirst),
        "upperFirstLetter": each(upperFirst),
        "lowerFirstLetter": each { $0.prefix(1).lowercased() + $0.dropFirst() },
        "lowerFirstWord": each(lowerFirstWord),
        "kebabCase": each { separated($0, by: "-").lowercased() },
        "camelToSnakeCase": Filter(0...1) { value, arguments throws(FilterFailure) in
            let lowers = try arguments.bool(0, default: true)
            return try map(value) { lowers ? separated($0, by: "_").lowercased() : separated($0, by: "_") }
        },
        "snakeToCamelCase": Filter(0...1) { value, arguments throws(FilterFailure) in
            let dropsPrefix = try arguments.bool(0, default: false)
            return try map(value) { camelCase($0, dropsPrefix: dropsPrefix) }
        },
    ]

    private static func each(_ change: @escaping @Sendable (String) -> String) -> Filter {
        Filter { value, _ throws(FilterFailure) in try map(value, change) }
    }

    static func map(_ value: TemplateValue, _ change: (String) -> String) throws(FilterFailure) -> TemplateValue {
        switch value {
        case .string(let string):
            return .string(change(string))
        case .list(let list):
            var changed: [TemplateValue] = []
            for element in list { changed.append(.string(change(try element.asString()))) }
            return .list(changed)
        case .bool, .int, .record:
            throw FilterFailure("needs a string, not \(value.kind)")
        }
    }

    static func upperFirst(_ string: String) -> String {
        string.prefix(1).uppercased() + string.dropFirst()
    }

    /// Every word's first letter in upper case, the others in lower case; words end at white space.
    private static func capitalized(_ string: String) -> String {
        var result = ""
        var startsWord = true
        for character in string {
            result += startsWord ? character.uppercased() : character.lowercased()
            startsWord = character.isWhitespace
        }
        return result
    }

    /// `URLChooser` → `urlChooser`: the capitals at the start, but for the one that begins the next word.
    private static func lowerFirstWord(_ string: String) -> String {
        let capitals = string.prefix(while: \.isUppercase)
        guard !capitals.isEmpty else { return string }
        let rest = string[capitals.endIndex...]
        let keepsLast = capitals.count > 1 && rest.first?.isLowercase == true
        let word = keepsLast ? capitals.dropLast() : capitals
        return word.lowercased() + string[word.endIndex...]
    }

    /// Puts the separator where a word begins: at a capital after a small letter or digit, at the last of several
    /// capitals before a small letter, and instead of `_`, `-` and spaces.
    private static func separated(_ string: String, by separator: Character) -> String {
        let letters = Array(string)
        var result = ""
        for (index, letter) in letters.enumerated() {
            if letter == "_" || letter == "-" || letter == " " {
                result.append(separator)
                continue
            }
            if index > 0, letter.isUppercase {
                let before = letters[index - 1]
                let beginsAfterAcronym =
                    before.isUppercase && index + 1 < letters.count && letters[index + 1].isLowercase
                if before.isLowercase || before.isNumber || beginsAfterAcronym { result.append(separator) }
            }
            result.append(letter)
        }
        return result
    }

    /// `snake_case` → `SnakeCase`. Underscores at the start stay unless `dropsPrefix`.
    private static func camelCase(_ string: String, dropsPrefix: Bool) -> String {
        let prefix = string.prefix { $0 == "_" }
        let isAllCapitals = string == string.uppercased()
        var result = dropsPrefix ? "" : String(prefix)
        for word in string.dropFirst(prefix.count).split(separator: "_") {
            result += upperFirst(isAllCapitals ? word.lowercased() : String(word))
        }
        return result
    }
}
