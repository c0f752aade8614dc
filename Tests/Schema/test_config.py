"""Holds `.navdocs.json` to its schema: what the program takes, the schema takes, and the other way round."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

ROOT = Path(__file__).resolve().parents[2]
NAVDOCS = ROOT / os.environ.get("NAVDOCS", ".build/debug/navdocs")
SCHEMA = json.loads((ROOT / "Schema/navdocs-config-1.schema.json").read_text())

GOOD = [
    {},
    {"$schema": "navdocs-config-1.schema.json", "rules": {}, "paths": []},
    {"rules": {"dead-end-cover": "off", "stale-record": "info"}},
    {"paths": [{"paths": ["A", "./B/", "A/**/*.swift", "**", "..a/b"], "rules": {"dead-end-cover": "error"}}]},
    {"paths": [{"paths": ["A"]}]},
]
BAD = [
    [],
    {"rulez": {}},
    {"$schema": 1},
    {"rules": []},
    {"rules": {"no-such-rule": "off"}},
    {"rules": {"dead-end-cover": "warn"}},
    {"rules": {"dead-end-cover": None}},
    {"paths": {}},
    {"paths": [{}]},
    {"paths": [{"paths": []}]},
    {"paths": [{"paths": "A"}]},
    {"paths": [{"paths": ["/A"]}]},
    {"paths": [{"paths": ["A/../B"]}]},
    {"paths": [{"paths": [".."]}]},
    {"paths": [{"paths": ["."]}]},
    {"paths": [{"paths": [""]}]},
    {"paths": [{"paths": ["A"], "rule": {}}]},
]


def status(text, tmp_path):
    (tmp_path / "A.swift").write_text("struct A {}")
    (tmp_path / ".navdocs.json").write_text(text)
    return subprocess.run([NAVDOCS, "check", "."], cwd=tmp_path, capture_output=True).returncode


def is_valid(document):
    return Draft202012Validator(SCHEMA).is_valid(document)


def test_schema_is_valid():
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("document", GOOD, ids=json.dumps)
def test_both_take(document, tmp_path):
    assert is_valid(document)
    assert status(json.dumps(document), tmp_path) == 0


@pytest.mark.parametrize("document", BAD, ids=json.dumps)
def test_both_refuse(document, tmp_path):
    assert not is_valid(document)
    assert status(json.dumps(document), tmp_path) == 2


def test_schema_knows_every_rule():
    listed = subprocess.run([NAVDOCS, "rules"], capture_output=True, text=True).stdout.splitlines()
    assert list(SCHEMA["$defs"]["rules"]["properties"]) == sorted(line.split()[1] for line in listed)


def test_example_of_the_readme_is_taken(tmp_path):
    [example] = re.findall(r"```json5\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert status(example, tmp_path) == 0
