import ScaffoldTemplates

extension TemplateContext {
    /// A view model, with its model and its use cases where it has some.
    static func viewModel(_ layout: ViewModelLayout) -> [String: TemplateValue] {
        var context: [String: TemplateValue] = [
            "viewModel": .record([
                "kind": .string(layout.kind.rawValue),
                "isRemote": .bool(layout.isRemote),
            ]),
            "filter": .record(["name": .string(layout.filterName), "store": .string(layout.filterStore)]),
            "detail": .record([
                "case": .string(layout.detail?.name ?? ""),
                "method": .string(layout.detail?.method ?? ""),
                "label": .string(label(of: layout.detail?.payload.values.first)),
            ]),
            "content": content(of: layout),
        ]
        if let model = layout.model { context.merge(self.model(model)) { $1 } }
        context["load"] = useCaseRecord(layout.load)
        context["refresh"] = useCaseRecord(layout.refresh ?? layout.load)
        return context
    }

    private static func label(of value: Payload.Value?) -> String {
        guard let value, !value.label.isEmpty else { return "" }
        return SwiftName.label(value.label)
    }

    private static func useCaseRecord(_ layout: UseCaseLayout?) -> TemplateValue? {
        layout.flatMap { useCase($0)["usecase"] }
    }

    /// How a model is shown, and what stands for it in previews and tests.
    private static func content(of layout: ViewModelLayout) -> TemplateValue {
        let fields = layout.model?.fields ?? []
        let title = fields.first { $0.type == "String" && $0.name != "id" }
        return .record([
            "identifier": .string(layout.identifier?.name ?? ""),
            "row": .string(title.map { "item.\(escaped($0.name))" } ?? "String(describing: item.id)"),
            "details": .list(fields.map(line)),
            "previews": .bool(hasPreviews(layout.model)),
            "otherIdentifier": .string(layout.model?.identifier.flatMap(otherIdentifier) ?? ""),
        ])
    }

    private static func line(of field: ModelField) -> TemplateValue {
        let value = "item.\(escaped(field.name))"
        let unwrapped = SampleValue.unwrapped(field.type)
        let text =
            switch (field.type, unwrapped) {
            case ("String", _): value
            case (_, "String"): "\(value) ?? \"–\""
            case (_, .some): "\(value).map { String(describing: $0) } ?? \"–\""
            case (_, nil): "String(describing: \(value))"
            }
        let title = (try? Name(field.name))?.title ?? field.name.prefix(1).uppercased() + field.name.dropFirst()
        return .record(["name": .string(field.name), "title": .string(title), "value": .string(text)])
    }

    /// False where a model can only be made by what is among the tests.
    private static func hasPreviews(_ model: ModelLayout?) -> Bool {
        guard let model, case .record(let record)? = self.model(model)["model"],
            case .list(let fields)? = record["fields"]
        else { return false }
        return fields.allSatisfy { field in
            guard case .record(let field) = field, case .string(let sample)? = field["sample"] else { return false }
            return !sample.isEmpty && !sample.contains("stub(") && !sample.contains("\n")
        }
    }

    /// Another value than the stub's; nil where none is known.
    private static func otherIdentifier(_ type: String) -> String? {
        switch type {
        case "String": "\"other\""
        case "UUID": "UUID(uuid: (9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9))"
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64": "2"
        default: nil
        }
    }

    private static func escaped(_ name: String) -> String {
        SwiftName.isKeyword(name) ? "`\(name)`" : name
    }
}
