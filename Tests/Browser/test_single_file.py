"""The whole site as one file."""

import subprocess
import sys

import pytest
from axe_playwright_python.sync_playwright import Axe

from conftest import NAVDOCS, ROOT

PHONE = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def single(tmp_path_factory):
    file = tmp_path_factory.mktemp("single") / "planets.html"
    subprocess.run([NAVDOCS, "build", ROOT / "Examples/Planets", "--single-file", file, "--quiet"], check=True)
    return file


@pytest.fixture(scope="module")
def large(tmp_path_factory):
    """An app of 100 coordinators with 1,000 destinations."""
    folder = tmp_path_factory.mktemp("large")
    subprocess.run([sys.executable, ROOT / "Benchmarks/generate.py", folder / "app"], check=True)
    subprocess.run([NAVDOCS, "build", folder / "app", "--single-file", folder / "site.html", "--quiet"], check=True)
    return folder / "site.html"


@pytest.fixture
def open_file(browser):
    contexts = []

    def open_file(file, fragment="", **options):
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.complaints = []
        page.requests = []
        page.on("console", lambda m: page.complaints.append(m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: page.complaints.append(str(error)))
        page.on("request", lambda request: page.requests.append(request.url))
        page.goto(file.as_uri() + fragment)
        return page

    yield open_file
    for context in contexts:
        context.close()


def visible(page):
    """The names of the sections that can be seen."""
    return page.eval_on_selector_all(
        "main > .page", "all => all.filter(one => one.offsetHeight > 0).map(one => one.id)")


@pytest.mark.parametrize("scripts", [True, False])
def test_one_section_is_shown_at_a_time(single, open_file, scripts):
    page = open_file(single, java_script_enabled=scripts)
    assert visible(page) == ["index"]
    page.locator("nav.sidebar a[href='#HomeCoordinator']").click()
    assert visible(page) == ["HomeCoordinator"]
    page.locator("main .page:visible").get_by_role("link", name="MoonView", exact=True).first.click()
    assert visible(page) == ["MoonView"]
    page.go_back()
    assert visible(page) == ["HomeCoordinator"]


@pytest.mark.parametrize("scripts", [True, False])
def test_an_anchor_shows_its_section_and_is_in_sight(single, open_file, scripts):
    page = open_file(single, "#HomeCoordinator:destination-moon", java_script_enabled=scripts)
    assert visible(page) == ["HomeCoordinator"]
    box = page.locator(":target").bounding_box()
    assert 0 < box["y"] < page.viewport_size["height"]


def test_the_script_keeps_title_and_sidebar_in_step(single, open_file):
    page = open_file(single, "#HomeCoordinator")
    assert page.title() == "HomeCoordinator · Planets navigation"
    assert page.locator("nav.sidebar [aria-current=page]").inner_text() == "HomeCoordinator"
    page.locator("main .page:visible").get_by_role("link", name="MoonView", exact=True).first.click()
    page.wait_for_function("document.title.startsWith('MoonView')")
    assert page.locator("nav.sidebar [aria-current=true] span").first.inner_text() == "Screens"
    page.locator("nav.sidebar").get_by_role("link", name="Overview").click()
    page.wait_for_function("document.title === 'Planets navigation'")


def test_the_skip_link_stays_on_its_page(single, open_file):
    page = open_file(single, "#HomeCoordinator")
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    assert visible(page) == ["HomeCoordinator"]
    assert page.evaluate("document.activeElement.textContent") == "HomeCoordinator"


def test_links_that_scripts_write_lead_to_sections(single, open_file):
    page = open_file(single)
    for address, section in [
        ("coordinators/HomeCoordinator.html#destination-moon", "HomeCoordinator"), ("screens/index.html", "screens/index"),
        ("../articles/adding-a-screen.html", "adding-a-screen"),
        (single.parent.as_uri() + "/screens/MoonView.html", "MoonView"),
    ]:
        page.evaluate(
            """address => {
                const link = document.createElement("a");
                link.setAttribute("href", address);
                document.body.append(link);
                link.click();
            }""", address)
        page.wait_for_function("name => location.hash.split(':')[0] === '#' + name", arg=section)
        assert visible(page) == [section]


def test_nothing_is_asked_of_anyone(single, open_file):
    page = open_file(single)
    for section in page.eval_on_selector_all("main > .page", "all => all.map(one => one.id)"):
        page.evaluate("name => { location.hash = name; }", section)
    assert [url for url in page.requests if not url.startswith("data:")] == [single.as_uri()]
    assert page.complaints == []


def test_it_holds_what_the_pages_hold(single, open_file, open_page, pages):
    page = open_file(single, java_script_enabled=False)
    whole = " ".join(page.locator("main").evaluate("main => main.textContent").split())
    first = open_page(pages[0], java_script_enabled=False)
    root = first.url.removesuffix(pages[0])
    for path in pages:
        first.goto(root + path)
        own = first.locator("main").evaluate(
            "main => { main.querySelector('footer').remove(); return main.textContent; }")
        assert " ".join(own.split()) in whole, path


def test_a_phone_shows_it_without_sticking_out(single, open_file):
    page = open_file(single, viewport=PHONE)
    wide = []
    for section in page.eval_on_selector_all("main > .page", "all => all.map(one => one.id)"):
        page.evaluate("name => { location.hash = name; }", section)
        width = page.evaluate("document.documentElement.scrollWidth")
        if width > PHONE["width"]:
            wide.append(f"{section}: {width}")
    assert wide == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_accessible(single, open_file, scheme):
    page = open_file(single, color_scheme=scheme)
    problems = []
    for section in ["index", "HomeCoordinator", "PlanetView", "screens/index", "adding-a-screen", "deep-links"]:
        page.evaluate("name => { location.hash = name; }", section)
        for violation in Axe().run(page).response["violations"]:
            if violation["impact"] in ("serious", "critical"):
                problems += [f"{section}: {violation['id']}: {node['html'][:200]}" for node in violation["nodes"]]
    assert problems == []


def test_a_hundred_coordinators_stay_under_three_megabytes(large, open_file):
    assert large.stat().st_size < 3_000_000
    page = open_file(large, "#Area010Coordinator")
    assert visible(page) == ["Area010Coordinator"]
    assert page.locator(".page:visible svg.navigation-graph").is_visible()
    assert page.locator(".page:visible").get_by_role("heading", name="Destinations").is_visible()
    page.locator(".page:visible .tight").get_by_role("link", name="Area010Screen1View").first.click()
    assert visible(page) == ["Area010Screen1View"]
    assert page.complaints == []


def test_the_short_form_is_accessible(large, open_file):
    page = open_file(large, "#Area010Coordinator")
    violations = Axe().run(page).response["violations"]
    assert [v["id"] for v in violations if v["impact"] in ("serious", "critical")] == []
