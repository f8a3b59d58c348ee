import SwiftScan

/// The fields of a model as a user writes them: `id: Int, name: String, status: Status?`.
enum ModelFields {
    /// A longer one fits no line.
    static let maximumLength = 40

    /// Names that the struct, its stub or its mapper can't have as a property.
    static let reserved: Set<String> = ["hashValue", "init", "let", "self", "stub", "var"]

    /// Reads the fields; their types are as spelled, looked up nowhere. Errors are `ModelFact.fields` and `.type`.
    static func read(_ text: String) throws(Failure) -> [ModelField] {
        func failure(_ flaw: ModelFact.FieldsFlaw) -> Failure { Failure(.model(.fields(text, flaw))) }
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ").trimmingSpaces()
        if line.isEmpty { throw failure(.none) }
        guard let source = try? SourceFile(Array("enum Fields { case fields(\(line)) }".utf8)),
            source.declarations.count == 1, source.declarations[0].cases.count == 1,
            let item = source.declarations[0].cases.first, let parameters = item.payload,
            source.text(item.range).utf8.elementsEqual("fields(\(line))".utf8)
        else { throw failure(.notSwift) }
        if parameters.isEmpty { throw failure(.none) }
        var shapes: [(name: String, shape: FieldType)] = []
        for parameter in parameters {
            // `let id: Int`, as the struct has it.
            let isProperty = ["let", "var"].contains(parameter.label) && parameter.name != nil
            guard let name = isProperty ? parameter.name : parameter.label,
                isProperty || parameter.name == nil || parameter.name == name
            else { throw failure(.unnamed(type: parameter.type)) }
            guard isName(name) else { throw failure(.name(name)) }
            if parameter.defaultValue != nil { throw failure(.defaultValue(name)) }
            if shapes.contains(where: { $0.name == name }) { throw failure(.twice(name)) }
            shapes.append((name, try shape(of: parameter.type, field: name)))
        }
        return fields(shapes)
    }

    /// The type of a field, or what makes it none.
    static func shape(of type: String, field: String) throws(Failure) -> FieldType {
        do {
            return try FieldTypeReader.read(type)
        } catch {
            throw Failure(.model(.type(type, field: field, error)))
        }
    }

    /// With a sample each; no two have the same, as far as their types allow.
    ///
    /// - Parameter samples: of the types inside the model, by name.
    static func fields(
        _ shapes: [(name: String, shape: FieldType)],
        samples: [String: JSONValue] = [:]
    ) -> [ModelField] {
        var ordinal = 0
        return shapes.map { name, shape in
            let isNumber = shape.parts.contains { part in
                if case .plain(let type) = part { type != "String" } else { part == .date }
            }
            if isNumber { ordinal += 1 }
            return ModelField(
                name: name,
                shape: shape,
                sample: FieldSample(label: name, ordinal: ordinal, nested: samples).value(of: shape)
            )
        }
    }

    /// Lower camel case in ASCII, as the lint wants it.
    static func isName(_ name: String) -> Bool {
        name.first?.isLowercase == true && name.utf8.count <= maximumLength && !reserved.contains(name)
            && name.unicodeScalars.allSatisfy { NameWords.isAllowed($0) && !"-_ .".unicodeScalars.contains($0) }
    }
}
