#!/usr/bin/env python3
"""Measures navdocs and writes Benchmarks/RESULTS.md: everything, or the parts that are named.

    Benchmarks/bench.py [PART…] [--app FOLDER…]

Parts: compiler, graphs, sites, scale, preview, startup. Apps are folders of Swift to measure beside the example and the
generated one. NAVDOCS names the program; without it, a release build is made. What is not measured keeps its figures.
"""

import argparse
import os
import platform
import re
import subprocess
from pathlib import Path

import compiler
import graphs
import preview
import scale
import sites
import startup
from timing import ROOT, WORK

PARTS = {
    "compiler": ("Against the compiler's parser", compiler),
    "graphs": ("Graphs", graphs),
    "sites": ("Against docc and mkdocs-material", sites),
    "scale": ("Scale", scale),
    "preview": ("From a save to the screen", preview),
    "startup": ("Start-up", startup),
}
RESULTS = ROOT / "Benchmarks" / "RESULTS.md"


def said(*command):
    """The first line that a command prints."""
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    return next(iter((ran.stdout + ran.stderr).strip().splitlines()), "")


def machine():
    model = re.search(r"model name\s*:\s*(.*)", Path("/proc/cpuinfo").read_text()) if os.path.exists("/proc/cpuinfo") else None
    name = model.group(1) if model else platform.processor()
    return f"{os.cpu_count()} cores ({name}), {platform.system()} {platform.machine()}, " \
        f"{said('swiftc', '--version')}, {said('dot', '-V')}, {said('hyperfine', '--version')}."


def kept():
    """The sections of the last results, by their headings."""
    if not RESULTS.exists():
        return {}
    parts = re.split(r"^## (.*)\n", RESULTS.read_text(), flags=re.MULTILINE)[1:]
    return {heading: text.strip() for heading, text in zip(parts[::2], parts[1::2])}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", metavar="PART", choices=[[], *PARTS], help=", ".join(PARTS))
    parser.add_argument("--app", action="append", type=Path, default=[], metavar="FOLDER")
    arguments = parser.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    sections = kept()
    for part in arguments.parts or PARTS:
        heading, module = PARTS[part]
        figures = module.section([app.resolve() for app in arguments.app])
        command = f"Benchmarks/bench.py {part}" + "".join(f" --app {app.name}" for app in arguments.app)
        sections[heading] = f"{module.__doc__.strip()}\n\n```\n{command}\n```\n\nOn {machine()}\n\n{figures}"
        print(f"{heading}\n\n{figures}\n", flush=True)
    text = "# Results\n\nMedians of whole processes; a ratio is of one run. `make bench` measures all of it anew.\n"
    for heading in [heading for heading, _ in PARTS.values() if heading in sections]:
        text += f"\n## {heading}\n\n{sections[heading]}\n"
    RESULTS.write_text(text)


if __name__ == "__main__":
    main()
