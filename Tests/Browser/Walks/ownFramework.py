"""A framework of the app's own, whose containers hold their state in properties."""

import properties
from controllers import APP, Container
from properties import VERSIONS


class World(properties.World):
    def coordinator(self, type):
        return Container(self.types, type)
