"""Graphs people can use: the map and the own graphs of Examples/Planets, and the folded map of a large app."""

import re

import pytest
from conftest import PHONE, complaints, settle, violations, wait_until
from playwright.sync_api import expect
from sites import build

MAP = "index.html"
HOME = "coordinators/HomeCoordinator.html"
LIT_ON_TRIP = ["entry-PlanetsApp", "coordinator-AppCoordinator", "coordinator-HomeCoordinator", "coordinator-TripCoordinator"]

# What a page is asked: how large its picture is, how far it is scrolled, which node has the focus.
SCALE = "document.querySelector('#map').graph.view.scale"
POSITION = "(({ canvas }) => [canvas.scrollLeft, canvas.scrollTop])(document.querySelector('#map').graph.view)"
FOCUSED = "document.activeElement.closest('.node')?.id.replace('wide-', '')"
LIT = "[...document.querySelectorAll('.node.lit')].map(node => node.id.replace('wide-', '')).sort()"
IS_WHOLE = "canvas => canvas.scrollWidth <= canvas.clientWidth && canvas.scrollHeight <= canvas.clientHeight"

# A way through many methods is inferred; another leads to the same screen for certain.
INFERRED = """
import SwiftUI
struct Home: View {
    @StateObject private var model = Model()
    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink("Help") { HelpView() }
                NavigationLink("List") { ListView(model: model) }
            }
            .sheet(isPresented: $model.isShown) { HelpView() }
        }
    }
}
final class Model: ObservableObject {
    @Published var isShown = false
    func a() { b() }
    func b() { c() }
    func c() { d() }
    func d() { isShown = true }
}
struct ListView: View {
    let model: Model
    var body: some View { Button("Help") { model.a() } }
}
struct HelpView: View { var body: some View { Text("Help") } }
@main struct Shed: App { var body: some Scene { WindowGroup { Home() } } }
"""


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


def said(page):
    return page.locator("#map [role=status]")


def expect_lit(page, *names):
    for name in names:
        expect(node(page, name)).to_contain_class("lit")


def expect_dark(page):
    expect(page.locator(".node.lit")).to_have_count(0)


def zoom_in(page, times=4):
    # A picture grows to four times its size at most.
    goal = min(page.evaluate(SCALE) * 1.3**times, 4)
    for _ in range(times):
        page.get_by_role("button", name="Zoom in").click()
    wait_until(page, SCALE, pytest.approx(goal, rel=0.02))


def test_buttons_zoom_and_fit(graph):
    page = graph()
    before = page.evaluate(SCALE)
    zoom_in(page, 2)
    wait_until(page, SCALE, pytest.approx(before * 1.69, rel=0.02))
    wait_until(canvas(page), IS_WHOLE, False)
    page.get_by_role("button", name="Zoom out").click()
    wait_until(page, SCALE, pytest.approx(before * 1.3, rel=0.02))
    page.get_by_role("button", name="Fit the whole graph").click()
    wait_until(canvas(page), IS_WHOLE)
    assert complaints(page) == []


def test_keys_zoom_and_pan_the_canvas(graph):
    page = graph()
    canvas(page).focus()
    before = page.evaluate(SCALE)
    for _ in range(3):
        page.keyboard.press("+")
    wait_until(page, SCALE, pytest.approx(before * 1.3**3, rel=0.02))
    left, top = page.evaluate(POSITION)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    wait_until(page, POSITION, [left + 60, top + 60])
    page.keyboard.press("-")
    wait_until(page, SCALE, pytest.approx(before * 1.3**2, rel=0.02))
    wait_until(canvas(page), IS_WHOLE, False)
    page.keyboard.press("0")
    wait_until(canvas(page), IS_WHOLE)
    wait_until(page, f"{SCALE} <= 1")


def test_dragging_pans_and_is_no_click(graph):
    page = graph()
    zoom_in(page)
    left, top = page.evaluate(POSITION)
    tab = node(page, "coordinator-MainTabCoordinator")
    box = tab.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 20
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 50, y - 30, steps=3)
    expect(canvas(page)).to_contain_class("dragging")
    page.mouse.up()
    expect(canvas(page)).not_to_contain_class("dragging")
    wait_until(page, POSITION, pytest.approx([left + 50, top + 30], abs=1))
    settle(page)
    expect_dark(page)
    # Had the drag pinned the node, this would follow its link.
    tab.click()
    expect_lit(page, "coordinator-MainTabCoordinator")
    settle(page)
    assert page.url.endswith(MAP)


def test_a_plain_wheel_scrolls_the_page_and_ctrl_zooms_at_the_pointer(graph):
    page = graph(viewport={"width": 1280, "height": 500})
    box = node(page, "coordinator-MainTabCoordinator").bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    before, top = page.evaluate(SCALE), page.evaluate("scrollY")
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    wait_until(page, f"before => {SCALE} > before * 1.5", arg=before)
    after = node(page, "coordinator-MainTabCoordinator").bounding_box()
    assert abs(after["x"] - box["x"]) < 12
    settle(page)
    assert page.evaluate("scrollY") == top
    page.mouse.wheel(0, 120)
    wait_until(page, "top => scrollY > top", arg=top)


def test_zoom_glides_where_motion_is_wanted(open_page):
    page = open_page(MAP, reduced_motion="no-preference")
    before = page.evaluate(SCALE)
    at_once = f"button => {{ button.click(); return {SCALE}; }}"
    assert page.get_by_role("button", name="Zoom in").evaluate(at_once) == before
    wait_until(page, SCALE, pytest.approx(before * 1.3, rel=0.001))


def test_two_fingers_zoom(graph):
    page = graph(viewport=PHONE, has_touch=True, is_mobile=True)
    before = page.evaluate(SCALE)
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
    wait_until(page, SCALE, pytest.approx(before * 2, rel=0.03))


def test_hover_shows_neighbours(graph):
    page = graph()
    node(page, "coordinator-SearchCoordinator").hover()
    expect(node(page, "coordinator-MainTabCoordinator")).to_contain_class("near")
    expect(node(page, "coordinator-LoginCoordinator")).not_to_contain_class("near")
    page.mouse.move(5, 5)
    expect(page.locator(".near")).to_have_count(0)


def test_a_click_pins_and_a_second_opens_the_page(graph):
    page = graph()
    trip, caption = node(page, "coordinator-TripCoordinator"), page.locator(".said")
    before = caption.text_content()
    trip.click()
    expect_lit(page, *LIT_ON_TRIP)
    expect(node(page, "coordinator-LoginCoordinator")).not_to_contain_class("lit")
    expect(page.locator("#map svg.tracing")).to_have_count(1)
    for words in ["PlanetsApp", "Nothing else is reachable from here.", "clears"]:
        expect(caption).to_contain_text(words)
    settle(page)
    assert page.url.endswith(MAP)
    page.keyboard.press("Escape")
    expect_dark(page)
    expect(page.locator(".tracing")).to_have_count(0)
    expect(caption).to_have_text(before)
    trip.click()
    expect(trip).to_contain_class("pinned")
    trip.click()
    page.wait_for_url("**/TripCoordinator.html")


def test_a_pin_traces_all_that_is_reachable(graph):
    page = graph()
    node(page, "coordinator-HomeCoordinator").click()
    expect_lit(page, "coordinator-SettingsCoordinator", "coordinator-TripCoordinator")
    expect(said(page)).to_contain_text("These are reachable from HomeCoordinator: SettingsCoordinator, TripCoordinator.")
    page.locator("#map .release").click()
    expect_dark(page)


def test_nodes_without_a_page_are_buttons_that_pin(graph):
    page = graph()
    entry = page.get_by_role("button", name="PlanetsApp, entry point")
    entry.focus()
    page.keyboard.press("Enter")
    expect(entry).to_have_attribute("aria-pressed", "true")
    expect_lit(page, "coordinator-SettingsCoordinator")


def test_arrows_walk_along_lines(graph):
    page = graph()
    is_tab = f"() => ['Home', 'Search', 'Profile'].some(tab => {FOCUSED} === `coordinator-${{tab}}Coordinator`)"
    node(page, "coordinator-MainTabCoordinator").locator("a").focus()
    page.keyboard.press("ArrowRight")
    wait_until(page, is_tab)
    first = page.evaluate(FOCUSED)
    page.keyboard.press("ArrowDown")
    wait_until(page, f"first => {FOCUSED} !== first", arg=first)
    wait_until(page, is_tab)
    second = page.evaluate(FOCUSED).removeprefix("coordinator-")
    expect(said(page)).to_have_text(re.compile(rf"^{second}, opens .*; opened by \d+: .*MainTabCoordinator \(tab\)"))
    page.keyboard.press("ArrowUp")
    wait_until(page, FOCUSED, first)
    node(page, "coordinator-HomeCoordinator").locator("a").focus()
    page.keyboard.press("ArrowRight")
    wait_until(page, f"['Settings', 'Trip'].some(flow => {FOCUSED} === `coordinator-${{flow}}Coordinator`)")
    flow = page.evaluate(FOCUSED)
    page.keyboard.press("ArrowLeft")
    wait_until(page, f"flow => Boolean({FOCUSED}) && {FOCUSED} !== flow", arg=flow)
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("coordinators/.*html$"))


def test_space_pins_what_is_focused(graph):
    page = graph()
    node(page, "coordinator-HomeCoordinator").locator("a").focus()
    page.keyboard.press(" ")
    expect_lit(page, "coordinator-TripCoordinator")
    page.keyboard.press(" ")
    expect_dark(page)


def chip(page, name):
    return page.locator(".key").get_by_role("button", name=name)


def switch(page, name, pressed):
    """Clicks an entry of the key, which is then pressed or not."""
    chip(page, name).click()
    expect(chip(page, name)).to_have_attribute("aria-pressed", pressed)


def test_the_key_filters_by_style(graph):
    page = graph()
    switch(page, "root", "false")
    switch(page, "tab", "false")
    shown = page.eval_on_selector_all(".graph .edge:not(.off)", "all => all.map(e => e.dataset.line)")
    assert shown and "tab" not in shown and "root" not in shown
    place = node(page, "entry-PlanetsApp").bounding_box()
    expect(node(page, "entry-PlanetsApp")).to_contain_class("dim")
    expect(said(page)).to_have_text(f"Showing {len(shown)} of {page.locator('.graph .edge').count()} lines.")
    switch(page, "root", "true")
    switch(page, "tab", "true")
    expect(page.locator(".edge.off, .node.dim")).to_have_count(0)
    assert node(page, "entry-PlanetsApp").bounding_box() == place


def test_the_key_filters_by_evidence_and_both_combine(graph):
    page = graph(HOME)
    switch(page, "indirect", "false")
    off = page.eval_on_selector_all(".edge.off", "all => all.map(e => e.dataset.by)")
    assert off and set(off) == {"indirect"}
    switch(page, "declared", "false")
    switch(page, "push", "false")
    shown = page.locator(".canvas:visible .edge:not(.off)").evaluate_all(
        "all => all.map(line => [line.dataset.line, line.dataset.by.split(' ')])"
    )
    assert shown and all(line != "push" and "call" in by for line, by in shown), shown


def test_the_key_shows_what_is_only_inferred(graph, tmp_path):
    (tmp_path / "App.swift").write_text(INFERRED)
    build(tmp_path, "-o", tmp_path / "site")
    page = graph("coordinators/Home.html", folder=tmp_path / "site")
    line = page.locator(".canvas:visible .edge.hidden")
    expect(line).to_have_count(1)
    expect(line).to_be_hidden()
    expect(chip(page, "inferred")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".node.dim")).to_have_count(0)
    switch(page, "inferred", "true")
    expect(line).to_be_visible()
    switch(page, "sheet", "false")
    expect(line).to_be_hidden()
    switch(page, "sheet", "true")
    switch(page, "inferred", "false")
    expect(line).to_be_hidden()
    build(tmp_path, "--inferred", "-o", tmp_path / "drawn")
    page = graph("coordinators/Home.html", folder=tmp_path / "drawn")
    expect(page.locator(".edge.hidden")).to_have_count(0)
    expect(chip(page, "inferred")).to_have_attribute("aria-pressed", "true")


def test_a_filter_narrows_what_is_traced(graph):
    page = graph()
    node(page, "coordinator-HomeCoordinator").click()
    expect_lit(page, "coordinator-SettingsCoordinator", "coordinator-TripCoordinator")
    switch(page, "fullScreenCover", "false")
    expect(node(page, "coordinator-TripCoordinator")).not_to_contain_class("lit")
    expect_lit(page, "coordinator-SettingsCoordinator")


def test_the_field_centres_a_node(graph):
    page = graph()
    zoom_in(page, 6)
    field = page.get_by_role("combobox", name="Find in the graph")
    field.fill("trip")
    field.press("Enter")
    expect(node(page, "coordinator-TripCoordinator")).to_contain_class("pinned")
    shows = "(({ view }) => view.shows(view.nodes.get('coordinator-TripCoordinator')))"
    wait_until(page, f"{shows}(document.querySelector('#map').graph)")
    expect(page.locator("#map-nodes option[value=TripCoordinator]")).to_have_count(1)
    field.fill("no such thing")
    field.press("Enter")
    expect(said(page)).to_have_text("Nothing in the graph is named no such thing.")


def test_the_address_and_events_light_nodes_and_lines(graph):
    page = graph()
    page.goto(page.url + "#node=LoginCoordinator")
    page.reload()
    expect_lit(page, "coordinator-LoginCoordinator")
    line = "coordinator-MainTabCoordinator.MainTabCoordinator.home-tab-coordinator-HomeCoordinator"
    page.evaluate("hash => location.hash = hash", f"lines={line}")
    expect(page.locator(".said")).to_have_text(re.compile(r"^1 line is highlighted\."))
    wait_until(page, LIT, ["coordinator-HomeCoordinator", "coordinator-MainTabCoordinator"])
    page.evaluate(
        "document.querySelector('#map').dispatchEvent("
        "new CustomEvent('navdocs:center', { detail: { node: 'SearchCoordinator' } }))"
    )
    expect_lit(page, "coordinator-SearchCoordinator")


def test_full_screen_and_back(graph):
    page = graph()
    button = page.get_by_role("button", name="Full screen")
    button.click()
    wait_until(page, "document.fullscreenElement?.id", "map")
    # The element is there before the page is told of it.
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    wait_until(page, "document.fullscreenElement", None)
    expect(button).to_have_attribute("aria-pressed", "false")


def test_the_whole_window_where_there_is_no_full_screen(graph):
    page = graph()
    page.evaluate("document.querySelector('#map').requestFullscreen = undefined")
    page.get_by_role("button", name="Full screen").click()
    place = "map => (({ x, y, width }) => [x, y, width])(map.getBoundingClientRect())"
    wait_until(page.locator("#map.full"), place, [0, 0, page.viewport_size["width"]])
    page.keyboard.press("Escape")
    expect(page.locator("#map.full")).to_have_count(0)


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
    expect(link).to_have_attribute("href", "../graphs/HomeCoordinator.svg")
    expect(link).to_have_attribute("download", "HomeCoordinator.svg")
    expect(link).to_be_visible()
    page.keyboard.press("Escape")
    expect(link).to_be_hidden()
    wait_until(page.locator(".download"), "menu => menu.open", False)
    assert complaints(page) == []


def test_the_minimap_shows_and_moves_the_view(graph):
    page = graph()
    small = page.locator(".minimap.shown")
    settle(page)
    expect(small).to_have_count(0)
    zoom_in(page, 6)
    expect(small).to_have_attribute("aria-hidden", "true")
    wait_until(page, f"{POSITION}.every(way => way > 0)")
    small.click(position={"x": 4, "y": 4})
    wait_until(page, POSITION, [0, 0])
    box = small.bounding_box()
    small.click(position={"x": box["width"] - 4, "y": box["height"] - 4})
    wait_until(page, f"{POSITION}[0] > 200")


def test_graphs_are_links_without_scripts(graph):
    page = graph(java_script_enabled=False)
    expect(node(page, "coordinator-TripCoordinator")).to_be_visible()
    expect(page.locator(".scripted-only:visible")).to_have_count(0)
    expect(page.locator("#map button:visible")).to_have_count(0)
    node(page, "coordinator-TripCoordinator").locator("a").click()
    page.wait_for_url("**/TripCoordinator.html")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path, pinned", [(MAP, "coordinator-HomeCoordinator"), (HOME, "destination-HomeCoordinator.planet")])
def test_a_pinned_graph_is_accessible(graph, scheme, path, pinned):
    page = graph(path, color_scheme=scheme)
    switch(page, "sheet", "false")
    node(page, pinned).click()
    expect(node(page, pinned)).to_contain_class("pinned")
    expect(page.locator(".tracing")).not_to_have_count(0)
    assert violations(page, "#map") == []


@pytest.mark.parametrize("path", [MAP, HOME])
def test_tools_fit_a_phone(graph, path):
    page = graph(path, viewport=PHONE, has_touch=True, is_mobile=True)
    canvas(page).locator(".node a").first.click()
    expect(canvas(page).locator(".pinned")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    for tool in page.locator("[data-tool]:visible, .download summary").all():
        box = tool.bounding_box()
        assert box["width"] >= 40 and box["height"] >= 40


def test_a_zoomed_graph_prints_whole(graph):
    page = graph()
    zoom_in(page, 6)
    page.emulate_media(media="print")
    wait_until(canvas(page), "c => c.scrollWidth <= c.clientWidth + 1 && getComputedStyle(c).overflow === 'visible'")


@pytest.mark.parametrize("path", [MAP, HOME])
def test_every_graph_has_a_title_a_description_and_a_twin(graph, path):
    page = graph(path)
    for picture in page.locator("svg.navigation-graph").all():
        for attribute in ("aria-labelledby", "aria-describedby"):
            text = page.locator(f'[id="{picture.get_attribute(attribute)}"]').text_content()
            assert len(text) > 10
    anchor = page.locator("figcaption .links a").first.get_attribute("href")
    expect(page.locator(anchor)).to_be_visible()


@pytest.mark.parametrize("path", [MAP, HOME])
def test_names_stay_in_their_boxes_whichever_font_there_is(graph, path):
    page = graph(path)
    page.evaluate("document.querySelectorAll('.canvas text').forEach(text => { text.style.fontFamily = 'monospace'; })")
    outside = page.evaluate("""[...document.querySelectorAll('.canvas .node')].flatMap(node => {
        const shapes = [...node.querySelectorAll('path, polygon, rect')];
        if (!shapes.length) return [];
        const right = Math.max(...shapes.map(shape => shape.getBoundingClientRect().right));
        return [...node.querySelectorAll('text')].filter(text => text.getBoundingClientRect().right > right + 1)
            .map(text => text.textContent);
    })""")
    assert outside == []


# A folded map.


@pytest.fixture
def folded_map(graph, folded):
    return graph(folder=folded[1])


def inside(outer, inner):
    return (
        outer["x"] <= inner["x"] and outer["y"] <= inner["y"]
        and outer["x"] + outer["width"] >= inner["x"] + inner["width"]
        and outer["y"] + outer["height"] >= inner["y"] + inner["height"]
    )


def test_a_folded_map_says_so_and_stays_small(folded_map, folded):
    count, folder = folded
    expect(folded_map.locator(".folded")).to_contain_text(f"{count} coordinators are grouped into {count // 10} modules")
    assert (folder / MAP).stat().st_size < 1500 * count
    for fold in (folder / "graphs/folds").iterdir():
        assert fold.stat().st_size < 200_000
    assert complaints(folded_map) == []


def test_a_card_opens_in_place_and_closes(folded_map):
    card = node(folded_map, "group-Module12")
    before = node(folded_map, "group-Module13").bounding_box()
    card.click()
    expect(card).to_have_attribute("aria-expanded", "true")
    expect(said(folded_map)).to_have_text("Module12 is expanded: 10 coordinators.")
    coordinator = node(folded_map, "coordinator-Area125Coordinator")
    assert inside(card.bounding_box(), coordinator.bounding_box())
    boxes = folded_map.evaluate(
        """[...document.querySelectorAll('.node.module')].map(n => n.querySelector('path').getBoundingClientRect())
          .map(b => [b.left, b.top, b.right, b.bottom])"""
    )
    for index, a in enumerate(boxes):
        for b in boxes[index + 1:]:
            assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
    coordinator.click()
    expect(said(folded_map)).to_contain_text("In Module12")
    folded_map.keyboard.press("Escape")
    card.focus()
    folded_map.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-expanded", "false")
    expect(folded_map.locator(".fold")).to_have_count(0)
    after = node(folded_map, "group-Module13").bounding_box()
    assert after["width"] == pytest.approx(before["width"], rel=0.01)
    assert complaints(folded_map) == []


def test_the_field_finds_what_is_folded(folded_map):
    field = folded_map.get_by_role("combobox", name="Find in the graph")
    field.focus()
    # The names of what is folded are a file of their own.
    expect(folded_map.locator("#map-nodes option[value=Area277Coordinator]")).to_have_count(1)
    field.fill("Area277")
    field.press("Enter")
    coordinator = node(folded_map, "coordinator-Area277Coordinator")
    expect(coordinator).to_contain_class("pinned")
    assert inside(canvas(folded_map).bounding_box(), coordinator.bounding_box())
