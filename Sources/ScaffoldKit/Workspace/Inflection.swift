/// English number. A name of several words has it in the last one: `CharacterMovies` is the plural of `CharacterMovie`.
/// Upper and lower case stay; words may be joined in any spelling.
package enum Inflection {
    /// `categories`, `boxes`, `people`; a word that is a plural already, or has none, as it is.
    package static func plural(of name: String) -> String {
        let (rest, word, shape) = cut(name)
        if shape == .acronym { return name + "s" }
        return rest + shape.applied(to: pluralWord(word))
    }

    /// The words that a plural is of, likeliest first: mostly one, two where English has two (`axes`: `axis`, `axe`). None
    /// where it is no plural, or the same in both numbers.
    package static func singulars(of name: String) -> [String] {
        let (rest, word, shape) = cut(name)
        if shape == .acronym { return [] }
        if shape == .acronymPlural { return [String(name.dropLast())] }
        return singularWords(word).map { rest + shape.applied(to: $0) }
    }

    /// The likeliest; the name itself where it is no plural.
    package static func singular(of name: String) -> String { singulars(of: name).first ?? name }

    package static func isPlural(_ name: String) -> Bool { !singulars(of: name).isEmpty }

    /// All that a plural could be of, the likeliest first: for a name that is looked for among others, where an unusual
    /// word may be meant (`Zaxies` where there is a `Zaxie`).
    package static func readings(of name: String) -> [String] {
        var readings = singulars(of: name)
        let (rest, word, shape) = cut(name)
        guard !readings.isEmpty, shape != .acronymPlural else { return readings }
        for other in otherNumbers(of: word) where other.count < word.count || other.hasSuffix("is") {
            let reading = rest + shape.applied(to: other)
            if !readings.contains(reading) { readings.append(reading) }
        }
        return readings
    }

    /// Whether two words are one, in the same number or not.
    package static func isSame(_ first: String, _ second: String) -> Bool {
        first == second || otherNumbers(of: first).contains(second)
            || singulars(of: first).contains(second) || singulars(of: second).contains(first)
    }

    /// The other number's possible spellings of a folded name, as the rules for redirects have them: `x` ↔ `xs`,
    /// `x` ↔ `xes`, `y` ↔ `ies`, `is` ↔ `es`; never `new` ↔ `news`.
    package static func otherNumbers(of folded: String) -> [String] {
        var result: [String] = []
        func add(_ name: String) {
            if !name.isEmpty, !result.contains(name) { result.append(name) }
        }
        if !folded.hasSuffix("new") { add(folded + "s") }
        add(folded + "es")
        if folded.hasSuffix("y") { add(folded.dropLast() + "ies") }
        if folded.hasSuffix("is") { add(folded.dropLast(2) + "es") }
        if folded.hasSuffix("s"), !folded.hasSuffix("news") { add(String(folded.dropLast())) }
        if folded.hasSuffix("es") {
            add(String(folded.dropLast(2)))
            add(folded.dropLast(2) + "is")
        }
        if folded.hasSuffix("ies") { add(folded.dropLast(3) + "y") }
        return result
    }

    // MARK: Words

    /// Of a word in lower case.
    private static func pluralWord(_ word: String) -> String {
        if let plural = IrregularWords.plural(of: word) { return plural }
        if IrregularWords.isOnlySingular(word) == false, !singularWords(word).isEmpty { return word }
        if word.hasSuffix("y") {
            let before = word.dropLast()
            let isVowel = before.last.map("aeiou".contains) ?? true
            return isVowel && !before.hasSuffix("qu") ? word + "s" : before + "ies"
        }
        if word.hasSuffix("sis") { return word.dropLast(2) + "es" }
        let takesE = ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix)
        return word + (takesE ? "es" : "s")
    }

    /// Of a word in lower case.
    private static func singularWords(_ word: String) -> [String] {
        if let singulars = IrregularWords.singulars(of: word) { return singulars }
        guard word.count > 2, word.hasSuffix("s"), !word.hasSuffix("ss"), !IrregularWords.isOnlySingular(word) else {
            return []
        }
        let withoutS = String(word.dropLast())
        if word.hasSuffix("us") || word.hasSuffix("is") {
            return IrregularWords.endsInVowel(withoutS) ? [withoutS] : []
        }
        guard word.hasSuffix("es") else { return [withoutS] }
        let withoutES = String(word.dropLast(2))
        if word.hasSuffix("ies") {
            return word.count <= 4 || IrregularWords.endsInE(withoutS) ? [withoutS] : [word.dropLast(3) + "y"]
        }
        if word.hasSuffix("lyses") { return [withoutES + "is"] }
        if IrregularWords.endsInE(withoutS) { return [withoutS] }
        if IrregularWords.isOnlySingular(withoutES) { return [withoutES] }
        // `statuses` is of a word in us, `houses` and `causes` of one in use.
        if word.hasSuffix("uses") {
            return word.hasSuffix("ouses") || word.hasSuffix("auses") ? [withoutS] : [withoutES]
        }
        let endings = ["oes", "sses", "xes", "ches", "shes", "zzes", "tzes"]
        return endings.contains(where: word.hasSuffix) ? [withoutES] : [withoutS]
    }

    // MARK: Names

    private enum Shape {
        case lower
        case raised
        /// `URL`
        case acronym
        /// `URLs`
        case acronymPlural

        func applied(to word: String) -> String {
            self == .raised ? word.prefix(1).uppercased() + word.dropFirst() : word
        }
    }

    /// The last word in lower case, what stands before it, and how it is written.
    private static func cut(_ name: String) -> (rest: String, word: String, shape: Shape) {
        let letters = Array(name)
        var start = letters.count
        while start > 0, letters[start - 1].isLowercase { start -= 1 }
        let small = letters.count - start
        let capitals = letters[..<start].reversed().prefix(while: \.isUppercase).count
        if small == 0, capitals > 1 { return ("", name, .acronym) }
        if small == 1, letters.last == "s", capitals > 1 { return ("", name, .acronymPlural) }
        if capitals > 0 {
            let rest = String(letters[..<(start - 1)])
            return (rest, String(letters[(start - 1)...]).lowercased(), .raised)
        }
        return (String(letters[..<start]), String(letters[start...]), .lower)
    }
}
