"""Every page is valid HTML, every picture well-formed XML."""

from collections import Counter
from xml.etree import ElementTree

import html5lib
import pytest
from program import ROOT

EXAMPLES = sorted(folder.name for folder in (ROOT / "Examples").iterdir() if folder.is_dir())
REFERENCES = ["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "for", "headers", "popovertarget"]


@pytest.fixture(scope="module", params=EXAMPLES)
def built(request, sites):
    """The site of an example, and its one file beside it."""
    return sites.both(f"Examples/{request.param}")


def problems(text):
    """What a strict parser of the HTML standard says, and ids that are not unique or not there."""
    parser = html5lib.HTMLParser(tree=html5lib.getTreeBuilder("etree"), namespaceHTMLElements=False)
    tree = parser.parse(text)
    found = [f"{position}: {error} {data}" for position, error, data in parser.errors]
    ids = Counter(element.get("id") for element in tree.iter() if element.get("id") is not None)
    found += [f"id {name} stands {count} times" for name, count in ids.items() if count > 1]
    for element in tree.iter():
        for name in REFERENCES:
            found += [f"{name} names {word}" for word in (element.get(name) or "").split() if word not in ids]
        if element.tag == "img" and element.get("alt") is None:
            found.append("a picture without words")
    return found


def test_every_page_is_valid(built):
    found = {}
    for path in [*sorted((built / "site").rglob("*.html")), built / "single.html"]:
        errors = problems(path.read_text(encoding="utf-8"))
        if errors:
            found[str(path.relative_to(built))] = errors[:5]
    assert found == {}


def test_every_picture_is_well_formed(built):
    pictures = sorted((built / "site").rglob("*.svg"))
    assert pictures
    for path in pictures:
        assert ElementTree.parse(path).getroot().tag == "{http://www.w3.org/2000/svg}svg", path


@pytest.mark.parametrize("text, expected", [
    ("<!DOCTYPE html><title>x</title><p><div></p>", 1), ("<title>x</title>", 1),
    ("<!DOCTYPE html><title>x</title><p id=a><p id=a>", 1), ("<!DOCTYPE html><title>x</title><p for=a>", 1),
    ("<!DOCTYPE html><title>x</title><table><p>x</table>", 1), ("<!DOCTYPE html><title>x</title><p>x", 0),
])
def test_the_check_finds_what_is_wrong(text, expected):
    assert min(len(problems(text)), 1) == expected
