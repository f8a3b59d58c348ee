import ScaffoldTemplates

extension TemplateContext {
    /// A repository over a local source of this kind, where it has one, with its model.
    package static func repository(
        _ layout: RepositoryLayout,
        local: DataSourceKind = .memory
    ) -> [String: TemplateValue] {
        var context = domain(layout.model)
        context["repository"] = .record([
            "property": .string(layout.property),
            "local": .string(layout.policy.isLocal ? layout.model.type(local.suffix) : ""),
            "isRemote": .bool(layout.policy.isRemote),
            "isLocal": .bool(layout.policy.isLocal),
            "isCached": .bool(layout.policy.isCached),
            "defaultPolicy": .string(layout.policy.defaultCase ?? ""),
        ])
        return context
    }

    /// The data sources of a model, with the model.
    package static func dataSource(of model: ModelLayout, endpoint: String? = nil) -> [String: TemplateValue] {
        var context = domain(model)
        context["datasource"] = .record([
            "endpoint": .string(endpoint ?? Endpoint.usual(for: model.name)),
            "variation": .string(model.variation ?? ""),
        ])
        return context
    }

    /// A model's way back into its DTO.
    package static func dto(of model: ModelLayout) -> [String: TemplateValue] {
        let mapping = FieldMapping(model: model.type(), direction: .toDTO)
        func fields(_ fields: [ModelField]) -> TemplateValue {
            .list(
                fields.map { field in
                    .record([
                        "label": .string(SwiftName.label(field.name)),
                        "mapping": .string(mapping.expression(for: field)),
                    ])
                }
            )
        }
        var context = self.model(model)
        context["dto"] = .record([
            "fields": fields(model.fields),
            "nested": .list(
                model.nested.map { .record(["name": .string($0.name), "fields": fields($0.fields)]) }
            ),
        ])
        return context
    }

    /// A use case; where it asks a repository, with that one and its model.
    package static func useCase(
        _ useCase: UseCaseLayout,
        repository: RepositoryLayout? = nil
    ) -> [String: TemplateValue] {
        var context = repository.map { self.repository($0) } ?? [:]
        var record: [String: TemplateValue] = [
            "name": .string(useCase.name),
            "title": .string((try? Name(useCase.name))?.title ?? useCase.name),
            "type": .string(useCase.type),
            "contract": .string(useCase.contract),
            "mock": .string(useCase.mock),
            "property": .string(useCase.property),
            "construction": .string(useCase.construction),
            "kind": .string(useCase.kind.rawValue),
            "isPage": .bool(useCase.returns == .page),
        ]
        if let model = useCase.model, let policy = repository?.policy {
            let argument = Argument(useCase, model: model)
            record["argument"] = .string(argument.name)
            record["argumentType"] = .string(argument.type)
            record["argumentSample"] = argument.sample.map { .string($0) } ?? identifierSample(of: model)
            record["calls"] = .string(argument.calls)
            record["result"] = .string(useCase.returns == .page ? "[\(model.type())]" : model.type())
            record["policy"] = .string(statedPolicy(of: useCase.kind, policy) ?? "")
            record["expectedPolicy"] = .string(statedPolicy(of: useCase.kind, policy) ?? policy.defaultCase ?? "")
        }
        context["usecase"] = .record(record)
        return context
    }

    /// A model, and where lines break that its name makes too long.
    package static func domain(_ model: ModelLayout) -> [String: TemplateValue] {
        let length = model.type().count
        var context = self.model(model)
        context["wrap"] = .record([
            "open": .string(length > 16 ? "\n        " : ""),
            "close": .string(length > 16 ? "\n    " : ""),
            "arrow": .string(length > 33 ? "\n        -> " : " -> "),
            "body": .string(length > 33 ? "\n    {" : " {"),
            "conformance": .string(length > 29 ? "\n    " : " "),
            "brace": .string(length > 29 ? "\n" : " "),
        ])
        return context
    }

    /// The policy that the call must state: where the repository has none of its own, or another one.
    static func statedPolicy(of kind: UseCaseKind, _ policy: RepositoryPolicy) -> String? {
        guard policy.isCached else { return nil }
        return switch kind {
        case .get: policy.defaultCase == nil ? "localFirst" : nil
        case .refresh: "remoteFirst"
        case .search, .logic: nil
        }
    }

    private static func identifierSample(of model: ModelLayout) -> TemplateValue {
        guard case .record(let record) = self.model(model)["model"] else { return .string("") }
        return record["identifierSample"] ?? .string("")
    }

    /// What a use case is executed with; `calls` is where its mock keeps it.
    private struct Argument {
        var name: String
        var type: String
        /// nil: an identifier's.
        var sample: String?
        var calls: String

        init(_ useCase: UseCaseLayout, model: ModelLayout) {
            switch (useCase.kind, useCase.returns) {
            case (.search, _): self.init(name: "query", type: "String", sample: "\"query\"", calls: "executedQueries")
            case (_, .page): self.init(name: "page", type: "Int", sample: "2", calls: "executedPages")
            default:
                self.init(name: "identifier", type: model.identifier ?? "", calls: "executedIdentifiers")
            }
        }

        private init(name: String, type: String, sample: String? = nil, calls: String) {
            self.name = name
            self.type = type
            self.sample = sample
            self.calls = calls
        }
    }
}
