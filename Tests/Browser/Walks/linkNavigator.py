"""LinkNavigator 1.4.2 (7abd29e), SingleLinkNavigator.swift. After each name is the function."""

import routes
from walking import MODALS

VERSIONS = ("",)
APP = {
    "Home": ("router", ["home"], {"home": None, "detail": None, "more": None, "last": None}),
}


class Single(routes.Routes):
    """`rootController` and, from the sheet on, `subController`, one after the other."""

    has_root_in_it = False

    def sheet(self):
        """isSubNavigatorActive"""
        return next((index for index, each in enumerate(self.stack) if each.style in MODALS), None)

    def open(self, name, style):
        """_next; sheetOpen: rootController.dismiss, then present"""
        if style in MODALS:
            self.closeSheet()
        super().open(name, style)

    def goBack(self):
        """_back: sheetBack of a sheet with one screen dismisses it; popViewController leaves the first"""
        del self.stack[-1:]

    def goBackTo(self, name):
        """_backToLast: popToViewController of activeController"""
        first = self.sheet() or 0
        found = [index for index, each in enumerate(self.stack) if each.name == name and index >= first]
        if found:
            del self.stack[found[-1] + 1:]
        elif self.sheet() is None and self.root.name == name:
            self.stack = []

    def closeSheet(self):
        """_close"""
        if self.sheet() is not None:
            del self.stack[self.sheet():]


class World(routes.World):
    def coordinator(self, type):
        return Single(self.types, type)

    def calls(self, on):
        names = list(on.destinations)
        calls = [("open", {"name": names, "style": ["push", "push", "push", *MODALS]})] * 4
        return [*calls, ("goBack", {}), ("goBackTo", {"name": names}), ("closeSheet", {}), ("root", {"name": names})]
