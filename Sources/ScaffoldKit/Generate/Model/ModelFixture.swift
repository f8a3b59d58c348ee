import SwiftScan

/// What a model's fixture says about its fields: their keys, as its DTO has them, and the values that its stub has too.
struct ModelFixture {
    let writer: FeatureWriter
    let model: String

    /// The layout with keys and samples that are there; what the fixture doesn't fit keeps its own.
    func completing(_ layout: ModelLayout) throws(Failure) -> ModelLayout {
        var layout = layout
        layout.fields = try keyed(layout.fields, type: nil)
        for index in layout.nested.indices {
            layout.nested[index].fields = try keyed(layout.nested[index].fields, type: layout.nested[index].name)
        }
        guard let bytes = try writer.bench.read(writer.fixturePath(of: model)),
            let fixture = try writer.fixture(of: model)
        else { return layout }
        // Where somebody has changed the fields, it is to be written anew.
        if layout.fields.allSatisfy({ $0.shape.fits(fixture[key: $0.key] ?? .null) }) {
            layout.sample = String(decoding: bytes, as: UTF8.self)
            if let node = try? JSONReader.read(bytes), case .array(let elements) = node.value {
                layout.sampleCount = elements.count
            }
        }
        var found: [String: JSONValue] = [:]
        layout.fields = sampled(layout.fields, fixture, &found)
        // Outer types first: their values have the inner ones'.
        for _ in layout.nested {
            for index in layout.nested.indices {
                guard let value = found[layout.nested[index].name] else { continue }
                layout.nested[index].fields = sampled(layout.nested[index].fields, value, &found)
            }
        }
        return layout
    }

    private func keyed(_ fields: [ModelField], type: String?) throws(Failure) -> [ModelField] {
        let keys = try keys(of: type)
        return fields.map { field in
            var field = field
            field.key = keys[field.name] ?? field.key
            return field
        }
    }

    /// The keys that the DTO, or the type of this name inside it, gives its properties.
    private func keys(of type: String?) throws(Failure) -> [String: String] {
        guard let dto = try writer.declaredType(model + "DTO") else { return [:] }
        let declarations = dto.file.source.declarations
        let owner = type.map { name in
            declarations.indices.first { declarations[$0].parent == dto.index && declarations[$0].name == name }
        }
        guard let owner = owner ?? dto.index,
            let index = declarations.indices.first(where: { index in
                declarations[index].parent == owner && declarations[index].name == "CodingKeys"
            })
        else { return [:] }
        let cases = FeatureType(file: dto.file, index: index, inherits: []).cases
        return Dictionary(cases.map { ($0.name, $0.rawValue ?? $0.name) }) { first, _ in first }
    }

    private func sampled(
        _ fields: [ModelField],
        _ object: JSONValue,
        _ found: inout [String: JSONValue]
    ) -> [ModelField] {
        fields.map { field in
            let value = object[key: field.key] ?? .null
            guard field.shape.fits(value) else { return field }
            var field = field
            field.sample = value
            if let (name, value) = field.shape.firstNested(in: value), found[name] == nil { found[name] = value }
            return field
        }
    }
}

extension FieldType {
    /// Whether a value of JSON can be one of the type.
    func fits(_ value: JSONValue) -> Bool {
        switch (self, value) {
        case (.optional(let wrapped), _): value == .null || wrapped.fits(value)
        case (.array(let element), .array(let values)), (.set(let element), .array(let values)):
            values.allSatisfy(element.fits)
        case (.dictionary(let element), .object(let members)): members.allSatisfy { element.fits($0.value) }
        case (.date, .string(let text)): ISODate.read(text) != nil
        case (.enumeration(let enumeration), .string(let text)): text == enumeration.rawValue
        case (.nested, .object): true
        case (.model(_, let fixture), _): value == fixture
        case (.codable(_, let sample), _): value == sample.json
        case (.plain("Bool"), .bool): true
        case (.plain("String"), .string): true
        // A literal is known for one value alone.
        case (.plain("URL"), .string(let text)): text.hasPrefix("file:///")
        case (.plain("UUID"), _), (.plain("Data"), _):
            value == FieldSample(label: "", ordinal: 1).value(of: self)
        case (.plain("Bool"), _), (.plain("String"), _), (.plain("URL"), _): false
        case (.plain(let name), .number(let text)):
            !name.contains("Int") || !text.contains { ".eE".contains($0) }
        default: false
        }
    }

    /// The first value of a type inside the model, and the type's name.
    fileprivate func firstNested(in value: JSONValue) -> (String, JSONValue)? {
        switch (self, value) {
        case (.nested(let name), .object): (name, value)
        case (.optional(let inner), _): inner.firstNested(in: value)
        case (.array(let inner), .array(let values)), (.set(let inner), .array(let values)):
            values.lazy.compactMap(inner.firstNested).first
        case (.dictionary(let inner), .object(let members)):
            members.lazy.compactMap { inner.firstNested(in: $0.value) }.first
        default: nil
        }
    }
}
