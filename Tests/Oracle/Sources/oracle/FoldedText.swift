import SwiftSyntax

/// The rule of `TokenStream.folded` in SwiftScan, told a second time over the toolchain's tokens.
struct FoldedText {
    private var pieces: [(text: String, gap: Bool)] = []

    static func of(_ node: some SyntaxProtocol, isType: Bool = true) -> String {
        var folded = FoldedText()
        folded.collect(Syntax(node))
        return folded.joined(isType: isType)
    }

    private var pendingGap = false

    private mutating func collect(_ node: Syntax) {
        if node.is(StringLiteralExprSyntax.self) || node.is(RegexLiteralExprSyntax.self) {
            append(node.trimmedDescription, node.leadingTrivia, node.trailingTrivia)
        } else if let token = node.as(TokenSyntax.self) {
            guard !token.text.isEmpty else { return }
            append(token.text, token.leadingTrivia, token.trailingTrivia)
        } else {
            for child in node.children(viewMode: .sourceAccurate) { collect(child) }
        }
    }

    private mutating func append(_ text: String, _ leading: Trivia, _ trailing: Trivia) {
        let gap = pendingGap || !leading.isEmpty
        if !gap, let last = pieces.last, Self.isOperator(last.text), Self.isOperator(text) {
            pieces[pieces.count - 1].text += text
        } else {
            pieces.append((text, gap))
        }
        pendingGap = !trailing.isEmpty
    }

    private func joined(isType: Bool) -> String {
        var result = ""
        var last: String?
        for run in pieces {
            var gap = run.gap
            for text in Self.isOperator(run.text) ? Self.split(run.text) : [run.text] {
                if let last, Self.isSpaced(last, text, gap: gap, isType: isType) { result += " " }
                result += text
                last = text
                gap = false
            }
        }
        return result
    }

    private static func isOperator(_ text: String) -> Bool {
        text != "." && text.allSatisfy { "/=-+!*%<>&|^~?.".contains($0) }
    }

    private static func split(_ run: String) -> [String] {
        var rest = Substring(run)
        var parts: [String] = []
        while !rest.isEmpty {
            let long = ["...", "..<", "->", "==", "!=", ">=", "<=", "&&", "||", "??"].first { part in
                rest.hasPrefix(part) && !(part == ">=" && rest.hasPrefix(">=="))
            }
            let part = long ?? String(rest.prefix(1))
            parts.append(part)
            rest.removeFirst(part.count)
        }
        return parts
    }

    private static func isWord(_ text: String) -> Bool {
        !isOperator(text) && !["(", "[", "{", ")", "]", "}", ",", ":", ";", ".", "@", "\\", "#"].contains(text)
    }

    private static func isSpaced(_ left: String, _ right: String, gap: Bool, isType: Bool) -> Bool {
        let wide = ["->", "==", "!=", "=", "&", "&&", "||", "??"]
        if ["(", "[", "{", ".", "@", "\\", "#"].contains(left) { return false }
        if [")", "]", "}", ",", ":", ";"].contains(right) { return false }
        if [",", ":", ";"].contains(left) || wide.contains(left) || wide.contains(right) { return true }
        if right == "." { return false }
        if isType {
            if left == "~" || left == "<" || ["<", ">", "?", "!", "..."].contains(right) { return false }
            if left == ">", isWord(right) { return true }
        }
        if isWord(right), isWord(left) || [")", "]", "}"].contains(left) { return true }
        return gap
    }
}
