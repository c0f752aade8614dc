"""A path and what is presented in properties. The rules are those of Swift's arrays and of optional properties, and of Apple's
documentation of NavigationStack(path:root:), sheet(item:onDismiss:content:), fullScreenCover(item:onDismiss:content:) and
TabView(selection:content:)."""

import walking
from walking import MODALS, Coordinator, Destination

VERSIONS = ("",)
# Kinds that have a path.
STACKS = ("stack", "flow")


class Held(Coordinator):
    """A view with a path, or with tabs, and a property for each of its modals."""

    def __init__(self, types, type):
        super().__init__(types, type)
        if self.kind == "tab":
            self.tabs = [self.made(name, "tab") for name in self.initial]
            self.selected = self.tabs[0]
        else:
            self.root = self.made(self.initial[0], "root")

    def made(self, name, style):
        target = self.destinations[name]
        return Destination(name, style, Held(self.types, target) if target else None)

    def open(self, name, style):
        """An element more in the path; a new value in the property, which takes the place of the old one."""
        if style in MODALS:
            self.modals = [each for each in self.modals if each.name != name]
            self.modals.append(self.made(name, style))
        else:
            self.stack.append(self.made(name, style))

    def pop(self, number=1):
        """Array.removeLast(_:), which stops the app where there are fewer."""
        if number <= len(self.stack):
            del self.stack[len(self.stack) - number:]

    def popToRoot(self):
        """Array.removeAll()"""
        self.stack = []

    def dismissModals(self):
        """nil in the properties"""
        self.modals = []

    def setRoot(self, name):
        """Another path; another state, by which a view shows another whole."""
        if self.kind == "root":
            self.root = self.made(name, "root")
        else:
            self.stack = [self.made(name, "push")]

    def focusTab(self, name):
        """Another selection, where there is such a tab."""
        self.selected = next((each for each in self.tabs if each.name == name), self.selected)


class World(walking.World):
    def coordinator(self, type):
        return Held(self.types, type)

    def calls(self, on):
        names = list(on.destinations)
        calls = [("open", {"name": names, "style": ["push", "push", *MODALS] if on.kind in STACKS else MODALS})] * 3
        calls += [("dismissModals", {})]
        if on.kind == "tab":
            return [*calls, ("tab", {"name": names})]
        if on.kind in STACKS:
            calls += [("pop", {}), ("pop", {"number": [1, 2, 3]}), ("popToRoot", {})]
        return [*calls, ("root", {"name": names})]

    opening = ("open", "root")

    def call(self, on, op, **given):
        getattr(on, {"root": "setRoot", "tab": "focusTab"}.get(op, op))(**given)

    def layers(self):
        layers, content = [], (None, Destination("", "root", self.mount))
        while content:
            layer = {"style": content[1].style, "screens": [], "path": [], "tabs": [], "of": content}
            layers.append(layer)
            # UIKit presents one at a time: what was asked for first.
            content = min(self.draw(content[1], layer), key=lambda each: each[1].born, default=None)
        return layers

    def draw(self, destination, layer):
        """Draws what a destination shows, and gives what that presents."""
        child = destination.child
        if child is None:
            layer["screens"].append(destination.name)
            return []
        presented = self.draw(child.selected or child.root, layer)
        if child.kind == "tab":
            layer["tabs"].append(child)
        for each in child.stack:
            layer["path"].append((child, each))
            presented += self.draw(each, layer)
        return presented + [(child, each) for each in child.modals]

    def back(self, layer):
        """The path that a NavigationStack writes is shorter by what was left, and all after it."""
        if layer["path"]:
            on, each = layer["path"][-1]
            on.stack = on.stack[:on.stack.index(each)]

    def close(self, layer):
        """A sheet writes nil."""
        on, each = layer["of"]
        if on:
            on.modals.remove(each)
