@testable import ScaffoldKit

extension Workshop {
    @discardableResult
    mutating func addUseCase(
        _ name: String,
        kind: UseCaseKind = .get,
        model: String? = nil,
        returns: UseCaseResult? = nil,
        to feature: String? = "Home",
        options: GenerationOptions = .init()
    ) throws -> GenerationPlan {
        let model = try model.map { try Name($0) }
        let plan = try AddUseCase(name: Name(name), kind: kind, model: model, returns: returns, feature: feature)
            .plan(in: workspace, options: options)
        apply(plan.changeset)
        return plan
    }

    @discardableResult
    mutating func addRepository(
        _ model: String,
        policy: RepositoryPolicy = .localFirst,
        sources: [DataSourceKind] = [],
        url: String? = nil,
        to feature: String? = "Home",
        options: GenerationOptions = .init()
    ) throws -> GenerationPlan {
        let plan = try AddRepository(
            model: Name(model),
            policy: policy,
            sources: sources,
            feature: feature,
            endpoint: url
        ).plan(in: workspace, options: options)
        apply(plan.changeset)
        return plan
    }

    @discardableResult
    mutating func addDataSource(
        _ model: String,
        source: DataSourceKind = .rest,
        url: String? = nil,
        to feature: String? = "Home",
        options: GenerationOptions = .init()
    ) throws -> GenerationPlan {
        let plan = try AddDataSource(model: Name(model), sources: [source], feature: feature, endpoint: url)
            .plan(in: workspace, options: options)
        apply(plan.changeset)
        return plan
    }

    /// The file of a feature's record or source that has this name; nil where there is none, or several.
    func path(ofFile name: String) -> String? {
        let found = tree.contents.keys.filter { $0.name == name }
        return found.count == 1 ? found.first?.string : nil
    }

    func text(ofFile name: String) -> String {
        path(ofFile: name).flatMap { self[$0] } ?? ""
    }
}
