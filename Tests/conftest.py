"""What all tests in Python share: no run of the program uses or leaves anything in the user's cache."""

import os
import tempfile


def pytest_configure(config):
    config.addinivalue_line("markers", "slow: minutes, root or the network: `make test-install` runs these, `make test` does not")
    config.cache_home = tempfile.TemporaryDirectory(prefix="navdocs-cache-")
    os.environ["XDG_CACHE_HOME"] = config.cache_home.name


def pytest_unconfigure(config):
    config.cache_home.cleanup()
