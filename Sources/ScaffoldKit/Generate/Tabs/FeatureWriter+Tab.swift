import ScaffoldTemplates
import SwiftScan

// A feature's tab, and the tab bar itself in the app layer.
extension FeatureWriter {
    /// The feature's tab, where it has one.
    func tab() throws(Failure) -> ExistingTab? {
        let path = try tabFile()
        guard let bytes = try bench.read(path) else { return nil }
        let file = try bench.editable(path, bytes)
        guard let type = file.type(named: "AppTab", kinds: [.enum]) else { return nil }
        let name =
            arms(of: "feature", in: type, of: file).first { names(feature.entry, $0, in: file) }?.patterns.first
            .flatMap { file.caseName(of: $0) } ?? TabLayout.caseName(of: feature.name)
        guard let item = file.source.declarations[type].cases.first(where: { $0.name == name }) else { return nil }
        return ExistingTab(
            caseName: name,
            location: file.location(of: item.nameRange.lowerBound),
            title: text(of: "title", for: name, in: type, of: file),
            symbol: text(of: "symbol", for: name, in: type, of: file)
        )
    }

    /// Writes what is missing of the tab bar, and wires the tab in.
    mutating func addTab(_ tab: TabLayout) throws(Failure) {
        let context = context().merging(tab.context) { $1 }
        let tabFile = try tabFile()
        let isThere = try bench.read(tabFile) != nil
        var files: [GeneratedFile] = []
        for file in try renderer.files(of: "tabs", context: context) {
            let type = file.path.name.split(separator: ".").first.map(String.init) ?? file.path.name
            let place = try bench.fileDeclaring(type, expected: file.path, below: appFolder)
            if try bench.read(place) == nil { files.append(file) }
        }
        try bench.create(files)
        if isThere { try wire(tab, in: tabFile, context: context) }
        try showTabs(context: context)
    }

    private mutating func wire(
        _ tab: TabLayout,
        in path: RelativePath,
        context: [String: TemplateValue]
    ) throws(Failure) {
        var steps = [
            WiringStep(
                path,
                EnumCaseEdit(
                    type: "AppTab",
                    caseName: tab.caseName,
                    declaration: try snippet("tab-case.swift", context)
                )
            )
        ]
        for property in ["title", "symbol", "feature"] {
            let arm = try snippet("tab-\(property).swift", context).split(separator: "\n").map(String.init)
            steps.append(
                WiringStep(
                    path,
                    SwitchArmEdit(
                        type: "AppTab",
                        variable: property,
                        caseName: tab.caseName,
                        pattern: arm.first ?? "",
                        value: arm.dropFirst().joined(separator: "\n").trimmingSpaces()
                    )
                )
            )
        }
        try bench.wire(steps + [WiringStep(path, ImportEdit(feature.module))])
        let testFile = try tabTestFile()
        try wireTests([
            WiringStep(
                testFile,
                MemberEdit(
                    type: "AppTabTests",
                    member: try snippet("tab-test.swift", context),
                    name: "\(tab.caseName)Tab()"
                )
            ),
            WiringStep(testFile, ImportEdit(feature.module)),
        ])
    }

    /// The root view shows the tabs, which open with the launch environment's link.
    private mutating func showTabs(context: [String: TemplateValue]) throws(Failure) {
        let root = try rootViewFile()
        let written = try writtenRootView(context)
        try bench.wire([
            WiringStep(
                try appFile("AppContainer", "AppContainer.swift"),
                MemberAccessEdit(type: "AppContainer", member: "launchURL", declaration: "let launchURL: URL?")
            ),
            WiringStep(
                root,
                RootViewEdit(
                    type: "RootContainerView",
                    shown: "TabsContainerView",
                    written: written ?? "",
                    replacement: try snippet("tabs-root-view.swift", context)
                )
            ),
        ])
    }

    /// The root view's file as `init` wrote it.
    func writtenRootView(_ context: [String: TemplateValue]) throws(Failure) -> String? {
        try TemplateRenderer(configuration: bench.configuration, store: TemplateStore(overrides: []))
            .files(of: "workspace", context: context)
            .first { $0.path.name == "RootContainerView.swift" }?
            .text
    }

    var appFolder: RelativePath { RelativePath(bench.configuration.paths.app) ?? .root }

    func tabFile() throws(Failure) -> RelativePath { try appFile("AppTab", "Presentation", "Tabs", "AppTab.swift") }

    func tabTestFile() throws(Failure) -> RelativePath {
        let tests = appFolder.appending("Tests").appending("Unit").appending("Tabs").appending("AppTabTests.swift")
        return try bench.fileDeclaring("AppTabTests", expected: tests, below: appFolder)
    }

    func rootViewFile() throws(Failure) -> RelativePath {
        try appFile("RootContainerView", "Presentation", "Views", "RootContainerView.swift")
    }

    private func appFile(_ type: String, _ components: String...) throws(Failure) -> RelativePath {
        let sources = appFolder.appending("Sources")
        let expected = components.reduce(sources) { $0.appending($1) }
        return try bench.fileDeclaring(type, expected: expected, below: sources)
    }

    /// The string literal that a property's `switch` gives for a case.
    private func text(of property: String, for name: String, in type: Int, of file: EditableSource) -> String? {
        for arm in arms(of: property, in: type, of: file) {
            guard arm.patterns.contains(where: { file.caseName(of: $0) == name }) else { continue }
            let literals = arm.bodyTokens.filter { file.source.tokens[$0].kind == .stringLiteral }
            return literals.count == 1 ? TabLayout.unescaped(file.text(ofToken: literals[0])) : nil
        }
        return nil
    }

    private func arms(of property: String, in type: Int, of file: EditableSource) -> [SwitchArm] {
        let body = file.members(of: type)
            .map { file.source.declarations[$0] }
            .first { $0.kind == .variable && $0.name == property }?
            .bodyTokens
        return body.flatMap { file.source.switches(in: $0).first }?.arms ?? []
    }

    private func names(_ type: String, _ arm: SwitchArm, in file: EditableSource) -> Bool {
        arm.bodyTokens.contains { file.source.name(ofToken: $0) == type }
    }
}
