import SwiftScan

// An outgoing case that is made after an incoming one.
extension FeatureWriter {
    /// The outgoing case for a target: its payload, with the defaults that can be copied.
    mutating func route(
        to target: IncomingTarget,
        named name: String?,
        presentation: NavigatorRoute.Presentation
    ) throws(Failure) -> NavigatorRoute {
        try refuseForeignTypes(of: target)
        var values = target.spelling.payload.values
        for index in values.indices {
            guard let value = values[index].defaultValue, !Self.isPortable(value) else { continue }
            values[index].spelling.removeLast(" = \(value)".count)
            let name = values[index].label.isEmpty ? values[index].type : values[index].label
            bench.note(Diagnostic(.note, .link(.defaultDropped(value, label: name)), at: target.item.location))
        }
        let item = CaseSpelling(name: target.item.name, payload: Payload(values: values))
        return NavigatorRoute(
            try item.named(name ?? target.usualName),
            of: feature.outgoing,
            presentation: presentation,
            conditions: target.conditions
        )
    }

    /// A feature's code names no other feature's types.
    private func refuseForeignTypes(of target: IncomingTarget) throws(Failure) {
        guard let folder = target.folder else { return }
        for type in target.spelling.payload.typeNames where !SampleValue.isKnown(type) {
            let files = try bench.tree.files(
                below: [folder.appending("Sources")],
                suffix: ".swift",
                containingAny: [Array(type.utf8)],
                skip: { _ in false }
            )
            for found in files {
                let file = try bench.editable(found.path, found.bytes)
                let kinds: Set<Declaration.Kind> = [.enum, .struct, .class, .actor, .protocol, .typealias]
                let declaration = file.source.declarations.first { $0.name == type && kinds.contains($0.kind) }
                guard let declaration else { continue }
                throw Failure(
                    .link(.foreignType(type, feature: target.feature.upperCamel)),
                    at: file.location(of: declaration.nameRange.lowerBound)
                )
            }
        }
    }

    /// An outgoing case of that name may be there, as long as it leads to the target, or nowhere yet.
    func refuseOtherDestination(than target: IncomingTarget, of route: NavigatorRoute) throws(Failure) {
        let path = try outgoingFile()
        guard let bytes = try bench.read(path) else { return }
        let file = try bench.editable(path, bytes)
        guard let type = file.type(named: route.type, kinds: [.enum]),
            let item = file.source.declarations[type].cases.first(where: { $0.name == route.item.name })
        else { return }
        let location = file.location(of: item.nameRange.lowerBound)
        let app = RelativePath(bench.configuration.paths.app) ?? .root
        guard try bench.tree.kind(of: app) == .folder else { return }
        let map = try NavigationScanner(tree: bench.tree, configuration: bench.configuration).scan()
        let plan = try SyncRedirects.plan(
            map: map,
            tree: bench.tree,
            configuration: bench.configuration,
            mode: .lenient,
            scope: PlanScope(planned: [feature.module], listed: [feature.module], asksUnused: false)
        )
        let redirect = plan.redirects.first { $0.module == feature.module && $0.location == location }
        // What the table doesn't say yet is decided now.
        guard let redirect, !redirect.isNew, let destination = redirect.destination else { return }
        let wanted = "\(EnumNames(map: map).spelling(of: target.navigation)).\(target.item.name)"
        guard destination != wanted, destination != "UnknownNavigation.notFound" else { return }
        throw Failure(
            .link(.leadsElsewhere(outgoing: redirect.outgoing, destination: destination, wanted: wanted)),
            at: location
        )
    }

    /// The imports that the target's file has, for files that name a type which neither Swift nor Foundation has.
    mutating func importTypes(
        of target: IncomingTarget,
        for route: NavigatorRoute,
        in screen: ScreenLayout
    ) throws(Failure) {
        let types = Set(route.item.payload.typeNames.filter { !SampleValue.isKnown($0) })
        guard !types.isEmpty, bench.wires else { return }
        let modules = target.imports.filter { $0 != "Foundation" && $0 != bench.configuration.coreModule }
        let paths = [
            try outgoingFile(), try contractFile(of: screen), try navigatorFile(of: screen), try mockFile(of: screen),
        ]
        for path in paths {
            guard let bytes = try bench.read(path), !modules.isEmpty else { continue }
            let file = try bench.editable(path, bytes)
            let isNamed = file.source.tokens.indices.contains { index in
                file.source.tokens[index].kind == .identifier && types.contains(file.text(ofToken: index))
            }
            if isNamed { try bench.wire([WiringStep(path, ImportEdit(Set(modules)))]) }
        }
    }

    /// True for literals, and for members that a type which is known anyway has.
    private static func isPortable(_ value: String) -> Bool {
        guard let source = try? SourceFile(Array(value.utf8)) else { return false }
        return source.tokens.indices.allSatisfy { index in
            guard source.tokens[index].kind == .identifier else {
                // A string may interpolate anything.
                return source.tokens[index].kind != .stringLiteral || !source.text(ofToken: index).contains("\\(")
            }
            let text = source.text(ofToken: index)
            let isMember = index > 0 && source.tokens[index - 1].kind == .period
            return isMember || ["true", "false", "nil"].contains(text) || SampleValue.isKnown(text)
        }
    }
}

extension Payload {
    /// The names that its types consist of.
    var typeNames: [String] {
        var names: [String] = []
        for value in values {
            let words = value.type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
            for word in words where !names.contains(word) { names.append(word) }
        }
        return names
    }
}
