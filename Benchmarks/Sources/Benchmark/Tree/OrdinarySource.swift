/// Swift that has nothing to do with navigation: types, comments, strings of every form, closures, switches.
/// It is what most of an app consists of, and what a scan must get past.
struct OrdinarySource {
    private var random: Seeded
    private let type: String
    private var text = ""
    private var members = 0

    /// A type of its own in a file of at least `size` bytes, and less than a kilobyte more.
    static func text(type: String, kind: String, size: Int, seed: UInt64) -> String {
        var source = OrdinarySource(random: Seeded(seed), type: type)
        source.open(kind)
        while source.text.utf8.count < size { source.addMember() }
        source.text += "}\n"
        return source.text
    }

    private init(random: Seeded, type: String) {
        self.random = random
        self.type = type
    }

    private mutating func open(_ kind: String) {
        text += "import Foundation\nimport Observation\n\n"
        text += "/// \(sentence())\n///\n/// \(sentence()) \(sentence())\n"
        text += kind == "class" ? "@MainActor\n@Observable\nfinal class \(type) {\n" : "nonisolated \(kind) \(type) {\n"
    }

    private static let verbs = words("load store merge map sort refresh resolve format filter collect select compare")
    private static let nouns = words("entry value title amount answer section record window state result item")
    private static let types = words("Int String Double Bool Date URL [String] [Int] Set<String> [String:Int]")
    private static let fillers = words(
        """
        the a each every last first cached remote stored list screen user navigator navigation view model tracker of in for \
        before after when while is shown loaded kept sorted not yet empty again only once
        """
    )

    private static func words(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init)
    }

    private mutating func sentence() -> String {
        let count = 6 + random.below(8)
        let words = (0..<count).map { _ in random.pick(Self.fillers) }.joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst() + "."
    }

    private mutating func addMember() {
        members += 1
        let name = random.pick(Self.verbs) + capitalised(random.pick(Self.nouns)) + String(members)
        let value = random.pick(Self.nouns)
        let snippet =
            switch random.below(10) {
            case 0: property(name)
            case 1: function(name, value)
            case 2: asynchronous(name, value)
            case 3: nestedEnum(name)
            case 4: switchedProperty(name, value)
            case 5: multilineText(name)
            case 6: nestedStruct(name)
            case 7: closures(name, value)
            case 8: comment(name)
            default: patterns(name)
            }
        text += "\n" + snippet
    }

    private func capitalised(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    private mutating func property(_ name: String) -> String {
        """
            /// \(sentence())
            private(set) var \(name): \(random.pick(Self.types))?

        """
    }

    private mutating func function(_ name: String, _ value: String) -> String {
        """
            /// \(sentence())
            func \(name)(_ \(value): \(random.pick(Self.types)), limit: Int = \(random.below(100))) -> String {
                guard limit > \(random.below(10)) else {
                    return "\(value) is over {limit}: \\(limit) of \\(String(describing: \(value)))"
                }
                // \(sentence())
                return "\\(\(value)) – \\(["a", "}"].joined(separator: "{"))"
            }

        """
    }

    private mutating func asynchronous(_ name: String, _ value: String) -> String {
        """
            /// \(sentence())
            func \(name)() async throws -> [\(random.pick(Self.types))] {
                do {
                    let \(value) = try await Task { try await Task.sleep(for: .milliseconds(\(random.below(500)))) }.value
                    print("\(sentence())", \(value))
                    return []
                } catch is CancellationError {
                    return []  // \(sentence())
                }
            }

        """
    }

    private mutating func nestedEnum(_ name: String) -> String {
        let type = capitalised(name)
        return """
                enum \(type): Hashable, Sendable {
                    case idle
                    case loading(progress: Double)
                    case failed(reason: String, isFinal: Bool = false)

                    var isFinal: Bool {
                        switch self {
                        case .idle, .loading: false
                        case .failed(_, let isFinal): isFinal
                        }
                    }
                }

            """
    }

    private mutating func switchedProperty(_ name: String, _ value: String) -> String {
        """
            /// \(sentence())
            var \(name): Int {
                let \(value) = \(random.below(1000))
                switch \(value) % 3 {
                case 0 where \(value) > 10: return \(value) / 2
                case 1: return (\(value) + 1) * \(1 + random.below(9))
                default: return -\(value)
                }
            }

        """
    }

    private mutating func multilineText(_ name: String) -> String {
        """
            static let \(name) = \"\"\"
                \(sentence())
                {"identifier": \(random.below(10000)), "isShown": true} // no comment
                \(sentence())
                \"\"\"

        """
    }

    private mutating func nestedStruct(_ name: String) -> String {
        let type = capitalised(name)
        return """
                /// \(sentence())
                struct \(type): Codable, Equatable, Sendable {
                    var identifier: Int
                    var title: String
                    var createdAt: Date?

                    enum CodingKeys: String, CodingKey {
                        case identifier = "id"
                        case title
                        case createdAt = "created_at"
                    }
                }

            """
    }

    private mutating func closures(_ name: String, _ value: String) -> String {
        """
            func \(name)(_ \(value)s: [Int], transform: (Int) -> Int = { $0 * \(random.below(9)) }) -> [String] {
                \(value)s
                    .filter { $0 % \(2 + random.below(7)) == 0 }
                    .map { transform($0) }
                    .map { "\(value): \\($0)" }
            }

        """
    }

    private mutating func comment(_ name: String) -> String {
        """
            /* \(sentence()) /* nested: enum \(capitalised(name)) { case lost } */
               \(sentence()) */
            let \(name) = \(random.below(100_000))

        """
    }

    private mutating func patterns(_ name: String) -> String {
        """
            static let \(name) = #"^\\d{\(1 + random.below(5)),}("[^"]*"|\\w+)$"#
            let \(name)Separator = (\(random.below(90)) / 3, "/* \(random.pick(Self.nouns)) */", Character("}"))

        """
    }
}
