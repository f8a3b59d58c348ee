import SwiftScan

@testable import ScaffoldKit

/// A navigation map in a few words, for tests: `"Character: main, detail(identifier: Int), list(page: Int = 0)"` is
/// `CharacterIncomingNavigation` in module `DemoCharacter`.
enum MapSketch {
    static func map(incoming: [String], outgoing: [String] = []) -> NavigationMap {
        var map = NavigationMap()
        map.incoming = incoming.map { navigation($0, suffix: "IncomingNavigation") }
        map.outgoing = outgoing.map { navigation($0, suffix: "OutgoingNavigation") }
        return map
    }

    /// `Name` or `Name@Module`, then the cases; a name that ends in `!` is the enum's whole name.
    static func navigation(_ text: String, suffix: String) -> NavigationEnum {
        let parts = text.split(separator: ":", maxSplits: 1).map { $0.trimmed }
        let head = parts[0].split(separator: "@").map(String.init)
        let isWhole = head[0].hasSuffix("!")
        let feature = isWhole ? String(head[0].dropLast()) : head[0]
        return NavigationEnum(
            name: isWhole ? feature : feature + suffix,
            module: head.count > 1 ? head[1] : "Demo" + feature,
            location: location(1),
            access: .public,
            conditions: [],
            cases: parts.count > 1 ? topLevel(parts[1]).map(item) : []
        )
    }

    static func item(_ text: String) -> NavigationCase {
        let name = String(text.prefix { $0 != "(" }).trimmed
        let payload = text.contains("(") ? String(text.drop { $0 != "(" }.dropFirst().dropLast()) : ""
        return NavigationCase(
            name: name,
            payload: topLevel(payload).map(parameter),
            conditions: [],
            location: location(2)
        )
    }

    private static func parameter(_ text: String) -> PayloadParameter {
        let sides = text.split(separator: "=", maxSplits: 1).map { $0.trimmed }
        var label: String?
        var type = sides[0]
        if let colon = type.firstIndex(of: ":"), !type.hasPrefix("["), !type.hasPrefix("(") {
            label = String(type[..<colon]).trimmed
            type = String(type[type.index(after: colon)...]).trimmed
        }
        return PayloadParameter(label: label, innerName: nil, type: TypeSpelling(type), hasDefault: sides.count > 1)
    }

    private static func location(_ line: Int) -> SourceLocation {
        SourceLocation(path: RelativePath("Features/F/Sources/N.swift") ?? .root, line: line, column: 1)
    }

    /// The parts between commas that no bracket encloses.
    static func topLevel(_ text: String) -> [String] {
        var parts: [String] = []
        var current = ""
        var depth = 0
        var previous: Character?
        for character in text {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character), previous != "-" { depth -= 1 }
            previous = character
            if character == ",", depth == 0 {
                parts.append(current.trimmed)
                current = ""
            } else {
                current.append(character)
            }
        }
        if !current.trimmed.isEmpty { parts.append(current.trimmed) }
        return parts
    }
}

extension StringProtocol {
    var trimmed: String {
        let start = firstIndex { !$0.isWhitespace } ?? endIndex
        let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
        return String(self[start..<end])
    }
}
