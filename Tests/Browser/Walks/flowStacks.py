"""FlowStacks 0.10.11 (c528559), Convenience methods/Array+convenienceMethods.swift, which has these rules since 0.6.1; and up to 0.4.
After each name is the function."""

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


class World(routes.World):
    def coordinator(self, type):
        return (Newer, routes.Older)[self.version](self.types, type)
