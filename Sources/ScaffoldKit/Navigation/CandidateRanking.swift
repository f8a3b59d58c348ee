import SwiftScan

/// Orders the destinations that an undecided case could have: what the rules allow first, then names that share words
/// (those that accept the payload before the others), then what only accepts the payload.
package struct CandidateRanking: Sendable {
    private struct Entry: Sendable {
        var navigation: NavigationEnum
        var item: NavigationCase
        var words: Set<String>
        var name: String
    }

    private let entries: [Entry]
    /// Word → indices into `entries`.
    private var byWord: [String: [Int]] = [:]
    /// Payload as spelled → indices into `entries`, in the order of names.
    private var byPayload: [String: [Int]] = [:]
    private let names: EnumNames

    /// How many candidates an error lists.
    package static let limit = 5

    /// How many incoming cases are compared for one outgoing case: those that share its rarest words.
    private static let compared = 200

    package init(map: NavigationMap) {
        names = EnumNames(map: map)
        var entries: [Entry] = []
        for navigation in map.incoming {
            let base = Self.words(of: navigation.name).subtracting(["incoming", "navigation"])
            for item in navigation.cases {
                entries.append(
                    Entry(
                        navigation: navigation,
                        item: item,
                        words: base.union(Self.words(of: item.name)),
                        name: "\(names.spelling(of: navigation)).\(item.name)"
                    )
                )
            }
        }
        for (index, entry) in entries.enumerated() {
            for word in entry.words { byWord[word, default: []].append(index) }
            byPayload[Self.payload(of: entry.item), default: []].append(index)
        }
        self.entries = entries
    }

    package func candidates(
        for outgoing: NavigationCase,
        of from: NavigationEnum,
        matches: [Destination]
    ) -> [Candidate] {
        let wanted = Self.words(of: outgoing.name)
        let similar = similar(to: wanted, from: from)
        var ranked: [(tier: Int, distance: Int, name: String, accepts: Bool)] = []
        let allowed = Set(matches.map { "\(names.spelling(of: $0.incoming)).\($0.incomingCase.name)" })
        for match in matches {
            let name = "\(names.spelling(of: match.incoming)).\(match.incomingCase.name)"
            ranked.append((0, Self.words(of: name).count, name, true))
        }
        for index in similar where !allowed.contains(entries[index].name) {
            let entry = entries[index]
            guard Destination.isThere(entry.item, of: entry.navigation, for: outgoing, of: from) else { continue }
            let accepts = PayloadFit.byLabel(outgoing.payload, entry.item.payload) != nil
            let strangers =
                entry.words.subtracting(wanted).subtracting(["main"]).count
                + wanted.subtracting(entry.words).count
            ranked.append((accepts ? 1 : 2, strangers, entry.name, accepts))
        }
        if ranked.count < Self.limit {
            // Nothing like it by name: what takes the payload.
            let others = (byPayload[Self.payload(of: outgoing)] ?? []).lazy.filter { index in
                !similar.contains(index) && entries[index].navigation.module != from.module
                    && Destination.isThere(entries[index].item, of: entries[index].navigation, for: outgoing, of: from)
            }
            for index in others.prefix(Self.limit * 4) where !allowed.contains(entries[index].name) {
                ranked.append((3, entries[index].item.name == "main" ? 0 : 1, entries[index].name, true))
            }
        }
        ranked.sort { ($0.tier, $0.distance, $0.name) < ($1.tier, $1.distance, $1.name) }
        return ranked.prefix(max(Self.limit, matches.count)).map {
            Candidate(name: $0.name, acceptsPayload: $0.accepts)
        }
    }

    /// Indices of the entries that share a word.
    private func similar(to wanted: Set<String>, from: NavigationEnum) -> Set<Int> {
        var found: Set<Int> = []
        let places = wanted.compactMap { byWord[$0] }.sorted { ($0.count, $0[0]) < ($1.count, $1[0]) }
        for indices in places {
            for index in indices where entries[index].navigation.module != from.module {
                if found.count >= Self.compared { return found }
                found.insert(index)
            }
        }
        return found
    }

    private static func payload(of item: NavigationCase) -> String {
        item.payload.map { "\($0.label ?? "_"): \($0.type.canonical)" }.joined(separator: ", ")
    }

    /// Words in one number, so that `episode` meets `episodes`.
    private static func words(of name: String) -> Set<String> {
        Set(FeatureName.words(of: name).map(Inflection.singular(of:)))
    }
}
