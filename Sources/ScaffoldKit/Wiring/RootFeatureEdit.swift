import SwiftScan

/// Names the feature that the app opens with, where none is named: `rootFeature … = nil` gets the first feature's type.
package struct RootFeatureEdit: WiringEdit {
    /// `HomeFeature`.
    package var entry: String

    package init(entry: String) {
        self.entry = entry
    }

    package var place: String { "as the value of `rootFeature`" }
    package var text: String { "\(entry).self" }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        let variable = file.source.declarations.first { declaration in
            guard declaration.kind == .variable, declaration.name == "rootFeature" else { return false }
            return declaration.initialValueTokens?.isEmpty == false
        }
        guard let value = variable?.initialValueTokens else {
            // An app that has features opens with one of them already, in a way of its own.
            let others = ArrayPlace(name: "makeFeatures").literal(in: file)?.elements.contains { element in
                AppWiring.callee(file.source.text(element.range)).split(separator: ".").last.map(String.init) != entry
            }
            return others == true ? [] : nil
        }
        guard value.count == 1, file.text(ofToken: value.lowerBound) == "nil" else { return [] }
        return [TextEdit(range: file.source.tokens[value.lowerBound].range, replacement: text)]
    }
}
