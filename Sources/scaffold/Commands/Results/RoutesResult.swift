/// `list routes`.
struct RoutesResult: Encodable, Sendable {
    struct Route: Encodable, Sendable {
        /// `demo://characters`
        var url: String
        var feature: String
        /// `CharactersIncomingNavigation.main`
        @NullEncoded var incoming: String?
        /// Where it is handled.
        var file: String
        @NullEncoded var line: Int?
    }

    var routes: [Route]
}
