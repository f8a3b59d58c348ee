#!/bin/sh
# Compares the enums that the scanner reads with those that the toolchain's own parser reads: on the toolchain's
# interface files, on this repository and on generated hostile sources. Status 1 where they differ.
#
# usage: Tests/Oracle/run.sh [LIST-COMMAND]
#   LIST-COMMAND  a binary that answers `list enums --json PATH…`; by default the package's own `list-enums`
#   ORACLE_COUNT  how many hostile sources (1000); ORACLE_SEED  the first one's seed (1)
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM

resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')
host="$resources/host"
[ -d "$host" ] || { echo "no SwiftParser in this toolchain: $host" >&2; exit 2; }

set -- "${1:-}"
log="$work/build.log"
swift build --package-path "$here" -Xswiftc -I -Xswiftc "$host" -Xlinker -L -Xlinker "$host" \
    -Xlinker -rpath -Xlinker "$host" >"$log" 2>&1 || { cat "$log" >&2; exit 2; }
binaries=$(swift build --package-path "$here" --show-bin-path)
case "${1:-}" in
'') list="$binaries/list-enums" ;;
/*) list=$1 ;;
*) list=$(pwd)/$1 ;;
esac
oracle="$binaries/oracle"
status=0

find "$resources" -name '*.swiftinterface' | LC_ALL=C sort >"$work/interfaces"
mkdir "$work/interface"
number=0
while IFS= read -r interface; do
    number=$((number + 1))
    cp "$interface" "$work/interface/$number.swift"
done <"$work/interfaces"

cd "$work"
echo "The toolchain's interface files:"
"$oracle" "$list" interface || status=1

cd "$root"
echo "This repository:"
"$oracle" "$list" Package.swift Sources Plugins Tests/SwiftScanTests Tests/ScaffoldKitTests \
    Tests/ScaffoldTemplatesTests Tests/NavCoreTests Tests/CommandTests || status=1

cd "$work"
echo "Hostile sources:"
"$oracle" --generate hostile "${ORACLE_COUNT:-1000}" "${ORACLE_SEED:-1}"
"$oracle" "$list" hostile || status=1

exit $status
