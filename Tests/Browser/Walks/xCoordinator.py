"""XCoordinator 2.0.7 (4b6fc6f). A transition calls UIKit: UINavigationController+Transition.swift and UIViewController+Transition.swift."""

import controllers
from controllers import APP
from properties import VERSIONS


class Held(controllers.Held):
    """A coordinator, whose root view controller presents one at a time as far as it is simulated."""

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


class World(controllers.World):
    held = Held

    def calls(self, on):
        return [*super().calls(on), ("dismissTopmost", {}), ("dismissTopmost", {})]
