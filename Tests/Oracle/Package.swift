// swift-tools-version: 6.2
import PackageDescription

// Development only: compares the enums that SwiftScan reads with those that the toolchain's own parser reads.
// `run.sh` passes the flags that find SwiftParser and SwiftSyntax in the toolchain.

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "oracle",
    platforms: [.macOS(.v14)],
    targets: [
        .executableTarget(
            name: "oracle",
            swiftSettings: strict,
            linkerSettings: ["SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"].map {
                .linkedLibrary($0)
            }
        ),
        .executableTarget(name: "list-enums", dependencies: ["SwiftScan"], swiftSettings: strict),
        .target(name: "SwiftScan", swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
