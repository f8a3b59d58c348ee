#!/usr/bin/env bash
# Installs, into a virtual environment below the benchmarks' folder, the generators that `make bench` compares with.
set -euo pipefail
cd "$(dirname "$0")"
work=${BENCH_DIR:-${TMPDIR:-/tmp}/scaffold-bench-$(id -u)}
python3 -m venv "$work/environment"
"$work/environment/bin/pip" install --quiet --disable-pip-version-check --requirement competitors.txt
"$work/environment/bin/pip" list --disable-pip-version-check | grep -iE '^(cookiecutter|copier) '
