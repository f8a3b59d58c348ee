// swift-format-ignore-file

import Foundation
import NavCore

/// A destination for each outgoing case whose values must arrive.
public enum MirrorIncomingNavigation: IncomingNavigationContract {
    case `default`
    case `init`
    case `class`(Int)
    case keyword(in: Int, for: String, `self`: Bool)
    case swap(from: Int, to: Int)
    case pair(Int, String)
    case mixed(Int, of: String, _ last: Bool)
    case underscored(_ id: Int)
    case second(Int)
    case onTwoLines(identifier: Int, name: String)
    case defaulted(identifier: Int, text: String, other: [String: Int])
    case optionals(Optional<Int>, String?, Array<Int?>)
    case collections([Date], by: [UUID: [URL?]], Set<ClosedRange<Int>>)
    case navigation(navigation: Int)
    case redirect(redirect: Int)
    case some(Int)
    case beta(Int)
    case elsewhere(`default`: Int)
    case out(in: Int)
}
