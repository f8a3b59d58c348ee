// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "scaffold",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        .executable(name: "scaffold", targets: ["scaffold"]),
        .library(name: "NavCore", targets: ["NavCore"]),
        .library(name: "NavCoreMocks", targets: ["NavCoreMocks"]),
    ],
    targets: [
        .executableTarget(name: "scaffold", dependencies: ["ScaffoldKit", "ScaffoldTemplates"], swiftSettings: strict),
        .target(name: "ScaffoldKit", dependencies: ["SwiftScan", "ScaffoldTemplates"], swiftSettings: strict),
        .target(name: "SwiftScan", swiftSettings: strict),
        .target(name: "ScaffoldTemplates", dependencies: ["EmbeddedTemplates"], swiftSettings: strict),
        .target(
            name: "EmbeddedTemplates",
            path: "Templates",
            sources: ["Embedded.swift"],
            swiftSettings: strict,
            plugins: ["EmbedTemplates"]
        ),
        .target(name: "NavCore", swiftSettings: strict),
        .target(name: "NavCoreMocks", dependencies: ["NavCore"], swiftSettings: strict),
        .plugin(name: "EmbedTemplates", capability: .buildTool(), dependencies: ["embed-templates"]),
        .executableTarget(name: "embed-templates", path: "Plugins/embed-templates", swiftSettings: strict),
        .testTarget(name: "SwiftScanTests", dependencies: ["SwiftScan"], swiftSettings: strict),
        .testTarget(
            name: "ScaffoldTemplatesTests",
            dependencies: ["ScaffoldTemplates"],
            exclude: ["Hostile"],
            swiftSettings: strict,
            plugins: ["EmbedTemplates"]
        ),
        .testTarget(
            name: "ScaffoldKitTests",
            dependencies: ["ScaffoldKit"],
            exclude: ["Navigation/Fixtures"],
            swiftSettings: strict
        ),
        .testTarget(name: "NavCoreTests", dependencies: ["NavCore", "NavCoreMocks"], swiftSettings: strict),
        .testTarget(
            name: "CommandTests",
            dependencies: ["scaffold", "ScaffoldKit", "SwiftScan"],
            exclude: ["Goldens"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "GeneratedWorkspaceTests",
            dependencies: ["scaffold"],
            exclude: ["Fixtures"],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
