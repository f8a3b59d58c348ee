import ScaffoldTemplates
import SwiftScan

// A way to another screen of the same feature.
extension FeatureWriter {
    /// The navigator's method that leads to an incoming case of the feature's own, its mock and its test.
    mutating func addWay(to item: CaseSpelling, from screen: ScreenLayout) throws(Failure) {
        var context = context(screen: screen, outgoing: item)
        // The same method as one that leads outside, but for the enum.
        if case .record(var record)? = context["feature"] {
            record["outgoing"] = .string(feature.incoming)
            context["feature"] = .record(record)
        }
        let name = screen.name.upperCamel
        let contract = try contractFile(of: screen)
        let navigator = try file(
            screen.type("Navigator"),
            "Presentation",
            name,
            "Navigator",
            screen.type("Navigator.swift")
        )
        let mock = try testFile(screen.type("NavigatorMock"), "Shared", "Mocks", screen.type("NavigatorMock.swift"))
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
                    name: item.methodSignature,
                    isSpaced: false
                )
            ),
            WiringStep(
                navigator,
                MemberEdit(
                    type: screen.type("Navigator"),
                    member: try snippet("navigator-method.swift", context),
                    name: item.methodSignature
                )
            ),
        ])
        try wireTests([
            WiringStep(
                mock,
                MemberEdit(
                    type: screen.type("NavigatorMock"),
                    member: try snippet("navigator-mock-method.swift", context),
                    name: item.methodSignature
                )
            )
        ])
        if item.payload.typeWithoutSample == nil {
            try wireTests([
                WiringStep(
                    tests,
                    MemberEdit(
                        type: screen.type("NavigatorTests"),
                        member: try snippet("navigator-test.swift", context),
                        name: item.method + "()"
                    )
                )
            ])
        }
        try importFoundation(in: [contract, navigator, mock, tests], payload: item.payload)
    }
}
