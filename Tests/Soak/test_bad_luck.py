"""A machine on which things go wrong at every moment there is: `unlucky.c` says how."""

import errno
import os
import shutil
import subprocess
import sys

import pytest
from program import SOAKING
from soak import APP, NAVDOCS, ROOT, BaselineFile, Cached, Site, cache_kills, kills, tree

linux = pytest.mark.skipif(sys.platform != "linux", reason="LD_PRELOAD is Linux's")


@pytest.fixture(params=[Site, BaselineFile])
def kept(request, tmp_path):
    return request.param(tmp_path)


def changes(kept, unlucky):
    """How many changes of the disk a run makes."""
    count = kept.folder / "count"
    kept.run("new", unlucky(count=count))
    kept.run("old")
    number = int(count.read_text())
    count.unlink()
    return number


def moments(number, most):
    """As many changes as asked for, spread over all of them; every one in `make soak`."""
    if SOAKING:
        return range(1, number + 1)
    return sorted({1 + round(index * (number - 1) / (most - 1)) for index in range(most)})


@linux
def test_killed_before_any_change_the_old_or_the_new_stands_whole(kept, unlucky):
    new, old = kept.states()
    assert new != old
    names = sorted(path.name for path in kept.folder.iterdir())
    for moment in moments(changes(kept, unlucky), most=6):
        assert kept.run("new", unlucky(kill=moment)).returncode == -9
        assert kept.found() in (old, new), moment
        assert kept.run("old").returncode == 0
        assert kept.found() == old
        assert sorted(path.name for path in kept.folder.iterdir()) == names, "something is left behind"


def test_killed_at_any_time_the_old_or_the_new_stands_whole(kept):
    assert kills(kept, rounds=5) > 0


@linux
def test_killed_while_the_cache_is_written_the_next_run_reads_as_ever(tmp_path, unlucky):
    cached = Cached(tmp_path)
    whole = cached.run(unlucky(count=tmp_path / "count"))
    names = sorted(path.name for path in (tmp_path / "cache").iterdir())
    number = int((tmp_path / "count").read_text())
    assert whole.returncode == 0 and names and number > 3
    for moment in range(1, number + 1):
        cached.empty()
        assert cached.run(unlucky(kill=moment)).returncode == -9
        again = cached.run()
        assert (again.returncode, again.stdout) == (0, whole.stdout), moment
        assert "warning" not in again.stderr
        assert sorted(path.name for path in (tmp_path / "cache").iterdir()) == names, "something is left behind"


def test_killed_at_any_time_the_cache_is_none_the_worse(tmp_path):
    assert cache_kills(Cached(tmp_path), rounds=5) > 0


WORDS = {errno.ENOSPC: "no space left on the disk", errno.EIO: "input/output error"}


@linux
def test_disk_that_fills_up_leaves_the_old(kept, unlucky):
    _, old = kept.states()
    names = sorted(path.name for path in kept.folder.iterdir())
    failures = [(moment, number) for moment in moments(changes(kept, unlucky), most=6) for number in WORDS]
    # Each error at every other moment; each at every one in `make soak`.
    failures = failures if SOAKING else failures[::4] + failures[3::4]
    full = set()
    for moment, number in failures:
        run = kept.run("new", unlucky(fail=moment, errno=number))
        if run.returncode == 0:  # What came after needed no room.
            kept.run("old")
            continue
        full.add(number)
        assert run.returncode == 2
        assert run.stderr.startswith("error: cannot write ") and WORDS[number] in run.stderr
        assert kept.found() == old
        assert sorted(path.name for path in kept.folder.iterdir()) == names, "something is left behind"
    assert full == set(WORDS)


@linux
def test_order_of_listing_cores_clock_and_place_change_nothing(tmp_path, unlucky):
    machines = [
        dict(order=0, cores=1), dict(order=1, cores=8, clock=10**8), dict(order=2, cores=3), dict(order=3, cores=2),
    ]
    trees = []
    # Two of them differ in everything; all four in `make soak`.
    for number, settings in enumerate(machines if SOAKING else machines[:2]):
        folder = tmp_path / ("deeper/" * number) / "place"
        shutil.copytree(ROOT / "Tests/Fixtures/Router/Sources", folder / "App")
        environment = os.environ | unlucky(**settings)
        environment |= {"TZ": ["UTC", "Asia/Tokyo"][number % 2], "LC_ALL": ["C", "tr_TR.UTF-8"][number % 2]}
        subprocess.run([NAVDOCS, "build", "App", "-q", "-o", "site"], cwd=folder, env=environment, check=True)
        trees.append(tree(folder / "site"))
    assert trees[0] and all(each == trees[0] for each in trees)


@linux
def test_files_that_change_while_they_are_read_end_no_run(tmp_path, unlucky):
    app = tmp_path / "App"
    shutil.copytree(APP, app)
    source = "import SwiftUI\nstruct A: View { var body: some View { NavigationStack { Text(\"\") } } }\n"
    for name in ("Grows", "Breaks"):
        (app / f"{name}.swift").write_text(source.replace("A:", f"{name}:"))
    run = subprocess.run(
        [NAVDOCS, "export", "App", "--format", "json"], cwd=tmp_path, env=os.environ | unlucky(), capture_output=True,
        text=True, timeout=60)  # fmt: skip
    assert run.returncode == 0
    assert "warning: App/Breaks.swift: couldn't be read: input/output error" in run.stderr
    assert "Grows" in run.stdout


@linux
def test_file_that_goes_away_while_it_is_read_leaves_the_old_site(tmp_path, unlucky):
    kept = Site(tmp_path)
    _, old = kept.states()
    (tmp_path / "App/Vanishes.swift").write_text("import SwiftUI\n")
    run = kept.run("new", unlucky())
    assert run.returncode == 2
    assert "error: Vanishes.swift disappeared while the source was being read\n" in run.stderr
    assert kept.found() == old


@linux
def test_files_from_the_future_are_read(tmp_path, unlucky):
    kept = Site(tmp_path)
    _, old = kept.states()
    for file in (tmp_path / "App").rglob("*.swift"):
        os.utime(file, (4_000_000_000, 4_000_000_000))
    run = kept.run("old", unlucky(clock=10**9))
    assert run.returncode == 0
    assert "up to date" in run.stderr
    assert kept.found() == old


@linux
def test_small_disk_of_its_own_is_full(tmp_path):
    mount = ["unshare", "--mount", "--map-root-user"]
    if subprocess.run([*mount, "mount", "-t", "tmpfs", "none", tmp_path], capture_output=True).returncode != 0:
        pytest.skip("no tmpfs may be mounted here; the tests above fill a disk without one")
    shutil.copytree(APP, tmp_path / "App")
    (tmp_path / "disk").mkdir()
    script = 'mount -t tmpfs -o size=64k none disk && "$0" build App -o disk/site; echo "$?"; ls -A disk'
    run = subprocess.run([*mount, "sh", "-c", script, NAVDOCS], cwd=tmp_path, capture_output=True, text=True)
    assert run.stdout == "2\n", "something is left behind"
    assert run.stderr.startswith("error: cannot write disk/site: no space left on the disk\n")


@pytest.mark.skipif(not hasattr(os, "setresuid"), reason="there is no one else to be")
def test_folder_that_may_not_be_written_is_told_and_stays(tmp_path):
    kept = Site(tmp_path)
    _, old = kept.states()
    os.chmod(tmp_path, 0o555)
    os.chmod(tmp_path / "site", 0o555)
    for folder in tmp_path.parents:
        if folder.stat().st_uid == os.getuid() and folder != folder.parent:
            os.chmod(folder, folder.stat().st_mode | 0o055)
    nobody = {"user": 65534, "group": 65534, "extra_groups": []} if os.getuid() == 0 else {}
    try:
        run = subprocess.run(kept.command("new"), cwd=tmp_path, capture_output=True, text=True, **nobody)
    finally:
        os.chmod(tmp_path, 0o755)
        os.chmod(tmp_path / "site", 0o755)
    assert run.returncode == 2
    # Nor may the cache be written by somebody else, which is a warning before it.
    assert "error: cannot write site: permission denied\n" in run.stderr
    assert kept.found() == old
