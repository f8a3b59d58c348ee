import SwiftScan

/// The places outside `AppTab` that name one of its cases: `AppTab.home`, and `.home` as a selection.
struct TabUse {
    let caseName: String

    private static let assignments = [":", "=", "==", "!="]

    /// The ranges of the case's name, in order.
    func places(in source: SourceFile) -> [Range<Int>] {
        source.tokens.indices.filter { index in
            guard source.name(ofToken: index) == caseName, source.kind(ofToken: index - 1) == .period else {
                return false
            }
            if let qualifier = source.name(ofToken: index - 2) { return qualifier == "AppTab" }
            return index > 2 && Self.assignments.contains(source.text(ofToken: index - 2))
                && source.name(ofToken: index - 3) == "selection"
        }
        .map { source.tokens[$0].range }
    }

    /// The files of the app layer that may have such places.
    func files(below app: RelativePath, in tree: any FileTree) throws(Failure) -> [FoundFile] {
        let types = Needles([Array("AppTab".utf8), Array("selection".utf8)])
        return try tree.files(
            below: [app],
            suffix: ".swift",
            containingAny: [Array(caseName.utf8)],
            skip: { _ in false }
        )
        .filter { $0.bytes.withUnsafeBytes(types.match) }
    }
}
