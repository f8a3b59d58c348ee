#!/usr/bin/env bash
# Tests of lint.sh: each line of Fixtures/lint/refused must be refused for its reason, none of Fixtures/lint/accepted may be.
#
# Exit status: 0 all pass, 1 at least one fails.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
status=0

# The folders that lint.sh looks at, and in each line's folder a file with that line alone.
mkdir -p "$tree"/{Plugins,Templates} "$tree"/Sources/{scaffold,SwiftScan,ScaffoldTemplates,NavCore,NavCoreMocks} \
    "$tree"/Sources/ScaffoldKit/{Changes,Diagnostics,Generate,Navigation,System,Wiring,Workspace}

# lay LIST
lay() {
    local number=0 folder line reason
    while IFS='|' read -r folder line reason; do
        number=$((number + 1))
        mkdir -p "$tree/${folder% }"
        line=${line# }
        printf '%s\n' "${line% }" > "$tree/${folder% }/$1-$number.swift"
    done < "$here/Fixtures/lint/$1"
}
lay refused
lay accepted
if bash "$here/lint.sh" "$tree" > "$tree/log" 2>&1; then
    echo 'lint-tests.sh: nothing is refused' >&2
    status=1
fi

number=0
while IFS='|' read -r folder line reason; do
    number=$((number + 1))
    if ! grep -F "/refused-$number.swift:" "$tree/log" | grep -qF "${reason# }"; then
        echo "lint-tests.sh: not refused for this reason: ${folder% } |$line|$reason" >&2
        status=1
    fi
done < "$here/Fixtures/lint/refused"
if grep -F '/accepted-' "$tree/log" >&2 || grep '^grep:' "$tree/log" >&2; then
    echo 'lint-tests.sh: the lines above are refused' >&2
    status=1
fi
[ $status -ne 0 ] || echo "lint: passed its $number samples"
exit $status
