"""Holds the manual to what mandoc and groff take, and to the commands there are."""

import re
import shutil
import subprocess

import pytest
from program import NAVDOCS


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    folder = tmp_path_factory.mktemp("man") / "man1"
    subprocess.run([NAVDOCS, "man", "-o", folder], check=True)
    return sorted(folder.iterdir())


def test_every_command_has_its_page(pages):
    overview = subprocess.run([NAVDOCS, "help"], capture_output=True, text=True).stdout
    commands = re.findall(r"^  ([a-z]+)  ", overview.partition("COMMANDS")[2].partition("OPTIONS")[0], re.MULTILINE)
    assert [page.name for page in pages] == sorted(["navdocs.1"] + [f"navdocs-{name}.1" for name in commands])


def test_mandoc_finds_no_fault(pages):
    if not shutil.which("mandoc"):
        pytest.skip("no mandoc")
    run = subprocess.run(["mandoc", "-T", "lint", "-W", "warning", *pages], capture_output=True, text=True)
    # Pages of the same manual are not installed here.
    faults = [line for line in run.stdout.splitlines() if "referenced manual not found" not in line]
    assert faults == []


def test_groff_finds_no_fault(pages):
    if not shutil.which("groff"):
        pytest.skip("no groff")
    for page in pages:
        run = subprocess.run(["groff", "-ww", "-man", "-T", "utf8", page], capture_output=True, text=True)
        assert (run.returncode, run.stderr) == (0, ""), page.name


def test_page_says_what_the_help_says(pages):
    """Every word of the help, in its order, apart from headings and the usage line."""
    if not shutil.which("mandoc"):
        pytest.skip("no mandoc")
    for page in pages[1:]:
        command = page.stem.partition("-")[2]
        help = subprocess.run([NAVDOCS, "help", command], capture_output=True, text=True).stdout
        plain = subprocess.run(["mandoc", "-T", "ascii", "-O", "width=200", page], capture_output=True).stdout
        shown = re.sub(r".\x08", "", plain.decode())
        words = re.sub(r"\s+", " ", shown)
        for option in re.findall(r"^  ((?:-\w, )?--.*?)(?:   .*)?$", help, re.MULTILINE):
            assert option in words, (command, option)
        first = re.sub(r"\s+", " ", help.partition("USAGE")[0]).strip()
        assert first in words, command


def test_page_of_a_command_that_is_not_there_is_an_error():
    run = subprocess.run([NAVDOCS, "man", "biuld"], capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (2, "error: unknown command 'biuld'\n  did you mean 'navdocs build'?\n")
