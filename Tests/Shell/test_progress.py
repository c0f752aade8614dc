"""Looks at what a terminal shows while a run takes its time."""

import os
import subprocess
import sys

import pytest
from program import NAVDOCS
from terminal import Terminal

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="LD_PRELOAD is Linux's")


def app(folder):
    (folder / "App").mkdir()
    for name in ("A", "B"):
        (folder / f"App/{name}.swift").write_text(f"import SwiftUI\nstruct {name}: View {{}}\n")


@pytest.fixture
def environment(unlucky):
    """A run takes seconds in it, as the program sees it: nothing is shown of what takes less than one."""
    return lambda **others: os.environ | {"TERM": "xterm", "NO_COLOR": "1"} | unlucky(haste=2) | others


COMMAND = [NAVDOCS, "check", "App", "--no-cache"]


def test_terminal_shows_a_bar_that_is_gone_at_the_end(environment, tmp_path):
    app(tmp_path)
    with Terminal(COMMAND, tmp_path, environment()) as run:
        before = run.wait_for("files in ")
        assert "\rReading [" in before and "of 2" in before
        # What is drawn over stands before the last return.
        assert "Reading" not in before.rpartition("\r")[2]


@pytest.mark.parametrize("more, others", [([], {"TERM": "dumb"}), (["-q"], {})])
def test_quiet_run_and_dumb_terminal_show_none(more, others, environment, tmp_path):
    app(tmp_path)
    with Terminal(COMMAND + more, tmp_path, environment(**others)) as run:
        assert "Reading" not in run.wait_for("No findings")


def test_log_holds_plain_lines(environment, tmp_path):
    app(tmp_path)
    with subprocess.Popen(COMMAND, cwd=tmp_path, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as run:
        told = run.stdout.read()
    assert run.returncode == 0
    assert b"files in" in told
    assert b"\r" not in told and b"\x1b" not in told and b"[=" not in told
