import SwiftScan

/// Names no feature any more as the one that the app opens with, where it is this one: undoes `RootFeatureEdit`.
package struct RootFeatureRemoval: WiringEdit {
    /// `HomeFeature`.
    package var entry: String

    package init(entry: String) {
        self.entry = entry
    }

    package var place: String { "as the value of `rootFeature`" }
    package var text: String { "nil" }
    package var isRemoval: Bool { true }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        let variable = file.source.declarations.first { declaration in
            guard declaration.kind == .variable, declaration.name == "rootFeature" else { return false }
            return declaration.initialValueTokens?.isEmpty == false
        }
        guard let value = variable?.initialValueTokens, value.count == 3,
            file.text(ofToken: value.lowerBound) == entry, file.text(ofToken: value.lowerBound + 2) == "self"
        else { return [] }
        let start = file.source.tokens[value.lowerBound].range.lowerBound
        let end = file.source.tokens[value.upperBound - 1].range.upperBound
        return [TextEdit(range: start..<end, replacement: "nil")]
    }
}
