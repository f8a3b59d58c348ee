/// A use case, as it is or is to be.
package struct UseCaseLayout: Hashable, Sendable {
    /// Without its suffix: `GetCharacterPage`.
    package var name: String
    package var kind: UseCaseKind
    /// nil for logic, like the model.
    package var returns: UseCaseResult?
    package var model: ModelLayout?

    package init(name: String, kind: UseCaseKind, returns: UseCaseResult? = nil, model: ModelLayout? = nil) {
        self.name = name
        self.kind = kind
        self.returns = returns
        self.model = model
    }

    /// `Get{M}`, `Get{M}Page`, `Refresh{M}`, `Refresh{M}Page`, `Search{M}`.
    package init(_ kind: UseCaseKind, returns: UseCaseResult, of model: ModelLayout) {
        let verb = kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
        let suffix = returns == .page && kind != .search ? "Page" : ""
        self.init(name: verb + model.type() + suffix, kind: kind, returns: returns, model: model)
    }

    package var type: String { name + "UseCase" }
    package var contract: String { type + "Contract" }
    package var mock: String { type + "Mock" }

    /// What its property or argument is called: `getCharacterPage`.
    package var property: String {
        // A default name may be longer than a name may be.
        (try? Name(name))?.lowerCamel ?? name.prefix(1).lowercased() + name.dropFirst()
    }

    /// How the container makes it: `GetCharacterPageUseCase(repository: characterRepository)`.
    package var construction: String {
        guard let model else { return type + "()" }
        return "\(type)(repository: \(RepositoryLayout(model: model, policy: .localFirst).property))"
    }

    /// What it is in the feature's record.
    var inputs: [String: String] {
        [
            "name": name, "kind": kind.rawValue, "model": model?.type() ?? "", "returns": returns?.rawValue ?? "",
        ]
    }
}
