import Foundation
import Testing

@testable import ScaffoldTemplates

/// Reads `docs/templates.md` and holds it to what it says.
@Suite("docs/templates.md")
struct DocumentationTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let template: String
        let expected: String

        var testDescription: String { template }
    }

    private static let partials = [
        "modular/parts/greeting": "Hello, {{ name }}",
        "modular/parts/title": "# {{ name }}",
    ]

    private static let lines: [String] = {
        let file = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("docs/templates.md")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }()

    /// The rows of every table with this header, as code without its back-ticks.
    private static func rows(under header: String) -> [Example] {
        var rows: [Example] = []
        var isInside = false
        for line in lines {
            if line == header { isInside = true } else if !line.hasPrefix("|") { isInside = false }
            guard isInside, line != header, !line.hasPrefix("|---") else { continue }
            let cells = line.replacingOccurrences(of: "\\|", with: "\u{1}").split(separator: "|").map(code)
            if cells.count == 2 { rows.append(Example(template: cells[0], expected: cells[1])) }
        }
        return rows
    }

    /// The text of a code span: between its back-ticks, which are several where the text has one itself.
    private static func code(_ cell: Substring) -> String {
        var text = cell.trimmingCharacters(in: .whitespaces)
        while text.hasPrefix("`"), text.hasSuffix("`"), text.count > 1 {
            text = String(text.dropFirst().dropLast())
            if text.hasPrefix("` "), text.hasSuffix(" `") {
                text = String(text.dropFirst(2).dropLast(2))
                break
            }
        }
        return text.replacingOccurrences(of: "\u{1}", with: "|").replacingOccurrences(of: "↵", with: "\n")
    }

    static let examples = rows(under: "| template | gives |")
    static let errors = rows(under: "| template | error |")

    private static func context() throws -> [String: TemplateValue] {
        let start = try #require(lines.firstIndex(of: "```json")) + 1
        let end = try #require(lines[start...].firstIndex(of: "```"))
        let json = try JSONSerialization.jsonObject(with: Data(lines[start..<end].joined(separator: "\n").utf8))
        guard case .record(let record) = try value(json) else { return [:] }
        return record
    }

    private static func value(_ json: Any) throws -> TemplateValue {
        if let string = json as? String { return .string(string) }
        if let list = json as? [Any] { return .list(try list.map(value)) }
        if let record = json as? [String: Any] { return .record(try record.mapValues(value)) }
        // A decoded `true` is a number too; its type tells them apart.
        let number = try #require(json as? NSNumber)
        return String(cString: number.objCType) == "c" ? .bool(number.boolValue) : .int(number.intValue)
    }

    @Test("an example gives what the page says", arguments: examples)
    func example(_ example: Example) throws {
        let template = try Template(example.template, name: "example")
        #expect(try template.render(Self.context(), include: { Self.partials[$0] }) == example.expected)
    }

    @Test("an error is what the page says", arguments: errors)
    func error(_ example: Example) throws {
        let context = try Self.context()
        let error = #expect(throws: TemplateError.self) {
            try Template(example.template, name: "example").render(context, include: { Self.partials[$0] })
        }
        let known = try #require(error)
        let suggestion = known.suggestion.map { "; did you mean '\($0)'?" } ?? ""
        let message = known.message.replacingOccurrences(of: "`", with: "'")
        #expect("\(known.line):\(known.column): \(message)\(suggestion)" == example.expected)
    }

    @Test("the page has an example of every filter and tag")
    func complete() {
        let written = (Self.examples + Self.errors).map(\.template).joined(separator: "\n")
        for filter in Filter.named.keys {
            #expect(written.contains("|\(filter)"), "no example of the filter \(filter)")
        }
        for tag in BlockParser.tagNames + BlockParser.owners.keys {
            #expect(written.contains("{% \(tag)"), "no example of the tag \(tag)")
        }
    }
}
