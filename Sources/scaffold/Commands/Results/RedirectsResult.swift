/// `sync-redirects`.
struct RedirectsResult: Encodable, Sendable {
    struct Redirect: Encodable, Sendable {
        /// `HomeOutgoingNavigation.characters`
        var outgoing: String
        /// nil where it is undecided.
        @NullEncoded var incoming: String?
        /// Why it leads there; nil where it is undecided.
        @NullEncoded var reason: String?
        /// True where the table doesn't have it yet.
        var new: Bool
        /// Where the outgoing case is declared.
        var file: String
        @NullEncoded var line: Int?
    }

    struct Unused: Encodable, Sendable {
        /// `CharactersIncomingNavigation.filter`
        var incoming: String
        var file: String
        @NullEncoded var line: Int?
    }

    struct Kept: Encodable, Sendable {
        /// `HomeOutgoingNavigation.promo`, or the type of a `redirect(_:)`.
        var name: String
        /// Why it stays.
        var reason: String
        /// Where it stands in the table.
        var file: String
        @NullEncoded var line: Int?
    }

    struct Unchecked: Encodable, Sendable {
        var file: String
        @NullEncoded var line: Int?
    }

    var redirects: [Redirect]
    /// The incoming cases that nothing leads to.
    var unused: [Unused]
    /// What the table says beyond the cases of the scan, and keeps.
    var kept: [Kept]
    /// Where the table is written in a way that can't be compared with the code.
    var unchecked: [Unchecked]
    var stale: Bool
}

/// `redirect`.
struct RedirectResult: Encodable, Sendable {
    var outgoing: String
    /// nil for `none`.
    @NullEncoded var incoming: String?
}
