"""The package in a bare Debian of the release of this machine: no toolchain, nothing but what the package asks for.

NAVDOCS_MIRROR names another mirror than deb.debian.org.
"""

import filecmp
import os
import platform
import shutil
import subprocess

import pytest
from installing import NAVDOCS, ROOT, make_package, run

pytestmark = pytest.mark.slow
MIRROR = os.environ.get("NAVDOCS_MIRROR", "http://deb.debian.org/debian")


class BareDebian:
    """A root folder that programs are run in. What they mount goes away with them."""

    def __init__(self, root):
        self.root = root
        release = platform.freedesktop_os_release()["VERSION_CODENAME"]
        run("debootstrap", "--variant=minbase", release, root, MIRROR)
        for name in "resolv.conf", "hosts":
            shutil.copyfile(f"/etc/{name}", root / "etc" / name)

    def attempt(self, *words):
        mounts = 'mount -t proc proc "$0/proc"; mount --rbind /dev "$0/dev"; root=$0; exec chroot "$root" env -i "$@"'
        variables = ["PATH=/usr/sbin:/usr/bin:/sbin:/bin", "HOME=/root", "DEBIAN_FRONTEND=noninteractive"]
        proxies = [f"{name}={os.environ[name]}" for name in ["http_proxy", "https_proxy"] if name in os.environ]
        command = ["unshare", "--mount", "sh", "-ec", mounts, self.root, *variables, *proxies, *words]
        return subprocess.run(command, capture_output=True, text=True)

    def run(self, *words):
        done = self.attempt(*words)
        assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
        return done.stdout


@pytest.fixture(scope="module")
def debian(tmp_path_factory):
    if os.getuid() != 0:
        pytest.fail("only root may make a bare Debian: sudo make test-install")
    return BareDebian(tmp_path_factory.mktemp("debian") / "root")


def files(root):
    """What there is below a root but for what changes by itself, and what apt keeps of its own work."""
    own = ("proc", "dev", "sys", "run", "tmp", "var/lib/apt", "var/lib/dpkg", "var/cache", "var/log", "root/.cache")
    found = run("find", ".", *[word for name in own for word in ("-path", f"./{name}", "-prune", "-o")], "-print", cwd=root)
    return set(found.splitlines())


def test_package_installs_builds_a_site_and_goes_without_a_trace(debian, package, tmp_path):
    debian.run("apt-get", "update", "-q")
    # What it depends on stays, as apt has it: those come first, to be told apart.
    depends = run("dpkg-deb", "--field", package, "Depends")
    names = [part.split()[0] for part in depends.strip().split(",")]
    debian.run("apt-get", "install", "-q", "-y", "--no-install-recommends", *names)
    before = files(debian.root)
    assert debian.attempt("sh", "-c", "command -v swift").returncode != 0

    shutil.copyfile(package, debian.root / "navdocs.deb")
    debian.run("apt-get", "install", "-q", "-y", "--no-install-recommends", "/navdocs.deb")
    assert debian.run("navdocs", "--version") == run(NAVDOCS, "--version")
    shutil.copytree(ROOT / "Examples/Planets", debian.root / "Planets")
    debian.run("navdocs", "build", "/Planets", "-o", "/site", "--source-url", "none")
    run(NAVDOCS, "build", ROOT / "Examples/Planets", "-o", tmp_path / "site", "--source-url", "none")
    inside = sorted(file.relative_to(debian.root / "site") for file in (debian.root / "site").rglob("*") if file.is_file())
    outside = sorted(file.relative_to(tmp_path / "site") for file in (tmp_path / "site").rglob("*") if file.is_file())
    assert len(outside) > 50
    assert inside == outside
    assert filecmp.cmpfiles(debian.root / "site", tmp_path / "site", outside, shallow=False)[1:] == ([], [])
    assert debian.attempt("navdocs", "check", "/Planets").returncode == 0
    assert debian.attempt("navdocs", "path", "/Planets", "--to", "AboutView").returncode == 0

    debian.run("apt-get", "purge", "-q", "-y", "navdocs")
    for made in "Planets", "site":
        shutil.rmtree(debian.root / made)
    (debian.root / "navdocs.deb").unlink()
    assert files(debian.root) == before


def test_one_command_brings_what_the_package_needs(debian, package):
    needed = ["libgvc6", "libcgraph6"]
    debian.run("apt-get", "purge", "-q", "-y", "--autoremove", *needed)
    shutil.copyfile(package, debian.root / "navdocs.deb")
    debian.run("apt-get", "install", "-q", "-y", "/navdocs.deb")
    assert debian.run("navdocs", "--version") == run(NAVDOCS, "--version")
    # git, which it recommends, is there too: two versions are compared.
    debian.run("git", "--version")


def test_same_source_makes_the_same_package(package, tmp_path):
    assert filecmp.cmp(make_package(tmp_path), package, shallow=False)
