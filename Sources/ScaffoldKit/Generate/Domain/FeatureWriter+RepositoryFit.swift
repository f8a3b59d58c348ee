import SwiftScan

// Whether a repository that somebody has written by hand, or edited, has what a use case asks it for.
extension FeatureWriter {
    /// Refuses a use case that would call what isn't there, with what is missing.
    func refuseUnfit(_ layout: UseCaseLayout, calling repository: RepositoryLayout) throws(Failure) {
        let path = try file(
            repository.contract,
            "Domain",
            "Repositories",
            repository.contract + ".swift"
        )
        guard let bytes = try bench.read(path) else { return }
        let contract = try bench.editable(path, bytes)
        let wanted = RepositoryRequirement(layout, repository: repository)
        let members = try requirements(of: repository.contract)
        guard members.contains(where: wanted.isMet) else {
            let owner = contract.type(named: repository.contract)
            throw Failure(
                .present(.requirementMissing(contract: repository.contract, text: wanted.text)),
                at: contract.location(of: owner.map { contract.source.declarations[$0].nameRange.lowerBound } ?? 0)
            )
        }
        // What the command writes for a repository of its own is there, or was left out on purpose.
        let isRecorded = try recorded().parts.contains { part in
            part.template.hasSuffix("/repository") && part.inputs["model"] == repository.model.type()
        }
        if isRecorded { return }
        let model = repository.model.type()
        if try !declares(model + "Error", "Domain", "Errors", model + "Error.swift") {
            throw Failure(
                .present(.partMissing(model + "Error", of: repository.type)),
                at: SourceLocation(path: path)
            )
        }
        let mock = repository.type + "Mock"
        let mockFile = try testFile(mock, "Shared", "Mocks", mock + ".swift")
        guard try bench.read(mockFile) != nil else {
            throw Failure(.present(.partMissing(mock, of: repository.type)), at: SourceLocation(path: path))
        }
    }

    /// The container's property for a repository that was written by hand may need what isn't there.
    func refuseUnknownParts(of repository: RepositoryLayout, property: String, local: DataSourceKind) throws(Failure) {
        let model = repository.model
        var types = [repository.type]
        if repository.policy.isRemote { types.append(model.type(DataSourceKind.rest.suffix)) }
        if repository.policy.isLocal { types.append(model.type(local.suffix)) }
        for type in types {
            let isRepository = type == repository.type
            let folder = isRepository ? "Repositories" : "DataSources"
            if try declares(type, "Data", folder, type + ".swift") { continue }
            throw Failure(
                .present(.containerProperty(missing: type, repository: repository.type, text: property)),
                at: SourceLocation(path: try containerFile())
            )
        }
    }

    /// The functions of a protocol and its extensions, and each one's text.
    private func requirements(of contract: String) throws(Failure) -> [(declaration: Declaration, text: String)] {
        let files = try bench.tree.files(
            below: [feature.sources],
            suffix: ".swift",
            containingAny: [Array(contract.utf8)],
            skip: { _ in false }
        )
        var found: [(declaration: Declaration, text: String)] = []
        for candidate in files {
            let file = try bench.editable(candidate.path, candidate.bytes)
            let declarations = file.source.declarations
            for declaration in declarations where declaration.kind == .func {
                guard let parent = declaration.parent, declarations[parent].name == contract else { continue }
                let end = declaration.body.map { $0.lowerBound - 1 } ?? declaration.range.upperBound
                found.append((declaration, file.source.folded(declaration.range.lowerBound..<end)))
            }
        }
        return found
    }
}

/// What a use case calls of its repository.
private struct RepositoryRequirement {
    /// With its labels: `get(identifier:cachePolicy:)`.
    let name: String
    let error: String
    let result: String
    /// As the contract would declare it.
    let text: String

    init(_ useCase: UseCaseLayout, repository: RepositoryLayout) {
        let model = repository.model.type()
        let isPage = useCase.returns == .page
        error = model + "Error"
        result = isPage ? "[\(model)]" : model
        let statesPolicy = TemplateContext.statedPolicy(of: useCase.kind, repository.policy) != nil
        let policy = statesPolicy ? ", cachePolicy: CachePolicy" : ""
        let label = statesPolicy ? "cachePolicy:" : ""
        switch (useCase.kind, isPage) {
        case (.search, _):
            name = "search(_:)"
            text = "func search(_ query: String) async throws(\(error)) -> \(result)"
        case (_, true):
            name = "getPage(_:\(label))"
            text = "func getPage(_ page: Int\(policy)) async throws(\(error)) -> \(result)"
        case (_, false):
            name = "get(identifier:\(label))"
            let identifier = repository.model.identifier ?? "Int"
            text = "func get(identifier: \(identifier)\(policy)) async throws(\(error)) -> \(result)"
        }
    }

    func isMet(by member: (declaration: Declaration, text: String)) -> Bool {
        guard member.declaration.fullName == name, member.declaration.type == result else { return false }
        // One that throws nothing else, or nothing, fits as well.
        let throwsAnything = member.text.contains(" throws ") || member.text.hasSuffix(" throws")
        let throwsOther =
            member.text.contains("throws(") && !member.text.contains("throws(\(error))")
            && !member.text.contains("throws(Never)")
        return !throwsAnything && !throwsOther
    }
}
