"""Holds the reports of `navdocs check` to their formats: JSON, SARIF and GitLab's by schema, JUnit by its shape.

sarif-schema-2.1.0.json is the schema of the OASIS standard with errata 01, unchanged; see sarif-schema-NOTICE.md.
"""

import json
import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from urllib.parse import unquote

import pytest
from jsonschema.validators import validator_for
from program import NAVDOCS, ROOT

SCHEMA = json.loads((ROOT / "Schema/navdocs-check-1.schema.json").read_text())
SARIF = json.loads((Path(__file__).parent / "sarif-schema-2.1.0.json").read_text())
GITLAB = json.loads((Path(__file__).parent / "gitlab-code-quality.schema.json").read_text())
APPS = ["Examples/Planets", "Examples/Tides", "Tests/Fixtures/Scaffolding", "Tests/Fixtures/Router"]


def check(app, format, *options):
    program = NAVDOCS if NAVDOCS.is_absolute() else ROOT / NAVDOCS
    command = [program, "check", app, "--quiet", "--format", format, *options]
    run = subprocess.run(command, cwd=ROOT, capture_output=True)
    assert run.returncode in (0, 1), run.stderr.decode(errors="replace")
    return run.stdout


def problems(schema, document):
    kind = validator_for(schema)
    validator = kind(schema, format_checker=kind.FORMAT_CHECKER)
    return [f"{'/'.join(map(str, e.absolute_path))}: {e.message}" for e in validator.iter_errors(document)]


@pytest.mark.parametrize("schema", [SCHEMA, SARIF, GITLAB], ids=["json", "sarif", "gitlab"])
def test_schema_is_valid(schema):
    validator_for(schema).check_schema(schema)


@pytest.mark.parametrize("app", APPS)
def test_json_validates(app):
    document = json.loads(check(app, "json"))
    assert problems(SCHEMA, document) == []
    counts = {level: sum(f["severity"] == level for f in document["findings"]) for level in document["counts"]}
    assert counts == document["counts"]
    prints = [f["fingerprint"] for f in document["findings"]]
    assert len(prints) == len(set(prints))


@pytest.mark.parametrize("app", APPS)
def test_sarif_validates(app):
    document = json.loads(check(app, "sarif"))
    assert problems(SARIF, document) == []
    run = document["runs"][0]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert rules == sorted(set(rules))
    for result in run["results"]:
        assert rules[result["ruleIndex"]] == result["ruleId"]
        uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        assert (ROOT / unquote(uri)).exists()


def test_sarif_declares_every_rule_and_says_which_are_off():
    document = json.loads(check("Examples/Tides", "sarif", "--rule", "dead-end-cover=off"))
    rules = {r["id"]: r["defaultConfiguration"] for r in document["runs"][0]["tool"]["driver"]["rules"]}
    listed = subprocess.run([ROOT / NAVDOCS, "rules"], capture_output=True, text=True).stdout.splitlines()
    assert sorted(rules) == sorted(line.split()[1] for line in listed)
    assert rules["dead-end-cover"]["enabled"] is False
    assert rules["inferred-transition"]["enabled"] is False
    assert rules["refused-route"] == {"enabled": True, "level": "error"}


def test_sarif_schema_refuses_what_is_wrong():
    document = json.loads(check("Tests/Fixtures/Scaffolding", "sarif"))
    document["runs"][0]["results"][0]["level"] = "info"
    document["runs"][0]["tool"]["driver"]["rule"] = []
    assert len(problems(SARIF, document)) == 2


@pytest.mark.parametrize("app", APPS)
def test_gitlab_validates(app):
    issues = json.loads(check(app, "gitlab"))
    assert problems(GITLAB, issues) == []
    findings = json.loads(check(app, "json"))["findings"]
    assert [i["fingerprint"] for i in issues] == [f["fingerprint"] for f in findings]
    assert [i["check_name"] for i in issues] == [f["rule"] for f in findings]
    for issue in issues:
        assert (ROOT / issue["location"]["path"]).exists()


def test_fingerprints_hold_no_lines(tmp_path):
    source = (ROOT / "Tests/Fixtures/Scaffolding/Sources/Garden/Members.swift").read_text()
    prints = []
    for blank in ("", "\n\n\n"):
        (tmp_path / "A.swift").write_text(blank + source)
        document = json.loads(check(tmp_path / "A.swift", "sarif"))
        prints.append([r["partialFingerprints"] for r in document["runs"][0]["results"]])
    assert prints[0] and prints[0] == prints[1]


@pytest.mark.parametrize("app", APPS)
def test_junit_has_the_shape_that_services_read(app):
    suites = ElementTree.fromstring(check(app, "junit"))
    assert suites.tag == "testsuites" and len(suites) == 1
    suite = suites[0]
    assert suite.tag == "testsuite"
    cases = suite.findall("testcase")
    failures = suite.findall("testcase/failure")
    assert len(cases) == len(suite)
    for element in (suites, suite):
        assert int(element.get("tests")) == len(cases)
        assert int(element.get("failures")) == len(failures)
        assert element.get("errors") == "0"
    for case in cases:
        assert case.get("name") and case.get("classname")
        assert len(case) <= 1 and all(child.tag in ("failure", "system-out") for child in case)
    for failure in failures:
        assert failure.get("type") in ("error", "warning") and failure.get("message") and failure.text
