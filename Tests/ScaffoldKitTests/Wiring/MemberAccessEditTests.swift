import Testing

@testable import ScaffoldKit

@Suite("Member access edit")
struct MemberAccessEditTests {
    @Test("A private property is seen by its module, and any other stays", arguments: examples)
    func edit(_ example: EditCase) throws { try example.check() }

    private static let edit = MemberAccessEdit(type: "C", member: "a", declaration: "let a: Int")

    private static func example(_ name: String, _ before: String, _ after: String) -> EditCase {
        EditCase(name, edit, "class C {\n    \(before)\n}\n", "class C {\n    \(after)\n}\n", replaces: true)
    }

    static let examples: [EditCase] = [
        example("private", "private let a: Int", "let a: Int"),
        example("fileprivate", "fileprivate var a = 1", "var a = 1"),
        example("behind an attribute", "@Flag private let a: Int", "@Flag let a: Int"),
        example("before another modifier", "private lazy var a = 1", "lazy var a = 1"),
        .there("plain", edit, "class C {\n    let a: Int\n}\n"),
        .there("set alone", edit, "class C {\n    private(set) var a: Int\n}\n"),
        .there("public", edit, "class C {\n    public let a: Int\n}\n"),
        .noPlace("no property", edit, "class C {\n    private let b: Int\n}\n"),
        .noPlace("no type", edit, "class D {}\n"),
    ]
}
