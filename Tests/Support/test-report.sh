#!/usr/bin/env bash
# Makes of what `swift test` prints what a person reads: a line for each suite as it ends, and for each test that took ten
# seconds; then what was skipped, the failures with their messages, and the counts, which stand last.
#
#   swift test 2>&1 | tee LOG | test-report.sh
#
# Status 1 where the counts are missing, or say that a test failed. Works with the bash and the tools of macOS.
set -u

counts='' skipped='' failures='' inIssue=''

# A line of a report begins with a symbol, which differs among systems; what tests print seldom does.
while IFS= read -r line || [ -n "$line" ]; do
    symbol=${line%% *}
    rest=${line#"$symbol"}
    rest=${rest#"${rest%%[! ]*}"}
    case $symbol in *[A-Za-z0-9:/\(\[]* | '' | '↳' | '-' | '+') rest='' ;; esac
    case $rest in
        'Test run with '*' after '*) counts=$line inIssue='' ;;
        'Suite '*' skipped'* | 'Test '*' skipped'*)
            inIssue=''
            skipped="${skipped}SKIPPED: ${rest/ skipped/}"$'\n'
            ;;
        'Suite '*' passed after '* | 'Suite '*' failed after '*) inIssue='' && printf '%s\n' "$line" ;;
        'Test '*' passed after '*)
            inIssue=''
            seconds=${rest##* after }
            case ${seconds%%.*} in ? | *[!0-9]*) ;; *) printf '%s\n' "$line" ;; esac
            ;;
        'Test '*' recorded an issue'*) inIssue=yes failures=$failures$line$'\n' ;;
        'Test '*' recorded a '* | 'Test '*' failed after '* | 'Test '*' started.' | 'Test run started.' | 'Suite '*) inIssue='' ;;
        'Test case '*) inIssue='' ;;
        # The name goes on in the next line.
        'Test "'*) case $symbol in '✘' | '􀢄') inIssue=yes failures=$failures$line$'\n' ;; *) inIssue='' ;; esac ;;
        *)
            case $line in
                *'SKIPPED: '*) skipped="${skipped}SKIPPED: ${line#*SKIPPED: }"$'\n' ;;
                'error: '*) failures=$failures$line$'\n' ;;
                *) [ -z "$inIssue" ] || failures=$failures$line$'\n' ;;
            esac
            ;;
    esac
done

[ -z "$skipped" ] || printf '\n%s' "$skipped"
case $counts in *' passed after '*) status=0 ;; *) status=1 ;; esac
[ $status -eq 0 ] || [ -z "$failures" ] || printf '\n%s' "$failures"
printf '\n%s\n' "${counts:-swift test ended without its counts}"
exit $status
