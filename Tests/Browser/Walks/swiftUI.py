"""SwiftUI, whose containers hold their state in properties."""

from properties import VERSIONS, World

APP = {
    "Home": ("stack", ["home"], {"home": None, "detail": None, "more": None, "child": "Child", "tabs": "Tabs"}),
    "Child": ("stack", ["first"], {"first": None, "second": None}),
    "Tabs": ("tab", ["one", "two"], {"one": "Child", "two": None, "three": "Child"}),
    "Gate": ("root", ["out"], {"out": None, "in": "Tabs", "home": "Home"}),
}
