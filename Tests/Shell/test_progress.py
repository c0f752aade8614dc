"""Looks at what a terminal shows while a run takes its time."""

import os
import subprocess
from pathlib import Path

from terminal import Terminal

ROOT = Path(__file__).resolve().parents[2]
NAVDOCS = ROOT / os.environ.get("NAVDOCS", ".build/debug/navdocs")


def app(folder, files, lines):
    folder.mkdir()
    for number in range(files):
        body = "\n".join(f"    func f{line}() {{ if a {{ b(c: {line}) }} }}" for line in range(lines))
        (folder / f"A{number}.swift").write_text(f"import SwiftUI\nstruct A{number}: View {{\n{body}\n}}\n")


def environment(**others):
    return os.environ | {"TERM": "xterm", "NO_COLOR": "1"} | others


def test_terminal_shows_a_bar_that_is_gone_at_the_end(tmp_path):
    app(tmp_path / "App", 120, 500)
    with Terminal([NAVDOCS, "check", "App", "--no-cache"], tmp_path, environment()) as run:
        before = run.wait_for("files in ")
        assert "Reading [" in before and "of 120" in before


def test_short_run_shows_none(tmp_path):
    app(tmp_path / "App", 1, 1)
    with Terminal([NAVDOCS, "check", "App", "--no-cache"], tmp_path, environment()) as run:
        assert "Reading" not in run.wait_for("file in ")


def test_quiet_run_and_dumb_terminal_show_none(tmp_path):
    app(tmp_path / "App", 120, 500)
    with Terminal([NAVDOCS, "check", "App", "--no-cache"], tmp_path, environment(TERM="dumb")) as run:
        assert "Reading" not in run.wait_for("files in ")
    with Terminal([NAVDOCS, "check", "App", "--no-cache", "-q"], tmp_path, environment()) as run:
        assert "Reading" not in run.wait_for("No findings")


def test_log_holds_plain_lines(tmp_path):
    app(tmp_path / "App", 120, 500)
    run = subprocess.run([NAVDOCS, "build", "App", "--no-cache"], cwd=tmp_path, env=environment(), capture_output=True)
    assert run.returncode == 0
    assert b"\r" not in run.stderr and b"\x1b" not in run.stderr and b"[=" not in run.stderr
