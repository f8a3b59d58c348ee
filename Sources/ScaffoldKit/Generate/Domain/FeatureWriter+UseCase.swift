import ScaffoldTemplates
import SwiftScan

// Use cases: what a view model asks the domain for.
extension FeatureWriter {
    /// A use case of that kind and result: the one that is there, whatever its name, else one by the usual name, with
    /// the repository that it asks.
    package mutating func ensureUseCase(
        _ kind: UseCaseKind,
        returns: UseCaseResult,
        of model: ModelLayout
    ) throws(Failure) -> UseCaseLayout {
        let repository = try ensureRepository(of: model)
        if let existing = try useCase(kind, returns: returns, of: model) { return existing }
        let layout = UseCaseLayout(kind, returns: returns, of: model)
        let part = part("usecase", layout.inputs)
        if try !declares(layout.contract, "Domain", "UseCases", layout.type + ".swift") {
            try refuseUnfit(layout, for: repository)
            try refuseUnfit(layout, calling: repository)
            let context = context().merging(TemplateContext.useCase(layout, repository: repository)) { $1 }
            let written = try writeAbsent("usecase/repository", context: context, payload: model.identifierPayload)
            try record(part, written: written)
        }
        return layout
    }

    /// The use case that is asked for. Another one of that name is refused.
    mutating func addUseCase(_ layout: UseCaseLayout) throws(Failure) {
        let part = part("usecase", layout.inputs)
        let isAgain = try recorded().has(part)
        try refuseTaken(layout)
        var context = context()
        var template = "usecase/logic"
        if let model = layout.model {
            let repository = try ensureRepository(of: model)
            try refuseUnfit(layout, for: repository)
            try refuseUnfit(layout, calling: repository)
            context.merge(TemplateContext.useCase(layout, repository: repository)) { $1 }
            template = "usecase/repository"
        } else {
            try refuseTaken(layout.name + "Error", "Domain", "UseCases", layout.type + ".swift")
            context.merge(TemplateContext.useCase(layout)) { $1 }
        }
        let written = try write(
            template,
            context: context,
            payload: layout.model?.identifierPayload ?? .none,
            own: isAgain ? .keep : .refuse
        )
        try record(part, written: written)
    }

    /// The use case that the feature's record has, as long as its contract is still there.
    private func useCase(
        _ kind: UseCaseKind,
        returns: UseCaseResult,
        of model: ModelLayout
    ) throws(Failure) -> UseCaseLayout? {
        for part in try recorded().parts where part.template.hasSuffix("/usecase") {
            guard let name = part.inputs["name"] else { continue }
            let layout = UseCaseLayout(name: name, kind: kind, returns: returns, model: model)
            guard part.inputs == layout.inputs else { continue }
            if try declares(layout.contract, "Domain", "UseCases", layout.type + ".swift") { return layout }
        }
        return nil
    }

    private func refuseTaken(_ layout: UseCaseLayout) throws(Failure) {
        guard bench.existing != .overwrite else { return }
        for part in try recorded().parts where part.template.hasSuffix("/usecase") {
            guard part.inputs["name"] == layout.name, part.inputs != layout.inputs else { continue }
            throw Failure(
                .domain(
                    .useCaseTaken(
                        layout.name,
                        kind: part.inputs["kind"] ?? "",
                        returns: part.inputs["returns"] ?? "",
                        model: part.inputs["model"] ?? ""
                    )
                )
            )
        }
    }

    private func refuseUnfit(_ layout: UseCaseLayout, for repository: RepositoryLayout) throws(Failure) {
        if layout.kind == .search, !repository.policy.isRemote {
            throw Failure(.domain(.searchNeedsRemote(model: repository.model.type())))
        }
    }
}
