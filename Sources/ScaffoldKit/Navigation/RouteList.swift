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
    /// Every `matches("…")` and `parameters(of: "…")` of every deep-link handler, with what is returned behind it; features in order, then source
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
            let found = file.routes(in: body)
            for route in found {
                routes.append(
                    ListedRoute(
                        url: "\(scheme)://\(host)" + (route.path.isEmpty ? "" : "/" + route.path),
                        feature: feature,
                        destination: route.destination,
                        location: file.location(of: route.range.lowerBound)
                    )
                )
            }
            if found.isEmpty {
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
}
