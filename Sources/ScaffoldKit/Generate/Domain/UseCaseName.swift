/// What the name of a use case says about its model and its result: `GetCharacters` is a page of `Character` values.
struct UseCaseName {
    /// The model's name as the use case's has it, in either number.
    let word: String
    /// True where it ends in `Page` or `List`.
    let isPage: Bool
    /// True where it begins with one of `verbs`: what follows is a model, also one that isn't there yet.
    let hasVerb: Bool

    static let verbs = ["Get", "Refresh", "Search", "Fetch", "Load"]

    init(_ name: Name) {
        var rest = name
        for verb in Self.verbs {
            if rest.upperCamel.hasPrefix(verb), let verb = try? Name(verb), let shorter = rest.droppingPrefix(verb) {
                rest = shorter
                break
            }
        }
        hasVerb = rest != name
        let shorter = rest.droppingSuffix(["Page", "List"])?.name
        isPage = shorter != nil
        word = (shorter ?? rest).upperCamel
    }

    var isPlural: Bool { Inflection.isPlural(word) }

    /// The model that is meant, among those that are there, else a new one; nil where the plural is that of several words.
    /// `isPlural` says whether the name has it in the plural.
    func model(among models: [String]) -> (name: String, isPlural: Bool)? {
        if models.contains(word) { return (word, false) }
        if let known = Inflection.readings(of: word).first(where: models.contains) { return (known, true) }
        if let known = models.first(where: { Inflection.plural(of: $0) == word }) { return (known, true) }
        // `GetCharacter` where somebody has called the model `Characters`.
        if let known = models.first(where: { Inflection.readings(of: $0).contains(word) }) { return (known, false) }
        let singulars = Inflection.singulars(of: word)
        guard !singulars.isEmpty else { return (word, false) }
        return singulars.count == 1 ? (singulars[0], true) : nil
    }
}
