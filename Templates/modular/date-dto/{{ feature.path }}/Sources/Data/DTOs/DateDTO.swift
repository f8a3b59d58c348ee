import Foundation

/// A date as JSON has it: ISO 8601, a day alone or with its time, with or without a fraction of a second. Without a time
/// zone it is taken as UTC.
nonisolated struct DateDTO: Codable, Hashable, Sendable {
    let value: Date

    init(_ value: Date) {
        self.value = value
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let value = Self.date(in: text) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "'\(text)' is no date of ISO 8601"
            )
        }
        self.value = value
    }

    func encode(to encoder: any Encoder) throws {
        let seconds = value.timeIntervalSince1970.rounded(.down)
        let fraction = value.timeIntervalSince1970 - seconds
        let whole = Date(timeIntervalSince1970: seconds).formatted(.iso8601)
        let nanoseconds = min(Int((fraction * 1_000_000_000).rounded()), 999_999_999)
        let digits = String(1_000_000_000 + nanoseconds).dropFirst()
        var container = encoder.singleValueContainer()
        try container.encode(nanoseconds == 0 ? whole : "\(whole.dropLast()).\(digits)Z")
    }

    private static func date(in text: String) -> Date? {
        let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            return try? Date(text + "T00:00:00Z", strategy: .iso8601)
        }
        let clock = parts[1].prefix { $0.isNumber || $0 == ":" }
        var zone = parts[1].dropFirst(clock.count)
        var fraction = 0.0
        if zone.first == "." {
            let digits = zone.dropFirst().prefix(while: \.isNumber)
            guard !digits.isEmpty, let value = Double("0.\(digits)") else { return nil }
            fraction = value
            zone = zone.dropFirst(digits.count + 1)
        }
        let whole = "\(parts[0])T\(clock)\(zone.isEmpty ? "Z" : zone)"
        guard let date = try? Date(whole, strategy: .iso8601) else { return nil }
        return Date(timeIntervalSince1970: date.timeIntervalSince1970 + fraction)
    }
}
