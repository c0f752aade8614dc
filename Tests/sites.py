"""Sites that tests only read: each is built once in a run of the tests, by the first process that asks for it."""

import shutil
import subprocess
import sys

from filelock import FileLock
from program import NAVDOCS, ROOT

# Sites that take long to build: how many coordinators their apps have, how many destinations each of those, and what is
# written.
LARGE = {
    "large_single": (100, 10, "--single-file", "site.html"),
    "large_site": (310, 8, "-o", "site"),
    "folded_site": (1000, 5, "-o", "site"),
}


def build(app, *options):
    subprocess.run([NAVDOCS, "build", app, *options, "--quiet"], check=True)


class Sites:
    """The sites of a run, in a folder that all its processes share."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def site(self, app):
        """The folder of the site of an example or a fixture, `Examples/Planets`."""
        return self.both(app) / "site"

    def single(self, app):
        """The same as one file."""
        return self.both(app) / "single.html"

    def both(self, app):
        def make(folder):
            build(ROOT / app, "-o", folder / "site", "--single-file", folder / "single.html")

        return self.once(app.replace("/", "-"), make)

    def large(self, name):
        """One of the large sites, of a generated app."""
        coordinators, destinations, option, file = LARGE[name]

        def make(folder):
            size = ["--coordinators", str(coordinators), "--destinations", str(destinations)]
            subprocess.run([sys.executable, ROOT / "Benchmarks/generate.py", folder / "app", *size], check=True)
            build(folder / "app", option, folder / file)

        return self.once(name, make) / file

    def once(self, name, make):
        """A folder that the first who asks for it fills, while others wait."""
        folder, done = self.folder / name, self.folder / f"{name}.done"
        with FileLock(self.folder / f"{name}.lock"):
            if not done.exists():
                shutil.rmtree(folder, ignore_errors=True)
                folder.mkdir()
                make(folder)
                done.touch()
        return folder
