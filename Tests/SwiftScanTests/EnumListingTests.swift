import Foundation
import SwiftScan
import Testing

@Suite("The listing of enums")
struct EnumListingTests {
    @Test("Names are qualified, access is internal by default, absent values are null")
    func json() throws {
        var listing = EnumListing()
        let source = try scan(
            """
            extension A.B {
            #if X
                enum `In`<T>: P & Q {
                    case a, b(Int = 1, c: T)
                }
            #endif
            }
            """
        )
        listing.append(source, file: "f.swift")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let json = String(decoding: try encoder.encode(listing), as: UTF8.self)
        let payload =
            #"[{"default":true,"label":null,"type":"Int"},{"default":false,"label":"c","type":"T"}]"#
        let cases =
            #"[{"conditions":[],"line":4,"name":"a","payload":null},"#
            + #"{"conditions":[],"line":4,"name":"b","payload":\#(payload)}]"#
        let expected =
            #"{"enums":[{"access":"internal","cases":\#(cases),"conditions":["X"],"conformances":[],"file":"f.swift","generic":true,"#
            + #""inherits":["P","Q"],"line":3,"name":"A.B.In"}]}"#
        #expect(json == expected)
    }

    @Test("What extensions state is told with its place, for the enum that they mean")
    func conformances() throws {
        var listing = EnumListing()
        listing.append(try scan("enum A { case a }\nenum B { enum C {} }"), file: "F/One/a.swift")
        listing.append(try scan("enum A { case other }"), file: "F/Two/a.swift")
        listing.append(try scan("\nextension A: P & Q {}\nextension One::B.C: R {}"), file: "F/One/Deep/b.swift")
        listing.settle()
        let found = listing.enums.map { item in
            "\(item.file) \(item.name) "
                + item.conformances.map { "\($0.name)@\($0.file):\($0.line)" }.joined(separator: " ")
        }
        #expect(
            found == [
                "F/One/a.swift A P@F/One/Deep/b.swift:2 Q@F/One/Deep/b.swift:2", "F/One/a.swift B ",
                "F/One/a.swift B.C R@F/One/Deep/b.swift:3", "F/Two/a.swift A ",
            ]
        )
    }

    @Test(
        "White space and comments fold to one spelling",
        arguments: [
            ("[ String:Int ]", "[String: Int]"), ("Array < Int >", "Array<Int>"), ("Int ?", "Int?"),
            ("(A,B)->C", "(A, B) -> C"), ("A&B", "A & B"), ("any ~ Copyable", "any ~Copyable"), ("A\n.\nB", "A.B"),
            ("@Sendable/* c */(A)throws->B", "@Sendable (A) throws -> B"), ("T ...", "T..."),
            ("Set<Set<A>>?", "Set<Set<A>>?"),
            ("inout  [A]", "inout [A]"), ("X<() -> Y>", "X<() -> Y>"), ("// c\nA", "A"), ("`in`", "`in`"),
        ]
    )
    func folding(spelling: String, folded: String) throws {
        let source = try scan(spelling)
        #expect(source.folded(0..<source.bytes.count) == folded)
    }

    @Test("A source that somebody is editing is refused, not read in part")
    func unbalanced() {
        #expect {
            try scan("let b = 1\nenum A { case a")
        } throws: { error in
            guard let error = error as? ScanError else { return false }
            return error.reason == .unbalanced("{") && error.offset == 17 && error.line == 2 && error.column == 8
        }
    }
}
