// swift-tools-version: 6.2
import PackageDescription

/// The app's features: one line each, sorted by name.
let features: [Feature] = [
    // feature("Name") stands for {{ paths.features }}/Name.
]

let coreSettings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of every target but the core's, which states its own isolation. `.defaultIsolation(MainActor.self)` may
/// be added here: nothing that is generated depends on the default.
let settings: [SwiftSetting] = coreSettings

{% if core.vendored %}let core: Target.Dependency = "{{ modules.core }}"
let coreMocks: Target.Dependency = "{{ modules.coreMocks }}"
{% else %}let core: Target.Dependency = .product(
    name: "{{ modules.core }}",
    package: "{{ core.identity }}"
)
let coreMocks: Target.Dependency = .product(
    name: "{{ modules.coreMocks }}",
    package: "{{ core.identity }}"
)
{% endif %}
{% if core.vendored %}let coreTargets: [Target] = [
    .target(
        name: "{{ modules.core }}",
        path: "{{ paths.core }}/Sources",
        swiftSettings: coreSettings
    ),
    .target(
        name: "{{ modules.coreMocks }}",
        dependencies: [core],
        path: "{{ paths.core }}/Mocks",
        swiftSettings: coreSettings
    ),
    .testTarget(
        name: "{{ modules.core }}Tests",
        dependencies: [core, coreMocks],
        path: "{{ paths.core }}/Tests",
        swiftSettings: coreSettings
    ),
]

{% endif %}let libraryTargets: [Target] = [
    .target(
        name: "{{ modules.networking }}",
        path: "{{ paths.networking }}/Sources",
        swiftSettings: settings
    ),
    .target(
        name: "{{ modules.networkingMocks }}",
        dependencies: ["{{ modules.networking }}"],
        path: "{{ paths.networking }}/Mocks",
        swiftSettings: settings
    ),
    .testTarget(
        name: "{{ modules.networking }}Tests",
        dependencies: [
            "{{ modules.networking }}",
            "{{ modules.networkingMocks }}",
        ],
        path: "{{ paths.networking }}/Tests",
        swiftSettings: settings
    ),
    .target(
        name: "{{ modules.dependencies }}",
        dependencies: [
            core,
            "{{ modules.networking }}",
        ],
        path: "{{ paths.dependencies }}/Sources",
        swiftSettings: settings
    ),
    .target(
        name: "{{ modules.dependencies }}Mocks",
        dependencies: [
            core,
            coreMocks,
            "{{ modules.dependencies }}",
            "{{ modules.networking }}",
            "{{ modules.networkingMocks }}",
        ],
        path: "{{ paths.dependencies }}/Mocks",
        swiftSettings: settings
    ),
]

let appTargets: [Target] = [
    .target(
        name: "{{ modules.app }}",
        dependencies: [
            core,
            "{{ modules.dependencies }}",
        ] + features.map(\.dependency),
        path: "{{ paths.app }}/Sources",
        swiftSettings: settings
    ),
    .testTarget(
        name: "{{ modules.app }}Tests",
        dependencies: [
            core,
            coreMocks,
            "{{ modules.app }}",
            "{{ modules.dependencies }}",
            "{{ modules.dependencies }}Mocks",
        ] + features.map(\.dependency),
        path: "{{ paths.app }}/Tests",
        swiftSettings: settings
    ),
]

let package = Package(
    name: "{{ app }}",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        .library(
            name: "{{ modules.app }}",
            targets: ["{{ modules.app }}"]
        ),
        .library(
            name: "{{ modules.dependencies }}",
            targets: ["{{ modules.dependencies }}"]
        ),
    ],
{%- if core.vendored %}
    targets: coreTargets + libraryTargets + features.flatMap(\.targets) + appTargets,
{%- else %}
    dependencies: [
{%- if core.path != "" %}
        .package(name: "{{ core.identity }}", path: "{{ core.path }}")
{%- else %}
        .package(url: "{{ core.url }}", from: "{{ core.version }}")
{%- endif %}
    ],
    targets: libraryTargets + features.flatMap(\.targets) + appTargets,
{%- endif %}
    swiftLanguageModes: [.v6]
)

/// A feature's module and its tests.
struct Feature {
    let module: String
    let path: String
    let dependencies: [Target.Dependency]

    var dependency: Target.Dependency { .byName(name: module) }

    var targets: [Target] {
        [
            .target(
                name: module,
                dependencies: [
                    core,
                    "{{ modules.dependencies }}",
                    "{{ modules.networking }}",
                ] + dependencies,
                path: "\(path)/Sources",
                swiftSettings: settings
            ),
            .testTarget(
                name: "\(module)Tests",
                dependencies: [
                    core,
                    coreMocks,
                    dependency,
                    "{{ modules.dependencies }}",
                    "{{ modules.dependencies }}Mocks",
                    "{{ modules.networking }}",
                    "{{ modules.networkingMocks }}",
                ] + dependencies,
                path: "\(path)/Tests",
                resources: [.copy("Shared/Fixtures")],
                swiftSettings: settings
            ),
        ]
    }
}

/// A feature by its name.
///
/// - Parameters:
///   - path: where its folder is, when that is not `{{ paths.features }}/<name>`.
///   - dependencies: what it needs beyond the core, the networking and the dependencies module.
func feature(
    _ name: String,
    path: String? = nil,
    dependencies: [Target.Dependency] = []
) -> Feature {
    Feature(
        module: "{{ modules.featurePrefix }}\(name){{ modules.featureSuffix }}",
        path: path ?? "{{ paths.features }}/\(name)",
        dependencies: dependencies
    )
}
