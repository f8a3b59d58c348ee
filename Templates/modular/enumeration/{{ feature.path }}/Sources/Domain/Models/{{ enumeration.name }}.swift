/// The values that the app tells apart; any other that arrives is `unknown`.
nonisolated enum {{ enumeration.name }}: String, CaseIterable, Codable, Hashable, Sendable {
    case unknown
}
