import ScaffoldKit

/// Rows in columns, two spaces apart.
enum TextTable {
    static func lines(_ rows: [[String]], none: String) -> [String] {
        // As wide as they are shown.
        let rows = rows.map { $0.map(VisibleText.line) }
        guard let first = rows.first else { return [none] }
        let widths = first.indices.map { column in
            rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            row.enumerated().map { column, cell in
                column == row.count - 1 ? cell : cell + String(repeating: " ", count: widths[column] - cell.count + 2)
            }
            .joined()
        }
    }
}
