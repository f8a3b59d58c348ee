import SwiftScan

/// The table as the tool writes it where none is.
struct CanonicalTable {
    let configuration: Configuration
    let names: EnumNames
    let style: SourceStyle

    /// The whole file.
    func text(for plan: TablePlan) -> String {
        let line = style.lineEnding
        let core = configuration.coreModule
        var text = ""
        let header = configuration.style.header
        if !header.isEmpty {
            for part in header.split(separator: "\n", omittingEmptySubsequences: false) {
                text += (part.isEmpty ? "//" : "// \(part)") + line
            }
            text += line
        }
        for module in plan.modules.union([core]).sorted(by: ImportEdit.precedes) { text += "import \(module)" + line }
        text += line + type(for: plan)
        return text
    }

    /// The type with all its functions.
    func type(for plan: TablePlan) -> String {
        let line = style.lineEnding
        let unit = style.indent
        let overloads = plan.enums.filter(\.needsOverload)
            .sorted { names.spelling(of: $0.navigation) < names.spelling(of: $1.navigation) }
        let dispatched = plan.enums.filter { $0.needsOverload || $0.needsDispatch }.map {
            DispatchEditor.New(typeName: names.spelling(of: $0.navigation), conditions: $0.navigation.conditions)
        }
        var text = "struct \(configuration.redirects.type): \(configuration.contracts.redirect) {" + line
        text += dispatcher(dispatched, indent: unit)
        for item in overloads { text += line + overload(item, indent: unit) }
        return text + "}" + line
    }

    /// The dispatching function.
    func dispatcher(_ new: [DispatchEditor.New], indent: String) -> String {
        let line = style.lineEnding
        let contract = configuration.contracts.navigation
        let signature = "func redirect(_ navigation: any \(contract)) -> (any \(contract))? {"
        return indent + signature + line
            + Self.dispatch(new, parameter: "navigation", style: style, indent: indent + style.indent) + indent + "}"
            + line
    }

    static func dispatch(
        _ new: [DispatchEditor.New],
        parameter: String,
        style: SourceStyle,
        indent: String
    ) -> String {
        let line = style.lineEnding
        var lines = ConditionalLines()
        for item in new.sorted(by: { $0.typeName < $1.typeName }) {
            let text =
                indent + "case let \(parameter) as \(item.typeName):" + line
                + indent + style.indent + "redirect(\(parameter))" + line
            lines.pieces.append(ConditionalLines.Piece(text: text, conditions: item.conditions))
        }
        return indent + "switch \(parameter) {" + line + lines.text(indent: indent, newline: line)
            + indent + "default:" + line + indent + style.indent + "nil" + line + indent + "}" + line
    }

    /// What stands around an overload's parameter list where no other overload says.
    var signature: (prefix: String, suffix: String) {
        ("private func redirect", " -> any \(configuration.contracts.navigation) ")
    }

    /// An overload under its enum's `#if`. `prefix` and `suffix` stand around the parameter list.
    func overload(
        _ plan: TablePlan.Enum,
        indent: String,
        prefix: String? = nil,
        suffix: String? = nil
    ) -> String {
        let (prefix, suffix) = (prefix ?? signature.prefix, suffix ?? signature.suffix)
        let line = style.lineEnding
        let inner = indent + style.indent
        var arms = ConditionalLines()
        for planned in plan.arms {
            guard case .add(let arm) = planned.action else { continue }
            let text = arm.text(style: style, indent: inner, returns: false)
            arms.pieces.append(ConditionalLines.Piece(text: text, conditions: planned.item.conditions))
        }
        let parameter = "_ navigation: \(names.spelling(of: plan.navigation))"
        var head = indent + "\(prefix)(\(parameter))\(suffix){"
        if CanonicalArm.width(of: head) > CanonicalArm.lineLength {
            head = indent + prefix + "(" + line + inner + parameter + line + indent + ")\(suffix){"
        }
        var text = head + line
        text += inner + "switch navigation {" + line + arms.text(indent: inner, newline: line) + inner + "}" + line
        text += indent + "}" + line
        let piece = ConditionalLines.Piece(text: text, conditions: plan.navigation.conditions)
        return ConditionalLines(pieces: [piece]).text(indent: indent, newline: line)
    }
}
