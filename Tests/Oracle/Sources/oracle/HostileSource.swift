/// Legal Swift made to mislead a reader: the same text for the same seed.
struct HostileSource {
    private var state: UInt64
    private var names = 0
    private var lineEnd = "\n"

    init(seed: UInt64) {
        state = seed
    }

    mutating func text() -> String {
        lineEnd = pick(["\n", "\n", "\r\n", "\r"])
        var text = pick(["", "", "\u{FEFF}", "#!/usr/bin/env swift {" + "\n"])
        for _ in 0..<(2 + below(8)) {
            text += item(depth: 3) + "\n"
        }
        return lineEnd == "\n" ? text : text.replacing("\n", with: lineEnd)
    }

    /// SplitMix64.
    private mutating func below(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    private mutating func pick(_ choices: [String]) -> String {
        choices[below(choices.count)]
    }

    private mutating func name() -> String {
        names += 1
        let plain = pick(["alpha", "beta", "größe", "open", "lazy", "actor", "x", "_y", "macro", "any", "async"])
        return below(6) == 0
            ? "`\(pick(["default", "init", "self", "case", "in", "go home", "enum"]))`" : plain + "\(names)"
    }

    private mutating func typeName() -> String {
        names += 1
        let name = pick(["T", "Größe", "Feature", "Some", "Out"]) + "\(names)"
        return below(6) == 0 ? "`\(name)`" : name
    }

    /// White space or comments, at least one space.
    private mutating func gap() -> String {
        pick([" ", " ", " ", "  ", "\t", " /* } */ ", "/* /* { */ \" */", " \n ", " // case no(\"\n  ", "\n/* ) */\n"])
    }

    /// The same on one line.
    private mutating func inline() -> String {
        pick(["", "", " ", " ", "/* { */", " /* /* ( */ */ ", "\t"])
    }

    private mutating func type(_ depth: Int) -> String {
        guard depth > 0 else { return pick(["Int", "String", "Bool", "A.B", "Self", "Any", "`Type`", "Void"]) }
        let next = depth - 1
        switch below(16) {
        case 0: return "[\(inline())\(type(next))\(inline())]"
        case 1: return "[\(type(next))\(inline()):\(inline())\(type(next))]"
        case 2: return "Dictionary<\(inline())\(type(next)),\(type(next))>"
        case 3: return "Set<Set<\(type(next))>>"
        case 4: return "(\(type(next)))\(inline())->\(inline())\(type(next))"
        case 5: return "@Sendable (\(type(next)), \(type(next))) async throws -> \(type(next))"
        case 6: return pick(["any P & Q", "any P&Q", "any P /* { */ &\n Q"])
        case 7: return "Optional<\(type(next))>?"
        case 8: return "(a: \(type(next)), b: \(type(next)))"
        case 9: return "@escaping @MainActor () throws(E)->Void"
        case 10: return "(() -> \(type(next)))?"
        case 11: return "X<\(type(next))>.Y<\(type(next))>"
        case 12: return "(inout \(type(next)), borrowing A) -> ()"
        case 13: return "[[\(type(next))]]!"
        case 14: return "any ~Copyable"
        default: return type(0) + "?"
        }
    }

    /// Inside a string on one line no line may end.
    private mutating func expression(_ depth: Int, oneLine: Bool = false) -> String {
        guard depth > 0 else {
            return pick(["1", "nil", "\"}\"", ".x", "a", "-1.5e3", "true", "[:]", "{ $0 }", "\"\"", "#\"\"\"#", "$0"])
        }
        let next = depth - 1
        switch below(oneLine ? 16 : 20) {
        case 0: return "f(\(expression(next, oneLine: oneLine)), b: \(expression(next, oneLine: oneLine)))"
        case 1: return "\"a\\(\(expression(next, oneLine: true))) }\\\" case no\""
        case 2: return "#\"{ \" \\( \\#(\(expression(next, oneLine: true))) \"#"
        case 3: return "[\(expression(next, oneLine: oneLine)), \(expression(next, oneLine: oneLine))]"
        case 4: return "(\(expression(next, oneLine: oneLine)) as? A)!"
        case 5: return pick(["/[{]a\\/\"/", "#/ } \" /#", "##/ \\/# } /##", "/(a|b)}/", "!/}/", "/{*}/.x"])
        case 6: return "a < b && c > (d)"
        case 7: return "Dictionary<Int, Set<A>>()"
        case 8: return "a / b / c"
        case 9: return "x ? y : z"
        case 10: return "\\A.b?.c"
        case 11: return "a.map(/)/b"
        case 12: return "x! / y! - z[/}/] /* { */ / 2"
        case 13: return "try await f { a, b in /}/ }"
        case 14: return "a ?? .b(c: d) as? E<F, G> ?? h..<i"
        case 15: return "if a { \"}\" } else { /\\}/ }"
        case 16: return "\"\"\"\n \" { \"\" \\(\(expression(next))) \\\"\"\"\n\"\"\""
        case 17: return "##\"\"\"\n\"\"\"# { \\##(\(expression(next)))\n\"\"\"##"
        case 18: return "##/\n } \" \\/## /#\n/##"
        default: return "{ (x: Int) -> Int in switch x { case 1: 2\n default: 3 } }"
        }
    }

    private mutating func parameter() -> String {
        let label = below(3) == 0 ? "" : pick(["_ id", "id", "in", "for", "`default`", "_", "x y", "any", "inout1"])
        let start =
            label.isEmpty ? "" : label + pick(["", "", " ", "/* : */"]) + ":" + pick(["", " ", " /* , */ ", "\n"])
        let value = below(4) == 0 ? pick([" = ", " /* = */ = "]) + expression(2) : ""
        return start + type(below(3)) + value
    }

    private mutating func enumCase() -> String {
        var text = name()
        if below(2) == 0 {
            let parameters = (0...below(3)).map { _ in parameter() }
            text +=
                pick(["", "", " ", "/* () */"]) + "(" + pick(["", "\n", " "])
                + parameters.joined(separator: pick([",", ", ", " ,\n"])) + ")"
        } else if below(5) == 0 {
            text += " = " + pick(["1", "-2", "\"}\"", "0x1F", "\"a, case b\""])
        }
        return text
    }

    private mutating func cases() -> String {
        let prefix = pick(["", "", "indirect ", "@available(*, deprecated, message: \"case x(\") ", "@X\n@Y.Z(1) "])
        let elements = (0...below(3)).map { _ in enumCase() }
        return prefix + "case" + gap() + elements.joined(separator: pick([", ", ",\n", " /* , */ , "]))
    }

    private mutating func members(_ depth: Int, isEnum: Bool) -> String {
        var text = "\n"
        for _ in 0..<below(6) {
            text += (isEnum && below(3) > 0 ? conditional(depth) { $0.cases() } : item(depth: depth - 1)) + "\n"
        }
        return text
    }

    private mutating func conditional(_ depth: Int, _ body: (inout HostileSource) -> String) -> String {
        guard below(5) == 0 else { return body(&self) }
        let conditions = [
            "BETA", "os(iOS) || os(macOS)", "!DEBUG && swift(>=6.0)", "canImport(UIKit /* } */)", "( A||B )",
        ]
        var text = "#if " + pick(conditions) + pick(["", " // {"]) + "\n" + body(&self) + "\n"
        if below(2) == 0 { text += "#elseif " + pick(conditions) + "\n" + body(&self) + "\n" }
        if below(2) == 0 { text += "#else\n" + body(&self) + "\n" }
        return text + "#endif"
    }

    private mutating func item(depth: Int) -> String {
        guard depth > 0 else { return "let \(name()) = \(expression(2))" }
        return conditional(depth) { $0.plainItem(depth: depth) }
    }

    private mutating func clause() -> String {
        let entries = ["NavCore.Out", "A & B", "@unchecked Sendable", "C<D, E>", "~Copyable", "(F & G)", "String"]
        let count = below(3)
        guard count > 0 else { return "" }
        return inline() + ":" + gap()
            + (0..<count).map { _ in pick(entries) }.joined(separator: pick([",", ", ", ",\n"]))
    }

    private mutating func plainItem(depth: Int) -> String {
        let access = pick(["", "", "public ", "private ", "package ", "@X public\n", "fileprivate ", "indirect "])
        switch below(19) {
        case 0...5:
            let generics = pick(["", "", "", "<T: P>", "<each T>", "<T, U: A & B>", "<let n: Int>"])
            let requirement = generics.isEmpty ? "" : pick(["", " where T: Q, U == [Int]"])
            return access + "enum" + gap() + typeName() + generics + clause() + requirement + gap() + "{"
                + members(depth, isEnum: true) + "}"
        case 6: return "extension A.B\(clause()) {\(members(depth, isEnum: false))}"
        case 7:
            return pick(["struct", "class", "actor"]) + " \(typeName())\(clause()) {\(members(depth, isEnum: false))}"
        case 8:
            return
                "func \(name())<T>(_ a: Int = \(expression(1))) async throws -> [T] where T: P { \(expression(2)); enum No { case no } }"
        case 9:
            return
                "var \(name()): \(type(2)) { switch self { case .a: 1\n case .b(let x), .c(let x): x\n default: 0 } }"
        case 10: return "let \(name())\(pick(["", ": " + type(2)])) = \(expression(3))"
        case 11:
            return
                "static func == (l: Self, r: Self) -> Bool { switch (l, r) { case (.a, .a): true\n default: l / r > 1 } }"
        case 12: return "var \(name()): Int = \(expression(1)) { didSet { enum No { case no } } }"
        case 13:
            return "subscript(i: Int) -> Int { get { 1 } }\ninit?(_ x: @escaping () -> Void) { enum No { case no } }"
        case 14:
            return "#if os(iOS)\n@MainActor\n#endif\nclass \(typeName()) { class func f() {}; class var x: Int { 1 } }"
        case 15: return "#Macro(\"enum No { case no\") { enum No { case no } }"
        case 16:
            return "@A(\(expression(1))) @B var \(name()) = \(expression(2)), \(name()): \(type(1)) = \(expression(1))"
        case 17:
            return
                "prefix static func / (a: A) -> B { a }; func << <T>(l: T, r: T) -> T? { if case .no = l, case .r = r { }; return nil }"
        default: return "typealias \(typeName())<T> = \(type(2)) // enum No { case no }\n/* enum No { case no } */"
        }
    }
}
