/// A table after a sync, read line by line: are the arms, lines and imports there that must have come, each once, under the
/// right conditions, at a place where they answer?
struct TableReading {
    private let sketch: WorkspaceSketch
    private let lines: [String]
    /// Whether the line was in the table before.
    private let isOld: [Bool]
    /// Whether the line ends in a carriage return too.
    private let lineEnds: [Bool]

    init(sketch: WorkspaceSketch, text: String, kept: [Range<String.Index>]) {
        self.sketch = sketch
        var lines: [String] = []
        var isOld: [Bool] = []
        var lineEnds: [Bool] = []
        var start = 0
        let old = kept.map {
            text.utf8.distance(
                from: text.startIndex,
                to: $0.lowerBound
            )..<text.utf8.distance(from: text.startIndex, to: $0.upperBound)
        }
        for line in text.utf8.split(separator: 10, omittingEmptySubsequences: false) {
            let bytes = line.last == 13 ? line.dropLast() : line
            let place = start + bytes.prefix { $0 == 32 || $0 == 9 }.count
            lines.append(String(decoding: bytes, as: UTF8.self))
            isOld.append(old.contains { $0.contains(place) })
            lineEnds.append(line.last == 13)
            start += line.count + 1
        }
        self.lines = lines
        self.isOld = isOld
        self.lineEnds = lineEnds
    }

    func broken() -> String? {
        var used: Set<Int> = []
        for arm in sketch.coming {
            switch place(of: arm) {
            case .failure(let reason): return reason.text
            case .success(let line): used.insert(line)
            }
        }
        for arm in sketch.rebound {
            let found = (overload(of: arm.type) ?? 0..<0).filter { !isOld[$0] && isHead(lines[$0], arm.head) }
            guard found.count == 1, let line = found.first else {
                return "\(found.count) patterns of \(arm.type) were bound anew as \(arm.head)"
            }
            used.insert(line)
        }
        for index in lines.indices where !isOld[index] && lines[index].trimmed.hasPrefix("case .") {
            if !used.contains(index) { return "an arm came that nobody asked for: \(lines[index])" }
        }
        return dispatches() ?? imports() ?? layout()
    }

    private struct Reason: Error {
        var text: String
    }

    private func isHead(_ line: String, _ head: String) -> Bool { line.trimmed.filter { $0 != "`" }.hasPrefix(head) }

    // MARK: Arms

    private func place(of arm: WorkspaceSketch.ComingArm) -> Result<Int, Reason> {
        let name = "\(arm.type).\(arm.caseName)"
        guard let region = overload(of: arm.type) else { return .failure(Reason(text: "no overload for \(arm.type)")) }
        let found = region.filter { index in
            let words = lines[index].trimmed
            guard !isOld[index], words.hasPrefix("case .") else { return false }
            let rest = words.dropFirst(6).filter { $0 != "`" }
            guard rest.hasPrefix(arm.caseName) else { return false }
            return [":", "("].contains(rest.dropFirst(arm.caseName.count).first)
        }
        let wanted = found.filter { isCompiled($0, exactlyWhen: arm.condition) }
        guard wanted.count == 1, let line = wanted.first else {
            return .failure(
                Reason(text: "\(found.count) new arms for \(name), \(wanted.count) under '\(arm.condition)'")
            )
        }
        let end = lines[(line + 1)...].firstIndex { next in
            ["case ", "default", "@unknown", "#", "//", "}"].contains { next.trimmed.hasPrefix($0) }
        }
        let right = lines[line..<(end ?? lines.endIndex)].joined(separator: " ").filter { $0 != "`" }
        guard right.contains(arm.destination) else {
            return .failure(Reason(text: "the new arm for \(name) doesn't lead to \(arm.destination)"))
        }
        if let returns = arm.returns, right.contains("return ") != returns {
            return .failure(Reason(text: "the new arm for \(name) hands its value back as the others don't"))
        }
        for text in arm.above {
            if let old = first(of: text, in: region), old > line {
                return .failure(Reason(text: "the new arm for \(name) stands above:\n\(text)"))
            }
        }
        for text in arm.below {
            if let old = first(of: text, in: region), old < line {
                return .failure(Reason(text: "the new arm for \(name) stands below:\n\(text)"))
            }
        }
        return .success(line)
    }

    /// The line on which a piece of the table starts.
    private func first(of text: String, in region: Range<Int>) -> Int? {
        let wanted = text.utf8.split(separator: 10).map {
            String(decoding: $0.last == 13 ? $0.dropLast() : $0, as: UTF8.self)
        }
        return region.first { lines[$0...].starts(with: wanted) }
    }

    /// The lines of the `redirect(_:)` for an enum.
    private func overload(of type: String) -> Range<Int>? {
        let start = lines.indices.first { index in
            // A static member of the same parameter is somebody's own.
            guard lines[index].contains("func redirect("), !lines[index].contains("static ") else { return false }
            // The head may be broken into lines.
            let head = lines[index...].prefix(lines[index].hasSuffix("(") ? 2 : 1).joined() + ")"
            return head.contains(": \(type))") || head.contains(".\(type))")
        }
        guard let start else { return nil }
        let end = lines[(start + 1)...].firstIndex {
            $0.contains("func ") || $0.trimmed == "}" && !$0.hasPrefix(" ") && !$0.hasPrefix("\t")
        }
        return start..<(end ?? lines.endIndex)
    }

    // MARK: Conditions

    static let flags = ["DEBUG", "BETA", "FAST", "os(iOS)"]

    private static let settings: [Set<String>] = (0..<(1 << flags.count)).map { number in
        Set(flags.enumerated().filter { number & (1 << $0.offset) != 0 }.map(\.element))
    }

    private func isCompiled(_ line: Int, exactlyWhen condition: String) -> Bool {
        Self.settings.allSatisfy { flags in
            let value = ConditionValue(flags: flags)
            return value.compiledLines(of: lines)[line] == (condition.isEmpty || value.isTrue(condition))
        }
    }

    // MARK: Dispatch and imports

    private func dispatches() -> String? {
        guard
            let start = lines.firstIndex(where: {
                $0.contains("func redirect(_ ") && $0.contains(": any NavigationContract)")
            })
        else { return "no dispatching function" }
        let end = lines[(start + 1)...].firstIndex { $0.contains("func ") } ?? lines.endIndex
        for dispatch in sketch.dispatches {
            let found = (start..<end).filter { index in
                let words = lines[index].split(separator: " ").map { $0.filter { $0 != ":" } }
                guard let cast = words.firstIndex(where: { $0 == "as" || $0 == "as?" }), cast + 1 < words.count
                else { return false }
                return words[cast + 1] == dispatch.type || words[cast + 1].hasSuffix(".\(dispatch.type)")
            }
            let right = found.filter { isCompiled($0, exactlyWhen: dispatch.condition) }
            let rest = lines[start..<end].firstIndex { $0.trimmed.hasPrefix("default:") } ?? end
            if let line = found.first, line > rest { return "the line for \(dispatch.type) is never reached" }
            if found.count != 1 || right.count != 1 {
                return
                    "\(found.count) dispatching lines for \(dispatch.type), \(right.count) under '\(dispatch.condition)'"
            }
        }
        return nil
    }

    private func imports() -> String? {
        let words = lines.flatMap {
            $0.split(separator: ";").map { $0.filter { $0 != "\u{FEFF}" }.split(separator: " ").map(String.init) }
        }
        let imported = words.filter { $0.contains("import") }.compactMap(\.last).map {
            $0.split(separator: ".").first.map(String.init) ?? $0
        }
        for module in sketch.modules.sorted() {
            let count = imported.count { $0 == module }
            if count != 1 { return "\(module) is imported \(count) times" }
        }
        return nil
    }

    // MARK: Layout

    /// Line ends and indentation are those of the table.
    private func layout() -> String? {
        guard sketch.table != nil else { return nil }
        if sketch.oddities.contains(.carriageReturns), let line = lineEnds.dropLast().firstIndex(of: false) {
            return "another line end than the others': \(lines[line])"
        }
        if sketch.oddities.contains(.tabs), let line = lines.first(where: { $0.hasPrefix("  ") }) {
            return "another indentation than the others': \(line)"
        }
        return nil
    }
}
