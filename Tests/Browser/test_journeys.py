"""Journeys, deep links and source links in a real browser."""

import re
import shutil
import subprocess

import pytest
from axe_playwright_python.sync_playwright import Axe

from conftest import NAVDOCS, ROOT

PHONE = {"width": 360, "height": 740}
COMMIT = "46477d98bb1603c7828fce4a8b97e06ae4b96c42"


@pytest.fixture(scope="module")
def linked(tmp_path_factory):
    """The site of Planets in a repository with a remote on GitHub."""
    folder = tmp_path_factory.mktemp("linked")
    shutil.copytree(ROOT / "Examples/Planets", folder / "ios")
    git = folder / ".git"
    git.mkdir()
    (git / "HEAD").write_text(COMMIT + "\n")
    (git / "config").write_text('[remote "origin"]\n\turl = https://me:secret@github.com/acme/planets.git\n')
    subprocess.run([NAVDOCS, "build", folder / "ios", "-o", folder / "site", "--quiet"], check=True)
    return folder / "site"


def test_the_sidebar_leads_to_the_journeys(open_page):
    page = open_page("index.html")
    page.locator(".sidebar").get_by_role("link", name="Journeys").click()
    assert page.locator("h1").inner_text() == "Journeys"
    assert page.locator(".sidebar [aria-current=page]").inner_text() == "Journeys"


def test_a_journey_leads_to_its_steps(open_page):
    page = open_page("journeys.html")
    page.locator("main").get_by_role("link", name="MoonView").click()
    assert page.url.endswith("screens/MoonView.html#way-there")
    assert page.locator("#way-there").is_visible()
    stations = page.locator(".journey .station")
    assert stations.first.inner_text() == "PlanetsApp"
    assert stations.last.locator("b").inner_text() == "MoonView"


def test_every_step_has_a_line_a_word_and_a_place(open_page):
    page = open_page("screens/PassView.html")
    steps = page.locator(".journey > li")
    assert steps.count() > 3
    for number in range(1, steps.count()):
        step = steps.nth(number)
        assert step.locator(".chip svg.line").count() == 1
        assert step.locator(".chip b").inner_text() != ""
        assert re.search(r"\.swift:\d+$", step.locator(".place").inner_text())


def test_every_screen_is_on_the_journeys_page(open_page, site):
    page = open_page("journeys.html")
    links = page.eval_on_selector_all(
        "main a[href*='screens/']", "all => all.map(a => a.getAttribute('href').split('#')[0])"
    )
    screens = {f"screens/{path.name}" for path in (site / "screens").glob("*.html")} - {"screens/index.html"}
    assert screens <= set(links)


@pytest.mark.parametrize("path", ["journeys.html", "screens/PassView.html", "deep-links.html"])
def test_steps_stand_below_each_other_on_a_phone(open_page, path):
    page = open_page(path, viewport=PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    cut = page.eval_on_selector_all(
        ".journey .station, .levels .entries, .way li", "all => all.filter(e => e.scrollWidth > e.clientWidth + 1).length"
    )
    assert cut == 0


def test_links_that_stop_come_first(open_page):
    page = open_page("deep-links.html")
    warning = page.locator(".callout.warning")
    assert "stops at search" in warning.inner_text()
    assert warning.bounding_box()["y"] < page.locator(".deep-link").first.bounding_box()["y"]
    warning.get_by_role("link", name="planets://trip").click()
    heading = page.locator("h2:target")
    assert heading.inner_text() == "planets://trip"
    assert page.locator(".deep-link", has=heading).locator("del").count() == 1


def test_a_deep_link_shows_what_is_on_top(open_page):
    page = open_page("deep-links.html")
    link = page.locator(".deep-link", has=page.locator("h2", has_text="planets://moon"))
    entries = link.locator(".entries").last.locator("li")
    assert entries.first.inner_text().startswith("moon")
    assert entries.nth(1).inner_text().startswith("planet")
    weight = entries.first.evaluate("e => Number(getComputedStyle(e).fontWeight)")
    assert weight > entries.nth(1).evaluate("e => Number(getComputedStyle(e).fontWeight)")


def test_places_lead_to_the_source(browser, linked):
    context = browser.new_context()
    page = context.new_page()
    for path in ["screens/MoonView.html", "coordinators/HomeCoordinator.html", "deep-links.html"]:
        page.goto((linked / path).as_uri())
        places = page.locator("main .place a")
        assert places.count() > 0
        assert places.count() == page.locator("main .place").count()
        for place in places.all():
            assert re.fullmatch(
                rf"https://github\.com/acme/planets/blob/{COMMIT}/ios/Sources/.+\.swift#L\d+", place.get_attribute("href")
            )
            assert place.get_attribute("rel") == "noopener"
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_with_source_links_are_accessible(browser, linked, scheme):
    context = browser.new_context(color_scheme=scheme)
    page = context.new_page()
    for path in ["journeys.html", "deep-links.html", "screens/MoonView.html", "coordinators/HomeCoordinator.html"]:
        page.goto((linked / path).as_uri())
        violations = Axe().run(page).response["violations"]
        assert [v["id"] for v in violations if v["impact"] in ("serious", "critical")] == [], path
    context.close()


def test_journeys_print_whole(open_page):
    page = open_page("screens/PassView.html")
    page.emulate_media(media="print")
    assert page.locator(".journey").is_visible()
    assert page.locator(".sidebar").is_hidden()
