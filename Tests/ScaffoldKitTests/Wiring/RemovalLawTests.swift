import Testing

@testable import ScaffoldKit

/// An edit, then its inverse: the same bytes, in every form of file and wherever the edit went.
///
/// Left out is what can't be told apart afterwards: an edit that laid out anew what it found on one line, a comment that
/// stands directly above by chance.
@Suite("Edits and their inverses")
struct RemovalLawTests {
    @Test("An array's element", arguments: elements)
    func element(_ example: EditCase) throws {
        guard let edit = example.edit as? ArrayElementEdit else { return }
        let key = edit.key(edit.element)
        try example.checkUndone(by: ArrayElementRemoval(array: edit.array, key: key, keyOf: edit.key))
    }

    @Test("An import", arguments: imports)
    func importLine(_ example: EditCase) throws { try example.checkUndone(by: ImportRemoval("DemoHome")) }

    @Test("A member", arguments: members)
    func member(_ example: EditCase) throws {
        guard let edit = example.edit as? MemberEdit, let name = edit.name else { return }
        try example.checkUndone(by: MemberRemoval(type: edit.type, names: [name]))
    }

    @Test("The root feature")
    func root() throws {
        let text = "enum A {\n    static let rootFeature: (any F.Type)? = nil // first\n}\n"
        try EditCase("root", RootFeatureEdit(entry: "HomeFeature"), text, text)
            .checkUndone(by: RootFeatureRemoval(entry: "HomeFeature"))
    }

    @Test("A test plan's target", arguments: 0...3, ["Demo", "Alpha", "Zoo"])
    func target(count: Int, name: String) throws {
        let entries = ["BetaTests", "CoreTests", "DemosTests"].prefix(count).map { target in
            "        {\n            \"target\" : {\n                \"name\" : \"\(target)\"\n            }\n        }"
        }
        let list = entries.isEmpty ? "" : entries.joined(separator: ",\n") + "\n"
        let text = "{\n    \"testTargets\" : [\n\(list)    ],\n    \"version\" : 1\n}\n"
        try EditCase("\(count)", TestPlanEdit(target: name + "Tests"), text, text)
            .checkUndone(by: TestPlanRemoval(target: name + "Tests"))
    }

    @Test("An enum's case", arguments: cases)
    func enumCase(_ example: EditCase) throws {
        guard let edit = example.edit as? EnumCaseEdit else { return }
        try example.checkUndone(by: EnumCaseRemoval(type: edit.type, caseName: edit.caseName))
    }

    @Test("A switch's arm", arguments: arms)
    func arm(_ example: EditCase) throws {
        guard let edit = example.edit as? SwitchArmEdit else { return }
        try example.checkUndone(by: SwitchArmRemoval(type: edit.type, caseName: edit.caseName))
    }

    private static let cases = EnumCaseEditTests.places.filter { example in
        !["empty", "empty, broken", "a comment alone", "one line", "members, no case, one line"].contains(example.name)
    }

    private static let arms = SwitchArmEditTests.places.filter { example in
        !["empty", "empty, broken", "a comment alone", "one line"].contains(example.name)
    }

    private static let elements = ArrayElementEditTests.places.filter { example in
        !["empty, broken", "a comment alone, on one line"].contains(example.name)
    }

    private static let imports = ImportEditTests.places.filter { example in
        // Of a module that goes every import goes.
        !["imported only where the code isn't", "a part of the module alone"].contains(example.name)
    }

    private static let members = (MemberEditTests.places + MemberEditTests.order).filter { example in
        let laidOut = ["empty, broken", "a blank line alone", "one line", "a comment on the line", "a comment alone"]
        return !(laidOut + ["there already"]).contains(example.name)
    }
}
