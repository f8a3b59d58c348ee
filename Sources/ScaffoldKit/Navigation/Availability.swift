import SwiftScan

/// What `@available` attributes say about using something.
package struct Availability: Hashable, Sendable {
    /// True where it can't be used anywhere: `@available(*, unavailable)`.
    package var isUnavailable = false
    /// The other attributes that limit its use, as spelled: `iOS 17, *`. A deprecation limits nothing.
    package var limits: Set<String> = []

    package init() {}

    package init(_ attributes: [Attribute]) {
        for attribute in attributes where attribute.name == "available" {
            let words = (attribute.arguments ?? "").split(separator: ",").map { $0.filter { !$0.isWhitespace } }
            guard let first = words.first else { continue }
            if words.dropFirst().contains("unavailable") {
                if first == "*" { isUnavailable = true } else { limits.insert("\(first),unavailable") }
                continue
            }
            let limiting = words.filter { word in
                let isRest = word == "*" || word == "deprecated" || word == "noasync"
                return !isRest && !["deprecated:", "message:", "renamed:"].contains { word.hasPrefix($0) }
            }
            let isPlatformAlone = limiting.count == 1 && limiting[0] == first && first.allSatisfy { $0.isLetter }
            if !limiting.isEmpty, !isPlatformAlone { limits.insert(limiting.joined(separator: ",")) }
        }
    }

    package mutating func formUnion(_ other: Availability) {
        isUnavailable = isUnavailable || other.isUnavailable
        limits.formUnion(other.limits)
    }

    package func union(_ other: Availability) -> Availability {
        var result = self
        result.formUnion(other)
        return result
    }

    /// Whether what has this availability may use what has the other.
    package func mayUse(_ other: Availability) -> Bool {
        !other.isUnavailable && limits.isSuperset(of: other.limits)
    }
}
