#!/usr/bin/env python3
"""Times navdocs against the compiler's own parser on the same files, and prints a table.

Times are medians of whole processes. Each build writes a site where none was before: an unchanged site would not be
written again. Memory is the largest resident size of one process as the system counts it.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

RUNS = 7


def once(command):
    """Runs a command. Gives seconds and megabytes."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    errors = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    if status:
        raise SystemExit(f"{command[0]} failed:\n{errors.decode(errors='replace')}")
    return seconds, usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def median(command):
    """The median time of some runs after a first one; command gives each run's words by its number."""
    once(command(0))
    return statistics.median(once(command(number))[0] for number in range(1, RUNS + 1))


def measure(program, source, output):
    """One row: what was read, both times, navdocs' memory."""
    files = sorted(source.rglob("*.swift"))
    sites = output / f"{source.name}-sites"
    listing = output / f"{source.name}.files"
    listing.write_text("\n".join(f'"{file}"' for file in files) + "\n")

    def build(number):
        return [program, "build", source, "-o", sites / str(number), "--quiet"]

    parse = ["swiftc", "-frontend", "-parse", f"@{listing}"]
    shutil.rmtree(sites, ignore_errors=True)
    _, memory = once(build("first"))
    return {
        "files": len(files), "bytes": sum(file.stat().st_size for file in files),
        "seconds": median(build), "memory": memory, "parse": median(lambda _: parse),
        "document": json.loads((sites / "first" / "navigation.json").read_text()),
    }


def verdict(value, limit):
    return "" if limit is None else f" (limit {limit:g}{'' if value <= limit else ', OVER'})"


def row(name, result, seconds, megabytes):
    owners = result["document"]["coordinators"]
    count = sum(len(owner["destinations"]) for owner in owners)
    return (
        f"| {name} | {result['files']} files, {result['bytes'] / 1024:.0f} KiB | {len(owners)} / {count} "
        f"| {result['seconds']:.3f} s{verdict(result['seconds'], seconds)} "
        f"| {result['memory']:.0f} MB{verdict(result['memory'], megabytes)} "
        f"| {result['parse']:.3f} s | {result['seconds'] / result['parse']:.1f} |")


def main():
    program, planets, large, output = map(Path, sys.argv[1:])
    print(f"{os.cpu_count()} cores, median of {RUNS} runs\n")
    print("| app | read | coordinators / destinations | navdocs build | memory | swiftc -parse | ratio |")
    print("|:----|:-----|----------------------------:|--------------:|-------:|--------------:|------:|")
    print(row("Planets", measure(program, planets, output), 0.3, None))
    print(row("generated", measure(program, large, output), 3.0, 150))


if __name__ == "__main__":
    main()
