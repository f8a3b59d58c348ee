// swift-format-ignore-file

import Foundation
import NavCore

/// Destinations outside the feature, written by hand.
public enum CharactersOutgoingNavigation: OutgoingNavigationContract {
    case `default`
    case `init`
    case `self`
    case `Type`
    case `Any`
    case `subscript`
    case `operator`
    case `go home`
    case `class`(Int)
    case keyword(in: Int, for: String, `self`: Bool)
    case swap(from: Int, to: Int)
    case pair(Int, String)
    case mixed(Int, of: String, _ last: Bool)
    case underscored(_ id: Int)
    case first, second(Int), third
    case
        onTwoLines(
            identifier: Int,  // a comment, with a comma
            name: String
        )
    case defaulted(identifier: Int = max(1, 2), text: String = "a, b)", other: [String: Int] = ["}": 1, "{": 2])
    case optionals(Int?, Optional<String>, [Int?])
    case collections([Date], by: [UUID: [URL?]], Set<ClosedRange<Int>>)
    case navigation(navigation: Int)
    case redirect(redirect: Int)
    case none
    case some(Int)
    case détail
    indirect case tree(CharactersOutgoingNavigation)
    #if DEBUG
    case beta(Int)
    #elseif os(Linux)
    case other
    #else
    case stable(text: String)
    #endif
    #if !DEBUG
    #if os(iOS)
    case inner
    #endif
    #endif
    case nested(Inner)
    /* case commented(Int) /* nested */ */
    // case line

    public enum Inner: Hashable, Sendable {
        case left, right(Int)

        var isLeft: Bool {
            switch self {
            case .left: true
            case .right: false
            }
        }
    }

    var text: String { "case phantom(\(String("}")))" }
}

public indirect enum CharactersTreeNavigation: OutgoingNavigationContract {
    case leaf
    case branch(CharactersTreeNavigation, CharactersTreeNavigation)
}

public enum CharactersClosureNavigation: NavCore.OutgoingNavigationContract {
    case ask(title: String, done: @Sendable (Int, String) -> Void)
    case plain

    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.ask(let a, _), .ask(let b, _)): a == b
        case (.plain, .plain): true
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .ask(title: let title, done: _): hasher.combine(title)
        case .plain: hasher.combine(0)
        }
    }
}

public enum SharedOutgoingNavigation: OutgoingNavigationContract {
    case shared(Int)
}

public protocol TabOutgoing: OutgoingNavigationContract {}
public typealias Outgoing = OutgoingNavigationContract

public enum CharactersTabNavigation: Int, TabOutgoing, CaseIterable {
    case one = 1, two
}

public enum CharactersAliasNavigation: Outgoing & Equatable {
    case alias
}

public enum CharactersRoutes {
    public enum Out: OutgoingNavigationContract {
        case out(in: Int)
    }
    package enum Other /* comment */: /* another */ @unchecked Sendable, OutgoingNavigationContract {
        case other
    }
}

public nonisolated enum CharactersElsewhere: Hashable, Sendable {
    case elsewhere(`default`: Int)
}

extension CharactersRoutes {
    public enum Extended: OutgoingNavigationContract { case extended; case more(Int) }
}
