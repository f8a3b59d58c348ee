import ScaffoldTemplates
import SwiftScan

// Data sources: remote ones fetch, local ones keep.
extension FeatureWriter {
    /// The data source that is asked for, with what it needs.
    mutating func addDataSource(
        _ source: DataSourceKind,
        of model: ModelLayout,
        endpoint: String? = nil
    ) throws(Failure) {
        try refuseOtherEndpoint(endpoint, of: model)
        let part = part("datasource", ["model": model.type(), "source": source.rawValue])
        let isAgain = try recorded().has(part)
        let context = dataSourceContext(model, endpoint: endpoint)
        var written = try writeSurroundings(of: source, model, context)
        written += try write(
            source.template,
            context: context,
            payload: model.identifierPayload,
            own: isAgain ? .keep : .refuse
        )
        try record(part, written: written)
    }

    /// The data source where it is missing; what is there stays.
    mutating func ensureDataSource(
        _ source: DataSourceKind,
        of model: ModelLayout,
        endpoint: String? = nil
    ) throws(Failure) {
        if source == .rest { try refuseOtherEndpoint(endpoint, of: model) }
        if try has(source, of: model) { return }
        let context = dataSourceContext(model, endpoint: endpoint)
        let written =
            try writeSurroundings(of: source, model, context)
            + writeAbsent(source.template, context: context, payload: model.identifierPayload)
        try record(part("datasource", ["model": model.type(), "source": source.rawValue]), written: written)
    }

    func has(_ source: DataSourceKind, of model: ModelLayout) throws(Failure) -> Bool {
        let type = model.type(source.suffix)
        return try declares(type, "Data", "DataSources", type + ".swift")
    }

    /// The local source for a repository: the one that is there, else one in memory.
    func localSource(of model: ModelLayout) throws(Failure) -> DataSourceKind {
        if try has(.memory, of: model) { return .memory }
        return try has(.userDefaults, of: model) ? .userDefaults : .memory
    }

    private func dataSourceContext(_ model: ModelLayout, endpoint: String?) -> [String: TemplateValue] {
        context().merging(TemplateContext.dataSource(of: model, endpoint: endpoint)) { $1 }
    }

    /// Errors, contract and mock of a source.
    private mutating func writeSurroundings(
        of source: DataSourceKind,
        _ model: ModelLayout,
        _ context: [String: TemplateValue]
    ) throws(Failure) -> [RelativePath] {
        try completeModel(model)
            + writeAbsent("datasource/error", context: context)
            + writeAbsent(source.contractTemplate, context: context, payload: model.identifierPayload)
    }

    /// A source that is there has its endpoint; another one is a line to edit, not a file to write.
    private func refuseOtherEndpoint(_ endpoint: String?, of model: ModelLayout) throws(Failure) {
        guard let endpoint, bench.existing == .refuse else { return }
        let type = model.type(DataSourceKind.rest.suffix)
        let path = try file(type, "Data", "DataSources", type + ".swift")
        guard let bytes = try bench.read(path) else { return }
        let source = try bench.editable(path, bytes).source
        let isThere = source.tokens.indices.contains { source.text(ofToken: $0) == "\"\(endpoint)\"" }
        if !isThere {
            throw Failure(.domain(.endpointTaken(type: type)), at: SourceLocation(path: path))
        }
    }
}

extension ModelLayout {
    /// A stub's argument that makes another value with the same identifier, for tests: `name: "other"`.
    var variation: String? {
        for field in fields where field.name != "id" {
            switch field.type {
            case "String", "String?": return "\(SwiftName.label(field.name)): \"other\""
            case "Int", "Int?": return "\(SwiftName.label(field.name)): 99"
            default: continue
            }
        }
        return nil
    }
}
