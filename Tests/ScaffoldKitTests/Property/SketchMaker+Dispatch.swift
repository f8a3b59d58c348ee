/// The function that hands every navigation to its overload.
extension SketchMaker {
    private typealias Piece = WorkspaceSketch.Piece

    mutating func makeDispatcher(_ present: [SketchedOutgoing]) -> [WorkspaceSketch.Piece] {
        let name = hasHere(.otherDispatchName) ? "destination" : "navigation"
        let head = "    func redirect(_ \(name): any NavigationContract) -> (any NavigationContract)? {\n"
        let all = features.compactMap(\.outgoing)
        let isConditional = all.contains { !$0.condition.isEmpty }
        var body: [Piece]
        if present.count == 1, !isConditional, hasHere(.guardedDispatch, 90) {
            body = guarded(present[0], name)
        } else if !present.isEmpty, isConditional ? hasHere(.ifLetUnderCondition, 90) : hasHere(.ifLetRow) {
            body = row(present, name)
        } else if gone.isEmpty, !present.isEmpty, present.allSatisfy(\.condition.isEmpty),
            isConditional ? hasHere(.ifLetChainBeforeCondition, 90) : hasHere(.ifLetChain, 100)
        {
            body = chain(present, name)
        } else {
            body = arms(present, name)
        }
        for gone in gone { body = body.map { $0.text.contains(" \(gone)") ? Piece(text: $0.text, fate: .goes) : $0 } }
        return [Piece(text: head, fate: .stays)] + body + [Piece(text: "    }\n", fate: .stays)]
    }

    private func guarded(_ outgoing: SketchedOutgoing, _ name: String) -> [WorkspaceSketch.Piece] {
        let text = """
                    guard let \(name) = \(name) as? \(outgoing.spelled) else { return nil }
                    return redirect(\(name))

            """
        return [Piece(text: text, fate: .stays)]
    }

    private mutating func row(_ present: [SketchedOutgoing], _ name: String) -> [WorkspaceSketch.Piece] {
        var pieces: [Piece] = []
        for outgoing in present {
            let bound = hasHere(.ownBindingName) ? "found" : name
            let text = """
                        if let \(bound) = \(name) as? \(outgoing.spelled) {
                            return redirect(\(bound))
                        }

                """
            pieces += underCondition([Piece(text: text, fate: .stays)], outgoing.condition)
        }
        return pieces + [Piece(text: "        return nil\n", fate: .stays)]
    }

    private mutating func chain(_ present: [SketchedOutgoing], _ name: String) -> [WorkspaceSketch.Piece] {
        var pieces: [Piece] = []
        for (index, outgoing) in present.enumerated() {
            let text =
                (index == 0 ? "        if" : " else if") + " let \(name) = \(name) as? \(outgoing.spelled) {\n"
                + "            return redirect(\(name))\n        }"
            pieces.append(Piece(text: text, fate: .stays))
        }
        let end = random.chance(50) ? " else {\n            return nil\n        }\n" : "\n        return nil\n"
        return pieces + [Piece(text: end, fate: .stays)]
    }

    private mutating func arms(_ present: [SketchedOutgoing], _ name: String) -> [WorkspaceSketch.Piece] {
        let isExpression = hasHere(.switchOfReturns)
        let returns = !isExpression && hasHere(.returningDispatch)
        let word = returns ? "return " : ""
        var pieces = [Piece(text: "        \(isExpression ? "return switch" : "switch") \(name) {\n", fate: .stays)]
        let isOnOneLine = hasHere(.dispatchOnOneLine)
        for outgoing in present {
            if hasHere(.ownDispatchLine), pieces.count == 1 {
                pieces.append(
                    Piece(
                        text: "        // \(note())\n        case is UnknownNavigation:\n            \(word)nil\n",
                        fate: .stays
                    )
                )
            }
            let bound = hasHere(.ownBindingName) ? "found" : name
            let text =
                "        case let \(bound) as \(outgoing.spelled):\(isOnOneLine ? " " : "\n            ")"
                + "\(word)redirect(\(bound))\n"
            pieces += underCondition([Piece(text: text, fate: .stays)], outgoing.condition)
        }
        return pieces + [Piece(text: "        default:\n            \(word)nil\n        }\n", fate: .stays)]
    }

    func underCondition(_ pieces: [WorkspaceSketch.Piece], _ condition: String) -> [WorkspaceSketch.Piece] {
        if condition.isEmpty { return pieces }
        return [.init(text: "    #if \(condition)\n", fate: .stays)] + pieces
            + [.init(text: "    #endif\n", fate: .stays)]
    }
}
