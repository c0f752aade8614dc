"""UIKit, by hand."""

from controllers import APP, World
from properties import VERSIONS
