import SwiftScan

/// The `redirect(_:)` functions that stand in the app layer outside the table: each takes its enum over.
package struct HandWrittenRedirects: Sendable {
    package struct Entry: Sendable {
        package var typeName: String
        package var location: SourceLocation
        /// True where the table can call it as `redirect(navigation)`: in an extension of its type or of the contract.
        package var isReachable: Bool
    }

    package private(set) var entries: [Entry] = []
    /// The files they stand in, for the destinations that those name.
    package private(set) var sources: [SourceFile] = []

    package init() {}

    package init(tree: any FileTree, configuration: Configuration, table: RelativePath) throws(Failure) {
        guard let app = RelativePath(configuration.paths.app) else { return }
        let scope = ScanScope(configuration: configuration)
        let files = try tree.files(
            below: [app],
            suffix: ".swift",
            containingAny: [Array("redirect".utf8)],
            strays: .fail,
            skip: { scope.skips($0) }
        )
        var failures: [Diagnostic] = []
        for file in files where file.path != table {
            do throws(ScanError) {
                try read(SourceFile(file.bytes), path: file.path, configuration)
            } catch {
                if scope.excludes(file.path) { continue }
                failures.append(ScanFact.diagnostic(for: error, in: file.path))
            }
        }
        if !failures.isEmpty { throw Failure(failures) }
    }

    private mutating func read(_ source: SourceFile, path: RelativePath, _ configuration: Configuration) {
        let count = entries.count
        for declaration in source.declarations {
            guard let overload = RedirectOverload(declaration, in: source), overload.isPlain,
                !RedirectTable.isDispatcher(overload.typeName, configuration)
            else { continue }
            let parent = declaration.parent.map { source.declarations[$0] }
            let extends = parent?.kind == .extension ? parent?.name.split(separator: ".").last.map(String.init) : nil
            let isOfTable = extends == configuration.redirects.type || extends == configuration.contracts.redirect
            let isHidden = (declaration.access ?? .internal) < .internal
            if isOfTable && isHidden { continue }
            entries.append(
                Entry(
                    typeName: overload.typeName,
                    location: source.location(of: declaration.nameRange.lowerBound, in: path),
                    isReachable: isOfTable
                )
            )
        }
        if entries.count > count { sources.append(source) }
    }
}
