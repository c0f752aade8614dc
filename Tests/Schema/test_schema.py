"""Holds the JSON document to Schema/navdocs-1.schema.json.

complete.json has every key the schema knows. The program is the one NAVDOCS names, .build/release/navdocs without it.
"""

import copy
import json
import subprocess
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from program import NAVDOCS, ROOT

SCHEMA = json.loads((ROOT / "Schema/navdocs-1.schema.json").read_text())
COMPLETE = json.loads((Path(__file__).parent / "complete.json").read_text())
APPS = sorted(p for base in ("Examples", "Tests/Fixtures") for p in (ROOT / base).iterdir() if any(p.rglob("*.swift")))

validator = Draft202012Validator(SCHEMA)


def problems(document):
    return [f"{'/'.join(map(str, e.absolute_path))}: {e.message}" for e in validator.iter_errors(document)]


def objects(value, path=()):
    """Every object in a document, with the way to it."""
    if isinstance(value, dict):
        yield path
        for key, inner in value.items():
            yield from objects(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from objects(inner, (*path, index))


def at(document, path):
    for step in path:
        document = document[step]
    return document


def changed(path, change):
    document = copy.deepcopy(COMPLETE)
    change(at(document, path))
    return document


def definitions():
    """Every object the schema describes, by name."""
    return {"document": SCHEMA} | {name: d for name, d in SCHEMA["$defs"].items() if d.get("type") == "object"}


PATHS = list(objects(COMPLETE))


def test_schema_is_valid_and_closed():
    Draft202012Validator.check_schema(SCHEMA)
    for name, definition in definitions().items():
        assert definition["additionalProperties"] is False, name
        assert definition["description"], name
        for key, value in definition["properties"].items():
            assert "description" in value or "$ref" in value, f"{name}.{key}"


def test_complete_document_validates():
    assert problems(COMPLETE) == []


def test_complete_document_has_every_key():
    seen = {key for path in PATHS for key in at(COMPLETE, path)}
    known = {key for definition in definitions().values() for key in definition["properties"]}
    assert seen == known


@pytest.mark.parametrize("path", PATHS, ids=lambda p: "/".join(map(str, p)) or "document")
def test_extra_key_fails(path):
    assert problems(changed(path, lambda node: node.update(extra=1)))


@pytest.mark.parametrize("path", PATHS, ids=lambda p: "/".join(map(str, p)) or "document")
def test_null_fails_everywhere(path):
    for key in at(COMPLETE, path):
        assert problems(changed(path, lambda node: node.update({key: None}))), key


@pytest.mark.parametrize(
    "path, key, value",
    [
        ((), "schema", "navdocs/2"),
        ((), "sourceFiles", -1),
        (("coordinators", 0), "kind", "stacked"),
        (("coordinators", 0), "system", "unheardOf"),
        (("coordinators", 0, "location"), "line", 0),
        (("coordinators", 0, "destinations", 0), "presentations", ["push", "push"]),
        (("coordinators", 0, "destinations", 1), "managed", False),
        (("transitions", 0), "style", "modal"),
        (("transitions", 0), "evidence", "guessed"),
        (("transitions", 1), "through", []),
        (("exits", 0), "style", "push"),
        (("deepLinks", 0), "hops", []),
        (("deepLinks", 0, "hops", 0), "mismatched", False),
        (("findings", 0), "severity", "fatal"),
        (("findings", 0), "rule", "Not A Rule"),
    ],
)
def test_wrong_value_fails(path, key, value):
    assert problems(changed(path, lambda node: node.update({key: value})))


@pytest.mark.parametrize("key", ["coordinators", "screens", "transitions", "exits", "deepLinks", "notUnderstood"])
def test_missing_list_fails(key):
    assert problems(changed((), lambda node: node.pop(key)))


def export(app):
    program = NAVDOCS if NAVDOCS.is_absolute() else ROOT / NAVDOCS
    assert program.exists(), f"{program} is not built"
    command = [program, "export", app.relative_to(ROOT), "--format", "json", "-o", "-"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True)
    assert run.returncode == 0, run.stderr.decode(errors="replace")
    return json.loads(run.stdout)


@pytest.mark.parametrize("app", APPS, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_export_validates(app):
    assert problems(export(app)) == []


@pytest.mark.parametrize("name", sorted(app.name for app in (ROOT / "Examples").iterdir()))
def test_example_is_not_empty(name):
    document = export(ROOT / "Examples" / name)
    for key in ("coordinators", "screens", "transitions", "exits", "entryPoints", "deepLinks"):
        assert document[key], key
