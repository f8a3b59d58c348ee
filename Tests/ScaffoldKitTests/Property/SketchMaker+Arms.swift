@testable import ScaffoldKit

/// One overload, arm by arm.
extension SketchMaker {
    private typealias Piece = WorkspaceSketch.Piece

    private struct Style {
        var returns = false
        /// What the function's parameter is called.
        var parameter = "navigation"
    }

    mutating func makeOverload(of outgoing: SketchedOutgoing) -> [WorkspaceSketch.Piece] {
        var style = Style()
        var before = ""
        var word = "switch"
        if hasHere(.statementBeforeSwitch) {
            before = "        _ = isOn\n"
            needsOwnMembers = true
            style.returns = true
        } else if hasHere(.returningArms) || (wanted.contains(.fallsThrough) && random.chance(70)) {
            style.returns = true
        } else if hasHere(.switchOfReturns) {
            word = "return switch"
        }
        if style.returns, hasHere(.labelledSwitch) { word = "arms: switch" }
        if hasHere(.otherParameterName) { style.parameter = "destination" }
        let arms = makeArms(of: outgoing, style)
        var head = ""
        if hasHere(.attributedOverload) { head += "    @inline(never)\n" }
        let access = random.pick(["private ", "fileprivate ", ""])
        let isolation = hasHere(.nonisolatedOverload) ? "nonisolated " : ""
        let result = hasHere(.optionalResult) ? "(any NavigationContract)?" : "any NavigationContract"
        head += "    \(access)\(isolation)func redirect(_ \(style.parameter): \(outgoing.spelled)) -> \(result) {\n"
        head += before + "        \(word) \(style.parameter) {\n"
        var pieces: [WorkspaceSketch.Piece] = [.init(text: head, fate: .stays)]
        pieces += arms
        pieces.append(.init(text: "        }\n    }\n", fate: .stays))
        return underCondition(pieces, outgoing.condition)
    }

    // MARK: Arms

    private mutating func makeArms(of outgoing: SketchedOutgoing, _ style: Style) -> [WorkspaceSketch.Piece] {
        var there = outgoing.cases.filter { if case .missing = $0.state { false } else { true } }
        if hasHere(.shuffledArms) { there.shuffle(using: &random) }
        var pieces: [WorkspaceSketch.Piece] = []
        var index = 0
        var mentions: [String: [String]] = [:]
        while index < there.count {
            let item = there[index]
            var made: [WorkspaceSketch.Piece]
            var answered = [item]
            if let stale = staleArm(item, of: outgoing, returns: style.returns) {
                index += 1
                if case .bare = item.state { pieces += stale } else { pieces += under(item.directives, stale) }
                continue
            }
            if index + 1 < there.count, item.directives == there[index + 1].directives,
                there[index + 1].isOrdinary, hasHere(.multiplePatterns, 85)
            {
                answered.append(there[index + 1])
                made = multiplePatterns(answered, of: outgoing, style)
            } else if index + 1 < there.count, item.condition.isEmpty, there[index + 1].condition.isEmpty,
                there[index + 1].isOrdinary, style.returns, hasHere(.fallsThrough, 95)
            {
                answered.append(there[index + 1])
                made = [fallingThrough(item, into: there[index + 1], of: outgoing, style)]
            } else {
                made = arm(item, of: outgoing, style)
            }
            index += answered.count
            for one in answered { mentions[one.name, default: []] += made.map(\.text) }
            if answered.count == 1, item.condition.isEmpty, hasHere(.armsInBothBranches, 25) {
                made = inBothBranches(made, item, style)
            }
            pieces += under(item.directives, made)
            if hasHere(.blankLinesBetweenArms) { pieces.append(.init(text: "\n", fate: .free)) }
        }
        if !unscanned.contains(where: { $0.module == outgoing.module }), hasHere(.caseGone) {
            pieces.append(
                .init(text: armText("gone\(notes)", "UnknownNavigation.notFound", style, comment: note()), fate: .goes)
            )
        }
        var rest: [WorkspaceSketch.Piece] = []
        let missing = outgoing.cases.filter { if case .missing = $0.state { true } else { false } }
        if hasHere(.defaultArm) {
            rest = [.init(text: rightLines("default:", "UnknownNavigation.notFound", style), fate: .stays)]
        } else if hasHere(.wildcardArm) {
            rest = [.init(text: rightLines("case _:", "UnknownNavigation.notFound", style), fate: .stays)]
        } else if hasHere(.unknownDefaultArm) {
            rest = [.init(text: rightLines("@unknown default:", "UnknownNavigation.notFound", style), fate: .stays)]
        }
        var taking: [WorkspaceSketch.Piece] = []
        if !there.isEmpty || !rest.isEmpty, hasHere(.wildcardWhere) {
            needsOwnMembers = true
            taking = [.init(text: rightLines("case _ where isOn:", "UnknownNavigation.notFound", style), fate: .stays)]
        }
        for item in missing {
            if outgoing.place == .inTable, item.condition.isEmpty, hasHere(.whereOnly, 100) {
                needsOwnMembers = true
                let head = "case .\(SketchedName.quoted(item.name)) where isOn:"
                let some = Piece(
                    text: comment() + rightLines(head, destination(of: item, bound: nil), style),
                    fate: .stays
                )
                pieces.append(some)
                mentions[item.name] = [some.text]
            }
        }
        for item in missing {
            expect(
                item,
                of: outgoing,
                returns: pieces.isEmpty && rest.isEmpty && taking.isEmpty ? nil : style.returns,
                below: rest.map(\.text),
                above: (mentions[item.name] ?? []) + taking.map(\.text)
            )
        }
        rest = taking + rest
        if hasHere(.commentAfterLastArm) { rest.append(.init(text: "        // \(note())\n", fate: .stays)) }
        if pieces.isEmpty, rest.isEmpty, missing.isEmpty { return [] }
        return pieces + rest
    }

    private func under(_ directives: [String], _ pieces: [WorkspaceSketch.Piece]) -> [WorkspaceSketch.Piece] {
        directives.map { .init(text: "        \($0)\n", fate: .stays) } + pieces
            + directives.map { _ in .init(text: "        #endif\n", fate: .stays) }
    }

    private func armText(_ name: String, _ right: String, _ style: Style, comment: String) -> String {
        "        // \(comment)\n" + rightLines("case .\(name):", right, style)
    }

    /// `head` and what it leads to, in lines.
    private func rightLines(_ head: String, _ right: String, _ style: Style) -> String {
        "        \(head)\n            \(style.returns ? "return " : "")\(right)\n"
    }

    private mutating func multiplePatterns(
        _ items: [SketchedCase],
        of outgoing: SketchedOutgoing,
        _ style: Style
    ) -> [WorkspaceSketch.Piece] {
        let separator = hasHere(.patternsOverLines, 95) ? ",\n            ." : ", ."
        let names = items.map { SketchedName.quoted($0.name) }.joined(separator: separator)
        let right = destination(of: items[0], bound: nil)
        return [.init(text: comment() + rightLines("case .\(names):", right, style), fate: .stays)]
    }

    private mutating func fallingThrough(
        _ item: SketchedCase,
        into next: SketchedCase,
        of outgoing: SketchedOutgoing,
        _ style: Style
    ) -> WorkspaceSketch.Piece {
        .init(
            text: comment() + "        case .\(SketchedName.quoted(item.name)):\n            fallthrough\n"
                + rightLines("case .\(SketchedName.quoted(next.name)):", destination(of: next, bound: nil), style),
            fate: .stays
        )
    }

    /// The same case twice, as somebody wants it.
    private func inBothBranches(_ pieces: [Piece], _ item: SketchedCase, _ style: Style) -> [Piece] {
        let other = rightLines("case .\(SketchedName.quoted(item.name)):", destination(of: item, bound: nil), style)
        return [Piece(text: "        #if BETA\n", fate: .stays)] + pieces
            + [Piece(text: "        #else\n\(other)        #endif\n", fate: .stays)]
    }

    private mutating func comment() -> String { hasHere(.commentAboveArm) ? "        // \(note())\n" : "" }

    // MARK: One case's arm

    private mutating func arm(
        _ item: SketchedCase,
        of outgoing: SketchedOutgoing,
        _ style: Style
    ) -> [WorkspaceSketch.Piece] {
        var bound: [String]? = item.values.indices.map { "value\($0)" }
        var pattern = makePattern(item, of: outgoing, &bound)
        var pieces: [WorkspaceSketch.Piece] = []
        if hasHere(.whereClause, 25) {
            needsOwnMembers = true
            let head = "case .\(SketchedName.quoted(item.name)) where isOn:"
            pieces.append(
                .init(text: comment() + rightLines(head, destination(of: item, bound: nil), style), fate: .stays)
            )
        }
        if let place = item.values.firstIndex(where: { $0.type.outgoing == "Int" }), hasHere(.partialPattern, 70) {
            let parts = item.values.indices.map { $0 == place ? "1" : "_" }
            let head = "case .\(SketchedName.quoted(item.name))(\(parts.joined(separator: ", "))):"
            pieces.append(
                .init(text: comment() + rightLines(head, destination(of: item, bound: nil), style), fate: .stays)
            )
        }
        if hasHere(.commentInPattern, 25) { pattern = "/* \(note()) */ \(pattern) /* end: */" }
        let target = destination(of: item, bound: bound)
        let text = comment() + whole("case \(pattern):", makeRight(target, style), style)
        pieces.append(.init(text: text, fate: .stays))
        return pieces
    }

    private mutating func whole(_ head: String, _ right: String, _ style: Style) -> String {
        if hasHere(.armOnOneLine, 25), !right.contains("\n") { return "        \(head) \(right)\n" }
        var inner = ""
        if hasHere(.commentInsideArm) { inner = "            // \(note())\n" }
        let behind = hasHere(.commentBehindArm) ? " // \(note())" : ""
        return "        \(head)\n\(inner)            \(right)\(behind)\n"
    }

    private mutating func makePattern(
        _ item: SketchedCase,
        of outgoing: SketchedOutgoing,
        _ bound: inout [String]?
    ) -> String {
        var name = "." + SketchedName.quoted(item.name)
        if let names = bound, !names.isEmpty, hasHere(.outerLetBeforeType) {
            let parts = zip(item.values, names).map { labelled($0, $1) }
            return "let \(outgoing.spelled)\(name)(" + parts.joined(separator: ", ") + ")"
        }
        if hasHere(.qualifiedPattern, 25) { name = outgoing.spelled + name }
        guard !item.values.isEmpty else { return name }
        if hasHere(.barePattern, 20) {
            bound = nil
            return name
        }
        if hasHere(.wildcardBindings, 35) {
            bound = nil
            return name + "(" + item.values.map { labelled($0, "_") }.joined(separator: ", ") + ")"
        }
        let names = bound ?? []
        if name.hasPrefix("."), hasHere(.outerLet) {
            return "let \(name)(" + zip(item.values, names).map { labelled($0, $1) }.joined(separator: ", ") + ")"
        }
        if item.values.count == 1 || item.values.allSatisfy({ $0.label != nil }), hasHere(.bareBindings, 50) {
            return "\(name)(" + names.map { "let \($0)" }.joined(separator: ", ") + ")"
        }
        let parts = zip(item.values, names).map { labelled($0, "let \($1)") }
        if hasHere(.brokenPattern, 60) {
            return "\(name)(\n            " + parts.joined(separator: ",\n            ") + "\n        )"
        }
        return "\(name)(" + parts.joined(separator: ", ") + ")"
    }

    func labelled(_ value: SketchedValue, _ text: String) -> String {
        value.label.map { "\(SketchedName.label($0)): \(text)" } ?? text
    }

    func destination(of item: SketchedCase, bound: [String]?) -> String {
        guard !item.values.isEmpty else { return item.destination + (item.hasDefault ? "()" : "") }
        let values = bound ?? item.values.map(\.type.literal)
        return item.destination + "(" + zip(item.values, values).map { labelled($0, $1) }.joined(separator: ", ") + ")"
    }

    /// From the value's first letter to its last.
    private mutating func makeRight(_ target: String, _ style: Style) -> String {
        let word = style.returns ? "return " : ""
        if hasHere(.ternary, 25) {
            needsOwnMembers = true
            return "\(word)isOn ? \(target) : UnknownNavigation.notFound"
        }
        if hasHere(.callOnRight, 25) {
            needsOwnMembers = true
            return "\(word)kept(\(target))"
        }
        if hasHere(.brokenCall, 25) {
            needsOwnMembers = true
            return "\(word)kept(\n                \(target)\n            )"
        }
        if hasHere(.ifExpression, 25) {
            needsOwnMembers = true
            return "if isOn {\n                \(word)\(target)\n            } else {\n"
                + "                \(word)UnknownNavigation.notFound\n            }"
        }
        if hasHere(.switchExpression, 35) {
            needsOwnMembers = true
            return "switch isOn {\n            case true:\n                \(word)\(target)\n            case false:\n"
                + "                \(word)UnknownNavigation.notFound\n            }"
        }
        if hasHere(.closureOnRight, 45) {
            return "\(word){ () -> any NavigationContract in \(target) }()"
        }
        if hasHere(.conversionOnRight, 45) { return "\(word)\(target) as any NavigationContract" }
        if hasHere(.parenthesesOnRight, 60) { return "\(word)(\(target))" }
        if style.returns, hasHere(.conditionInsideArm) {
            return "#if DEBUG\n            return \(target)\n            #else\n"
                + "            return UnknownNavigation.notFound\n            #endif"
        }
        if style.returns, hasHere(.blockArm, 70) { return "do {\n                return \(target)\n            }" }
        return word + target
    }
}
