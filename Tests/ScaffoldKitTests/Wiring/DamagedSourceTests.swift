import SwiftScan
import Testing

@testable import ScaffoldKit

/// Files in the middle of being written: every example of every edit with one token taken out, or one said twice.
@Suite("Edits of damaged sources")
struct DamagedSourceTests {
    private static let examples =
        ArrayElementEditTests.places + ImportEditTests.places + EnumCaseEditTests.places + SwitchArmEditTests.places
        + MemberEditTests.places + InjectionEditTests.places + StoredPropertyEditTests.places
        + FunctionParameterEditTests.places + CallArgumentEditTests.places + ArrayElementRemovalTests.places
        + LineRemovalTests.places

    @Test("find no place, or give what can still be read, with every byte kept", arguments: examples)
    func damaged(_ example: EditCase) throws {
        let bytes = Array(example.before.utf8)
        for token in try SourceFile(bytes).tokens where token.partner < 0 {
            try check(example, Array(bytes[..<token.range.lowerBound] + bytes[token.range.upperBound...]))
            let twice = bytes[..<token.range.upperBound] + [UInt8(ascii: " ")] + bytes[token.range.lowerBound...]
            try check(example, Array(twice))
        }
    }

    private func check(_ example: EditCase, _ bytes: [UInt8]) throws {
        let path = RelativePath.root.appending("File.swift")
        guard let file = try? EditableSource(path: path, bytes: bytes, fallbackIndent: "    "),
            let edits = example.edit.edits(in: file)
        else { return }
        let text = String(decoding: bytes, as: UTF8.self)
        let edited = try #require(edits.applied(to: bytes), "overlapping edits of:\n\(text)")
        #expect(throws: Never.self, "\(text)") { try SourceFile(edited) }
        for edit in edits where !example.edit.isRemoval {
            #expect(bytes[edit.range].allSatisfy { $0.isBlank || $0.isLineEnd }, "\(text)")
        }
    }
}
