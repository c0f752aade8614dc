"""Pages on paper."""

import pytest
from conftest import wait_until
from playwright.sync_api import expect

HOME = "coordinators/HomeCoordinator.html"
A4 = {"width": 718, "height": 1047}
TABLE = "screens/index.html"
EVERYWHERE = [".bar", ".sidebar", ".pager", "dialog.search", ".skip"]
TOOLS = {HOME: [*EVERYWHERE, "main .anchor", "main .copy"], TABLE: [*EVERYWHERE, ".filters label", ".reset"]}


@pytest.fixture
def paper(open_page):
    """Opens a page as paper shows it, read in the dark before."""

    def paper(path, **options):
        page = open_page(path, color_scheme="dark", viewport=A4, **options)
        page.evaluate("document.documentElement.dataset.theme = 'dark'")
        page.emulate_media(media="print", color_scheme="dark")
        return page

    return paper


def test_a_page_prints_to_pdf(open_page):
    page = open_page(HOME)
    pdf = page.pdf(format="A4", print_background=True)
    assert pdf.startswith(b"%PDF") and pdf.count(b"/Type /Page\n") in range(2, 9)


def test_paper_is_white_and_its_ink_dark(paper):
    page = paper(HOME)
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(page.locator("body")).to_have_css("color", "rgb(20, 32, 43)")
    expect(page.locator(".only-wide .navigation-graph text[fill='#1457a6']").first).to_have_css("fill", "rgb(20, 87, 166)")


@pytest.mark.parametrize("path", TOOLS)
def test_paper_has_no_tools(paper, path):
    page = paper(path)
    for tool in TOOLS[path]:
        expect(page.locator(tool)).not_to_have_count(0)
        expect(page.locator(f"{tool}:visible")).to_have_count(0)


def test_paper_has_tables_as_tables(paper):
    page = paper(HOME)
    expect(page.locator(".data thead").first).to_be_visible()
    expect(page.locator(".data td").first).to_have_css("display", "table-cell")
    wait_until(page, "width => document.documentElement.scrollWidth <= width", arg=A4["width"])


def test_paper_says_that_a_table_is_filtered(paper, site):
    page = paper(TABLE)
    page.goto((site / TABLE).as_uri() + "?style=sheet")
    expect(page.locator(".filters [role=status]")).to_be_visible()


def test_paper_has_what_is_folded(paper, site):
    page = paper("index.html")
    page.evaluate(
        """() => {
            const folded = document.createElement("details");
            folded.innerHTML = "<summary>More</summary><p id='folded'>Folded</p>";
            document.querySelector("main").append(folded);
        }"""
    )
    wait_until(page.locator("#folded"), "it => it.checkVisibility({ contentVisibilityAuto: true })")
