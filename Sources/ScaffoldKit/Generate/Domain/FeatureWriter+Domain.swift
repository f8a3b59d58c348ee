import ScaffoldTemplates
import SwiftScan

// What the parts of the domain and data layers have in common: the model that they are about, and files that stay.
extension FeatureWriter {
    /// The names of the feature's models: what the folder of models has, and its record.
    func models() throws(Failure) -> [String] {
        let folder = feature.source("Domain", "Models")
        var names = try recorded().parts.compactMap { $0.inputs["model"] }.filter { !$0.isEmpty }
        guard try bench.tree.kind(of: folder) == .folder else { return names }
        for file in try bench.tree.children(of: folder) where file.hasSuffix(".swift") {
            names.append(String(file.dropLast(".swift".count)))
        }
        return names
    }

    /// A model's name that a command would make the model of: refused where a model that is there is called nearly so, which
    /// is then most likely meant. `insists`: how one says that it isn't.
    func newModel(
        _ text: String,
        among models: [String],
        insists: DomainFact.NewModelWay
    ) throws(Failure) -> Name {
        let name: Name
        do {
            name = try Name(text)
        } catch {
            throw Failure(.name(error))
        }
        if try model(named: name) != nil || models.contains(name.upperCamel) { return name }
        let limit = name.upperCamel.count < 8 ? 1 : 2
        // A slip of the finger seldom hits the first letter: `Beta` and `Zeta` are two models.
        let alike = models.filter { $0.first == name.upperCamel.first }
        if let near = nearest(to: name.upperCamel, among: alike),
            editDistance(Array(near.lowercased()), Array(name.upperCamel.lowercased())) <= limit
        {
            throw Failure(
                .domain(.modelNear(name.upperCamel, nearest: near, feature: feature.name.upperCamel, insists))
            )
        }
        return name
    }

    /// The model of that name as it is there, else the usual one, made now. Refused where nothing can look a value up.
    mutating func domainModel(named name: Name) throws(Failure) -> ModelLayout {
        guard let model = try model(named: name) else {
            let name = try checkedModelName(name)
            try addModel(name, requested: nil)
            return try model(named: name) ?? ModelLayout(name: name)
        }
        guard let identifier = model.identifierField else {
            throw Failure(.domain(.modelWithoutIdentifier(name.upperCamel)))
        }
        // The DTO's is what local sources keep values by, and outside the model a type inside it has another name.
        let isNested = identifier.shape.parts.contains { if case .nested = $0 { true } else { false } }
        guard identifier.shape.spelling(.dto) == identifier.type, !isNested else {
            throw Failure(.domain(.identifierNotPlain(model: name.upperCamel, type: identifier.type)))
        }
        return model
    }

    /// What is missing below a repository or a data source: DTO, mapper, stubs. `--force` is about the part that is asked
    /// for, so that nothing that is there is written over.
    mutating func completeModel(_ model: ModelLayout) throws(Failure) -> [RelativePath] {
        bench.existing == .overwrite ? [] : try ensureModel(model)
    }

    /// A use case of kind logic has its error in its own file, and none of a model's may have the same name.
    func refuseTaken(_ type: String, _ components: String...) throws(Failure) {
        let expected = components.reduce(feature.sources) { $0.appending($1) }
        let path = try bench.fileDeclaring(type, expected: expected, below: feature.sources)
        let isUseCase = path.name.hasSuffix("UseCase.swift") != expected.name.hasSuffix("UseCase.swift")
        if isUseCase, path != expected {
            throw Failure(.domain(.errorTaken(type: type)), at: SourceLocation(path: path))
        }
    }

    /// True where the feature has a type of that name, wherever it is, and that is no model.
    func declares(_ type: String, _ components: String...) throws(Failure) -> Bool {
        let expected = components.reduce(feature.sources) { $0.appending($1) }
        let path = try bench.fileDeclaring(type, expected: expected, below: feature.sources)
        if path != expected, try isModel(type) { return false }
        guard let bytes = try bench.read(path) else { return false }
        return try bench.editable(path, bytes).type(named: type) != nil
    }
}

extension ModelLayout {
    /// What makes the files that name the identifier's type import Foundation.
    var identifierPayload: Payload {
        guard let identifier else { return .none }
        return Payload(
            values: [
                Payload.Value(label: "identifier", name: "identifier", type: identifier, spelling: identifier)
            ]
        )
    }
}
