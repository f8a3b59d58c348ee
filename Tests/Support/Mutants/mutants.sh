#!/usr/bin/env bash
# Plants each fault of mutants.txt in a copy of the product, and runs the random workspaces on it: each must be found.
# COUNT workspaces a fault (600), all of them or those named. Takes a minute a fault; not a part of `make test`.
set -u
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
copy=${COPY:-$(mktemp -d)}
mkdir -p "$copy/Sources" "$copy/Tests/PropertyTests"
cp -Rp "$root/Sources/SwiftScan" "$root/Sources/ScaffoldKit" "$root/Sources/ScaffoldTemplates" "$copy/Sources/"
cp -Rp "$root"/Tests/ScaffoldKitTests/Property/*.swift "$root/Tests/ScaffoldKitTests/Navigation/MapSketch.swift" \
    "$root/Tests/ScaffoldKitTests/Navigation/Compiler.swift" "$copy/Tests/PropertyTests/"
# The catalogue isn't needed: what generators write isn't tried here.
mkdir -p "$copy/Sources/EmbeddedTemplates"
echo 'package enum Embedded { package static let files: [String] = [] }' \
    > "$copy/Sources/EmbeddedTemplates/Embedded.swift"
cat > "$copy/Package.swift" <<'MANIFEST'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "mutants",
    platforms: [.macOS(.v14)],
    targets: [
        .target(name: "SwiftScan"),
        .target(name: "EmbeddedTemplates"),
        .target(name: "ScaffoldTemplates", dependencies: ["EmbeddedTemplates"]),
        .target(name: "ScaffoldKit", dependencies: ["SwiftScan", "ScaffoldTemplates"]),
        .testTarget(name: "PropertyTests", dependencies: ["ScaffoldKit"]),
    ],
    swiftLanguageModes: [.v6]
)
MANIFEST

run() {
    (cd "$copy" && swift build --build-tests > build.log 2>&1) || return 3
    export COUNT=${COUNT:-600} TYPECHECK=${TYPECHECK:-24} SHOW=1
    for test in law typechecks; do
        (cd "$copy" && swift test --skip-build --filter "RandomWorkspaceTests/$test" > test.log 2>&1) || return 1
    done
}

run
case $? in
0) ;;
3) tail -5 "$copy/build.log"; echo "the copy doesn't build: $copy"; exit 2 ;;
*) echo "the random workspaces fail without any fault: $copy/test.log"; exit 2 ;;
esac

survivors=0
while IFS= read -r name; do
    case "$name" in '' | '#'*) continue ;; esac
    IFS= read -r file; IFS= read -r before; IFS= read -r after
    [ $# -gt 0 ] && [[ " $* " != *" $name "* ]] && continue
    before=${before//\\n/$'\n'}; after=${after//\\n/$'\n'}
    source="$copy/Sources/ScaffoldKit/Navigation/$file"
    text=$(cat "$source"; echo .)
    rest=${text#*"$before"}
    if [ "$rest" = "$text" ] || [ "${rest#*"$before"}" != "$rest" ]; then
        echo "unfit     $name: '$before' doesn't stand once in $file"; survivors=$((survivors + 1)); continue
    fi
    cp "$source" "$copy/original"
    mutated=${text%%"$before"*}$after$rest
    printf '%s' "${mutated%.}" > "$source"
    run
    case $? in
    0) echo "SURVIVED  $name"; survivors=$((survivors + 1)) ;;
    3) echo "unfit     $name: doesn't build"; survivors=$((survivors + 1)) ;;
    *) echo "killed    $name" ;;
    esac
    cp "$copy/original" "$source"
done < "$here/mutants.txt"
echo "$survivors not killed"
[ "$survivors" = 0 ]
