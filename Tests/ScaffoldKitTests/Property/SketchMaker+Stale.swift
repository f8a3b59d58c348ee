@testable import ScaffoldKit

/// Starts that are behind the code: what a sync must carry over, bind anew or take away.
extension SketchMaker {
    private typealias Piece = WorkspaceSketch.Piece

    /// Puts a case into a state in which its arm is not true any more.
    mutating func makeStale(_ item: inout SketchedCase, in outgoing: SketchedOutgoing) {
        guard case .there = item.state, outgoing.place == .inTable else { return }
        let isLabelled = !item.values.isEmpty && item.values.allSatisfy { $0.label != nil }
        let hasOther = outgoing.cases.contains { if case .renamed = $0.state { true } else { false } }
        if isLabelled, item.directives.isEmpty, !hasOther, hasHere(.caseRenamed) {
            item.name = "renewed"
            item.state = .renamed(old: "former")
        } else if isLabelled, hasHere(.payloadGrew) {
            item.state = .grown
        } else if !item.directives.isEmpty, hasHere(.armWithoutCondition, 60) {
            item.state = .bare
        } else if item.directives.isEmpty, hasHere(.armWithNeedlessCondition) {
            item.state = .wrapped
        }
    }

    /// The arm of such a case; nil where the case has an ordinary one.
    mutating func staleArm(
        _ item: SketchedCase,
        of outgoing: SketchedOutgoing,
        returns: Bool
    ) -> [WorkspaceSketch.Piece]? {
        let word = returns ? "return " : ""
        let names = item.values.indices.map { "value\($0)" }
        let body: (String) -> String = { "            \(word)\($0) // \(item.name)\n" }
        switch item.state {
        case .renamed(let old):
            sketch.rebound.append((outgoing.spelled, "case .\(item.name)("))
            return [
                Piece(text: "        case .\(old)(\(bindings(item.values, names))):\n", fate: .free),
                Piece(text: body(destination(of: item, bound: names)), fate: .stays),
            ]
        case .grown:
            var values = names
            values[names.count - 1] = item.values[names.count - 1].type.literal
            let old = names.count == 1 ? "" : "(\(bindings(item.values.dropLast(), names.dropLast())))"
            // A pattern without parentheses takes every payload.
            if !old.isEmpty { sketch.rebound.append((outgoing.spelled, "case .\(item.name)(")) }
            return [
                Piece(
                    text: "        case .\(SketchedName.quoted(item.name))\(old):\n",
                    fate: old.isEmpty ? .stays : .free
                ),
                Piece(text: body(destination(of: item, bound: values)), fate: .stays),
            ]
        case .bare, .wrapped:
            let text =
                "        // \(note())\n        case .\(SketchedName.quoted(item.name)):\n"
                + body(destination(of: item, bound: nil))
            let arm = Piece(text: text, fate: .moves)
            if case .bare = item.state { return [arm] }
            return [Piece(text: "        #if BETA\n", fate: .free), arm, Piece(text: "        #endif\n", fate: .free)]
        case .there, .missing:
            return nil
        }
    }

    private func bindings(_ values: some Sequence<SketchedValue>, _ names: some Sequence<String>) -> String {
        zip(values, names).map { labelled($0, "let \($1)") }.joined(separator: ", ")
    }

    // MARK: Enums that are gone

    /// An overload of an enum that nobody declares any more.
    mutating func makeGoneOverload() -> WorkspaceSketch.Piece? {
        guard !wanted.contains(.foreignPackage), hasHere(.enumGone, 80) else { return nil }
        gone.insert("OldOutgoingNavigation")
        let text = """
                // \(note())
                private func redirect(_ navigation: OldOutgoingNavigation) -> any NavigationContract {
                    switch navigation {
                    case .old: UnknownNavigation.notFound
                    }
                }

            """
        return Piece(text: text, fate: .goes)
    }

    // MARK: Enums that the scan doesn't see

    /// Features whose overloads the table has, and that a sync must leave alone.
    mutating func makeUnscannedFeatures() {
        guard !wanted.contains(.noTable) else { return }
        if hasHere(.excludedFeature, 70) {
            sketch.configuration.scan.exclude = ["Features/Legacy"]
            add("Legacy", module: "DemoLegacy", folder: "Features/Legacy/Sources", spelled: "LegacyOutgoingNavigation")
        }
        if hasHere(.foreignPackage, 70) {
            add(
                "Pay",
                module: "PayKit",
                folder: ".build/checkouts/Pay/Sources/PayKit",
                spelled: "PayKit.PayOutgoingNavigation"
            )
        }
    }

    private mutating func add(_ name: String, module: String, folder: String, spelled: String) {
        let item = SketchedCase(name: "far\(name)", values: [], destination: "UnknownNavigation.notFound")
        unscanned.append(
            SketchedFeature(
                name: name,
                module: module,
                folder: folder,
                incomingType: "\(name)IncomingNavigation",
                incoming: [SketchedIncomingCase(name: "main", values: [])],
                outgoing: SketchedOutgoing(
                    type: "\(name)OutgoingNavigation",
                    spelled: spelled,
                    module: module,
                    cases: [item]
                )
            )
        )
    }
}
