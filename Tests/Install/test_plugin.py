"""`swift package navdocs`, in a package of another's that depends on this one."""

import json
import re
import shutil
import subprocess

import pytest
from installing import NAVDOCS, ROOT, run

pytestmark = pytest.mark.slow

MANIFEST = """\
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Planets",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "navdocs", path: "%s")],
    targets: [.target(name: "Planets"), .target(name: "Other")]
)
"""


@pytest.fixture(scope="module")
def sample(tmp_path_factory):
    folder = tmp_path_factory.mktemp("sample")
    (folder / "Package.swift").write_text(MANIFEST % ROOT)
    shutil.copytree(ROOT / "Examples/Planets/Sources", folder / "Sources/Planets")
    (folder / "Sources/Other").mkdir()
    (folder / "Sources/Other/Other.swift").write_text("struct Other {}\n")
    plugin(folder, "--version")
    return folder


def plugin(folder, *words, options=()):
    return subprocess.run(["swift", "package", *options, "navdocs", *words], cwd=folder, capture_output=True, text=True)


def test_plugin_runs_the_navdocs_of_the_package(sample):
    assert plugin(sample, "--version").stdout == run(NAVDOCS, "--version")


def test_site_goes_into_the_plugins_own_folder(sample):
    done = plugin(sample, "build", "Sources/Planets")
    assert done.returncode == 0, done.stderr
    page = re.search(r"^Open (.*)$", done.stdout, re.MULTILINE).group(1)
    assert page.startswith(".build/plugins/")
    assert "HomeCoordinator" in (sample / page).read_text()


def test_site_goes_where_it_is_told_to(sample):
    done = plugin(sample, "build", "-o", "site", options=["--allow-writing-to-package-directory"])
    assert done.returncode == 0, done.stderr
    assert (sample / "site/coordinators/HomeCoordinator.html").exists()


def test_target_stands_for_its_folder(sample):
    for target, coordinators in ("Other", 0), ("Planets", 9):
        done = plugin(sample, "export", "--format", "json", "-o", "-", "--quiet", "--target", target)
        assert done.returncode == 0, done.stderr
        assert len(json.loads(done.stdout)["coordinators"]) == coordinators


def test_a_finding_that_is_an_error_fails_the_command(sample):
    assert plugin(sample, "check").returncode == 0
    done = plugin(sample, "check", "--strict")
    assert done.returncode != 0
    assert "warning: " in done.stdout
