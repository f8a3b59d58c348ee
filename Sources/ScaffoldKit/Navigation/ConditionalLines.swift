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
        var opened: [Condition] = []
        var isFirst = true
        func close() {
            for _ in opened { result += indent + "#endif" + newline }
            opened = []
        }
        for piece in pieces {
            if piece.conditions != opened {
                close()
                if !isFirst { result += separator }
                for condition in piece.conditions { result += indent + "#if " + condition.expression + newline }
                opened = piece.conditions
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
