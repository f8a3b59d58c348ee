import Testing

@testable import ScaffoldKit

@Suite("Names in generated code")
struct SwiftNameTests {
    @Test("back-ticks stand only where Swift needs them")
    func members() {
        let names = ["default", "in", "init", "self", "Type", "go home", "détail", "detail"]
        #expect(
            names.map(SwiftName.member) == [
                "default", "in", "`init`", "`self`", "`Type`", "`go home`", "détail", "detail",
            ]
        )
        #expect(["in", "inout", "let", "the label"].map(SwiftName.label) == ["in", "`inout`", "let", "`the label`"])
    }

    @Test("bindings are labels where these can be names, else made up, never twice the same")
    func bindings() {
        func names(_ payload: String) -> [String] {
            SwiftName.bindings(for: MapSketch.item("go(\(payload))").payload)
        }
        #expect(names("from: Int, to: Int") == ["from", "to"])
        #expect(names("in: Int") == ["value"])
        #expect(names("in: Int, default: Int, value1: Int") == ["value2", "value3", "value1"])
        #expect(names("Int") == ["value"])
        #expect(names("Int, String") == ["value1", "value2"])
        #expect(names("await: Int, x: Int") == ["value", "x"])
        #expect(names("Int, value: Int") == ["value2", "value"])
    }
}
