"""Stinsen 2.0.15 (3c141c6), below Sources/Stinsen: since 2.0.0 the rules of these calls are the same. After each name is the file
and the function that states it."""

import walking
from walking import MODALS, Coordinator, Destination

VERSIONS = ("2.0",)

APP = {
    "Home": ("flow", ["home"], {"home": None, "detail": None, "more": None, "child": "Child", "tabs": "Tabs"}),
    "Child": ("flow", ["first"], {"first": None, "second": None, "again": "Child"}),
    "Tabs": ("tab", ["one", "two", "gate"], {"one": "Child", "two": None, "gate": "Gate"}),
    "Gate": ("flow", ["in"], {"in": "Child", "out": None, "home": "Home"}),
}


class Coordinated(Coordinator):
    """A NavigationCoordinatable with its NavigationStack, or a TabCoordinatable with its TabChild."""

    def __init__(self, types, type):
        super().__init__(types, type)
        self.parent, self.presented, self.changes, self.is_setup = None, {}, [], False

    def setup(self):
        """TabCoordinatable.setupAllTabs, NavigationCoordinatable.setupRoot: once its view is made. Neither tabs nor roots get a parent."""
        if not self.is_setup:
            self.is_setup = True
            if self.kind == "tab":
                self.tabs = [self.output(name, "tab") for name in self.initial]
                self.selected = self.tabs[0]
            else:
                self.root = self.output(self.initial[0], "root")
        return self

    def output(self, name, style):
        target = self.destinations[name]
        return Destination(name, style, Coordinated(self.types, target) if target else None)

    def open(self, name, style):
        """NavigationCoordinatable.route(to:): only who is routed to has a parent."""
        made = self.output(name, style)
        if made.child:
            made.child.parent = self
        self.stack.append(made)
        self.changes.append(None)

    def pop_to(self, index):
        """NavigationCoordinatable.popTo: up to an index, -1 for the root."""
        if index + 1 > len(self.stack) or index < -1:
            return
        del self.stack[index + 1:]
        self.changes += [None, index]

    def popLast(self):
        """NavigationCoordinatable.popLast"""
        self.pop_to(len(self.stack) - 2)

    def popToRoot(self):
        """NavigationCoordinatable.popToRoot"""
        self.pop_to(-1)

    def focusFirst(self, name):
        """NavigationCoordinatable._focusFirst, which throws where the route is not on the stack."""
        found = [index for index, each in enumerate(self.stack) if each.name == name]
        if found:
            self.pop_to(found[0])

    def setRoot(self, name):
        """NavigationCoordinatable._root: the same route again changes nothing, and the stack stays."""
        if self.root.name != name:
            self.root = self.output(name, "root")

    def focusTab(self, name):
        """TabCoordinatable.focusFirst, which stops the app where there is no such tab."""
        self.selected = next((each for each in self.setup().tabs if each.name == name), self.selected)

    def dismissCoordinator(self):
        """NavigationCoordinatable.dismissCoordinator and dismissChild."""
        if self.parent:
            found = [index for index, each in enumerate(self.parent.stack) if each.child is self]
            if found:
                self.parent.pop_to(found[0] - 1)

    # What is seen: a NavigationCoordinatableView, known by its id, for the root and for each route that is a view.

    def drawn(self):
        """The ids of its views: only what one of them presents, and is a view itself, has the next."""
        number = -1
        yield number
        while (each := self.presented.get(number)) and each.child is None:
            number += 1
            yield number

    def update(self):
        """PresentationHelper: of each change of the stack it hears once the turn is over, and sees the stack as it is then. It presents
        what comes next where that is the last, `setupPresented`, and nothing any more where something before that was popped to. A
        new view begins with the first."""
        for index in [*self.changes, None]:
            if index is None:
                for number in list(self.drawn()):
                    if len(self.stack) - 1 == number + 1:
                        self.presented.setdefault(number, self.stack[number + 1])
            else:
                self.presented = {number: each for number, each in self.presented.items() if number < index}
        self.changes = []


class World(walking.World):
    def coordinator(self, type):
        return Coordinated(self.types, type)

    def settle(self):
        for _, each in walking.alive(self.mount):
            each.setup().update()

    def calls(self, on):
        names = list(on.destinations)
        if on.kind == "tab":
            return [("tab", {"name": names})]
        calls = [("open", {"name": names, "style": ["push", "push", *MODALS]})] * 3
        calls += [*[(op, {}) for op in ("popLast", "popToRoot", "dismissCoordinator")], ("focusFirst", {"name": names})]
        # A root that was never drawn is nil, and asking it stops the app.
        return [*calls, ("root", {"name": names})] if on.is_setup else calls

    opening = ("open", "root")

    def call(self, on, op, **given):
        getattr(on, {"root": "setRoot", "tab": "focusTab"}.get(op, op))(**given)

    def draw(self, destination, layer):
        """Draws what a destination shows, and gives what that presents."""
        child = destination.child
        if child is None:
            layer["screens"].append(destination.name)
            return []
        if child.kind == "tab":
            layer["tabs"].append(child)
            return self.draw(child.selected, layer)
        return self.draw(child.root, layer) + self.drawNext(child, -1, layer)

    def drawNext(self, on, number, layer):
        """NavigationCoordinatableView.commonView: what the view with an id presents, and what comes after that in it."""
        each = on.presented.get(number)
        if each is None:
            return []

        def draw(layer):
            return self.draw(each, layer) + ([] if each.child else self.drawNext(on, number + 1, layer))

        if each.style in MODALS:
            return [(each.born, (each.style, (on, number), draw))]
        layer["path"].append((on, number))
        return draw(layer)

    def back(self, layer):
        """NavigationCoordinatable.appear, by the NavigationLink of the view before."""
        if layer["path"]:
            on, number = layer["path"][-1]
            on.pop_to(number)

    def close(self, layer):
        """NavigationCoordinatable.appear, by the sheet of the view before."""
        on, number = layer["of"]
        if on:
            on.pop_to(number)
