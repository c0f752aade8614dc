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
SHARED = ("controllers", "properties", "routes", "test_walks", "walking")
LIBRARIES = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if path.stem not in SHARED)
TURNS = 25


def difference(walked, states, simulated):
    """The first turn after which something differs, with those before; nothing where none does."""
    for index, (expected, found) in enumerate(zip(states, simulated)):
        if expected != found:
            return {"walk": walked | {"turns": walked["turns"][:index]}, "library": expected, "simulator": found}
    return None


def versions():
    for library in LIBRARIES:
        rules = importlib.import_module(library)
        for version, name in enumerate(rules.VERSIONS):
            yield pytest.param(library, rules, version, id=f"{library} {name}".strip())


@pytest.mark.parametrize("library, rules, version", [*versions()])
def test_walks(engine, library, rules, version):
    data = app(library, **rules.APP)
    if hasattr(rules, "complete"):
        rules.complete(data, version)
    for seed in range(100 if SOAKING else 2):
        taken = [
            walk(rules, rules.APP, start, version, TURNS, f"{library} {version} {start} {seed} {again}")
            for start in rules.APP for again in range(3)]
        walks = [walked | {"rules": {f"rules.{library}": version}} for walked, _ in taken]
        differences = [difference(*each) for each in zip(*zip(*taken), engine.evaluate(WALK, [data, walks]), strict=True)]
        assert [each for each in differences if each][:1] == []
