/// How a mapper gets a field of the model out of the DTO.
struct FieldMapping {
    /// The model that is mapped, which may contain itself.
    let model: String

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
        case .date: .atom(source + ".value")
        case .model, .nested, .enumeration: function(type).map { .call($0, [argument(.atom(source))]) }
        case .optional(let wrapped):
            if case .date = wrapped {
                .atom(source + "?.value")
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

    /// `source.map(makePlace)`.
    private func each(_ callee: String, _ element: FieldType) -> SwiftLiteral? {
        if case .date = element { return .atom(callee + "(\\.value)") }
        if let function = function(element) { return .call(callee, [argument(.atom(function))]) }
        return closure(callee, element)
    }

    private func closure(_ callee: String, _ element: FieldType) -> SwiftLiteral? {
        mapped(element, "$0").map { .closure(callee, $0) }
    }

    private func argument(_ value: SwiftLiteral) -> SwiftLiteral.Argument {
        SwiftLiteral.Argument(label: "", value: value)
    }

    /// What maps one value of the type; nil where no function of its own does.
    private func function(_ type: FieldType) -> String? {
        switch type {
        case .model(let name, _): name == model ? "map" : name + "Mapper().map"
        case .nested(let name): "make" + name
        case .enumeration(let enumeration): "make" + enumeration.name
        default: nil
        }
    }
}
