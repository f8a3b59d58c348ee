#!/usr/bin/env bash
# Builds what is to be measured, then measures. Prints the table; status 1 if a target was missed.
#   BENCH_QUICK=1       smaller trees, fewer turns
#   BENCH_ONLY=a,b      only these rows: check, growth, init, generate, parts, start, scanner, rendering
#   BENCH_DIR=folder    where trees and other generators are kept (by default in the folder for temporary files)
set -euo pipefail
cd "$(dirname "$0")"
export LC_ALL=C.UTF-8
swift=${SWIFT:-swift}
work=${BENCH_DIR:-${TMPDIR:-/tmp}/scaffold-bench-$(id -u)}
mkdir -p "$work"

static=()
[ "$(uname -s)" = Linux ] && static=(--static-swift-stdlib)

# build PACKAGE PRODUCT: where it is, with its symbols off, as a release is
build() {
    "$swift" build --package-path "$1" --configuration release --product "$2" "${static[@]}" >"$work/build.log" 2>&1 || {
        tail -n 40 "$work/build.log" >&2
        return 1
    }
    cp "$("$swift" build --package-path "$1" --configuration release "${static[@]}" --show-bin-path)/$2" "$work/$2"
    strip "$work/$2"
}
build .. scaffold
build . Empty
build . Benchmark

# swift-syntax comes with the toolchain, for its macros.
parser=()
host=$("$swift" -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/host
if [ -d "$host/SwiftParser.swiftmodule" ] && "${swift}c" -O -parse-as-library SwiftSyntax/ParseAll.swift \
    -o "$work/ParseAll" -I "$host" -L "$host" -lSwiftParser -lSwiftSyntax \
    -Xlinker -rpath -Xlinker "$host" >"$work/parser.log" 2>&1; then
    parser=("--swift-syntax=$work/ParseAll")
fi

exec "$work/Benchmark" --scaffold="$work/scaffold" --empty="$work/Empty" --thor="$PWD/Thor" --work="$work" \
    "${parser[@]}" ${BENCH_QUICK:+--quick} ${BENCH_ONLY:+"--only=$BENCH_ONLY"}
