"""Scaffolding 3.2.0 (852939b), below Sources/Scaffolding: 3.0.0 and 3.1.0 have the same rules. After each name is the file and
the function that states it. `newer` is what came after 3.2.0 without a version of its own, as of 3f4cd19. 2.1 is 2.1.7 (ffaa91d)."""

import walking
from walking import MODALS, Coordinator, Destination

VERSIONS = ("3.0 to 3.2", "newer", "2.1")

APP = {
    "Home": ("flow", ["home"], {"home": None, "detail": None, "child": "Child", "tabs": "Tabs", "gate": "Gate"}),
    "Child": ("flow", ["first"], {"first": None, "second": None, "again": "Child"}),
    "Tabs": ("tab", ["one", "two", "deep"], {"one": "Child", "two": None, "three": "Outer", "deep": "Gate"}),
    "Gate": ("root", ["in"], {"in": "Child", "out": None, "outer": "Outer"}),
    "Outer": ("flow", ["inner"], {"inner": "Child", "page": None, "gate": "Gate"}),
    "App": ("root", ["tabs"], {"tabs": "Tabs", "home": "Home", "closed": None}),
    "Nest": ("tab", ["tabs", "outer"], {"tabs": "Tabs", "outer": "Outer"}),
}
# TabItems(tabs:selectedIndex:), and newer, FlowStack(root:pushing:).
SELECTED = {"Nest": 1}
PUSHED = {"Outer": ["page", "inner"]}


def complete(data, version):
    """Gives the simulator what the initializers say."""
    for node in data["nodes"]:
        if node["name"] in SELECTED:
            node["selected"] = node["initial"][SELECTED[node["name"]]]
        if node["name"] in PUSHED and VERSIONS[version] == "newer":
            node["pushed"] = [list(APP[node["name"]][2]).index(name) for name in PUSHED[node["name"]]]


class Scaffolded(Coordinator):
    """A coordinator with its FlowStack, TabItems or Root."""

    parent, layered, presented_as, is_setup, pending = None, False, None, False, None

    def __init__(self, types, type, version):
        super().__init__(types, type)
        self.version = version
        self.newer = VERSIONS[version] == "newer"

    def value(self, name, style, layered):
        """Destinationable.value(for:), Destination.swift: the coordinator of a destination is made once."""
        target = self.destinations[name]
        made = Destination(name, style, Scaffolded(self.types, target, self.version) if target else None)
        made.push_type = None
        if made.child:
            made.child.layered, made.child.parent = layered, self
        return made

    def parts(self):
        """What is in no tab any more when there are any is nowhere."""
        return ((place, each) for place, each in super(Scaffolded, self).parts() if place[0] != "tabs" or self.is_setup)

    def setup(self):
        """FlowStack.setup, TabItems.setup, Root.setup: once, when it is first drawn or asked for. Newer: FlowStack(root:pushing:)."""
        if self.is_setup:
            return self
        self.is_setup = True
        if self.kind == "tab":
            self.tabs = [self.tab(name) for name in self.initial]
            self.selected = self.tabs[self.pending(self.tabs) if self.pending else SELECTED.get(self.type, 0)]
        elif self.root is None:
            self.root = self.value(self.initial[0], "root", True if self.kind == "flow" else self.layered)
            self.inherit(self.root, propagates=self.kind != "flow")
        for name in PUSHED.get(self.type, []) if self.newer else []:
            self.open(name, "push")
        return self

    def asked(self):
        """What newer ones resolve before a call, and older ones when they are drawn."""
        return self.setup() if self.newer else self

    def tab(self, name):
        made = self.value(name, "tab", self.layered)
        self.inherit(made, propagates=True)
        return made

    def inherit(self, destination, propagates):
        """TabItems.propagateDestinationType, and the same in Root.setup; newer ones hand it on everywhere, in `attach`."""
        if self.newer and destination.child:
            destination.child.attach(destination.child.layered, self.presented_as)
        if self.presented_as:
            destination.push_type = destination.push_type or self.presented_as
            if propagates and destination.child and not self.newer:
                destination.child.set_presented_as(self.presented_as)

    def set_presented_as(self, type):
        """setPresentedAs of FlowCoordinatable, TabCoordinatable, RootCoordinatable: the last two are asked for what they hold first."""
        if self.kind != "flow":
            self.setup()
        self.presented_as = type
        for each in self.tabs if self.kind == "tab" else [self.root] if self.root else []:
            each.push_type = each.push_type or type

    def attach(self, layered, presentation):
        """Newer: PresentationInheritance.swift, updateNavigationContext."""
        self.layered, self.presented_as = layered, presentation
        for each in self.tabs if self.kind == "tab" else [self.root] if self.root else []:
            each.push_type = presentation
            if each.child:
                each.child.attach(True if self.kind == "flow" else layered, presentation)

    # What is seen.

    def flow_in(self):
        """FlowCoordinatable.traverseCoordinatable: the flow that a child is, or shows first."""
        if self.kind == "flow":
            return self
        child = (self.setup().selected if self.kind == "tab" else self.setup().root).child
        if child is None or self.kind == "tab" and child.kind != "flow" and not self.newer:
            return None
        return child.flow_in()

    def flattened(self):
        """FlowCoordinatable.flattenDestinations: what the NavigationStack of a flow has in its path, with who holds each."""
        found = []

        def pushed(flow):
            for each in flow.setup().stack:
                if each.style in MODALS:
                    continue
                found.append((flow, each))
                nested = each.child.flow_in() if each.child else None
                if nested:
                    roots(nested.setup().root.child)
                    pushed(nested)

        def roots(child):
            if child is None:
                return
            if child.kind == "flow":
                if child.layered:
                    roots(child.setup().root.child)
                    pushed(child)
            else:
                roots((child.setup().selected if child.kind == "tab" else child.setup().root).child)

        roots(self.setup().root.child)
        pushed(self)
        return found

    def flow_modals(self):
        """FlowCoordinatable.modalDestinations, of both styles."""
        found = []
        for each in [self.setup().root, *self.stack]:
            if each.style in MODALS:
                found.append((self, each))
            elif each.child and (nested := each.child.flow_in()):
                found += nested.flow_modals()
        return found

    def presented(self):
        """What its view presents: View+FlowCoordinatable.swift, View+Coordinatable.swift, applyContainerModals. The first of each
        style; newer, the first alone."""
        if self.kind == "flow" and self.layered:
            return []
        modals = self.flow_modals() if self.kind == "flow" else [(self, each) for each in self.setup().modals]
        firsts = {}
        for owner, each in modals:
            firsts.setdefault("any" if self.newer else each.style, (owner, each))
        return list(firsts.values())

    # What calls do.

    def open(self, name, style):
        """FlowCoordinatable.performRoute; performPresent of TabCoordinatable and RootCoordinatable, which 2.1 doesn't have."""
        if self.kind != "flow" and VERSIONS[self.version] == "2.1":
            return
        if self.kind != "flow":
            self.setup()
        made = self.asked().value(name, style, style == "push")
        made.push_type = style
        if made.child:
            if self.newer:
                made.child.attach(style == "push", style)
            elif made.child.kind == "flow" or self.kind != "flow":
                made.child.set_presented_as(style)
        (self.stack if self.kind == "flow" else self.modals).append(made)
        if self.kind == "flow" and not self.newer:
            self.check(style)

    def check(self, style):
        """FlowCoordinatable.checkForMultipleModals, which sets up whom it asks, also for what is pushed."""
        host = self
        while host and host.kind == "flow" and host.setup().layered:
            host = host.parent
        if style in MODALS:
            (host if host and host.kind == "flow" else self).flow_modals()

    def pop(self, number=None):
        """FlowStack.pop, which knows its coordinator since `setup`; newer, pop(count:), which never dismisses."""
        if self.asked().stack:
            del self.stack[max(0, len(self.stack) - (1 if number is None else number)):]
        elif number is None and self.is_setup:
            self.dismissCoordinator()

    def popToRoot(self):
        """FlowStack.popToRoot"""
        self.asked().stack.clear()

    def popToFirst(self, name, last=False):
        """FlowStack.popToFirst, popToLast: the root first; newer, what is last on the stack before the root."""
        found = [index for index, each in enumerate(self.asked().stack) if each.name == name]
        if self.root and self.root.name == name and not (last and self.newer and found):
            self.stack.clear()
        elif found:
            del self.stack[(found[-1] if last else found[0]) + 1:]

    def popToLast(self, name):
        self.popToFirst(name, last=True)

    def setRoot(self, name):
        """FlowStack.setRoot, which drops what was pushed; Root.setRoot, which keeps its modals."""
        made = self.asked().value(name, "root", True if self.kind == "flow" else self.layered)
        self.inherit(made, propagates=False)
        if self.kind == "flow":
            self.stack.clear()
        self.root = made

    def replaceLast(self, name):
        """Newer: FlowCoordinatable.replaceLast, of what is pushed, whatever is presented."""
        pushed = [index for index, each in enumerate(self.asked().stack) if each.style == "push"]
        self.open(name, "push")
        if pushed:
            self.stack[pushed[-1]] = self.stack.pop()

    def select(self, find):
        """TabItems.select(first:), select(last:), select(_ index:): nothing where there is no such tab. Where there are none yet, it is
        `pending`, and the first is selected if it is not there then."""
        if self.asked().is_setup:
            found = find(self.tabs)
            self.selected = self.selected if found is None else self.tabs[found]
        else:
            self.pending = lambda tabs: find(tabs) or 0

    def selectFirstTab(self, name):
        self.select(lambda tabs: next((index for index, each in enumerate(tabs) if each.name == name), None))

    def selectLastTab(self, name):
        self.select(lambda tabs: max((index for index, each in enumerate(tabs) if each.name == name), default=None))

    def selectTab(self, number):
        if self.asked().is_setup or number < len(self.initial):
            self.select(lambda tabs: number if number < len(tabs) else None)

    def appendTab(self, name):
        """TabItems.appendTab"""
        self.insertTab(name, len(self.asked().tabs))

    def insertTab(self, name, number):
        """TabItems.insertTab(_:at:): the index is clamped, and what comes is selected where nothing is."""
        self.asked().tabs.insert(max(0, min(number, len(self.tabs))), self.tab(name))
        self.selected = self.selected or self.tabs[min(number, len(self.tabs) - 1)]

    def setTabs(self, names):
        """TabItems.setTabs: none of them was selected, so the first is; newer, also where nothing was."""
        self.asked().tabs = [self.tab(name) for name in names]
        if self.selected or self.newer:
            self.selected = self.tabs[0] if self.tabs else None

    def remove(self, gone):
        for each in (self.stack, self.modals):
            each[:] = [one for one in each if one is not gone]

    def dismissCoordinator(self):
        """Coordinatable.dismissCoordinator"""
        parent = self.parent
        if parent is None:
            return
        if not self.newer:
            parent.setup()
        is_own = lambda each: each is not None and each.child is self
        presented = next(filter(is_own, parent.modals), None)
        if presented:
            parent.remove(presented)
            if parent.kind == "root" and self.kind == "flow" and not self.newer:
                self.setup().stack.clear()
        elif parent.kind == "root" or parent.kind == "flow" and is_own(parent.root):
            # A root coordinator is asked to dismiss what shows it, a flow itself; newer ones both themselves.
            above = parent if parent.kind == "flow" or self.newer else parent.parent
            if above:
                above.dismissCoordinator()
            if self.kind == "flow" and not self.newer:
                self.setup().stack.clear()
        elif parent.kind == "flow":
            index = next((index for index, each in enumerate(parent.stack) if is_own(each)), None)
            if index is not None:
                if self.newer and parent.stack[index].style in MODALS:
                    del parent.stack[index]
                else:
                    del parent.stack[index:]

    def own_modals(self):
        """Newer: ModalNavigation.swift, ownModalDestinations."""
        return [each for each in self.setup().stack if each.style in MODALS] + self.modals

    def dismissPresentedModal(self):
        """Newer: ModalNavigation.swift, presentationQueue: what the host of its stack presents, whoever asked for that."""
        queue = [(self, each) for each in self.own_modals()]
        if self.kind == "flow":
            host = current = self
            while current.layered and current.parent:
                current = current.parent
                host = current if current.kind == "flow" else host
            queue = host.flow_modals()
        for owner, each in queue[:1]:
            owner.remove(each)

    def dismissAllModals(self):
        """Newer: Coordinatable.dismissAllModals, of its own."""
        for each in self.own_modals():
            self.remove(each)


class World(walking.World):
    def coordinator(self, type):
        return Scaffolded(self.types, type, self.version)

    def settle(self):
        """What is drawn is set up: FlowCoordinatableView, TabCoordinatableView, RootCoordinatableView."""
        for _, each in walking.alive(self.mount):
            each.setup()

    def calls(self, on):
        names = list(on.destinations)
        calls = [("open", {"name": names, "style": ["push", *MODALS] if on.kind == "flow" else MODALS})] * 3
        calls += [("dismissCoordinator", {})]
        if on.newer:
            calls += [("dismissPresentedModal", {}), ("dismissAllModals", {})]
        if on.kind == "flow":
            calls += [("pop", {}), ("popToRoot", {}), ("popToFirst", {"name": names}), ("popToLast", {"name": names})]
            calls += [("pop", {"number": [1, 2, 3]}), ("replaceLast", {"name": names})] if on.newer else []
        if on.kind == "tab":
            calls += [("tab", {"name": names}), ("selectLastTab", {"name": names}), ("selectTab", {"number": range(5)})]
            calls += [("appendTab", {"name": names}), ("insertTab", {"name": names, "number": range(5)})]
            calls += [("setTabs", {"names": [names[:2], names[::-1], names[2:]]})]
        else:
            calls += [("root", {"name": names})]
        return calls

    opening = ("open", "root", "appendTab", "insertTab", "setTabs", "replaceLast")

    def call(self, on, op, **given):
        getattr(on, {"root": "setRoot", "tab": "selectFirstTab"}.get(op, op))(**given)

    # Layers: all that is drawn in one window, then what that presents.

    def layers(self):
        layers, content = [], (None, None, Destination("", "root", self.mount))
        while content:
            presenter, style, destination = content
            layer = {"style": style or "root", "screens": [], "path": [], "tabs": [], "of": (presenter, destination)}
            layers.append(layer)
            presented = self.draw(destination, layer)
            # UIKit presents one at a time: what was asked for first.
            first = min(presented, key=lambda each: each[1].born, default=None)
            content = first and (first[0], first[1].style, first[1])
        return layers

    def draw(self, destination, layer):
        """Draws what a destination shows, and gives what that presents."""
        child = destination.child
        if child is None:
            layer["screens"].append(destination.name)
            return []
        shown = child.setup().selected if child.kind == "tab" else child.root
        presented = self.draw(shown, layer) if shown else []
        if child.kind == "tab":
            layer["tabs"].append(child)
        if child.kind == "flow" and not child.layered:
            held = child.flattened()
            layer["path"] += [(child, each) for each in held]
            for _, each in held:
                presented += self.draw(each, layer)
        return presented + child.presented()

    def back(self, layer):
        """FlowCoordinatable.reconstructDestinations, of a path without its last."""
        if layer["path"]:
            _, (owner, last) = layer["path"][-1]
            owner.remove(last)

    def close(self, layer):
        """FlowCoordinatable.removeModalDestination, Coordinatable.removeContainerModal."""
        owner, modal = layer["of"]
        if owner:
            owner.remove(modal)
