"""Who puts something else in the place of a site while it is made gains nothing by it."""

import os
import subprocess

import pytest
from program import NAVDOCS, SOAKING

APP = "import SwiftUI\n" + "".join(
    f"struct Screen{n}: View {{ var body: some View {{ NavigationLink(\"{n}\") {{ Screen{n + 1}() }} }} }}\n" for n in range(60)
) + "struct Screen60: View { var body: some View { Text(\"end\") } }\n" + (
    "@main struct Trips: App { var body: some Scene { WindowGroup { NavigationStack { Screen0() } } } }\n")


def tree(folder):
    """What there is below a folder, with its bytes."""
    return {
        path.relative_to(folder): os.readlink(path) if path.is_symlink() else path.read_bytes() if path.is_file() else None
        for path in sorted(folder.rglob("*"))
    }


@pytest.fixture
def place(tmp_path):
    """An app with a site, and beside it what belongs to somebody else."""
    (tmp_path / "repo/App").mkdir(parents=True)
    (tmp_path / "repo/App/Trips.swift").write_text(APP)
    victim = tmp_path / "victim"
    (victim / "deep").mkdir(parents=True)
    (victim / "letter.txt").write_text("private")
    (victim / "deep/key.pem").write_text("private")
    # It looks like a site of ours, so that nothing else keeps it from being replaced.
    (victim / ".navdocs-site").write_text("Made by navdocs. The next run replaces these files:\nletter.txt\ndeep/key.pem\n")
    (victim / "deep/more.txt").write_text("private")
    return tmp_path


def run(place, *arguments):
    return subprocess.run(
        [NAVDOCS, "build", "App", "-o", "site", "--no-cache", *arguments], cwd=place / "repo", capture_output=True, text=True)


def replaced(place, target, put, *arguments):
    """Runs navdocs, and puts something in the place of `target` once it writes. Gives the run, and whether that was in time."""
    in_time = False
    process = subprocess.Popen(
        [NAVDOCS, "build", "App", "-o", "site", "--no-cache", *arguments], cwd=place / "repo", stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True)
    while process.poll() is None:
        workshops = [name for name in os.listdir(place / "repo") if name.startswith(".site.navdocs-")]
        # Once there are pages in it the site that is there was looked at.
        if workshops and os.path.isdir(place / "repo" / workshops[0] / "made/assets"):
            try:
                put(place / "repo" / target.format(workshop=workshops[0]))
                in_time = os.path.isdir(place / "repo" / workshops[0])
            except FileNotFoundError:
                pass
            break
    output, errors = process.communicate()
    return subprocess.CompletedProcess(process.args, process.returncode, output, errors), in_time


@pytest.mark.parametrize("kind", ["link", "folder"])
def test_what_is_put_in_the_place_of_a_site_stays_as_it_is(place, kind):
    def put(path):
        path.rename(place / "away")
        if kind == "link":
            path.symlink_to(place / "victim")
        else:
            (place / "victim").rename(path)

    hits = 0
    for attempt in range(40 if SOAKING else 12):
        assert run(place, "--title", "Before").returncode == 0
        before, theirs = tree(place / "repo/site"), tree(place / "victim")
        done, in_time = replaced(place, "site", put, "--title", f"After {attempt}")
        site = place / "repo/site"
        if kind == "link":
            assert tree(place / "victim") == theirs, "what a link leads to was changed"
        elif in_time and done.returncode == 2:
            assert tree(site) == theirs
        if in_time and done.returncode == 2:
            hits += 1
            said = "site was changed by another program during this run" if kind == "link" else "site contains files that navdocs didn't write"
            assert said in done.stderr, done.stderr
            assert tree(place / "away") == before
            assert [name for name in os.listdir(place / "repo") if name.startswith(".site")] == []
        # Back to where it was.
        if kind == "folder" and not (place / "victim").exists():
            # Put there after the run's own site was, it stays too.
            assert tree(site) == theirs, "a folder that was not looked at was replaced"
            site.rename(place / "victim")
        elif site.is_symlink():
            site.unlink()
        if (place / "away").exists():
            subprocess.run(["rm", "-rf", place / "repo/site"], check=True)
            (place / "away").rename(place / "repo/site")
    assert hits > 0, "nothing was ever put there in time"


@pytest.mark.parametrize("target", ["{workshop}/made", "{workshop}"])
def test_nothing_is_made_or_cleared_through_a_link_in_the_place_of_the_workshop(place, target):
    def put(path):
        path.rename(place / f"away{len(os.listdir(place))}")
        path.symlink_to(place / "victim")

    theirs = tree(place / "victim")
    for attempt in range(40 if SOAKING else 12):
        replaced(place, target, put, "--title", f"After {attempt}", "--force")
        assert tree(place / "victim") == theirs
        for name in os.listdir(place / "repo"):
            path = place / "repo" / name
            if name != "App":
                path.unlink() if path.is_symlink() else subprocess.run(["rm", "-rf", path], check=True)
        assert tree(place / "victim") == theirs
