import ScaffoldTemplates

/// A view model as it is to be written: its kind, what it shows, and what it is given.
struct ViewModelLayout: Hashable, Sendable {
    var screen: ScreenLayout
    var kind: ViewModelKind
    /// nil where the kind needs none.
    var model: ModelLayout?
    /// Gets what is shown; nil where the kind needs none.
    var load: UseCaseLayout?
    /// Gets it anew; the same as `load` where the repository asks its remote source anyway.
    var refresh: UseCaseLayout?
    /// The case that shows an item's detail; nil where there is none, or no navigator to go there.
    var detail: CaseSpelling?
    /// False where the repository has no remote source.
    var isRemote = true

    /// `CharacterFilter`, for a screen with either of the names `Character` and `CharacterFilter`.
    var filterName: String {
        let name = screen.name.upperCamel
        return name.hasSuffix("Filter") ? name : name + "Filter"
    }

    /// `characterFilterStore`
    var filterStore: String {
        let name = screen.name.lowerCamel
        return (name.hasSuffix("Filter") || name == "filter" ? name : name + "Filter") + "Store"
    }

    /// The payload's value that says which model a detail screen is about: the only one of the identifier's type, else the
    /// one that is called so.
    var identifier: Payload.Value? {
        guard kind == .detail, let model, let type = model.identifier else { return nil }
        let values = screen.payload.values.filter { $0.type == type }
        guard values.count != 1 else { return values.first }
        let names = ["identifier", "id", model.name.lowerCamel + "Identifier", model.name.lowerCamel + "ID"]
        let named = values.filter { names.contains($0.name) }
        return named.count == 1 ? named.first : nil
    }
}
