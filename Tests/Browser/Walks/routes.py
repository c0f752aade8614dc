"""Routes in an array, as FlowStacks and TCACoordinators have them: what both draw, and the calls of one of them."""

import walking
from walking import MODALS, Coordinator, Destination

APP = {
    "Home": ("flow", ["home"], {"home": None, "detail": None, "more": None, "child": "Child"}),
    "Child": ("flow", ["first"], {"first": None, "second": None, "again": "Child"}),
}


class Routes(Coordinator):
    """A coordinator with an array of routes. A library says whether the root stands in it, and how short it may become."""

    has_root_in_it, shortest = True, 0

    def __init__(self, types, type):
        super().__init__(types, type)
        self.root = self.route(self.initial[0], "root")

    def route(self, name, style):
        target = self.destinations[name]
        return Destination(name, style, type(self)(self.types, target) if target else None)

    @property
    def array(self):
        return ([self.root] if self.root and self.has_root_in_it else []) + self.stack

    @array.setter
    def array(self, routes):
        if self.has_root_in_it:
            # Router shows what stands first, however that came.
            self.root, self.stack = routes[0] if routes else None, routes[1:]
        else:
            self.stack = routes

    def is_presented(self, index):
        """Route.isPresented: a root in the array is a sheet, `Route.root`."""
        return self.array[index].style in (*MODALS, "root")

    def open(self, name, style):
        """push, presentSheet, presentCover"""
        self.array = [*self.array, self.route(name, style)]

    def setRoot(self, name):
        """Another array, of a root alone."""
        self.root, self.stack = self.route(name, "root"), []

    def goBack(self, number=1):
        if len(self.array) - number >= self.shortest and number >= 0:
            self.array = self.array[:len(self.array) - number]

    def goBackToIndex(self, number):
        self.goBack(len(self.array) - number - 1)

    def goBackTo(self, name):
        """goBackTo(where:): the last that is meant. A root beside the array is what nothing on top of it is."""
        found = [index for index, each in enumerate(self.array) if each.name == name]
        if found:
            self.goBackToIndex(found[-1])
        elif not self.has_root_in_it and self.root.name == name:
            self.goBackToRoot()

    def popToCurrentNavigationRoot(self):
        found = [index for index, _ in enumerate(self.array) if self.is_presented(index)]
        self.goBackToIndex(found[-1] if found else -1)

    def dismissAll(self):
        first = 1 if self.has_root_in_it else 0
        count = len([index for index in range(first, len(self.array)) if self.is_presented(index)])
        if count:
            self.dismiss(count)


class Older(Routes):
    """FlowStacks 0.4.1, RoutableCollection+utilities.swift, which TCACoordinators takes up to 0.13."""

    def goBackToRoot(self):
        """goBackToRoot"""
        if len(self.array) > 1:
            self.goBackToIndex(0)

    def dismiss(self, number=1):
        """dismiss(count:): where fewer are presented, nothing."""
        index = len(self.array) - 1
        while number > 0 and index >= 0:
            if index == 0:
                return
            number -= self.is_presented(index)
            index -= 1
        self.goBackToIndex(index)

    def popToCurrentNavigationRoot(self):
        """popToCurrentNavigationRoot"""
        index = len(self.array) - 1
        while index > 0 and not self.is_presented(index):
            index -= 1
        self.goBackToIndex(index)


class World(walking.World):
    """The screens of such arrays: each route after one that is presented is in what that presents."""

    def calls(self, on):
        names = list(on.destinations)
        calls = [("open", {"name": names, "style": ["push", "push", *MODALS]})] * 4
        calls += [(op, {}) for op in ("goBack", "goBackToRoot", "popToCurrentNavigationRoot", "dismissRoutes", "dismissAll")]
        calls += [("goBack", {"number": [1, 2, 3]}), ("dismissRoutes", {"number": [1, 2, 3]}), ("goBackToIndex", {"number": range(5)})]
        return [*calls, ("goBackTo", {"name": names}), ("root", {"name": names})]

    opening = ("open", "root")

    def call(self, on, op, **given):
        getattr(on, {"root": "setRoot", "dismissRoutes": "dismiss"}.get(op, op))(**given)

    def draw(self, destination, layer):
        """Draws what a destination shows, and gives what that presents."""
        child = destination.child
        if child is None:
            layer["screens"].append(destination.name)
            return []
        presented = self.draw(child.root, layer) if child.root else []
        return presented + self.draw_from(child, 0, layer)

    def draw_from(self, on, index, layer):
        presented = []
        for number, each in enumerate(on.stack[index:], index):
            if each.style in MODALS:
                draw = lambda layer: self.draw(each, layer) + self.draw_from(on, number + 1, layer)
                return [*presented, (each.born, (each.style, (on, number), draw))]
            layer["path"].append((on, number))
            presented += self.draw(each, layer)
        return presented

    def back(self, layer):
        if layer["path"]:
            self.leave(*layer["path"][-1])

    def close(self, layer):
        if layer["of"][0]:
            self.leave(*layer["of"])

    def leave(self, on, index):
        """The array up to what was left: Node.truncateToIndex, or the NavigationStack's path."""
        del on.stack[index:]
