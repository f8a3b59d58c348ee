import SwiftScan

// The feature's tab: its case, the case's arms and test, and where it is selected. The title is a string, and stays.
extension FeatureRenaming {
    /// Nothing where the case has a name of somebody's own, or another case has the new one already.
    mutating func renameTab() throws(Failure) {
        let (old, new) = (TabLayout.caseName(of: feature.name), TabLayout.caseName(of: target.name))
        let writer = try FeatureWriter(feature, in: workspace)
        guard old != new, try writer.tab()?.caseName == old else { return }
        let path = try writer.tabFile()
        guard let bytes = try bench.read(path) else { return }
        let file = try bench.editable(path, bytes)
        guard let type = file.type(named: "AppTab", kinds: [.enum]) else { return }
        let cases = file.source.declarations[type].cases
        if cases.contains(where: { $0.name == new }) { return }
        let declared = cases.filter { $0.name == old }.map(\.nameRange)
        try rename(declared + Self.members(old, in: file.source), to: new, in: path, bytes)
        let use = TabUse(caseName: old)
        for file in try use.files(below: writer.appFolder, in: bench.tree) where file.path != path {
            try rename(use.places(in: SourceFile.reading(file)), to: new, in: file.path, file.bytes)
        }
        let tests = try writer.tabTestFile()
        guard let bytes = try bench.read(tests) else { return }
        let testFile = try bench.editable(tests, bytes)
        guard let owner = testFile.type(named: "AppTabTests") else { return }
        let members = testFile.members(of: owner).map { testFile.source.declarations[$0] }
        if members.contains(where: { $0.name == "\(new)Tab" }) { return }
        let test = members.filter { $0.kind == .func && $0.name == "\(old)Tab" }.map(\.nameRange)
        try rename(test, to: "\(new)Tab", in: tests, bytes)
    }

    /// `.home` and `AppTab.home` in the enum's own file; `OtherEnum.home` is another's.
    private static func members(_ name: String, in source: SourceFile) -> [Range<Int>] {
        source.tokens.indices.filter { index in
            guard source.name(ofToken: index) == name, source.kind(ofToken: index - 1) == .period else { return false }
            let isQualified = index > 1 && source.tokens[index - 2].end == source.tokens[index - 1].start
            return !isQualified || ["AppTab", "Self"].contains(source.text(ofToken: index - 2))
                || source.kind(ofToken: index - 2) == .leftParenthesis
        }
        .map { source.tokens[$0].range }
    }

    private mutating func rename(
        _ places: [Range<Int>],
        to name: String,
        in path: RelativePath,
        _ bytes: [UInt8]
    ) throws(Failure) {
        let edits = places.map { TextEdit(range: $0, replacement: name) }
        if !edits.isEmpty, let renamed = edits.applied(to: bytes) { try bench.set(path, to: renamed) }
    }
}
