"""The engine of the simulator by itself, step by step: every row holds a rule of a library."""

import pytest
from simulated import app, run

HOME = {"home": None, "detail": None, "more": None, "child": "Child", "tabs": "Tabs", "root": "Root"}
SCAFFOLDING = app(
    "scaffolding",
    Home=("flow", ["home"], HOME),
    Child=("flow", ["first"], {"first": None, "second": None}),
    Tabs=("tab", ["one", "two"], {"one": "Child", "two": None, "three": None}),
    Root=("root", ["child"], {"child": "Child", "view": None, "modal": "Child"}),
    Outer=("flow", ["inner"], {"inner": "Child", "page": None}),
    Gate=("root", ["home"], {"home": "Home", "closed": None, "sheet": "Child"}),
)
COLUMNS = app(
    "scaffolding", Columns=("split", ["list", "empty"], {"list": None, "empty": None, "flow": "Child"}),
    Child=("flow", ["first"], {"first": None, "second": None}))

# The rule, where it starts, the steps, what is then on the screen, and a word of what was said last.
SCAFFOLDING_RULES = [
    ("route appends to the stack", "Home", ["Home.push detail"], "home / detail", "Pushes"),
    ("pop takes the last off", "Home", ["Home.push detail", "Home.pop"], "home", "Goes back"),
    ("pop on an empty stack dismisses the coordinator", "Home", ["Home.sheet child", "Child.pop"], "home", "Dismisses"),
    ("what nothing shows is not dismissed", "Home", ["Home.pop"], "home", "Does nothing: the stack is empty"),
    ("a pushed child shares its host's stack", "Home", ["Home.push child", "Child.push second"], "home / first / second", "Pushes"),
    ("back takes the last of a shared stack off", "Home", ["Home.push child", "Child.push second", "back"], "home / first", "Goes back"),
    ("back past a child's first screen takes the child off", "Home", ["Home.push child", "back"], "home", "Goes back"),
    ("a presented child has a stack of its own", "Home", ["Home.sheet child", "Child.push second"], "home > sheet first / second", "inside the sheet"),
    ("pop takes so many off", "Home", ["Home.push detail", "Home.push more", "Home.push detail", "Home.pop 2"], "home / detail", "Goes back"),
    ("dismissPresentedModal closes the one that is seen", "Home", ["Home.sheet detail", "Home.sheet more", "Home.dismissPresentedModal"], "home > sheet more", "shows"),
    ("dismissAllModals closes all", "Home", ["Home.push detail", "Home.sheet detail", "Home.sheet more", "Home.dismissAllModals"], "home / detail", "Dismisses"),
    ("dismissAllModals of what presents nothing does nothing", "Home", ["Home.push detail", "Home.dismissAllModals"], "home / detail", "this coordinator doesn’t present anything"),
    ("dismissCoordinator removes what came after it too", "Home",
     ["Home.push child", "Home.push detail", "Child.dismissCoordinator"], "home", "Goes back"),
    ("dismissCoordinator of a flow's first screen dismisses the flow", "Home",
     ["Home.push child", "Child.push second", "Child.popToRoot", "Child.pop"], "home", "Goes back"),
    ("dismissCoordinator of a root's first screen dismisses what shows the root", "Gate",
     ["Home.sheet root", "Root.dismissCoordinator"], "home", "Dismisses"),
    ("a tab is not dismissed, which is only logged", "Home", ["Home.push tabs", "Child.dismissCoordinator"], "home / first", "this coordinator is a tab"),
    ("a modal of a tab coordinator is dismissed", "Tabs", ["Tabs.sheet three", "close"], "first", "Dismisses"),
    ("a tab coordinator keeps its modals in a list of its own", "Tabs", ["Tabs.sheet three", "tap two"], "two > sheet three", "beneath"),
    ("selectFirstTab selects the tab", "Tabs", ["Tabs.tab two"], "two", "Switches"),
    ("selectFirstTab of what is no tab does nothing", "Tabs", ["Tabs.tab three"], "first", "Does nothing"),
    ("selectLastTab selects the last of a name", "Tabs", ["Tabs.appendTab one", "Child.push second", "Tabs.tab two", "Tabs.selectLastTab one"],
     "first / second", "Switches"),
    ("select selects by position", "Tabs", ["Tabs.selectTab 1"], "two", "Switches"),
    ("insertTab moves the others on", "Tabs", ["Tabs.insertTab three 0", "Tabs.selectTab 0"], "three", "Switches"),
    ("insertTab keeps the selection", "Tabs", ["Tabs.tab two", "Tabs.insertTab three 1"], "two", ""),
    ("insertTab behind the last is appendTab", "Tabs", ["Tabs.insertTab three 9", "Tabs.selectTab 2"], "three", "Switches"),
    ("setTabs selects the first of the new ones", "Tabs", ["Tabs.setTabs three two"], "three", ""),
    ("setTabs has no others", "Tabs", ["Tabs.setTabs three two", "Tabs.tab one"], "three", "Does nothing"),
    ("replaceLast leaves what is presented", "Home", ["Home.push detail", "Home.sheet more", "Home.replaceLast more"],
     "home / more > sheet more", "beneath"),
    ("pop of so many stops at the root", "Home", ["Home.sheet child", "Child.pop 2"], "home > sheet first", "the stack is empty"),
    ("dismissPresentedModal closes what a flow on the same stack presents", "Home",
     ["Home.push child", "Child.sheet second", "Home.dismissPresentedModal"], "home / first", "Dismisses"),
    ("replaceLast puts one in place of the last", "Home", ["Home.push detail", "Home.push more", "Home.replaceLast detail"],
     "home / detail / detail", ""),
    ("a tab keeps its stack", "Tabs", ["Child.push second", "tap two", "tap one"], "first / second", "Switches"),
    ("setRoot of a flow drops what was pushed and presented", "Home", ["Home.push detail", "Home.sheet more", "Home.root detail"], "detail", "Dismisses"),
    ("setRoot of a root coordinator keeps its modals", "Gate", ["Gate.sheet sheet", "Gate.root closed"], "closed > sheet first", "beneath"),
    ("one modal is visible a host, the next waits", "Home", ["Home.sheet detail", "Home.sheet more"], "home > sheet detail", "Waits"),
    ("the next modal comes when the first is closed", "Home", ["Home.sheet detail", "Home.sheet more", "close"], "home > sheet more", "shows"),
    ("what is pushed while a sheet is up goes beneath it", "Home", ["Home.sheet detail", "Home.push more"], "home / more > sheet detail", "beneath"),
    ("popToRoot removes modals too", "Home", ["Home.push detail", "Home.sheet more", "Home.popToRoot"], "home", "Dismisses"),
    ("popToFirst keeps the first of a name", "Home",
     ["Home.push detail", "Home.push more", "Home.push detail", "Home.popToFirst detail"], "home / detail", "Goes back"),
    ("popToLast keeps the last of a name", "Home",
     ["Home.push detail", "Home.push more", "Home.push detail", "Home.push more", "Home.popToLast detail"], "home / detail / more / detail", "Goes back"),
    ("popToFirst of the first screen goes to the root", "Home", ["Home.push detail", "Home.popToFirst home"], "home", "Goes back"),
    ("popToFirst of what is not there does nothing", "Home", ["Home.push detail", "Home.popToFirst more"], "home / detail", "Does nothing"),
    ("a cover is no sheet", "Home", ["Home.fullScreenCover child"], "home > fullScreenCover first", "as a full-screen cover"),
    ("a first screen that is a flow shares the stack", "Outer", ["Child.push second", "Outer.push page"], "first / second / page", "Pushes"),
    ("back takes off the last that is shown", "Outer", ["Child.push second", "Outer.push page", "back", "back"], "first", "Goes back"),
]


def hold(engine, data, rows):
    found = {}
    for rule, start, steps, shown, words in rows:
        screen, said = run(engine, data, start, steps)
        if screen != shown or words not in said:
            found[rule] = (screen, said)
    assert found == {}


def test_scaffolding(engine):
    hold(engine, SCAFFOLDING, SCAFFOLDING_RULES)


def test_scaffolding_before_3(engine):
    """2.1: only a flow presents, by `route(to:as:)`, which is what tells the version of an app."""
    older = {"rules.scaffolding": 2}
    screens, said = run(engine, SCAFFOLDING, "Tabs", ["Tabs.sheet three"], older)
    assert (screens, "before Scaffolding 3.0, only a flow coordinator can present a modal" in said) == ("first", True)
    assert run(engine, SCAFFOLDING, "Home", ["Home.sheet child", "Child.push second"], older)[0] == "home > sheet first / second"
    words = """([data, version]) => {
        const simulator = navdocsSimulator;
        const app = simulator.app(data);
        const node = data.nodes.findIndex((one) => one.name === "Home");
        const state = simulator.start(app, node, version == null ? {} : { "rules.scaffolding": version });
        const on = simulator.nearest(state, null, node);
        const dest = data.nodes[node].destinations.findIndex((one) => one.name === "detail");
        return [app.versions["rules.scaffolding"], simulator.text(app, state, { on, op: "open", dest, style: "sheet" })];
    }"""
    assert engine.evaluate(words, [SCAFFOLDING, None]) == [0, "home.present(.detail, as: .sheet)"]
    written = SCAFFOLDING | {"transitions": [
        {"from": len(SCAFFOLDING["nodes"]) - 1, "owner": [node["name"] for node in SCAFFOLDING["nodes"]].index("Home"), "dest": 1, "style": "sheet", "call": "home.route(to: .detail, as: .sheet)"}]}
    assert engine.evaluate(words, [written, None]) == [2, "home.route(to: .detail, as: .sheet)"]
    assert engine.evaluate(words, [written, 0])[1] == "home.present(.detail, as: .sheet)"


def test_scaffolding_columns(engine):
    hold(engine, COLUMNS, [
        ("a split starts with its sidebar", "Columns", [], "list", ""),
        ("setDetail replaces the column", "Columns", ["Columns.detail flow"], "list / first", "detail column"),
        ("a flow in a column has a stack of its own", "Columns", ["Columns.detail flow", "Child.push second"], "list / first / second", "Pushes"),
        ("a column is not dismissed", "Columns", ["Columns.detail flow", "Child.dismissCoordinator"], "list / first", "this coordinator is a column"),
        ("back leaves the detail on a phone", "Columns", ["Columns.detail flow", "back"], "list", "Goes back"),
    ])


def routes(system):
    return app(
        system, Home=("flow", ["home"], {"home": None, "detail": None, "more": None, "child": "Child"}),
        Child=("flow", ["first"], {"first": None, "second": None}))


@pytest.mark.parametrize("system", ["flowStacks", "tcaCoordinators"])
def test_routes(engine, system):
    pushed = ["Home.push detail", "Home.push more"]
    hold(engine, routes(system), [
        ("push appends", "Home", pushed, "home / detail / more", "Pushes"),
        ("goBack removes the last", "Home", [*pushed, "Home.goBack"], "home / detail", "Goes back"),
        ("goBack keeps the root", "Home", ["Home.goBack"], "home", "there’s no route except the root"),
        ("goBack removes so many", "Home", [*pushed, "Home.goBack 2"], "home", "Goes back"),
        ("goBack of more than there are does nothing", "Home", [*pushed, "Home.goBack 3"], "home / detail / more", "doesn’t have that many routes"),
        ("popToCurrentNavigationRoot keeps what is presented", "Home", ["Home.sheet detail", "Home.push more", "Home.push detail", "Home.popToCurrentNavigationRoot"],
         "home > sheet detail", "Goes back"),
        ("popToCurrentNavigationRoot keeps the root", "Home", [*pushed, "Home.popToCurrentNavigationRoot"], "home", "Goes back"),
        ("dismiss closes so many", "Home", ["Home.sheet detail", "Home.sheet more", "Home.push detail", "Home.dismissRoutes 2"], "home", "Dismisses"),
        ("goBackTo keeps the last of a name", "Home", [*pushed, "Home.push detail", "Home.push more", "Home.goBackTo detail"],
         "home / detail / more / detail", "Goes back"),
        ("goBackTo the root", "Home", [*pushed, "Home.goBackTo home"], "home", "Goes back"),
        ("goBackTo what is not there does nothing", "Home", ["Home.push more", "Home.goBackTo detail"], "home / more", "there’s no such route"),
        ("goBackToRoot removes all", "Home", [*pushed, "Home.goBackToRoot"], "home", "Goes back"),
        ("what is pushed on a sheet goes into it", "Home", ["Home.sheet detail", "Home.push more"], "home > sheet detail / more", "inside the sheet"),
        ("a sheet is presented on a sheet", "Home", ["Home.sheet detail", "Home.sheet more"], "home > sheet detail > sheet more", "as a sheet"),
        ("dismiss goes to before the last presented", "Home", ["Home.push detail", "Home.sheet more", "Home.push detail", "Home.dismissRoutes"],
         "home / detail", "Dismisses"),
        ("dismissAll goes to before the first presented", "Home", ["Home.push detail", "Home.sheet more", "Home.fullScreenCover detail", "Home.dismissAll"],
         "home / detail", "Dismisses"),
        ("dismissAll without anything presented does nothing", "Home", [*pushed, "Home.dismissAll"], "home / detail / more", "no route is presented"),
        ("a gesture cuts the array before what was left", "Home", ["Home.sheet detail", "Home.push more", "close"], "home", "Dismisses"),
        ("a child has routes of its own", "Home", ["Home.sheet child", "Child.push second", "Child.goBackToRoot"], "home > sheet first", "Goes back"),
    ])


def test_versions_of_routes(engine):
    """Up to 0.4, the array of FlowStacks holds the root, which is gone back from too."""
    data = routes("flowStacks")
    assert run(engine, data, "Home", ["Home.push detail", "Home.dismissRoutes"])[0] == "home"
    older = {"rules.flowStacks": 1}
    assert run(engine, data, "Home", ["Home.push detail", "Home.dismissRoutes"], older)[0] == "home / detail"
    assert run(engine, data, "Home", ["Home.push detail", "Home.goBackToIndex 0"], older)[0] == "home"
    assert run(engine, data, "Home", ["Home.goBack"], older)[0] == ""


@pytest.mark.parametrize("system, shown, dismissed", [
    ("flowStacks", "home / detail / more", ("home", "Goes back")),
    ("tcaCoordinators", "home / detail", ("home / detail / more / detail", "the call dismisses more routes than are presented")),
])
def test_positions_of_routes(engine, system, shown, dismissed):
    """The array of FlowStacks begins after the root, the one of TCACoordinators with it."""
    pushed = ["Home.push detail", "Home.push more", "Home.push detail"]
    hold(engine, routes(system), [
        ("dismiss without anything presented", "Home", [*pushed, "Home.dismissRoutes"], *dismissed),
        ("goBackTo a position", "Home", [*pushed, "Home.goBackToIndex 1"], shown, "Goes back"),
        ("goBackTo a position that is not there does nothing", "Home", [*pushed, "Home.goBackToIndex 7"], "home / detail / more / detail", "there’s no such route"),
    ])


def test_stinsen(engine):
    data = app(
        "stinsen", Home=("flow", ["home"], {"home": None, "detail": None, "more": None, "child": "Child", "other": None}),
        Child=("flow", ["first"], {"first": None, "second": None}),
        Tabs=("tab", ["one", "two"], {"one": "Child", "two": None}),
        Gate=("flow", ["in"], {"in": "Child", "out": None, "page": None}))
    pushed = ["Home.push detail", "Home.push more"]
    hold(engine, data, [
        ("route appends", "Home", pushed, "home / detail / more", "Pushes"),
        ("popLast removes the last", "Home", [*pushed, "Home.popLast"], "home / detail", "Goes back"),
        ("popLast of one empties the stack", "Home", ["Home.push detail", "Home.popLast"], "home", "Goes back"),
        ("popLast of none does nothing", "Home", ["Home.popLast"], "home", "the stack is empty"),
        ("popToRoot empties the stack", "Home", [*pushed, "Home.popToRoot"], "home", "Goes back"),
        ("focusFirst keeps the first of a route", "Home", [*pushed, "Home.push detail", "Home.focusFirst detail"], "home / detail", "Goes back"),
        ("focusFirst of what is not there throws", "Home", ["Home.push more", "Home.focusFirst detail"], "home / more", "the call throws an error"),
        ("root of the same route changes nothing", "Home", ["Home.root home"], "home", "this is already the root"),
        ("root leaves the stack", "Home", ["Home.push detail", "Home.root other"], "other / detail", "beneath"),
        ("what is routed to after a coordinator is never shown", "Home", ["Home.push child", "Home.push more"], "home / first", "Changes screens that aren’t visible"),
        ("what is routed to after a view is shown", "Home", ["Home.push more", "Home.push child"], "home / more / first", "Pushes"),
        ("what is routed to is dismissed with what came after it", "Home", ["Home.push child", "Home.push more", "Child.dismissCoordinator"], "home", "Goes back"),
        ("a root has no parent", "Gate", ["Child.dismissCoordinator"], "first", "in a debug build, an assertion fails"),
        ("a tab has no parent", "Tabs", ["Child.dismissCoordinator"], "first", "in a debug build, an assertion fails"),
        ("a modal is presented from the screen before it", "Home", ["Home.sheet detail", "Home.push more"], "home > sheet detail / more", "inside"),
        ("tabs keep what they show", "Tabs", ["Child.push second", "Tabs.tab two", "Tabs.tab one"], "first / second", "Switches"),
    ])


@pytest.mark.parametrize("system, kind", [("router", "stack"), ("swiftUI", "stack"), ("composableArchitecture", "flow")])
def test_paths(engine, system, kind):
    data = app(system, Home=(kind, ["home"], {"home": None, "detail": None, "more": None}))
    hold(engine, data, [
        ("append pushes", "Home", ["Home.push detail", "Home.push more"], "home / detail / more", "Pushes"),
        ("removeLast pops", "Home", ["Home.push detail", "Home.pop"], "home", "Goes back"),
        ("removeLast takes so many off", "Home", ["Home.push detail", "Home.push more", "Home.pop 2"], "home", "Goes back"),
        ("a path is not made shorter than it is", "Home", ["Home.push detail", "Home.pop 2"], "home / detail", "the path doesn’t have that many elements"),
        ("an empty path is not popped", "Home", ["Home.pop"], "home", "the path is empty"),
        ("an empty path is the root", "Home", ["Home.push detail", "Home.push more", "Home.popToRoot"], "home", "Goes back"),
        ("a new path replaces the old", "Home", ["Home.push detail", "Home.root more"], "home / more", "Replaces the root"),
        ("a modal of a property is closed with it", "Home", ["Home.sheet detail", "Home.dismissModals"], "home", "Dismisses"),
        ("the same property shows a new value", "Home", ["Home.sheet detail", "Home.sheet detail"], "home > sheet detail", "shows"),
        ("dismiss closes what is presented", "Home", ["Home.sheet detail", "dismiss"], "home", "Dismisses"),
        ("dismiss pops what is pushed", "Home", ["Home.push detail", "dismiss"], "home", "Goes back"),
        ("dismiss on a root does nothing", "Home", ["dismiss"], "home", "Does nothing"),
    ])


def test_a_state_is_made_with_what_is_there_first(engine):
    data = app(
        "composableArchitecture", Home=("flow", [], {"detail": None, "more": None, "tip": None}),
        Tabs=("tab", ["one", "two"], {"one": "Home", "two": None, "tip": None}))
    home, tabs, view = data["nodes"][1], data["nodes"][2], data["nodes"][3]
    home |= {"first": 3, "pushed": [0, 1], "presented": [{"dest": 2, "style": "sheet"}]}
    tabs["presented"] = [{"dest": 2, "style": "fullScreenCover"}]
    hold(engine, data, [
        ("a stack holds its elements", "Home", ["Home.dismissModals"], "View / detail / more", "Dismisses"),
        ("what is presented is above it", "Home", ["Home.push more"], "View / detail / more / more > sheet tip", "beneath"),
        ("they can be taken off", "Home", ["Home.dismissModals", "Home.popToRoot"], "View", "Goes back"),
        ("another case takes the place of the first", "Home", ["Home.sheet more"], "View / detail / more > sheet more", "shows"),
        ("a sheet of a tab waits for the cover to go", "Tabs", ["Tabs.dismissModals"], "View / detail / more > sheet tip", "shows"),
    ])
    home |= {"pushed": [], "presented": [], "begins": [[0], [1, 0]]}
    assert run(engine, data, "Home", [])[0] == "View / detail"
    assert run(engine, data, "Home", [], {"1.begins": 1})[0] == "View / more / detail"
    home["begins"] = []
    view["opened"] = [0]
    data["transitions"] = [{"name": "Tip", "style": "sheet", "to": None, "place": [0, 1]}]
    hold(engine, data, [
        ("a view presents what its state is made with", "Home", ["Home.popToRoot"], "View > sheet Tip", "the path is empty"),
        ("which goes", "Home", ["close", "Home.popToRoot"], "View", "the path is empty"),
        ("another of the view has its own", "Home", ["close", "Home.push detail", "close"], "View / detail", "Dismisses"),
    ])


def test_a_router_presents_one_of_a_style(engine):
    data = app("router", Home=("stack", ["home"], {"home": None}), Way=("router", [], {"a": None, "b": None}))
    data["nodes"][2]["hosts"] = [1]
    hold(engine, data, [
        ("a router's path is its host's", "Home", ["Way.push a", "Way.push b"], "home / a / b", "Pushes"),
        ("a sheet takes the place of a sheet", "Home", ["Way.sheet a", "Way.sheet b"], "home > sheet b", "Dismisses a modal"),
        ("back takes off what the router pushed", "Home", ["Way.push a", "back"], "home", "Goes back"),
    ])


def test_uikit(engine):
    data = app(
        "uikit", App=("root", ["login"], {"login": None, "main": "Tabs"}), Tabs=("tab", ["one", "two"], {"one": "Home", "two": None}),
        Home=("flow", ["home"], {"home": None, "detail": None, "more": None}))
    hold(engine, data, [
        ("another root of the window", "App", ["App.root main"], "home", "Replaces the root"),
        ("push", "Home", ["Home.push detail", "Home.push more"], "home / detail / more", "Pushes"),
        ("pop", "Home", ["Home.push detail", "Home.pop"], "home", "Goes back"),
        ("the first screen is not popped", "Home", ["Home.pop"], "home", "the stack already shows its first screen"),
        ("pop to root", "Home", ["Home.push detail", "Home.push more", "Home.popToRoot"], "home", "Goes back"),
        ("another stack", "Home", ["Home.push detail", "Home.root more"], "more", "Replaces the root"),
        ("present", "Home", ["Home.sheet detail"], "home > sheet detail", "Shows"),
        ("one is presented at a time", "Home", ["Home.sheet detail", "Home.sheet more"], "home > sheet detail", "something is already presented"),
        ("dismiss", "Home", ["Home.sheet detail", "Home.dismissModals"], "home", "Dismisses"),
        ("another tab", "App", ["App.root main", "Tabs.tab two"], "two", "Switches"),
    ])
    columns = app(
        "uikit", Columns=("split", ["list", "empty"], {"list": None, "empty": None, "flow": "Child"}),
        Child=("flow", ["first"], {"first": None, "second": None}))
    hold(engine, columns, [
        ("columns begin with the first", "Columns", [], "list", ""),
        ("another detail", "Columns", ["Columns.detail flow"], "list / first", "detail column"),
        ("a child in a column has a stack of its own", "Columns", ["Columns.detail flow", "Child.push second"], "list / first / second", "Pushes"),
        ("back leaves the detail on a phone", "Columns", ["Columns.detail flow", "back"], "list", "Goes back"),
    ])


def test_xcoordinator(engine):
    data = app(
        "xCoordinator", Tabs=("tab", ["one", "two"], {"one": "Home", "two": None}),
        Home=("flow", ["home"], {"home": None, "detail": None, "child": "Child"}), Child=("flow", ["first"], {"first": None, "more": None}))
    hold(engine, data, [
        ("push", "Home", ["Home.push detail"], "home / detail", "Pushes"),
        ("the first screen is not popped", "Home", ["Home.pop"], "home", "the stack already shows its first screen"),
        ("pop to root", "Home", ["Home.push detail", "Home.push detail", "Home.popToRoot"], "home", "Goes back"),
        ("set", "Home", ["Home.push detail", "Home.root child"], "first", "Replaces the root"),
        ("present", "Home", ["Home.sheet child"], "home > sheet first", "Shows"),
        ("dismiss closes the topmost", "Home", ["Home.sheet child", "Child.sheet more", "Home.dismissTopmost"], "home > sheet first", "Dismisses"),
        ("dismiss to root closes all", "Home", ["Home.sheet child", "Child.sheet more", "Home.dismissModals"], "home", "Dismisses"),
        ("dismiss closes what a child presents", "Home", ["Home.push child", "Child.sheet more", "Home.dismissTopmost"], "home / first", "Dismisses"),
        ("nothing is presented", "Home", ["Home.dismissTopmost"], "home", "nothing is presented"),
        ("select", "Tabs", ["Tabs.tab two"], "two", "Switches"),
    ])


def test_rxflow(engine):
    data = app("rxFlow", Home=("flow", ["home"], {"home": None, "detail": None}))
    hold(engine, data, [
        ("a step pushes", "Home", ["Home.push detail"], "home / detail", "Pushes"),
        ("the first screen is not popped", "Home", ["Home.pop"], "home", "the stack already shows its first screen"),
        ("one is presented at a time", "Home", ["Home.sheet detail", "Home.sheet detail"], "home > sheet detail", "something is already presented"),
    ])


def test_own_framework(engine):
    data = app("ownFramework", Home=("flow", ["home"], {"home": None, "detail": None, "child": "Child"}), Child=("flow", ["first"], {"first": None, "more": None}))
    hold(engine, data, [
        ("push", "Home", ["Home.push detail", "Home.push child"], "home / detail / first", "Pushes"),
        ("pop", "Home", ["Home.push detail", "Home.pop"], "home", "Goes back"),
        ("another root", "Home", ["Home.push detail", "Home.root child"], "first", "Replaces the root"),
        ("dismiss", "Home", ["Home.sheet child", "Home.dismissModals"], "home", "Dismisses"),
    ])


def test_linknavigator(engine):
    data = app("linkNavigator", Home=("router", ["home"], {"home": None, "detail": None, "more": None}))
    hold(engine, data, [
        ("next appends to the stack", "Home", ["Home.push detail"], "home / detail", "Pushes"),
        ("next is in the sheet while there is one", "Home", ["Home.sheet detail", "Home.push more"], "home > sheet detail / more", "Pushes"),
        ("another sheet takes the place of the first", "Home", ["Home.push more", "Home.sheet detail", "Home.fullScreenCover more"],
         "home / more > fullScreenCover more", ""),
        ("the first screen is not gone back from", "Home", ["Home.goBack"], "home", "the stack already shows its first screen"),
        ("back in a sheet with one screen closes it", "Home", ["Home.sheet detail", "Home.goBack"], "home", ""),
        ("backToLast goes back in front only", "Home", ["Home.push detail", "Home.sheet more", "Home.goBackTo detail"],
         "home / detail > sheet more", "isn’t on the frontmost stack"),
        ("backToLast goes back to the first screen", "Home", ["Home.push detail", "Home.push more", "Home.goBackTo home"], "home", "Goes back"),
        ("close leaves what is below the sheet", "Home", ["Home.push detail", "Home.sheet more", "Home.push more", "Home.closeSheet"],
         "home / detail", "Dismisses"),
        ("close needs a sheet", "Home", ["Home.push detail", "Home.closeSheet"], "home / detail", "no sheet is presented"),
        ("replace takes everything away", "Home", ["Home.push detail", "Home.sheet more", "Home.root detail"], "detail", ""),
    ])


def test_root_and_tab_views(engine):
    data = app(
        "swiftUI", Gate=("root", ["splash"], {"splash": None, "open": "Tabs"}),
        Tabs=("tab", ["one", "two"], {"one": "Home", "two": None}),
        Home=("stack", ["home"], {"home": None, "detail": None}))
    hold(engine, data, [
        ("a state shows another whole", "Gate", ["Gate.root open"], "home", "Replaces the root"),
        ("a selection shows another tab", "Gate", ["Gate.root open", "Tabs.tab two"], "two", "Switches"),
        ("a stack stays behind its tab", "Gate", ["Gate.root open", "Home.push detail", "tap two", "tap one"], "home / detail", "Switches"),
    ])


def test_a_first_screen_of_its_own_kind_ends_somewhere(engine):
    data = app("scaffolding", Home=("flow", ["home"], {"home": "Home"}))
    assert run(engine, data, "Home", [])[0] == "home"


def test_what_is_there_first(engine):
    data = app(
        "scaffolding", Tabs=("tab", ["one", "two"], {"one": None, "two": "Home"}),
        Home=("flow", ["home"], {"home": None, "detail": None, "more": None}))
    data["nodes"][1]["selected"] = 1
    data["nodes"][2]["pushed"] = [2, 1]
    hold(engine, data, [
        ("a tab is selected by its index", "Tabs", [], "home / more / detail", ""),
        ("what is pushed first is popped", "Tabs", ["Home.pop"], "home / more", "Goes back"),
    ])


# A chain of hops, each with the coordinator that is asked and its destination: what is then on the screen, and why it ended.
LINK = """([data, start, hops, rules]) => {
    const simulator = navdocsSimulator;
    const node = (name) => data.nodes.findIndex((one) => one.name === name);
    const hop = ([type, name, style]) => {
        if (type === null) return { style, to: node(name), name };
        const owner = node(type);
        return { owner, style, dest: data.nodes[owner].destinations.findIndex((one) => one.name === name) };
    };
    const app = simulator.app({ ...data, links: [{ hops: hops.map(hop) }] });
    const { state, why } = simulator.link(app, simulator.start(app, node(start), rules), 0);
    const screens = simulator.layers(app, state).flatMap((layer) => layer.screens.map(({ id }) => state.all.get(id).name));
    return [screens.join(" / "), why ?? ""];
}"""


def hold_chains(engine, data, rows, rules):
    found = {}
    for rule, start, hops, shown, why in rows:
        screens, said = engine.evaluate(LINK, [data, start, hops, rules])
        if screens != shown or why not in said or bool(why) != bool(said):
            found[rule] = (screens, said)
    assert found == {}


@pytest.mark.parametrize("newer", [False, True])
def test_chains_of_deep_links(engine, newer):
    data = app(
        "scaffolding", Gate=("root", ["out"], {"out": None, "tabs": "Tabs"}),
        Tabs=("tab", ["one", "two"], {"one": "Child", "two": "Child", "three": None}),
        Child=("flow", ["first"], {"first": None, "second": None, "again": "Child", "tabs": "Tabs"}),
        Host=("root", ["tabs"], {"tabs": "Tabs"}))
    one, two, three, second = ("Tabs", "one", "tab"), ("Tabs", "two", "tab"), ("Tabs", "three", "tab"), ("Child", "second", "push")
    shown, again = ("Gate", "tabs", "root"), ("Child", "again", "push")
    early = ("first / second", "") if newer else ("first", "Tabs isn’t shown yet")
    hold_chains(engine, data, [
        ("a tab is entered", "Host", [two, second], "first / second", ""),
        ("tabs that were never drawn are not entered, up to 3.2", "Gate", [shown, two, second], *early),
        ("tabs that a root presents are", "Gate", [("Gate", "tabs", "sheet"), two, second], "out / first / second", ""),
        ("what is asked of the tabs themselves is done", "Gate", [shown, two, ("Tabs", "three", "sheet")], "first / three", ""),
        ("what is no tab ends the chain", "Host", [three, second], "first", "three isn’t a tab"),
        ("the coordinator is asked that the hop before shows", "Host", [two, again, second], "first / first / second", ""),
        ("of two of a type the tab's own is asked", "Host", [one, again, two, second], "first / second", ""),
    ], {"rules.scaffolding": int(newer)})


def test_chains_of_deep_links_to_what_a_view_shows_by_itself(engine):
    data = app(
        "swiftUI", Home=("stack", ["list"], {"list": None, "detail": None}),
        Help=("stack", ["help"], {"help": None, "more": None}))
    detail = ("Home", "detail", "push")
    hold_chains(engine, data, [
        ("a sheet lies on what is shown", "Home", [(None, "Help", "sheet")], "list / help", ""),
        ("after a push, too", "Home", [detail, (None, "Help", "sheet")], "list / detail / help", ""),
        ("what it shows is asked next", "Home", [(None, "Help", "sheet"), ("Help", "more", "push")], "list / help / more", ""),
    ], {})


def test_chains_of_deep_links_in_stinsen(engine):
    data = app(
        "stinsen", Home=("flow", ["home"], {"home": None, "detail": None, "more": None, "child": "Child"}),
        Child=("flow", ["first"], {"first": None, "second": None}))
    hold_chains(engine, data, [
        ("a coordinator is asked that was routed to", "Home", [("Home", "child", "push"), ("Child", "second", "push")], "home / first / second", ""),
        ("of what is routed to at once nothing is seen", "Home", [("Home", "detail", "push"), ("Home", "more", "push")], "home", ""),
    ], {})
