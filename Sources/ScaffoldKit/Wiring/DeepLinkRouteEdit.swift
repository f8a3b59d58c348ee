import SwiftScan

/// Adds a route to a deep-link handler's `resolve`: before the first route that would take its links from it, else before
/// the `return nil` at the end.
package struct DeepLinkRouteEdit: WiringEdit {
    package var type: String
    package var path: RoutePath
    /// The `if` that asks for it, indented as a template.
    package var statement: String

    package init(type: String, path: RoutePath, statement: String) {
        self.type = type
        self.path = path
        self.statement = statement
    }

    package var place: String {
        "into `\(type).resolve`, before the routes that are less specific and before the last `return nil`"
    }
    package var text: String { statement }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        guard let owner = file.type(named: type),
            let body = file.members(of: owner).lazy
                .map({ file.source.declarations[$0] })
                .first(where: { $0.kind == .func && $0.name == "resolve" && $0.bodyTokens != nil })?.bodyTokens
        else { return nil }
        let routes = file.routes(in: body)
        if routes.contains(where: { $0.path == path.text }) { return [] }
        guard hasLink(body, in: file), let anchor = anchor(routes, in: body, of: file) else { return nil }
        let offset = Int(file.source.tokens[anchor].start)
        guard file.source.startsLine(offset) else { return nil }
        let text = file.style.lay(statement, base: file.source.indentation(at: offset)) + file.style.lineEnding
        return [TextEdit(insert: text, at: file.startWithComments(of: offset))]
    }

    /// The token of the statement that the route goes in front of.
    private func anchor(_ routes: [HandlerRoute], in body: Range<Int>, of file: EditableSource) -> Int? {
        let rivals = routes.filter { path.overlaps(RoutePath(written: $0.path)) }
        if let next = rivals.first(where: { path.isMoreSpecific(than: RoutePath(written: $0.path)) }) {
            guard let statement = next.statement else { return nil }
            // An `if` that asks for several can't be split.
            let isTorn = rivals.contains { rival in
                rival.statement == statement && RoutePath(written: rival.path).isMoreSpecific(than: path)
            }
            return isTorn ? nil : statement.lowerBound
        }
        let last = body.upperBound - 1
        guard last > body.lowerBound, file.text(ofToken: last) == "nil", file.text(ofToken: last - 1) == "return" else {
            return nil
        }
        return last - 1
    }

    /// The route asks `link`, so there must be one.
    private func hasLink(_ body: Range<Int>, in file: EditableSource) -> Bool {
        body.dropLast().contains { index in
            ["let", "var"].contains(file.text(ofToken: index)) && file.text(ofToken: index + 1) == "link"
        }
    }
}
