"""What the tests of the simulator share: the engine in a page, small apps to run it on, and words for what is shown."""

from conftest import wait_until

# Steps in words, `Home.push detail`: the last instance of a type that came, what it is told, and destinations or a number.
# A word alone is a gesture: `back`, `close`, `dismiss`, `tap search`.
RUN = """([data, start, steps, rules]) => {
    const simulator = navdocsSimulator;
    const app = simulator.app(data);
    const node = (name) => data.nodes.findIndex((one) => one.name === name);
    let state = simulator.start(app, node(start), rules);
    const event = (step) => {
        const [, type, op, rest] = step.match(/^(?:(\\w+)\\.)?(\\w+)(.*)$/);
        const words = rest.split(" ").filter(Boolean);
        const [name] = words;
        if (op === "tap") {
            const named = [...state.all.values()].filter((one) => one.is === "instance" && one.tabs.length);
            return { op, on: named.flatMap((one) => one.tabs).find((tab) => state.all.get(tab).name === name) };
        }
        if (!type) return { op };
        const on = simulator.nearest(state, null, node(type));
        const { destinations } = data.nodes[node(type)];
        const tabs = words.map((word) => destinations.findIndex((one) => one.name === word)).filter((found) => found >= 0);
        const [dest] = tabs;
        const number = words.filter((word) => /^\\d+$/.test(word)).map(Number)[0];
        if (["push", "sheet", "fullScreenCover"].includes(op)) return { on, op: "open", dest, style: op };
        if (["sidebar", "content", "detail"].includes(op)) return { on, op: "column", dest, style: `split-${op}` };
        return { on, op, dest, number, tabs };
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


def run(page, data, start, steps, rules=None):
    """What is on the screen after some steps, by the versions that `rules` chooses, and what was said of the last one."""
    return page.evaluate(RUN, [data, start, steps, rules or {}])


def simulator(page):
    """The simulator of a page, which has started."""
    frame = page.locator(".simulator")
    frame.scroll_into_view_if_needed()
    wait_until(frame, "frame => frame.dataset.ready", "")
    return frame


# Takes every way of an app once, each from the first state in which it can be taken, with every choice that the source
# leaves open taken too. Gives the walks: where each starts, the steps before, and the control.
COVER = """() => {
    const simulator = navdocsSimulator;
    const app = simulator.app(navdocsSimulatedApp);
    const known = new Set();
    const seen = new Set();
    const walks = [];
    const queue = [];
    const alone = new Set();
    const begin = (to, choice) => {
        const walk = new simulator.Walk(app, to);
        if (choice) walk.take(choice);
        queue.push(walk);
    };
    const again = (walk, event) => {
        const next = new simulator.Walk(app, walk.states[0].to);
        next.follow(walk.address);
        next.take(event);
        return next;
    };
    for (const { to } of app.starts) {
        begin(to);
        begin(to, { op: "choose", key: "wide", value: 1 });
        app.nodes.forEach((one, node) => {
            for (const { key, answers } of app.questions(node)) {
                answers.forEach((_, value) => begin(to, { op: "choose", key, value }));
            }
        });
    }
    while (queue.length) {
        const walk = queue.shift();
        const { state } = walk;
        const layers = simulator.layers(app, state);
        for (const one of state.all.values()) if (one.is === "instance" && one.ready) seen.add(one.node);
        for (const { screens } of layers) {
            for (const { id, wraps } of screens) {
                for (const place of [id, ...wraps]) {
                    const { target } = state.all.get(place);
                    if (target != null) app.parts(target).forEach((part) => seen.add(part));
                }
            }
        }
        const attempt = (key, event) => {
            if (known.has(key)) return;
            const next = simulator.apply(app, state, event);
            if (simulator.isSame(state, next)) return;
            known.add(key);
            walks.push({ start: walk.states[0].to, steps: walk.address, key });
            queue.push(again(walk, event));
        };
        const top = layers.at(-1).screens.at(-1);
        if (top) {
            const { ways, exits } = simulator.controls(app, state, top);
            for (const [index, place] of ways) {
                const { event } = simulator.way(app, state, index, place);
                if (event) attempt(`way-${index}`, event);
            }
            for (const [index, place] of exits) {
                const { event } = simulator.exit(app, state, index, place);
                if (event) attempt(`exit-${index}`, event);
            }
        }
        for (const id of layers.flatMap(({ tabs }) => tabs)) {
            for (const tab of state.all.get(id).tabs) attempt(`tab-${state.all.get(id).node}-${state.all.get(tab).dest}`, { op: "tap", on: tab });
        }
        for (const one of state.all.values()) {
            if (one.is !== "instance" || !one.ready || one.node === 0) continue;
            for (const { event, isIdle } of simulator.calls(app, state, one.id)) {
                if (!isIdle && event.dest != null) attempt(`call-${one.node}-${event.op}-${event.dest}-${event.style}`, event);
            }
        }
        if (!queue.length) {
            // What no start leads to begins by itself, as on its own page.
            const next = app.nodes.findIndex((node, index) => node.kind && node.kind !== "router" && !seen.has(index) && !alone.has(index));
            if (next > 0) {
                alone.add(next);
                begin(next);
                for (const { key, answers } of app.questions(next)) {
                    answers.forEach((_, value) => begin(next, { op: "choose", key, value }));
                }
            }
        }
    }
    const names = (indices) => [...indices].filter((index) => index > 0).map((index) => app.nodes[index].id);
    return { walks, seen: names(seen), alone: names(alone) };
}"""

# Random steps with what always holds, whatever the library.
WANDER = """([count, seed]) => {
    const simulator = navdocsSimulator;
    const app = simulator.app(navdocsSimulatedApp);
    const random = (limit) => {
        seed = (seed * 1103515245 + 12345) % 2147483648;
        return Math.floor((seed / 2147483648) * limit);
    };
    const text = (state) => JSON.stringify([...state.all]);
    const broken = [];
    let walk = null;
    for (let step = 0; step < count && !broken.length; step += 1) {
        if (step % 50 === 0) walk = new simulator.Walk(app, app.starts[random(app.starts.length)].to);
        const { state } = walk;
        const layers = simulator.layers(app, state);
        const events = [{ op: "back" }, { op: "close" }, { op: "dismiss" }];
        const top = layers.at(-1).screens.at(-1);
        if (top) {
            const { ways, exits } = simulator.controls(app, state, top);
            for (const [index, place] of ways) events.push(simulator.way(app, state, index, place).event);
            for (const [index, place] of exits) events.push(simulator.exit(app, state, index, place).event);
        }
        const alive = [...state.all.values()].filter((one) => one.is === "instance" && one.ready && one.node !== 0);
        const one = alive[random(alive.length)];
        if (one) for (const { event } of simulator.calls(app, state, one.id)) events.push(event);
        const before = text(state);
        const possible = events.filter(Boolean);
        walk.take(possible[random(possible.length)]);
        const { all, root } = walk.state;
        const say = (what) => broken.push(`${what} after ${walk.address}`);
        if (text(walk.before) !== before) say("the state before was changed");
        if (all.get(all.get(root).root) === undefined) say("nothing is mounted");
        for (const each of all.values()) {
            if (each.is === "place" && !all.has(each.owner)) say("a place without its owner");
            if (each.is === "instance" && each.id !== root && !all.has(each.at) && !all.has(each.host)) say("an instance without its parent");
            if (each.is === "instance" && each.ready && each.root === null && app.nodes[each.node].kind === "flow" && app.nodes[each.node].initial) say("a stack without its root");
            if (each.is === "instance" && each.tabs.length && !each.tabs.includes(each.tab)) say("a selected tab that is not there");
            if (simulator.held(each).some((id) => !all.has(id))) say("something held that is not there");
        }
        if (step % 50 === 49) {
            const last = text(walk.state);
            const again = new simulator.Walk(app, walk.states[0].to);
            again.follow(walk.address);
            if (text(again.state) !== last) say("the address leads elsewhere");
            const places = walk.states.map(text);
            for (let at = walk.at; at > 0; at -= 1) {
                walk.undo();
                if (text(walk.state) !== places[at - 1]) say("undo is not exact");
            }
            while (walk.at < walk.steps.length) walk.redo();
            if (text(walk.state) !== last) say("redo is not exact");
        }
    }
    return broken;
}"""

# Puts a simulator into a state, which it gives, and says what is on the screen: the places around the top as type and
# destination.
PUT = """(frame, [start, steps]) => {
    frame.simulator.begin(start);
    frame.simulator.walk.follow(steps);
    frame.simulator.draw();
    return JSON.stringify([...frame.simulator.state.all]);
}"""
AROUND = """(frame, all) => {
    const { app, state } = frame.simulator;
    const layers = navdocsSimulator.layers(app, state);
    const tops = all ? layers.flatMap(({ screens }) => screens.map(({ id }) => id)) : [navdocsSimulator.top(layers)];
    const found = [];
    for (const top of tops) {
        for (let place = state.all.get(top); place; ) {
            const owner = state.all.get(place.owner);
            found.push([owner.id === state.root ? null : owner.node, place.dest, place.target]);
            place = state.all.get(owner.host === null ? owner.at : state.all.get(owner.host).at);
        }
    }
    return found;
}"""
STATE = "frame => JSON.stringify([...frame.simulator.state.all])"
