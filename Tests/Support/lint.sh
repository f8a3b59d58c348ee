#!/usr/bin/env bash
# Rules that the formatter doesn't have. Prints each breach with its place; status 1 if there is one.
set -u
cd "$(dirname "$0")/../.."
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
refuse '\btry!|\bas!|\bfatalError\(|\bpreconditionFailure\(' 'input can reach it: throw or return instead' "${product[@]}"
refuse '\b(Mutex|Atomic|InlineArray|Span|RawSpan|MutableSpan)<' 'needs a system newer than macOS 14' "${product[@]}" Templates
refuse '^import (Synchronization)' 'needs a system newer than macOS 14' "${product[@]}" Templates
refuse '^ *(public|open) [a-z]' 'only NavCore is public: write package' Sources/scaffold Sources/ScaffoldKit Sources/SwiftScan Sources/ScaffoldTemplates
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
exit $status
