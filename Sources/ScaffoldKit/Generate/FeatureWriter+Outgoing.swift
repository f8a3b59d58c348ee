import SwiftScan

// Destinations outside the feature: the outgoing case, and the navigator's way there.
extension FeatureWriter {
    /// The destinations that the screen's navigator contract has a method for.
    func destinations(of screen: ScreenLayout) throws(Failure) -> [CaseSpelling] {
        let path = try file(feature.outgoing, "Presentation", "Navigation", feature.outgoing + ".swift")
        let contract = try contractFile(of: screen)
        guard let enumBytes = try bench.read(path), let contractBytes = try bench.read(contract) else { return [] }
        let file = try bench.editable(path, enumBytes)
        let requirements = try bench.editable(contract, contractBytes)
        guard let type = file.type(named: feature.outgoing, kinds: [.enum]),
            let owner = requirements.type(named: screen.type("NavigatorContract"))
        else { return [] }
        let methods = Set(requirements.members(of: owner).map { requirements.source.declarations[$0].fullName })
        return file.source.declarations[type].cases.compactMap { item in
            guard let spelling = try? CaseSpelling(file.source.text(item.range)) else { return nil }
            return methods.contains(spelling.methodSignature) ? spelling : nil
        }
    }

    /// One destination outside the feature: the outgoing case, the navigator's method, mock and test.
    mutating func addOutgoing(_ item: CaseSpelling, to screen: ScreenLayout) throws(Failure) -> [RelativePath] {
        let context = context(screen: screen, outgoing: item)
        let name = screen.name.upperCamel
        var written: [RelativePath] = []
        let enumFile = try file(feature.outgoing, "Presentation", "Navigation", feature.outgoing + ".swift")
        if try bench.read(enumFile) == nil {
            written += try write("outgoing", context: context, payload: item.payload)
        } else {
            try refuseOtherPayload(item.payload, of: item.name, type: feature.outgoing, in: enumFile)
            try bench.wire([
                WiringStep(
                    enumFile,
                    EnumCaseEdit(
                        type: feature.outgoing,
                        caseName: item.name,
                        declaration: try snippet("outgoing-case.swift", context)
                    )
                )
            ])
        }
        let signature = item.methodSignature
        let contract = try contractFile(of: screen)
        let navigator = try file(
            screen.type("Navigator"),
            "Presentation",
            name,
            "Navigator",
            screen.type("Navigator.swift")
        )
        let mock = try testFile(
            screen.type("NavigatorMock"),
            "Shared",
            "Mocks",
            screen.type("NavigatorMock.swift")
        )
        let tests = try testFile(
            screen.type("NavigatorTests"),
            "Unit",
            "Presentation",
            name,
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
            WiringStep(
                mock,
                MemberEdit(
                    type: screen.type("NavigatorMock"),
                    member: try snippet("navigator-mock-method.swift", context),
                    name: signature
                )
            ),
        ])
        if item.payload.typeWithoutSample == nil {
            try bench.wire([
                WiringStep(
                    tests,
                    MemberEdit(
                        type: screen.type("NavigatorTests"),
                        member: try snippet("navigator-test.swift", context),
                        name: item.method + "()"
                    )
                )
            ])
        } else if let type = item.payload.typeWithoutSample {
            bench.note(Diagnostic(.note, .generate(.noSample(type: type))))
        }
        try importFoundation(in: [enumFile, contract, navigator, mock, tests], payload: item.payload)
        return written
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
        let there = (existing.payload ?? []).map { [$0.label ?? "", $0.type] }
        guard there != payload.values.map({ [$0.label, $0.type] }) else { return }
        throw Failure(
            .generate(.caseTaken(enum: type, item: caseName)),
            at: file.location(of: existing.nameRange.lowerBound)
        )
    }
}
