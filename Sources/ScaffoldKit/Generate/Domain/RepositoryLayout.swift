/// The repository of a model, as it is or is to be.
package struct RepositoryLayout: Hashable, Sendable {
    package var model: ModelLayout
    package var policy: RepositoryPolicy

    package init(model: ModelLayout, policy: RepositoryPolicy) {
        self.model = model
        self.policy = policy
    }

    package var type: String { model.type("Repository") }
    package var contract: String { type + "Contract" }
    /// The container's property: `characterRepository`.
    package var property: String { model.name.lowerCamel + "Repository" }
}
