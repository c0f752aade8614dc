"""Articles in a browser: graphs in them, pictures, links, the order they are read in."""

ADDING = "articles/adding-a-screen.html"
COMING_UP = "articles/Decisions-how-things-come-up.html"


def test_an_article_shows_the_graph_it_asks_for(open_page):
    page = open_page(ADDING)
    figure = page.locator("figure.graph")
    assert figure.count() == 1
    assert figure.locator("svg.navigation-graph:visible").count() == 1
    assert figure.get_by_role("list", name="Key", exact=True).is_visible()
    figure.get_by_role("link", name="Read it as a table").click()
    assert page.url.endswith("coordinators/HomeCoordinator.html#destinations")


def test_a_graph_in_an_article_is_as_wide_as_the_page(open_page):
    page = open_page(ADDING, viewport={"width": 1280, "height": 900})
    prose = page.locator("main .prose").first.bounding_box()
    figure = page.locator("figure.graph").bounding_box()
    assert figure["width"] > prose["width"] + 100


def test_a_node_of_the_graph_leads_to_its_page(open_page):
    page = open_page(ADDING, viewport={"width": 1280, "height": 900})
    node = page.locator(".only-wide .node a", has_text="TripCoordinator")
    node.click()
    node.click()
    page.wait_for_url("**/TripCoordinator.html")
    assert page.url.endswith("coordinators/TripCoordinator.html")


def test_articles_follow_each_other(open_page):
    page = open_page(ADDING)
    titles = [page.locator("h1").inner_text()]
    for _ in range(4):
        page.get_by_role("navigation", name="Neighbouring pages").locator("a[rel=next]").click()
        titles.append(page.locator("h1").inner_text())
    assert titles == [
        "A new screen, step by step", "What we decided, and why", "How things come up", "Two shapes of one app",
        "AppCoordinator",
    ]


def test_the_sidebar_names_every_article_and_marks_the_one_that_is_read(open_page):
    page = open_page(COMING_UP)
    sidebar = page.locator("nav.sidebar")
    for title in ["Adding a screen", "Decisions", "How things come up", "Two shapes of one app"]:
        assert sidebar.get_by_role("link", name=title, exact=True).is_visible(), title
    assert sidebar.locator("[aria-current=page]").inner_text() == "How things come up"


def test_pictures_are_shown(open_page):
    page = open_page(COMING_UP)
    picture = page.get_by_role("img", name="A push goes on, a sheet lies on top, a cover hides all")
    picture.scroll_into_view_if_needed()
    page.wait_for_function("document.querySelector('main img').complete")
    assert picture.evaluate("image => image.naturalWidth") == 420
    assert page.complaints == []


def test_links_between_articles_reach_their_heading(open_page):
    page = open_page(ADDING)
    page.get_by_role("link", name="stacks and covers").click()
    assert page.url.endswith("Decisions-how-things-come-up.html#article-a-cover-is-a-decision")
    assert page.locator(":target").inner_text() == "A cover is a decision"
    page.goto(page.url.replace("Decisions-how-things-come-up.html#article-a-cover-is-a-decision", "adding-a-screen.html"))
    page.get_by_role("link", name="the table").click()
    assert page.url.endswith("index.html#article-before-you-merge")


def test_swift_is_coloured_without_a_script(open_page):
    page = open_page(ADDING, java_script_enabled=False)
    assert page.locator("pre .keyword").first.inner_text() == "func"
    assert page.locator("pre .function").first.inner_text() == "weather"
