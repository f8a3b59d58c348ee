import ScaffoldTemplates
import SwiftScan

/// Reads a model's struct as people have edited it since.
struct ModelReader {
    let writer: FeatureWriter
    let file: EditableSource
    let name: Name

    func layout(at index: Int) throws(Failure) -> ModelLayout {
        var nested: [ModelLayout.NestedType] = []
        var samples: [String: JSONValue] = [:]
        let inner = file.source.declarations.indices.filter { index == file.source.declarations[$0].parent }
        let structs = inner.filter { file.source.declarations[$0].kind == .struct }
        let names = Set(structs.map { file.source.declarations[$0].name })
        let enumerations = inner.compactMap(enumeration)
        // Those that stand inside may contain one another, in any order.
        for _ in structs where nested.count < structs.count {
            for type in structs where samples[file.source.declarations[type].name] == nil {
                let fields = try fields(of: type, names: names, enumerations: enumerations, samples: samples)
                guard let fields else { continue }
                let name = file.source.declarations[type].name
                nested.append(ModelLayout.NestedType(name: name, fields: fields))
                samples[name] = ModelLayout.object(of: fields)
            }
        }
        let order = structs.map { file.source.declarations[$0].name }
        nested.sort { (order.firstIndex(of: $0.name) ?? 0) < (order.firstIndex(of: $1.name) ?? 0) }
        let fields = try fields(of: index, names: names, enumerations: enumerations, samples: samples) ?? []
        return ModelLayout(name: name, fields: fields, nested: nested)
    }

    /// nil where a field is of a nested type that has no sample yet.
    private func fields(
        of type: Int,
        names: Set<String>,
        enumerations: [FieldType.Enumeration],
        samples: [String: JSONValue]
    ) throws(Failure) -> [ModelField]? {
        var shapes: [(name: String, shape: FieldType)] = []
        for property in file.storedProperties(of: type) {
            guard let read = try? FieldTypeReader.read(property.type) else {
                shapes.append((property.name, .named(property.type)))
                continue
            }
            let shape = read.replacing { part -> FieldType? in
                guard case .named(let name) = part else { return nil }
                if let enumeration = enumerations.first(where: { $0.name == name }) { return .enumeration(enumeration) }
                return names.contains(name) ? .nested(name) : nil
            }
            let needed = shape.parts.compactMap { part in if case .nested(let name) = part { name } else { nil } }
            if needed.contains(where: { samples[$0] == nil }) { return nil }
            shapes.append((property.name, lookedUp(shape, property)))
        }
        return ModelFields.fields(shapes, samples: samples)
    }

    private func lookedUp(_ shape: FieldType, _ property: StoredProperty) -> FieldType {
        let field = ModelField(name: property.name, shape: shape, sample: .null)
        return (try? writer.resolved([field], of: name, makesEnums: false))?.first?.shape ?? shape
    }

    /// An enum inside the model that is decoded through its text.
    private func enumeration(_ index: Int) -> FieldType.Enumeration? {
        let type = FeatureType(file: file, index: index, inherits: [])
        guard type.rawType == "String", type.cases.contains(where: { $0.name == "unknown" }),
            let first = type.cases.first(where: { $0.name != "unknown" }) ?? type.cases.first
        else { return nil }
        return FieldType.Enumeration(
            name: type.declaration.name,
            isNested: true,
            sample: first.name,
            rawValue: first.rawValue ?? first.name
        )
    }
}
