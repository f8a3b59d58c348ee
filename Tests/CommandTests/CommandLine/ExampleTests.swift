import Testing

@testable import scaffold

@Suite("Examples in the help")
struct ExampleTests {
    static let examples = AllCommands.program.commands.flatMap(\.examples).map(\.command)

    @Test("Every example is a command line that is accepted", arguments: examples)
    func parses(_ example: String) throws {
        for part in example.components(separatedByText: " && ") where part.hasPrefix("scaffold ") {
            // Given
            let words = shellWords(part).dropFirst()

            // When
            guard case .run(let spec, let parsed) = try CommandLineParser(AllCommands.program).parse(Array(words))
            else {
                Issue.record("not a command: \(part)")
                return
            }

            // Then
            let type = try #require(AllCommands.types.first { $0.spec.name == spec.name })
            #expect(throws: Never.self) { _ = try type.init(parsed) }
        }
    }

    /// Words between spaces; single quotes keep spaces.
    private func shellWords(_ line: String) -> [String] {
        var words: [String] = [""]
        var isQuoted = false
        for character in line {
            if character == "'" {
                isQuoted.toggle()
            } else if character == " ", !isQuoted {
                words.append("")
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words
    }
}

extension String {
    fileprivate func components(separatedByText separator: String) -> [String] {
        var parts: [String] = []
        var rest = self[...]
        while let range = rest.firstRange(of: separator) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return parts + [String(rest)]
    }
}
