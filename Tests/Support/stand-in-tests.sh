#!/bin/sh
# Tests of the stand-in and of with-swiftui.sh, one fixture a case: what is accepted must compile under either default
# isolation, what is refused must not compile for macOS, previews must be rewritten as expected, and a view's contents
# must be seen through every body in it.
#
#   stand-in-tests.sh [FOLDER]     FOLDER holds the stand-in's builds; a temporary one by default
#
# Exit status: 0 all pass, 1 at least one fails.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "${1-$scratch}"
work=$(CDPATH='' cd -- "${1-$scratch}" && pwd)
status=0

report() {
    echo "stand-in-tests.sh: $1" >&2
    status=1
}

"$here/with-swiftui.sh" build "$work/swiftui-ios" > /dev/null
"$here/with-swiftui.sh" build "$work/swiftui-macos" --macos > /dev/null

check() {
    swiftc -typecheck -parse-as-library -swift-version 6 -warnings-as-errors \
        -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility "$@" \
        > "$scratch/log" 2>&1
}

for isolation in nonisolated MainActor; do
    for platform in ios macos; do
        if ! check -default-isolation $isolation -I "$work/swiftui-$platform" "$here"/Fixtures/accepted/*.swift; then
            cat "$scratch/log" >&2
            report "Fixtures/accepted does not compile for $platform, $isolation"
        fi
    done
done

# Each must fail for its own reason: the first error names what the file is about.
refuse() {
    if check -default-isolation nonisolated -I "$work/swiftui-macos" "$here/Fixtures/refused/$1.swift"; then
        report "Fixtures/refused/$1.swift compiles"
    elif ! grep -q "error: .*$2" "$scratch/log"; then
        cat "$scratch/log" >&2
        report "Fixtures/refused/$1.swift fails for another reason than: $2"
    fi
}

refuse interpolated-enum "_FormatSpecifiable"
refuse cover-on-macos "is unavailable"
refuse refresh-without-sendable "Sendable"
refuse tab-of-a-newer-system "cannot find 'Tab'"
refuse missing-observation "Observable"

for platform in ios macos; do
    mkdir -p "$scratch/$platform"
    cp "$here/Fixtures/rewrite/Previews.before" "$scratch/$platform/a b.swift"
    "$here/with-swiftui.sh" rewrite "$scratch/$platform" $([ $platform = ios ] || echo --macos)
    diff -u "$here/Fixtures/rewrite/Previews.$platform.expected" "$scratch/$platform/a b.swift" >&2 ||
        report "Fixtures/rewrite/Previews.before is not rewritten as expected for $platform"
done

# What tests see of a view, bodies evaluated.
swiftc -parse-as-library -swift-version 6 -warnings-as-errors -I "$work/swiftui-ios" -o "$scratch/contents" \
    -L "$work/swiftui-ios" -lSwiftUI -Xlinker -rpath -Xlinker "$work/swiftui-ios" \
    "$here/Fixtures/contents/Contents.swift"
"$scratch/contents" | diff -u "$here/Fixtures/contents/expected" - >&2 ||
    report "Fixtures/contents/Contents.swift shows something else than expected"

[ $status -eq 0 ] && echo "stand-in: passed"
exit $status
