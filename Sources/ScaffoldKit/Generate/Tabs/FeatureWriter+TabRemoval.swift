import ScaffoldTemplates
import SwiftScan

// A feature's tab goes, and with the last one the tab bar: undoes `FeatureWriter+Tab`.
extension FeatureWriter {
    /// Takes away what `add-tab` wrote. What somebody has made of it since stays, and is found as a place that names the
    /// feature.
    ///
    /// - Returns: the files from which imports may have to go.
    mutating func removeTab() throws(Failure) -> [RelativePath] {
        guard let tab = try tab() else { return [] }
        let path = try tabFile()
        guard let bytes = try bench.read(path) else { return [] }
        let file = try bench.editable(path, bytes)
        let others =
            file.type(named: "AppTab", kinds: [.enum])
            .map { file.source.declarations[$0].cases.map(\.name).filter { $0 != tab.caseName } } ?? []
        guard let first = others.first else {
            try removeTabBar(of: tab)
            return []
        }
        let tests = try tabTestFile()
        try bench.wire([
            WiringStep(path, SwitchArmRemoval(type: "AppTab", caseName: tab.caseName)),
            WiringStep(path, EnumCaseRemoval(type: "AppTab", caseName: tab.caseName)),
            WiringStep(tests, MemberRemoval(type: "AppTabTests", names: ["\(tab.caseName)Tab()"])),
        ])
        try select(first, insteadOf: tab)
        return [path, tests]
    }

    /// The app opens with another tab, where it opened with this one.
    private mutating func select(_ first: String, insteadOf tab: ExistingTab) throws(Failure) {
        let root = try rootViewFile()
        guard let bytes = try bench.read(root) else { return }
        let source = try bench.editable(root, bytes).source
        let edits = TabUse(caseName: tab.caseName).places(in: source).map { place in
            TextEdit(range: place, replacement: SwiftName.member(first))
        }
        if !edits.isEmpty, let edited = edits.applied(to: bytes) { try bench.set(root, to: edited) }
    }

    /// The tab bar and its tests go where only strings and layout differ from what was written, and the root view shows
    /// one stack again. Otherwise all of it stays.
    private mutating func removeTabBar(of tab: ExistingTab) throws(Failure) {
        let layout = TabLayout(feature: feature.name, title: "", symbol: "", caseName: tab.caseName)
        let context = context().merging(layout.context) { $1 }
        var going: [RelativePath] = []
        for file in try renderer.files(of: "tabs", context: context) {
            let type = file.path.name.split(separator: ".").first.map(String.init) ?? file.path.name
            let path = try bench.fileDeclaring(type, expected: file.path, below: appFolder)
            guard let bytes = try bench.read(path) else { continue }
            guard Self.words(bytes) == Self.words(Array(file.text.utf8)) else { return }
            going.append(path)
        }
        let root = try rootViewFile()
        guard let bytes = try bench.read(root), let written = try writtenRootView(context),
            let source = try? SourceFile(Array(written.utf8)),
            let original = source.declarations.first(where: { $0.name == "RootContainerView" })
        else { return }
        let edit = RootViewEdit(
            type: "RootContainerView",
            shown: "NavigationContainerView",
            written: try snippet("tabs-root-view.swift", context),
            replacement: source.text(original.range)
        )
        guard let restored = try edit.edits(in: bench.editable(root, bytes))?.applied(to: bytes) else { return }
        try bench.set(root, to: restored)
        for path in going { try bench.set(path, to: nil) }
    }

    /// Tokens but for the text of strings, and comments.
    private static func words(_ bytes: [UInt8]) -> [String]? {
        guard let source = try? SourceFile(bytes) else { return nil }
        let tokens = source.tokens.map { $0.kind == .stringLiteral ? "\"\"" : source.text($0.range) }
        return tokens + source.comments(in: 0..<bytes.count).map { source.text($0) }
    }
}
