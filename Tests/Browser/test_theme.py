"""The theme a reader chooses."""

import re

import pytest
from conftest import PHONE, complaints, violations, wait_until
from playwright.sync_api import expect

DARK = "rgb(15, 22, 28)"
LIGHT = "rgb(255, 255, 255)"

# Notes the theme at the first moment there is a body to paint.
FIRST_PAINT = """
new MutationObserver((_, observer) => {
  if (!document.body) return;
  observer.disconnect();
  const root = document.documentElement;
  globalThis.atFirstPaint = [root.dataset.theme ?? null, getComputedStyle(root).colorScheme];
}).observe(document, { childList: true, subtree: true });
"""


def expect_background(page, colour):
    expect(page.locator("body")).to_have_css("background-color", colour)


def choose(page, theme):
    page.locator(f".bar [data-theme-choice={theme}]").click()
    expect_chosen(page, theme)


def expect_chosen(page, theme):
    expect(page.locator(".bar [data-theme-choice][aria-pressed=true]")).to_have_attribute("data-theme-choice", theme)


@pytest.mark.parametrize("scheme, other, colour", [("light", "dark", DARK), ("dark", "light", LIGHT)])
def test_a_choice_holds_on_every_page_from_the_first_paint(open_page, site, scheme, other, colour):
    page = open_page("index.html", color_scheme=scheme)
    expect_chosen(page, "system")
    choose(page, other)
    expect_background(page, colour)
    page.add_init_script(FIRST_PAINT)
    for path in ["screens/index.html", "coordinators/HomeCoordinator.html", "index.html"]:
        page.goto((site / path).as_uri())
        assert page.evaluate("atFirstPaint") == [other, other], path
        expect_background(page, colour)
        expect_chosen(page, other)
        expect(page.locator("meta[name=color-scheme]")).to_have_attribute("content", other)
    assert complaints(page) == []


def test_the_system_can_be_chosen_again(open_page):
    page = open_page("index.html", color_scheme="dark")
    choose(page, "light")
    expect_background(page, LIGHT)
    wait_until(page, "localStorage.getItem('navdocs-theme')", "light")
    choose(page, "system")
    expect_background(page, DARK)
    wait_until(page, "localStorage.getItem('navdocs-theme')", None)
    page.emulate_media(color_scheme="light")
    expect_background(page, LIGHT)


def test_going_back_shows_the_choice_made_since(open_page, site):
    page = open_page("index.html", color_scheme="light")
    page.goto((site / "screens/index.html").as_uri())
    choose(page, "dark")
    page.go_back()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.wait_for_url("**/index.html")
    expect_background(page, DARK)


def test_another_tab_follows(open_page, site):
    page = open_page("index.html", color_scheme="light")
    other = page.context.new_page()
    other.goto((site / "findings.html").as_uri())
    choose(page, "dark")
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_graphs_follow(open_page, theme):
    page = open_page("coordinators/HomeCoordinator.html", color_scheme="dark" if theme == "light" else "light")
    choose(page, theme)
    node = page.locator(".only-wide .navigation-graph .node path").first
    colours = {"light": ["rgb(255, 255, 255)", "rgb(241, 245, 249)"], "dark": ["rgb(26, 37, 47)", "rgb(20, 29, 37)"]}
    expect(node).to_have_css("fill", re.compile("|".join(map(re.escape, colours[theme]))))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_in_a_chosen_theme_are_accessible(open_page, theme):
    page = open_page("coordinators/HomeCoordinator.html", color_scheme="dark" if theme == "light" else "light")
    choose(page, theme)
    assert violations(page, scheme=theme) == []


def test_a_phone_has_the_choice_in_its_menu(open_page):
    page = open_page("index.html", viewport=PHONE, color_scheme="light")
    expect(page.locator(".bar .themes")).to_be_hidden()
    page.locator(".menu").click()
    page.locator(".sidebar [data-theme-choice=dark]").click()
    expect_background(page, DARK)
    expect(page.locator(".sidebar [data-theme-choice=dark]")).to_have_attribute("aria-pressed", "true")


def test_a_page_without_storage_has_themes_too(open_page):
    page = open_page("index.html", color_scheme="light")
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('none'); } })")
    page.reload()
    choose(page, "dark")
    expect_background(page, DARK)
    assert complaints(page) == []


def test_without_scripts_the_system_decides(open_page):
    page = open_page("index.html", color_scheme="dark", java_script_enabled=False)
    expect_background(page, DARK)
    expect(page.locator(".bar .themes")).to_be_hidden()
    expect(page.locator("html[data-theme]")).to_have_count(0)
