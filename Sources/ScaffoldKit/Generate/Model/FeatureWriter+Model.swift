import SwiftScan

// A model: its struct, DTO, mapper, stubs, fixture and tests.
extension FeatureWriter {
    /// Writes what is missing of a model; what is there stays. Returns the paths of what was written.
    package mutating func ensureModel(_ layout: ModelLayout) throws(Failure) -> [RelativePath] {
        let context = context().merging(TemplateContext.model(layout)) { $1 }
        var written = try writeMissing("model", context: context)
        if layout.hasDates { written += try writeMissing("date-dto", context: context) }
        return written
    }

    /// A model with the fields that are asked for, and its place in the feature's record.
    mutating func addModel(_ layout: ModelLayout) throws(Failure) {
        let written = try ensureModel(layout)
        try record(
            FeatureRecord.Part(
                template: "\(bench.configuration.kit)/model",
                version: Version.current,
                inputs: ["model": layout.name.upperCamel, "fields": layout.fieldList]
            ),
            written: written
        )
    }

    /// The model of that name as its struct has it by now; nil where the feature has none.
    package func model(named name: Name) throws(Failure) -> ModelLayout? {
        guard let file = try modelFile(of: name), let type = file.type(named: name.upperCamel, kinds: [.struct]) else {
            return nil
        }
        return ModelLayout(name: name, fields: file.storedFields(of: type))
    }

    /// The file with the model's struct; nil where the feature has none.
    private func modelFile(of name: Name) throws(Failure) -> EditableSource? {
        let path = try file(name.upperCamel, "Domain", "Models", name.upperCamel + ".swift")
        guard let bytes = try bench.read(path) else { return nil }
        return try bench.editable(path, bytes)
    }
}

extension EditableSource {
    /// The stored properties of an instance, in source order; one whose type isn't written is left out.
    func storedFields(of type: Int) -> [ModelField] {
        source.declarations.filter { $0.parent == type && $0.isStored }.compactMap { declaration in
            declaration.type.map { ModelField(name: declaration.name, type: $0) }
        }
    }
}
