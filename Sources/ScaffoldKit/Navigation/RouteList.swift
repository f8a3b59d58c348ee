import SwiftScan

/// A deep link that a feature answers, and the destination that it opens.
package struct ListedRoute: Hashable, Sendable {
    /// `demo://characters/:identifier`
    package var url: String
    package var feature: String
    /// As the handler returns it: `CharactersIncomingNavigation.main`; nil where it can't be read off.
    package var destination: String?
    package var location: SourceLocation
}

extension Workspace {
    /// Every `matches("…")` of every deep-link handler, with what is returned behind it; features in order, then source
    /// order. A handler written another way is listed by its host alone.
    package func routes() throws(Failure) -> [ListedRoute] {
        var routes: [ListedRoute] = []
        for feature in try features() {
            let files = try tree.files(
                below: [feature.path.appending("Sources")],
                suffix: ".swift",
                containingAny: [Array("DeepLinkHandlerContract".utf8)],
                skip: { _ in false }
            )
            for found in files {
                let file = try EditableSource(
                    path: found.path,
                    bytes: found.bytes,
                    fallbackIndent: configuration.style.unit
                )
                routes += Self.routes(in: file, feature: feature.name)
            }
        }
        return routes
    }

    private static func routes(in file: EditableSource, feature: String) -> [ListedRoute] {
        var routes: [ListedRoute] = []
        for index in file.source.declarations.indices {
            let declaration = file.source.declarations[index]
            let isHandler = declaration.inherits.contains { $0.name.hasSuffix("DeepLinkHandlerContract") }
            let members = isHandler ? file.members(of: index).map { file.source.declarations[$0] } : []
            guard let scheme = literal("scheme", of: members, in: file),
                let host = literal("host", of: members, in: file)
            else { continue }
            let body = members.first { $0.kind == .func && $0.name == "resolve" }?.bodyTokens ?? 0..<0
            let calls = file.invocations(of: "matches", in: body)
            for call in calls {
                guard let argument = call.arguments.first else { continue }
                let path = unquoted(file.source.text(argument.value))
                routes.append(
                    ListedRoute(
                        url: "\(scheme)://\(host)" + (path.isEmpty ? "" : "/" + path),
                        feature: feature,
                        destination: returned(after: call.range.upperBound, before: body.upperBound, in: file),
                        location: file.location(of: call.range.lowerBound)
                    )
                )
            }
            if calls.isEmpty {
                routes.append(
                    ListedRoute(
                        url: "\(scheme)://\(host)",
                        feature: feature,
                        destination: nil,
                        location: file.location(of: declaration.nameRange.lowerBound)
                    )
                )
            }
        }
        return routes
    }

    private static func literal(_ name: String, of members: [Declaration], in file: EditableSource) -> String? {
        guard let value = members.first(where: { $0.kind == .variable && $0.name == name })?.initialValueTokens,
            value.count == 1
        else { return nil }
        return unquoted(file.text(ofToken: value.lowerBound))
    }

    private static func unquoted(_ text: String) -> String {
        text.hasPrefix("\"") && text.hasSuffix("\"") && text.count > 1 ? String(text.dropFirst().dropLast()) : text
    }

    /// `Enum.case` behind the first `return` after an offset.
    private static func returned(after offset: Int, before end: Int, in file: EditableSource) -> String? {
        var index = file.source.tokenIndex(atOrAfter: offset)
        while index < end, file.text(ofToken: index) != "return" { index += 1 }
        guard index + 3 < end, file.source.tokens[index + 2].kind == .period else { return nil }
        return file.text(ofToken: index + 1) + "." + SwiftName.plain(file.text(ofToken: index + 3))
    }
}
