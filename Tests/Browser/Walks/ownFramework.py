"""A framework of the app's own, whose containers hold their state in properties."""

import properties
from properties import VERSIONS

APP = {
    "Home": ("flow", ["home"], {"home": None, "detail": None, "more": None, "child": "Child", "tabs": "Tabs"}),
    "Child": ("flow", ["first"], {"first": None, "second": None}),
    "Tabs": ("tab", ["one", "two"], {"one": "Child", "two": None, "three": "Child"}),
    "Gate": ("root", ["out"], {"out": None, "in": "Tabs", "home": "Home"}),
}


class Held(properties.Held):
    """What a flow shows in a container."""

    def made(self, name, style):
        target = self.destinations[name]
        return properties.Destination(name, style, Held(self.types, target) if target else None)

    def setRoot(self, name):
        """Another root of the container, above which nothing is left."""
        self.root, self.stack = self.made(name, "root"), []


class World(properties.World):
    def coordinator(self, type):
        return Held(self.types, type)
