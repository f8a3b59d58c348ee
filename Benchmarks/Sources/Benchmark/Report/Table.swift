/// Prints rows as a Markdown table, one after another as they are measured.
struct Table {
    private(set) var hasMissed = false

    private static let columns = [
        ("work", 69), ("ours", 9), ("theirs", 9), ("ratio", 6), ("half of turns", 13), ("target", 8), ("", 4),
    ]

    func begin() {
        printLine(Self.columns.map(\.0))
        print("|" + Self.columns.map { String(repeating: "-", count: $0.1 + 2) }.joined(separator: "|") + "|")
    }

    mutating func add(_ row: Row) {
        let verdict: String
        switch row.verdict {
        case .met: verdict = "ok"
        case .none: verdict = ""
        case .missed:
            verdict = "over"
            hasMissed = true
        case .notInstalled(let how): verdict = "not installed (\(how))"
        case .failed(let why):
            verdict = "failed"
            hasMissed = true
            complain(row.name + ": " + why)
        }
        printLine([row.name, row.ours, row.theirs, row.ratio, row.spread, row.target, verdict])
    }

    private func printLine(_ cells: [String]) {
        let padded = zip(cells, Self.columns).map { cell, column in
            cell + String(repeating: " ", count: max(0, column.1 - cell.count))
        }
        print("| " + padded.joined(separator: " | ") + " |")
        flush()
    }
}
