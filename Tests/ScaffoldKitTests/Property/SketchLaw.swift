@testable import ScaffoldKit

/// What must hold of every workspace after a sync, told without the planner.
struct SketchLaw {
    let sketch: WorkspaceSketch

    /// What is broken; nil where all holds.
    func broken() -> String? {
        do throws(Failure) {
            let plan = try run(sketch.tree, .sync)
            if plan.isBlocked { return "refused: " + Self.words(plan.diagnostics) }
            guard let after = plan.changeset.changes.first(where: { $0.path.string == sketch.tablePath })?.after
            else { return afterSync(sketch.tableText ?? "") }
            if plan.changeset.changes.count > 1 { return "more than the table changes" }
            let text = String(decoding: after, as: UTF8.self)
            return try again(after) ?? afterSync(text).map { "\($0)\n--- after\n\(text)" }
        } catch {
            return "failed: " + Self.words(error.diagnostics)
        }
    }

    func run(_ tree: MemoryTree, _ mode: SyncRedirects.Mode) throws(Failure) -> RedirectPlan {
        try SyncRedirects.plan(tree: tree, configuration: sketch.configuration, mode: mode)
    }

    /// The table after a sync, nil where it isn't done.
    func synced() -> String? {
        guard let plan = try? run(sketch.tree, .sync), !plan.isBlocked else { return nil }
        guard let after = plan.changeset.changes.first?.after else { return sketch.tableText }
        return String(decoding: after, as: UTF8.self)
    }

    static func words(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { item in
            "\(item.location?.path.string ?? ""):\(item.location?.line ?? 0): \(item.severity.rawValue): \(item.fact.message)"
        }.joined(separator: "\n")
    }

    private func again(_ after: [UInt8]) throws(Failure) -> String? {
        var tree = sketch.tree
        guard let path = RelativePath(sketch.tablePath) else { return "no path" }
        tree.contents[path] = after
        let text = String(decoding: after, as: UTF8.self)
        let check = try run(tree, .check)
        if check.isBlocked { return "the check refuses: \(Self.words(check.diagnostics))\n--- after\n\(text)" }
        if check.isStale { return "the check says stale\n--- after\n\(text)" }
        let second = try run(tree, .sync)
        return second.changeset.isEmpty && !second.isStale ? nil : "a second sync changes something\n--- after\n\(text)"
    }

    // MARK: The text

    private func afterSync(_ text: String) -> String? {
        var spans: [Range<String.Index>] = []
        return pieces(in: text, &spans) ?? TableReading(sketch: sketch, text: text, kept: spans).broken()
    }

    /// Whether nothing else has this line.
    private static func isOwn(_ line: Substring) -> Bool {
        ["Note ", "case .gone", "OldOutgoingNavigation", "import DemoOld"].contains { line.contains($0) }
    }

    /// Every piece that stays, in order; those that move, once; none of those that go.
    private func pieces(in text: String, _ spans: inout [Range<String.Index>]) -> String? {
        var rest = text.startIndex
        for piece in sketch.table ?? [] {
            switch piece.fate {
            case .stays:
                guard let found = text.find(piece.text, from: rest) else {
                    return "lost, changed or moved:\n\(piece.text)"
                }
                spans.append(found)
                rest = found.upperBound
            case .moves:
                guard let found = text.find(piece.text, from: text.startIndex) else {
                    return "lost or changed:\n\(piece.text)"
                }
                spans.append(found)
            case .goes:
                // Comments go with what they speak of.
                for line in piece.text.split(whereSeparator: \.isNewline) where Self.isOwn(line) {
                    if text.find(String(line), from: text.startIndex) != nil { return "still there:\n\(line)" }
                }
            case .free:
                break
            }
        }
        for piece in sketch.table ?? [] where piece.fate == .moves {
            let before = (sketch.table ?? []).count { $0.text == piece.text }
            if text.count(of: piece.text) > before { return "doubled:\n\(piece.text)" }
        }
        return nil
    }
}

extension String {
    func find(_ text: String, from start: Index) -> Range<Index>? {
        let all = utf8
        let wanted = Array(text.utf8)
        guard let first = wanted.first else { return start..<start }
        var index = start
        while let place = all[index...].firstIndex(of: first) {
            if all[place...].starts(with: wanted) { return place..<all.index(place, offsetBy: wanted.count) }
            index = all.index(after: place)
        }
        return nil
    }

    func count(of text: String) -> Int {
        var count = 0
        var start = startIndex
        while let found = find(text, from: start) {
            count += 1
            start = found.upperBound
        }
        return count
    }
}
