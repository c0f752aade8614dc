"""The program under test, for all tests in Python: the one that NAVDOCS names, .build/release/navdocs without it."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NAVDOCS = ROOT / os.environ.get("NAVDOCS", ".build/release/navdocs")
# Whether `make soak` runs the tests, which then try all there is, not a part of it.
SOAKING = "NAVDOCS_SOAKING" in os.environ
