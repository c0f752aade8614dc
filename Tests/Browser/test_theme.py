"""The theme a reader chooses."""

import pytest
from playwright.sync_api import expect

DARK = "rgb(15, 22, 28)"
LIGHT = "rgb(255, 255, 255)"
PHONE = {"width": 360, "height": 740}

# Notes the theme at the first moment there is a body to paint.
FIRST_PAINT = """
new MutationObserver((_, observer) => {
  if (!document.body) return;
  observer.disconnect();
  const root = document.documentElement;
  globalThis.atFirstPaint = [root.dataset.theme ?? null, getComputedStyle(root).colorScheme];
}).observe(document, { childList: true, subtree: true });
"""


def background(page):
    return page.evaluate("getComputedStyle(document.body).backgroundColor")


def choose(page, theme):
    page.locator(f".bar [data-theme-choice={theme}]").click()


def pressed(page):
    return page.eval_on_selector_all(
        ".bar [data-theme-choice][aria-pressed=true]", "all => all.map(b => b.dataset.themeChoice)"
    )


@pytest.mark.parametrize("scheme, other, colour", [("light", "dark", DARK), ("dark", "light", LIGHT)])
def test_a_choice_holds_on_every_page_from_the_first_paint(open_page, site, scheme, other, colour):
    page = open_page("index.html", color_scheme=scheme)
    assert pressed(page) == ["system"]
    choose(page, other)
    assert background(page) == colour and pressed(page) == [other]
    page.add_init_script(FIRST_PAINT)
    for path in ["screens/index.html", "coordinators/HomeCoordinator.html", "index.html"]:
        page.goto((site / path).as_uri())
        assert page.evaluate("atFirstPaint") == [other, other], path
        assert background(page) == colour and pressed(page) == [other], path
        assert page.locator("meta[name=color-scheme]").get_attribute("content") == other
    assert page.complaints == []


def test_the_system_can_be_chosen_again(open_page):
    page = open_page("index.html", color_scheme="dark")
    choose(page, "light")
    choose(page, "system")
    assert background(page) == DARK and pressed(page) == ["system"]
    assert page.evaluate("localStorage.getItem('navdocs-theme')") is None
    page.emulate_media(color_scheme="light")
    assert background(page) == LIGHT


def test_going_back_shows_the_choice_made_since(open_page, site):
    page = open_page("index.html", color_scheme="light")
    page.goto((site / "screens/index.html").as_uri())
    choose(page, "dark")
    page.go_back()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert background(page) == DARK


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
    assert node.evaluate("node => getComputedStyle(node).fill") in colours[theme]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_in_a_chosen_theme_are_accessible(open_page, violations, theme):
    page = open_page("coordinators/HomeCoordinator.html", color_scheme="dark" if theme == "light" else "light")
    choose(page, theme)
    assert violations(page) == []


def test_a_phone_has_the_choice_in_its_menu(open_page):
    page = open_page("index.html", viewport=PHONE, color_scheme="light")
    expect(page.locator(".bar .themes")).to_be_hidden()
    page.locator(".menu").click()
    page.locator(".sidebar [data-theme-choice=dark]").click()
    assert background(page) == DARK
    expect(page.locator(".sidebar [data-theme-choice=dark]")).to_have_attribute("aria-pressed", "true")


def test_a_page_without_storage_has_themes_too(open_page):
    page = open_page("index.html", color_scheme="light")
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('none'); } })")
    page.reload()
    choose(page, "dark")
    assert background(page) == DARK and page.complaints == []


def test_without_scripts_the_system_decides(open_page):
    page = open_page("index.html", color_scheme="dark", java_script_enabled=False)
    expect(page.locator(".bar .themes")).to_be_hidden()
    assert page.locator("html").get_attribute("data-theme") is None
