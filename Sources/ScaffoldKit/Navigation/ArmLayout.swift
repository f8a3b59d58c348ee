import SwiftScan

/// How an overload's arms are laid out, so that new ones look like them.
struct ArmLayout {
    let style: SourceStyle
    /// The white space in front of each `case`.
    let indent: String
    /// True where arms are one line each.
    let isInline: Bool
    /// A blank line where the arms that are there have one between them.
    let separator: String
    /// True where arms hand their value back with `return`.
    let returns: Bool

    init(of overload: RedirectOverload, _ statement: SwitchStatement, layout: SourceLayout, style: SourceStyle) {
        self.style = style
        let source = layout.source
        let first = overload.arms.first?.arm.range.lowerBound
        if let first, source.startsLine(first) {
            indent = source.indentation(at: first)
        } else {
            indent = source.indentation(at: statement.range.lowerBound)
        }
        isInline =
            !overload.arms.isEmpty
            && overload.arms.allSatisfy { arm in
                source.position(of: arm.arm.range.lowerBound).line == source.position(of: arm.arm.body.lowerBound).line
            }
        separator = Self.separator(overload, layout, style)
        returns = overload.returns
    }

    private static func separator(
        _ overload: RedirectOverload,
        _ layout: SourceLayout,
        _ style: SourceStyle
    ) -> String {
        guard overload.arms.count > 1, let block = layout.block(of: overload.arms[1].arm.range) else { return "" }
        let above = layout.source.lineStart(of: layout.source.previousLineEnd(of: block.lowerBound))
        return above < block.lowerBound && layout.isBlankLine(at: above) ? style.lineEnding : ""
    }

    /// The arm in whole lines.
    func text(of arm: CanonicalArm) -> String {
        if isInline {
            let line =
                indent + "case " + arm.patternText(style: style, indent: indent) + ": "
                + arm.rightText(style: style, indent: indent, returns: returns)
            if CanonicalArm.width(of: line) <= CanonicalArm.lineLength, !line.contains(style.lineEnding) {
                return line + style.lineEnding
            }
        }
        return arm.text(style: style, indent: indent, returns: returns)
    }
}
