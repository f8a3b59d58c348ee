import ScaffoldTemplates
import SwiftScan

/// One renaming of a feature, file by file.
struct FeatureRenaming {
    let feature: FeatureLayout
    let target: FeatureLayout
    let workspace: Workspace
    let names: RenamedNames
    let files: [FoundFile]
    var bench: Workbench
    var spelling = ""
    private let sources: [RelativePath: SourceFile]
    private var renaming: IdentifierRenaming { IdentifierRenaming(names: names) }

    init(feature: FeatureLayout, target: FeatureLayout, workspace: Workspace) throws(Failure) {
        self.feature = feature
        self.target = target
        self.workspace = workspace
        bench = Workbench(base: workspace.tree, configuration: workspace.configuration)
        files = try workspace.tree.files(below: [feature.path], suffix: "", containingAny: [], skip: { _ in false })
        let links = try FeatureFiles(of: feature, in: workspace.tree).links
        if !links.isEmpty {
            throw Failure(links.map { Diagnostic(.error, .renaming(.link), at: SourceLocation(path: $0)) })
        }
        var sources: [RelativePath: SourceFile] = [:]
        for file in files where file.path.name.hasSuffix(".swift") {
            sources[file.path] = try Self.source(file)
        }
        self.sources = sources
        let declared = sources.mapValues { source in
            source.declarations.filter { RenamedNames.kinds.contains($0.kind) }.map(\.name)
        }
        let prefix = FeaturePrefix(
            old: feature.name.upperCamel,
            new: target.name.upperCamel,
            kept: Self.partsOfModel(of: feature, in: declared)
        )
        names = RenamedNames(
            prefix: prefix,
            module: (feature.module, target.module),
            sources: files.compactMap { sources[$0.path] }
        )
        for new in names.types.values.sorted() where names.kept.contains(new) {
            throw Failure(.renaming(.typeTaken(new)))
        }
        for screen in names.screens { try NameCheck.screen(Self.name(screen.new)) }
    }

    /// The types of the domain and data layers, with their contracts, mocks and tests, where there is a model that is called
    /// like the feature.
    private static func partsOfModel(of feature: FeatureLayout, in declared: [RelativePath: [String]]) -> Set<String> {
        let layers = ["Domain", "Data"].map { feature.sources.appending($0) }
        let types = declared.filter { file in layers.contains { file.key.isAtOrBelow($0) } }.values.joined()
        guard types.contains(feature.name.upperCamel) else { return [] }
        var parts: Set<String> = []
        for type in types {
            let stem = type.hasSuffix("Contract") ? String(type.dropLast("Contract".count)) : type
            parts.formUnion(["", "Contract", "Mock", "Tests"].map { stem + $0 })
        }
        return parts
    }

    private static func name(_ text: String) throws(Failure) -> Name {
        do {
            return try Name(text)
        } catch {
            throw Failure(.name(error))
        }
    }

    private static func source(_ file: FoundFile) throws(Failure) -> SourceFile {
        do throws(ScanError) {
            return try SourceFile(file.bytes)
        } catch {
            throw Failure([ScanFact.diagnostic(for: error, in: file.path)])
        }
    }

    // MARK: The feature's own files

    mutating func moveFolder() throws(Failure) {
        let folder = RenamedFolder(
            feature: feature,
            target: target,
            prefix: names.prefix,
            files: files.map(\.path)
        )
        var moved: [String: (before: [UInt8], after: [UInt8])] = [:]
        var taken: Set<RelativePath> = []
        for file in files where file.path != feature.record {
            var bytes = file.bytes
            if let source = sources[file.path] {
                bytes = try renamed(source, renaming.edits(inOwn: source), at: file.path)
            }
            let place = folder.path(of: file.path)
            guard taken.insert(place).inserted else {
                throw Failure(.renaming(.folderTaken), at: SourceLocation(path: place))
            }
            let key = String(Substring(file.path.string.utf8.dropFirst(feature.path.string.utf8.count + 1)))
            moved[key] = (file.bytes, bytes)
            try bench.set(file.path, to: nil)
            try bench.set(place, to: bytes, isExecutable: workspace.tree.isExecutable(file.path))
            if let source = sources[file.path] { noteHost(in: source, at: place) }
        }
        guard let bytes = try workspace.tree.read(feature.record) else { return }
        let record = RenamedRecord(folder: folder, prefix: names.prefix, spelling: spelling)
            .record(try FeatureRecord(bytes, path: feature.record), files: moved)
        try bench.set(feature.record, to: nil)
        try bench.set(target.record, to: Array(record.rendered.utf8))
    }

    /// The links' host is a string.
    private mutating func noteHost(in source: SourceFile, at place: RelativePath) {
        let handler = source.declarations.firstIndex { $0.name.hasSuffix("DeepLinkHandler") }
        let property = source.declarations.first { $0.name == "host" && handler != nil && $0.parent == handler }
        guard let host = property?.initialValueTokens, host.count == 1,
            source.text(ofToken: host.lowerBound) == "\"\(feature.name.kebab)\""
        else { return }
        let location = source.location(of: source.tokens[host.lowerBound].range.lowerBound, in: place)
        bench.note(Diagnostic(.note, .renaming(.hostStays(host: feature.name.kebab)), at: location))
    }

    private func renamed(
        _ source: SourceFile,
        _ edits: [TextEdit],
        at path: RelativePath
    ) throws(Failure) -> [UInt8] {
        guard !edits.isEmpty, let bytes = edits.applied(to: source.bytes) else { return source.bytes }
        let after = try Self.source(FoundFile(path: path, bytes: bytes))
        return KeptOrder.imports(of: source, after: after).applied(to: bytes) ?? bytes
    }

    // MARK: Other modules' files

    /// Every file that imports the module, and the redirect table's and its tests' order.
    mutating func renameElsewhere() throws(Failure) {
        let found = try OtherFiles(naming: [feature.module], besides: feature, in: workspace, scans: false).files
        for file in found where file.path.string != "Package.swift" {
            let source = try Self.source(file)
            let edits = renaming.edits(inOther: source)
            if edits.isEmpty { continue }
            if file.path.string == workspace.configuration.redirects.table {
                // Its imports are put in order with the rest of it.
                try bench.set(file.path, to: edits.applied(to: file.bytes) ?? file.bytes)
                continue
            }
            let declared = source.declarations.filter { RenamedNames.kinds.contains($0.kind) }.map(\.name)
            if let taken = names.types.values.filter(declared.contains).min() {
                throw Failure(.renaming(.typeTaken(taken)), at: SourceLocation(path: file.path))
            }
            try bench.set(file.path, to: renamed(source, edits, at: file.path))
        }
        try orderTable()
        try renameRedirectTests()
    }

    /// The table is put in order again where it was in order. Arms keep their places: no case's name changes.
    private mutating func orderTable() throws(Failure) {
        let configuration = workspace.configuration
        guard let path = RelativePath(configuration.redirects.table), let after = try bench.read(path),
            let before = try workspace.tree.read(path), before != after
        else { return }
        let table = try RedirectTable(before, path: path, configuration: configuration)
        if TableOrder.isOrdered(table, enums: nil) {
            let ordered = try TableOrder.ordered(after, path: path, configuration: configuration, enums: nil)
            try bench.set(path, to: ordered)
            return
        }
        let edits = KeptOrder.imports(of: table.source, after: try Self.source(FoundFile(path: path, bytes: after)))
        if let ordered = edits.applied(to: after) { try bench.set(path, to: ordered) }
    }

    /// `charactersHome()` becomes `peopleHome()`, and goes where it sorts.
    private mutating func renameRedirectTests() throws(Failure) {
        let configuration = workspace.configuration
        let type = configuration.redirects.type + "Tests"
        let folder = (RelativePath(configuration.paths.app) ?? .root).appending("Tests")
        let expected = folder.appending("Unit").appending(type + ".swift")
        let path = try bench.fileDeclaring(type, expected: expected, below: folder)
        guard let bytes = try bench.read(path), let original = try workspace.tree.read(path), bytes != original else {
            return
        }
        let file = try bench.editable(path, bytes)
        guard let owner = file.type(named: type) else { return }
        var tests: [String: String] = [:]
        for declaration in sources.values.flatMap(\.declarations) where declaration.name == feature.outgoing {
            for item in declaration.cases {
                let rest = item.name.prefix(1).uppercased() + item.name.dropFirst()
                tests[feature.name.lowerCamel + rest] = target.name.lowerCamel + rest
            }
        }
        let edits = file.members(of: owner).map { file.source.declarations[$0] }.compactMap { declaration in
            declaration.kind == .func && declaration.parameters.isEmpty
                ? tests[declaration.name].map { TextEdit(range: declaration.nameRange, replacement: $0) } : nil
        }
        guard let renamed = edits.applied(to: bytes) else { return }
        let after = try bench.editable(path, renamed)
        let order = KeptOrder.functions(of: type, before: try bench.editable(path, original), after: after)
        try bench.set(path, to: order.applied(to: renamed) ?? renamed)
    }

    // MARK: Manifest, container, test plan, configuration

    mutating func renameEntries() throws(Failure) {
        let container = AppWiring.container(in: workspace.configuration)
        if let bytes = try bench.read(container), let original = try workspace.tree.read(container) {
            try order("makeFeatures", by: AppWiring.callee, in: container, before: original, bytes)
        }
        let manifest = RelativePath.root.appending("Package.swift")
        if let original = try workspace.tree.read(manifest) {
            let file = try bench.editable(manifest, original)
            guard let edits = LiteralRenaming.manifest(file, feature: feature, target: target),
                let bytes = edits.applied(to: original)
            else {
                let place = "into the array `features`, in place of \"\(feature.name.upperCamel)\""
                throw Failure(
                    .wiring(.placeNotFound(place: place, text: "feature(\"\(target.name.upperCamel)\")")),
                    at: SourceLocation(path: manifest)
                )
            }
            try bench.set(manifest, to: bytes)
            try order("features", by: AppWiring.firstString, in: manifest, before: original, bytes)
        }
        try renameTestPlan()
        if let original = try workspace.tree.read(Configuration.fileName) {
            let file = try bench.editable(Configuration.fileName, original)
            let edits = LiteralRenaming.paths(in: file, feature: feature, target: target)
            if let bytes = edits.applied(to: original) { try bench.set(Configuration.fileName, to: bytes) }
        }
    }

    private mutating func order(
        _ array: String,
        by key: (String) -> String,
        in path: RelativePath,
        before: [UInt8],
        _ bytes: [UInt8]
    ) throws(Failure) {
        let edits = KeptOrder.elements(
            of: array,
            by: key,
            before: try bench.editable(path, before),
            after: try bench.editable(path, bytes)
        )
        if !edits.isEmpty, let ordered = edits.applied(to: bytes) { try bench.set(path, to: ordered) }
    }

    /// An entry that stands where it is written stands there under its new name too; one that was moved keeps its place.
    private mutating func renameTestPlan() throws(Failure) {
        let path = AppWiring.testPlan(for: feature, in: workspace.configuration).path
        guard let original = try workspace.tree.read(path) else { return }
        let (old, new) = (feature.module + "Tests", target.module + "Tests")
        let without = try TestPlanRemoval(target: old).edits(in: bench.editable(path, original))?.applied(to: original)
        if let without, without != original,
            try TestPlanEdit(target: old).edits(in: bench.editable(path, without))?.applied(to: without) == original,
            let moved = try TestPlanEdit(target: new).edits(in: bench.editable(path, without))?.applied(to: without)
        {
            try bench.set(path, to: moved)
        }
        // What is left: the entry where it stands elsewhere, coverage, and tests that are picked or left out by name.
        guard let bytes = try bench.read(path) else { return }
        let file = try bench.editable(path, bytes)
        let edits =
            LiteralRenaming.targets(in: file, feature: feature, target: target)
            + PickedTests(names: names).edits(in: file, of: [old, new])
        if let renamed = edits.applied(to: bytes) { try bench.set(path, to: renamed) }
    }
}
