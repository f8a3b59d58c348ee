import SwiftScan

/// Reads what is to be written as the tool reads any Swift: what can't be read then was made wrongly, and isn't written.
package enum ReadBack {
    /// Throws where a Swift file that the changes leave can't be understood.
    ///
    /// - Parameter includesNew: false: files that are new are of built-in templates, which tests read back.
    package static func check(_ changeset: Changeset, includesNew: Bool) throws(Failure) {
        var flaws: [Diagnostic] = []
        for change in changeset.changes where change.path.name.hasSuffix(".swift") {
            guard let after = change.after, includesNew || change.before != nil else { continue }
            do throws(ScanError) {
                _ = try SourceFile(after)
            } catch {
                let place = SourceLocation(path: change.path, line: error.line, column: error.column)
                let reason = ScanFact.words(for: error.reason)
                flaws.append(Diagnostic(.error, .wiring(.damaged(reason)), at: place))
            }
        }
        if !flaws.isEmpty { throw Failure(flaws) }
    }
}
