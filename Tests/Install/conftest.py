"""A tree and a Debian package of the program that NAVDOCS names, .build/debug/navdocs without it."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NAVDOCS = ROOT / os.environ.get("NAVDOCS", ".build/debug/navdocs")
MAINTAINER = {"DEBFULLNAME": "Test", "DEBEMAIL": "test@example.com", "SOURCE_DATE_EPOCH": "1700000000"}


def run(*words, **options):
    """Output of a program that has to succeed."""
    done = subprocess.run(words, capture_output=True, text=True, **options)
    assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
    return done.stdout


def make_package(folder):
    output = run(ROOT / "Scripts/deb", NAVDOCS, folder, env=os.environ | MAINTAINER)
    return Path(output.strip())


@pytest.fixture(scope="session")
def tree(tmp_path_factory):
    """An installed tree, moved after it was made."""
    folder = tmp_path_factory.mktemp("installed")
    run(ROOT / "Scripts/tree", NAVDOCS, folder / "here")
    (folder / "here").rename(folder / "moved")
    return folder / "moved"


@pytest.fixture(scope="session")
def package(tmp_path_factory):
    return make_package(tmp_path_factory.mktemp("package"))
