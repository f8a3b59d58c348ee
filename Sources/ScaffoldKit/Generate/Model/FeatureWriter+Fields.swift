import ScaffoldTemplates
import SwiftScan

// What the names in a model's fields stand for in the feature.
extension FeatureWriter {
    /// How deep the properties of a type that decodes itself are followed for a sample.
    private static let maximumDepth = 4

    /// The fields with every name looked up in the feature.
    ///
    /// - Parameter makesEnums: true: a name that nobody has declared becomes an enum, which is to be written.
    func resolved(
        _ fields: [ModelField],
        of model: Name,
        makesEnums: Bool = true
    ) throws(Failure) -> [ModelField] {
        var shapes: [(name: String, shape: FieldType)] = []
        for field in fields {
            let shape = try resolved(
                field.shape,
                field: field.name,
                model: model.upperCamel,
                depth: makesEnums ? 0 : 1
            )
            if shape == .model(model.upperCamel, fixture: nil)
                || shape == .optional(.model(model.upperCamel, fixture: nil))
            {
                throw Failure(.model(.type(field.type, field: field.name, .declared(.itself))))
            }
            shapes.append((field.name, shape))
        }
        return ModelFields.fields(shapes)
    }

    private func resolved(
        _ type: FieldType,
        field: String,
        model: String,
        depth: Int
    ) throws(Failure) -> FieldType {
        try type.replacing { part throws(Failure) in
            guard case .named(let name) = part else { return nil }
            if name == model { return .model(name, fixture: nil) }
            func failure(_ flaw: ModelFact.DeclaredFlaw) -> Failure {
                Failure(.model(.type(name, field: field, .declared(flaw))))
            }
            guard let declared = try declaredType(name) else {
                // Inside a type that is there, it comes from elsewhere.
                if depth > 0 { throw failure(.undeclared) }
                if ReservedNames.owner(ofType: name) != nil || (try? Name(name)) == nil {
                    throw Failure(.model(.type(name, field: field, .notDecodable)))
                }
                return .enumeration(FieldType.Enumeration(name: name, sample: "unknown", rawValue: "unknown"))
            }
            switch declared.declaration.kind {
            case .enum:
                guard let type = enumeration(name, declared) else {
                    throw failure(declared.isCodable ? .noSample : .enumWithoutUnknown)
                }
                return type
            case .struct:
                if try hasDTO(name) {
                    guard let fixture = try fixture(of: name) else {
                        throw failure(.noFixture(path: fixturePath(of: name).string))
                    }
                    return .model(name, fixture: fixture)
                }
                guard declared.isCodable else { throw failure(.notCodable) }
                guard depth <= Self.maximumDepth,
                    let sample = try sample(of: name, declared, model: model, depth: depth + 1)
                else { throw failure(.noSample) }
                return .codable(name, sample: sample)
            case .typealias: throw failure(.alias)
            default: throw failure(.notValue(kind: "a \(declared.declaration.kind.rawValue)"))
            }
        }
    }

    /// An enum with raw values: through its text where it has a case for unknown ones, else as it decodes itself.
    private func enumeration(_ name: String, _ declared: FeatureType) -> FieldType? {
        guard let rawType = declared.rawType else { return nil }
        let isKnown = { (item: (name: String, rawValue: String?)) in item.name != "unknown" }
        guard let first = declared.cases.first(where: isKnown) ?? declared.cases.first else { return nil }
        if rawType == "String", declared.cases.contains(where: { !isKnown($0) }) {
            return .enumeration(
                FieldType.Enumeration(name: name, sample: first.name, rawValue: first.rawValue ?? first.name)
            )
        }
        guard declared.isCodable else { return nil }
        let literal = SwiftLiteral.atom("." + SwiftName.member(first.name))
        let json: JSONValue =
            rawType == "String" ? .string(first.rawValue ?? first.name) : .number(first.rawValue ?? "0")
        return .codable(name, sample: FieldType.Sample(literal: literal, json: json))
    }

    /// A value of a struct that decodes itself and has nothing but properties that can be written; else nil.
    private func sample(
        of name: String,
        _ declared: FeatureType,
        model: String,
        depth: Int
    ) throws(Failure) -> FieldType.Sample? {
        let members = declared.file.members(of: declared.index).map { declared.file.source.declarations[$0] }
        // With an initialiser or keys of its own it may look different, in Swift and in JSON.
        if members.contains(where: { $0.kind == .initializer || $0.name == "CodingKeys" }) { return nil }
        var shapes: [(name: String, shape: FieldType)] = []
        for property in declared.file.storedProperties(of: declared.index) {
            guard let type = try? FieldTypeReader.read(property.type),
                let shape = try? resolved(type, field: property.name, model: model, depth: depth),
                !shape.parts.contains(where: { $0.isMapped })
            else { return nil }
            shapes.append((property.name, shape))
        }
        if shapes.isEmpty { return nil }
        let fields = ModelFields.fields(shapes)
        let writer = FieldLiteral(nested: [:], layer: .model)
        let arguments = fields.map { field in
            SwiftLiteral.Argument(
                label: SwiftName.label(field.name),
                value: writer.literal(of: field.shape, field.sample)
            )
        }
        return FieldType.Sample(
            literal: .call(name, arguments),
            json: ModelLayout.object(of: fields)
        )
    }

    private func hasDTO(_ name: String) throws(Failure) -> Bool {
        guard try declaredType(name + "DTO") != nil else { return false }
        return try declaredType(name + "Mapper") != nil
    }

    func fixturePath(of model: String) -> RelativePath {
        let name = (try? Name(model))?.kebab ?? model
        return feature.test("Shared", "Fixtures", name + ".json")
    }

    /// What a model's fixture holds, its first element where it is a list; nil where there is none.
    func fixture(of model: String) throws(Failure) -> JSONValue? {
        guard let bytes = try bench.read(fixturePath(of: model)), let node = try? JSONReader.read(bytes) else {
            return nil
        }
        let value = JSONValue(node)
        if case .array(let elements) = value { return elements.first }
        return value
    }
}

extension FieldType {
    /// True where model and DTO differ.
    fileprivate var isMapped: Bool {
        switch self {
        case .date, .model, .nested, .enumeration: true
        default: false
        }
    }
}
