/// English plurals, as far as names of models and paths of servers need them.
enum Plural {
    /// `categories`, `boxes`, `characters`.
    static func of(_ word: String) -> String {
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        let takesE = ["s", "x", "z", "ch", "sh"].contains { word.hasSuffix($0) }
        return word + (takesE ? "es" : "s")
    }

    /// The words that this one may be the plural of, likeliest first; none where it is no plural.
    static func singulars(of word: String) -> [String] {
        guard word.count > 2, word.hasSuffix("s") else { return [] }
        if ["ss", "us", "is", "news", "News"].contains(where: { word.hasSuffix($0) }) { return [] }
        if word.hasSuffix("ies") { return [word.dropLast(3) + "y", String(word.dropLast())] }
        if ["oes", "ses", "xes", "zes", "ches", "shes"].contains(where: { word.hasSuffix($0) }) {
            return [String(word.dropLast(2)), String(word.dropLast())]
        }
        return [String(word.dropLast())]
    }
}
