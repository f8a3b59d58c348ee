import ScaffoldTemplates

/// A field of a model as the templates are given it.
struct ModelFieldContext {
    private static let lineLength = 120

    let model: ModelLayout
    /// The field is one of a type inside the model.
    var isNested = false

    func record(of field: ModelField) -> [String: TemplateValue] {
        let parameter = parameter(field, layer: .model)
        let dtoParameter = self.parameter(field, layer: .dto)
        return [
            "property": .string(field.name),
            "name": .string(SwiftName.isKeyword(field.name) ? "`\(field.name)`" : field.name),
            "label": .string(SwiftName.label(field.name)),
            "key": .string(field.key),
            "keyLiteral": .string(SwiftText.quoted(field.key)),
            "type": .string(field.shape.spelling(.model)),
            "dtoType": .string(field.shape.spelling(.dto)),
            "qualifiedType": .string(parameter.type),
            "qualifiedDTOType": .string(dtoParameter.type),
            "sample": .string(parameter.sample),
            "dtoSample": .string(dtoParameter.sample),
            "mapping": .string(FieldMapping(model: model.type()).expression(for: field)),
            "isOptional": .bool(field.shape.isOptional),
            "isEnumeration": .bool(field.isEnumeration),
        ]
    }

    /// Type and default of a stub's parameter. Types inside the model have the model's name before them in the stubs of
    /// one another, and go on in the next line where that is too long.
    private func parameter(_ field: ModelField, layer: FieldType.Layer) -> (type: String, sample: String) {
        let owner = model.type(layer == .model ? "" : "DTO")
        let nested = Dictionary(model.nested.map { ($0.name, $0.fields) }) { first, _ in first }
        let literal = FieldLiteral(nested: nested, layer: layer).literal(of: field.shape, field.sample)
        let type = field.shape.spelling(layer, owner: owner)
        let plain = field.shape.spelling(layer)
        let label = SwiftName.label(field.name)
        let lead = label.count + (isNested ? type : plain).count + 5
        let sample = literal.rendered(lead: lead)
        let line = 8 + lead + (sample.split(separator: "\n").first?.count ?? 0) + 1
        guard isNested, line > Self.lineLength, let dot = type.firstIndex(of: ".") else { return (type, sample) }
        return (type[..<dot] + "\n    " + type[dot...], literal.rendered(lead: type.count, indent: "    "))
    }
}
