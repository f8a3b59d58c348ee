import ScaffoldTemplates
import SwiftScan

// Repositories: what use cases ask, over a model's data sources.
extension FeatureWriter {
    /// The model's repository: the one that is there, else one that is `policy`, with all that it needs.
    package mutating func ensureRepository(
        of model: ModelLayout,
        policy: RepositoryPolicy = .localFirst
    ) throws(Failure) -> RepositoryLayout {
        guard let existing = try repository(of: model) else {
            let layout = RepositoryLayout(model: model, policy: policy)
            try addRepository(layout)
            return layout
        }
        try wireRepository(existing, local: localSource(of: model))
        return existing
    }

    /// The repository that is asked for, with the sources that its policy needs. Another policy than that of the one
    /// which is there is refused.
    mutating func addRepository(
        _ layout: RepositoryLayout,
        sources: [DataSourceKind] = [],
        endpoint: String? = nil
    ) throws(Failure) {
        let model = layout.model
        try refuseUnfit(sources, for: layout.policy)
        if endpoint != nil, !layout.policy.isRemote { throw Failure(.domain(.endpointUnfit)) }
        if let existing = try repository(of: model), existing.policy != layout.policy, bench.existing != .overwrite {
            throw Failure(.domain(.repositoryTaken(model: model.type(), policy: existing.policy)))
        }
        let part = part("repository", ["model": model.type(), "policy": layout.policy.rawValue])
        let isAgain = try recorded().has(part)
        let found = try localSource(of: model)
        let local = sources.first(where: \.isLocal) ?? found
        if layout.policy.isRemote { try ensureDataSource(.rest, of: model, endpoint: endpoint) }
        if layout.policy.isLocal {
            for source in sources.filter(\.isLocal) + (sources.contains(local) ? [] : [local]) {
                try ensureDataSource(source, of: model)
            }
        }
        let context = context().merging(TemplateContext.repository(layout)) { $1 }
        let mappers = layout.policy.isRemote ? [] : try ensureDTOMapper(of: model)
        try refuseTaken(model.type("Error"), "Domain", "Errors", model.type("Error.swift"))
        let written =
            try mappers + completeModel(model)
            + writeAbsent("domain-error", context: context)
            + write(
                "repository",
                context: context,
                payload: model.identifierPayload,
                own: isAgain ? .keep : .refuse
            )
        try wireRepository(layout, local: local)
        try forget("repository", of: model)
        try record(part, written: written)
    }

    /// What a local repository saves is a DTO: mappers into it, of the model and of those that it holds.
    private mutating func ensureDTOMapper(of model: ModelLayout) throws(Failure) -> [RelativePath] {
        let mapper = model.type("DTOMapper")
        if try declares(mapper, "Data", "Mappers", mapper + ".swift") { return [] }
        let context = context().merging(TemplateContext.dto(of: model)) { $1 }
        var written = try writeAbsent("dto-mapper", context: context)
        for case .model(let name, _) in model.allFields.flatMap(\.shape.parts) {
            guard let name = try? Name(name), let other = try self.model(named: name) else { continue }
            written += try ensureDTOMapper(of: other)
        }
        return written
    }

    /// The repository that the feature has for a model: its policy is the record's, else what its contract says.
    func repository(of model: ModelLayout) throws(Failure) -> RepositoryLayout? {
        let contract = model.type("RepositoryContract")
        let path = try file(contract, "Domain", "Repositories", contract + ".swift")
        guard let bytes = try bench.read(path) else { return nil }
        let file = try bench.editable(path, bytes)
        guard let type = file.type(named: contract) else { return nil }
        let part = try recorded().parts.first { part in
            part.template.hasSuffix("/repository") && part.inputs["model"] == model.type()
        }
        let policy = part?.inputs["policy"].flatMap { RepositoryPolicy(rawValue: $0) }
        return RepositoryLayout(model: model, policy: policy ?? self.policy(of: type, in: file))
    }

    private func policy(of contract: Int, in file: EditableSource) -> RepositoryPolicy {
        let members = Set(file.members(of: contract).map { file.source.declarations[$0].fullName })
        guard members.contains("get(identifier:cachePolicy:)") else {
            return members.contains("search(_:)") ? .remote : .local
        }
        guard members.contains("get(identifier:)") else { return .all }
        // `cachePolicy: .localFirst` in the contract's extension.
        for index in file.source.tokens.indices.dropLast(3) where file.text(ofToken: index) == "cachePolicy" {
            if let policy = RepositoryPolicy(defaultCase: file.text(ofToken: index + 3)) { return policy }
        }
        return .all
    }

    private func refuseUnfit(_ sources: [DataSourceKind], for policy: RepositoryPolicy) throws(Failure) {
        for source in sources where source.isLocal ? !policy.isLocal : !policy.isRemote {
            throw Failure(.domain(.sourceUnfit(source, policy: policy)))
        }
    }

    /// Under `--force` a repository of another policy takes the place of the one that was there.
    private mutating func forget(_ template: String, of model: ModelLayout) throws(Failure) {
        var record = try recorded()
        record.parts.removeAll { $0.template.hasSuffix("/" + template) && $0.inputs["model"] == model.type() }
        if try bench.read(feature.record) != nil { try bench.set(feature.record, to: Array(record.rendered.utf8)) }
    }
}
