"""What the tests of the simulator share: the engine in a page, small apps to run it on, and words for what is shown."""

from conftest import wait_until

# Steps in words, `Home.push detail`: the last instance of a type that came, what it is told, and a destination.
# A word alone is a gesture: `back`, `close`, `dismiss`, `tap search`.
RUN = """([data, start, steps]) => {
    const simulator = navdocsSimulator;
    const app = simulator.app(data);
    const node = (name) => data.nodes.findIndex((one) => one.name === name);
    let state = simulator.start(app, node(start));
    const event = (step) => {
        const [, type, op, name] = step.match(/^(?:(\\w+)\\.)?(\\w+)(?: (\\w+))?$/);
        if (op === "tap") {
            const named = [...state.all.values()].filter((one) => one.is === "instance" && one.tabs.length);
            return { op, on: named.flatMap((one) => one.tabs).find((tab) => state.all.get(tab).name === name) };
        }
        if (!type) return { op };
        const on = simulator.nearest(state, null, node(type));
        const found = data.nodes[node(type)].destinations.findIndex((one) => one.name === name);
        const dest = found < 0 ? undefined : found;
        if (["push", "sheet", "fullScreenCover"].includes(op)) return { on, op: "open", dest, style: op };
        if (["sidebar", "content", "detail"].includes(op)) return { on, op: "column", dest, style: `split-${op}` };
        return { on, op, dest };
    };
    let words = "";
    for (const step of steps) {
        const next = simulator.apply(app, state, event(step));
        words = simulator.words(app, state, next, event(step)).words;
        state = next;
    }
    const layers = simulator.layers(app, state).map((layer) => {
        const screens = layer.screens.map(({ id }) => state.all.get(id).name).join(" / ");
        return layer.place === null ? screens : `${layer.style} ${screens}`;
    });
    return [layers.join(" > "), words];
}"""


def app(system, **types):
    """The data of an app: `Home=("flow", ["home"], {"home": None, "child": "Child"})`, first screens before all."""
    names = list(types)
    nodes = [{"id": "", "name": "app"}]
    for name, (kind, initial, destinations) in types.items():
        shown = [
            {"name": each, "styles": ["push"], "targets": [1 + names.index(target) if target else len(names) + 1]}
            for each, target in destinations.items()
        ]
        places = list(destinations)
        nodes.append({
            "id": name, "name": name, "system": system, "kind": kind, "destinations": shown,
            "initial": [places.index(each) for each in initial],
        })
    if types and next(iter(types.values()))[0] == "split":
        for node in nodes[1:]:
            for each, column in zip(node["destinations"], ["split-sidebar", "split-detail"]):
                each["styles"] = [column] if node["kind"] == "split" else ["push"]
    nodes.append({"id": "View", "name": "View"})
    return {"title": "app", "files": [], "nodes": nodes, "transitions": [], "exits": [], "links": [], "starts": []}


def run(page, data, start, steps):
    """What is on the screen after some steps, and what was said of the last one."""
    return page.evaluate(RUN, [data, start, steps])


def simulator(page):
    """The simulator of a page, which has started."""
    frame = page.locator(".simulator")
    frame.scroll_into_view_if_needed()
    wait_until(frame, "frame => frame.dataset.ready", "")
    return frame
