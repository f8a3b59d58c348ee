import SwiftScan

/// What the scan for navigation enums finds wrong.
package enum ScanFact: FactArea {
    /// A source that can't be read as Swift.
    case notUnderstood(ScanError.Reason)
    /// One outside the workspace, so that no location can say where.
    case notUnderstoodAt(place: String, ScanError.Reason)
    case notAnEnum(name: String, kind: String, isOutgoing: Bool)
    case genericEnum(name: String, isOutgoing: Bool)
    case invisibleOutgoing(name: String, access: String)
    case invisibleIncoming(name: String, access: String)
    case emptyPayload(name: String, item: String)
    case indistinctCases(name: String, item: String, firstLine: Int)
    case declaredTwice(name: String, first: SourceLocation)
    /// Something in an enum's body that is no member, so that a case may be missing.
    case unreadMember(name: String, text: String)
    /// A package's manifest names no target that a folder can be told to be in.
    case noTarget(folder: RelativePath)
    /// What a build may take and the scan can't read.
    case stray(Stray)

    package enum Stray: Hashable, Sendable {
        /// A link that leads to nothing or to itself, out of the workspace, or to a folder around it.
        case nowhere, outside, back
        /// A name that is not UTF-8; in the path, signs stand for what it isn't.
        case name
        /// A socket, a pipe or a device named like a source.
        case noFile
    }

    package var code: String {
        switch self {
        case .notUnderstood, .notUnderstoodAt: "scan.not-understood"
        case .notAnEnum: "scan.not-an-enum"
        case .genericEnum: "scan.generic-enum"
        case .invisibleOutgoing: "scan.invisible-outgoing"
        case .invisibleIncoming: "scan.invisible-incoming"
        case .emptyPayload: "scan.empty-payload"
        case .indistinctCases: "scan.indistinct-cases"
        case .declaredTwice: "scan.declared-twice"
        case .noTarget: "scan.no-target"
        case .stray(.nowhere), .stray(.outside), .stray(.back): "scan.link"
        case .stray(.name): "scan.name"
        case .stray(.noFile): "scan.no-file"
        case .unreadMember: "scan.unread-member"
        }
    }

    package var message: String {
        switch self {
        case .notUnderstood(let reason):
            "this file can't be understood: \(Self.words(for: reason))"
        case .notUnderstoodAt(let place, let reason):
            "\(place) can't be understood: \(Self.words(for: reason))"
        case .notAnEnum(let name, let kind, let isOutgoing):
            "\(kind) '\(name)' conforms to a navigation contract, but only an enum's cases can be redirected"
                + (isOutgoing ? "" : " to")
        case .genericEnum(let name, _):
            "enum '\(name)' is generic or nested in a generic type, so the redirect table can't name it"
        case .invisibleOutgoing(let name, let access):
            "outgoing enum '\(name)' is \(access), so the app layer can't see it"
        case .invisibleIncoming(let name, let access):
            "incoming enum '\(name)' is \(access), so nothing outside its module can lead there"
        case .emptyPayload(let name, let item):
            "case '\(item)' of '\(name)' has empty parentheses, which Swift refuses"
        case .indistinctCases(let name, let item, let firstLine):
            "'\(name)' has another case '\(item)', on line \(firstLine), and no pattern tells the two apart"
        case .declaredTwice(let name, let first):
            "'\(name)' is declared in \(first.path)\(first.line.map { ":\($0)" } ?? "") too"
        case .unreadMember(let name, let text):
            "'\(text)' can't be read here, so '\(name)' may have cases that aren't known"
        case .noTarget(let folder):
            "no target here can be told to hold '\(folder)', so its module isn't known"
        case .stray(.nowhere): "this link leads nowhere, so what belongs there can't be read"
        case .stray(.outside): "this link leads out of the workspace, so what is there isn't read"
        case .stray(.back): "this link leads to a folder that it stands in"
        case .stray(.name): "this name isn't UTF-8, so what has it can't be read"
        case .stray(.noFile): "this is no regular file, so it can't be read"
        }
    }

    package var help: String? {
        switch self {
        case .notUnderstood(.notUTF8): "save it as UTF-8, or \(Self.exclusion)"
        case .notUnderstood(.tooLarge): "make it smaller, or \(Self.exclusion)"
        case .notUnderstood: "mend the file and run again; nothing was written"
        case .notUnderstoodAt: "mend the file and run again"
        case .notAnEnum(_, _, isOutgoing: false), .genericEnum(_, isOutgoing: false): nil
        case .notAnEnum: "make it an enum, or write 'func redirect(_:)' for it by hand in the app layer"
        case .genericEnum: "make it a plain enum, or write 'func redirect(_:)' for it by hand in the app layer"
        case .invisibleOutgoing: "declare it and the types around it public or package"
        case .invisibleIncoming: nil
        case .emptyPayload: "remove the parentheses"
        case .indistinctCases: "rename one of them"
        case .declaredTwice: "declare it once and put '#if' around its cases"
        case .unreadMember: "mend it and run again"
        case .noTarget:
            "write the target's name and path as plain strings, or name the folder in \"scan\": { \"exclude\": [...] }"
        case .stray(.nowhere), .stray(.back): "remove the link, or \(Self.exclusion)"
        case .stray(.outside): "put the files themselves there, or \(Self.exclusion)"
        case .stray(.name): "give it another name, or \(Self.exclusion)"
        case .stray(.noFile): "remove it, or \(Self.exclusion)"
        }
    }

    private static let exclusion = "name it in \"scan\": { \"exclude\": [...] } of scaffold.json"

    static func words(for reason: ScanError.Reason) -> String {
        switch reason {
        case .notUTF8: "it isn't UTF-8"
        case .unterminatedString: "a string doesn't end"
        case .unterminatedComment: "a comment doesn't end"
        case .unterminatedRegex: "a regex literal doesn't end"
        case .unbalanced(let bracket): "'\(bracket)' has no partner"
        case .unbalancedCondition: "'#if' and '#endif' don't match"
        case .conflictMarker: "it has conflict markers"
        case .tooLarge: "it is too large: larger than 8 MB, or nested too deep"
        }
    }

    static func diagnostic(for error: ScanError, in path: RelativePath) -> Diagnostic {
        Diagnostic(
            .error,
            .scan(.notUnderstood(error.reason)),
            at: SourceLocation(path: path, line: error.line, column: error.column)
        )
    }
}
