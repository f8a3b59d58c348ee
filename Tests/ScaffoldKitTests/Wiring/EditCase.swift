import Testing

@testable import ScaffoldKit

/// One edit of one file: what it is before and after. `after` is nil where the edit must find no place, and equal to
/// `before` where what it adds is there.
struct EditCase: Sendable, CustomTestStringConvertible {
    let name: String
    let edit: any WiringEdit
    let before: String
    let after: String?
    /// True for an edit that takes away what it puts something else in the place of.
    var replaces: Bool

    init(_ name: String, _ edit: any WiringEdit, _ before: String, _ after: String?, replaces: Bool = false) {
        self.replaces = replaces
        self.name = name
        self.edit = edit
        self.before = before
        self.after = after
    }

    static func there(_ name: String, _ edit: any WiringEdit, _ text: String) -> EditCase {
        EditCase(name, edit, text, text)
    }

    static func noPlace(_ name: String, _ edit: any WiringEdit, _ text: String) -> EditCase {
        EditCase(name, edit, text, nil)
    }

    var testDescription: String { name }

    /// Ways to write the same file; an edit keeps each.
    enum Form: CaseIterable {
        case plain, carriageReturns, carriageReturnsAlone, tabs, twoSpaces, byteOrderMark, noFinalLineEnd

        func write(_ text: String) -> String {
            switch self {
            case .plain: text
            case .carriageReturns: EditCase.lines(of: text).joined(separator: "\r\n")
            case .carriageReturnsAlone: EditCase.lines(of: text).joined(separator: "\r")
            case .tabs: EditCase.indented(text, by: "\t")
            case .twoSpaces: EditCase.indented(text, by: "  ")
            case .byteOrderMark: "\u{FEFF}" + text
            case .noFinalLineEnd: text.last == "\n" ? String(text.dropLast()) : text
            }
        }

        var fallbackIndent: String {
            switch self {
            case .tabs: "\t"
            case .twoSpaces: "  "
            default: "    "
            }
        }
    }

    private static func indented(_ text: String, by unit: String) -> String {
        let indented = lines(of: text).map { line -> String in
            let width = line.prefix { $0 == " " }.count
            return String(repeating: unit, count: width / 4) + line.dropFirst(width / 4 * 4)
        }
        return indented.joined(separator: "\n")
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(separator: Character("\n"), omittingEmptySubsequences: false)
    }

    /// Makes the edit in every form, and once more on what it gave.
    func check() throws {
        for form in Form.allCases {
            let bytes = Array(form.write(before).utf8)
            let file = try source(bytes, form)
            guard let after else {
                #expect(edit.edits(in: file) == nil, "\(name), \(form)")
                continue
            }
            let edits = try #require(edit.edits(in: file), "\(name), \(form)")
            for edit in edits where !self.edit.isRemoval && !replaces && !keepsAll(edit, of: bytes) {
                Issue.record("\(name), \(form): takes away more than white space: \(edit)")
            }
            let edited = try #require(edits.applied(to: bytes), "\(name), \(form)")
            #expect(String(decoding: edited, as: UTF8.self) == form.write(after), "\(name), \(form)")
            let again = try #require(edit.edits(in: source(edited, form)), "\(name), \(form): second time")
            #expect(again == [], "\(name), \(form): second time")
        }
    }

    /// Makes the edit in every form, then its inverse, which must leave what was there.
    func checkUndone(by inverse: any WiringEdit) throws {
        for form in Form.allCases {
            let bytes = Array(form.write(before).utf8)
            let edits = try #require(edit.edits(in: source(bytes, form)), "\(name), \(form)")
            let edited = try #require(edits.applied(to: bytes), "\(name), \(form)")
            let back = try #require(inverse.edits(in: source(edited, form)), "\(name), \(form): no place")
            let undone = try #require(back.applied(to: edited), "\(name), \(form)")
            #expect(String(decoding: undone, as: UTF8.self) == form.write(before), "\(name), \(form)")
        }
    }

    private func source(_ bytes: [UInt8], _ form: Form) throws -> EditableSource {
        try EditableSource(
            path: RelativePath.root.appending("File.swift"),
            bytes: bytes,
            fallbackIndent: form.fallbackIndent
        )
    }

    private func keepsAll(_ edit: TextEdit, of bytes: [UInt8]) -> Bool {
        bytes[edit.range].allSatisfy { $0.isBlank || $0.isLineEnd } || bytes[edit.range].elementsEqual("nil".utf8)
    }
}
