/// A workspace on disk as a large app would have it: what `init` writes with two features, and many more of thirty Swift
/// files each, of nearly four kilobytes on average, twenty-four of them below `Sources`. The same count gives the same bytes.
struct WorkspaceTree {
    /// What is hard about a tree.
    enum Kind {
        /// Two cases lead out of a feature, on average.
        case ordinary
        /// No test folders, so that a search through everything reads no more than the check; and ten cases lead out of a
        /// feature, so that the redirect table is large beside the files.
        case dense

        var filesPerFeature: Int { self == .ordinary ? 30 : 24 }
    }

    /// Goes up with what is written, so that a tree of an older kind is not taken for one of this.
    static let version = 2

    /// The features that `init` writes; all others are made here.
    static let written = ["Zephyr", "Quokka"]

    let root: String
    let features: Int
    var kind = Kind.ordinary

    /// What says that a tree is complete.
    private var stamp: String { root + "/.complete-\(Self.version)" }

    var files: Int { features * kind.filesPerFeature }

    /// Cases that lead out of a feature; each has an arm in the redirect table.
    var arms: Int { (0..<features).reduce(0) { $0 + cases(of: $1) } }

    private func cases(of index: Int) -> Int { kind == .ordinary ? index % 3 + 1 : 10 }

    /// The folders whose Swift files the scan reads.
    var scanned: [String] {
        let shared = ["/Libraries/Networking", "/AppKit"]
        return FeatureNames.first(features).map { root + "/Features/" + $0 + "/Sources" } + shared.map { root + $0 }
    }

    /// Writes the tree where it isn't there yet. `start` writes a workspace with the features `written`, `sync` makes its
    /// redirect table true.
    func make(
        start: (String) throws(BenchmarkError) -> Void,
        sync: (String) throws(BenchmarkError) -> Void
    ) throws(BenchmarkError) {
        if Disk.exists(stamp) { return }
        try Disk.remove(root)
        try start(root)
        try writeShared()
        let names = FeatureNames.first(features)
        for index in names.indices { try writeFeature(index, names) }
        try sync(root)
        try Disk.write("", to: stamp)
    }

    private func writeShared() throws(BenchmarkError) {
        for index in 0..<5 {
            let type = "Networking\(index)"
            let text = OrdinarySource.text(type: type, kind: "struct", size: 3600, seed: UInt64(index))
            try Disk.write(text, to: root + "/Libraries/Networking/Sources/\(type).swift")
            let own = OrdinarySource.text(type: "App\(index)", kind: "class", size: 3600, seed: UInt64(100 + index))
            try Disk.write(own, to: root + "/AppKit/Sources/App\(index).swift")
        }
    }

    private func writeFeature(_ index: Int, _ names: [String]) throws(BenchmarkError) {
        let name = names[index]
        let folder = root + "/Features/" + name
        let source = FeatureSource(name: name, destinations: destinations(of: index, names))
        let navigation = folder + "/Sources/Presentation/Navigation/" + name
        try Disk.write(source.incoming, to: navigation + "IncomingNavigation.swift")
        try Disk.write(source.outgoing, to: navigation + "OutgoingNavigation.swift")
        try Disk.write(source.deepLinkHandler, to: navigation + "DeepLinkHandler.swift")
        try Disk.write(source.entry, to: folder + "/Sources/\(name)Feature.swift")
        if kind == .dense { try Disk.remove(folder + "/Tests") }
        for (number, file) in Self.ordinary.enumerated() where kind == .ordinary || !file.folder.hasPrefix("Tests") {
            let type = name + file.suffix
            let seed = UInt64(index * Self.ordinary.count + number) &* 0x2545_f491_4f6c_dd1d
            var random = Seeded(seed)
            let size = 3300 + random.below(1500)
            let text = OrdinarySource.text(type: type, kind: file.kind, size: size, seed: seed)
            try Disk.write(text, to: folder + "/" + file.folder + "/" + type + ".swift")
        }
    }

    /// Each case leads to another feature.
    private func destinations(of index: Int, _ names: [String]) -> [(feature: String, kind: FeatureSource.Kind)] {
        let kinds = FeatureSource.Kind.allCases
        return (0..<cases(of: index)).map { number in
            let other = (index + 1 + number * 3) % names.count
            return (names[other], kinds[(index + number) % kinds.count])
        }
    }

    private static let ordinary: [(folder: String, suffix: String, kind: String)] = {
        var files: [(folder: String, suffix: String, kind: String)] = [("Sources", "Container", "class")]
        for screen in ["List", "Detail", "Search"] {
            let folder = "Sources/Presentation/" + screen
            files.append((folder + "/ViewModels", screen + "ViewModel", "class"))
            files.append((folder + "/ViewModels", screen + "ViewState", "struct"))
            files.append((folder + "/Views", screen + "View", "struct"))
            files.append((folder + "/Navigator", screen + "Navigator", "struct"))
            files.append((folder + "/Tracker", screen + "Tracker", "struct"))
        }
        files.append(("Sources/Domain/UseCases", "GetUseCase", "struct"))
        files.append(("Sources/Domain/Models", "Model", "struct"))
        files.append(("Sources/Data/Repositories", "Repository", "struct"))
        files.append(("Sources/Data/Mappers", "Mapper", "struct"))
        for screen in ["List", "Detail", "Search"] {
            files.append(("Tests/Unit/Presentation/" + screen, screen + "ViewModelTests", "struct"))
        }
        files.append(("Tests/Unit/Data", "RepositoryTests", "struct"))
        files.append(("Tests/Shared/Mocks", "RepositoryMock", "class"))
        files.append(("Tests/Shared/Stubs", "ModelStub", "struct"))
        return files
    }()
}
