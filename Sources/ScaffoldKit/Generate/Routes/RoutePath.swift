/// The path of a deep link's route, below the feature's host: `detail/:identifier`. Empty for the feature's entry.
package struct RoutePath: Hashable, Sendable {
    package enum Component: Hashable, Sendable {
        case literal(String)
        /// Without its colon.
        case parameter(String)
    }

    package var components: [Component]

    /// Reads a path as somebody writes it; a slash in front of it is taken for nothing. Errors are `DeepLinkFact.path`.
    package init(_ text: String) throws(Failure) {
        let path = text.hasPrefix("/") ? String(text.dropFirst()) : text
        components = []
        if path.isEmpty { return }
        for part in path.split(separator: "/", omittingEmptySubsequences: false).map(String.init) {
            if part.isEmpty { throw Failure(.deepLink(.path(text, .emptyComponent))) }
            if part.hasPrefix(":") {
                let name = String(part.dropFirst())
                guard SwiftName.isIdentifier(name) else { throw Failure(.deepLink(.path(text, .parameter(part)))) }
                if components.contains(.parameter(name)) { throw Failure(.deepLink(.path(text, .twice(name)))) }
                components.append(.parameter(name))
            } else {
                guard part.utf8.allSatisfy(Self.isPlain) else { throw Failure(.deepLink(.path(text, .literal(part)))) }
                components.append(.literal(part))
            }
        }
    }

    package init(components: [Component]) {
        self.components = components
    }

    /// A path as a handler has it: nothing is refused. Its literals may be any text.
    package init(written text: String) {
        components =
            text.isEmpty
            ? []
            : text.split(separator: "/", omittingEmptySubsequences: false).map { part in
                part.hasPrefix(":") ? .parameter(String(part.dropFirst())) : .literal(String(part))
            }
    }

    package var text: String {
        components.map { component in
            switch component {
            case .literal(let text): text
            case .parameter(let name): ":" + name
            }
        }
        .joined(separator: "/")
    }

    package var parameters: [String] {
        components.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }

    /// What it adds to the name of a test: `DetailByIdentifier`.
    package var words: String {
        let words = components.map { component -> String in
            switch component {
            case .literal(let text): Self.capitalized(text)
            case .parameter(let name): "By" + Self.capitalized(name)
            }
        }
        return words.isEmpty ? "Entry" : words.joined()
    }

    /// True where the same links have both shapes, whatever the parameters are called.
    package func hasShape(of other: RoutePath) -> Bool {
        components.count == other.components.count
            && zip(components, other.components).allSatisfy { pair in
                switch pair {
                case (.literal(let left), .literal(let right)): left == right
                case (.parameter, .parameter): true
                default: false
                }
            }
    }

    /// True where a link may have both shapes.
    package func overlaps(_ other: RoutePath) -> Bool {
        components.count == other.components.count
            && zip(components, other.components).allSatisfy { pair in
                if case (.literal(let left), .literal(let right)) = pair { left == right } else { true }
            }
    }

    /// True where it must be asked before a route that it overlaps: from the left, a literal before a parameter.
    package func isMoreSpecific(than other: RoutePath) -> Bool {
        for pair in zip(components, other.components) {
            switch pair {
            case (.literal, .parameter): return true
            case (.parameter, .literal): return false
            default: continue
            }
        }
        return false
    }

    /// What a link's components stand for; nil where it has another shape.
    package func values(in link: [String]) -> [String: String]? {
        guard link.count == components.count else { return nil }
        var values: [String: String] = [:]
        for (component, text) in zip(components, link) {
            switch component {
            case .literal(let literal): if literal != text { return nil }
            case .parameter(let name): values[name] = text
            }
        }
        return values
    }

    private static func capitalized(_ text: String) -> String {
        text.split { !($0.isLetter || $0.isNumber) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// RFC 3986's unreserved characters: they need no encoding and mean nothing else.
    private static let isPlain: @Sendable (UInt8) -> Bool = { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || "-._~".utf8.contains(byte)
    }
}
