"""The simulator in a real browser: every control of every kind of app, deep links, the address, the keyboard."""

import json
import subprocess

import pytest
from conftest import PHONE, complaints, violations, wait_until
from playwright.sync_api import expect
from program import NAVDOCS, ROOT, SOAKING
from simulated import AROUND, COVER, PUT, STATE, WANDER, simulator

# One for each system.
FIXTURES = sorted(folder.name for folder in (ROOT / "Tests/Fixtures").iterdir() if folder.is_dir())
APPS = ["Examples/Planets"] + [f"Tests/Fixtures/{name}" for name in FIXTURES]


# The pages of the screens that an entry point leads to.
REACHED = """() => {
    const strays = document.getElementById("without-entry-point");
    const links = document.querySelectorAll("main ul.journeys > li > b a, main ul.journeys .way > li:last-child a");
    const isReached = (link) => !strays || !(strays.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING);
    return [...links].filter(isReached).map((link) => link.getAttribute("href").split("#")[0]);
}"""


@pytest.fixture(scope="module", params=APPS)
def walked(request, sites):
    """The site of an app of each system."""
    return sites.site(request.param)


@pytest.fixture
def page(open_page, walked):
    page = open_page("simulator.html", folder=walked)
    simulator(page)
    return page


# Opens what a control is folded into.
UNFOLD = "control => { const folded = control.closest('details'); if (folded) folded.open = true; }"


def data(page):
    return page.evaluate("navdocsSimulatedApp")


# Sets off walks one after the other in the page, each by a click without the way of the pointer to it: the states before and
# after each, and what is around.
CLICK = f"""async (frame, walks) => {{
    const [put, state, around, unfold] = [{PUT}, {STATE}, {AROUND}, {UNFOLD}];
    const told = [];
    for (const {{ key, start, steps }} of walks) {{
        const before = put(frame, [start, steps]);
        const control = frame.querySelector(`[data-key=${{CSS.escape(key)}}]`);
        unfold(control);
        control.click();
        await new Promise((done) => setTimeout(done));
        told.push([before, state(frame), around(frame, true)]);
    }}
    return told;
}}"""


def expect_shown(walk, app, around):
    """Holds what a way of the source shows to be on the screen, perhaps beneath a modal."""
    kind, index = walk["key"].split("-")
    if kind != "way":
        return
    way = app["transitions"][int(index)]
    if "owner" in way:
        assert any([owner, dest] == [way["owner"], way["dest"]] for owner, dest, _ in around) or (
            way["style"] != "root" and way.get("to") in [target for _, _, target in around]), (way, around)
    else:
        assert way.get("to") in [target for _, _, target in around] or "to" not in way, (way, around)


@pytest.mark.parametrize("keyboard", [False, True], ids=["pointer", "keyboard"])
def test_every_control_does_what_the_source_says(page, keyboard):
    frame = simulator(page)
    app = data(page)
    walks = [walk for walk in page.evaluate(COVER)["walks"] if walk["key"].startswith(("way-", "exit-"))]
    assert walks
    # What a control does is the same by the keyboard, and the way of the pointer to it takes a tenth of a second: every third
    # and every sixth, and every one in `make soak`.
    for walk in walks if SOAKING else walks[:: 3 if keyboard else 6]:
        before = frame.evaluate(PUT, [walk["start"], walk["steps"]])
        control = frame.locator(f"[data-key={walk['key']}]").first
        control.evaluate(UNFOLD)
        if keyboard:
            control.press("Enter")
        else:
            control.click()
        assert frame.evaluate(STATE) != before, walk
        expect_shown(walk, app, frame.evaluate(AROUND, True))
    if not keyboard and not SOAKING:
        for walk, (before, after, around) in zip(walks, frame.evaluate(CLICK, walks), strict=True):
            assert after != before, walk
            expect_shown(walk, app, around)
    assert complaints(page) == []


def test_every_screen_that_is_reached_in_the_graph_is_reached_by_a_walk(request, page, open_page, walked):
    if "UIKit" in request.node.name:
        # `present(UINavigationController(rootViewController: HelpController()), animated: true)`: what HelpController pushes.
        request.applymarker(pytest.mark.xfail(strict=True, reason="a presented navigation controller is no container yet"))
    seen = set(page.evaluate(COVER)["seen"])
    ids = {node["page"]: node["id"] for node in data(page)["nodes"] if "page" in node}
    journeys = open_page("journeys.html", folder=walked)
    pages = set(journeys.evaluate(REACHED))
    # What no destination and no way shows is no screen of its own.
    nodes, ways = data(page)["nodes"], data(page)["transitions"]
    shown = {target for node in nodes for each in node.get("destinations", []) for target in each.get("targets", [])}
    shown |= {way["to"] for way in ways if "to" in way}
    expected = {ids[page] for page in pages if page in ids} & {nodes[target]["id"] for target in shown}
    assert expected
    assert expected - seen == set()


def test_every_deep_link_ends_where_the_graph_says(page):
    frame = simulator(page)
    app = data(page)
    for index, link in enumerate(app["links"]):
        if not link["hops"]:
            continue
        owner = link["hops"][0]["owner"]
        frame.evaluate(PUT, [owner, ""])
        frame.locator(".links").select_option(str(index))
        hops = link["hops"]
        stop = next((position for position, hop in enumerate(hops) if hop.get("stops")), len(hops) - 1)
        around = frame.evaluate(AROUND)
        assert [hops[stop]["owner"], hops[stop]["dest"]] in [[owner, dest] for owner, dest, _ in around], (link["name"], around)
        expect(frame.locator("[role=status]")).to_contain_text("stops" if stop < len(hops) - 1 or hops[stop].get("stops") else "Opened")


def test_random_walks_keep_what_always_holds(page):
    assert page.evaluate(WANDER, [600, 7]) == []


def test_what_initializers_say_is_what_is_there_first(sites):
    """`TabItems(tabs:selectedIndex:)` and `FlowStack(root:pushing:)`, from the source to what the simulator runs on."""
    if not (ROOT / "Tests/Fixtures/Scaffolding").exists():
        pytest.skip("an app of Scaffolding")
    text = (sites.site("Tests/Fixtures/Scaffolding") / "assets/simulated-app.js").read_text()
    nodes = json.loads(text.split(" = ", 1)[1].rstrip(";\n"))["nodes"]
    [tabs] = [node for node in nodes if "selected" in node]
    [flow] = [node for node in nodes if "pushed" in node]
    assert (tabs["name"], tabs["destinations"][tabs["selected"]]["name"]) == ("ReturnTypesCoordinator", "child")
    assert (flow["name"], [flow["destinations"][dest]["name"] for dest in flow["pushed"]]) == ("ShedCoordinator (Garden)", ["drawer"])


WELL = """
import ComposableArchitecture
import SwiftUI
@Reducer struct Pail { struct State {}; enum Action { case tapped } }
struct PailView: View { let store: StoreOf<Pail>; var body: some View { Text("Pail") } }
struct RopeView: View { let store: StoreOf<Pail>; var body: some View { Text("Rope") } }
struct TipView: View { let store: StoreOf<Pail>; var body: some View { Text("Tip") } }
struct SideView: View { var body: some View { Text("Side") } }
@Reducer struct Well {
    @Reducer enum Path { case pail(Pail), rope(Pail) }
    @ObservableState struct State {
        var path = StackState<Path.State>([.rope(Pail.State()), .pail(Pail.State())])
        @Presents var tip: Pail.State? = Pail.State()
    }
    enum Action { case path(StackActionOf<Path>), tip(PresentationAction<Pail.Action>) }
}
struct WellView: View {
    @Bindable var store: StoreOf<Well>
    var body: some View {
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            SideView()
        } destination: { store in
            switch store.case {
            case let .pail(store): PailView(store: store)
            case let .rope(store): RopeView(store: store)
            }
        }
        .sheet(item: $store.scope(state: \\.tip, action: \\.tip)) { TipView(store: $0) }
    }
}
@main struct WellApp: App {
    var body: some Scene { WindowGroup { WellView(store: Store(initialState: Well.State()) { Well() }) } }
}
"""


@pytest.mark.skipif(not (ROOT / "Tests/Fixtures/ComposableArchitecture").exists(), reason="an app of ComposableArchitecture")
def test_what_a_state_is_made_with_is_what_is_there_first(tmp_path):
    (tmp_path / "Well.swift").write_text(WELL)
    subprocess.run([NAVDOCS, "build", "--no-cache", "-o", "site", "."], cwd=tmp_path, check=True, capture_output=True)
    text = (tmp_path / "site/assets/simulated-app.js").read_text()
    [well] = [node for node in json.loads(text.split(" = ", 1)[1].rstrip(";\n"))["nodes"] if node.get("kind")]
    name = {index: each["name"] for index, each in enumerate(well["destinations"])}
    assert [name[dest] for dest in well["pushed"]] == ["rope", "pail"]
    assert [(name[each["dest"]], each["style"]) for each in well["presented"]] == [("tip", "sheet")]


def test_the_address_keeps_the_steps(page, open_page, walked):
    frame = simulator(page)
    walks = [walk for walk in page.evaluate(COVER)["walks"] if walk["steps"]]
    walk = max(walks, key=lambda walk: len(walk["steps"]))
    frame.evaluate(PUT, [walk["start"], walk["steps"]])
    first = frame.evaluate(STATE)
    start = frame.evaluate("frame => frame.simulator.app.nodes[frame.simulator.to].id")
    query = f"?at={start}&steps={walk['steps']}" if start else f"?steps={walk['steps']}"
    page.goto(page.url.split("?")[0] + query)
    again = simulator(page)
    assert again.evaluate(STATE) == first
    expect(again.locator(".console-steps li")).to_have_count(len(walk["steps"].split("_")))


# Planets alone.


@pytest.fixture
def planets(open_page):
    page = open_page("simulator.html")
    simulator(page)
    return page


def name(page):
    return page.locator(".phone .screen-name").last


def test_a_walk_is_in_the_address_and_can_be_sent(planets, open_file, site):
    planets.locator(".control", has_text="Settings").click()
    expect(name(planets)).to_have_text("Settings")
    planets.locator(".control", has_text="About").click()
    expect(name(planets)).to_have_text("About")
    expect(planets.locator(".console-steps li")).to_have_count(2)
    sent = open_file(site / "simulator.html", "?" + planets.url.split("?")[1])
    simulator(sent)
    expect(name(sent)).to_have_text("About")
    assert sent.locator(".phone").inner_text() == planets.locator(".phone").inner_text()


def test_an_address_that_fits_no_more_is_followed_as_far_as_it_fits(open_file, site):
    page = open_file(site / "simulator.html", "?steps=7.open.4.sheet_999.pop_7.open.77.push_x.y.z")
    simulator(page)
    expect(page.locator(".console-steps li")).to_have_count(1)
    assert complaints(page) == []


def test_the_ways_of_a_branching_call_stand_together(planets):
    """Home's button books a trip, or asks to sign in first: one call, and the code it runs decides."""
    branch = planets.get_by_role("group", name="Decided at run time")
    ways = branch.locator(".control .words")
    expect(ways).to_have_text(["Book login", "Book trip"])
    ways.first.click()
    expect(planets.locator(".console-steps li")).to_have_count(1)
    expect(planets.locator(".console-steps")).to_contain_text(".login")
    expect(branch).to_have_count(0)


def test_what_stays_the_same_is_not_drawn_again(planets):
    frame = simulator(planets)
    row = frame.locator(".alive .row").first
    row.evaluate("row => { row.isOld = true; }")
    planets.locator(".control", has_text="Settings").click()
    expect(name(planets)).to_have_text("Settings")
    assert row.evaluate("row => row.isOld")
    planets.locator(".calls .made-call:not([aria-disabled])").first.click()
    expect(planets.locator(".console-steps li")).to_have_count(2)


def test_undo_redo_and_start_again(planets):
    frame = simulator(planets)
    start = frame.evaluate(STATE)
    expect(frame.locator(".undo")).to_be_disabled()
    planets.locator(".control", has_text="Settings").click()
    after = frame.evaluate(STATE)
    frame.locator(".undo").click()
    assert frame.evaluate(STATE) == start
    frame.locator(".redo").click()
    assert frame.evaluate(STATE) == after
    frame.locator(".reset").click()
    assert frame.evaluate(STATE) == start


def test_a_sheet_is_swiped_away_and_a_cover_is_not(planets):
    planets.locator(".control", has_text="Settings").click()
    planets.locator(".swipe").click()
    expect(planets.locator(".phone .as-sheet")).to_have_count(0)
    planets.locator(".made-call", has_text="present(.gallery").first.click()
    expect(planets.locator(".phone .as-fullScreenCover")).to_be_visible()
    expect(planets.locator(".swipe")).to_have_count(0)


def test_tabs_and_back(planets):
    planets.locator(".control", has_text="planet").first.click()
    planets.locator(".tab-item", has_text="Search").click()
    expect(planets.locator(".tab-item[aria-current]")).to_have_text("Search")
    planets.locator(".tab-item", has_text="Planets").click()
    planets.locator(".back").click()
    expect(planets.locator(".back")).to_have_count(0)


def test_calls_that_do_nothing_say_why(planets):
    planets.locator(".control", has_text="Settings").click()
    idle = planets.locator(".made-call[aria-disabled]", has_text="popToRoot()").first
    expect(idle).to_contain_text("Does nothing: the stack is empty.")
    before = simulator(planets).evaluate(STATE)
    idle.click(force=True)
    assert simulator(planets).evaluate(STATE) == before


def test_a_choice_that_the_source_leaves_open_starts_the_app_again(planets):
    planets.locator(".open-questions summary").click()
    planets.locator(".open-questions label", has_text="starts at").first.locator("select").select_option(label="onboarding")
    expect(planets.locator(".phone .about")).to_contain_text("OnboardingView")


def test_whose_rules_run_is_told_and_chosen(planets, open_file, site):
    rules = planets.get_by_role("group", name="Library versions")
    version = rules.get_by_label("Scaffolding")
    # The app has a split coordinator.
    expect(version.locator("option:checked")).to_have_text("later than 3.2")
    version.focus()
    planets.keyboard.press("ArrowUp")
    expect(version.locator("option:checked")).to_have_text("3.0 to 3.2")
    expect(planets.locator(".console-steps .step")).to_have_text("switch to Scaffolding 3.0 to 3.2")
    again = open_file(site / "simulator.html", "?" + planets.url.split("?")[1])
    simulator(again)
    expect(again.get_by_label("Scaffolding").locator("option:checked")).to_have_text("3.0 to 3.2")


def test_a_tablet_shows_columns(planets):
    planets.locator(".open-questions summary").click()
    planets.locator(".open-questions label", has_text="main shows").locator("select").select_option(label="ObservatoryCoordinator")
    planets.locator(".wide").click()
    expect(planets.locator(".in-columns .card")).to_have_count(2)
    planets.locator(".narrow").click()
    expect(planets.locator(".phone .card")).to_have_count(1)


def test_the_console_has_swift_to_copy(planets):
    planets.locator(".links").select_option(label="planets://moon")
    chain = planets.locator(".as-chain").get_attribute("data-copy")
    assert chain.split("\n")[0] == "let mainTab = app.setRoot(.main, expecting: MainTabCoordinator.self)"
    assert chain.split("\n")[1] == "let home = mainTab?.selectFirstTab(.home, expecting: HomeCoordinator.self)"
    assert chain.split("\n")[2].startswith("home?.route(to: .planet(")
    assert "#expect(home?.isInStack(.moon) == true)" in planets.locator(".as-test").get_attribute("data-copy")


def test_the_keyboard_alone_walks_back_and_forth(planets):
    planets.locator("h1").evaluate("it => { it.tabIndex = -1; it.focus(); }")
    for _ in range(40):
        planets.keyboard.press("Tab")
        if planets.evaluate("document.activeElement.matches('.control')"):
            break
    planets.keyboard.press("Enter")
    expect(planets.locator(".console-steps li")).to_have_count(1)
    expect(planets.locator(".screen-name:focus")).to_have_count(1)
    planets.keyboard.press("u")
    expect(planets.locator(".console-steps li")).to_have_count(0)
    planets.keyboard.press("r")
    expect(planets.locator(".console-steps li")).to_have_count(1)


def test_each_step_is_said(planets):
    planets.locator(".control", has_text="Settings").click()
    expect(planets.locator(".simulator [role=status]")).to_have_text("Shows SettingsView as a sheet.")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_accessible(planets, scheme):
    planets.emulate_media(color_scheme=scheme)
    assert violations(planets, scheme=scheme) == []
    planets.locator(".control", has_text="Settings").click()
    planets.locator(".open-questions summary").click()
    assert violations(planets, scheme=scheme) == []
    planets.locator(".open-questions summary").click()
    planets.locator(".wide").click()
    assert violations(planets, scheme=scheme) == []


def test_a_phone_shows_it_without_sticking_out(open_page):
    page = open_page("simulator.html", viewport=PHONE)
    simulator(page)
    wait_until(page, "width => document.documentElement.scrollWidth <= width", arg=PHONE["width"])


def test_a_coordinator_walks_by_itself(open_page):
    page = open_page("coordinators/SettingsCoordinator.html")
    simulator(page)
    expect(name(page)).to_have_text("Settings")
    out = page.locator(".control", has_text="onboarding")
    page.locator(".control", has_text="About").click()
    expect(page.locator(".console-steps code.step")).to_have_text("settings.route(to: .about)")
    assert "from=SettingsCoordinator" in page.url
    expect(out).to_have_count(0)
    assert complaints(page) == []


def test_without_scripts_the_journeys_are_there(open_page):
    page = open_page("simulator.html", java_script_enabled=False)
    expect(page.locator(".simulator")).to_be_hidden()
    expect(page.locator("main").get_by_role("heading", name="From PlanetsApp")).to_be_visible()


def test_one_file_has_it_too(single, open_file):
    page = open_file(single, "#simulator")
    frame = page.locator(".page:visible .simulator")
    wait_until(frame, "frame => frame.dataset.ready", "")
    frame.locator(".control", has_text="Settings").click()
    expect(frame.locator(".screen-name").last).to_have_text("Settings")
    assert complaints(page) == []
