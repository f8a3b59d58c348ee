import SwiftScan

/// Puts the canonical form where the editor doesn't recognise what is there; right-hand sides and all other code stay.
struct TableRewriter {
    let table: RedirectTable
    let plan: TablePlan
    let configuration: Configuration
    let names: EnumNames
    let shape: ReplaceableShape

    /// The edits that come besides the editor's own.
    func edits() -> [TextEdit] {
        let style = TableEditor.style(of: table, configuration)
        let canonical = CanonicalTable(configuration: configuration, names: names, style: style)
        let layout = table.layout
        guard let type = table.type, let body = type.body else {
            return [TextEdit(insert: style.lineEnding + canonical.type(for: plan), at: table.source.bytes.count)]
        }
        var edits: [TextEdit] = []
        let outer = layout.source.indentation(at: type.range.lowerBound)
        if let dispatcher = table.dispatcher {
            if rewritesDispatcher(dispatcher), let range = dispatcher.declaration.body {
                let indent = layout.source.indentation(at: dispatcher.declaration.range.lowerBound)
                let parameter = dispatcher.declaration.parameters.first?.name ?? "navigation"
                let text = CanonicalTable.dispatch(
                    dispatched(),
                    parameter: parameter,
                    style: style,
                    indent: indent + style.indent
                )
                edits.append(TextEdit(range: range, replacement: style.lineEnding + text + indent))
            }
        } else {
            var text = style.lineEnding + canonical.dispatcher(dispatched(), indent: outer + style.indent)
            for item in plan.enums where item.needsOverload {
                text += style.lineEnding + canonical.overload(item, indent: outer + style.indent)
            }
            edits.append(TextEdit(insert: text, at: body.lowerBound))
        }
        for item in plan.enums {
            guard let index = item.overload else { continue }
            let overload = table.overloads[index]
            if overload.switchStatement == nil, let range = overload.declaration.body {
                edits.append(TextEdit(range: range, replacement: freshBody(of: overload, item, style, layout)))
            }
        }
        return edits
    }

    /// Whether the dispatching function is replaced: not recognised, or a chain of `if` that only calls overloads. One that
    /// says more stays as it is.
    func rewritesDispatcher(_ dispatcher: Dispatcher) -> Bool {
        if !dispatcher.isRecognised { return true }
        return dispatcher.switchStatement == nil && dispatcher.emptyBody == nil
            && dispatcher.entries.allSatisfy { $0.callsOverload } && shape.holds(for: dispatcher)
    }

    /// The lines that a dispatching function must have: those of the enums, and those that are there for other types.
    private func dispatched() -> [DispatchEditor.New] {
        var lines = plan.enums.filter { $0.overload != nil || $0.needsOverload || $0.needsDispatch }.map {
            DispatchEditor.New(typeName: names.spelling(of: $0.navigation), conditions: $0.navigation.conditions)
        }
        guard let dispatcher = table.dispatcher, let body = dispatcher.declaration.body else { return lines }
        let requalified = Set(plan.requalifiedEntries.map(\.entry))
        for (index, entry) in dispatcher.entries.enumerated()
        where !plan.goneEntries.contains(index) && !requalified.contains(index) {
            let type = table.source.text(entry.typeRange)
            if lines.contains(where: { TypePath.agree($0.typeName, entry.typeName) }) { continue }
            lines.append(DispatchEditor.New(typeName: type, conditions: entry.conditions))
        }
        if dispatcher.isRecognised { return lines }
        let named = Set(IdentifierUse.all(in: table.source).filter { body.contains($0.range.lowerBound) }.map(\.name))
        for (index, overload) in table.overloads.enumerated() where !plan.goneOverloads.contains(index) {
            guard let last = overload.path?.last, named.contains(last),
                !lines.contains(where: { TypePath.agree($0.typeName, overload.typeName) })
            else { continue }
            lines.append(
                DispatchEditor.New(typeName: overload.typeName, conditions: overload.declaration.conditions)
            )
        }
        return lines
    }

    private func freshBody(
        of overload: RedirectOverload,
        _ plan: TablePlan.Enum,
        _ style: SourceStyle,
        _ layout: SourceLayout
    ) -> String {
        let indent = layout.source.indentation(at: overload.declaration.range.lowerBound)
        let inner = indent + style.indent
        var arms = ConditionalLines()
        for planned in plan.arms {
            guard case .add(let arm) = planned.action else { continue }
            arms.pieces.append(
                ConditionalLines.Piece(
                    text: arm.text(style: style, indent: inner, returns: false),
                    conditions: planned.item.conditions
                )
            )
        }
        let name = overload.declaration.parameters.first?.name ?? "navigation"
        return style.lineEnding + inner + "switch \(name) {" + style.lineEnding
            + arms.text(indent: inner, newline: style.lineEnding) + inner + "}" + style.lineEnding + indent
    }
}
