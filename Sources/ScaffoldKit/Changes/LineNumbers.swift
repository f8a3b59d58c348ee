/// Which line of a file before an edit a line after it is.
struct LineNumbers {
    private var lines: [Int?]

    init(of after: [UInt8], before: [UInt8]?) {
        let new = Self.lines(after)
        guard let before, before != after else {
            lines = new.indices.map { $0 + 1 }
            return
        }
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        let steps = LineDifference.steps(Self.lines(before).map(number), new.map(number))
        lines = []
        var line = 0
        for step in steps {
            switch step {
            case .keep:
                line += 1
                lines.append(line)
            case .remove: line += 1
            case .add: lines.append(nil)
            }
        }
    }

    /// 1-based; nil where the line is new.
    func before(_ line: Int) -> Int? { lines.indices.contains(line - 1) ? lines[line - 1] : nil }

    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        var index = start
        while index < bytes.endIndex {
            defer { index += 1 }
            guard bytes[index].isLineEnd else { continue }
            if bytes[index] == UInt8(ascii: "\r"), index + 1 < bytes.endIndex, bytes[index + 1] == UInt8(ascii: "\n") {
                index += 1
            }
            lines.append(bytes[start...index])
            start = index + 1
        }
        lines.append(bytes[start...])
        return lines
    }
}
