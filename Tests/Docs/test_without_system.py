"""Any system can be taken away: what is left names nothing of it, and, which takes minutes a system, builds and passes its tests.

What `Scripts/without-system` finds of a system is what "Add a system" in CONTRIBUTING says that one consists of: with those files,
and no others, it is there again.
"""

import functools
import importlib.machinery
import importlib.util
import os
import re
import shutil
import subprocess

import pytest
from program import ROOT, SOAKING
from sources import CONTRIBUTING, WORD, code

loader = importlib.machinery.SourceFileLoader("without_system", str(ROOT / "Scripts/without-system"))
script = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
loader.exec_module(script)

SYSTEMS = script.systems()
# Apps of all systems are made of SwiftUI's views: where nothing knows `View`, `App` or `Text`, no coordinator has a screen, and nothing
# leads from one. What is left builds all the same, and the tests that read no app pass.
WITHOUT_APPS = {"SwiftUI": ["--filter", r"^(NavigationModelTests|RenderTests|PreviewTests)\."]}
# Named at the top of a file, so not of a test that has another of that name.
TOP = re.compile(rf"^(?!.*\b(?:private|fileprivate)\b)(?:{WORD}|(?:package )?(?:func|let|var) (\w+))", re.MULTILINE)
STRICT = ["-debug-info-format", "none", "-Xswiftc", "-warnings-as-errors", "-Xcc", "-Werror", "-Xswiftc", "-driver-batch-count", "-Xswiftc", "1"]


def taken(folder, name):
    """What is left in a folder, and what became of the other files."""
    done = subprocess.run(
        [ROOT / "Scripts/without-system", "--into", folder, name], capture_output=True, text=True, check=True)
    return dict(line.split(": ") for line in done.stdout.splitlines())


@pytest.fixture(scope="module")
def all_removed(tmp_path_factory):
    folder = tmp_path_factory.mktemp("without")
    return {name: (name, folder / name, taken(folder / name, name)) for name in SYSTEMS}


@pytest.fixture(params=sorted(SYSTEMS))
def removed(request, all_removed):
    return all_removed[request.param]


@functools.cache
def words(text):
    """The types and the functions that Swift names other than as members, and what it declares."""
    text = code(text)
    declared = re.findall(r"\b(?:func|var|let|struct|class|enum|protocol|extension|case(?: \w+,)*) (\w+)", text)
    return set(re.findall(r"(?<![.\w])(?:[A-Z]\w*(?![\w:])|\w+(?=\())", text)), set(declared)


def swift(folder, *parts):
    """The text of all Swift but that of apps."""
    return {path: path.read_text() for part in parts for path in sorted((folder / part).rglob("*.swift")) if "Fixtures" not in path.parts}


@functools.cache
def top(text):
    return {name for found in TOP.findall(code(text)) for name in found if name}


def declared(texts):
    return set().union(*map(top, texts))


def test_checkout_stays_as_it_is(removed):
    _, folder, told = removed
    for path, what in told.items():
        assert (ROOT / path).exists()
        assert (folder / path).exists() == (what != "taken away"), path


def test_nothing_left_names_what_was_taken(removed):
    name, folder, _ = removed
    word = SYSTEMS[name]
    linking = [f"{targets}/{name}" for targets in script.LINKING]
    gone = declared(swift(ROOT, f"{script.SYSTEMS}/{name}", f"{script.TESTS}/{name}", *linking).values())
    # What has the name of something else at the top of a file, or in the same file, is that.
    left = swift(folder, "Sources", "Tests", "Plugins")
    gone -= declared(left.values())
    assert len(gone) > 2
    for path, text in left.items():
        used, own = words(text)
        assert gone & used - own == set(), path
        assert not re.search(rf"System(?:Traits|Definition)\.{word}\b", text), path
    resources = (folder / "Sources/CResources/resources.c").read_text()
    assert not re.search(rf"/Systems/{word}\b", resources)
    assert not re.search(rf"[\[ ]\.{word}[,\n]", (folder / script.SYSTEMS / "SystemDefinition.swift").read_text().split("static let all")[1].split("]\n")[0])


def listed():
    """The files that CONTRIBUTING names under "Add a system": those of every one, and those of some."""
    text = CONTRIBUTING.read_text().split("## Add a system")[1].split("\n##")[0]
    every, some = text.split("| some have |")
    return [re.findall(r"^\| `([^`]+)`", part, re.MULTILINE) for part in (every.split("| every system has |")[1], some)]


def filled(place, name, told):
    """A file in the list, for one system."""
    apps = [path.split("/")[1] for path in told if path.startswith("Examples/")]
    pages = [path.rsplit("/")[-1] for path in told if path.startswith("docs/guide/Systems/") and "index" not in path]
    for blank, word in {"<Name>": name, "<name>": SYSTEMS[name], "<App>": apps[0], "<app>": apps[0].lower(), "<page>.md": pages[0]}.items():
        place = place.replace(blank, word)
    return place


def matches(place, path):
    return re.fullmatch(re.escape(place).replace(r"\*", "[^/]*"), path)


def test_every_file_is_in_the_list(removed):
    name, _, told = removed
    every, some = listed()
    places = [filled(place, name, told) for place in every + some]
    assert [path for path in told if not any(matches(place, path) for place in places)] == []


def test_list_is_what_stinsen_consists_of(all_removed):
    """What every system is said to have, this one has."""
    told = all_removed["Stinsen"][2]
    every, _ = listed()
    assert [place for place in every if not any(matches(filled(place, "Stinsen", told), path) for path in told)] == []


def contents(folder, paths):
    return {path: (folder / path).read_bytes() for path in paths if (folder / path).is_file()}


def test_system_is_back_with_what_is_listed(removed, tmp_path):
    """It is added again: with the files in the list, and no other, everything is as it was."""
    name, folder, told = removed
    every, some = listed()
    places = [filled(place, name, told) for place in every + some]
    tracked = list(script.Rest().files)
    whole, left = contents(ROOT, tracked), contents(folder, tracked)
    assert left != whole
    again = shutil.copytree(folder, tmp_path / "again")
    for path in tracked:
        if any(path.startswith(place) if place.endswith("/") else matches(place, path) for place in places):
            (again / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, again / path)
    found = [str(path.relative_to(again)) for path in again.rglob("*") if path.is_file() and path.name != script.MADE]
    assert contents(again, found) == whole


def test_what_some_have_not_all_have(all_removed):
    told = {name: each[2] for name, each in all_removed.items()}
    for place in listed()[1]:
        having = [name for name in SYSTEMS if any(matches(filled(place, name, told[name]), path) for path in told[name])]
        assert 0 < len(having) < len(SYSTEMS), place


def test_every_word_of_documents_is_of_a_system():
    text = (ROOT / "Sources/Base/Navigation/NavigationSystem.swift").read_text()
    assert sorted(re.findall(r"case \.(\w+): \"", text)) == sorted(SYSTEMS.values())


@pytest.mark.skipif(not SOAKING, reason="everything is built for each system")
@pytest.mark.parametrize("name", sorted(SYSTEMS))
def test_rest_builds_and_passes_its_tests(name):
    # One folder for all, so that only what differs is compiled again.
    folder = ROOT / ".build/without-system"
    taken(folder, name)
    # The program that is built there is tried, and not at length.
    environment = {key: value for key, value in os.environ.items() if not key.startswith("NAVDOCS")}
    for product in ("navdocs", "soak", "navdocsPackageTests"):
        subprocess.run(["swift", "build", "--product", product, *STRICT], cwd=folder, check=True, env=environment)
    tests = ["swift", "test", "--skip-build", *STRICT, *WITHOUT_APPS.get(name, [])]
    subprocess.run(tests, cwd=folder, check=True, env=environment)
