import ScaffoldTemplates

extension TemplateContext {
    /// A model, its fields as both layers spell them, and their samples.
    package static func model(_ model: ModelLayout) -> [String: TemplateValue] {
        let parts = model.allFields.flatMap(\.shape.parts)
        var enumerations: [FieldType.Enumeration] = []
        for case .enumeration(let enumeration) in parts
        where !enumerations.contains(where: { $0.name == enumeration.name }) {
            enumerations.append(enumeration)
        }
        var record = spellings(model.name)
        let identifier = model.identifierField.map { ModelFieldContext(model: model).record(of: $0) } ?? [:]
        record["identifier"] = .string(model.identifier ?? "")
        record["identifierSample"] = identifier["sample"] ?? .string("")
        record["fields"] = fields(model.fields, of: model)
        record["nested"] = .list(
            model.nested.map { type in
                .record([
                    "name": .string(type.name),
                    "fields": fields(type.fields, of: model, isNested: true),
                    "hasKeys": .bool(type.fields.contains { $0.key != $0.name }),
                ])
            }
        )
        record["enumerations"] = .list(
            enumerations.map { enumeration in
                .record([
                    "name": .string(enumeration.name),
                    "type": .string(enumeration.spelling(owner: model.type())),
                ])
            }
        )
        record["hasKeys"] = .bool(model.fields.contains { $0.key != $0.name })
        record["hasRequired"] = .bool(model.fields.contains { !$0.shape.isOptional })
        record["hasOptional"] = .bool(model.fields.contains { $0.shape.isOptional })
        record["hasEnumeration"] = .bool(model.fields.contains(where: \.isEnumeration))
        record["isOfTests"] = .bool(ReservedNames.isOfTests(model.type()))
        record["hasDates"] = .bool(model.hasDates)
        record["importsFoundation"] = .bool(model.payload.needsFoundation)
        record["dtoImportsFoundation"] = .bool(
            parts.contains { part in
                if case .plain(let name) = part { SampleValue.isFoundation(name) } else { false }
            }
        )
        record["isSampledAsList"] = .bool(model.sampleCount != nil)
        record["sampleCount"] = .int(model.sampleCount ?? 1)
        record["sampleList"] = .string(sampleList(of: model))
        record["fixture"] = .string(model.sample ?? model.json.rendered + "\n")
        return ["model": .record(record)]
    }

    /// A list's DTOs as Swift; empty for a longer list than anybody reads.
    private static func sampleList(of model: ModelLayout) -> String {
        guard let count = model.sampleCount, count <= longestList,
            let node = try? JSONReader.read(Array((model.sample ?? "").utf8)),
            case .array(let elements) = JSONValue(node)
        else { return "" }
        let nested = Dictionary(model.nested.map { ($0.name, $0.fields) }) { first, _ in first }
        let literal = FieldLiteral(nested: nested, layer: .dto)
        return SwiftLiteral.collection(elements.map { literal.stub(fields: model.fields, $0) })
            .rendered(lead: "let expected: [DTO] = ".count + model.type().count)
    }

    private static let longestList = 5

    /// An enum that a model's fields need and nobody has declared.
    package static func enumeration(_ name: String) -> [String: TemplateValue] {
        ["enumeration": .record(["name": .string(name)])]
    }

    private static func fields(
        _ fields: [ModelField],
        of model: ModelLayout,
        isNested: Bool = false
    ) -> TemplateValue {
        let context = ModelFieldContext(model: model, isNested: isNested)
        return .list(fields.map { .record(context.record(of: $0)) })
    }
}
