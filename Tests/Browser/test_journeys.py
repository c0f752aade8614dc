"""Journeys, deep links and source links in a real browser."""

import re
import shutil

import pytest
from conftest import PHONE, violations
from playwright.sync_api import expect
from program import ROOT
from sites import build

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
    build(folder / "ios", "-o", folder / "site")
    return folder / "site"


def test_the_sidebar_leads_to_the_journeys(open_page):
    page = open_page("index.html")
    page.locator(".sidebar").get_by_role("link", name="Journeys").click()
    expect(page.locator("h1")).to_have_text("Journeys")
    expect(page.locator(".sidebar [aria-current=page]")).to_have_text("Journeys")


def test_a_journey_leads_to_its_steps(open_page):
    page = open_page("journeys.html")
    page.locator("main").get_by_role("link", name="MoonView").click()
    page.wait_for_url("**/screens/MoonView.html#way-there")
    expect(page.locator("#way-there")).to_be_visible()
    stations = page.locator(".journey .station")
    expect(stations.first).to_have_text("PlanetsApp")
    expect(stations.last.locator("b")).to_have_text("MoonView")


def test_every_step_has_a_line_a_word_and_a_place(open_page):
    page = open_page("screens/PassView.html")
    steps = page.locator(".journey > li")
    assert steps.count() > 3
    for number in range(1, steps.count()):
        step = steps.nth(number)
        expect(step.locator(".chip svg.line")).to_have_count(1)
        expect(step.locator(".chip b")).not_to_be_empty()
        expect(step.locator(".place")).to_have_text(re.compile(r"\.swift:\d+$"))


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
    expect(warning).to_contain_text("stops at search")
    assert warning.bounding_box()["y"] < page.locator(".deep-link").first.bounding_box()["y"]
    warning.get_by_role("link", name="planets://trip").click()
    heading = page.locator("h2:target")
    expect(heading).to_have_text("planets://trip")
    expect(page.locator(".deep-link", has=heading).locator("del")).to_have_count(1)


def test_a_deep_link_shows_what_is_on_top(open_page):
    page = open_page("deep-links.html")
    link = page.locator(".deep-link", has=page.locator("h2", has_text="planets://moon"))
    entries = link.locator(".entries").last.locator("li")
    expect(entries.first).to_have_text(re.compile("^moon"))
    expect(entries.nth(1)).to_have_text(re.compile("^planet"))
    weight = entries.first.evaluate("e => Number(getComputedStyle(e).fontWeight)")
    assert weight > entries.nth(1).evaluate("e => Number(getComputedStyle(e).fontWeight)")


def test_places_lead_to_the_source(open_page, linked):
    for path in ["screens/MoonView.html", "coordinators/HomeCoordinator.html", "deep-links.html"]:
        page = open_page(path, folder=linked)
        links = page.locator("main .place a").evaluate_all("all => all.map(link => [link.getAttribute('href'), link.rel])")
        assert links and len(links) == page.locator("main .place").count()
        for address, relation in links:
            assert re.fullmatch(rf"https://github\.com/acme/planets/blob/{COMMIT}/ios/Sources/.+\.swift#L\d+", address)
            assert relation == "noopener"


@pytest.mark.parametrize(
    "path", ["journeys.html", "deep-links.html", "screens/MoonView.html", "coordinators/HomeCoordinator.html"])
def test_pages_with_source_links_are_accessible(open_page, linked, path):
    page = open_page(path, folder=linked)
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        assert violations(page, "main", scheme) == []


def test_journeys_print_whole(open_page):
    page = open_page("screens/PassView.html")
    expect(page.locator(".sidebar")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".sidebar")).to_be_hidden()
    expect(page.locator(".journey")).to_be_visible()
