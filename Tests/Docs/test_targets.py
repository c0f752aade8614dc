"""What CONTRIBUTING says of targets is so, and what they are made of stays in order."""

import re

import pytest
import sources
from sources import CONTRIBUTING, PICTURE, SOURCES

TARGETS = sources.targets()

# A target has room for what is added to it.
MOST_LINES = 9000


def told(text):
    """The targets of a picture with their lines and those of their folders, and the lines between them."""
    nodes, edges = {}, set()
    for target, words in re.findall(r'^    (\w+)\["<b>\w+</b>(.*)"\]$', text, re.MULTILINE):
        sizes = re.findall(r"([\w-]*) ([\d,]+)", words)
        nodes[target] = {name: int(size.replace(",", "")) for name, size in sizes}
    for target, below in re.findall(r"^    (\w+) --> (.*)$", text, re.MULTILINE):
        edges |= {(target, each) for each in below.split(" & ")}
    return nodes, edges


def test_every_target_is_told():
    table = re.search(r"^\| target \|.*?\n\n", CONTRIBUTING.read_text(), re.MULTILINE | re.DOTALL).group()
    names = [name for row in table.strip().splitlines()[2:] for name in re.findall("`([^`/]+)`", row.split("|")[1])]
    assert sorted(names) == sorted(TARGETS)
    assert set(TARGETS) - set(sources.INNER) == {folder.name for folder in SOURCES.iterdir() if folder.is_dir()}


def test_picture_shows_what_there_is():
    (shown, edges), (real, real_edges) = told(PICTURE.search(CONTRIBUTING.read_text()).group()), told(sources.picture())
    anew = "python3 Tests/Docs/sources.py draws it anew"
    assert edges == real_edges, anew
    assert {target: set(parts) for target, parts in shown.items()} == {target: set(parts) for target, parts in real.items()}, anew
    # One that has grown by more than a tenth is looked at again.
    wrong = {
        (target, name): (size, real[target][name])
        for target, parts in shown.items() for name, size in parts.items()
        if abs(size - real[target][name]) > 60 + size / 10
    }
    assert wrong == {}, anew


def test_no_target_is_too_large():
    assert {target for target in TARGETS if sum(sources.lines(target).values()) > MOST_LINES} == set()


def test_targets_wait_only_for_what_they_import():
    """The compiler starts with a target when all that it depends on is there."""
    for target, needs in TARGETS.items():
        texts = [file.read_text() for file in sources.files(target)]
        imported = {name for text in texts for name in re.findall(r"^\s*(?:package )?import (\w+)", text, re.MULTILINE)}
        assert not texts or imported & set(TARGETS) == set(needs), target


@pytest.mark.parametrize("target", [target for target in TARGETS if sources.files(target)])
def test_no_folder_uses_one_that_uses_it(target):
    uses = sources.uses(target)
    below = {user: set(owners) for user, owners in uses.items()}
    while done := {user for user, owners in below.items() if not owners & set(below)}:
        below = {user: owners for user, owners in below.items() if user not in done}
    circle = {f"{user} → {owner}": sorted(uses[user][owner]) for user, owners in below.items() for owner in owners & set(below)}
    assert circle == {}


def test_files_on_the_way_of_a_file_are_there_in_fifteen_steps():
    way = re.search(r"^### The way of one file.*?\n(.*?)\n### ", CONTRIBUTING.read_text(), re.MULTILINE | re.DOTALL).group(1)
    steps = re.split(r"^\d+\. ", way, flags=re.MULTILINE)[1:]
    assert len(steps) == 15
    for step in steps:
        named = re.findall(r"`(Sources/[\w/]+\.swift)`", step)
        assert named, step
        for path in named:
            assert (SOURCES.parent / path).is_file(), path
