"""A tree and a Debian package to look at."""

import pytest
from installing import NAVDOCS, ROOT, make_package, run


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
