"""FlowStacks 0.10.11 (c528559), Convenience methods/Array+convenienceMethods.swift, which has these rules since 0.6.1; and 0.4.1,
RoutableCollection+utilities.swift. After each name is the function."""

import routes

VERSIONS = ("0.6 to 0.10", "up to 0.4")
APP = routes.APP


class Newer(routes.Routes):
    has_root_in_it = False

    def goBackToRoot(self):
        """goBackToRoot, with `rootIndex` -1"""
        self.goBackToIndex(-1)

    def dismiss(self, number=1):
        """dismiss(count:): where fewer are presented, the index ends at that of the root."""
        index = len(self.array) - 1
        while number > 0 and index > -1:
            number -= self.is_presented(index)
            index -= 1
        self.goBackToIndex(index)


class Older(routes.Routes):
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


class World(routes.World):
    def coordinator(self, type):
        return (Newer, Older)[self.version](self.types, type)
