@testable import ScaffoldKit

/// The table as somebody left it.
extension SketchMaker {
    mutating func makeTable() {
        let all = features.compactMap(\.outgoing)
        for outgoing in all {
            sketch.dispatches.append(.init(type: outgoing.spelled, condition: outgoing.condition))
            sketch.modules.insert(outgoing.module)
        }
        sketch.modules.insert("NavCore")
        if has(.noTable) {
            sketch.table = nil
            for outgoing in all where outgoing.place != .elsewhere {
                for item in outgoing.cases { expect(item, of: outgoing) }
            }
            writeHandWritten(all)
            return
        }
        var overloads: [[WorkspaceSketch.Piece]] = []
        var present = all.filter { $0.place == .inTable } + unscanned.compactMap(\.outgoing)
        for outgoing in present.sorted(by: { $0.spelled < $1.spelled }) { overloads.append(makeOverload(of: outgoing)) }
        for outgoing in all where outgoing.place == .missing {
            for item in outgoing.cases { expect(item, of: outgoing) }
        }
        writeHandWritten(all)
        overloads += makeOwnRedirects(present)
        if let piece = makeGoneOverload() {
            overloads.append([piece])
            present.insert(
                SketchedOutgoing(
                    type: "OldOutgoingNavigation",
                    spelled: "OldOutgoingNavigation",
                    module: "",
                    cases: []
                ),
                at: random.number(0...present.count)
            )
        }
        if hasHere(.shuffledOverloads) { overloads.shuffle(using: &random) }
        var extended: [[WorkspaceSketch.Piece]] = []
        if overloads.count > 1, hasHere(.overloadInExtension) { extended = [overloads.removeLast()] }
        let dispatcher = makeDispatcher(present)
        let members = makeMembers()
        var pieces = makeHead()
        let kind = hasHere(.tableIsClass) ? "final class" : "struct"
        pieces.append(.init(text: "\(kind) AppNavigationRedirect: NavigationRedirectContract {\n", fate: .stays))
        pieces += members
        if !overloads.isEmpty, hasHere(.dispatcherLast) {
            overloads.append(dispatcher)
        } else {
            overloads.insert(dispatcher, at: 0)
        }
        for overload in overloads {
            pieces.append(.init(text: "\n", fate: .free))
            if hasHere(.commentsBetweenMembers) {
                pieces.append(.init(text: "    // MARK: \(note())\n", fate: .stays))
                pieces.append(.init(text: "\n", fate: .free))
            }
            pieces += overload
        }
        pieces.append(.init(text: "}\n", fate: .stays))
        for overload in extended {
            pieces.append(.init(text: "\nextension AppNavigationRedirect {\n", fate: .stays))
            pieces += overload
            pieces.append(.init(text: "}\n", fate: .stays))
        }
        if hasHere(.misleadingText) {
            pieces.append(.init(text: "\n// func redirect(_ navigation: FakeOutgoingNavigation) {}\n", fate: .stays))
        }
        sketch.table = laidOut(pieces)
    }

    mutating func expect(
        _ item: SketchedCase,
        of outgoing: SketchedOutgoing,
        returns: Bool? = nil,
        below: [String] = [],
        above: [String] = []
    ) {
        let condition = [outgoing.condition, item.condition].filter { !$0.isEmpty }.map { "(\($0))" }
        sketch.coming.append(
            WorkspaceSketch.ComingArm(
                type: outgoing.spelled,
                caseName: item.name,
                destination: item.destination.filter { $0 != "`" },
                condition: condition.joined(separator: " && "),
                returns: returns,
                below: below,
                above: above
            )
        )
    }

    private mutating func writeHandWritten(_ all: [SketchedOutgoing]) {
        for outgoing in all where outgoing.place == .elsewhere {
            let file = "AppKit/Sources/\(outgoing.spelled.replacing(".", with: "")) + Redirect.swift"
            sketch.files[file] = """
                import \(outgoing.module)
                import NavCore

                extension AppNavigationRedirect {
                    func redirect(_ navigation: \(outgoing.spelled)) -> any NavigationContract {
                        UnknownNavigation.notFound
                    }
                }

                """
        }
    }

    // MARK: Head

    private mutating func makeHead() -> [WorkspaceSketch.Piece] {
        var pieces: [WorkspaceSketch.Piece] = []
        if hasHere(.headerComment) { pieces.append(.init(text: "//\n// \(note())\n/* struct */\n\n", fate: .stays)) }
        var modules = ["NavCore"] + features.map(\.module)
        let others = unscanned.map(\.module)
        if hasHere(.importMissing) {
            modules = modules.filter { $0 == "NavCore" || random.chance(50) }
        }
        modules += others
        modules = hasHere(.importsUnsorted) ? modules.shuffled(using: &random) : modules.sorted()
        if hasHere(.importsInOneLine), modules.count > 1 {
            let first = modules.prefix(2).map { "import \($0)" }.joined(separator: "; ")
            pieces.append(.init(text: first + "\n", fate: .stays))
            modules.removeFirst(2)
        }
        for module in modules {
            var line = "import \(module)\n"
            if hasHere(.importsWithAttributes, 25) {
                line = "@preconcurrency " + line
            }
            pieces.append(.init(text: line, fate: .stays))
        }
        if !gone.isEmpty, hasHere(.moduleGone, 70) { pieces.append(.init(text: "import DemoOld\n", fate: .goes)) }
        pieces.append(.init(text: "\n", fate: .free))
        return pieces
    }

    // MARK: Bytes

    /// Line ends, indentation and marks.
    private mutating func laidOut(_ pieces: [WorkspaceSketch.Piece]) -> [WorkspaceSketch.Piece] {
        var pieces = pieces
        let usesTabs = has(.tabs)
        let usesTwo = !usesTabs && has(.twoSpaces)
        let usesReturns = has(.carriageReturns)
        for index in pieces.indices {
            var text = pieces[index].text
            if usesTabs { text = text.replacing("    ", with: "\t") }
            if usesTwo { text = text.replacing("    ", with: "  ") }
            if usesReturns { text = text.replacing("\n", with: "\r\n") }
            pieces[index].text = text
        }
        if has(.noFinalNewline), let last = pieces.indices.last {
            pieces[last].text = String(pieces[last].text.trimmingLineEnd)
        }
        if has(.byteOrderMark) { pieces.insert(.init(text: "\u{FEFF}", fate: .stays), at: 0) }
        return pieces
    }
}

extension String {
    fileprivate var trimmingLineEnd: Substring {
        var text = self[...]
        while text.last?.isNewline == true { text.removeLast() }
        return text
    }
}
