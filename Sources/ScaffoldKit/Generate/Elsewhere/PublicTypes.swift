import SwiftScan

/// The types that a module shows to others.
enum PublicTypes {
    /// The feature's entry and enums, and what else its sources declare as public.
    static func names(of feature: FeatureLayout, in tree: any FileTree) throws(Failure) -> Set<String> {
        var names: Set<String> = [feature.entry, feature.incoming, feature.outgoing]
        let files = try tree.files(
            below: [feature.sources],
            suffix: ".swift",
            containingAny: [Array("public".utf8), Array("open".utf8)],
            skip: { _ in false }
        )
        let kinds: Set<Declaration.Kind> = [.enum, .struct, .class, .actor, .protocol, .typealias]
        for file in files {
            for declaration in try SourceFile.reading(file).declarations
            where declaration.parent == nil && kinds.contains(declaration.kind)
                && (declaration.access ?? .internal) >= .public
            {
                names.insert(declaration.name)
            }
        }
        return names
    }
}
