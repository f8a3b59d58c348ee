import ScaffoldTemplates

/// A destination that a screen's navigator has a method for.
package struct NavigatorRoute: Hashable, Sendable {
    /// How the method shows the destination.
    package enum Presentation: String, CaseIterable, Hashable, Sendable {
        case push
        case sheet
        case cover

        /// The style that `present(_:style:)` is given; empty where it isn't called.
        package var style: String {
            switch self {
            case .push: ""
            case .sheet: ".sheet()"
            case .cover: ".fullScreenCover"
            }
        }
    }

    package var item: CaseSpelling
    /// The enum that has the case: `HomeOutgoingNavigation`.
    package var type: String
    package var presentation: Presentation
    /// What stands behind `#if` around the case, outer first.
    package var conditions: [String]

    package init(
        _ item: CaseSpelling,
        of type: String,
        presentation: Presentation = .push,
        conditions: [String] = []
    ) {
        self.item = item
        self.type = type
        self.presentation = presentation
        self.conditions = conditions
    }

    /// The navigator's method: `navigateToCharacterDetail`, `presentCharacterDetail`.
    package var method: String {
        presentation == .push ? item.method : "present" + item.name.prefix(1).uppercased() + item.name.dropFirst()
    }

    /// With its labels: `navigateToCharacterDetail(identifier:)`.
    package var methodSignature: String {
        method + "(" + item.payload.values.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined() + ")"
    }

    /// True for a lone value that fits on the line of its case, wherever a template writes it.
    private var isInline: Bool {
        guard item.payload.values.count == 1, let value = item.payload.values.first, item.name.count < 25 else {
            return false
        }
        let widest = max(value.name.count, SampleValue.literal(for: value.type, label: value.label)?.count ?? 0)
        return type.count + item.name.count + value.label.count + widest < 94
    }

    package var context: [String: TemplateValue] {
        [
            "outgoing": .record([
                "enum": .string(type),
                "case": .string(item.name),
                "method": .string(method),
                "style": .string(presentation.style),
                "conditions": .list(conditions.map { .string($0) }),
                "isInline": .bool(isInline),
                "payload": item.payload.context,
                "hasSamples": .bool(item.payload.typeWithoutSample == nil),
            ])
        ]
    }
}
