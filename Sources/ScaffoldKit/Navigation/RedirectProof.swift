/// What is known of the table's redirects whose type is no outgoing enum of the scan: whether they may go.
///
/// One goes only where nothing in the workspace declares or names its type, and the table imports nothing that may.
package struct RedirectProof: Sendable {
    enum Verdict: Hashable, Sendable {
        /// Not ours to take away. `nil`: nothing is to be said about it.
        case stays(KeptPart.Reason?)
        case unproven(Doubt)
        case gone
    }

    /// What keeps a redirect from being left over for certain.
    package enum Doubt: Hashable, Sendable {
        /// The table imports a module that isn't the workspace's.
        case imported(module: String)
        /// Code names the type.
        case named(SourceLocation)
    }

    /// Type as the table names it → the outgoing enum that it is an alias of, with its module.
    var aliases: [String: String] = [:]
    /// By type as the table names it.
    var verdicts: [String: Verdict] = [:]
    /// Where tests of the app layer name types whose redirects go.
    var tests: [LeftTest] = []

    /// What was asked to go; nil where nothing was.
    var pruning: Pruning?

    /// Whether only some of what is unproven was asked to go.
    var isPartial: Bool { if case .named = pruning { true } else { false } }

    func isPruned(_ type: String) -> Bool { pruning?.takes(type) ?? false }

    /// A warning for each test that is left over.
    var testReports: [Diagnostic] {
        var seen: Set<LeftTest> = []
        return tests.compactMap { test in
            var line = test
            line.location.column = nil
            guard seen.insert(line).inserted else { return nil }
            let fact = RedirectFact.leftTest(type: test.type, isRemovable: true)
            return Diagnostic(.warning, .redirect(fact), at: test.location)
        }
    }

    /// A type without a verdict is left as it is.
    func verdict(of type: String) -> Verdict { verdicts[type] ?? .stays(nil) }
}

/// A place in the app layer's tests that names a type whose redirects go.
struct LeftTest: Hashable, Sendable {
    var type: String
    var location: SourceLocation
}

/// What `--prune` was given.
package enum Pruning: Hashable, Sendable {
    /// All that is unproven.
    case all
    /// Types as the table names them, or the ends of their names.
    case named([String])

    func takes(_ type: String) -> Bool {
        switch self {
        case .all: true
        case .named(let names): names.contains { TypePath.agree($0, type) }
        }
    }
}
