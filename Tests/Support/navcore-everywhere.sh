#!/bin/sh
# Builds NavCore, its mocks and its tests as a workspace may, and runs the tests: under either default isolation, with
# and without the upcoming features that change isolation, with and without SwiftUI. Any warning is an error.
#
#   navcore-everywhere.sh [FOLDER]     FOLDER holds the packages and their builds; a temporary one by default
#
# Exit status: 0 when every variant passes, 1 at the first that does not.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(CDPATH='' cd -- "$here/../.." && pwd)
if [ $# -gt 0 ]; then
    mkdir -p "$1"
    work=$(CDPATH='' cd -- "$1" && pwd)
else
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
fi

# package NAME PLATFORM ISOLATION UPCOMING: writes a package around copies of the three folders.
package() {
    mkdir -p "$work/$1"
    rm -rf "$work/$1/Core"
    mkdir "$work/$1/Core"
    cp -R "$root/Sources/NavCore" "$work/$1/Core/Sources"
    cp -R "$root/Sources/NavCoreMocks" "$work/$1/Core/Mocks"
    cp -R "$root/Tests/NavCoreTests" "$work/$1/Core/Tests"
    [ "$2" = none ] || "$here/with-swiftui.sh" rewrite "$work/$1/Core" $([ "$2" = ios ] || echo --macos)
    cat > "$work/$1/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .defaultIsolation($3),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    $4
]

let package = Package(
    name: "Workspace",
    platforms: [.macOS(.v14), .iOS(.v17)],
    targets: [
        .target(name: "NavCore", path: "Core/Sources", swiftSettings: settings),
        .target(name: "NavCoreMocks", dependencies: ["NavCore"], path: "Core/Mocks", swiftSettings: settings),
        .testTarget(
            name: "NavCoreTests",
            dependencies: ["NavCore", "NavCoreMocks"],
            path: "Core/Tests",
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
MANIFEST
}

# run NAME FLAG…: tests the package and shows the log when it fails.
run() {
    name=$1
    shift
    if ! swift test --package-path "$work/$name" "$@" > "$work/$name/log" 2>&1; then
        cat "$work/$name/log" >&2
        echo "navcore-everywhere.sh: $name failed" >&2
        exit 1
    fi
    echo "$name: $(grep -o '[0-9]* tests in [0-9]* suites passed' "$work/$name/log" | tail -n 1)"
}

upcoming='.enableUpcomingFeature("NonisolatedNonsendingByDefault"), .enableUpcomingFeature("InferIsolatedConformances")'
ios=$("$here/with-swiftui.sh" build "$work/swiftui-ios")
macos=$("$here/with-swiftui.sh" build "$work/swiftui-macos" --macos)

package plain none nil ''
run plain
package main-actor none MainActor.self "$upcoming"
run main-actor
# shellcheck disable=SC2086
{
    package swiftui ios nil "$upcoming"
    run swiftui $ios
    package swiftui-main-actor macos MainActor.self ''
    run swiftui-main-actor $macos
}
