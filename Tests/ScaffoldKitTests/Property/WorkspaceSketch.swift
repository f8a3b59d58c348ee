@testable import ScaffoldKit

/// A workspace that was made up, and what must hold of its table after a sync.
struct WorkspaceSketch {
    /// A stretch of the table, and what may become of it.
    struct Piece {
        enum Fate {
            /// Byte for byte, before what follows it.
            case stays
            /// Byte for byte, wherever.
            case moves
            case goes
            case free
        }

        var text: String
        var fate: Fate
    }

    /// An arm that a sync must write.
    struct ComingArm {
        /// The enum, as the table must name it.
        var type: String
        var caseName: String
        /// `OfferIncomingNavigation.detail`, without back-ticks.
        var destination: String
        /// All `#if`s around the case, joined.
        var condition: String
        /// Whether it hands its value back with `return`; nil where nothing that was there says.
        var returns: Bool?
        /// Pieces that stand in the same `switch`, above it and below it.
        var below: [String] = []
        var above: [String] = []
    }

    struct Dispatch {
        var type: String
        var condition: String
    }

    var configuration = Configuration(app: "Demo")
    /// By path, the table apart.
    var files: [String: String] = [:]
    /// nil: there is no table yet.
    var table: [Piece]? = []
    var coming: [ComingArm] = []
    /// How the lines start that a sync writes for arms that stay, and the enum of each.
    var rebound: [(type: String, head: String)] = []
    /// Files of packages that the workspace doesn't hold; by path.
    var outside: [String: String] = [:]
    /// The enums that the dispatching function must name, each once.
    var dispatches: [Dispatch] = []
    /// Every module that the table needs.
    var modules: Set<String> = []
    /// Module → its files, in the order of building; the app's own apart.
    var builds: [(module: String, paths: [String])] = []
    var oddities: Set<Oddity> = []

    var tablePath: String { configuration.redirects.table }
    var tableText: String? { table.map { $0.map(\.text).joined() } }

    var tree: MemoryTree {
        var texts = files
        texts[tablePath] = tableText
        return MemoryTree(texts: texts)
    }

    /// All files, to be read by a person.
    var listing: String {
        var all = files
        all[tablePath] = tableText
        return all.sorted { $0.key < $1.key }.map { "=== \($0.key)\n\($0.value)" }.joined()
    }
}
