#!/usr/bin/env python3
"""Times `navdocs export` on an app against the compiler's own parser on the same files, and prints a table.

The files are those that navdocs reads: tests, dependencies and build products are not among them. Times are medians of
whole processes; memory is the largest resident size of one.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from measure import RUNS, median, once


def files_read(program, source):
    """What navdocs reads below a folder, by its own word."""
    command = [program, "export", source, "--format", "text", "-o", os.devnull, "--verbose"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    return [Path(match) for match in re.findall(r"^(.*\.swift): ", told, re.MULTILINE)]


def measure(program, source):
    """One row."""
    files = files_read(program, source)
    export = [program, "export", source, "--format", "json", "-o", os.devnull, "--quiet"]
    with tempfile.NamedTemporaryFile("w", suffix=".files") as listing:
        listing.write("\n".join(f'"{file}"' for file in files) + "\n")
        listing.flush()
        # A script among the files is an error to the compiler, which parses them all the same.
        parse = median(lambda _: ["sh", "-c", f"swiftc -frontend -parse '@{listing.name}' || true"])
    texts = [file.read_bytes() for file in files]
    _, memory = once(export)
    seconds = median(lambda _: export)
    lines = sum(text.count(b"\n") for text in texts)
    return (
        f"| {source.resolve().name} | {len(files)} files, {lines} lines, {sum(map(len, texts)) / (1 << 20):.1f} MiB "
        f"| {seconds:.2f} s | {memory:.0f} MB | {parse:.2f} s | {seconds / parse:.1f} |")


def main():
    if len(sys.argv) < 3:
        raise SystemExit(f"usage: {sys.argv[0]} NAVDOCS FOLDER…")
    print(f"{os.cpu_count()} cores, median of {RUNS} runs\n")
    print("| app | read | navdocs export | memory | swiftc -parse | ratio |")
    print("|:----|:-----|---------------:|-------:|--------------:|------:|")
    for folder in sys.argv[2:]:
        print(measure(sys.argv[1], Path(folder)), flush=True)


if __name__ == "__main__":
    main()
