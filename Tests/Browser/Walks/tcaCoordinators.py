"""TCACoordinators 0.16.0 (f3a2c36), which since 0.14 sets `isWithinTCACoordinators` of FlowStacks (e589b1d), Convenience
methods/Array+convenienceMethods.swift; and up to 0.13. After each name is the function."""

import routes

VERSIONS = ("0.14 to 0.16", "up to 0.13")
APP = routes.APP


class Newer(routes.Routes):
    # goBack: `count - n` is to be more than `rootIndex`, 0.
    shortest = 1

    def goBackToRoot(self):
        """goBackToRoot"""
        if self.array:
            self.goBackToIndex(0)

    def dismiss(self, number=1):
        """dismiss(count:): the root counts too, and nothing is left to go back to behind it."""
        index = len(self.array) - 1
        while number > 0 and index + 1 > 0:
            number -= self.is_presented(index)
            index -= 1
        self.goBackToIndex(index)


class World(routes.World):
    def coordinator(self, type):
        return (Newer, routes.Older)[self.version](self.types, type)
