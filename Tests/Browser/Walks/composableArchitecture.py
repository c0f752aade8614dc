"""The Composable Architecture 1.25.5 (d34c1df). A stack is a collection (Reducer/Reducers/StackReducer.swift, `StackState`), what is
presented an optional property, of an enum where several can be (PresentationReducer.swift, `PresentationState`)."""

import properties
from walking import MODALS

VERSIONS = ("",)
APP = {
    "Home": ("flow", ["home"], {"home": None, "detail": None, "more": None, "child": "Child", "tabs": "Tabs"}),
    "Child": ("flow", ["first"], {"first": None, "second": None}),
    "Tabs": ("tab", ["one", "two"], {"one": "Child", "two": None, "three": "Child"}),
    "Gate": ("root", ["out"], {"out": None, "in": "Tabs", "home": "Home"}),
}


class Feature(properties.Held):
    """A feature whose state has a stack, or an enum of what is presented."""

    def made(self, name, style):
        target = self.destinations[name]
        return properties.Destination(name, style, Feature(self.types, target) if target else None)

    def open(self, name, style):
        """Another case is another value of the one property: what there was is gone."""
        if style in MODALS:
            self.modals = []
        super().open(name, style)


class World(properties.World):
    def coordinator(self, type):
        return Feature(self.types, type)
