import Foundation

/// A link to one feature, read from a URL: the components of its path.
///
/// `demo://characters/detail/42`, read for the scheme `demo` and the host `characters`, has the components `detail` and
/// `42`. Without a path, or with a lone `/`, it has none: it leads to the feature's entry. User, port, query and fragment
/// play no part.
public nonisolated struct DeepLink: Hashable, Sendable {
    /// The components of the path, percent-decoded, none of them empty.
    public let components: [String]

    /// Reads `url`, or fails when it is no well-formed link to `host`.
    ///
    /// Scheme and host compare without regard to case. A component that is empty, as in `demo://characters//42` and
    /// `demo://characters/42/`, or that is no UTF-8 once decoded, makes the link malformed.
    public init?(_ url: URL, scheme: String, host: String) {
        guard
            let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
            let linkScheme = parts.scheme, linkScheme.lowercased() == scheme.lowercased(),
            let linkHost = parts.host, linkHost.lowercased() == host.lowercased(), !linkHost.isEmpty
        else { return nil }

        // The encoded path is what is split: a decoded one would turn `%2F` into a separator.
        let path = parts.percentEncodedPath
        guard path != "", path != "/" else {
            components = []
            return
        }
        guard path.hasPrefix("/") else { return nil }

        var components: [String] = []
        for encoded in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard let component = String(encoded).removingPercentEncoding, !component.isEmpty else { return nil }
            components.append(component)
        }
        self.components = components
    }

    /// Whether the link has exactly the components of `route`.
    ///
    /// - Parameter route: components separated by `/`, as `parameters(of:)` reads them; `""` is the feature's entry.
    public func matches(_ route: String) -> Bool {
        parameters(of: route) != nil
    }

    /// What stands in the link for each parameter of `route`, or `nil` when the link has another shape.
    ///
    /// - Parameter route: components separated by `/`. One that starts with `:` is a parameter and stands for any
    ///   component: `detail/:identifier`. Every other must equal the link's. Missing and extra components are no match.
    public func parameters(of route: String) -> DeepLinkParameters? {
        let pattern = route.isEmpty ? [] : route.split(separator: "/", omittingEmptySubsequences: false)
        guard pattern.count == components.count else { return nil }

        var values: [String: String] = [:]
        for (expected, component) in zip(pattern, components) {
            if expected.hasPrefix(":") {
                values[String(expected.dropFirst())] = component
            } else if expected != component {
                return nil
            }
        }
        return DeepLinkParameters(values)
    }
}
