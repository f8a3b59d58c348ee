import ScaffoldTemplates

package enum UseCaseKind: String, CaseIterable, Hashable, Sendable { case get, refresh, search, logic }
package enum UseCaseResult: String, CaseIterable, Hashable, Sendable { case one, page }
package struct UseCaseLayout: Hashable, Sendable {
    var name: String
    var kind: UseCaseKind
    var returns: UseCaseResult
    var model: ModelLayout
    var type: String { name + "UseCase" }
    var contract: String { type + "Contract" }
    var mock: String { type + "Mock" }
    var property: String { name.prefix(1).lowercased() + name.dropFirst() }
    var construction: String { "\(type)(\n    repository: \(model.name.lowerCamel)Repository\n)" }
}
extension TemplateContext {
    static func useCase(_ layout: UseCaseLayout) -> [String: TemplateValue] {
        ["useCase": .record([
            "type": .string(layout.type), "contract": .string(layout.contract), "mock": .string(layout.mock),
            "property": .string(layout.property),
        ])]
    }
}
extension FeatureWriter {
    mutating func ensureUseCase(
        _ kind: UseCaseKind, returns: UseCaseResult, of model: ModelLayout
    ) throws(Failure) -> UseCaseLayout {
        let verb = kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
        return UseCaseLayout(
            name: verb + model.name.upperCamel + (kind != .search && returns == .page ? "Page" : ""), kind: kind, returns: returns, model: model
        )
    }
}
