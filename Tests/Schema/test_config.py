"""Holds `.navdocs.json` to its schema: what the program takes, the schema takes, and the other way round."""

import json
import re
import subprocess

import pytest
from jsonschema import Draft202012Validator
from program import NAVDOCS, ROOT

SCHEMA = json.loads((ROOT / "Schema/navdocs-config-1.schema.json").read_text())

GOOD = [
    {},
    {"$schema": "navdocs-config-1.schema.json", "rules": {}, "paths": []},
    {"rules": {"dead-end-cover": "off", "stale-record": "info"}},
    {"paths": [{"paths": ["A", "./B/", "A/**/*.swift", "**", "..a/b"], "rules": {"dead-end-cover": "error"}}]},
    {"paths": [{"paths": ["A"]}]},
    {"sources": ["."], "title": "Trips", "source-url": "none", "cache": True, "quiet": False, "verbose": False},
    {"check": {"strict": False, "format": "json", "output": "-", "cache-dir": "kept"}},
    {"build": {"single-file": "a.html"}, "export": {"coordinator": "A"}, "path": {"from": "A"}},
    {"verbs": {"AppNavigator.go": "push", "App.Navigator.leave": "back", "öffne": "sheet"}},
    {"verbs": {"AppNavigator.show(screen:)": "sheet", "go(_:in:)": "push"}},
    {"presents": ["Screen.makeView"], "answers": {"EventBus.send": "EventBus.on(_:)"}},
    {"containers": ["AppScaffold"], "openURL": ["DeepLinker.open", "openLink"]},
    {"export": {"coordinator": ["A", "B"]}, "diff": {"output": ["a.md", "a.html"], "exit-code": True}},
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
    {"sources": "A"},
    {"sources": []},
    {"title": ""},
    {"title": 1},
    {"cache": "no"},
    {"no-cache": True},
    {"strict": True},
    {"check": []},
    {"check": {"strict": 1}},
    {"check": {"format": "jsn"}},
    {"check": {"fix": True}},
    {"check": {"write-baseline": "A"}},
    {"build": {"force": True}},
    {"diff": {"output": []}},
    {"export": {"coordinator": [1]}},
    {"path": {"to": "A"}},
    {"rules-of-mine": {}},
    {"verbs": []},
    {"verbs": {"AppNavigator.go": "pushed"}},
    {"verbs": {"AppNavigator.": "push"}},
    {"verbs": {"go()": "push"}},
    {"verbs": {"go(screen)": "push"}},
    {"presents": {"Screen.makeView": "push"}},
    {"presents": ["Screen.makeView(_:)"]},
    {"answers": ["EventBus.send"]},
    {"answers": {"EventBus.send": "on()"}},
    {"containers": "AppScaffold"},
    {"containers": ["App.Scaffold"]},
    {"containers": ["App Scaffold"]},
    {"openURL": ["1st"]},
    {"openURL": {"a": "b"}},
]

# The options that no configuration says, and why.
NEVER = {
    "help": "a question",
    "version": "a question",
    "config": "names the configuration itself",
    "no-config": "leaves out the configuration itself",
    "max-file-size": "guards against what the sources hold",
    "force": "it overwrites files",
    "facts": "made anew for each run",
    "root": "of one export of facts",
    "app": "instead of PATH",
    "jobs": "depends on the machine",
    "site": "what build says",
    "print": "of one run",
    "module": "of one export of facts",
    "to": "what is asked",
    "github": "it only works in GitHub Actions",
    "rule": "a configuration uses 'rules' instead",
    "fix": "it changes your source",
    "write-baseline": "otherwise no run would report findings",
}


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


def test_schema_is_the_one_that_the_program_tells():
    told = subprocess.run([NAVDOCS, "config", "--schema"], capture_output=True, text=True).stdout
    assert told == (ROOT / "Schema/navdocs-config-1.schema.json").read_text(), (
        "navdocs config --schema > Schema/navdocs-config-1.schema.json"
    )


def test_every_option_can_be_configured():
    """The help lists the options; the schema has a key for each of them, or it is known why not."""

    def help(*words):
        return subprocess.run([NAVDOCS, "help", *words], capture_output=True, text=True).stdout

    commands = re.findall(r"^  ([a-z]+)  ", help().partition("COMMANDS")[2].partition("OPTIONS")[0], re.MULTILINE)
    configured = [name for name in commands if "--config FILE" in help(name)]
    assert {"build", "export", "diff", "path", "check"} <= set(configured)
    for command in configured:
        options = re.findall(r"^  (?:-\w, )?--([a-z-]+)", help(command).partition("OPTIONS")[2], re.MULTILINE)
        keys = [re.sub("^no-", "", option) for option in options if option not in NEVER]
        assert sorted(SCHEMA["properties"][command]["properties"]) == sorted(keys)


def test_examples_of_the_guide_are_taken(tmp_path):
    articles = [path.read_text() for path in sorted((ROOT / "docs/guide").rglob("*.md"))]
    examples = [example for text in articles for example in re.findall(r"```json5\n(.*?)```", text, re.DOTALL)]
    assert len(examples) > 3
    for example in examples:
        for folder in "Sources", "App":
            (tmp_path / folder).mkdir(exist_ok=True)
            (tmp_path / folder / "B.swift").write_text("struct B {}")
        assert status(example, tmp_path) == 0
