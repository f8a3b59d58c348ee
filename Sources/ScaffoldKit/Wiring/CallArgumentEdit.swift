import SwiftScan

/// Adds an argument to every call of a function or initialiser that doesn't pass it yet.
package struct CallArgumentEdit: WiringEdit {
    package var callee: String
    package var label: String
    /// As Swift; one that begins with a line end stands below its label.
    package var value: String
    /// The label that the new argument stands in front of, where a call has it.
    package var before: String?

    package init(callee: String, label: String, value: String, before: String? = nil) {
        self.callee = callee
        self.label = label
        self.value = value
        self.before = before
    }

    package var place: String { "into each call of `\(callee)(…)`" }
    package var text: String { value.hasPrefix("\n") ? "\(label):\(value)" : "\(label): \(value)" }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        let calls = file.invocations(of: callee, in: file.source.tokens.indices)
        guard !calls.isEmpty else { return nil }
        return calls.flatMap { call -> [TextEdit] in
            guard !call.arguments.contains(where: { $0.label == label }) else { return [] }
            let list = ParenthesizedList(
                inside: call.inside,
                entries: call.arguments.map { .init(label: $0.label, range: $0.range) }
            )
            return list.insertion(of: text, before: before, in: file)
        }
    }
}
