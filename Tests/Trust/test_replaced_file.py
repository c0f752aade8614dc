"""Who puts a link in the place of a file while navdocs runs gains nothing by it: neither is the link followed nor replaced."""

import os
import subprocess

import pytest
from program import NAVDOCS

APP = "import SwiftUI\n@main struct Trips: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }\n"
HOME = "struct Home: View { var body: some View { Text(\"Home\") } }\n"
# What has one right way to be mended: an attribute that says nothing here.
FAULT = """import Scaffolding
@Scaffoldable final class Trip: FlowCoordinatable {
    var stack = FlowStack<Trip>(root: .home)
    @ScaffoldingIgnored var count = 1
    func home() -> some View { Home() }
}
"""


@pytest.fixture
def place(tmp_path):
    (tmp_path / "repo/App").mkdir(parents=True)
    (tmp_path / "repo/App/Trips.swift").write_text(APP)
    (tmp_path / "secret").write_text("private")
    # A named pipe holds the run where it reads the sources, after it has looked at where its output goes.
    os.mkfifo(tmp_path / "repo/late.swift")
    return tmp_path


def run(place, put, *words):
    """Runs navdocs, and does something while it reads."""
    process = subprocess.Popen(
        [NAVDOCS, *words, "App", "late.swift", "--no-cache"], cwd=place / "repo", stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True)
    # Opening it waits for navdocs to do so.
    with open(place / "repo/late.swift", "w") as pipe:
        put()
        pipe.write(HOME)
    output, errors = process.communicate(timeout=120)
    return subprocess.CompletedProcess(process.args, process.returncode, output, errors)


COMMANDS = {
    "report": ["check", "-o", "out"],
    "baseline": ["check", "--write-baseline", "out"],
    "site": ["build", "--single-file", "out"],
    "document": ["export", "--format", "json", "-o", "out"],
    "facts": ["export", "--format", "facts", "-o", "out"],
}


@pytest.mark.parametrize("words", COMMANDS.values(), ids=COMMANDS.keys())
@pytest.mark.parametrize("before", ["nothing", "file"])
def test_a_link_that_is_put_in_the_place_of_a_file_stays_and_is_not_followed(place, words, before):
    out = place / "repo/out"
    if before == "file":
        out.write_text("old")

    def put():
        out.unlink(missing_ok=True)
        out.symlink_to(place / "secret")

    done = run(place, put, *words)
    assert (place / "secret").read_text() == "private"
    assert out.is_symlink()
    assert done.returncode == 2
    assert "out was changed by another program during this run" in done.stderr


def test_the_folder_is_the_one_that_was_looked_at(place):
    (place / "repo/reports").mkdir()
    (place / "elsewhere").mkdir()

    def put():
        (place / "repo/reports").rename(place / "repo/away")
        (place / "repo/reports").symlink_to(place / "elsewhere")

    assert run(place, put, "check", "-o", "reports/out.txt").returncode == 0
    assert os.listdir(place / "elsewhere") == []
    assert os.listdir(place / "repo/away") == ["out.txt"]


def test_a_link_that_was_there_is_written_to(place):
    (place / "repo/out").symlink_to(place / "report")
    (place / "report").write_text("old")
    assert run(place, lambda: None, "check", "-o", "out").returncode == 0
    assert (place / "repo/out").is_symlink()
    assert (place / "report").read_text() != "old"


def test_a_link_that_is_put_in_the_place_of_a_file_to_be_mended_is_not_followed(place):
    fault, victim = place / "repo/App/Fault.swift", place / "victim.swift"
    fault.write_text(FAULT)
    victim.write_text(FAULT)

    def put():
        fault.unlink()
        fault.symlink_to(victim)

    done = run(place, put, "check", "--fix")
    assert victim.read_text() == FAULT
    assert fault.is_symlink()
    assert done.returncode == 2
    assert "App/Fault.swift was changed by another program during this run" in done.stderr
    fault.unlink()
    fault.write_text(FAULT)
    again = subprocess.run([NAVDOCS, "check", "App", "--fix", "--no-cache"], cwd=place / "repo", capture_output=True, text=True)
    assert "Fixed 1 finding in App/Fault.swift" in again.stderr
    assert "@ScaffoldingIgnored" not in fault.read_text()
