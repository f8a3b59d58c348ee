import SwiftScan

/// The canonical order of a table's parts, for `--rewrite`: imports by their bytes, the dispatching function before the
/// overloads, these by their enums' names as the dispatching lines are, arms in the order of the enum's cases.
///
/// Parts move as whole lines with the comments that belong to them, a `#if` as one part. What is none of them keeps its
/// place: other members, blank lines, arms that match several cases at once or need the next one. Where a part shares
/// its line with something, its neighbours stay as they are too.
struct TableOrder {
    private let table: RedirectTable
    private let outgoing: EnumIndex
    private let enums: [NavigationEnum]
    private let imported: Set<String>
    /// The types of the overloads that are redirects by themselves; nil where the enums say which are.
    private let redirected: Set<String>?

    /// - Parameter enums: the outgoing enums; nil where nothing was scanned: then arms keep their order.
    private init(_ table: RedirectTable, enums: [NavigationEnum]?) {
        self.table = table
        self.enums = enums ?? []
        outgoing = EnumIndex(self.enums)
        imported = Set(table.imports.map(RedirectTable.module))
        redirected = enums == nil ? Set(table.overloads.filter(table.isRedirect).map(\.typeName)) : nil
    }

    /// The file in canonical order; parts inside a `#if` are ordered before those around it.
    static func ordered(
        _ bytes: [UInt8],
        path: RelativePath,
        configuration: Configuration,
        enums: [NavigationEnum]?
    ) throws(Failure) -> [UInt8] {
        let table = try RedirectTable(bytes, path: path, configuration: configuration)
        let order = TableOrder(table, enums: enums)
        let all = passes.flatMap { $0(order) }
        if all.isEmpty { return bytes }
        // In one go, unless a part that moves has parts in it that move too.
        if let after = all.applied(to: bytes), (try? SourceFile(after)) != nil { return after }
        return try passed(table, configuration: configuration, enums: enums)
    }

    /// Whether every part is in its place.
    static func isOrdered(_ table: RedirectTable, enums: [NavigationEnum]?) -> Bool {
        let order = TableOrder(table, enums: enums)
        return passes.allSatisfy { $0(order).isEmpty }
    }

    private static let passes: [@Sendable (TableOrder) -> [TextEdit]] = [
        { $0.imports() + $0.switches(nested: true) },
        { $0.switches(nested: false) },
        { $0.functions(nested: true) },
        { $0.functions(nested: false) },
    ]

    private static func passed(
        _ table: RedirectTable,
        configuration: Configuration,
        enums: [NavigationEnum]?
    ) throws(Failure) -> [UInt8] {
        var table = table
        for pass in passes {
            let edits = pass(TableOrder(table, enums: enums))
            if edits.isEmpty { continue }
            guard let after = edits.applied(to: table.source.bytes) else {
                throw Failure(.redirect(.notEditable), at: SourceLocation(path: table.path))
            }
            table = try RedirectTable(after, path: table.path, configuration: configuration)
        }
        return table.source.bytes
    }

    /// Plain imports outside `#if`. What stands above the first may be the file's header, and stays.
    private func imports() -> [TextEdit] {
        let source = table.source
        let plain = table.imports.filter { $0.conditions.isEmpty && $0.attributes.isEmpty && $0.modifiers.isEmpty }
        var parts: [OrderedParts<[UInt8]>.Part] = []
        for (index, declaration) in plain.enumerated() {
            guard let block = table.layout.block(of: declaration.range) else { return [] }
            let start = index == 0 ? source.lineStart(of: declaration.range.lowerBound) : block.lowerBound
            guard start < block.upperBound, source.bytes[block.upperBound - 1].isLineEnd else { return [] }
            parts.append(.init(range: start..<block.upperBound, key: Array(declaration.name.utf8)))
        }
        return OrderedParts(parts: parts) { $0.lexicographicallyPrecedes($1) }.edits(in: source)
    }

    private func switches(nested: Bool) -> [TextEdit] {
        var edits = nested ? [] : dispatchingLines(nested: false)
        if nested { edits = dispatchingLines(nested: true) }
        for overload in table.overloads {
            guard case .one(let found) = outgoing.find(overload.typeName, imported: imported) else { continue }
            edits += arms(of: overload, in: enums[found], nested: nested)
        }
        return edits
    }

    private func dispatchingLines(nested: Bool) -> [TextEdit] {
        guard let dispatcher = table.dispatcher, let statement = dispatcher.switchStatement else { return [] }
        var names: [Int: String] = [:]
        var foreign: Set<Int> = []
        for entry in dispatcher.entries {
            guard case .arm(let arm, _) = entry.form else { continue }
            if !isKnown(entry.typeName) { foreign.insert(arm) }
            names[arm] = min(names[arm] ?? entry.typeName, entry.typeName)
        }
        let items = statement.arms.enumerated().map { index, arm in
            PartItem(
                range: arm.range,
                conditions: arm.conditions,
                key: foreign.contains(index) || needsNext(arm) ? nil : names[index]
            )
        }
        return edits(items, nested: nested) { $0 < $1 }
    }

    private func arms(of overload: RedirectOverload, in navigation: NavigationEnum, nested: Bool) -> [TextEdit] {
        var order: [String: Int] = [:]
        for (index, item) in navigation.cases.enumerated() where order[item.name] == nil { order[item.name] = index }
        var keys: [Int?] = []
        var byCase: [String: Int?] = [:]
        for arm in overload.arms {
            let places = arm.patterns.map { pattern in pattern.caseName.flatMap { order[$0] } }
            let isOrdered = !places.isEmpty && !places.contains(nil) && !needsNext(arm.arm)
            let key = isOrdered ? places.compactMap { $0 }.min() : nil
            keys.append(key)
            for name in arm.patterns.compactMap(\.caseName) {
                // Two arms of one case are tried in turn: they must not pass each other.
                if let other = byCase[name], other != key { return [] }
                byCase[name] = .some(key)
            }
        }
        let items = zip(overload.arms, keys).map { arm, key in
            PartItem(range: arm.arm.range, conditions: arm.arm.conditions, key: key)
        }
        return edits(items, nested: nested) { $0 < $1 }
    }

    private func functions(nested: Bool) -> [TextEdit] {
        var byParent: [Int: [PartItem<String>]] = [:]
        // A function that is no outgoing enum's redirect stands where somebody wants it.
        let functions: [(Declaration, String?)] =
            table.overloads.map { ($0.declaration, isKnown($0.typeName) ? $0.typeName : nil) }
            + (table.dispatcher.map { [($0.declaration, "")] } ?? [])
        for (declaration, name) in functions.sorted(by: { $0.0.range.lowerBound < $1.0.range.lowerBound }) {
            guard let parent = declaration.parent else { continue }
            let outer = table.source.declarations[parent].conditions.count
            byParent[parent, default: []].append(
                PartItem(
                    range: declaration.range,
                    conditions: Array(declaration.conditions.dropFirst(outer)),
                    key: name
                )
            )
        }
        return byParent.sorted { $0.key < $1.key }.flatMap { edits($0.value, nested: nested) { $0 < $1 } }
    }

    private func isKnown(_ type: String) -> Bool {
        redirected?.contains(type) ?? !outgoing.indices(of: type).isEmpty
    }

    /// True for an arm that falls through.
    private func needsNext(_ arm: SwitchArm) -> Bool {
        arm.bodyTokens.contains { table.source.isToken($0, "fallthrough") }
    }

    private func edits<Key>(
        _ items: [PartItem<Key>],
        nested: Bool,
        by precedes: @escaping (Key, Key) -> Bool
    ) -> [TextEdit] {
        if !nested {
            let parts = outerParts(items, precedes)
            return parts.map { OrderedParts(parts: $0, precedes: precedes).edits(in: table.source) } ?? []
        }
        var groups: [[Condition]: [OrderedParts<Key>.Part]] = [:]
        var isMovable: [[Condition]: Bool] = [:]
        for item in items where !item.conditions.isEmpty {
            if let block = table.layout.block(of: item.range) {
                groups[item.conditions, default: []].append(.init(range: block, key: item.key))
            } else {
                isMovable[item.conditions] = false
            }
        }
        return groups.filter { isMovable[$0.key] ?? true }.values
            .flatMap { OrderedParts(parts: $0, precedes: precedes).edits(in: table.source) }
    }

    /// Items outside `#if`, and each outermost `#if` as one part that stands where the first of its items belongs.
    private func outerParts<Key>(
        _ items: [PartItem<Key>],
        _ precedes: (Key, Key) -> Bool
    ) -> [OrderedParts<Key>.Part]? {
        var parts: [OrderedParts<Key>.Part] = []
        var opened: Int?
        for item in items {
            if let outer = item.conditions.first, outer.opened == opened, let last = parts.last {
                var key = last.key
                if let own = item.key, let other = key { key = precedes(own, other) ? own : other } else { key = nil }
                parts[parts.count - 1].key = key
                continue
            }
            opened = item.conditions.first?.opened
            var range = item.range
            if let opened {
                guard let block = table.layout.conditionalBlock(openedAt: opened) else { return nil }
                range = opened..<table.layout.previousTokenEnd(block.upperBound)
            }
            guard let block = table.layout.block(of: range) else { return nil }
            parts.append(.init(range: block, key: item.key))
        }
        return parts
    }
}

/// An arm or a function, before it is known which lines move with it. `key`: nil for what must keep its place.
private struct PartItem<Key> {
    var range: Range<Int>
    var conditions: [Condition]
    var key: Key?
}
