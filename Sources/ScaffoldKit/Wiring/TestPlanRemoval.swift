import SwiftScan

/// Takes a test target out of an Xcode test plan, with its comma: undoes `TestPlanEdit`.
package struct TestPlanRemoval: WiringEdit {
    package var target: String

    package init(target: String) {
        self.target = target
    }

    package var place: String { "out of the test plan's `testTargets`" }
    package var text: String { target }
    package var isRemoval: Bool { true }

    private func names(in file: EditableSource) -> Bool { names(file.source.tokens.indices, in: file) }

    private func names(_ tokens: Range<Int>, in file: EditableSource) -> Bool {
        tokens.contains { file.text(ofToken: $0) == "\"\(target)\"" }
    }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        guard let list = TestPlan.targets(in: file) else { return names(in: file) ? nil : [] }
        let elements = list.elements
        guard let index = elements.firstIndex(where: { TestPlan.name(of: $0, in: file) == target }) else {
            return list.elements.contains { names($0.tokens, in: file) } ? nil : []
        }
        let range = elements[index].range
        if index > 0 {
            return [TextEdit(range: elements[index - 1].range.upperBound..<range.upperBound, replacement: "")]
        }
        let startsLine = file.source.startsLine(range.lowerBound)
        if elements.count > 1 {
            let next = elements[1].range.lowerBound
            guard startsLine, file.source.startsLine(next) else {
                return [TextEdit(range: range.lowerBound..<next, replacement: "")]
            }
            let lines = file.source.lineStart(of: range.lowerBound)..<file.source.lineStart(of: next)
            return [TextEdit(range: lines, replacement: "")]
        }
        let after = file.source.nextLine(after: range.upperBound)
        guard startsLine, after <= list.range.upperBound - 1 else { return [TextEdit(range: range, replacement: "")] }
        return [TextEdit(range: file.source.lineStart(of: range.lowerBound)..<after, replacement: "")]
    }
}
