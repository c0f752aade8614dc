"""What a run costs, in instructions, which a busy machine does not change.

valgrind counts them. The sizes are small, as it is slow; the limits are of the debug build that the tests are run with.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
NAVDOCS = os.environ.get("NAVDOCS", str(ROOT / ".build/debug/navdocs"))

# Instructions for each byte of the generated app beyond what a start costs: measured, with a fifth on top.
PER_BYTE = {"planets": 1, "generated": 1}


def instructions(tmp_path, *words):
    """How many instructions a run takes."""
    environment = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1", "HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path)}
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={tmp_path}/callgrind", NAVDOCS, *map(str, words)]
    ran = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert ran.returncode == 0, ran.stderr
    return int(re.search(r"Collected : (\d+)", ran.stderr).group(1))


def generated(tmp_path, *, plain):
    folder = tmp_path / f"app{plain}"
    size = ["--coordinators", "6", "--destinations", "6", "--plain", str(plain)]
    subprocess.run([sys.executable, ROOT / "Benchmarks/generate.py", folder, *size], check=True)
    return folder


def export(tmp_path, folder):
    return instructions(tmp_path, "export", folder, "--format", "json", "-o", tmp_path / "app.json", "--quiet")
