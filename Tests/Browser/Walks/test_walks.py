"""The simulator walks as each library does: thousands of calls at random, after each of which all is the same.

`NAVDOCS_SOAKING=1`, or `make soak`, takes thousands of walks.
"""

import importlib
from pathlib import Path

import pytest
from program import SOAKING
from simulated import app
from walking import WALK, walk

# What several libraries share.
SHARED = ("properties", "routes", "test_walks", "walking")
LIBRARIES = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if path.stem not in SHARED)
STEPS = 25


@pytest.fixture(scope="module")
def engine(browser, site):
    """A page that holds the engine."""
    page = browser.new_page()
    page.goto((site / "simulator.html").as_uri())
    yield page
    page.close()


def difference(walked, states, simulated):
    """The first step after which something differs, with the steps before; nothing where none does."""
    for index, (expected, found) in enumerate(zip(states, simulated)):
        if expected != found:
            return {"walk": walked | {"steps": walked["steps"][:index]}, "library": expected, "simulator": found}
    return None


@pytest.mark.parametrize("library", LIBRARIES)
def test_walks(engine, library):
    rules = importlib.import_module(library)
    data = app(library, **rules.APP)
    kinds = [(start, version) for start in rules.APP for version in range(len(rules.VERSIONS))]
    count = (2000 if SOAKING else 20) // len(kinds) + 1
    taken = [walk(rules, rules.APP, *kind, STEPS, f"{library} {kind} {seed}") for kind in kinds for seed in range(count)]
    steps = [walked | {"rules": {f"rules.{library}": walked["version"]}} for walked, _ in taken]
    found = engine.evaluate(WALK, [data, steps])
    differences = [difference(walked, states, each) for (walked, states), each in zip(taken, found, strict=True)]
    assert [each for each in differences if each][:1] == []
