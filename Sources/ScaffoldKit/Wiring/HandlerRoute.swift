import SwiftScan

/// A route in a deep-link handler's `resolve`: `link.matches("filter")` or `link.parameters(of: "detail/:identifier")`.
struct HandlerRoute: Hashable, Sendable {
    /// As spelled between the quotes.
    var path: String
    /// The call.
    var range: Range<Int>
    /// As returned behind it: `CharactersIncomingNavigation.detail`; nil where it can't be read off.
    var destination: String?
    /// The token range of the `if` at the body's own level that asks for it; nil where it is asked for otherwise.
    var statement: Range<Int>?
}

extension EditableSource {
    /// The routes that a function's body asks for, in source order. One that is asked for twice in a row is one.
    func routes(in body: Range<Int>) -> [HandlerRoute] {
        let asked = invocations(of: "parameters", in: body).filter { $0.arguments.first?.label == "of" }
        let calls = (invocations(of: "matches", in: body) + asked)
            .filter { !$0.arguments.isEmpty }
            .sorted { $0.range.lowerBound < $1.range.lowerBound }
        let statements = conditionals(in: body)
        var routes: [HandlerRoute] = []
        for (index, call) in calls.enumerated() {
            let path = call.arguments.first.map { unquoted(source.text($0.value)) } ?? ""
            let next = index + 1 < calls.count ? calls[index + 1] : nil
            let end = next.map { source.tokenIndex(atOrAfter: $0.range.lowerBound) } ?? body.upperBound
            let token = source.tokenIndex(atOrAfter: call.range.lowerBound)
            let route = HandlerRoute(
                path: path,
                range: call.range,
                destination: returned(in: source.tokenIndex(atOrAfter: call.range.upperBound)..<end),
                statement: statements.first { $0.contains(token) }
            )
            if let last = routes.last, last.path == path, last.destination == nil {
                routes[routes.count - 1].destination = route.destination
            } else {
                routes.append(route)
            }
        }
        return routes
    }

    /// The `if` statements at a body's own level, each with its `else` branches; one inside `#if` begins at the directive.
    private func conditionals(in body: Range<Int>) -> [Range<Int>] {
        let tokens = source.tokens
        var found: [Range<Int>] = []
        var directives: [Int] = []
        var index = body.lowerBound
        while index < body.upperBound {
            switch tokens[index].kind {
            case .poundIf: directives.append(index)
            case .poundEndif: _ = directives.popLast()
            default: break
            }
            guard tokens[index].kind == .identifier, text(ofToken: index) == "if" else {
                index = skipping(index)
                continue
            }
            let start = index
            while index < body.upperBound, tokens[index].kind != .leftBrace { index = skipping(index) }
            index = index < body.upperBound ? skipping(index) : index
            while index < body.upperBound, text(ofToken: index) == "else" {
                while index < body.upperBound, tokens[index].kind != .leftBrace { index = skipping(index) }
                index = index < body.upperBound ? skipping(index) : index
            }
            found.append((directives.first ?? start)..<index)
        }
        return found
    }

    /// The token after this one, or after the bracket that closes it.
    private func skipping(_ index: Int) -> Int {
        let partner = Int(source.tokens[index].partner)
        return partner > index ? partner + 1 : index + 1
    }

    /// `Enum.case` behind the first `return` that has one.
    private func returned(in range: Range<Int>) -> String? {
        for index in range where text(ofToken: index) == "return" && index + 3 < range.upperBound {
            guard source.tokens[index + 2].kind == .period else { continue }
            return text(ofToken: index + 1) + "." + SwiftName.plain(text(ofToken: index + 3))
        }
        return nil
    }

    private func unquoted(_ text: String) -> String {
        text.hasPrefix("\"") && text.hasSuffix("\"") && text.count > 1 ? String(text.dropFirst().dropLast()) : text
    }
}
