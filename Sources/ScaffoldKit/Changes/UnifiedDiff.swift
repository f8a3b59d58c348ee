/// Changes as `diff -u` prints them, with Git's header lines, so that `git apply` and `patch -p1` take them.
///
/// Bytes of lines are kept, also `\r`. What is not UTF-8 or has a zero byte is said to differ, no more.
package enum UnifiedDiff {
    private static let context = 3

    package static func text(_ changeset: Changeset) -> String {
        changeset.changes.map(text).joined()
    }

    package static func text(_ change: FileChange) -> String {
        guard change.before != change.after else { return "" }
        let (old, new) = (name("a/", change.path), name("b/", change.path))
        var text = "diff --git \(old) \(new)\n"
        if change.before == nil { text += "new file mode 100644\n" }
        if change.after == nil { text += "deleted file mode 100644\n" }
        let before = change.before ?? []
        let after = change.after ?? []
        let oldSide = change.before == nil ? "/dev/null" : old
        let newSide = change.after == nil ? "/dev/null" : new
        if isBinary(before) || isBinary(after) {
            return text + "Binary files \(oldSide) and \(newSide) differ\n"
        }
        let hunks = hunks(lines(before), lines(after))
        if hunks.isEmpty { return text }
        return text + "--- \(marked(oldSide))\n+++ \(marked(newSide))\n" + hunks
    }

    private static func isBinary(_ bytes: [UInt8]) -> Bool {
        bytes.contains(0) || !String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
    }

    /// Git's quoting: in double quotes where the path has a quote, a back-slash or what would steer a terminal.
    private static func name(_ prefix: String, _ path: RelativePath) -> String {
        let text = prefix + path.string
        let needsQuotes = text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
        guard needsQuotes || !VisibleText.isPlain(text) else { return text }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\" + String(scalar)
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\r": quoted += "\\r"
            case _ where VisibleText.isPlain(String(scalar)): quoted.unicodeScalars.append(scalar)
            default:
                for byte in String(scalar).utf8 {
                    let digits = String(byte, radix: 8)
                    quoted += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
                }
            }
        }
        return quoted + "\""
    }

    /// A tab tells tools where a name with spaces ends.
    private static func marked(_ name: String) -> String {
        name.contains(" ") ? name + "\t" : name
    }

    /// Each with its line feed, where it has one.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }

    private static func hunks(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> String {
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        let number = { (line: ArraySlice<UInt8>) in
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        let steps = LineDifference.steps(old.map(number), new.map(number))
        var text: [UInt8] = []
        for range in ranges(steps) {
            let oldStart = steps[..<range.lowerBound].count { $0 != .add }
            let newStart = steps[..<range.lowerBound].count { $0 != .remove }
            let oldCount = steps[range].count { $0 != .add }
            let newCount = steps[range].count { $0 != .remove }
            text += "@@ -\(span(oldStart, oldCount)) +\(span(newStart, newCount)) @@\n".utf8
            var (x, y) = (oldStart, newStart)
            for step in steps[range] {
                let line: ArraySlice<UInt8>
                switch step {
                case .keep:
                    line = old[x]
                    text.append(UInt8(ascii: " "))
                case .remove:
                    line = old[x]
                    text.append(UInt8(ascii: "-"))
                case .add:
                    line = new[y]
                    text.append(UInt8(ascii: "+"))
                }
                if step != .add { x += 1 }
                if step != .remove { y += 1 }
                text += line
                if line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n".utf8 }
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// 1-based first line and count, as hunks write them: a count of one is left out, none begins at the line before.
    private static func span(_ start: Int, _ count: Int) -> String {
        switch count {
        case 0: "\(start),0"
        case 1: "\(start + 1)"
        default: "\(start + 1),\(count)"
        }
    }

    /// Steps that differ, with their context; those whose contexts touch are one.
    private static func ranges(_ steps: [LineDifference.Step]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for (index, step) in steps.enumerated() where step != .keep {
            let start = max(0, index - context)
            let end = min(steps.count, index + context + 1)
            if let last = ranges.last, start <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<end
            } else {
                ranges.append(start..<end)
            }
        }
        return ranges
    }
}
