// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// Development only: what `make bench` runs. The product does not know it.
let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v14)],
    targets: [
        .executableTarget(name: "Benchmark", swiftSettings: strict),
        .executableTarget(name: "Empty", swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
