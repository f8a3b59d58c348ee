#!/bin/sh
# Type-checks the product as a compiler on macOS 14 would, on a machine that has no macOS: with the toolchain's standard
# library built for it from its interface, and a stand-in for the module Darwin (Tests/Support/Darwin). `os(macOS)` and
# `canImport(Darwin)` are true then, and what needs a newer system is an error. Any warning is one too.
#
#   for-macos.sh [FOLDER]     FOLDER holds what was built, for the next run; a temporary one by default
#
# First it checks itself: each file of Darwin/Fixtures/refused must fail for the reason in its first line.
# Exit status: 0 done, or this is macOS; 1 something does not compile.
set -eu

if [ "$(uname -s)" = Darwin ]; then
    echo "for-macos.sh: this is macOS, where each build checks the same"
    exit 0
fi

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(CDPATH='' cd -- "$here/../.." && pwd)
if [ $# -gt 0 ]; then
    mkdir -p "$1"
    work=$(CDPATH='' cd -- "$1" && pwd)
else
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
fi
log=$work/log

swiftc=${SWIFT:-swift}c
architecture=x86_64
target=$architecture-apple-macosx14.0
toolchain=$("$swiftc" -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
library=$work/library

# compile ARGUMENT…: as the package's own settings have it.
compile() {
    "$swiftc" -target $target -resource-dir "$library" -module-cache-path "$work/cache" -I "$work/modules" \
        -I "$here/Darwin/Headers" -Xfrontend -disable-objc-interop -swift-version 6 -warnings-as-errors \
        -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility "$@" > "$log" 2>&1
}

fail() {
    sed -n 1,60p "$log" >&2
    echo "for-macos.sh: $1" >&2
    exit 1
}

# The standard library's interface is the same for every system, and names for each declaration the macOS that has it.
# What is left out: inlinable bodies for systems before 14 (the interface of Linux has none), and its own checks.
prepare() {
    stamp=$( { "$swiftc" --version 2> /dev/null; cat "$0" "$here"/Darwin/*.swift "$here"/Darwin/Headers/*; } | cksum)
    if [ -f "$work/stamp" ] && [ "$(cat "$work/stamp")" = "$stamp" ]; then return; fi
    rm -rf "$work/stamp" "$library" "$work/cache" "$work/modules"
    mkdir -p "$library/macosx" "$work/modules"
    for folder in shims clang apinotes; do ln -s "$toolchain/$folder" "$library/$folder"; done
    for module in Swift _Concurrency _StringProcessing SwiftOnoneSupport; do
        set -- "$toolchain/linux/$module.swiftmodule"/*.swiftinterface
        [ -f "$1" ] || { : > "$log"; fail "this toolchain has no interface of $module"; }
        mkdir "$library/macosx/$module.swiftmodule"
        sed -e '/^\/\/ swift-module-flags:/s/-target [^ ]*/-target '$target' -disable-availability-checking/' \
            -e 's/@backDeployed([^)]*)//' "$1" > "$library/macosx/$module.swiftmodule/$architecture-apple-macos.swiftinterface"
    done
    compile -parse-as-library -module-name Darwin -import-underlying-module \
        -emit-module -emit-module-path "$work/modules/Darwin.swiftmodule" "$here/Darwin/Darwin.swift" ||
        fail "the stand-in for Darwin does not compile"
    echo "$stamp" > "$work/stamp"
}

# check MODULE FILE…: and makes the module, for the next one to import.
check() {
    module=$1
    shift
    compile -parse-as-library -module-name "$module" -package-name scaffold -wmo \
        -emit-module -emit-module-path "$work/modules/$module.swiftmodule" "$@" ||
        fail "$module does not compile for macOS"
    echo "for macOS: $module"
}

sources() {
    find "$root/Sources/$1" -name '*.swift' | LC_ALL=C sort
}

prepare
for fixture in "$here"/Darwin/Fixtures/refused/*.swift; do
    reason=$(sed -n '1s|^// ||p' "$fixture")
    if compile -typecheck "$fixture"; then
        fail "$fixture compiles"
    elif ! grep -qF "$reason" "$log"; then
        fail "$fixture fails for another reason than: $reason"
    fi
done
# A path may hold a blank, but no line end.
IFS='
'
# shellcheck disable=SC2046
{
    check SwiftScan $(sources SwiftScan)
    check EmbeddedTemplates "$root/Templates/Embedded.swift" "$here/Darwin/EmbeddedFiles.swift"
    check ScaffoldTemplates $(sources ScaffoldTemplates)
    check ScaffoldKit $(sources ScaffoldKit)
    check scaffold $(sources scaffold)
}
