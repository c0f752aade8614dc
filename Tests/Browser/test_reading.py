"""What helps reading: the sidebar's branches, links of headings, neighbouring pages, copying."""

from playwright.sync_api import expect

HOME = "coordinators/HomeCoordinator.html"
CLOSED = ".tree details:not([open]) > summary:visible"


def test_neighbouring_pages_lead_through_the_site(open_page):
    page = open_page("index.html")
    visited = []
    while page.locator(".pager a[rel=next]").count():
        page.locator(".pager a[rel=next]").click()
        visited.append(page.locator("h1").inner_text())
    assert visited[:5] == ["Screens", "Journeys", "Deep links", "Findings", "Not understood"]
    articles = ["A new screen, step by step", "What we decided, and why", "How things come up", "Two shapes of one app"]
    assert visited[5:10] == articles + ["AppCoordinator"]
    assert len(visited) == len(set(visited)) == 18
    page.locator(".pager a[rel=prev]").click()
    expect(page.locator("h1")).to_have_text(visited[-2])


def test_headings_have_links_with_names(open_page):
    page = open_page(HOME)
    for heading in page.locator("main :is(h2, h3)[id]").all():
        link = heading.locator("xpath=following-sibling::a[1]")
        assert link.get_attribute("aria-label") == f"Link to {heading.inner_text()}"
        assert link.get_attribute("href") == "#" + heading.get_attribute("id")
    link = page.locator("main .anchor").first
    expect(link).to_have_css("opacity", "0")
    page.locator(".skip").focus()
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.className") == "anchor":
            break
    expect(page.locator(".anchor:focus")).to_have_css("opacity", "1")


def test_code_and_deep_links_are_copied(open_page):
    page = open_page(HOME, permissions=["clipboard-read", "clipboard-write"])
    page.locator(".code .copy").click()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == page.locator(".code code").inner_text() and "class HomeCoordinator" in copied
    expect(page.locator("body > [role=status]")).to_have_text("Copied")
    page.locator(".deep-links .copy").nth(1).click()
    assert page.evaluate("navigator.clipboard.readText()") == page.locator(".deep-links .name").nth(1).inner_text()
    assert page.complaints == []


def test_code_is_copied_where_the_clipboard_is_kept_from_pages(open_page):
    page = open_page(HOME, permissions=["clipboard-read", "clipboard-write"])
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed')); }")
    page.locator(".code .copy").click()
    expect(page.locator("body > [role=status]")).to_have_text("Copied")
    expect(page.locator(".code .copy")).to_be_focused()
    assert "class HomeCoordinator" in page.evaluate("navigator.clipboard.readText()")


def test_nothing_offers_to_copy_without_scripts(open_page):
    page = open_page(HOME, java_script_enabled=False)
    assert page.locator(".copy").count() > 1
    assert page.locator(".copy:visible").count() == 0


def test_a_large_app_opens_the_branch_of_the_page_without_scripts(open_page, large_site):
    page = open_page("coordinators/Area050Coordinator.html", folder=large_site, java_script_enabled=False)
    expect(page.locator(".sidebar a[aria-current=page]")).to_be_visible()
    assert 10 < page.locator(".sidebar .tree a:visible").count() < 60
    closed = page.locator(CLOSED).first
    below = page.locator("#sidebar a:visible").count()
    closed.click()
    assert page.locator("#sidebar a:visible").count() > below


def test_the_sidebar_stays_as_it_was_left(open_page, large_site):
    page = open_page("coordinators/Area002Coordinator.html", folder=large_site)
    opened = "all => all.filter(each => each.open).map(each => each.previousElementSibling.pathname)"
    before = set(page.eval_on_selector_all(".tree details", opened))
    page.locator(CLOSED).last.click()
    page.locator(CLOSED).last.click()
    chosen = set(page.eval_on_selector_all(".tree details", opened)) - before
    assert len(chosen) == 2
    page.locator("#sidebar").evaluate("sidebar => sidebar.scrollTop = 60")
    page.locator(".sidebar .tree a:visible").nth(9).click()
    assert not page.url.endswith("Area002Coordinator.html")
    assert page.locator("#sidebar").evaluate("sidebar => sidebar.scrollTop") == 60
    assert chosen <= set(page.eval_on_selector_all(".tree details", opened))


def test_the_current_page_is_in_view_in_the_sidebar(open_page, large_site):
    page = open_page("coordinators/Area309Coordinator.html", folder=large_site, viewport={"width": 1280, "height": 420})
    expect(page.locator(".sidebar a[aria-current=page]")).to_be_in_viewport()


def test_pages_of_a_large_app_are_accessible(open_page, violations, large_site):
    for path in ["coordinators/Area050Coordinator.html", "screens/Area050Screen1View.html"]:
        assert violations(open_page(path, folder=large_site)) == []
