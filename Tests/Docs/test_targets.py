"""The table of targets in CONTRIBUTING says what there is."""

import re

from program import ROOT

SOURCES = ROOT / "Sources"
# Targets that are a folder of another one.
INSIDE = {"Platform": SOURCES / "navdocs/Platform"}


def lines(target):
    folder = INSIDE.get(target, SOURCES / target)
    others = [inner for inner in INSIDE.values() if inner != folder]
    files = [file for file in folder.rglob("*.swift") if not any(inner in file.parents for inner in others)]
    return sum(file.read_bytes().count(b"\n") for file in files)


def test_every_target_is_told_with_its_size():
    table = re.search(r"^\| target \|.*?\n\n", (ROOT / "CONTRIBUTING.md").read_text(), re.MULTILINE | re.DOTALL).group()
    told = {}
    for row in table.strip().splitlines()[2:]:
        names, size = row.strip("|").split("|")[:2]
        for target in re.findall("`([^`/]+)`", names):
            told[target] = int(size.replace(",", "").strip() or 0)
    assert set(told) == {folder.name for folder in SOURCES.iterdir() if folder.is_dir()} | set(INSIDE)
    # One that has grown by more than a tenth is looked at again.
    wrong = {target: (size, lines(target)) for target, size in told.items() if abs(size - lines(target)) > 50 + size / 10}
    assert wrong == {}
