"""Articles in a browser: graphs in them, pictures, links, the order they are read in."""

from conftest import complaints, follow, wait_until
from playwright.sync_api import expect

ADDING = "articles/adding-a-screen.html"
COMING_UP = "articles/Decisions-how-things-come-up.html"
DESK = {"width": 1280, "height": 900}


def test_an_article_shows_the_graph_it_asks_for(open_page):
    page = open_page(ADDING)
    figure = page.locator("figure.graph")
    expect(figure).to_have_count(1)
    expect(figure.locator("svg.navigation-graph:visible")).to_have_count(1)
    expect(figure.get_by_role("list", name="Key", exact=True)).to_be_visible()
    figure.get_by_role("link", name="View as a table").click()
    page.wait_for_url("**/coordinators/HomeCoordinator.html#destinations")


def test_a_graph_in_an_article_is_as_wide_as_the_page(open_page):
    page = open_page(ADDING, viewport=DESK)
    prose = page.locator("main .prose").first.bounding_box()
    figure = page.locator("figure.graph").bounding_box()
    assert figure["width"] > prose["width"] + 100


def test_a_node_of_the_graph_leads_to_its_page(open_page):
    page = open_page(ADDING, viewport=DESK)
    node = page.locator(".only-wide .node", has_text="TripCoordinator")
    node.locator("a").click()
    expect(node).to_contain_class("pinned")
    node.locator("a").click()
    page.wait_for_url("**/coordinators/TripCoordinator.html")


def test_articles_follow_each_other(open_page):
    page = open_page(ADDING)
    titles = [
        "A new screen, step by step", "What we decided, and why", "How things come up", "Two shapes of one app",
        "AppCoordinator",
    ]
    expect(page.locator("h1")).to_have_text(titles[0])
    for title in titles[1:]:
        follow(page.get_by_role("navigation", name="Previous and next page").locator("a[rel=next]"))
        expect(page.locator("h1")).to_have_text(title)


def test_the_sidebar_names_every_article_and_marks_the_one_that_is_read(open_page):
    page = open_page(COMING_UP)
    sidebar = page.locator("nav.sidebar")
    for title in ["Adding a screen", "Decisions", "How things come up", "Two shapes of one app"]:
        expect(sidebar.get_by_role("link", name=title, exact=True)).to_be_visible()
    expect(sidebar.locator("[aria-current=page]")).to_have_text("How things come up")


def test_pictures_are_shown(open_page):
    page = open_page(COMING_UP)
    picture = page.get_by_role("img", name="A push goes on, a sheet lies on top, a cover hides all")
    picture.scroll_into_view_if_needed()
    wait_until(picture, "image => image.complete && image.naturalWidth", 420)
    assert complaints(page) == []


def test_links_between_articles_reach_their_heading(open_page, site):
    page = open_page(ADDING)
    page.get_by_role("link", name="stacks and covers").click()
    page.wait_for_url("**/Decisions-how-things-come-up.html#article-a-cover-is-a-decision")
    expect(page.locator(":target")).to_have_text("A cover is a decision")
    page.goto((site / ADDING).as_uri())
    page.get_by_role("link", name="the table").click()
    page.wait_for_url("**/index.html#article-before-you-merge")


def test_swift_is_coloured_without_a_script(open_page):
    page = open_page(ADDING, java_script_enabled=False)
    expect(page.locator("pre .keyword").first).to_have_text("func")
    expect(page.locator("pre .function").first).to_have_text("weather")
