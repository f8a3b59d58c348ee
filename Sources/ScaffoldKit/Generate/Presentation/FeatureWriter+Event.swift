import ScaffoldTemplates
import SwiftScan

// What a screen tracks: the event's case, the tracker's method, its mock and its tests.
extension FeatureWriter {
    /// The events of the screen's enum, but for the one that every screen has.
    func events(of screen: ScreenLayout) throws(Failure) -> [CaseSpelling] {
        let path = try eventFile(of: screen)
        guard let bytes = try bench.read(path) else { return [] }
        let file = try bench.editable(path, bytes)
        guard let type = file.type(named: screen.type("Event"), kinds: [.enum]) else { return [] }
        return file.source.declarations[type].cases.compactMap { item in
            guard item.name != "screenViewed" else { return nil }
            return try? CaseSpelling(declared: file.source.text(item.range))
        }
    }

    /// One event more. What is there already stays; a case with another payload is refused.
    mutating func addEvent(_ item: CaseSpelling, to screen: ScreenLayout) throws(Failure) -> [RelativePath] {
        let context = context(screen: screen).merging(TemplateContext.event(item)) { $1 }
        let type = screen.type("Event")
        let enumFile = try eventFile(of: screen)
        try refuseOtherPayload(item.payload, of: item.name, type: type, in: enumFile)
        try bench.wire([
            WiringStep(
                enumFile,
                EnumCaseEdit(type: type, caseName: item.name, declaration: try snippet("event-case.swift", context))
            )
        ])
        try addArms(of: item, type: type, in: enumFile, context)
        try refuseOpenSwitches(over: type, lacking: item.name, in: enumFile)
        let contract = try trackerFile("TrackerContract", of: screen)
        let tracker = try trackerFile("Tracker", of: screen)
        let mock = try testFile(screen.type("TrackerMock"), "Shared", "Mocks", screen.type("TrackerMock.swift"))
        try bench.wire([
            WiringStep(
                contract,
                MemberEdit(
                    type: screen.type("TrackerContract"),
                    member: try snippet("tracker-requirement.swift", context),
                    name: item.trackSignature,
                    isSpaced: false
                )
            ),
            WiringStep(
                tracker,
                MemberEdit(
                    type: screen.type("Tracker"),
                    member: try snippet("tracker-method.swift", context),
                    name: item.trackSignature
                )
            ),
            WiringStep(
                mock,
                StoredPropertyEdit(
                    type: screen.type("TrackerMock"),
                    name: "trackedEvents",
                    declaration: "private(set) var trackedEvents: [\(type)] = []"
                )
            ),
            WiringStep(
                mock,
                MemberEdit(
                    type: screen.type("TrackerMock"),
                    member: try snippet("tracker-mock-method.swift", context),
                    name: item.trackSignature
                )
            ),
        ])
        let tests = try eventTests(of: item, screen: screen, context)
        try importFoundation(in: [enumFile, contract, tracker, mock] + tests, payload: item.payload)
        return []
    }

    /// Its name and its properties, in the enum's `switch` statements. An enum that has no properties yet gets some.
    private mutating func addArms(
        of item: CaseSpelling,
        type: String,
        in enumFile: RelativePath,
        _ context: [String: TemplateValue]
    ) throws(Failure) {
        let properties = try snippet("event-properties.swift", context)
        let pattern = try snippet("event-pattern.swift", context)
        try bench.wire([
            WiringStep(
                enumFile,
                SwitchArmEdit(
                    type: type,
                    variable: "name",
                    caseName: item.name,
                    pattern: "case .\(item.name):",
                    value: try snippet("event-name.swift", context)
                )
            )
        ])
        let arm = SwitchArmEdit(
            type: type,
            variable: "properties",
            caseName: item.name,
            pattern: item.payload.values.isEmpty ? "case .\(item.name):" : pattern,
            value: properties
        )
        guard try !declares("properties", type, in: enumFile) else {
            return try bench.wire([WiringStep(enumFile, arm)])
        }
        // A contract's default gives the others none.
        guard !item.payload.values.isEmpty else { return }
        let body = SourceStyle().lay(arm.text, base: SourceStyle.templateIndent)
        let rest = "    default:\n        [:]"
        let member = "var properties: [String: String] {\n    switch self {\n\(body)\n\(rest)\n    }\n}"
        try bench.wire([WiringStep(enumFile, MemberEdit(type: type, member: member, name: "properties"))])
    }

    private mutating func eventTests(
        of item: CaseSpelling,
        screen: ScreenLayout,
        _ context: [String: TemplateValue]
    ) throws(Failure) -> [RelativePath] {
        if let type = item.payload.typeWithoutSample {
            bench.note(Diagnostic(.note, .generate(.noSample(type: type))))
            return []
        }
        let name = screen.name.upperCamel
        var files: [RelativePath] = []
        for (suffix, snippetName, member) in [
            ("EventTests", "event-test.swift", item.name + "()"),
            ("TrackerTests", "tracker-test.swift", item.trackMethod + "()"),
        ] {
            let tests = screen.type(suffix)
            let path = try testFile(tests, "Unit", "Presentation", name, "Tracker", tests + ".swift")
            files.append(path)
            try wireTests([
                WiringStep(
                    path,
                    MemberEdit(type: tests, member: try snippet(snippetName, context), name: member)
                )
            ])
        }
        return files
    }

    private func declares(_ variable: String, _ type: String, in path: RelativePath) throws(Failure) -> Bool {
        guard let bytes = try bench.read(path) else { return false }
        let file = try bench.editable(path, bytes)
        guard let owner = file.type(named: type) else { return false }
        return file.members(of: owner).contains { file.isVariable(named: variable, at: $0) }
    }

    private func eventFile(of screen: ScreenLayout) throws(Failure) -> RelativePath {
        try trackerFile("Event", of: screen)
    }

    private func trackerFile(_ suffix: String, of screen: ScreenLayout) throws(Failure) -> RelativePath {
        let type = screen.type(suffix)
        return try file(type, "Presentation", screen.name.upperCamel, "Tracker", type + ".swift")
    }
}
