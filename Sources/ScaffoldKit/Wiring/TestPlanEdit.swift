import ScaffoldTemplates
import SwiftScan

/// Adds a package's test target to an Xcode test plan, before the first entry whose name sorts after it.
///
/// A plan is JSON, whose brackets, strings and commas are those of Swift, so it is read as Swift. Xcode's own layout and any
/// other are kept; an entry is known by the target's name.
package struct TestPlanEdit: WiringEdit {
    package var target: String
    /// The package, from the folder that the plan is in: `..`.
    package var package: String

    package init(target: String, package: String = "..") {
        self.target = target
        self.package = package
    }

    package var place: String { "into the test plan's `testTargets`" }

    package var text: String {
        """
        {
            "target" : {
                "containerPath" : "container:\(package)",
                "identifier" : "\(target)",
                "name" : "\(target)"
            }
        }
        """
    }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        guard let list = testTargets(in: file), file.source.startsLine(list.range.upperBound - 1) else { return nil }
        let names = list.elements.map { name(of: $0, in: file) }
        if names.contains(target) { return [] }
        let ending = file.style.lineEnding
        guard let first = list.elements.first else {
            let close = list.range.upperBound - 1
            let base = file.source.indentation(at: close) + file.style.indent
            return [TextEdit(insert: file.style.lay(text, base: base) + ending, at: file.source.lineStart(of: close))]
        }
        guard file.source.startsLine(first.range.lowerBound) else { return nil }
        let entry = file.style.lay(text, base: file.source.indentation(at: first.range.lowerBound))
        let successor = names.firstIndex { name in
            name.map { target.precedesInBytes($0) } ?? false
        }
        if let successor, file.source.startsLine(list.elements[successor].range.lowerBound) {
            let start = file.source.lineStart(of: list.elements[successor].range.lowerBound)
            return [TextEdit(insert: entry + "," + ending, at: start)]
        }
        let end = list.elements[list.elements.count - 1].range.upperBound
        return [TextEdit(insert: "," + ending + entry, at: end)]
    }

    private func testTargets(in file: EditableSource) -> ArrayLiteral? {
        let tokens = file.source.tokens
        for index in tokens.indices.dropLast(2) where file.text(ofToken: index) == "\"testTargets\"" {
            if tokens[index + 1].kind == .colon, tokens[index + 2].kind == .leftBracket {
                return file.source.arrayLiteral(at: index + 2)
            }
        }
        return nil
    }

    /// The value of the entry's `name`.
    private func name(of entry: ArrayLiteral.Element, in file: EditableSource) -> String? {
        for index in entry.tokens.dropLast(2) where file.text(ofToken: index) == "\"name\"" {
            return String(file.text(ofToken: index + 2).dropFirst().dropLast())
        }
        return nil
    }
}
