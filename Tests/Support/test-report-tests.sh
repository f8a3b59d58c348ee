#!/usr/bin/env bash
# Tests of test-report.sh, one fixture a kind of run: what it prints, and its status.
#
# Exit status: 0 all pass, 1 at least one fails.
set -u
here=$(cd "$(dirname "$0")" && pwd)
status=0

# check RUN STATUS
check() {
    local printed code
    printed=$(bash "$here/test-report.sh" < "$here/Fixtures/report/$1.log")
    code=$?
    if [ $code -ne "$2" ] || ! printf '%s\n' "$printed" | diff -u "$here/Fixtures/report/$1.expected" - >&2; then
        echo "test-report-tests.sh: $1: status $code, or it prints something else" >&2
        status=1
    fi
}
check passing 0
check failing 1
check crashed 1
[ $status -ne 0 ] || echo 'test report: passed'
exit $status
