"""RxFlow 2.13.2 (26b3e81). FlowCoordinator.coordinate(flow:with:) hands a step to Flow.navigate(to:), which calls UIKit."""

from controllers import World
from properties import VERSIONS

APP = {
    "Home": ("flow", ["home"], {"home": None, "detail": None, "child": "Child", "tabs": "Tabs"}),
    "Child": ("flow", ["first"], {"first": None, "second": None}),
    "Tabs": ("tab", ["one", "two"], {"one": "Child", "two": "Home"}),
}
