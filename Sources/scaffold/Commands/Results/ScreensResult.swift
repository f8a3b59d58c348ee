/// `list screens`.
struct ScreensResult: Encodable, Sendable {
    struct Screen: Encodable, Sendable {
        var feature: String
        var screen: String
        /// The incoming case that shows it; nil where none does.
        @NullEncoded var `case`: String?
        var payload: [PayloadResult]
    }

    var screens: [Screen]
}
