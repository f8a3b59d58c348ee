extension Name {
    /// With its last word in the singular, by English's regular forms: `Characters` is about a `Character`, `Categories` about
    /// a `Category`. What is no plural stays.
    package var singular: Name {
        let text = upperCamel
        let ending = { (suffix: String) in text.lowercased().hasSuffix(suffix) }
        if ["ss", "us", "is", "news", "series", "species"].contains(where: ending) { return self }
        let shorter: String
        if ending("ies"), text.count > 4 {
            shorter = text.dropLast(3) + "y"
        } else if ["sses", "xes", "ches", "shes", "zes"].contains(where: ending) {
            shorter = String(text.dropLast(2))
        } else if ending("s"), text.count > 1 {
            shorter = String(text.dropLast())
        } else {
            return self
        }
        return (try? Name(shorter)) ?? self
    }
}
