import SwiftScan
import Testing

@Suite("Statements")
struct StatementTests {
    private func switches(_ text: String) throws -> (source: SourceFile, statements: [SwitchStatement]) {
        let source = try scan(text)
        return (source, source.switches(in: 0..<source.tokens.count))
    }

    @Test("Arms have patterns, bodies and conditions")
    func arms() throws {
        let (source, statements) = try switches(
            """
            func redirect(_ n: N) -> M? {
                switch n {
                case .a: return X.a
                case .b(from: let from, to: let to), .c where from < to:
                    // kept
                    if case .q = n, case .r = n { f() }
                    return Y.b(from)
            #if BETA
                case let x as D<A, B> where x ? y : z: nil
            #else
                case .d:
            #if INNER
                    f()
            #endif
                    g()
            #endif
                @unknown default: break
                }
            }
            """
        )
        #expect(statements.count == 1)
        let arms = try #require(statements.first).arms
        #expect(source.text(statements[0].subject) == "n")
        #expect(
            arms.map { $0.patterns.map { source.text($0.range) } } == [
                [".a"], [".b(from: let from, to: let to)", ".c"], ["let x as D<A, B>"], [".d"], [],
            ]
        )
        #expect(arms[1].patterns.map { $0.whereClause.map(source.text) } == [nil, "from < to"])
        #expect(arms[2].patterns.map { $0.whereClause.map(source.text) } == ["x ? y : z"])
        #expect(arms.map { $0.conditions.map(\.expression) } == [[], [], ["BETA"], ["!(BETA)"], []])
        #expect(arms.map(\.isDefault) == [false, false, false, false, true])
        #expect(source.text(arms[0].body) == "return X.a")
        #expect(source.text(arms[1].body).hasSuffix("return Y.b(from)"))
        #expect(source.text(arms[3].body).hasSuffix("g()"))
        #expect(source.text(arms[4].range) == "@unknown default: break")
    }

    @Test("An arm without a body is empty at its colon")
    func emptyArm() throws {
        let (source, statements) = try switches("switch x { case .a: case .b: f() }")
        let arms = try #require(statements.first).arms
        #expect(arms.count == 2)
        #expect(arms[0].body.isEmpty)
        #expect(source.text(arms[0].range) == "case .a:")
        #expect(source.text(arms[1].range) == "case .b: f()")
    }

    @Test("Only the outermost switch is given, and words that look like one are none")
    func outermost() throws {
        let (_, statements) = try switches(
            "switch a { case .b: switch c { case .d: 1 } }\nf(switch: 1) { }\nx.switch { }\nlet y = switch z { default: 1 }"
        )
        #expect(statements.count == 2)
    }

    @Test("Calls are found at any depth, with labels and values")
    func calls() throws {
        let source = try scan(
            """
            let package = Package(targets: [
                .target(name: "A", dependencies: [.target(name: "B")]),
                x.target(name: "no"),
            ] + features.map { feature($0, d: Set<A, B>()) })
            func feature(_ x: Int) {}
            """
        )
        let all = 0..<source.tokens.count
        let targets = source.calls(to: ".target", in: all)
        #expect(targets.map { $0.arguments.map { $0.label ?? "_" } } == [["name", "dependencies"], ["name"]])
        #expect(targets.map { source.text($0.arguments[0].value) } == ["\"A\"", "\"B\""])
        let features = source.calls(to: "feature", in: all)
        #expect(features.map { source.text($0.range) } == ["feature($0, d: Set<A, B>())"])
        #expect(features[0].arguments.map { source.text($0.value) } == ["$0", "Set<A, B>()"])
        #expect(source.calls(to: "x.target", in: all).count == 1)
        #expect(source.calls(to: "", in: all).isEmpty)
    }

    @Test("Array literals give their elements and the trailing comma")
    func arrays() throws {
        let source = try scan(
            "let a = [\n b(1, 2), // c\n [d, e],\n#if X\n f ? g : h,\n#endif\n]\nlet m = [1: 2]; let n = []"
        )
        let brackets = source.tokens.indices.filter { source.tokens[$0].kind == .leftBracket }
        let array = try #require(source.arrayLiteral(at: brackets[0]))
        #expect(array.elements.map { source.text($0.range) } == ["b(1, 2)", "[d, e]", "f ? g : h"])
        #expect(array.hasTrailingComma)
        #expect(source.arrayLiteral(at: brackets[1])?.hasTrailingComma == false)
        #expect(source.arrayLiteral(at: brackets[2]) == nil)
        #expect(source.arrayLiteral(at: brackets[3])?.elements.isEmpty == true)
        #expect(source.arrayLiteral(at: 0) == nil)
    }

    @Test("Comments of a range are given whole")
    func comments() throws {
        let source = try scan("#!x // no\na // b\n/* c /* d */ */ \"// e\" /// f")
        let comments = source.comments(in: 0..<source.bytes.count).map(source.text)
        #expect(comments == ["// b", "/* c /* d */ */", "/// f"])
    }
}
