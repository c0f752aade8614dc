"""What a release is put together of: an archive that needs nothing of a machine, its licences, SwiftPM's bundle, checksums."""

import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
import yaml
from installing import NAVDOCS, ROOT, run

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads ELF files")
VERSION = subprocess.run([NAVDOCS, "--version"], capture_output=True, text=True).stdout.split()[1]
NAME = f"navdocs-{VERSION}-linux-{platform.machine()}"
C_LIBRARY = re.compile(r"lib(c|m|dl|rt|pthread)\.so|ld-linux")


@pytest.fixture(scope="module")
def packages(tmp_path_factory):
    folder = tmp_path_factory.mktemp("packages")
    run(ROOT / "Packaging/tarball", NAVDOCS, folder)
    return folder


@pytest.fixture(scope="module")
def unpacked(packages, tmp_path_factory):
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(packages / f"{NAME}.tar.gz") as archive:
        archive.extractall(folder)
    return folder / NAME


@pytest.fixture(scope="module")
def release(packages, unpacked, tmp_path_factory):
    """A release whose archive for macOS has the files of that for Linux."""
    folder = tmp_path_factory.mktemp("release")
    name = f"navdocs-{VERSION}-macos-universal"
    shutil.copytree(packages, folder / "packages")
    shutil.copytree(unpacked, folder / name)
    run(ROOT / "Packaging/pack", folder / name, folder / "packages" / f"{name}.tar.gz")
    run(ROOT / "Packaging/assemble", folder / "packages", folder / "all", "owner/navdocs")
    return folder / "all"


def libraries(tree):
    return [path for path in tree.rglob("*.so*") if path.is_file()]


def test_archive_needs_nothing_but_the_c_library(unpacked):
    assert len(libraries(unpacked)) > 30
    for file in [unpacked / "bin/navdocs", *libraries(unpacked)]:
        found = run("ldd", file, env={})
        assert "not found" not in found
        for line in found.splitlines():
            if "=> /" in line and not C_LIBRARY.search(line):
                assert f"=> {unpacked}/" in line, (file, line)
        assert str(unpacked) not in run("readelf", "--dynamic", file)


def test_graphviz_of_the_archive_loads_the_plug_ins_beside_it(unpacked, tmp_path):
    words = ["build", ROOT / "Examples/Recipes", "-o", tmp_path / "site", "--no-cache"]
    done = subprocess.run(
        [unpacked / "bin/navdocs", *words], capture_output=True, text=True, env={"LD_DEBUG": "files", "LD_DEBUG_OUTPUT": str(tmp_path / "log")}
    )
    assert done.returncode == 0, done.stderr
    log = "".join(file.read_text() for file in tmp_path.glob("log*"))
    loaded = set(re.findall(r"calling init: (\S*gvplugin\S*)", log))
    assert {Path(path).parent for path in loaded} == {unpacked / "lib/navdocs/graphviz"}
    assert len(loaded) == 2


def place(file, root):
    """Puts a program or a library where it is on this machine, with the libraries of a program."""
    for path in [file, *re.findall(r"(/\S+) \(0x", run("ldd", file, env={}))]:
        (root / path[1:]).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, root / path[1:])


def place_c_library(unpacked, root):
    for line in run("ldd", unpacked / "bin/navdocs", env={}).splitlines():
        if C_LIBRARY.search(line):
            place(re.search(r"(/\S+)", line).group(1), root)


def in_root(root, *words):
    """Runs a program in a root folder of its own, with no environment."""
    (root / "proc").mkdir(exist_ok=True)
    inside = 'mount -t proc proc "$0/proc"; root=$0; exec env -i /usr/sbin/chroot "$root" "$@"'
    return subprocess.run(["unshare", "--mount", "sh", "-ec", inside, root, *words], capture_output=True, text=True)


@pytest.mark.skipif(os.getuid() != 0, reason="only root may change the root folder")
def test_archive_runs_where_nothing_else_is(unpacked, tmp_path):
    root = tmp_path / "root"
    place_c_library(unpacked, root)
    shutil.copytree(unpacked, root / "navdocs")
    shutil.copytree(ROOT / "Examples/Recipes", root / "app")
    done = in_root(root, "/navdocs/bin/navdocs", "build", "/app", "-o", "/site")
    assert done.returncode == 0, done.stderr
    assert (root / "site/index.html").exists()


@pytest.mark.skipif(os.getuid() != 0 or platform.machine() != "x86_64", reason="only root may change the root folder")
def test_first_screen_of_the_readme_leads_to_a_site_word_for_word(packages, unpacked, tmp_path):
    """Where there is nothing but a shell, tar, and something that downloads the archive: curl is a script that copies it."""
    root = tmp_path / "root"
    place_c_library(unpacked, root)
    for program in "sh", "mkdir", "tar", "gzip", "cp":
        place(shutil.which(program), root)
    curl = root / "usr/bin/curl"
    curl.parent.mkdir(parents=True, exist_ok=True)
    curl.write_text(f'#!/bin/sh\ncase "$1 $2" in\n"-LO https://"*/{NAME}.tar.gz) cp /{NAME}.tar.gz . ;;\n*) exit 9 ;;\nesac\n')
    curl.chmod(0o755)
    (root / "bin").mkdir(exist_ok=True)
    if not (root / "bin/sh").exists():
        shutil.copy(shutil.which("sh"), root / "bin/sh")
    shutil.copy(packages / f"{NAME}.tar.gz", root)
    shutil.copytree(ROOT / "Examples/Recipes", root / "root/MyApp")
    readme = (ROOT / "README.md").read_text()
    blocks = re.findall(r"^```sh\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)
    # The second block builds navdocs from its source, for those who take no archive.
    typed = "".join(block for block in blocks[:3] if "git clone" not in block)
    assert typed.count("\n") == 6
    (root / "typed").write_text(f"export HOME=/root PATH=/usr/bin:/bin\ncd\nset -e\n{typed}")
    done = in_root(root, shutil.which("sh"), "/typed")
    assert done.returncode == 0, done.stderr
    assert (root / "root/MyApp/navigation/index.html").exists()


def test_every_library_of_the_archive_has_a_license_and_an_entry_in_the_bill(unpacked, packages):
    folder = unpacked / "share/doc/navdocs"
    bill = json.loads((folder / "sbom.spdx.json").read_text())
    assert bill == json.loads((packages / f"{NAME}.spdx.json").read_text())
    assert {Path(file["fileName"]).name for file in bill["files"]} == {path.name for path in libraries(unpacked)}
    works = {package["name"] for package in bill["packages"]} - {"navdocs"}
    assert {"Swift", "mimalloc", "libmicrohttpd", "graphviz", "cmark"} < works
    for work in works:
        assert (folder / f"licenses/{work}.txt").stat().st_size > 500
    for text in (folder / "licenses").iterdir():
        for name in re.findall(r"/usr/share/common-licenses/([\w.+-]*\w)", text.read_text()):
            assert not Path("/usr/share/common-licenses", name).exists() or (folder / f"licenses/{name}.txt").exists()


def test_license_that_nobody_has_read_is_an_error(tmp_path):
    done = subprocess.run(
        [ROOT / "Packaging/notices", NAME, tmp_path], input="/bin/bash\n", capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (1, "bash is bundled, but its license isn't listed in Packaging/notices\n")


def test_same_program_makes_the_same_archive(packages, tmp_path):
    run(ROOT / "Packaging/tarball", NAVDOCS, tmp_path)
    for file in tmp_path.iterdir():
        assert file.read_bytes() == (packages / file.name).read_bytes(), file.name


def test_checksums_are_those_of_all_files_of_the_release(release):
    run("sha256sum", "--check", "--strict", "SHA256SUMS", cwd=release)
    listed = {line.split()[1] for line in (release / "SHA256SUMS").read_text().splitlines()}
    assert listed == {path.name for path in release.iterdir()} - {"SHA256SUMS"}
    assert f"{NAME}.tar.gz" in listed and f"{NAME}.spdx.json" in listed


def test_bundle_names_a_program_for_each_system(release):
    with zipfile.ZipFile(release / f"navdocs-{VERSION}.artifactbundle.zip") as bundle:
        info = json.loads(bundle.read("navdocs.artifactbundle/info.json"))
        (artifact,) = info["artifacts"].items()
        assert artifact[0] == "navdocs" and artifact[1]["version"] == VERSION
        for variant in artifact[1]["variants"]:
            entry = bundle.getinfo(f"navdocs.artifactbundle/{variant['path']}")
            assert entry.external_attr >> 16 & 0o111, "it has to be executable"
        triples = [triple for variant in artifact[1]["variants"] for triple in variant["supportedTriples"]]
    assert len(triples) == len(set(triples)) == 3


def test_formula_of_a_release_downloads_its_archive(release):
    formula = (release / "navdocs.rb").read_text()
    run("ruby", "-c", release / "navdocs.rb")
    name = f"navdocs-{VERSION}-macos-universal.tar.gz"
    assert f'url "https://github.com/owner/navdocs/releases/download/v{VERSION}/{name}"' in formula
    assert f'sha256 "{run("sha256sum", release / name).split()[0]}"' in formula
    assert "OWNER" not in formula


def test_release_names_its_repository(tmp_path):
    """What a release is built of has the address of its repository, wherever the checkout says OWNER."""
    for part in ["docs", "Integrations", "Packaging", "Sources/Arguments"]:
        shutil.copytree(ROOT / part, tmp_path / part)
    run("git", "init", "--quiet", tmp_path)
    run("git", "add", "--all", cwd=tmp_path)
    run(tmp_path / "Packaging/name-repository", "garden/navdocs")
    left = subprocess.run(["grep", "-rlI", "OWNER/navdocs", "docs", "Integrations", "Sources"], cwd=tmp_path, capture_output=True, text=True)
    assert (left.returncode, left.stdout) == (1, "")
    assert '= "garden/navdocs"' in (tmp_path / "Sources/Arguments/Configuration/ConfigurationSchema.swift").read_text()
    assert "uses: garden/navdocs@" in (tmp_path / "docs/ci/github-workflow.yml").read_text()
    assert "replace OWNER" not in (tmp_path / "docs/ci/fetch-navdocs.sh").read_text()


@pytest.mark.slow
def test_plug_in_runs_the_navdocs_of_the_bundle(release, tmp_path):
    with tarfile.open(release / f"navdocs-plugin-{VERSION}.tar.gz") as archive:
        archive.extractall(tmp_path)
    plugin = tmp_path / f"navdocs-plugin-{VERSION}"
    manifest = plugin / "Package.swift"
    # SwiftPM downloads from no other address than one of https: here the bundle stands beside the manifest.
    shutil.copy(release / f"navdocs-{VERSION}.artifactbundle.zip", plugin / "navdocs.artifactbundle.zip")
    manifest.write_text(
        re.sub(r"url: .*?\n.*?\)", 'path: "navdocs.artifactbundle.zip")', manifest.read_text())
    )
    app = tmp_path / "App"
    shutil.copytree(ROOT / "Examples/Recipes/Sources", app / "Sources/App")
    (app / "Package.swift").write_text(
        "// swift-tools-version: 6.1\nimport PackageDescription\n"
        f'let package = Package(name: "App", dependencies: [.package(path: "{plugin}")], targets: [.target(name: "App")])\n'
    )
    done = subprocess.run(["swift", "package", "navdocs", "--version"], cwd=app, capture_output=True, text=True)
    assert done.stdout == f"navdocs {VERSION}\n", done.stderr
    done = subprocess.run(["swift", "package", "navdocs", "build", "Sources/App"], cwd=app, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


# The workflow


def test_release_waits_for_the_tests_and_runs_scripts_that_exist():
    jobs = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text())["jobs"]
    assert jobs["test"]["uses"] == "./.github/workflows/test.yml"
    assert jobs["linux"]["needs"] == jobs["macos"]["needs"] == "test"
    scripts = " ".join(step["run"] for job in jobs.values() for step in job.get("steps", []) if "run" in step)
    for name in re.findall(r"(?:Packaging|Scripts|Integrations)/[\w/-]+", scripts):
        assert (ROOT / name).is_file(), name
    made = run("make", "--no-print-directory", "help", cwd=ROOT)
    for targets in re.findall(r"make ([a-z ]+)$", scripts, re.MULTILINE):
        assert all(re.search(rf"^{target} ", made, re.MULTILINE) for target in targets.split())
