#!/bin/sh
# Lets packages that import SwiftUI be built and tested where it does not exist, against the stand-in beside this script.
#
#   with-swiftui.sh build FOLDER [--macos]     builds the stand-in into FOLDER, unless it is there already, and prints
#                                              the flags for `swift build` and `swift test`, one a line
#   with-swiftui.sh rewrite TREE [--macos]     rewrites the Swift files of TREE, a copy, in place: previews become
#                                              functions, since no stand-in can hold a macro, and `os(iOS)` and
#                                              `os(macOS)` become `true` and `false`
#
# Without --macos the platform is iOS. With it, what macOS lacks is unavailable.
#
#   set -- $(Tests/Support/with-swiftui.sh build "$folder") && swift test "$@"
#
# FOLDER must have no white space in its path. Exit status: 0 done, 1 the stand-in does not compile, 2 bad usage.
set -eu

usage() {
    sed -n '2,/^set -eu/s/^# \{0,1\}//p' "$0" >&2
    exit 2
}

platform=ios
command=${1-}
folder=${2-}
[ $# -ge 2 ] && [ $# -le 3 ] && [ -n "$folder" ] || usage
if [ $# -eq 3 ]; then
    [ "$3" = --macos ] || usage
    platform=macos
fi
sources=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)/SwiftUI

build() {
    case $folder in
        *[[:space:]]*) echo "with-swiftui.sh: white space in $folder" >&2; exit 2 ;;
    esac
    mkdir -p "$folder"
    folder=$(CDPATH='' cd -- "$folder" && pwd)

    # What it was built from: the sources, the compiler and the platform. Written last, so that a build that was cut
    # short is done again.
    stamp=$( { echo $platform; swiftc --version 2>/dev/null; find "$sources" -name '*.swift' | sort | xargs cat; } | cksum)
    if [ ! -f "$folder/stamp" ] || [ "$(cat "$folder/stamp")" != "$stamp" ]; then
        staging=$(mktemp -d "$folder/build.XXXXXX")
        trap 'rm -rf "$staging"' EXIT
        define=
        [ $platform = macos ] && define='-D STANDIN_MACOS'
        find "$sources" -name '*.swift' | sort > "$staging/sources"
        # shellcheck disable=SC2086
        if ! swiftc -swift-version 6 -enable-upcoming-feature ExistentialAny -warnings-as-errors $define \
            -parse-as-library -wmo -module-name SwiftUI \
            -emit-module -emit-module-path "$staging/SwiftUI.swiftmodule" \
            -emit-library -o "$staging/libSwiftUI.so" "@$staging/sources" > "$staging/log" 2>&1; then
            cat "$staging/log" >&2
            exit 1
        fi
        mv "$staging/libSwiftUI.so" "$staging/SwiftUI.swiftmodule" "$folder/"
        echo "$stamp" > "$staging/stamp"
        mv "$staging/stamp" "$folder/stamp"
    fi

    printf '%s\n' -Xswiftc -I -Xswiftc "$folder" \
        -Xlinker -L -Xlinker "$folder" -Xlinker -lSwiftUI -Xlinker -rpath -Xlinker "$folder"
}

# Line numbers stay as they are, so that what the compiler says about the copy is true of the original.
rewrite() {
    [ -d "$folder" ] || { echo "with-swiftui.sh: no folder $folder" >&2; exit 2; }
    PLATFORM=$platform find "$folder" -name .build -prune -o -name '*.swift' ! -name Package.swift -type f \
        -exec perl -0777 -i -pe '
            my $macos = $ENV{PLATFORM} eq "macos";
            my $number = 0;
            s{^([ \t]*)\#Preview\b[ \t]*(\((?:[^()"]|"(?:\\.|[^"\\])*"|(?2))*\))?(\s*)\x7b}
             {
                my ($indent, $arguments, $gap) = ($1, $2 // "", $3);
                my $lines = "\n" x ($arguments =~ tr/\n//);
                $gap = " " if $gap !~ /\n/;
                $number++;
                "$indent\@MainActor \@ViewBuilder private func _preview$number() -> some View$lines$gap\x7b"
             }gmxe;
            s{^([ \t]*\#(?:if|elseif)\b.*)$}
             {
                my $line = $1;
                $line =~ s/\bos\((iOS|macOS)\)/($1 eq "macOS") == $macos ? "true" : "false"/ge;
                $line
             }gmxe;
        ' {} +
}

case $command in
    build) build ;;
    rewrite) rewrite ;;
    *) usage ;;
esac
