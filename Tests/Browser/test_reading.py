"""What helps reading: the sidebar's branches, links of headings, neighbouring pages, copying."""

from conftest import complaints, follow, violations, wait_until
from playwright.sync_api import expect

HOME = "coordinators/HomeCoordinator.html"
CLOSED = ".tree details:not([open]) > summary:visible"
OPEN = "[...document.querySelectorAll('.tree details[open]')].map(branch => branch.previousElementSibling.pathname)"
CLIPBOARD = "navigator.clipboard.readText()"

# Keeps what the page says of copying, which stands there for a moment only.
HEAR = """() => {
    const status = document.querySelector("body > [role=status]");
    globalThis.heard = [];
    new MutationObserver(() => heard.push(status.textContent)).observe(status, { childList: true });
}"""


def test_neighbouring_pages_lead_through_the_site(open_page):
    page = open_page("index.html")
    visited = []
    while page.locator(".pager a[rel=next]").count():
        follow(page.locator(".pager a[rel=next]"))
        visited.append(page.locator("h1").inner_text())
    assert visited[:6] == ["Screens", "Journeys", "Deep links", "Simulator", "Findings", "Not understood"]
    articles = ["A new screen, step by step", "What we decided, and why", "How things come up", "Two shapes of one app"]
    assert visited[6:11] == articles + ["AppCoordinator"]
    assert len(visited) == len(set(visited)) == 19
    follow(page.locator(".pager a[rel=prev]"))
    expect(page.locator("h1")).to_have_text(visited[-2])


def test_headings_have_links_with_names(open_page):
    page = open_page(HOME)
    headings = page.locator("main :is(h2, h3)[id]")
    expect(headings).not_to_have_count(0)
    for heading in headings.all():
        link = heading.locator("xpath=following-sibling::a[1]")
        expect(link).to_have_attribute("aria-label", f"Link to {heading.inner_text()}")
        expect(link).to_have_attribute("href", "#" + heading.get_attribute("id"))
    link = page.locator("main .anchor").first
    expect(link).to_have_css("opacity", "0")
    link.focus()
    page.keyboard.press("Shift+Tab")
    expect(link).not_to_be_focused()
    expect(link).to_have_css("opacity", "0")
    page.keyboard.press("Tab")
    expect(link).to_be_focused()
    expect(link).to_have_css("opacity", "1")


def test_code_and_deep_links_are_copied(open_page):
    page = open_page(HOME, permissions=["clipboard-read", "clipboard-write"])
    page.evaluate("navigator.clipboard.writeText('')")
    page.evaluate(HEAR)
    page.locator(".code .copy").click()
    code = page.locator(".code code").inner_text()
    assert "class HomeCoordinator" in code
    wait_until(page, CLIPBOARD, code)
    wait_until(page, "heard[0]", "Copied")
    page.locator(".deep-links .copy").nth(1).click()
    wait_until(page, CLIPBOARD, page.locator(".deep-links .name").nth(1).inner_text())
    assert complaints(page) == []


def test_code_is_copied_where_the_clipboard_is_kept_from_pages(open_page):
    page = open_page(HOME, permissions=["clipboard-read", "clipboard-write"])
    page.evaluate("navigator.clipboard.writeText('')")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed')); }")
    page.evaluate(HEAR)
    page.locator(".code .copy").click()
    wait_until(page, "heard[0]", "Copied")
    expect(page.locator(".code .copy")).to_be_focused()
    wait_until(page, CLIPBOARD, page.locator(".code code").inner_text())


def test_nothing_offers_to_copy_without_scripts(open_page):
    page = open_page(HOME, java_script_enabled=False)
    expect(page.locator(".code .copy")).to_be_hidden()
    expect(page.locator(".copy")).not_to_have_count(0)
    expect(page.locator(".copy:visible")).to_have_count(0)


def test_a_large_app_opens_the_branch_of_the_page_without_scripts(open_page, large_site):
    page = open_page("coordinators/Area050Coordinator.html", folder=large_site, java_script_enabled=False)
    expect(page.locator(".sidebar a[aria-current=page]")).to_be_visible()
    assert 10 < page.locator(".sidebar .tree a:visible").count() < 60
    count = "[...document.querySelectorAll('#sidebar a')].filter(link => link.checkVisibility()).length"
    below = page.evaluate(count)
    page.locator(CLOSED).first.click()
    wait_until(page, f"below => {count} > below", arg=below)


def test_the_sidebar_stays_as_it_was_left(open_page, large_site):
    page = open_page("coordinators/Area002Coordinator.html", folder=large_site)
    before = page.evaluate(OPEN)
    for more in (1, 2):
        page.locator(CLOSED).last.click()
        wait_until(page, f"{OPEN}.length", len(before) + more)
    chosen = set(page.evaluate(OPEN)) - set(before)
    assert len(chosen) == 2
    sidebar = page.locator("#sidebar")
    sidebar.evaluate("sidebar => sidebar.scrollTop = 60")
    follow(page.locator(".sidebar .tree a:visible").nth(9))
    assert not page.url.endswith("Area002Coordinator.html")
    wait_until(sidebar, "sidebar => sidebar.scrollTop", 60)
    assert chosen <= set(page.evaluate(OPEN))


def test_the_current_page_is_in_view_in_the_sidebar(open_page, large_site):
    page = open_page("coordinators/Area309Coordinator.html", folder=large_site, viewport={"width": 1280, "height": 420})
    expect(page.locator(".sidebar a[aria-current=page]")).to_be_in_viewport()


def test_pages_of_a_large_app_are_accessible(open_page, large_site):
    for path in ["coordinators/Area050Coordinator.html", "screens/Area050Screen1View.html"]:
        assert violations(open_page(path, folder=large_site)) == []
