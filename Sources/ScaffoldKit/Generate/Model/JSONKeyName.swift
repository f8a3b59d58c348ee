/// The property that a key of JSON becomes: `created_at` → `createdAt`, `ID` → `id`, `größe` → `grosse`.
enum JSONKeyName {
    /// In the order of the keys, no two the same. A key that is a property's name already keeps it.
    static func properties(of keys: [String]) -> [String] {
        var taken = Set(keys.filter(ModelFields.isName))
        return keys.map { key in
            if ModelFields.isName(key) { return key }
            let name = property(of: key)
            var unique = name
            var number = 2
            while !taken.insert(unique).inserted {
                unique = name + String(number)
                number += 1
            }
            return unique
        }
    }

    /// Camel case in ASCII: what else stands in the key separates words.
    private static func property(of key: String) -> String {
        var words = NameWords.read(key.unicodeScalars.map(plain).joined())
        // No fewer letters than fit, so that long keys stay apart as well as they can.
        let room = ModelFields.maximumLength - 4
        while words.count > 1, words.joined().utf8.count > room { words.removeLast() }
        guard let first = words.first else { return "value" }
        var name = String((Acronyms.lowerShape(of: first) + words.dropFirst().joined()).prefix(room))
        if name.first?.isNumber == true { name = "value" + name.prefix(room - 5) }
        // `iOS` and its like begin with a small letter already; anything else that doesn't has lost it.
        return ModelFields.isName(name) ? name : name.prefix(1).lowercased() + name.dropFirst() + "Value"
    }

    /// A letter of Latin script without its marks; a separator for what is no part of a name.
    private static func plain(_ scalar: Unicode.Scalar) -> String {
        if NameWords.isAllowed(scalar) { return String(scalar) }
        // "LATIN SMALL LETTER O WITH DIAERESIS"
        let words = (scalar.properties.name ?? "").split(separator: " ")
        guard words.count > 3, words[0] == "LATIN", words[2] == "LETTER" else { return "_" }
        let letter = words[3] == "SHARP" ? "SS" : words[3]
        guard letter.count <= 2 else { return "_" }
        return words[1] == "SMALL" ? letter.lowercased() : letter.prefix(1) + letter.dropFirst().lowercased()
    }

    /// The type of a key's object, or of each in its list: `origin` → `Origin`, `episodes` → `Episode`.
    static func type(of key: String, isElement: Bool) -> String {
        let property = property(of: key)
        let name = property.prefix(1).uppercased() + property.dropFirst()
        return isElement ? Inflection.singular(of: name) : name
    }
}
