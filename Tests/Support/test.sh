#!/usr/bin/env bash
# Builds the package without a warning and runs every test: those of the package, of generated workspaces, and of NavCore
# under every setting. Prints a line a step and a suite; everything else is in the logs that it names.
#
# Exit status: 0 all pass, 1 at least one fails, or something does not build.
set -u -o pipefail
cd "$(dirname "$0")/../.." || exit 1
swift=${SWIFT:-swift}
logs=.build/logs
mkdir -p "$logs"

# quietly LOG WHAT COMMAND…: shows what it printed only where it fails, without the build's progress.
quietly() {
    local log=$logs/$1 start=$SECONDS
    printf '%s (log: %s)\n' "$2" "$log"
    shift 2
    if ! "$@" > "$log" 2>&1 < /dev/null; then
        grep -vE '^\[[0-9]+/[0-9]+\] ' "$log" | tail -n 100
        printf 'This failed; its log: %s\n' "$log"
        exit 1
    fi
    printf '  done in %d s\n' $((SECONDS - start))
}

quietly build.log 'Building; a warning is an error' "$swift" build --build-tests -Xswiftc -warnings-as-errors
quietly stand-ins.log 'The stand-in for SwiftUI' sh Tests/Support/stand-in-tests.sh
quietly navcore.log 'NavCore under every setting' sh Tests/Support/navcore-everywhere.sh

log=$logs/test.log
printf 'Every test, a line for each suite that ends (log: %s)\n' "$log"
"$swift" test --skip-build 2>&1 < /dev/null | tee "$log" | bash Tests/Support/test-report.sh
