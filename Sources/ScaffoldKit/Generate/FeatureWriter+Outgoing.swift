import SwiftScan

// Destinations outside the feature: the outgoing case, and the navigator's way there.
extension FeatureWriter {
    /// The destinations that the screen's navigator contract has a method for.
    func destinations(of screen: ScreenLayout) throws(Failure) -> [NavigatorRoute] {
        let path = try outgoingFile()
        let contract = try contractFile(of: screen)
        guard let enumBytes = try bench.read(path), let contractBytes = try bench.read(contract) else { return [] }
        let file = try bench.editable(path, enumBytes)
        let requirements = try bench.editable(contract, contractBytes)
        guard let type = file.type(named: feature.outgoing, kinds: [.enum]),
            let owner = requirements.type(named: screen.type("NavigatorContract"))
        else { return [] }
        let methods = Set(requirements.members(of: owner).map { requirements.source.declarations[$0].fullName })
        let covers = try methodsWithCover(of: screen)
        return file.source.declarations[type].cases.flatMap { item -> [NavigatorRoute] in
            guard let spelling = try? CaseSpelling(declared: file.source.text(item.range)) else { return [] }
            let conditions = item.conditions.map(\.expression)
            let push = NavigatorRoute(spelling, of: feature.outgoing, conditions: conditions)
            var modal = push
            modal.presentation = .sheet
            if covers.contains(modal.methodSignature) { modal.presentation = .cover }
            return [push, modal].filter { methods.contains($0.methodSignature) }
        }
    }

    /// The navigator's methods that present a full-screen cover.
    private func methodsWithCover(of screen: ScreenLayout) throws(Failure) -> Set<String> {
        let path = try navigatorFile(of: screen)
        guard let bytes = try bench.read(path) else { return [] }
        let file = try bench.editable(path, bytes)
        guard let owner = file.type(named: screen.type("Navigator")) else { return [] }
        let methods = file.members(of: owner).map { file.source.declarations[$0] }.filter { method in
            method.bodyTokens?.contains { file.text(ofToken: $0) == "fullScreenCover" } ?? false
        }
        return Set(methods.map(\.fullName))
    }

    /// One destination outside the feature: the outgoing case, the navigator's method, mock and test.
    mutating func addOutgoing(_ route: NavigatorRoute, to screen: ScreenLayout) throws(Failure) -> [RelativePath] {
        let context = context(screen: screen, outgoing: route)
        var written: [RelativePath] = []
        let enumFile = try outgoingFile()
        if try bench.read(enumFile) == nil {
            written += try write("outgoing", context: context, payload: route.item.payload)
        } else {
            try refuseOtherPayload(route.item.payload, of: route.item.name, type: feature.outgoing, in: enumFile)
            try bench.wire([
                WiringStep(
                    enumFile,
                    EnumCaseEdit(
                        type: feature.outgoing,
                        caseName: route.item.name,
                        declaration: try snippet("outgoing-case.swift", context)
                    )
                )
            ])
        }
        try refuseOpenSwitches(over: feature.outgoing, lacking: route.item.name, in: enumFile)
        try importFoundation(in: [enumFile], payload: route.item.payload)
        try addNavigatorMethod(route, to: screen)
        return written
    }

    /// The way to a destination, in a screen's navigator that is there: its contract's requirement, its method, the mock's
    /// and a test.
    mutating func addNavigatorMethod(_ route: NavigatorRoute, to screen: ScreenLayout) throws(Failure) {
        let context = context(screen: screen, outgoing: route)
        let signature = route.methodSignature
        let contract = try contractFile(of: screen)
        let navigator = try navigatorFile(of: screen)
        let mock = try mockFile(of: screen)
        let tests = try testFile(
            screen.type("NavigatorTests"),
            "Unit",
            "Presentation",
            screen.name.upperCamel,
            "Navigator",
            screen.type("NavigatorTests.swift")
        )
        try bench.wire([
            WiringStep(
                contract,
                MemberEdit(
                    type: screen.type("NavigatorContract"),
                    member: try snippet("navigator-requirement.swift", context),
                    name: signature,
                    isSpaced: false
                )
            ),
            WiringStep(
                navigator,
                MemberEdit(
                    type: screen.type("Navigator"),
                    member: try snippet("navigator-method.swift", context),
                    name: signature
                )
            ),
        ])
        try wireTests([
            WiringStep(
                mock,
                MemberEdit(
                    type: screen.type("NavigatorMock"),
                    member: try snippet("navigator-mock-method.swift", context),
                    name: signature
                )
            )
        ])
        let payload = route.item.payload
        if payload.typeWithoutSample == nil {
            try wireTests([
                WiringStep(
                    tests,
                    MemberEdit(
                        type: screen.type("NavigatorTests"),
                        member: try snippet("navigator-test.swift", context),
                        name: route.method + "()"
                    )
                )
            ])
        } else if let type = payload.typeWithoutSample {
            bench.note(Diagnostic(.note, .generate(.noSample(type: type))))
        }
        try importFoundation(in: [contract, navigator, mock, tests], payload: payload)
    }

    func outgoingFile() throws(Failure) -> RelativePath {
        try file(feature.outgoing, "Presentation", "Navigation", feature.outgoing + ".swift")
    }

    func navigatorFile(of screen: ScreenLayout) throws(Failure) -> RelativePath {
        let navigator = screen.type("Navigator")
        return try file(navigator, "Presentation", screen.name.upperCamel, "Navigator", navigator + ".swift")
    }

    func mockFile(of screen: ScreenLayout) throws(Failure) -> RelativePath {
        let mock = screen.type("NavigatorMock")
        return try testFile(mock, "Shared", "Mocks", mock + ".swift")
    }

    /// Swift can't tell two cases apart that differ in their payload alone, so a case that is there must be the same.
    func refuseOtherPayload(
        _ payload: Payload,
        of caseName: String,
        type: String,
        in path: RelativePath
    ) throws(Failure) {
        guard let bytes = try bench.read(path) else { return }
        let file = try bench.editable(path, bytes)
        guard let index = file.type(named: type, kinds: [.enum]),
            let existing = file.source.declarations[index].cases.first(where: { $0.name == caseName })
        else { return }
        let there = (existing.payload ?? []).map { [$0.label ?? "", TypeSpelling($0.type).canonical] }
        guard there != payload.values.map({ [$0.label, TypeSpelling($0.type).canonical] }) else { return }
        throw Failure(
            .generate(.caseTaken(enum: type, item: caseName)),
            at: file.location(of: existing.nameRange.lowerBound)
        )
    }
}
