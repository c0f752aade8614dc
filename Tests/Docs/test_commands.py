"""Every command in the README and the guide is typed, in a copy of the Planets example."""

import os
import re
import shlex
import shutil
import signal
import subprocess

import pytest
from program import NAVDOCS, ROOT

ARTICLES = [ROOT / "README.md", *sorted((ROOT / "docs/guide").rglob("*.md"))]
# What needs the network, root, or minutes: what it makes is tried by the tests in Tests/Install.
OUTSIDE = ("curl ", "tar ", "gh ", "git clone ", "brew install ", "sudo apt-get install ", "sudo apt install ")
# What stands for something of the reader's.
PLACEHOLDER = re.compile(r"\b[A-Z]{2,}\b|…")
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def git(folder, *words):
    subprocess.run(["git", "-C", folder, *words], check=True, capture_output=True)


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    """A repository with an app, a part of whose source stands in modules."""
    folder = tmp_path_factory.mktemp("commands") / "MyApp"
    shutil.copytree(ROOT / "Examples/Planets", folder)
    for module in "Cart", "Shop":
        (folder / "App/Sources" / module).mkdir(parents=True)
        view = f"import SwiftUI\n\nstruct {module}View: View {{ var body: some View {{ Text(\"{module}\") }} }}\n"
        (folder / "App/Sources" / module / f"{module}View.swift").write_text(view)
    for app in "Shop", "Driver":
        (folder / "Apps" / app).mkdir(parents=True)
        (folder / "Apps" / app / "Home.swift").write_text(view)
    (folder / "App/Shared").symlink_to("../Sources/Home")
    git(folder, "init", "--quiet", "--initial-branch", "main")
    git(folder, "add", "--all")
    git(folder, "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", "one")
    return folder


@pytest.fixture
def desk(app, tmp_path):
    """A folder that holds a copy of the app, and what is to be found on PATH."""
    shutil.copytree(app, tmp_path / "MyApp", symlinks=True)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/navdocs").symlink_to(NAVDOCS)
    browser = tmp_path / "bin/xdg-open"
    browser.write_text("#!/bin/sh\n")
    browser.chmod(0o755)
    return tmp_path


def environment(desk):
    return os.environ | {"PATH": f"{desk / 'bin'}:{os.environ['PATH']}", "HOME": str(desk)}


def preview(desk, folder, words):
    """Starts the preview, and ends it when it serves."""
    served = subprocess.Popen(
        words + ["--port", "0"] if "--port" not in words else words, cwd=folder, env=environment(desk), stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True)
    lines = []
    for line in served.stdout:
        lines.append(line)
        if "http://127.0.0.1" in line:
            served.send_signal(signal.SIGINT)
            break
    served.stdout.read()
    assert served.wait() == 0 and lines and "http://" in lines[-1], lines


def run(desk, folder, line):
    """Types a command, and gives the folder in which the next one is typed."""
    words = shlex.split(line.replace("$HOME", str(desk)))
    if words[0] == "cd":
        assert (folder / words[1]).is_dir(), line
        return folder / words[1]
    if words[0] == "mkdir":
        subprocess.run(words, cwd=folder, check=True)
        return folder
    if words[0] == "export":
        assert words[1] == f"PATH={desk}/.local/bin:$PATH", line
        return folder
    if words[0] == "make":
        assert [word for word in words[1:] if "=" not in word and word not in ("-C", "navdocs") and word not in TARGETS] == [], line
        return folder
    if words[:2] == ["swift", "package"]:
        # The plugin runs the program in the package's folder.
        words = words[words.index("navdocs"):]
        if "--target" in words:
            place = words.index("--target")
            words[place : place + 2] = ["Sources"]
    if line.startswith(OUTSIDE):
        return folder
    assert words[0] == "navdocs", line
    if words[1] == "preview":
        preview(desk, folder, words)
        return folder
    done = subprocess.run(words, cwd=folder, env=environment(desk), capture_output=True, text=True)
    # The answer of these may be no.
    allowed = (0, 1) if words[1] in ("check", "path") or "--exit-code" in words else (0,)
    assert done.returncode in allowed, (line, done.stderr)
    return folder


def lines(text):
    blocks = re.findall(r"^ *```sh\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL)
    return [line.strip() for block in blocks for line in block.splitlines() if line.strip()]


def spans(text):
    """Commands within a sentence or a table, but for what stands after the fence of a code block in an article."""
    prose = re.sub(r"^ *```.*?^ *```$", "", text, flags=re.MULTILINE | re.DOTALL)
    return [span for span in re.findall(r"`(navdocs [^`]+)`", prose) if not re.match(r"navdocs (graph|journey)\b", span)]


@pytest.mark.parametrize("article", ARTICLES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_command_works(article, desk):
    text = article.read_text()
    typed = lines(text)
    folder = desk if any(line == "cd MyApp" for line in typed) else desk / "MyApp"
    for line in typed:
        folder = run(desk, folder, line)
    for span in spans(text):
        command = span.split()[1]
        assert command in COMMANDS, span
        if len(span.split()) > 2 and not PLACEHOLDER.search(span):
            run(desk, desk / "MyApp", span)


def said(*words):
    return subprocess.run([NAVDOCS, *words], capture_output=True, text=True, check=True).stdout


COMMANDS = set(re.findall(r"^  ([a-z]+) ", said("help").split("COMMANDS")[1].split("OPTIONS")[0], re.MULTILINE))


def test_commands_are_found():
    assert sum(len(lines(article.read_text())) for article in ARTICLES) > 40
    assert sum(len(spans(article.read_text())) for article in ARTICLES) > 20


def test_path_is_shown_as_it_is():
    text = (ROOT / "docs/guide/finding-paths.md").read_text()
    command, shown = re.search(r"^```text\n\$ navdocs ([^\n]*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL).groups()
    told = subprocess.run([NAVDOCS, *shlex.split(command)], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    first, last = shown.split("  …\n")
    assert told.startswith(first) and told.endswith(last)


def test_readme_is_one_page():
    text = (ROOT / "README.md").read_text()
    assert len(text.encode()) < 9000
    broken = [link for link in re.findall(r"\]\(([^)#:]+)\)", text) if not (ROOT / link).exists()]
    assert broken == []
    assert {"make site", "make test"} <= set(lines(text))
