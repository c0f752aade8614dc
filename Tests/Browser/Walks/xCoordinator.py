"""XCoordinator 2.0.7 (4b6fc6f). A transition calls UIKit: UINavigationController+Transition.swift and UIViewController+Transition.swift."""

import uikit
from uikit import VERSIONS
from walking import MODALS

APP = {
    "Home": ("flow", ["home"], {"home": None, "detail": None, "more": None, "child": "Child", "tabs": "Tabs"}),
    "Child": ("flow", ["first"], {"first": None, "second": None}),
    "Tabs": ("tab", ["one", "two"], {"one": "Child", "two": None, "three": "Child"}),
    "Gate": ("root", ["out"], {"out": None, "in": "Tabs", "home": "Home"}),
}


class Held(uikit.Held):
    """A coordinator, whose root view controller presents one at a time as far as it is simulated."""

    def made(self, name, style):
        made = super().made(name, style)
        if made.child:
            made.child = Held(self.types, made.child.type)
        return made

    def presenter(self):
        """UIViewController.topPresentedViewController, and who presents that"""
        if self.modals:
            child = self.modals[0].child
            return child and child.presenter() or self
        shown = [self.selected or self.root, *self.columns.values(), *self.stack]
        return next((found for each in shown if each and each.child and (found := each.child.presenter())), None)

    def dismissTopmost(self):
        """dismiss(toRoot: false, …)"""
        if found := self.presenter():
            found.modals = []


class World(uikit.World):
    def coordinator(self, type):
        return Held(self.types, type)

    def calls(self, on):
        return [*super().calls(on), ("dismissTopmost", {}), ("dismissTopmost", {})]
