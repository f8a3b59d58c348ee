import SwiftScan

/// Finds the destination of an outgoing case by names and payloads, never by chance. Pure: a map in, answers out.
///
/// The outgoing case's name must equal
/// - a feature's name followed by an incoming case's of it (`characterDetail` → `Character.detail`), or
/// - an incoming case's alone where that contains its feature's name (`characterEpisodes` → `Episode.characterEpisodes`), or
/// - a feature's alone (`characters`): its entry, `main` if that accepts the payload, else the only case that does.
///
/// The feature may stand in the other number; where a feature of the exact name exists, that one is meant.
package struct Resolver: Sendable {
    private let incoming: [Feature]
    /// Folded name → indices into `incoming`.
    private var exact: [String: [Int]] = [:]
    private var otherNumber: [String: [Int]] = [:]
    /// Folded case name → places.
    private var byCase: [String: [Place]] = [:]
    private let longestName: Int
    /// Only undecided cases need it.
    private let ranking: Later<CandidateRanking>

    private struct Feature: Sendable {
        var name: String
        var folded: String
        var navigation: NavigationEnum
        /// Folded case name → index.
        var cases: [String: [Int]]
    }

    private struct Place: Hashable, Sendable {
        var feature: Int
        var index: Int
    }

    private struct Match {
        var place: Place
        var fit: PayloadFit
        var reason: RedirectReason
        var isExactNumber: Bool
    }

    package init(map: NavigationMap, configuration: Configuration) {
        var features: [Feature] = []
        for navigation in map.incoming {
            let name = FeatureName.feature(of: navigation, configuration: configuration)
            var cases: [String: [Int]] = [:]
            for (index, item) in navigation.cases.enumerated() where item.name != "Type" {
                cases[FeatureName.folded(item.name), default: []].append(index)
            }
            features.append(
                Feature(name: name, folded: FeatureName.folded(name), navigation: navigation, cases: cases)
            )
        }
        var longest = 0
        for (index, feature) in features.enumerated() where !feature.folded.isEmpty {
            exact[feature.folded, default: []].append(index)
            longest = max(longest, feature.folded.count + 3)
            for other in Inflection.otherNumbers(of: feature.folded) { otherNumber[other, default: []].append(index) }
            for (name, places) in feature.cases {
                byCase[name, default: []] += places.map { Place(feature: index, index: $0) }
            }
        }
        incoming = features
        longestName = longest
        ranking = Later { CandidateRanking(map: map) }
    }

    package func resolve(_ outgoing: NavigationCase, of navigation: NavigationEnum) -> Resolution {
        let name = FeatureName.folded(outgoing.name)
        var matches = prefixMatches(name, outgoing, navigation) + sameCaseMatches(name, outgoing, navigation)
        matches = withoutDefaultedBesideExact(unique(matches))
        if matches.count == 1, let match = matches.first {
            return .found(destination(match), match.reason)
        }
        let found = matches.map { destination($0) }
        return .undecided(
            ranking.value.candidates(for: outgoing, of: navigation, matches: found),
            matches: matches.count
        )
    }

    private func destination(_ match: Match) -> Destination {
        let navigation = incoming[match.place.feature].navigation
        return Destination(
            incoming: navigation,
            incomingCase: navigation.cases[match.place.index],
            fit: match.fit
        )
    }

    /// The feature's name alone, or followed by a case's.
    private func prefixMatches(_ name: String, _ outgoing: NavigationCase, _ from: NavigationEnum) -> [Match] {
        var matches: [Match] = []
        var end = name.startIndex
        var length = 0
        while end < name.endIndex, length < longestName {
            end = name.index(after: end)
            length += 1
            let prefix = String(name[..<end])
            let named = exact[prefix]
            let isExact = named != nil
            guard let features = named ?? otherNumber[prefix] else { continue }
            for feature in features where incoming[feature].navigation.module != from.module {
                if end == name.endIndex {
                    matches += entries(of: feature, outgoing, from, isExact: isExact)
                } else {
                    for index in incoming[feature].cases[String(name[end...])] ?? [] {
                        let reason = RedirectReason.featureAndCase(feature: incoming[feature].name)
                        let place = Place(feature: feature, index: index)
                        if let match = match(place, outgoing, from, reason, isExact: isExact) { matches.append(match) }
                    }
                }
            }
        }
        return matches
    }

    private func entries(
        of feature: Int,
        _ outgoing: NavigationCase,
        _ from: NavigationEnum,
        isExact: Bool
    ) -> [Match] {
        let name = incoming[feature].name
        var others: [Match] = []
        for (index, item) in incoming[feature].navigation.cases.enumerated() {
            let place = Place(feature: feature, index: index)
            let reason = item.name == "main" ? RedirectReason.entryMain(feature: name) : .entryOnly(feature: name)
            guard let match = match(place, outgoing, from, reason, isExact: isExact) else {
                // A `main` that is there under a condition only: another case isn't what the name means.
                if item.name == "main", !navigation(of: place).availability.union(item.availability).isUnavailable,
                    PayloadFit.byLabel(outgoing.payload, item.payload) != nil
                {
                    return []
                }
                continue
            }
            if item.name == "main" { return [match] }
            others.append(match)
        }
        return others
    }

    private func sameCaseMatches(_ name: String, _ outgoing: NavigationCase, _ from: NavigationEnum) -> [Match] {
        var matches: [Match] = []
        for place in byCase[name] ?? [] where incoming[place.feature].navigation.module != from.module {
            let feature = incoming[place.feature]
            let numbers = [feature.folded] + Inflection.otherNumbers(of: feature.folded)
            guard numbers.contains(where: { name.contains($0) }) else { continue }
            let reason = RedirectReason.sameCase(feature: feature.name)
            let words = FeatureName.words(of: outgoing.name)
            let isExact = Self.runs(of: words, contain: feature.folded)
            if let match = match(place, outgoing, from, reason, isExact: isExact) { matches.append(match) }
        }
        return matches.contains(where: \.isExactNumber) ? matches.filter(\.isExactNumber) : matches
    }

    /// Whether neighbouring words, joined, are the name.
    static func runs(of words: [String], contain name: String) -> Bool {
        for start in words.indices {
            var joined = ""
            for word in words[start...] {
                joined += word
                if joined == name { return true }
                if joined.count > name.count { break }
            }
        }
        return false
    }

    private func match(
        _ place: Place,
        _ outgoing: NavigationCase,
        _ from: NavigationEnum,
        _ reason: RedirectReason,
        isExact: Bool
    ) -> Match? {
        let navigation = incoming[place.feature].navigation
        let item = navigation.cases[place.index]
        guard let fit = PayloadFit.byLabel(outgoing.payload, item.payload) else { return nil }
        guard Destination.isThere(item, of: navigation, for: outgoing, of: from) else { return nil }
        return Match(place: place, fit: fit, reason: reason, isExactNumber: isExact)
    }

    private func navigation(of place: Place) -> NavigationEnum { incoming[place.feature].navigation }

    private func unique(_ matches: [Match]) -> [Match] {
        var seen: Set<Place> = []
        return matches.filter { seen.insert($0.place).inserted }
    }

    private func withoutDefaultedBesideExact(_ matches: [Match]) -> [Match] {
        let exact = Set(matches.filter(\.fit.isExact).map(\.place.feature))
        return matches.filter { match in
            if match.fit.isExact || !exact.contains(match.place.feature) { return true }
            if case .entryMain = match.reason { return true }
            return false
        }
    }
}
