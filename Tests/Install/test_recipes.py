"""The recipes of Integrations, read by what reads them, as far as that needs neither a Mac nor a container."""

import os
import re
import subprocess
import sys
from pathlib import Path

from installing import NAVDOCS, ROOT, run

XCODE = ROOT / "Integrations/xcode/check-navigation.sh"


def test_formula_is_ruby():
    run("ruby", "-c", ROOT / "Integrations/homebrew/navdocs.rb")


def test_formula_and_installer_name_the_same_libraries():
    formula = (ROOT / "Integrations/homebrew/navdocs.rb").read_text()
    installer = (ROOT / "Scripts/install").read_text()
    build = re.search(r"\n    build\)\n(.*?);;", installer, re.DOTALL).group(1)
    libraries = set(re.findall(r"need lib\S+ (\S+) header", build))
    assert {"graphviz", "cmark"} <= libraries
    # macOS needs no other allocator.
    assert libraries - {"-"} <= set(re.findall(r'depends_on "(.*?)"', formula))


def test_linter_has_nothing_to_say_about_the_container():
    hadolint = Path(sys.executable).parent / "hadolint"
    assert run(hadolint, "--no-color", ROOT / "Integrations/container/Dockerfile") == ""


def build_phase(folder, **variables):
    variables = {"PATH": f"{folder / 'bin'}:/usr/bin:/bin", "SRCROOT": str(folder / "app")} | variables
    return subprocess.run([XCODE], env=variables, capture_output=True, text=True)


def fake_navdocs(folder, code):
    (folder / "bin").mkdir()
    program = folder / "bin/navdocs"
    program.write_text(f'#!/bin/sh\necho "$@"\nexit {code}\n')
    program.chmod(0o755)


def test_build_phase_prints_what_xcode_shows(tmp_path):
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/navdocs").symlink_to(NAVDOCS)
    done = build_phase(tmp_path, SRCROOT=str(ROOT / "Examples/Planets"), HOME=str(tmp_path))
    lines = done.stdout.splitlines()
    assert done.returncode == 0, done.stderr
    assert any(re.match(rf"{ROOT}/Examples/Planets/Sources/\S+\.swift:\d+:\d+: warning: .* \[[a-z-]+\]$", line) for line in lines)


def test_build_phase_fails_where_a_finding_is_an_error(tmp_path):
    fake_navdocs(tmp_path, 1)
    done = build_phase(tmp_path)
    assert (done.returncode, done.stdout) == (1, f"check {tmp_path}/app --format xcode --quiet\n")


def test_build_phase_says_that_navdocs_could_not_run(tmp_path):
    fake_navdocs(tmp_path, 2)
    done = build_phase(tmp_path, NAVDOCS_SOURCES="/elsewhere")
    assert done.returncode == 2
    assert done.stdout.splitlines()[0] == "check /elsewhere --format xcode --quiet"
    assert done.stdout.splitlines()[1].startswith("error: ")


def test_build_phase_without_navdocs_warns_and_lets_the_app_build(tmp_path):
    done = build_phase(tmp_path)
    assert done.returncode == 0
    assert done.stdout.startswith("warning: the navigation was not checked, because navdocs is in none of these folders: ")


def test_build_phase_checks_nothing_for_a_preview(tmp_path):
    fake_navdocs(tmp_path, 1)
    assert build_phase(tmp_path, ENABLE_PREVIEWS="YES").returncode == 0
    assert build_phase(tmp_path, ACTION="clean").returncode == 0
