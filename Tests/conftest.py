"""What all tests in Python share: the program, sites that are only read, odd machines, and a cache that is not the user's."""

import os
import subprocess
import tempfile

import pytest
from program import NAVDOCS, ROOT
from sites import Sites


# What takes longest, the longest first: no process is to be left alone with one of these at the end.
LONGEST = [
    "Browser/test_simulator.py", "Browser/test_graph.py", "Browser/test_site.py", "Browser/test_diff.py",
    "Install/test_package.py", "Browser/test_single_file.py", "Browser/test_search.py",
]


def pytest_collection_modifyitems(items):
    places = {ROOT / "Tests" / name: place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: places.get(item.path, len(places)))


def pytest_configure(config):
    if not NAVDOCS.is_file():
        raise pytest.UsageError(f"there is no {NAVDOCS}: build it by 'swift build -c release', or name another by NAVDOCS")
    config.addinivalue_line("markers", "slow: minutes, root or the network: `make test-install` runs these, `make test` does not")
    config.addinivalue_line("markers", "cost: of the release build alone: `make test-cost` runs these")
    config.cache_home = tempfile.TemporaryDirectory(prefix="navdocs-cache-")
    os.environ["XDG_CACHE_HOME"] = config.cache_home.name


def pytest_unconfigure(config):
    if hasattr(config, "cache_home"):
        config.cache_home.cleanup()


@pytest.fixture(scope="session")
def sites(tmp_path_factory):
    """Sites that tests only read, built once for all processes of pytest-xdist."""
    base = tmp_path_factory.getbasetemp()
    return Sites((base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "sites")


@pytest.fixture(scope="session")
def unlucky(tmp_path_factory):
    """What the environment has to say for a run to be unlucky, on Linux: `Tests/Soak/unlucky.c` says how."""
    library = tmp_path_factory.mktemp("unlucky") / "unlucky.so"
    flags = ["-shared", "-fPIC", "-Wall", "-Wextra", "-Werror"]
    subprocess.run(["clang", *flags, ROOT / "Tests/Soak/unlucky.c", "-o", library, "-ldl"], check=True)

    def unlucky(**settings):
        return {"LD_PRELOAD": str(library)} | {f"UNLUCKY_{name.upper()}": str(each) for name, each in settings.items()}

    return unlucky
