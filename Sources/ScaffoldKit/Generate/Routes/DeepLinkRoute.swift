import ScaffoldTemplates

/// A route of a deep-link handler, and the incoming case that it leads to.
package struct DeepLinkRoute: Hashable, Sendable {
    package var path: RoutePath
    /// The incoming enum.
    package var type: String
    package var item: String
    /// The case's values, in order.
    package var values: [Value]
    /// What stands behind `#if` around the case, outer first.
    package var conditions: [String]
    /// What it adds to the names of its tests, where the path's words are another route's too.
    package var ownWords: String?

    package var words: String { ownWords ?? path.words }

    package struct Value: Hashable, Sendable {
        /// Empty where there is none.
        package var label: String
        /// A name that it can be bound to.
        package var name: String
        /// What is read from the link: not optional.
        package var type: String
        /// The path's parameter; nil where the path has none for it.
        package var parameter: String?
        /// True where it needs no argument.
        package var hasDefault: Bool
    }

    /// `CharactersIncomingNavigation.detail`.
    package var destination: String { "\(type).\(item)" }

    /// True for a link of this shape whose parts read as their types; of a type that isn't known, every part may.
    package func answers(_ link: [String]) -> Bool {
        guard let found = path.values(in: link) else { return false }
        return values.allSatisfy { value in
            guard let parameter = value.parameter, let text = found[parameter] else { return true }
            return LinkText(type: value.type, name: value.name)?.accepts(text) ?? true
        }
    }

    /// The type of a parameter that no text is known for; nil where tests can write every link.
    package var typeWithoutSample: String? {
        values.first { $0.parameter != nil && LinkText(type: $0.type, name: $0.name) == nil }?.type
    }

    /// - Parameter others: the handler's other routes: their links prove nothing.
    package func context(others: [RoutePath]) -> [String: TemplateValue] {
        let parameters = values.filter { $0.parameter != nil }
        return [
            "route": .record([
                "path": .string(path.text),
                "words": .string(words),
                "enum": .string(type),
                "case": .string(SwiftName.member(item)),
                "isCall": .bool(!values.isEmpty),
                "conditions": .list(conditions.map { .string($0) }),
                "parameters": .list(
                    parameters.map { value in
                        .record([
                            "name": .string(value.name),
                            "key": .string(value.parameter ?? ""),
                            "type": .string(value.type),
                        ])
                    }
                ),
                "arguments": .list(arguments),
                "sample": .string(link { $0.sample }),
                "encoded": .string(hasText ? link { $0.encoded ?? $0.sample } : ""),
                "refused": .list(refused(others: others).map { .string($0) }),
            ])
        ]
    }

    /// What the case is given: values of the link, `nil` for an optional that isn't in it; defaults are left out.
    private var arguments: [TemplateValue] {
        values.filter { $0.parameter != nil || !$0.hasDefault }.map { value in
            let text = value.parameter == nil ? nil : text(of: value)
            return .record([
                "label": .string(value.label.isEmpty ? "" : SwiftName.label(value.label)),
                "value": .string(value.parameter == nil ? "nil" : value.name),
                "sample": .string(text?.literal ?? "nil"),
                "decoded": .string(text?.decoded ?? text?.literal ?? "nil"),
            ])
        }
    }

    private var hasText: Bool { values.contains { $0.parameter != nil && text(of: $0)?.encoded != nil } }

    private func text(of value: Value) -> LinkText? {
        LinkText(type: value.type, name: value.name, position: values.firstIndex(of: value) ?? 0)
    }

    /// The path with each parameter's text in its place.
    private func link(_ part: (LinkText) -> String) -> String {
        let parts = path.components.map { component -> String in
            guard case .parameter(let name) = component else { return RoutePath(components: [component]).text }
            return values.first { $0.parameter == name }.flatMap { text(of: $0) }.map(part) ?? "value"
        }
        return parts.joined(separator: "/")
    }

    /// Links that are nearly of this route: a component missing, one too many, one empty, one of another type.
    private func refused(others: [RoutePath]) -> [String] {
        let sample = link { $0.sample }
        let parts = sample.split(separator: "/").map(String.init)
        guard !parts.isEmpty else { return [] }
        var links: [[String]] = [parts + ["extra"]]
        if parts.count > 1 { links.insert(Array(parts.dropLast()), at: 0) }
        for (index, component) in path.components.enumerated() {
            guard case .parameter(let name) = component, let value = values.first(where: { $0.parameter == name }),
                let wrong = text(of: value)?.wrong
            else { continue }
            var link = parts
            link[index] = wrong
            links.append(link)
        }
        let open = links.filter { link in !others.contains { $0.values(in: link) != nil } }
        return open.map { $0.joined(separator: "/") } + [sample + "/"]
    }
}
