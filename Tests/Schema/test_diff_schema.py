"""Holds `navdocs diff --format json` to Schema/navdocs-diff-1.schema.json."""

import json
import shutil
import subprocess

import pytest
from jsonschema import Draft202012Validator
from program import NAVDOCS, ROOT

SCHEMA = json.loads((ROOT / "Schema/navdocs-diff-1.schema.json").read_text())

validator = Draft202012Validator(SCHEMA)


def diff(*versions):
    run = subprocess.run([NAVDOCS, "diff", *versions, "--format", "json"], capture_output=True, check=True)
    return json.loads(run.stdout)


def problems(document):
    return [f"{'/'.join(map(str, e.absolute_path))}: {e.message}" for e in validator.iter_errors(document)]


def test_schema_is_valid_and_closed():
    Draft202012Validator.check_schema(SCHEMA)
    for name, definition in ({"document": SCHEMA} | SCHEMA["$defs"]).items():
        assert definition["additionalProperties"] is False, name
        for key, value in definition["properties"].items():
            assert "description" in value or "$ref" in value, f"{name}.{key}"


def test_same_app_is_no_difference():
    document = diff(ROOT / "Examples/Planets", ROOT / "Examples/Planets")
    assert problems(document) == []
    assert document["different"] is False
    assert document["changes"] == []


@pytest.mark.parametrize("app", sorted(app.name for app in (ROOT / "Examples").iterdir()))
def test_every_kind_of_app_validates(app, tmp_path):
    """An app that lost its files one after another, and then all of another app."""
    copy = tmp_path / app
    shutil.copytree(ROOT / "Examples" / app, copy)
    seen = set()
    for file in sorted(copy.rglob("*.swift"))[:-1:4]:
        file.unlink()
        document = diff(ROOT / "Examples" / app, copy)
        assert problems(document) == []
        seen |= {change["kind"] for change in document["changes"]}
    document = diff(copy, ROOT / "Examples" / app)
    assert problems(document) == []
    seen |= {change["kind"] for change in document["changes"]}
    assert {"added", "removed"} <= seen


def test_wrong_documents_fail():
    document = diff(ROOT / "Examples/Planets", ROOT / "Examples/Recipes")
    assert problems(document) == []
    for key in SCHEMA["required"]:
        assert problems({k: v for k, v in document.items() if k != key}), key
    document["changes"][0]["kind"] = "moved"
    assert problems(document)
