import ScaffoldTemplates
import SwiftScan

/// Adds a package's test target to an Xcode test plan, before the first entry whose name sorts after it.
///
/// Xcode's own layout and any other are kept; an entry is known by the target's name.
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
        guard let list = TestPlan.targets(in: file), file.source.startsLine(list.range.upperBound - 1) else {
            return nil
        }
        let names = list.elements.map { TestPlan.name(of: $0, in: file) }
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
}
