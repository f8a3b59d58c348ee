import SwiftScan

/// Pieces of whole lines, each under its `#if` conditions; neighbours under the same ones share the `#if`.
struct ConditionalLines {
    struct Piece {
        var text: String
        /// Empty for none, or where the place already has them.
        var conditions: [Condition]
    }

    var pieces: [Piece] = []

    func text(indent: String, newline: String, separator: String = "") -> String {
        var result = ""
        var open: [Condition] = []
        var isFirst = true
        func close() {
            for _ in open { result += indent + "#endif" + newline }
            open = []
        }
        for piece in pieces {
            if piece.conditions != open {
                close()
                if !isFirst { result += separator }
                for condition in piece.conditions { result += indent + "#if " + condition.expression + newline }
                open = piece.conditions
            } else if !isFirst {
                result += separator
            }
            result += piece.text
            isFirst = false
        }
        close()
        return result
    }
}
