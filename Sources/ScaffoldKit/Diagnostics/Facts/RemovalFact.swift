/// What there is to say about a feature that is to be removed.
package enum RemovalFact: FactArea {
    /// Nothing says which of its files were written here.
    case noRecord(feature: String)
    /// A note: somebody edited the file, so it stays.
    case edited
    /// A note: nobody wrote the file here, so it stays.
    case notOurs
    /// A link stays: what is behind it may be somebody else's.
    case link
    /// Another file names the feature, and would not compile.
    case named(String)
    /// Closes a list of such places.
    case someName(feature: String, count: Int)
    /// What stays has an enum that `sync-redirects` finds.
    case enumStays(String)
    /// A case of another feature led there.
    case leadsNowhere(outgoing: String, feature: String)
    /// The app opened with the feature. The other features' entries: `HomeFeature`.
    case noRoot(others: [String])

    /// How many features a hint names.
    private static let limit = 5

    package var code: String {
        switch self {
        case .noRecord: "removal.no-record"
        case .edited: "removal.edited"
        case .notOurs: "removal.not-ours"
        case .link: "removal.link"
        case .named: "removal.named"
        case .someName: "removal.some-name"
        case .enumStays: "removal.enum-stays"
        case .leadsNowhere: "removal.leads-nowhere"
        case .noRoot: "removal.no-root"
        }
    }

    package var message: String {
        switch self {
        case .noRecord(let feature): "'\(feature)' has no record of what was written, so any file may be somebody's own"
        case .edited: "edited since it was written, so it stays"
        case .notOurs: "not written by this program, so it stays"
        case .link: "a link, so it stays"
        case .named(let name): "this names '\(name)', which goes"
        case .someName(let feature, 1): "a place names feature '\(feature)'; nothing was removed"
        case .someName(let feature, let count): "\(count) places name feature '\(feature)'; nothing was removed"
        case .enumStays(let name): "'\(name)' stays here, and sync-redirects still finds it"
        case .leadsNowhere(let outgoing, let feature):
            "'\(outgoing)' led to feature '\(feature)', and leads to \"not found\" now"
        case .noRoot: "the app opened with this feature, and opens with none now"
        }
    }

    package var help: String? {
        switch self {
        case .noRecord: "remove the whole folder with --force"
        case .edited, .notOurs: "remove it too with --force"
        case .link, .named: nil
        case .someName: "take the feature out of them first, or remove it all the same with --force"
        case .enumStays: "remove the file, or move it out of the feature's folder"
        case .leadsNowhere(let outgoing, _):
            "remove the case, or lead it elsewhere: scaffold redirect \(ShellWord.quoted(outgoing)) <Incoming.case>"
        case .noRoot(let others):
            others.isEmpty
                ? "the next `scaffold new-feature` becomes what it opens with"
                : "name another in AppContainer's `rootFeature`: "
                    + others.prefix(Self.limit).map { $0 + ".self" }.joined(separator: ", ")
                    + (others.count > Self.limit ? ", …" : "")
        }
    }
}
