"""The page of a difference: one file that needs nothing else, with a switch that works without scripts."""

import functools
import re
import shutil
import subprocess

import pytest
from conftest import NAVDOCS, ROOT, complaints, violations
from playwright.sync_api import expect


def edit(path, old, new):
    text = path.read_text()
    assert old in text, path
    path.write_text(text.replace(old, new))


@pytest.fixture(scope="module")
def versions(tmp_path_factory):
    """Planets as it is, and with a sheet that is pushed, a way that is lost, a row that is new, and a renamed case."""
    new = tmp_path_factory.mktemp("diff") / "Planets"
    shutil.copytree(ROOT / "Examples/Planets", new)
    sources = new / "Sources"
    edit(sources / "Home/HomeCoordinator+Screens.swift", "present(.settings, as: .sheet)", "route(to: .settings)")
    edit(sources / "Home/HomeCoordinator.swift", "func gallery(", "func photos(")
    edit(sources / "Home/PlanetView.swift", ".gallery(", ".photos(")
    edit(sources / "Settings/SettingsView.swift", "coordinator.route(to: .about)", "print()")
    coordinator = sources / "Profile/ProfileCoordinator.swift"
    text = coordinator.read_text().rstrip().removesuffix("}")
    coordinator.write_text(text + "    func stamps() -> any Coordinatable { LoginCoordinator(onSignedIn: { _ in }) }\n}\n")
    edit(
        sources / "Profile/ProfileModel.swift",
        "func openSettings() {",
        "func openStamps() { coordinator.present(.stamps, as: .sheet) }\n    func openSettings() {",
    )
    return ROOT / "Examples/Planets", new


@pytest.fixture(scope="module")
def page_file(versions, tmp_path_factory):
    file = tmp_path_factory.mktemp("page") / "diff.html"
    subprocess.run([NAVDOCS, "diff", *versions, "-o", file, "--quiet"], check=True)
    return file


@pytest.fixture
def open_diff(open_file, page_file):
    return functools.partial(open_file, page_file)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("shown", ["before", "both", "after"])
def test_page_is_accessible(open_diff, scheme, shown):
    page = open_diff(color_scheme=scheme)
    page.locator(f"#show-{shown}").check()
    assert violations(page) == []


def test_page_asks_for_nothing(open_diff, page_file):
    page = open_diff()
    assert complaints(page) == []
    assert [url for url in page.requests if not url.startswith("data:")] == [page_file.as_uri()]
    text = page_file.read_text()
    assert "<script" not in text
    assert not re.search(r"\son[a-z]+=|\sstyle=|@import|url\(", text)
    # The name of a namespace is no address that anything is asked for.
    assert set(re.findall(r"https?://[^\"'\s<)]+", text)) <= {"http://www.w3.org/2000/svg"}


def test_links_lead_somewhere(open_diff, page_file):
    page = open_diff()
    text = page_file.read_text()
    for href in page.eval_on_selector_all("a[href]", "all => all.map(a => a.getAttribute('href'))"):
        assert href.startswith("#") and f'id="{href[1:]}"' in text, href


def shown(page, selector):
    return page.eval_on_selector_all(
        selector, "all => all.map(e => getComputedStyle(e).visibility).filter((v, i, s) => s.indexOf(v) === i)"
    )


@pytest.mark.parametrize("scripts", [True, False])
def test_switch_shows_one_version_and_nothing_moves(open_diff, scripts):
    page = open_diff(java_script_enabled=scripts)
    expect(page.locator("#show-both")).to_be_checked()
    boxes = page.locator(".node").evaluate_all("all => all.map(e => JSON.stringify(e.getBoundingClientRect()))")
    expected = {
        "before": {".edge.add": ["hidden"], ".edge.rem": ["visible"], ".edge.chg:not(.former)": ["hidden"], ".edge.former": ["visible"]},
        "both": {".edge.add": ["visible"], ".edge.rem": ["visible"], ".edge.chg:not(.former)": ["visible"], ".edge.former": ["hidden"]},
        "after": {".edge.add": ["visible"], ".edge.rem": ["hidden"], ".edge.chg:not(.former)": ["visible"], ".edge.former": ["hidden"]},
    }
    for version, states in expected.items():
        page.locator(f"#show-{version}").check()
        for selector, state in states.items():
            # Not every difference has a line of each kind.
            if page.locator(selector).count():
                assert shown(page, selector) == state, (version, selector)
    page.locator("#show-before").check()
    expect(page.locator("text", has_text="+ stamps")).to_be_hidden()
    page.locator("#show-after").check()
    expect(page.locator("text", has_text="+ stamps")).to_be_visible()
    after = page.locator(".node").evaluate_all("all => all.map(e => JSON.stringify(e.getBoundingClientRect()))")
    assert after == boxes


def test_difference_has_every_kind_of_line(open_diff):
    page = open_diff()
    for kind in [".add", ".chg:not(.former)", ".former", ".same"]:
        expect(page.locator(f".edge{kind}")).not_to_have_count(0)


def test_switch_works_by_keyboard(open_diff):
    page = open_diff()
    page.locator("#show-both").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#show-after")).to_be_checked()
    expect(page.locator("label:has(#show-after)")).to_have_css("outline-style", "solid")


def test_words_come_before_the_picture(open_diff):
    page = open_diff()
    order = page.eval_on_selector_all("h1, .changes, figure", "all => all.map(e => e.tagName + '.' + e.className)")
    assert order[:2] == ["H1.", "OL.changes"]
    assert order[-1] == "FIGURE.graph"
    expect(page.locator("h1")).to_have_text("1 screen can no longer be reached")


@pytest.mark.parametrize("width", [360, 720, 1200])
def test_nothing_sticks_out(open_diff, width):
    page = open_diff(viewport={"width": width, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_signs_are_told_without_colour(open_diff):
    page = open_diff()
    texts = page.locator(".changes .sign").all_inner_texts()
    assert {"−", "~", "+"} <= set(texts)
    node_texts = page.locator(".navigation-graph text").all_text_contents()
    assert any(text.startswith("+ ") for text in node_texts)
    assert any(text.startswith("~ ") for text in node_texts)


def test_same_app_says_so(open_file, tmp_path):
    file = tmp_path / "same.html"
    subprocess.run([NAVDOCS, "diff", ROOT / "Examples/Planets", ROOT / "Examples/Planets", "-o", file, "-q"], check=True)
    page = open_file(file)
    expect(page.locator("h1")).to_have_text("Nothing about the navigation changed")
    expect(page.locator("figure")).to_have_count(0)
