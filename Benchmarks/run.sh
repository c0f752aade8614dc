#!/bin/sh
# Measures navdocs on Planets and on a generated app of 100 coordinators with 1,000 destinations.
# NAVDOCS names the program to measure; without it, a release build is made.
set -eu
cd "$(dirname "$0")/.."
work=.build/benchmarks
if [ -z "${NAVDOCS:-}" ]; then
    swift build -c release --product navdocs
    NAVDOCS="$(swift build -c release --show-bin-path)/navdocs"
fi
mkdir -p "$work"
python3 Benchmarks/generate.py "$work/generated" --coordinators 100 --destinations 10
python3 Benchmarks/measure.py "$NAVDOCS" Examples/Planets "$work/generated" "$work"
