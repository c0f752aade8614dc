"""Graphs people can use: the map and the own graphs of Examples/Planets, and the folded map of a large app."""

import re
import subprocess
import sys

import pytest
from playwright.sync_api import expect
from axe_playwright_python.sync_playwright import Axe
from conftest import NAVDOCS, ROOT

MAP = "index.html"
HOME = "coordinators/HomeCoordinator.html"
PHONE = {"width": 360, "height": 740}
LIT_ON_TRIP = {"entry-PlanetsApp", "coordinator-AppCoordinator", "coordinator-HomeCoordinator", "coordinator-TripCoordinator"}


@pytest.fixture
def graph(open_page):
    """Opens a page and brings its graph into sight; nothing moves by itself."""

    def graph(path=MAP, **options):
        page = open_page(path, reduced_motion="reduce", **options)
        page.evaluate("document.querySelector('#map').scrollIntoView()")
        return page

    return graph


def node(page, name):
    return page.locator(f'[id="wide-{name}"]')


def canvas(page):
    return page.locator(".canvas:visible")


def scale(page):
    return page.evaluate("document.querySelector('#map').graph.view.scale")


def position(page):
    return canvas(page).evaluate("canvas => [canvas.scrollLeft, canvas.scrollTop]")


def lit(page):
    return set(page.eval_on_selector_all(".node.lit", "all => all.map(n => n.id.replace('wide-', ''))"))


def said(page):
    return page.locator("#map [role=status]").text_content()


def zoom_in(page, times=4):
    for _ in range(times):
        page.get_by_role("button", name="Zoom in").click()


def test_buttons_zoom_and_fit(graph):
    page = graph()
    before = scale(page)
    zoom_in(page, 2)
    assert scale(page) == pytest.approx(before * 1.69, rel=0.02)
    page.get_by_role("button", name="Zoom out").click()
    assert scale(page) == pytest.approx(before * 1.3, rel=0.02)
    page.get_by_role("button", name="Fit the whole graph").click()
    assert canvas(page).evaluate("c => c.scrollWidth <= c.clientWidth && c.scrollHeight <= c.clientHeight")
    assert page.complaints == []


def test_keys_zoom_and_pan_the_canvas(graph):
    page = graph()
    canvas(page).focus()
    before = scale(page)
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.keyboard.press("+")
    assert scale(page) > before * 2
    start = position(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert position(page) == [start[0] + 60, start[1] + 60]
    page.keyboard.press("-")
    assert scale(page) < before * 2
    page.keyboard.press("0")
    assert scale(page) <= 1


def test_dragging_pans_and_is_no_click(graph):
    page = graph()
    zoom_in(page)
    start = position(page)
    box = node(page, "coordinator-MainTabCoordinator").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 20
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 50, y - 30, steps=3)
    page.mouse.up()
    assert position(page) == pytest.approx([start[0] + 50, start[1] + 30], abs=1)
    assert lit(page) == set()
    assert page.url.endswith(MAP)


def test_a_plain_wheel_scrolls_the_page_and_ctrl_zooms_at_the_pointer(graph):
    page = graph(viewport={"width": 1280, "height": 500})
    box = node(page, "coordinator-MainTabCoordinator").bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    before, top = scale(page), page.evaluate("scrollY")
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    page.wait_for_function("before => document.querySelector('#map').graph.view.scale > before * 1.5", arg=before)
    after = node(page, "coordinator-MainTabCoordinator").bounding_box()
    assert abs(after["x"] - box["x"]) < 12
    assert page.evaluate("scrollY") == top
    page.mouse.wheel(0, 120)
    page.wait_for_function("top => scrollY > top", arg=top)


def test_zoom_glides_where_motion_is_wanted(open_page):
    page = open_page(MAP, reduced_motion="no-preference")
    before = scale(page)
    page.get_by_role("button", name="Zoom in").click()
    page.wait_for_function("goal => document.querySelector('#map').graph.view.scale >= goal", arg=before * 1.29)
    assert scale(page) == pytest.approx(before * 1.3, rel=0.02)


def test_two_fingers_zoom(graph):
    page = graph(viewport=PHONE, has_touch=True, is_mobile=True)
    before = scale(page)
    canvas(page).evaluate(
        """canvas => {
          const box = canvas.getBoundingClientRect();
          const touches = spread => [-spread, spread].map((x, identifier) => new Touch(
            { identifier, target: canvas, clientX: box.left + 150 + x, clientY: box.top + 80 }));
          const send = (name, spread) => canvas.dispatchEvent(
            new TouchEvent(name, { touches: touches(spread), cancelable: true, bubbles: true }));
          send("touchstart", 30);
          send("touchmove", 60);
        }"""
    )
    assert scale(page) == pytest.approx(before * 2, rel=0.03)


def test_hover_shows_neighbours(graph):
    page = graph()
    node(page, "coordinator-SearchCoordinator").hover()
    near = page.eval_on_selector_all(".node.near", "all => all.map(n => n.id)")
    assert "wide-coordinator-MainTabCoordinator" in near and "wide-coordinator-LoginCoordinator" not in near
    page.mouse.move(5, 5)
    assert page.locator(".near").count() == 0


def test_a_click_pins_and_a_second_opens_the_page(graph):
    page = graph()
    before = page.locator(".said").inner_text()
    node(page, "coordinator-TripCoordinator").click()
    assert page.url.endswith(MAP)
    assert LIT_ON_TRIP <= lit(page)
    assert "coordinator-LoginCoordinator" not in lit(page)
    assert page.locator("#map svg.tracing").count() == 1
    caption = page.locator(".said").inner_text()
    assert "PlanetsApp" in caption and "Nothing further is reachable from it." in caption and "lets go" in caption
    page.keyboard.press("Escape")
    assert lit(page) == set() and page.locator(".tracing").count() == 0
    assert page.locator(".said").inner_text() == before
    node(page, "coordinator-TripCoordinator").click()
    node(page, "coordinator-TripCoordinator").click()
    page.wait_for_url(re.compile("TripCoordinator.html$"))


def test_a_pin_traces_all_that_is_reachable(graph):
    page = graph()
    node(page, "coordinator-HomeCoordinator").click()
    assert {"coordinator-SettingsCoordinator", "coordinator-TripCoordinator"} <= lit(page)
    assert "Reachable from HomeCoordinator: SettingsCoordinator, TripCoordinator." in said(page)
    page.locator("#map .release").click()
    assert lit(page) == set()


def test_nodes_without_a_page_are_buttons_that_pin(graph):
    page = graph()
    entry = page.get_by_role("button", name="PlanetsApp, scene")
    entry.focus()
    page.keyboard.press("Enter")
    assert entry.get_attribute("aria-pressed") == "true"
    assert "coordinator-SettingsCoordinator" in lit(page)


def focused(page):
    return page.evaluate("document.activeElement.closest('.node')?.id.replace('wide-', '')")


def test_arrows_walk_along_lines(graph):
    page = graph()
    node(page, "coordinator-MainTabCoordinator").locator("a").focus()
    page.keyboard.press("ArrowRight")
    first = focused(page)
    assert first in ("coordinator-HomeCoordinator", "coordinator-SearchCoordinator", "coordinator-ProfileCoordinator")
    page.keyboard.press("ArrowDown")
    second = focused(page)
    assert second != first
    assert re.match(r"\w+Coordinator, opens .*; opened by \d+: .*MainTabCoordinator \(tab\)", said(page))
    page.keyboard.press("ArrowUp")
    assert focused(page) == first
    node(page, "coordinator-HomeCoordinator").locator("a").focus()
    page.keyboard.press("ArrowRight")
    assert focused(page) in ("coordinator-SettingsCoordinator", "coordinator-TripCoordinator")
    page.keyboard.press("ArrowLeft")
    assert focused(page) != "coordinator-TripCoordinator"
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("coordinators/.*html$"))


def test_space_pins_what_is_focused(graph):
    page = graph()
    node(page, "coordinator-HomeCoordinator").locator("a").focus()
    page.keyboard.press(" ")
    assert "coordinator-TripCoordinator" in lit(page)
    page.keyboard.press(" ")
    assert lit(page) == set()


def chip(page, name):
    return page.locator(".key").get_by_role("button", name=name)


def test_the_key_filters_by_style(graph):
    page = graph()
    chip(page, "root").click()
    chip(page, "tab").click()
    assert chip(page, "tab").get_attribute("aria-pressed") == "false"
    shown = page.eval_on_selector_all(".graph .edge:not(.off)", "all => all.map(e => e.dataset.line)")
    assert shown and "tab" not in shown and "root" not in shown
    place = node(page, "entry-PlanetsApp").bounding_box()
    assert "dim" in node(page, "entry-PlanetsApp").get_attribute("class")
    assert said(page) == f"{len(shown)} of {page.locator('.graph .edge').count()} lines are drawn."
    chip(page, "root").click()
    chip(page, "tab").click()
    assert page.locator(".edge.off, .node.dim").count() == 0
    assert node(page, "entry-PlanetsApp").bounding_box() == place


def test_the_key_filters_by_evidence_and_both_combine(graph):
    page = graph(HOME)
    chip(page, "indirect").click()
    off = page.eval_on_selector_all(".edge.off", "all => all.map(e => e.dataset.by)")
    assert off and set(off) == {"indirect"}
    chip(page, "declared").click()
    chip(page, "push").click()
    shown = page.locator(".canvas:visible .edge:not(.off)")
    assert shown.count() > 0
    for line in shown.all():
        assert line.get_attribute("data-line") != "push" and "call" in line.get_attribute("data-by").split()


def test_a_filter_narrows_what_is_traced(graph):
    page = graph()
    node(page, "coordinator-HomeCoordinator").click()
    chip(page, "fullScreenCover").click()
    assert "coordinator-SettingsCoordinator" in lit(page) and "coordinator-TripCoordinator" not in lit(page)


def test_the_field_centres_a_node(graph):
    page = graph()
    zoom_in(page, 6)
    field = page.get_by_role("combobox", name="Find in the graph")
    field.fill("trip")
    field.press("Enter")
    assert "pinned" in node(page, "coordinator-TripCoordinator").get_attribute("class")
    assert page.evaluate(
        "(() => { const { view } = document.querySelector('#map').graph;"
        " return view.shows(view.nodes.get('coordinator-TripCoordinator')) })()"
    )
    assert "TripCoordinator" in page.eval_on_selector_all("#map-nodes option", "all => all.map(o => o.value)")
    field.fill("no such thing")
    field.press("Enter")
    assert said(page) == "Nothing in the graph is called no such thing."


def test_the_address_and_events_light_nodes_and_lines(graph):
    page = graph()
    page.goto(page.url + "#node=LoginCoordinator")
    page.reload()
    assert "coordinator-LoginCoordinator" in lit(page)
    line = "coordinator-MainTabCoordinator.MainTabCoordinator.home-tab-coordinator-HomeCoordinator"
    page.evaluate("hash => location.hash = hash", f"lines={line}")
    page.wait_for_function("document.querySelector('.said').textContent.startsWith('1 line is lit.')")
    assert lit(page) == {"coordinator-MainTabCoordinator", "coordinator-HomeCoordinator"}
    page.evaluate(
        "document.querySelector('#map').dispatchEvent("
        "new CustomEvent('navdocs:center', { detail: { node: 'SearchCoordinator' } }))"
    )
    assert "coordinator-SearchCoordinator" in lit(page)


def test_full_screen_and_back(graph):
    page = graph()
    button = page.get_by_role("button", name="Full screen")
    button.click()
    page.wait_for_function("document.fullscreenElement?.id === 'map'")
    # The element is there before the page is told of it.
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    page.wait_for_function("!document.fullscreenElement")
    expect(button).to_have_attribute("aria-pressed", "false")


def test_the_whole_window_where_there_is_no_full_screen(graph):
    page = graph()
    page.evaluate("document.querySelector('#map').requestFullscreen = undefined")
    page.get_by_role("button", name="Full screen").click()
    box = page.locator("#map").bounding_box()
    assert (box["x"], box["y"], box["width"]) == (0, 0, page.viewport_size["width"])
    page.keyboard.press("Escape")
    assert page.locator("#map.full").count() == 0


def test_downloads(graph):
    page = graph(HOME)
    page.locator(".download summary").click()
    with page.expect_download() as png:
        page.get_by_role("button", name="Download as PNG").click()
    assert png.value.suggested_filename == "HomeCoordinator.png"
    data = png.value.path().read_bytes()
    assert data.startswith(b"\x89PNG")
    width = int.from_bytes(data[16:20], "big")
    assert width == page.evaluate("Math.ceil(document.querySelector('#map').graph.view.size.width * 2)")
    assert len(data) > 20_000
    link = page.get_by_role("link", name="Download as SVG")
    assert link.get_attribute("href") == "../graphs/HomeCoordinator.svg"
    assert link.get_attribute("download") == "HomeCoordinator.svg"
    page.keyboard.press("Escape")
    assert not page.locator(".download").evaluate("menu => menu.open")
    assert page.complaints == []


def test_the_minimap_shows_and_moves_the_view(graph):
    page = graph()
    assert page.locator(".minimap.shown").count() == 0
    zoom_in(page, 6)
    small = page.locator(".minimap.shown")
    assert small.get_attribute("aria-hidden") == "true"
    small.click(position={"x": 4, "y": 4})
    assert position(page) == [0, 0]
    box = small.bounding_box()
    small.click(position={"x": box["width"] - 4, "y": box["height"] - 4})
    assert position(page)[0] > 200


def test_graphs_are_links_without_scripts(graph):
    page = graph(java_script_enabled=False)
    assert page.locator(".scripted-only:visible").count() == 0
    assert page.locator("#map button:visible").count() == 0
    node(page, "coordinator-TripCoordinator").locator("a").click()
    page.wait_for_url(re.compile("TripCoordinator.html$"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path, pinned", [(MAP, "coordinator-HomeCoordinator"), (HOME, "destination-HomeCoordinator.planet")])
def test_a_pinned_graph_is_accessible(graph, scheme, path, pinned):
    page = graph(path, color_scheme=scheme)
    chip(page, "sheet").click()
    node(page, pinned).click()
    assert page.locator(".tracing").count() > 0
    violations = Axe().run(page, context="#map").response["violations"]
    assert [f"{v['id']}: {n['html'][:160]}" for v in violations for n in v["nodes"]] == []


@pytest.mark.parametrize("path", [MAP, HOME])
def test_tools_fit_a_phone(graph, path):
    page = graph(path, viewport=PHONE, has_touch=True, is_mobile=True)
    canvas(page).locator(".node a").first.click()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    for tool in page.locator("[data-tool]:visible, .download summary").all():
        box = tool.bounding_box()
        assert box["width"] >= 40 and box["height"] >= 40


def test_a_zoomed_graph_prints_whole(graph):
    page = graph()
    zoom_in(page, 6)
    page.emulate_media(media="print")
    assert canvas(page).evaluate("c => c.scrollWidth <= c.clientWidth + 1 && getComputedStyle(c).overflow == 'visible'")


@pytest.mark.parametrize("path", [MAP, HOME])
def test_every_graph_has_a_title_a_description_and_a_twin(graph, path):
    page = graph(path)
    for picture in page.locator("svg.navigation-graph").all():
        for attribute in ("aria-labelledby", "aria-describedby"):
            text = page.locator(f'[id="{picture.get_attribute(attribute)}"]').text_content()
            assert len(text) > 10
    anchor = page.locator("figcaption .links a").first.get_attribute("href")
    assert page.locator(anchor).is_visible()


# A folded map.


@pytest.fixture(scope="session")
def large(tmp_path_factory):
    """The site of an app of 1,000 coordinators in 100 modules."""
    folder = tmp_path_factory.mktemp("large")
    generate = [sys.executable, ROOT / "Benchmarks/generate.py", folder / "app"]
    subprocess.run([*generate, "--coordinators", "1000", "--destinations", "5"], check=True)
    subprocess.run([NAVDOCS, "build", folder / "app", "-o", folder / "site", "--quiet"], check=True)
    return folder / "site"


@pytest.fixture
def folded(graph, large):
    page = graph()
    page.goto((large / MAP).as_uri())
    page.evaluate("document.querySelector('#map').scrollIntoView()")
    return page


def inside(outer, inner):
    return (
        outer["x"] <= inner["x"] and outer["y"] <= inner["y"]
        and outer["x"] + outer["width"] >= inner["x"] + inner["width"]
        and outer["y"] + outer["height"] >= inner["y"] + inner["height"]
    )


def test_a_folded_map_says_so_and_stays_small(folded, large):
    assert "1000 coordinators are drawn as 100 modules" in folded.locator(".folded").inner_text()
    assert (large / MAP).stat().st_size < 1_500_000
    for fold in (large / "graphs/folds").iterdir():
        assert fold.stat().st_size < 200_000
    assert folded.complaints == []


def test_a_card_opens_in_place_and_closes(folded):
    card = node(folded, "group-Module12")
    before = node(folded, "group-Module13").bounding_box()
    card.click()
    coordinator = node(folded, "coordinator-Area125Coordinator")
    coordinator.wait_for()
    assert card.get_attribute("aria-expanded") == "true"
    assert inside(card.bounding_box(), coordinator.bounding_box())
    assert said(folded) == "Module12 is open: 10 coordinators."
    boxes = folded.evaluate(
        """[...document.querySelectorAll('.node.module')].map(n => n.querySelector('path').getBoundingClientRect())
          .map(b => [b.left, b.top, b.right, b.bottom])"""
    )
    for index, a in enumerate(boxes):
        for b in boxes[index + 1:]:
            assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
    coordinator.click()
    assert "Inside Module12" in said(folded)
    folded.keyboard.press("Escape")
    card.focus()
    folded.keyboard.press("Enter")
    folded.wait_for_function("!document.querySelector('.fold')")
    after = node(folded, "group-Module13").bounding_box()
    assert after["width"] == pytest.approx(before["width"], rel=0.01) and card.get_attribute("aria-expanded") == "false"
    assert folded.complaints == []


def test_the_field_finds_what_is_folded(folded):
    field = folded.get_by_role("combobox", name="Find in the graph")
    field.focus()
    folded.wait_for_function("document.querySelector('#map').graph.hidden")
    field.fill("Area777")
    field.press("Enter")
    coordinator = node(folded, "coordinator-Area777Coordinator")
    coordinator.wait_for()
    folded.wait_for_function("document.querySelector('.pinned')")
    assert coordinator.evaluate("node => node.classList.contains('pinned')")
    assert inside(canvas(folded).bounding_box(), coordinator.bounding_box())
