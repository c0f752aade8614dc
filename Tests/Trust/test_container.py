"""CI on a pull request from a fork: navdocs runs in a file system of its own, and afterwards every byte of that is compared.

The file system holds the program and what it needs, git, a shell, what stands around a checkout, and nothing else. Root, or a
user who may make namespaces, runs it.
"""

import base64
import hashlib
import os
import re
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from program import NAVDOCS

sys.path.append(str(Path(__file__).parent))
import hostile

pytestmark = [
    pytest.mark.slow, pytest.mark.skipif(sys.platform != "linux", reason="only Linux has namespaces"),
]
COMMANDS = [
    ["check", "App"], ["check", "App", "--format", "github"], ["check", "App", "--fix"], ["check"], ["build", "App"],
    ["build", "App", "--single-file", "one.html", "-o", "named"], ["build"], ["export", "App"], ["export", "--format", "json"],
    ["diff", "main"], ["diff", "main", "App", "--format", "markdown"], ["path", "--to", "HomeView"], ["doctor", "App"],
]  # fmt: skip
# What a run may write, below the checkout and beside it.
OUTPUT = re.compile(r"srv/repo/(navdocs-site|navdocs-graphs|graphs|named|one\.html)(/|$)|root/\.cache(/navdocs(/|$)|$)")


class Container:
    """A file system that programs are run in, without a network."""

    def __init__(self, root):
        self.root = root
        for folder in "proc", "dev", "tmp", "srv", "root":
            (root / folder).mkdir(parents=True)
        plugins = sorted(Path("/usr/lib").glob("*/graphviz"))
        programs = [NAVDOCS, Path(shutil.which("git")), Path("/bin/sh"), Path("/usr/bin/env")]
        wanted = [*programs, *(path for folder in plugins for path in folder.iterdir() if path.is_file())]
        for path in [*wanted, *self.libraries(wanted)]:
            place = root / "usr/bin/navdocs" if path == NAVDOCS else root / str(path).lstrip("/")
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, place)

    @staticmethod
    def libraries(programs):
        told = subprocess.run(["ldd", *programs], capture_output=True, text=True).stdout
        return sorted({Path(path) for path in re.findall(r"(?:=> |^\s+)(/\S+) \(0x", told, re.MULTILINE)})

    def run(self, *words, folder="/srv/repo"):
        mounts = 'mount -t proc proc "$0/proc"; mount --rbind /dev "$0/dev"; root=$0; exec chroot "$root" /usr/bin/env -i "$@"'
        variables = [
            "PATH=/usr/bin:/bin", "HOME=/root", "GITHUB_ACTIONS=true", f"TOKEN={hostile.CANARY.format('environment')}"]
        namespaces = ["--mount", "--net", "--pid", "--fork"] + ([] if os.getuid() == 0 else ["--map-root-user"])
        inside = ["/bin/sh", "-c", 'cd "$0" && exec "$@"', folder, *words]
        return subprocess.run(
            ["unshare", *namespaces, "/bin/sh", "-ec", mounts, self.root, *variables, *inside], capture_output=True, timeout=300,
            stdin=subprocess.DEVNULL)

    def sums(self):
        """What there is, by its path: its kind, its permissions and a checksum of what is in it."""
        sums = {}
        for folder, folders, files in os.walk(self.root):
            inside = os.path.relpath(folder, self.root)
            if inside == ".":
                folders[:] = [name for name in folders if name not in ("proc", "dev")]
            for name in folders + files:
                path = os.path.join(folder, name)
                status = os.lstat(path)
                kind = stat.S_IFMT(status.st_mode)
                contents = b""
                if kind == stat.S_IFREG:
                    contents = Path(path).read_bytes()
                elif kind == stat.S_IFLNK:
                    contents = os.fsencode(os.readlink(path))
                sums[os.path.normpath(os.path.join(inside, name))] = (status.st_mode, hashlib.sha256(contents).hexdigest())
        return sums


@pytest.fixture(scope="module")
def container(tmp_path_factory):
    made = Container(tmp_path_factory.mktemp("container") / "root")
    made.canaries = hostile.outside(made.root)
    hostile.repository(made.root / "srv/other")
    shutil.copy(made.root / "srv/Secret.swift", made.root / "srv/other/App/Secret.swift")
    hostile.git(made.root / "srv/other", "add", "--all")
    hostile.git(made.root / "srv/other", "commit", "--quiet", "--message", "secret")
    return made


@pytest.fixture
def checkout(container):
    folder = container.root / "srv/repo"
    yield hostile.repository(folder)
    for path in [folder, container.root / "root/.cache"]:
        subprocess.run(["rm", "-rf", path], check=True)


def spellings(canary):
    """How a text may stand in a file: as it is, or in what is written in base 64, wherever it begins there."""
    encoded = [base64.b64encode(b" " * shift + canary.encode()) for shift in range(3)]
    return [canary.encode()] + [text[4:-4] for text in encoded]


def test_what_a_pull_request_could_do_is_seen(container, checkout):
    before = container.sums()
    container.run("/bin/sh", "-c", "echo > /root/.bashrc; echo > /ran")
    after = container.sums()
    assert {path for path in before | after if before.get(path) != after.get(path)} == {"root/.bashrc", "ran"}
    hostile.write(container.root, "root/.bashrc", f"# {container.canaries[0]}\n")
    (container.root / "ran").unlink()
    assert container.sums() == before
    clean = container.run("navdocs", "build", "App")
    assert clean.returncode == 0, clean.stderr
    assert (checkout / "navdocs-site/index.html").is_file()


@pytest.mark.parametrize("trick", hostile.TRICKS)
def test_pull_request_changes_and_shows_nothing_from_outside(container, checkout, trick):
    hostile.pull_request(checkout, trick)
    before = container.sums()
    told = b""
    done = 0
    for command in COMMANDS:
        run = container.run("navdocs", *command)
        assert run.returncode in (0, 1, 2), (command, run.stderr)
        done += run.returncode != 2
        told += run.stdout + run.stderr
    after = container.sums()
    changed = {path for path in before | after if before.get(path) != after.get(path)}
    assert {path for path in changed if not OUTPUT.match(path)} == set()
    # What was a link is one still, or a file in its place.
    outputs = [path for path in changed if path in after and stat.S_ISREG(after[path][0])]
    shown = [told] + [(container.root / path).read_bytes() for path in outputs if not path.startswith("root/")]
    for canary in container.canaries:
        for text in spellings(canary):
            assert not any(text in each for each in shown), canary
    assert b"SecretCoordinator" not in b"".join(shown)
    for line in told.splitlines():
        assert not line.lstrip().startswith((b"##[", b"##vso[")) and b"\x1b" not in line, line
        # Those of navdocs itself are of one kind, and end where they say.
        assert not line.lstrip().startswith(b"::") or re.match(rb"::(error|warning|notice) file=", line), line
    for path in outputs:
        if path.endswith(".svg"):
            text = (container.root / path).read_text().lower()
            assert not re.search(r"<script|foreignobject|\son\w+=|javascript:|evil\.example", text), path
    assert done > 0 or b"error: .navdocs.json:1:" in told, "nothing was tried: neither is it refused, nor does anything run"
