import SwiftScan

/// Turns a plan into the smallest edits of the table's file. Nothing that is true already is touched.
struct TableEditor {
    let table: RedirectTable
    let plan: TablePlan
    let configuration: Configuration
    let names: EnumNames
    private let style: SourceStyle
    private var layout: SourceLayout { table.layout }

    init(table: RedirectTable, plan: TablePlan, configuration: Configuration, names: EnumNames) {
        self.table = table
        self.plan = plan
        self.configuration = configuration
        self.names = names
        style = Self.style(of: table, configuration)
    }

    /// The file's own line ends and indentation, else the configured one.
    static func style(of table: RedirectTable, _ configuration: Configuration) -> SourceStyle {
        let layout = table.layout
        var unit = configuration.style.unit
        if let type = table.type, let dispatcher = table.dispatcher?.declaration,
            layout.source.startsLine(dispatcher.range.lowerBound)
        {
            let outer = layout.source.indentation(at: type.range.lowerBound)
            let inner = layout.source.indentation(at: dispatcher.range.lowerBound)
            if inner.hasPrefix(outer), inner != outer { unit = String(inner.dropFirst(outer.count)) }
        }
        return SourceStyle(lineEnding: SourceStyle.lineEnding(of: table.source.bytes), indent: unit)
    }

    /// `isGone`: whether a module is no longer in the workspace. `rewriter`: what replaces unrecognised shapes.
    func edits(with rewriter: TableRewriter? = nil, isGone: (String) -> Bool) -> [TextEdit] {
        var edits = rewriter?.edits() ?? []
        for item in plan.enums {
            guard let index = item.overload,
                let editor = OverloadEditor(table: table, overload: table.overloads[index], plan: item, style: style)
            else { continue }
            edits += editor.edits
        }
        edits += newOverloads() + goneOverloads()
        if let dispatcher = table.dispatcher, rewriter?.rewritesDispatcher(dispatcher) != true {
            let new = plan.enums.filter(\.needsDispatch).map {
                DispatchEditor.New(typeName: names.spelling(of: $0.navigation), conditions: $0.navigation.conditions)
            }
            edits += DispatchEditor(table: table, dispatcher: dispatcher, style: style)
                .edits(adding: new, removing: plan.goneEntries)
            for (entry, name) in plan.requalifiedEntries {
                edits.append(TextEdit(range: dispatcher.entries[entry].typeRange, replacement: name))
            }
        }
        let own = configuration.appModule
        let imports = TableImports(table: table, style: style)
        // A type that is written anew names the core's contract.
        let modules = table.type == nil ? plan.modules.union([configuration.coreModule]) : plan.modules
        let leaving = imports.removal(of: isGone, beside: edits)
        let coming = imports.insertion(of: modules.subtracting([own]), for: plan.uses)
        // Before the rest: in a file without declarations all go to one place.
        return coming.map { imports.beside(leaving, $0) } + edits + leaving
    }

    /// Sorted in by the enums' names, below the overload that comes before.
    private func newOverloads() -> [TextEdit] {
        let new = plan.enums.filter(\.needsOverload)
        guard !new.isEmpty, let dispatcher = table.dispatcher?.declaration else { return [] }
        let canonical = CanonicalTable(configuration: configuration, names: names, style: style)
        let gone = Set(plan.goneOverloads)
        let ordered = table.overloads.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
            .sorted { $0.typeName < $1.typeName }
        let model = table.overloads.first { $0.switchStatement != nil }?.declaration
        let (prefix, suffix) = model.map { signature($0, else: canonical.signature) } ?? canonical.signature
        return new.enumerated().map { number, item in
            let name = names.spelling(of: item.navigation)
            if ordered.isEmpty, let place = replacedOverload {
                let declaration = table.overloads[place].declaration
                let indent = layout.source.indentation(at: declaration.range.lowerBound)
                let text = canonical.overload(item, indent: indent, prefix: prefix, suffix: suffix)
                let offset = layout.block(of: declaration.range)?.lowerBound ?? declaration.range.lowerBound
                return TextEdit(insert: (number > 0 ? style.lineEnding : "") + text, at: offset)
            }
            let before = ordered.last(before: name)?.declaration
            let anchor = before ?? ordered.first?.declaration ?? dispatcher
            let isAfter = before != nil || ordered.isEmpty
            let indent = layout.source.indentation(at: anchor.range.lowerBound)
            let text = canonical.overload(item, indent: indent, prefix: prefix, suffix: suffix)
            return insertion(of: text, beside: anchor, isAfter: isAfter)
        }
    }

    private func insertion(of text: String, beside anchor: Declaration, isAfter: Bool) -> TextEdit {
        let member = layout.block(of: anchor.range)
        let block = anchor.conditions.last.flatMap { layout.conditionalBlock(openedAt: $0.opened) } ?? member
        guard let block, let body = table.type?.body,
            anchor.conditions.isEmpty || block.lowerBound >= body.lowerBound || member == nil
        else {
            let end = isAfter ? anchor.range.upperBound : anchor.range.lowerBound
            return TextEdit(
                insert: isAfter ? style.lineEnding + style.lineEnding + text : text + style.lineEnding,
                at: end
            )
        }
        return isAfter
            ? TextEdit(insert: style.lineEnding + text, at: block.upperBound)
            : TextEdit(insert: text + style.lineEnding, at: block.lowerBound)
    }

    /// What stands before and behind an overload's parameter list, attributes apart.
    private func signature(_ declaration: Declaration, else other: (String, String)) -> (String, String) {
        let source = table.source
        guard let parameters = declaration.parameterRange, let body = declaration.body else {
            return other
        }
        let start = declaration.attributes.map(\.range.upperBound).max() ?? declaration.range.lowerBound
        func words(_ range: Range<Int>) -> String {
            source.text(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        let first = source.tokenIndex(atOrAfter: start)
        let prefix = words(Int(source.tokens[first].start)..<(parameters.lowerBound - 1))
        let suffix = words((parameters.upperBound + 1)..<(body.lowerBound - 1))
        let isPlain =
            !prefix.contains("//") && !prefix.contains("/*") && !suffix.contains("//") && !suffix.contains("/*")
        guard isPlain, suffix.hasPrefix("->") else { return other }
        return (prefix, " \(suffix) ")
    }

    private func goneOverloads() -> [TextEdit] {
        var deletions = Deletions()
        if plan.goneOverloads.isEmpty { return [] }
        let leaving = Set(plan.goneOverloads.map { table.overloads[$0].declaration.range.lowerBound })
        // The `#if`s that something stays under.
        var kept: Set<Int> = []
        for declaration in table.source.declarations where !leaving.contains(declaration.range.lowerBound) {
            kept.formUnion(declaration.conditions.map(\.opened))
        }
        for index in plan.goneOverloads {
            let declaration = table.overloads[index].declaration
            var block = layout.block(of: declaration.range) ?? declaration.range
            if let inner = declaration.conditions.last, !kept.contains(inner.opened),
                let conditional = layout.conditionalBlock(openedAt: inner.opened)
            {
                block = conditional
            }
            deletions.add(index == replacedOverload ? block : layout.blockToRemove(block))
        }
        return deletions.edits
    }

    /// The overload that goes whose place the new ones take: where none stays to stand beside.
    private var replacedOverload: Int? {
        plan.goneOverloads.count == table.overloads.count && plan.enums.contains(where: \.needsOverload)
            ? plan.goneOverloads.first : nil
    }
}

extension [RedirectOverload] {
    /// The last whose type's name sorts before this one, in an array that is sorted so.
    fileprivate func last(before name: String) -> RedirectOverload? {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if self[middle].typeName < name { low = middle + 1 } else { high = middle }
        }
        return low > startIndex ? self[low - 1] : nil
    }
}
