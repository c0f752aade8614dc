"""Routers of an app's own, whose hosts are stacks."""

from properties import VERSIONS, World

APP = {
    "Home": ("stack", ["home"], {"home": None, "detail": None, "more": None, "child": "Child"}),
    "Child": ("stack", ["first"], {"first": None, "second": None}),
}
