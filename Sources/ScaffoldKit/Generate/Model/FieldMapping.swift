/// How a mapper gets a field of one layer out of the other's.
struct FieldMapping {
    enum Direction: Hashable, Sendable { case toModel, toDTO }

    /// The model that is mapped, which may contain itself.
    let model: String
    var direction = Direction.toModel

    /// `input.createdAt.value`, or `input.places.map(makePlace)`. Lines after the first begin at none.
    func expression(for field: ModelField) -> String {
        let lead = SwiftName.label(field.name).count + 2
        let source = "input." + SwiftName.member(field.name)
        return mapped(field.shape, source)?.rendered(lead: lead) ?? source
    }

    /// nil where it is the same in both layers.
    private func mapped(_ type: FieldType, _ source: String) -> SwiftLiteral? {
        switch type {
        case .plain, .named, .codable: nil
        case .date, .model, .nested, .enumeration: one(type, source)
        case .optional(let wrapped):
            if let property = property(wrapped) {
                .atom(source + "?." + property)
            } else if case .set = wrapped {
                closure(source + ".map", wrapped)
            } else if function(wrapped) == nil {
                mapped(wrapped, source + "?")
            } else {
                each(source + ".map", wrapped)
            }
        case .array(let element): each(source + ".map", element)
        case .dictionary(let value): each(source + ".mapValues", value)
        case .set(let element): each(source + ".map", element).map { .call("Set", [argument($0)]) }
        }
    }

    private func one(_ type: FieldType, _ source: String) -> SwiftLiteral? {
        if let property = property(type) { return .atom(source + "." + property) }
        guard let function = function(type) else { return nil }
        let callee = function.hasSuffix(".init") ? String(function.dropLast(".init".count)) : function
        return .call(callee, [argument(.atom(source))])
    }

    /// `source.map(makePlace)`.
    private func each(_ callee: String, _ element: FieldType) -> SwiftLiteral? {
        if let property = property(element) { return .atom(callee + "(\\.\(property))") }
        if let function = function(element) { return .call(callee, [argument(.atom(function))]) }
        return closure(callee, element)
    }

    private func closure(_ callee: String, _ element: FieldType) -> SwiftLiteral? {
        mapped(element, "$0").map { .closure(callee, $0) }
    }

    private func argument(_ value: SwiftLiteral) -> SwiftLiteral.Argument {
        SwiftLiteral.Argument(label: "", value: value)
    }

    /// The property that is the other layer's value; nil where there is none.
    private func property(_ type: FieldType) -> String? {
        switch (type, direction) {
        case (.date, .toModel): "value"
        case (.enumeration, .toDTO): "rawValue"
        default: nil
        }
    }

    /// What maps one value of the type; nil where no function of its own does.
    private func function(_ type: FieldType) -> String? {
        switch (type, direction) {
        case (.date, .toDTO): "DateDTO.init"
        case (.model(let name, _), .toModel): name == model ? "map" : name + "Mapper().map"
        case (.model(let name, _), .toDTO): name == model ? "map" : name + "DTOMapper().map"
        case (.nested(let name), _): "make" + name
        case (.enumeration(let enumeration), .toModel): "make" + enumeration.name
        default: nil
        }
    }
}
