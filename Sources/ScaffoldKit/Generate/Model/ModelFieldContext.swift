import ScaffoldTemplates

/// A field of a model as the templates are given it.
struct ModelFieldContext {
    let model: ModelLayout

    func record(of field: ModelField) -> [String: TemplateValue] {
        let type = model.type()
        return [
            "property": .string(field.name),
            "name": .string(SwiftName.isKeyword(field.name) ? "`\(field.name)`" : field.name),
            "label": .string(SwiftName.label(field.name)),
            "key": .string(field.key),
            "keyLiteral": .string(SwiftText.quoted(field.key)),
            "type": .string(field.shape.spelling(.model)),
            "dtoType": .string(field.shape.spelling(.dto)),
            "qualifiedType": .string(field.shape.spelling(.model, owner: type)),
            "qualifiedDTOType": .string(field.shape.spelling(.dto, owner: type + "DTO")),
            "sample": .string(sample(of: field, layer: .model)),
            "dtoSample": .string(sample(of: field, layer: .dto)),
            "mapping": .string(FieldMapping(model: type).expression(for: field)),
            "isOptional": .bool(field.shape.isOptional),
            "isEnumeration": .bool(field.isEnumeration),
        ]
    }

    private func sample(of field: ModelField, layer: FieldType.Layer) -> String {
        let nested = Dictionary(model.nested.map { ($0.name, $0.fields) }) { first, _ in first }
        let type = field.shape.spelling(layer, owner: model.type(layer == .model ? "" : "DTO"))
        return FieldLiteral(nested: nested, layer: layer)
            .literal(of: field.shape, field.sample)
            .rendered(lead: field.name.count + type.count + 5)
    }
}
