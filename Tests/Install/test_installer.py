"""Scripts/install, which `make` runs, on a machine where everything is missing."""

import os
import pty
import shutil
import subprocess

import pytest
from installing import ROOT


@pytest.fixture
def machine(tmp_path):
    """A folder for PATH with little in it, and an apt-get that only writes down what it is told."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in "bash", "dirname", "env", "id", "uname":
        (folder / name).symlink_to(shutil.which(name))
    for name, text in {"swift": "", "apt-get": f'echo "$@" >> {tmp_path}/told', "sudo": '"$@"'}.items():
        (folder / name).write_text(f"#!/bin/sh\n{text}\n")
        (folder / name).chmod(0o755)
    return tmp_path


def install(machine, answer=None):
    """Runs the script, on a terminal where there is an answer."""
    main, other = pty.openpty()
    if answer is not None:
        os.write(main, f"{answer}\n".encode())
    done = subprocess.run(
        [ROOT / "Scripts/install", "package"], env={"PATH": str(machine / "bin")},
        stdin=subprocess.DEVNULL if answer is None else other, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE if answer is None else other, timeout=60)
    os.close(other)
    os.close(main)
    told = machine / "told"
    return done.returncode, told.read_text() if told.exists() else ""


def test_people_are_asked_before_anything_is_installed(machine):
    assert install(machine, "n") == (2, "")
    status, told = install(machine, "")
    assert status == 0 and "patchelf" in told


def test_services_are_not_asked(machine):
    status, told = install(machine)
    assert status == 0 and "patchelf" in told
