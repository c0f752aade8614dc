"""Walks of an app at random, taken by a library as it is written down here, and by the simulator.

A module beside this one states the rules of one library, each after the function of its source that says so, and knows nothing
of the simulator's scripts. Both are asked for the same after each turn: what is alive, and what is on the screen.
"""

import copy
import random

MODALS = ("sheet", "fullScreenCover")
# Past so many coordinators around it one shows no other.
DEEPEST = 4


class Destination:
    """What a coordinator shows: a view, or the coordinator `child`."""

    born = 0

    def __init__(self, name, style, child=None):
        Destination.born += 1
        self.born, self.name, self.style, self.child = Destination.born, name, style, child


class Coordinator:
    """What all have. `types` is an app: kind, first screens and destinations by name, as `simulated.app` takes it."""

    def __init__(self, types, type):
        self.types, self.type = types, type
        self.kind, self.initial, self.destinations = types[type]
        self.root, self.stack, self.modals, self.tabs, self.selected, self.columns = None, [], [], [], None, {}

    def setup(self):
        """Comes to hold what it shows first, where that is not when it is made."""
        return self

    def parts(self):
        """What it holds, each with the place where it stands."""
        if self.root:
            yield ("root", 0), self.root
        for name in ("stack", "modals", "tabs"):
            for index, each in enumerate(getattr(self, name)):
                yield (name, index), each
        for name, each in self.columns.items():
            yield ("columns", name), each

    def told(self):
        """All of it, in the words in which the simulator tells its own."""
        tell = lambda each: [each.name, each.style, each.child.told() if each.child else None]
        return {
            "type": self.type, "root": self.root and tell(self.root), "stack": [tell(each) for each in self.stack],
            "modals": [tell(each) for each in self.modals], "tabs": [tell(each) for each in self.tabs],
            "selected": None if self.selected is None else self.tabs.index(self.selected),
            "columns": {name: tell(each) for name, each in sorted(self.columns.items())},
        }


def alive(coordinator, path=()):
    """The coordinators that are shown, with the way to each: tabs other than the selected one are not."""
    yield path, coordinator
    for place, each in coordinator.parts():
        if each.child and not (place[0] == "tabs" and each is not coordinator.selected):
            yield from alive(each.child, (*path, place))


def walk(library, app, start, version, length, seed):
    """A walk that a library takes, turn by turn: what there is and what is seen before them and after each."""
    chosen = random.Random(seed)
    world = library.World(app, start, version)
    turns, states = [], [world.told()]
    for _ in range(length):
        # Some calls are made at once, as a deep link makes them: nothing is drawn between them.
        calls = chosen.randint(2, 4) if chosen.random() < 0.2 else 1
        turns.append([])
        for _ in range(calls):
            step = world.gesture(chosen) if calls == 1 and chosen.random() < 0.2 else world.step(chosen)
            turns[-1].append(step)
            world.take(step)
        world.settle()
        states.append(world.told())
    return {"start": start, "version": version, "turns": turns}, states


class World:
    """An app that a library runs. A library's own says what its `calls` do, and what is on the screen."""

    def __init__(self, app, start, version=0):
        self.types, self.version = app, version
        self.mount = self.coordinator(start)
        self.settle()

    def told(self):
        """What there is and what is seen. What is not drawn yet is told as it will be, from a copy in which all is set up."""
        seen = [[layer["style"], layer["screens"]] for layer in self.layers()]
        copied = copy.deepcopy(self.mount)
        waiting = [copied]
        while waiting:
            waiting += [each.child for _, each in waiting.pop().setup().parts() if each.child]
        return [copied.told(), seen]

    def layers(self):
        """What is on the screen, from the back to the front. `draw` fills a layer with what a destination shows, and gives what
        that presents, each with its age: how, of what, and what draws it.
        """
        layers, content = [], ("root", (None, None), lambda layer: self.draw(Destination("", "root", self.mount), layer))
        while content:
            style, of, draw = content
            layer = {"style": style, "screens": [], "path": [], "tabs": [], "of": of}
            layers.append(layer)
            # UIKit presents one at a time: what was asked for first.
            content = min(draw(layer), key=lambda each: each[0], default=(0, None))[1]
        return layers

    def settle(self):
        """What comes to be because views are drawn."""

    def step(self, chosen):
        """Any call of any coordinator that is shown."""
        path, coordinator = chosen.choice(list(alive(self.mount)))
        calls = self.calls(coordinator)
        op, arguments = chosen.choice([each for each in calls if len(path) < DEEPEST or each[0] not in self.opening] or calls)
        given = {name: chosen.choice(list(values)) for name, values in arguments.items()}
        return {"at": path, "op": op, **given}

    opening = ("open",)

    def gesture(self, chosen):
        seen = self.layers()[-1]["tabs"]
        tabs = [(path, each) for path, each in alive(self.mount) if each.tabs and each in seen]
        if tabs and chosen.random() < 0.5:
            path, each = chosen.choice(tabs)
            return {"at": path, "op": "tap", "number": chosen.randrange(len(each.tabs))}
        return {"op": chosen.choice(["back", "close", "dismiss"])}

    def at(self, path):
        found = self.mount
        for name, index in path:
            held = found.root if name == "root" else getattr(found, name)[index]
            found = held.child
        return found

    def take(self, step):
        op = step["op"]
        if op in ("back", "close", "dismiss"):
            layer = self.layers()[-1]
            # DismissAction: "If this view is currently presented … dismisses", and pops what is pushed.
            if op == "back" or op == "dismiss" and layer["path"]:
                self.back(layer)
            else:
                self.close(layer)
        elif op == "tap":
            coordinator = self.at(step["at"])
            coordinator.selected = coordinator.tabs[step["number"]]
        else:
            self.call(self.at(step["at"]), **{name: value for name, value in step.items() if name != "at"})


# Takes the same walks in the simulator: for each, what there is and what is seen before the first step and after each turn.
WALK = """([data, walks]) => {
    const simulator = navdocsSimulator;
    const app = simulator.app(data);
    const node = (name) => data.nodes.findIndex((one) => one.name === name);
    const told = (state) => {
        // What is not shown yet is told as it will be.
        const draft = new simulator.Draft(app, state);
        const read = (id) => draft.read(id);
        const place = (id) => [read(id).name, read(id).style, read(id).child === null ? null : instance(read(id).child)];
        const instance = (id) => {
            simulator.ready(draft, id);
            const { root, stack, modals, tabs, tab, columns } = read(id);
            return {
                type: data.nodes[read(id).node].name, root: root === null ? null : place(root), stack: stack.map(place),
                modals: modals.map(place), tabs: tabs.map(place), selected: tab === null ? null : tabs.indexOf(tab),
                columns: Object.fromEntries(Object.entries(columns).sort().map(([name, id]) => [name, place(id)])),
            };
        };
        const layers = simulator.layers(app, state).map(({ style, screens }) => [style, screens.map(({ id }) => read(id).name)]);
        return [instance(read(read(state.root).root).child), layers];
    };
    const event = (state, { at = [], op, name, style, number, names }) => {
        if (["back", "close", "dismiss"].includes(op)) return { op };
        const held = (id, [part, index]) => (part === "root" ? state.all.get(id).root : state.all.get(id)[part][index]);
        const on = at.reduce((id, place) => state.all.get(held(id, place)).child, state.all.get(state.all.get(state.root).root).child);
        const instance = state.all.get(on);
        if (op === "tap") return { op, on: instance.tabs[number] };
        const dest = (one) => data.nodes[instance.node].destinations.findIndex((each) => each.name === one);
        return { on, op, style, number, dest: name && dest(name), tabs: names?.map(dest) };
    };
    return walks.map(({ start, rules, turns }) => {
        let state = simulator.start(app, node(start), rules);
        const states = [told(state)];
        for (const steps of turns) {
            // After a difference, what a step names may not be there.
            try {
                steps.forEach((step, index) => {
                    const link = steps.length > 1 && { link: 0, after: index };
                    state = simulator.apply(app, state, { ...event(state, step), ...link });
                });
            } catch (error) {
                states.push(String(error));
                break;
            }
            states.push(told(state));
        }
        return states;
    });
}"""
