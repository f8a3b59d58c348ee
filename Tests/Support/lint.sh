#!/usr/bin/env bash
# Rules that the formatter doesn't have. Prints each breach with its place; status 1 if there is one.
#
#   lint.sh [FOLDER]     the package by default; lint-tests.sh gives it one of samples
set -u
cd "${1-$(dirname "$0")/../..}" || exit 2
status=0

# refuse PATTERN WHY FOLDER...
refuse() {
    local pattern=$1 why=$2
    shift 2
    local found
    found=$(grep -rnE --include='*.swift' -e "$pattern" "$@" | grep -vE ':[0-9]+: *//')
    if [ -n "$found" ]; then
        printf '%s\n' "$found" | sed "s|\$|   <- $why|"
        status=1
    fi
}

product=(Sources Plugins)
written=(Sources Plugins Templates)
tools=(Sources/scaffold Sources/ScaffoldKit Sources/SwiftScan Sources/ScaffoldTemplates)

refuse '\btry!|\bas!|\bfatalError\(|\bpreconditionFailure\(' 'input can reach it: throw or return instead' "${product[@]}"
refuse '^ *(public|open) [a-z]' 'only NavCore is public: write package' "${tools[@]}"
refuse '^(@testable )?import (Foundation|FoundationEssentials)' 'SwiftScan works on bytes alone' Sources/SwiftScan
refuse '^import (ScaffoldKit|ScaffoldTemplates|SwiftScan|NavCore)' 'NavCore stands alone' Sources/NavCore
refuse '^import (Glibc|Darwin|Musl)' 'POSIX calls live in System/' \
    Sources/SwiftScan Sources/ScaffoldTemplates Sources/NavCore Sources/NavCoreMocks \
    Sources/ScaffoldKit/Workspace Sources/ScaffoldKit/Navigation Sources/ScaffoldKit/Generate \
    Sources/ScaffoldKit/Wiring Sources/ScaffoldKit/Diagnostics
# No command uses the network, and none runs another program.
refuse '\b(URLSession|FoundationNetworking)\b|\b(Process|posix_spawn|execve?|popen|socket|getaddrinfo)\(' 'no command uses the network or runs a program' \
    Sources/scaffold Sources/ScaffoldKit/{Changes,Diagnostics,Generate,Navigation,System,Wiring} \
    Sources/SwiftScan Sources/ScaffoldTemplates

# A compiler on Linux does not say what needs a system newer than macOS 14 and iOS 17. for-macos.sh asks it as if it were on
# macOS, for the product; these also look at what is generated.
newer='needs a system newer than macOS 14'
refuse '\b(Mutex|Atomic|AtomicLazyReference|InlineArray|Span|RawSpan|MutableSpan|MutableRawSpan|OutputSpan)<|\b(RawSpan|MutableRawSpan|UTF8Span)\b' \
    "$newer" "${written[@]}"
refuse '\.(utf8Span|mutableSpan|span)\b' "$newer" "${written[@]}"
refuse '^ *(@[a-z]+ )?import Synchronization\b' "$newer" "${written[@]}"
refuse '\bisolated deinit\b|\bTask\.(immediate|immediateDetached)\b|\baddImmediateTask\b|\bObservations *\{' "$newer" "${written[@]}"
# The type of such a closure as a generic argument is made at run time: in an array, a dictionary, an optional, a tuple in
# one of them.
typed='(@[A-Za-z]+ +)*\([^()]*\) +(async +)?throws\([^()]*\)'
refuse "[<[] *\(?$typed|[<[] *\(?[^]<>()=]*[,:] *\(?$typed|\($typed +-> +[^()]*(\(\))?\)[?!]" \
    "a closure with typed throws as a generic argument $newer" "${written[@]}"
exit $status
