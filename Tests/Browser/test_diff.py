"""The preview of a difference: one file that opens on what changed, with a switch that works without scripts, and the whole
new site behind it."""

import functools
import re
import shutil
import subprocess

import pytest
from conftest import PHONE, complaints, violations, wait_until
from playwright.sync_api import expect
from program import NAVDOCS, ROOT


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
    page.locator(f"[value={shown}]").check()
    assert violations(page, scheme=scheme) == []


def sections(page):
    return page.eval_on_selector_all("main > .page", "all => all.map(one => one.id)")


def test_preview_asks_for_nothing(open_diff, page_file):
    page = open_diff()
    for section in sections(page):
        page.evaluate("name => { location.hash = name; }", section)
    assert complaints(page) == []
    assert [url for url in page.requests if not url.startswith("data:")] == [page_file.as_uri()]
    text = page_file.read_text()
    policy = "default-src &#39;none&#39;; script-src &#39;unsafe-inline&#39;; style-src &#39;unsafe-inline&#39;; img-src data:;"
    assert f'content="{policy}' in text
    assert not re.search(r"<[^>]*\s(on[a-z]+|style)=", text)


def seen(page, section):
    """Waits until a section is all that is shown."""
    shown = "all => all.filter(e => e.offsetHeight > 0).map(e => e.id)"
    wait_until(page, f"({shown})([...document.querySelectorAll('main > .page')])", [section])


@pytest.mark.parametrize("scripts", [True, False])
def test_preview_opens_on_what_changed_with_the_whole_site_behind_it(open_diff, versions, scripts, tmp_path):
    page = open_diff(java_script_enabled=scripts)
    seen(page, "changes")
    site = tmp_path / "site.html"
    subprocess.run([NAVDOCS, "build", versions[1], "--single-file", site, "--quiet"], check=True)
    whole = re.findall(r'<section class="page" id="([^"]+)"', site.read_text())
    assert sections(page) == ["changes", *whole]
    page.locator("#changes").get_by_role("link", name="HomeCoordinator.settings").click()
    seen(page, "HomeCoordinator")
    expect(page.locator(":target")).to_have_id("HomeCoordinator:destination-settings")
    page.locator("nav.sidebar").get_by_role("link", name="What changed").click()
    seen(page, "changes")
    page.locator("#changes .navigation-graph a[href='#ProfileCoordinator']").evaluate("e => { location.hash = '#ProfileCoordinator'; }")
    seen(page, "ProfileCoordinator")
    page.go_back()
    page.locator(".bar .home").click()
    seen(page, "index")


def test_preview_keeps_title_and_sidebar_in_step(open_diff):
    page = open_diff()
    expect(page).to_have_title("1 screen can no longer be reached · Planets navigation")
    expect(page.locator("nav.sidebar [aria-current=page] span").first).to_have_text("What changed")
    page.locator("nav.sidebar").get_by_role("link", name="Overview").click()
    expect(page).to_have_title("Planets navigation")
    page.evaluate("location.hash = '#HomeCoordinator'")
    expect(page).to_have_title("HomeCoordinator · Planets navigation")


def test_preview_is_searched(open_diff):
    page = open_diff()
    page.keyboard.press("/")
    page.keyboard.type("MoonView")
    expect(page.locator(".search-results [role=option]").first).to_be_visible()
    page.keyboard.press("Enter")
    wait_until(page, "location.hash", "#MoonView")
    page.keyboard.press("/")
    page.keyboard.type("what changed")
    expect(page.locator(".search-results [role=option]").first).to_be_visible()
    page.keyboard.press("Enter")
    wait_until(page, "location.hash", "#changes")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_sections_behind_it_are_accessible(open_diff, scheme):
    page = open_diff(color_scheme=scheme)
    for section in ["index", "HomeCoordinator", "AboutView", "findings", "rules"]:
        page.evaluate("name => { location.hash = name; }", section)
        seen(page, section)
        assert violations(page, scheme=scheme) == [], section


def test_links_lead_somewhere(open_diff, page_file):
    page = open_diff()
    ids = set(page.eval_on_selector_all("[id]", "all => all.map(e => e.id)"))
    links = page.eval_on_selector_all("a[href]", "all => all.map(a => a.getAttribute('href'))")
    assert [link for link in links if link != "#content" and (link[0] != "#" or link[1:] not in ids)] == []


def test_the_switch_is_a_filter(open_diff):
    page = open_diff()
    lines = lambda: page.locator("#changes .edge:not(.off)").count()
    both = lines()
    page.locator("[value=before]").check()
    before = lines()
    page.locator("[value=after]").check()
    after = lines()
    page.locator("[value=both]").check()
    assert lines() == both
    assert before < both and after <= both and both == page.locator("#changes .edge:not(.former)").count()


def test_site_of_many_files_has_the_page_too(versions, open_page, tmp_path):
    site = tmp_path / "site"
    subprocess.run([NAVDOCS, "build", versions[1], "--diff", versions[0], "-o", site, "--quiet"], check=True)
    page = open_page("index.html", site)
    page.locator("nav.sidebar").get_by_role("link", name="What changed").click()
    expect(page.locator("h1")).to_have_text("1 screen can no longer be reached")
    page.get_by_role("link", name="HomeCoordinator.settings").click()
    page.wait_for_url("**/coordinators/HomeCoordinator.html#destination-settings")
    page.go_back()
    page.wait_for_url("**/changes.html")
    assert complaints(page) == []
    assert violations(page) == []


BOXES = """all => all.map(e => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height].map(Math.round).join(" ");
})"""


def shown(page, selector):
    return page.eval_on_selector_all(
        selector, "all => all.map(e => getComputedStyle(e).visibility).filter((v, i, s) => s.indexOf(v) === i)"
    )


@pytest.mark.parametrize("scripts", [True, False])
def test_switch_shows_one_version_and_nothing_moves(open_diff, scripts):
    page = open_diff(java_script_enabled=scripts)
    expect(page.locator("[value=both]")).to_be_checked()
    boxes = page.locator("#changes .node").evaluate_all(BOXES)
    expected = {
        "before": {".edge.add": ["hidden"], ".edge.rem": ["visible"], ".edge.chg:not(.former)": ["hidden"], ".edge.former": ["visible"]},
        "both": {".edge.add": ["visible"], ".edge.rem": ["visible"], ".edge.chg:not(.former)": ["visible"], ".edge.former": ["hidden"]},
        "after": {".edge.add": ["visible"], ".edge.rem": ["hidden"], ".edge.chg:not(.former)": ["visible"], ".edge.former": ["hidden"]},
    }
    for version, states in expected.items():
        page.locator(f"[value={version}]").check()
        for selector, state in states.items():
            # Not every difference has a line of each kind.
            if page.locator(f"#changes {selector}").count():
                assert shown(page, f"#changes {selector}") == state, (version, selector)
    page.locator("[value=before]").check()
    expect(page.locator("#changes text", has_text="+ stamps")).to_be_hidden()
    page.locator("[value=after]").check()
    expect(page.locator("#changes text", has_text="+ stamps")).to_be_visible()
    after = page.locator("#changes .node").evaluate_all(BOXES)
    assert after == boxes


def test_difference_has_every_kind_of_line(open_diff):
    page = open_diff()
    for kind in [".add", ".chg:not(.former)", ".former", ".same"]:
        expect(page.locator(f"#changes .edge{kind}")).not_to_have_count(0)


def test_switch_works_by_keyboard(open_diff):
    page = open_diff()
    page.locator("[value=both]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[value=after]")).to_be_checked()
    expect(page.locator("label:has([value=after])")).to_have_css("outline-style", "solid")


def test_words_come_before_the_picture(open_diff):
    page = open_diff()
    order = page.eval_on_selector_all("#changes :is(h1, .changes, figure)", "all => all.map(e => e.tagName + '.' + e.className)")
    assert order[:2] == ["H1.", "OL.changes"]
    assert order[-1] == "FIGURE.graph"
    expect(page.locator("#changes h1")).to_have_text("1 screen can no longer be reached")


@pytest.mark.parametrize("width", [360, 720, 1200])
def test_nothing_sticks_out(open_diff, width):
    page = open_diff(viewport={"width": width, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_signs_are_told_without_colour(open_diff):
    page = open_diff()
    texts = page.locator(".changes .sign").all_inner_texts()
    assert {"−", "~", "+"} <= set(texts)
    node_texts = page.locator("#changes .navigation-graph text").all_text_contents()
    assert any(text.startswith("+ ") for text in node_texts)
    assert any(text.startswith("~ ") for text in node_texts)


def test_same_app_says_so(open_file, tmp_path):
    file = tmp_path / "same.html"
    subprocess.run([NAVDOCS, "diff", ROOT / "Examples/Planets", ROOT / "Examples/Planets", "-o", file, "-q"], check=True)
    page = open_file(file)
    expect(page.locator("#changes h1")).to_have_text("Nothing about the navigation changed")
    expect(page.locator("#changes figure")).to_have_count(0)
