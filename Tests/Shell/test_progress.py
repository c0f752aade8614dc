"""Looks at what a terminal shows while a run takes its time."""

import os
import subprocess
import time

import pytest
from program import NAVDOCS
from terminal import Terminal


def app(folder):
    """An app with one file that is a pipe, so that reading takes as long as the test likes."""
    (folder / "App").mkdir()
    (folder / "App/A.swift").write_text("import SwiftUI\nstruct A: View {}\n")
    os.mkfifo(folder / "B.swift")


def feed(folder):
    """Ends the reading, after the moment for which nothing is shown: only the clock can tell that it is over."""
    with (folder / "B.swift").open("w") as pipe:
        time.sleep(1)
        pipe.write("import SwiftUI\nstruct B: View {}\n")


def environment(**others):
    return os.environ | {"TERM": "xterm", "NO_COLOR": "1"} | others


COMMAND = [NAVDOCS, "check", "App", "B.swift", "--no-cache"]


def test_terminal_shows_a_bar_that_is_gone_at_the_end(tmp_path):
    app(tmp_path)
    with Terminal(COMMAND, tmp_path, environment()) as run:
        feed(tmp_path)
        before = run.wait_for("files in ")
        assert "\rReading [" in before and "of 2" in before
        # What is drawn over stands before the last return.
        assert "Reading" not in before.rpartition("\r")[2]


@pytest.mark.parametrize("more, others", [([], {"TERM": "dumb"}), (["-q"], {})])
def test_quiet_run_and_dumb_terminal_show_none(more, others, tmp_path):
    app(tmp_path)
    with Terminal(COMMAND + more, tmp_path, environment(**others)) as run:
        feed(tmp_path)
        assert "Reading" not in run.wait_for("No findings")


def test_log_holds_plain_lines(tmp_path):
    app(tmp_path)
    with subprocess.Popen(COMMAND, cwd=tmp_path, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as run:
        feed(tmp_path)
        told = run.stdout.read()
    assert run.returncode == 0
    assert b"files in" in told
    assert b"\r" not in told and b"\x1b" not in told and b"[=" not in told
