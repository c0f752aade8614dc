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
    "Full": ("flow", ["home"], {"home": None, "detail": None, "child": "Child", "tip": "Child"}),
    "Frame": ("tab", ["one", "two"], {"one": "Child", "two": None, "full": "Full", "tip": None}),
}
# What the states are made with: `StackState(_:)`, of StackReducer.swift, and `PresentationState(wrappedValue:)`.
PUSHED = {"Full": ["detail", "child"]}
PRESENTED = {"Full": ("tip", "sheet"), "Frame": ("tip", "fullScreenCover")}


def complete(data, version):
    """Gives the simulator what the states are made with."""
    for node in data["nodes"]:
        names = list(APP.get(node["name"], (None, None, {}))[2])
        if node["name"] in PUSHED:
            node["pushed"] = [names.index(name) for name in PUSHED[node["name"]]]
        if node["name"] in PRESENTED:
            name, style = PRESENTED[node["name"]]
            node["presented"] = [{"dest": names.index(name), "style": style}]


class Feature(properties.Held):
    """A feature whose state has a stack, or an enum of what is presented."""

    def __init__(self, types, type):
        super().__init__(types, type)
        for name in PUSHED.get(type, []):
            self.open(name, "push")
        if type in PRESENTED:
            self.open(*PRESENTED[type])

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
