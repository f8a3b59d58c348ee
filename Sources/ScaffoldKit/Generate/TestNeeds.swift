import SwiftScan

/// What a generated test takes from the suite that it goes into.
struct TestNeeds {
    /// The properties that generated suites have.
    private static let properties: Set<String> = ["httpClientMock", "navigatorMock", "sut", "trackerMock"]

    /// The identifiers that a test names.
    static func words(of test: String) -> Set<String> {
        guard let source = try? SourceFile(Array(test.utf8)) else { return [] }
        return Set(source.tokens.indices.compactMap { source.name(ofToken: $0) })
    }

    /// The properties that the test names and that neither it nor the suite declares, sorted.
    static func missing(for test: String, in suite: String, of file: EditableSource) -> [String] {
        guard let source = try? SourceFile(Array(test.utf8)), let owner = file.type(named: suite) else { return [] }
        let members = Set(file.members(of: owner).map { file.source.declarations[$0].name })
        var own: Set<String> = []
        var named: Set<String> = []
        for index in source.tokens.indices {
            guard let name = source.name(ofToken: index), properties.contains(name),
                source.kind(ofToken: index - 1) != .period, source.kind(ofToken: index + 1) != .colon
            else { continue }
            if source.isToken(index - 1, "let") || source.isToken(index - 1, "var") {
                own.insert(name)
            } else {
                named.insert(name)
            }
        }
        return named.subtracting(own).subtracting(members).sorted()
    }
}
