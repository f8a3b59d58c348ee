import SwiftScan

/// Turns conforming declarations into the map, and says what is wrong with them.
struct NavigationMapBuilder {
    private let graph: ConformanceGraph
    private let configuration: Configuration
    private var map = NavigationMap()

    init(graph: ConformanceGraph, configuration: Configuration) {
        self.graph = graph
        self.configuration = configuration
    }

    func build() -> NavigationMap {
        var builder = self
        builder.map.modules = Set(graph.files.map(\.module))
        for node in graph.nodes where node.scope.isEmpty {
            builder.map.readTypes[node.name, default: []].insert(graph.files[node.file].module)
        }
        for node in graph.nodes where !node.role.isEmpty && !graph.files[node.file].isCore { builder.add(node) }
        builder.sort()
        return builder.map
    }

    private mutating func add(_ node: ConformanceGraph.Node) {
        let declaration = graph.declaration(of: node)
        switch declaration.kind {
        case .protocol, .typealias:
            return
        case .enum:
            if isGeneric(node) {
                addUnusable(node, .genericEnum(name: node.name, isOutgoing: node.role.contains(.outgoing)))
                return
            }
        default:
            let isOutgoing = node.role.contains(.outgoing)
            addUnusable(node, .notAnEnum(name: node.name, kind: declaration.kind.rawValue, isOutgoing: isOutgoing))
            return
        }
        var navigation = navigation(node)
        let isVisible = navigation.access >= .package
        if node.role.contains(.outgoing) {
            if isVisible {
                markIndistinct(&navigation)
                map.outgoing.append(navigation)
            } else {
                addUnusable(node, .invisibleOutgoing(name: node.name, access: navigation.access.rawValue))
            }
        }
        if node.role.contains(.incoming) {
            if isVisible {
                map.incoming.append(navigation)
            } else {
                map.hiddenIncoming.append(navigation)
                report(
                    .note,
                    .invisibleIncoming(name: node.name, access: navigation.access.rawValue),
                    navigation.location
                )
            }
        }
    }

    private mutating func addUnusable(_ node: ConformanceGraph.Node, _ fact: ScanFact) {
        let file = graph.files[node.file]
        let isOutgoing = node.role.contains(.outgoing)
        let diagnostic = Diagnostic(
            isOutgoing ? .error : .note,
            .scan(fact),
            at: file.source.location(of: graph.declaration(of: node).nameRange.lowerBound, in: file.path)
        )
        map.unusable.append(
            UnusableType(name: node.name, module: file.module, isOutgoing: isOutgoing, diagnostic: diagnostic)
        )
    }

    private mutating func report(_ severity: Diagnostic.Severity, _ fact: ScanFact, _ location: SourceLocation) {
        map.diagnostics.append(Diagnostic(severity, .scan(fact), at: location))
    }

    private func isGeneric(_ node: ConformanceGraph.Node) -> Bool {
        let source = graph.files[node.file].source
        var current: Declaration? = graph.declaration(of: node)
        while let declaration = current {
            if declaration.genericParameters != nil { return true }
            if declaration.kind == .extension, let type = typeNode(named: declaration.name, like: node),
                graph.declaration(of: type).genericParameters != nil
            {
                return true
            }
            current = declaration.parent.map { source.declarations[$0] }
        }
        return false
    }

    private func typeNode(named name: String, like node: ConformanceGraph.Node) -> ConformanceGraph.Node? {
        let module = graph.files[node.file].module
        return graph.nodes(named: name).first { graph.files[$0.file].module == module }
    }

    private mutating func navigation(_ node: ConformanceGraph.Node) -> NavigationEnum {
        let file = graph.files[node.file]
        let declaration = graph.declaration(of: node)
        var cases: [NavigationCase] = []
        for item in declaration.cases {
            let location = file.source.location(of: item.nameRange.lowerBound, in: file.path)
            if let payload = item.payload, payload.isEmpty {
                report(.error, .emptyPayload(name: node.name, item: item.name), location)
            }
            let payload = (item.payload ?? []).map { parameter in
                PayloadParameter(
                    label: parameter.label,
                    innerName: parameter.name,
                    type: TypeSpelling(parameter.type, modules: file.imports),
                    hasDefault: parameter.defaultValue != nil
                )
            }
            cases.append(
                NavigationCase(
                    name: item.name,
                    payload: payload,
                    conditions: item.conditions,
                    location: location,
                    availability: Availability(item.attributes)
                )
            )
        }
        if let unread = declaration.unread {
            report(
                .error,
                .unreadMember(name: node.name, text: file.source.text(unread)),
                file.source.location(of: unread.lowerBound, in: file.path)
            )
        }
        let members = staticMembers(of: node)
        return NavigationEnum(
            name: node.name,
            module: file.module,
            location: file.source.location(of: declaration.nameRange.lowerBound, in: file.path),
            access: effectiveAccess(of: declaration, node, in: file.source),
            conditions: conditions(of: node),
            availability: availability(of: node),
            cases: cases,
            staticMembers: members.all,
            nestedTypes: members.types,
            imports: file.imports,
            isBroken: declaration.unread != nil,
            isWhole: declaration.unread == nil && !declaration.expandsMacro
                && attributes(of: node, declaration).allSatisfy(Self.ownAttributes.contains)
        )
    }

    /// The names of its attributes, those of its extensions included.
    private func attributes(of node: ConformanceGraph.Node, _ declaration: Declaration) -> [String] {
        let extensions = graph.extensions(named: node.name).map {
            graph.files[$0.file].source.declarations[$0.declaration]
        }
        return (declaration.attributes + extensions.flatMap(\.attributes)).map(\.name)
    }

    /// Attributes that add no members to an enum. Any other may be a macro.
    private static let ownAttributes: Set = [
        "available", "frozen", "MainActor", "usableFromInline", "preconcurrency", "_spi", "objc", "dynamicMemberLookup",
        "globalActor", "_documentation", "_originallyDefinedIn", "backDeployed", "main", "unsafe", "safe",
        "propertyWrapper",
        "resultBuilder", "dynamicCallable", "nonexhaustive",
    ]

    /// Those around the declaration, and those around its conformance where an extension states that.
    private func conditions(of node: ConformanceGraph.Node) -> [Condition] {
        let own = graph.declaration(of: node).conditions
        let stated = graph.statements(of: node).map { statement in
            statement.conditions.filter { !ConditionList.implies(own, [$0]) }
        }
        guard let first = stated.first, !stated.contains([]) else { return own }
        if stated.count == 1 { return own + first }
        let all = stated.map { list in "(" + list.map { "(\($0.expression))" }.joined(separator: " && ") + ")" }
        let either = Condition(expression: all.joined(separator: " || "), opened: first[0].opened)
        return ConditionList.agree([either], []) ? own : own + [either]
    }

    private func availability(of node: ConformanceGraph.Node) -> Availability {
        let source = graph.files[node.file].source
        var availability = Availability()
        var current: Declaration? = graph.declaration(of: node)
        while let declaration = current {
            availability.formUnion(Availability(declaration.attributes))
            current = declaration.parent.map { source.declarations[$0] }
        }
        let statements = graph.statements(of: node)
        if statements.count == 1 { availability.formUnion(Availability(statements[0].attributes)) }
        return availability
    }

    /// No wider than that of the types around it; members of `public extension X` are public by default.
    private func effectiveAccess(
        of declaration: Declaration,
        _ node: ConformanceGraph.Node,
        in source: SourceFile
    ) -> Declaration.Access {
        var access = Declaration.Access.open
        var current: Declaration? = declaration
        while let inner = current {
            let parent = inner.parent.map { source.declarations[$0] }
            if inner.kind == .extension {
                if let type = typeNode(named: inner.name, like: node) {
                    access = min(access, graph.declaration(of: type).access ?? .internal)
                }
            } else {
                let byExtension = parent?.kind == .extension ? parent?.access : nil
                access = min(access, inner.access ?? byExtension ?? .internal)
            }
            current = parent
        }
        return access
    }

    private func staticMembers(of node: ConformanceGraph.Node) -> (all: Set<String>, types: Set<String>) {
        var members: Set<String> = []
        var types: Set<String> = []
        func collect(from source: SourceFile, parent: Int) {
            for declaration in source.declarations[parent...] where declaration.parent == parent {
                let isType = [.enum, .struct, .class, .actor, .typealias].contains(declaration.kind)
                if isType { types.insert(declaration.name) }
                if isType || declaration.modifiers.contains("static") { members.insert(declaration.name) }
            }
        }
        collect(from: graph.files[node.file].source, parent: node.declaration)
        for item in graph.extensions(named: node.name) {
            collect(from: graph.files[item.file].source, parent: item.declaration)
        }
        return (members, types)
    }

    /// Two cases of one base name can't both be matched, unless never both are compiled.
    private mutating func markIndistinct(_ navigation: inout NavigationEnum) {
        var seen: [String: [NavigationCase]] = [:]
        for item in navigation.cases {
            let clash = seen[item.name]?.first { !ConditionList.exclude($0.conditions, item.conditions) }
            if let clash {
                navigation.hasIndistinctCases = true
                report(
                    .error,
                    .indistinctCases(name: navigation.name, item: item.name, firstLine: clash.location.line ?? 0),
                    item.location
                )
            }
            seen[item.name, default: []].append(item)
        }
    }

    private mutating func sort() {
        func order(_ left: NavigationEnum, _ right: NavigationEnum) -> Bool {
            (left.name, left.module, left.location.path, left.location.line ?? 0)
                < (right.name, right.module, right.location.path, right.location.line ?? 0)
        }
        map.outgoing.sort(by: order)
        map.incoming.sort(by: order)
        map.hiddenIncoming.sort(by: order)
        reportTwins()
        map.unusable.sort { ($0.name, $0.module) < ($1.name, $1.module) }
        map.diagnostics.sort(by: Diagnostic.byPlace)
    }

    /// One outgoing enum declared twice in a module, in two `#if` branches for example: which cases it has is unclear.
    private mutating func reportTwins() {
        var kept: [NavigationEnum] = []
        for navigation in map.outgoing {
            if let last = kept.last, last.name == navigation.name, last.module == navigation.module {
                report(.error, .declaredTwice(name: navigation.name, first: last.location), navigation.location)
                kept[kept.count - 1].hasIndistinctCases = true
            } else {
                kept.append(navigation)
            }
        }
        map.outgoing = kept
    }
}

extension Diagnostic {
    /// By file, line and column; those without a place come first.
    static func byPlace(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        (left.location?.path ?? .root, left.location?.line ?? 0, left.location?.column ?? 0)
            < (right.location?.path ?? .root, right.location?.line ?? 0, right.location?.column ?? 0)
    }
}
