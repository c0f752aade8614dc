"""A preview in a real browser: what is saved is on the screen, where the reader was; what is wrong is told, and mended."""

import sys
from pathlib import Path

import pytest
from conftest import PATIENCE, settle, violations, wait_until
from playwright.sync_api import expect

sys.path.append(str(Path(__file__).resolve().parents[1] / "Preview"))
from previewed import HOME, TRIP, Preview, change, save, write_app


@pytest.fixture
def app(tmp_path):
    return write_app(tmp_path / "App")


@pytest.fixture
def preview(app, tmp_path):
    preview = Preview("App", folder=tmp_path)
    preview.said("^Serving")
    yield preview
    assert preview.end() == 0


@pytest.fixture
def visit(browser, preview):
    """Opens a page of the preview; it counts how often it was loaded, and keeps what its console says."""
    contexts = []

    def visit(path="", is_listening=True, **options):
        context = browser.new_context(**options)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.loads = []
        page.complaints = []
        page.on("load", lambda _: page.loads.append(page.url))
        page.on("console", lambda m: page.complaints.append(m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: page.complaints.append(str(error)))
        page.goto(preview.address + path)
        if is_listening:
            listening(page)
        return page

    yield visit
    for context in contexts:
        context.close()


def listening(page):
    """Waits until a page was told something, so that it hears what comes."""
    wait_until(page, "document.documentElement.dataset.preview !== undefined")


def test_what_is_saved_is_on_the_screen(visit, app):
    page = visit(TRIP)
    expect(page.locator("main")).to_contain_text("One trip.")
    change(app / "Trip.swift", "One trip.", "A trip to the sea.")
    expect(page.locator("main")).to_contain_text("A trip to the sea.")
    listening(page)
    change(app / "Trip.swift", "to the sea", "to the hills")
    expect(page.locator("main")).to_contain_text("A trip to the hills.")
    page.wait_for_load_state()
    assert len(page.loads) == 3
    assert page.complaints == []


def test_other_pages_stay_as_they_are(visit, app):
    page, other = visit(TRIP), visit("articles/guide.html")
    other.evaluate("globalThis.isSame = true")
    change(app / "Trip.swift", "/// One trip.", "/// A trip.")
    expect(page.locator("main")).to_contain_text("A trip.")
    # Told of the same change, and of one more.
    save(app / ".navdocs.json", "{")
    expect(other.locator(".preview-fault")).to_be_visible()
    assert other.evaluate("globalThis.isSame") is True
    assert len(other.loads) == 1


def test_fault_is_told_and_mended(visit, app):
    page = visit(HOME)
    save(app / ".navdocs.json", '{"rules": {"no-such-rule": "off"}}')
    fault = page.get_by_role("alert")
    expect(fault).to_contain_text("This is the last good version")
    expect(fault).to_contain_text("there is no rule 'no-such-rule'")
    expect(fault).to_contain_text("'navdocs rules' lists the rules")
    expect(page.locator("main")).to_contain_text("Where every trip begins.")
    assert violations(page) == []
    # What is on the page next is the reason that comes next.
    save(app / ".navdocs.json", "{ nonsense")
    expect(fault).to_contain_text("App/.navdocs.json:1:")
    expect(fault).not_to_contain_text("no-such-rule")
    (app / ".navdocs.json").unlink()
    expect(fault).to_have_count(0)
    change(app / "Home.swift", "Where every trip begins.", "The first of all.")
    expect(page.locator("main")).to_contain_text("The first of all.")
    assert page.complaints == []


def test_fault_can_be_hidden_and_is_told_on_other_pages(visit, app):
    page = visit(HOME)
    save(app / "Navigation.docs/broken.md", "# Broken\n\n[a](nowhere.md)\n")
    fault = page.get_by_role("alert")
    expect(fault).to_contain_text("App/Navigation.docs/broken.md:3")
    fault.get_by_role("button", name="Hide").click()
    expect(fault).to_have_count(0)
    page.goto(page.url.replace(HOME, TRIP))
    expect(fault).to_contain_text("App/Navigation.docs/broken.md:3")
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        assert violations(page, scheme=theme) == []


def test_names_in_a_fault_are_text(visit, app):
    page = visit()
    save(app / "Navigation.docs/<img src=x onerror=document.title=1>.md", "# A\n\n[a](nowhere.md)\n")
    expect(page.get_by_role("alert")).to_contain_text("<img src=x onerror=document.title=1>.md:3")
    assert page.locator(".preview-fault img").count() == 0


def test_first_site_comes_when_it_can(browser, app, tmp_path):
    save(app / "Navigation.docs/broken.md", "# Broken\n\n[a](nowhere.md)\n")
    preview = Preview("App", folder=tmp_path)
    context = browser.new_context()
    page = context.new_page()
    page.goto(preview.address + HOME)
    expect(page.get_by_role("alert")).to_contain_text("The site couldn’t be built")
    assert violations(page) == []
    (app / "Navigation.docs/broken.md").unlink()
    expect(page.locator("main")).to_contain_text("Where every trip begins.")
    expect(page.get_by_role("alert")).to_have_count(0)
    context.close()
    assert preview.end() == 0


def test_page_that_went_and_came_again_is_shown(visit, app):
    page = visit(TRIP)
    text = (app / "Trip.swift").read_text()
    (app / "Trip.swift").unlink()
    expect(page.locator("h1")).to_have_text("No such page")
    listening(page)
    save(app / "Trip.swift", text)
    expect(page.locator("main")).to_contain_text("One trip.")


def test_scrolling_is_kept(visit, app):
    page = visit(TRIP, viewport={"width": 800, "height": 400})
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight / 2)")
    settle(page)
    before = page.evaluate("scrollY")
    assert before > 200
    change(app / "Trip.swift", "/// One trip.", "/// A trip.")
    expect(page.locator("main")).to_contain_text("A trip.")
    wait_until(page, "before => Math.abs(scrollY - before) < 2", arg=before)
    # Whoever scrolls on is not held back.
    page.mouse.move(400, 200)
    page.mouse.wheel(0, -before)
    wait_until(page, "scrollY < 2")


def test_search_is_kept(visit, app):
    page = visit(TRIP)
    page.keyboard.press("/")
    field = page.locator("dialog.search input")
    field.fill("stay")
    expect(page.locator("dialog.search [role=option]").first).to_be_visible()
    change(app / "Trip.swift", "/// One trip.", "/// A trip.")
    expect(page.locator("main")).to_contain_text("A trip.")
    expect(field).to_have_value("stay")
    expect(field).to_be_focused()
    expect(page.locator("dialog.search [role=option]").first).to_be_visible()


def test_filter_is_kept(visit, app):
    page = visit("screens/")
    page.locator("[name=text]").fill("Map")
    expect(page.locator("tbody tr:visible")).to_have_count(1)
    listening(page)
    change(app / "Trip.swift", "struct StayView", "/// Where people sleep.\nstruct StayView")
    wait_until(page, "() => document.body.textContent.includes('Where people sleep')")
    expect(page.locator("[name=text]")).to_have_value("Map")
    expect(page.locator("tbody tr:visible")).to_have_count(1)


def test_walk_in_the_simulator_is_kept(visit, app):
    page = visit("simulator.html")
    page.locator(".simulator[data-ready]").wait_for()
    page.locator(".made-call").first.click()
    wait_until(page, "location.search.includes('steps=')")
    address, walked = page.url, page.locator(".console-steps .step").all_inner_texts()
    assert walked
    # The page itself stays the same; what its simulator runs on does not.
    change(app / "Trip.swift", "import Scaffolding", "import Scaffolding\n// Moved down.\n")
    wait_until(page, "performance.getEntriesByType('navigation')[0].type === 'reload'")
    page.locator(".simulator[data-ready]").wait_for()
    assert page.url == address
    expect(page.locator(".console-steps .step")).to_have_text(walked)


def test_pages_that_nobody_sees_do_not_listen_and_are_new_when_seen(visit, app):
    page = visit(TRIP)
    hide = "state => { Object.defineProperty(document, 'hidden', { value: state, configurable: true }); document.dispatchEvent(new Event('visibilitychange')); }"
    page.evaluate(hide, True)
    page.evaluate("globalThis.isSame = true")
    change(app / "Trip.swift", "/// One trip.", "/// A trip.")
    seen = visit(TRIP)
    expect(seen.locator("main")).to_contain_text("A trip.")
    assert page.evaluate("globalThis.isSame") is True
    page.evaluate(hide, False)
    expect(page.locator("main")).to_contain_text("A trip.")


def test_preview_that_is_started_again_is_found_again(browser, app, tmp_path):
    first = Preview("App", folder=tmp_path)
    port = str(first.port)
    context = browser.new_context()
    page = context.new_page()
    page.goto(first.address + TRIP)
    listening(page)
    assert first.end() == 0
    change(app / "Trip.swift", "/// One trip.", "/// A trip.")
    second = Preview("App", folder=tmp_path, port=port)
    expect(page.locator("main")).to_contain_text("A trip.")
    context.close()
    assert second.end() == 0
