"""What coordinators hold that show view controllers. The rules are those of Apple's documentation of UINavigationController and
UIViewController."""

import properties
from walking import MODALS

# An app with each kind of coordinator.
APP = {
    "Home": ("flow", ["home"], {"home": None, "detail": None, "more": None, "child": "Child", "tabs": "Tabs"}),
    "Child": ("flow", ["first"], {"first": None, "second": None}),
    "Tabs": ("tab", ["one", "two"], {"one": "Child", "two": None, "three": "Child"}),
    "Gate": ("root", ["out"], {"out": None, "in": "Tabs", "home": "Home"}),
}


class Container(properties.Held):
    """A container whose root is set anew, above which nothing is left then."""

    def made(self, name, style):
        target = self.destinations[name]
        return properties.Destination(name, style, type(self)(self.types, target) if target else None)

    def setRoot(self, name):
        """UINavigationController.setViewControllers(_:animated:), UIWindow.rootViewController"""
        self.root, self.stack = self.made(name, "root"), []


class Held(Container):
    """A coordinator with a stack, or with tabs, that presents one at a time."""

    def open(self, name, style):
        """UIViewController.present(_:animated:completion:), UINavigationController.pushViewController(_:animated:)"""
        if style in MODALS and self.modals:
            return
        super().open(name, style)

    def pop(self, number=1):
        """UINavigationController.popViewController(animated:)"""
        del self.stack[max(0, len(self.stack) - number):]


class World(properties.World):
    held = Held

    def coordinator(self, type):
        return self.held(self.types, type)

    def calls(self, on):
        names = list(on.destinations)
        calls = [("open", {"name": names, "style": ["push", "push", *MODALS] if on.kind == "flow" else MODALS})] * 3
        calls += [("dismissModals", {})]
        if on.kind == "tab":
            return [*calls, ("tab", {"name": names})]
        if on.kind == "flow":
            calls += [("pop", {}), ("popToRoot", {})]
        return [*calls, ("root", {"name": names})]
