"""The whole site as one file."""

import pytest
from conftest import PHONE, complaints, follow, violations, wait_until
from playwright.sync_api import expect

SECTIONS = "[...document.querySelectorAll('main > .page')]"


def expect_section(page, name):
    """Holds one section alone to be seen."""
    wait_until(page, f"{SECTIONS}.filter(one => one.offsetHeight > 0).map(one => one.id)", [name])


def sections(page):
    """Goes through all sections."""
    for section in page.evaluate(f"{SECTIONS}.map(one => one.id)"):
        show(page, section)
        yield section


def leave_one(page):
    """Takes away what is not shown: axe skips it anyway, and needs long to see that."""
    page.evaluate(f"{SECTIONS}.filter(one => one.offsetHeight === 0).forEach(one => one.remove())")


def show(page, section):
    page.evaluate("name => { location.hash = name; }", section)
    expect_section(page, section)


@pytest.mark.parametrize("scripts", [True, False])
def test_one_section_is_shown_at_a_time(single, open_file, scripts):
    page = open_file(single, java_script_enabled=scripts)
    expect_section(page, "index")
    follow(page.locator("nav.sidebar a[href='#HomeCoordinator']"))
    expect_section(page, "HomeCoordinator")
    page.locator("main .page:visible").get_by_role("link", name="MoonView", exact=True).first.click()
    expect_section(page, "MoonView")
    page.go_back()
    expect_section(page, "HomeCoordinator")


@pytest.mark.parametrize("scripts", [True, False])
def test_an_anchor_shows_its_section_and_is_in_sight(single, open_file, scripts):
    page = open_file(single, "#HomeCoordinator:destination-moon", java_script_enabled=scripts)
    expect_section(page, "HomeCoordinator")
    wait_until(page.locator(":target"), "it => (y => y > 0 && y < innerHeight)(it.getBoundingClientRect().y)")


def test_the_script_keeps_title_and_sidebar_in_step(single, open_file):
    page = open_file(single, "#HomeCoordinator")
    expect(page).to_have_title("HomeCoordinator · Planets navigation")
    expect(page.locator("nav.sidebar [aria-current=page]")).to_have_text("HomeCoordinator")
    page.locator("main .page:visible").get_by_role("link", name="MoonView", exact=True).first.click()
    expect(page).to_have_title("MoonView · Planets navigation")
    expect(page.locator("nav.sidebar [aria-current=true] span").first).to_have_text("Screens")
    page.locator("nav.sidebar").get_by_role("link", name="Overview").click()
    expect(page).to_have_title("Planets navigation")


def test_the_skip_link_stays_on_its_page(single, open_file):
    page = open_file(single, "#HomeCoordinator")
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    expect(page.locator("h1:focus")).to_have_text("HomeCoordinator")
    expect_section(page, "HomeCoordinator")


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
        wait_until(page, "location.hash.split(':')[0]", "#" + section)
        expect_section(page, section)


def test_nothing_is_asked_of_anyone(single, open_file):
    page = open_file(single)
    assert len(list(sections(page))) > 20
    assert complaints(page) == []
    assert [url for url in page.requests if not url.startswith("data:")] == [single.as_uri()]


def test_it_holds_what_the_pages_hold(single, open_file, site, pages):
    page = open_file(single, java_script_enabled=False)
    whole = " ".join(page.locator("main").evaluate("main => main.textContent").split())
    for path in pages:
        page.goto((site / path).as_uri())
        own = page.locator("main").evaluate(
            "main => { main.querySelector('footer').remove(); return main.textContent; }")
        assert " ".join(own.split()) in whole, path


def test_a_phone_shows_it_without_sticking_out(single, open_file):
    page = open_file(single, viewport=PHONE)
    wide = []
    for section in sections(page):
        width = page.evaluate("document.documentElement.scrollWidth")
        if width > PHONE["width"]:
            wide.append(f"{section}: {width}")
    assert wide == []


@pytest.mark.parametrize(
    "section", ["index", "HomeCoordinator", "PlanetView", "screens/index", "adding-a-screen", "deep-links"])
def test_it_is_accessible(single, open_file, section):
    page = open_file(single, f"#{section}")
    expect_section(page, section)
    leave_one(page)
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        assert violations(page, scheme=scheme) == []


def test_a_hundred_coordinators_stay_under_three_megabytes(large_single, open_file):
    assert large_single.stat().st_size < 3_000_000
    page = open_file(large_single, "#Area010Coordinator")
    expect_section(page, "Area010Coordinator")
    expect(page.locator(".page:visible svg.navigation-graph")).to_be_visible()
    expect(page.locator(".page:visible").get_by_role("heading", name="Destinations")).to_be_visible()
    page.locator(".page:visible .tight").get_by_role("link", name="Area010Screen1View").first.click()
    expect_section(page, "Area010Screen1View")
    assert complaints(page) == []


def test_the_short_form_is_accessible(large_single, open_file):
    page = open_file(large_single, "#Area010Coordinator")
    expect_section(page, "Area010Coordinator")
    leave_one(page)
    assert violations(page) == []
