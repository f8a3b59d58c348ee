/// A part of the redirect table that belongs to no outgoing case that was read, and that nothing proves to be left over.
package struct KeptPart: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// The enum has an attribute or a macro that may add cases.
        case unreadEnum(SourceLocation)
        /// A declaration of the type that is no outgoing enum of the scan.
        case declared(SourceLocation)
        /// Its type is qualified with a module that isn't the workspace's.
        case foreignModule(String)
        /// Its type is no enum's that the dispatching function knows.
        case otherMember
    }

    /// `HomeOutgoingNavigation.promo`, or the type of a `redirect(_:)`.
    package var name: String
    package var location: SourceLocation
    package var reason: Reason

    package init(name: String, location: SourceLocation, reason: Reason) {
        self.name = name
        self.location = location
        self.reason = reason
    }
}

extension KeptPart.Reason {
    /// A stable word for `--json`.
    package var code: String {
        switch self {
        case .unreadEnum: "unread-enum"
        case .declared: "declared"
        case .foreignModule: "foreign-module"
        case .otherMember: "other-member"
        }
    }

    package var words: String {
        switch self {
        case .unreadEnum(let place): "a macro may add the case to the enum in \(Self.text(place))"
        case .declared(let place): "declared in \(Self.text(place)), and no outgoing enum of the scan"
        case .foreignModule(let module): "a type of '\(module)', which is not the workspace's"
        case .otherMember: "no outgoing enum's redirect"
        }
    }

    private static func text(_ place: SourceLocation) -> String {
        "\(place.path)" + (place.line.map { ":\($0)" } ?? "")
    }
}
