"""The Debian package that `make deb` makes, without installing it."""

import re
import shutil
import sys

import pytest
from installing import run

pytestmark = pytest.mark.skipif(sys.platform != "linux" or shutil.which("dpkg-deb") is None, reason="not on Debian")


def test_package_says_what_it_needs(package):
    fields = dict(re.findall(r"^ ?(\S+): (.*)$", run("dpkg-deb", "--field", package), re.MULTILINE))
    assert fields["Package"] == "navdocs"
    assert fields["Maintainer"] == "Test <test@example.com>"
    assert fields["Architecture"] == run("dpkg", "--print-architecture").strip()
    needed = set(re.findall(r"(?:^|, )([^\s,]+)", fields["Depends"]))
    assert {"libc6", "libcgraph6", "libgvc6"} < needed
    assert any(name.startswith("libcmark") for name in needed)
    assert not any("swift" in name or name.endswith("-dev") for name in needed), needed


def test_package_holds_what_debian_expects_where_it_expects_it(package):
    lines = run("dpkg-deb", "--contents", package).splitlines()
    assert all(line.split()[1] == "root/root" for line in lines)
    names = {line.split()[5].removeprefix(".") for line in lines}
    assert {
        "/usr/bin/navdocs", "/usr/lib/navdocs/libSwiftParser.so", "/usr/share/man/man1/navdocs.1.gz",
        "/usr/share/man/man1/navdocs-build.1.gz", "/usr/share/bash-completion/completions/navdocs",
        "/usr/share/zsh/vendor-completions/_navdocs", "/usr/share/fish/vendor_completions.d/navdocs.fish",
        "/usr/share/doc/navdocs/copyright", "/usr/share/doc/navdocs/changelog.gz",
        "/usr/share/doc/navdocs/changelog.Debian.gz",
    } < names
    assert all(name == "/" or name.startswith("/usr/") for name in names)


def test_lintian_finds_no_error(package):
    # Root may run it here: nothing of the package is run.
    remarks = run("lintian", "--allow-root", "--fail-on", "error", "--no-tag-display-limit", package)
    assert not re.search("^E:", remarks, re.MULTILINE)
