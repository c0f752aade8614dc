"""How navdocs is installed by the tests here: the program that NAVDOCS names, .build/release/navdocs without it."""

import os
import subprocess
from pathlib import Path

from program import NAVDOCS, ROOT

MAINTAINER = {"DEBFULLNAME": "Test", "DEBEMAIL": "test@example.com", "SOURCE_DATE_EPOCH": "1700000000"}
# Little time for compression: nobody keeps the package.
QUICK = {"DPKG_DEB_COMPRESSOR_LEVEL": "1"}


def run(*words, **options):
    """Output of a program that has to succeed."""
    done = subprocess.run(words, capture_output=True, text=True, **options)
    assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
    return done.stdout


def make_package(folder):
    output = run(ROOT / "Scripts/deb", NAVDOCS, folder, env=os.environ | MAINTAINER | QUICK)
    return Path(output.strip())
