"""Times commands with hyperfine, and measures the memory of one run."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / ".build" / "benchmarks"


def times(commands, *, runs=5, warmup=1, prepare=None):
    """The median seconds of each command, all of one hyperfine run; `prepare` comes before every timed run."""
    if not shutil.which("hyperfine"):
        raise SystemExit("hyperfine is missing: install it (`apt-get install hyperfine`, `brew install hyperfine`)")
    with tempfile.NamedTemporaryFile(suffix=".json") as report:
        options = ["--style", "none", "--runs", str(runs), "--warmup", str(warmup), "--export-json", report.name]
        for step in [prepare] if isinstance(prepare, str) else prepare or []:
            options += ["--prepare", step]
        subprocess.run(["hyperfine", *options, *commands], check=True, stdout=sys.stderr)
        return [result["median"] for result in json.load(report)["results"]]


def memory(command):
    """The largest resident size of one run, in MB."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    errors = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"{command[0]} failed:\n{errors.decode(errors='replace')}")
    return usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def program():
    """The navdocs to measure: what NAVDOCS names, or a release build."""
    if named := os.environ.get("NAVDOCS"):
        return Path(named).resolve()
    build = ["swift", "build", "-c", "release", "--product", "navdocs"]
    subprocess.run(build, cwd=ROOT, check=True, stdout=sys.stderr)
    shown = subprocess.run([*build, "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
    return Path(shown.stdout.strip()) / "navdocs"


def generated(coordinators, destinations, plain=0):
    """An app of the generator's, made once."""
    folder = WORK / f"generated-{coordinators}-{destinations}-{plain}"
    if not folder.exists():
        size = ["--coordinators", str(coordinators), "--destinations", str(destinations), "--plain", str(plain)]
        subprocess.run([sys.executable, ROOT / "Benchmarks/generate.py", folder, *size], check=True)
    return folder


def prepare_python():
    """The folder of a Python environment with what is measured against, or measures."""
    venv = WORK / "venv"
    wanted = (ROOT / "Benchmarks" / "requirements.txt").read_text()
    has = venv / "requirements.txt"
    if not has.exists() or has.read_text() != wanted:
        subprocess.run([sys.executable, "-m", "venv", venv], check=True)
        subprocess.run([venv / "bin/pip", "install", "--quiet", "-r", ROOT / "Benchmarks/requirements.txt"], check=True)
        has.write_text(wanted)
    return venv


def lines(files):
    """How many lines some files have."""
    return sum(file.read_bytes().count(b"\n") for file in files)


def table(header, rows):
    """A table in Markdown; all columns but the first are numbers."""
    marks = ["|:--"] + ["|--:"] * (len(header) - 1)
    return "\n".join(
        ["| " + " | ".join(header) + " |", "".join(marks) + "|"] + ["| " + " | ".join(row) + " |" for row in rows])
