import SwiftScan

/// The string literals that are names of modules, features and folders: in the manifest and in JSON files.
enum LiteralRenaming {
    /// The manifest's entry, with its other arguments and comments, and the module where it is named elsewhere.
    ///
    /// nil where the feature is, or may be, named in an array that isn't spelled out.
    static func manifest(
        _ file: EditableSource,
        feature: FeatureLayout,
        target: FeatureLayout
    ) -> [TextEdit]? {
        let source = file.source
        let old = feature.name.upperCamel
        var edits: [TextEdit] = []
        let place = ArrayPlace(name: "features").literal(in: file)
        if place == nil, source.tokens.contains(where: { text(of: $0, in: source) == old }) { return nil }
        for element in place?.elements ?? [] {
            let literals = element.tokens.filter { source.kind(ofToken: $0) == .stringLiteral }
            guard let name = literals.first, text(of: source.tokens[name], in: source) == old else { continue }
            edits.append(edit(source.tokens[name], to: target.name.upperCamel))
            for index in literals.dropFirst() {
                let token = source.tokens[index]
                if let path = moved(text(of: token, in: source), from: feature.path, to: target.path) {
                    edits.append(edit(token, to: path))
                }
            }
        }
        // One that doesn't say its name may be the feature's.
        let elements = (place?.elements ?? []).map { source.text($0.range) }
        if edits.isEmpty, !elements.allSatisfy(AppWiring.isNamed) { return nil }
        let renamed = Set(edits.map(\.range.lowerBound))
        for token in source.tokens where token.kind == .stringLiteral && !renamed.contains(token.range.lowerBound + 1) {
            if let name = module(text(of: token, in: source), feature, target) {
                edits.append(edit(token, to: name))
            }
        }
        return edits
    }

    /// The paths in a JSON file that are the feature's folder, or below it.
    static func paths(in file: EditableSource, feature: FeatureLayout, target: FeatureLayout) -> [TextEdit] {
        file.source.tokens.filter { $0.kind == .stringLiteral }.compactMap { token in
            moved(text(of: token, in: file.source), from: feature.path, to: target.path).map { edit(token, to: $0) }
        }
    }

    /// The module's test target in a test plan.
    static func targets(in file: EditableSource, feature: FeatureLayout, target: FeatureLayout) -> [TextEdit] {
        file.source.tokens.filter { $0.kind == .stringLiteral }.compactMap { token in
            module(text(of: token, in: file.source), feature, target).map { edit(token, to: $0) }
        }
    }

    private static func module(_ text: String?, _ feature: FeatureLayout, _ target: FeatureLayout) -> String? {
        switch text {
        case feature.module: target.module
        case feature.module + "Tests": target.module + "Tests"
        default: nil
        }
    }

    private static func moved(_ text: String?, from old: RelativePath, to new: RelativePath) -> String? {
        guard let text, text == old.string || text.hasPrefix(old.string + "/") else { return nil }
        return new.string + text.dropFirst(old.string.count)
    }

    /// Of a plain literal.
    private static func text(of token: Token, in source: SourceFile) -> String? {
        guard token.kind == .stringLiteral else { return nil }
        let text = source.text(token.range)
        guard text.hasPrefix("\""), text.hasSuffix("\""), !text.contains("\\"), text.utf8.count > 1 else { return nil }
        return String(text.dropFirst().dropLast())
    }

    private static func edit(_ token: Token, to text: String) -> TextEdit {
        TextEdit(range: (token.range.lowerBound + 1)..<(token.range.upperBound - 1), replacement: text)
    }
}
