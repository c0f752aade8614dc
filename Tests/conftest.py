"""What all tests in Python share: the program, the sites that are only read, and a cache that is not the user's."""

import os
import tempfile

import pytest
from program import NAVDOCS
from sites import Sites


def pytest_configure(config):
    if not NAVDOCS.is_file():
        raise pytest.UsageError(f"there is no {NAVDOCS}: build it by 'swift build -c release', or name another by NAVDOCS")
    config.addinivalue_line("markers", "slow: minutes, root or the network: `make test-install` runs these, `make test` does not")
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
