#!/usr/bin/env python3
"""What must never end badly, at length: `make soak` runs all of it, and each part runs by itself.

    soak.py odd [FOLDER...]     every Swift file below the folders, whole and mutated
    soak.py apps                apps that nobody would write, whole and mutated, through every command
    soak.py fuzz [SUBJECT...]   what libFuzzer comes up with
    soak.py kills               ends builds and baselines at random moments
    soak.py shims               the tests around C code, with its addresses and undefined behaviour watched
    soak.py whole               the tests that otherwise try a part of what there is, with all of it

The tests beside this file are the short forms. The programs are those NAVDOCS names and stand beside.
"""

import argparse
import hashlib
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent))
from apps import App, changed  # noqa: E402
from program import NAVDOCS, ROOT  # noqa: E402

SOAK = NAVDOCS.parent / "soak"
CORPUS = HERE / "Corpus"
APP = HERE / "App"
SUBJECTS = [
    "reader", "screening", "markdown", "writers", "document", "configuration", "baseline", "project", "storyboard", "kept", "svg",
]
# A program that crashed is to end, not to wait for somebody who looks at it.
ENVIRONMENT = os.environ | {"SWIFT_BACKTRACE": "enable=no"}


# Odd Swift.


def odd(folders, seed=1, each=5):
    """Feeds the reader. Returns how many inputs there were, and what ended the program: each one's line and status."""
    ended, start = [], 0
    while True:
        command = [SOAK, "odd", str(seed), str(each), str(start), *map(str, folders)]
        with tempfile.TemporaryFile("w+") as said, tempfile.TemporaryFile("w+") as errors:
            status = subprocess.run(command, stdout=said, stderr=errors, env=ENVIRONMENT).returncode
            lines = tail(said)
            if status == 0:
                return int(lines[-1].removesuffix(" fed")), ended
            # Where the limit of memory was met, the line before says by what.
            line = lines[-2] if status == 1 else lines[-1]
            ended.append(f"{line}\tstatus {status}\t{' '.join(tail(errors)[:2])}")
            start = int(line.split("\t")[0]) + 1


def tail(file):
    file.seek(max(0, file.seek(0, os.SEEK_END) - 4000))
    return file.read().splitlines()


# Apps.


class Apps:
    """Made-up apps through every command. Each ends by itself, in 5 s of processor time and 500 MB."""

    SECONDS, BYTES = 5, 500 << 20

    def __init__(self, folder):
        self.folder = folder
        self.fed, self.runs, self.slowest, self.largest, self.harm = 0, 0, (0.0, ""), (0, ""), []

    def feed(self, count, mutated, seed=1, whole=10):
        """Every app, and as many files mutated as asked for: `check` reads each, the others every tenth of those."""
        before = None
        for number in range(count):
            files = App(seed * 1_000_003 + number).files()
            after = self.put(files, "new")
            for command in ("check", "build", "export"):
                self.run(command, f"app {number}", after)
            if before:
                self.run("diff", f"app {number}", before, after)
            for change in range(mutated * number // count, mutated * (number + 1) // count):
                after = self.put(changed(files, seed * 1_000_003 + change), "new")
                name = f"app {number}, change {change}"
                self.run("check", name, after)
                if change % whole == 0:
                    for command in ("build", "export"):
                        self.run(command, name, after)
                    self.run("diff", name, self.put(files, "old"), after)
            before = self.put(files, "old")
            if number % 100 == 99:
                print(f"{self.fed} apps fed in {self.runs} runs", file=sys.stderr, flush=True)

    def preview(self, count, mutated, seed=1):
        """One preview, whose sources become one app after the other."""
        folder = self.put(App(seed).files(), "shown")
        command = [NAVDOCS, "preview", folder, "--no-config", "--no-cache", "--port", "0"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=ENVIRONMENT) as program:
            address = next(match[0] for line in program.stdout if (match := re.search(r"http://\S+", line)))
            threading.Thread(target=program.stdout.read, daemon=True).start()
            for number in range(count):
                files = App(seed * 1_000_003 + number).files()
                for change in range(1 + mutated // count):
                    self.put(changed(files, change) if change else files, "shown")
                    start = time.monotonic()
                    try:
                        urllib.request.urlopen(address, timeout=60).read()
                    except OSError as error:
                        if not isinstance(error, urllib.error.HTTPError):
                            self.harm.append(f"preview of app {number}, change {change}: {error}")
                    self.note(time.monotonic() - start, 0, f"preview of app {number}, change {change}")
                if program.poll() is not None:
                    self.harm.append(f"preview ended at app {number}: status {program.returncode}")
                    return
            program.terminate()

    def put(self, files, name):
        """Writes an app in place of the one before."""
        folder = self.folder / name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for file, text in files.items():
            (folder / file).write_text(text)
        self.fed += name == "new"
        return folder

    def run(self, command, name, *folders):
        options = {
            "check": [], "build": ["-o", self.folder / "site", "--force"], "export": ["--format", "json", "-o", self.folder / "app.json"], "diff": [],
        }  # fmt: skip
        # Neither a loop nor memory without end is to take the machine with it.
        bound = ["prlimit", f"--cpu={4 * self.SECONDS}", f"--as={16 << 30}"]
        words = [*bound, NAVDOCS, command, *folders, "--no-config", "--no-cache", "--quiet", *options[command]]
        program = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=ENVIRONMENT)
        _, status, used = os.wait4(program.pid, 0)
        program.returncode = os.waitstatus_to_exitcode(status)
        self.note(used.ru_utime + used.ru_stime, used.ru_maxrss * 1024, f"{command} of {name}", program.returncode)

    def note(self, seconds, memory, name, status=0):
        self.runs += 1
        self.slowest, self.largest = max(self.slowest, (seconds, name)), max(self.largest, (memory, name))
        if status not in (0, 1) or seconds > self.SECONDS or memory > self.BYTES:
            self.harm.append(f"{name}: status {status}, {seconds:.1f} s, {memory >> 20} MB")
            print(self.harm[-1], file=sys.stderr, flush=True)


# Fuzzing.


def fuzzer():
    """Builds the program with libFuzzer and the sanitizers for addresses and undefined behaviour."""
    resources = subprocess.run(["clang", "-print-resource-dir"], capture_output=True, text=True, check=True).stdout
    library = next(Path(resources.strip()).glob("lib/linux/libclang_rt.fuzzer_no_main-*.a"))
    # Only the compiler is told to count what is run: at linking the same word would bring a second `main`.
    flags = [
        "--sanitize", "address", "-Xswiftc", "-use-ld=lld",
        "-Xswiftc", "-Xfrontend", "-Xswiftc", "-sanitize=fuzzer,address",
        "-Xcc", "-fsanitize=fuzzer-no-link,address,undefined", "-Xcc", "-fno-sanitize-recover=undefined",
        "-Xlinker", str(library), "-Xlinker", "-lstdc++", "-Xlinker", "-lm",
    ]  # fmt: skip
    command = ["swift", "build", "-c", "release", "--product", "soak", "--scratch-path", ".build/fuzz", *flags]
    subprocess.run(command, cwd=ROOT, env=ENVIRONMENT | {"NAVDOCS_FUZZING": "1"}, check=True)
    return ROOT / ".build/fuzz/release/soak"


def seeds(subject, folder):
    """The first inputs: what is kept, and what navdocs itself reads and writes."""
    for file in (CORPUS / subject).glob("*"):
        shutil.copy(file, folder)
    patterns = {
        "reader": "Tests/Fixtures/**/*.swift", "screening": "Tests/Fixtures/**/*.swift",
        "kept": "Tests/Fixtures/**/*.swift", "markdown": "**/*.md",
        "document": "Tests/**/*.json", "baseline": "Tests/**/*.json", "configuration": "**/.navdocs.json",
    }  # fmt: skip
    for number, file in enumerate(sorted(ROOT.glob(patterns.get(subject, "nothing")))):
        if ".build" not in file.parts and file.stat().st_size < 20_000:
            shutil.copy(file, folder / f"seed-{number}")


def fuzz(subjects, minutes):
    """Returns whether nothing was found."""
    program, good = fuzzer(), True
    for subject in subjects:
        with tempfile.TemporaryDirectory() as corpus:
            seeds(subject, Path(corpus))
            found = CORPUS / subject
            found.mkdir(parents=True, exist_ok=True)
            options = [
                f"-max_total_time={round(minutes * 60 / len(subjects))}", "-timeout=2", "-rss_limit_mb=2000",
                "-max_len=8192", f"-artifact_prefix={found}/", "-print_final_stats=1", "-verbosity=1",
            ]  # fmt: skip
            run = subprocess.run(
                [program, "fuzz", subject, *options, corpus],
                env=ENVIRONMENT | {"LSAN_OPTIONS": f"suppressions={HERE / 'leaks.txt'}"},
                stderr=subprocess.PIPE, text=True, errors="replace",
            )  # fmt: skip
        executed = [line.split()[-1] for line in run.stderr.splitlines() if "number_of_executed_units" in line]
        print(f"{subject}: {executed[0] if executed else '?'} executions, status {run.returncode}", flush=True)
        if run.returncode != 0:
            print(run.stderr[-6000:], flush=True)
            good = False
    return good


# Kills.


def tree(folder):
    """Every file below a folder, with its contents."""
    files = (file for file in folder.rglob("*") if file.is_file())
    return {str(file.relative_to(folder)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


class Kept:
    """Something that navdocs writes in place of what was there: it has an old and a new state, and never another."""

    def __init__(self, folder):
        self.folder = folder
        shutil.copytree(APP, folder / "App")

    def run(self, state, environment=None):
        environment = ENVIRONMENT | (environment or {})
        return subprocess.run(self.command(state), cwd=self.folder, env=environment, capture_output=True, text=True)

    def states(self):
        """What stands there in either state; the old one is left."""
        for state in ("new", "old"):
            run = self.run(state)
            assert run.returncode == 0, run.stderr
            yield self.found()


class Site(Kept):
    def command(self, state):
        return [NAVDOCS, "build", "App", "-o", "site", "--title", state]

    def found(self):
        return tree(self.folder / "site")


class BaselineFile(Kept):
    def command(self, state):
        levels = [] if state == "old" else ["--rule", "nested-navigation-stack=off"]
        return [NAVDOCS, "check", "App", "--write-baseline", "baseline.json", *levels]

    def found(self):
        return (self.folder / "baseline.json").read_bytes()


def kills(kept, rounds, seed=1):
    """Ends the program at random moments. Returns how many runs were ended; the old or the new stands after each."""
    new, old = kept.states()
    assert new != old
    start = time.monotonic()
    kept.run("old")
    longest = time.monotonic() - start
    moments, ended = random.Random(seed), 0
    for _ in range(rounds):
        program = subprocess.Popen(
            kept.command("new"), cwd=kept.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            program.wait(moments.uniform(0, longest))
        except subprocess.TimeoutExpired:
            program.kill()
            ended += program.wait() != 0
        assert kept.found() in (old, new)
        run = kept.run("old")
        assert run.returncode == 0, run.stderr
        assert kept.found() == old
    return ended


class Cached:
    """A run that keeps what it read: whatever is kept, damaged or half there, every run says the same."""

    def __init__(self, folder):
        self.folder = folder
        shutil.copytree(APP, folder / "App")

    command = [NAVDOCS, "export", "App", "--format", "json", "--cache-dir", "cache"]

    def run(self, environment=None):
        environment = ENVIRONMENT | (environment or {})
        return subprocess.run(self.command, cwd=self.folder, env=environment, capture_output=True, text=True)

    def empty(self):
        shutil.rmtree(self.folder / "cache", ignore_errors=True)


def cache_kills(cached, rounds, seed=1):
    """Ends runs that write the cache. Returns how many were ended; the next run reads as ever after each."""
    cached.empty()
    start = time.monotonic()
    whole = cached.run()
    longest = time.monotonic() - start
    moments, ended = random.Random(seed), 0
    for _ in range(rounds):
        cached.empty()
        program = subprocess.Popen(
            cached.command, cwd=cached.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            program.wait(moments.uniform(0, longest))
        except subprocess.TimeoutExpired:
            program.kill()
            ended += program.wait() != 0
        again = cached.run()
        assert again.returncode == 0 and again.stdout == whole.stdout and "warning" not in again.stderr, again.stderr
    return ended


# The C shims.


def shims():
    """Whether the tests of what serves, and of what swaps folders, pass in a program that sanitizers watch."""
    flags = ["--sanitize", "address", "-Xcc", "-fsanitize=undefined", "-Xcc", "-fno-sanitize-recover=undefined"]
    build = ["swift", "build", "--product", "navdocs", "--scratch-path", ".build/watched", *flags]
    # The allocator that a release links would stand in the sanitizer's way.
    subprocess.run(build, cwd=ROOT, env=ENVIRONMENT | {"NAVDOCS_FUZZING": "1"}, check=True)
    watched = {"NAVDOCS": ".build/watched/debug/navdocs", "ASAN_OPTIONS": "detect_leaks=0"}
    tests = ["Tests/Preview", "Tests/Soak/test_bad_luck.py"]
    return subprocess.run([sys.executable, "-m", "pytest", "-q", *tests], cwd=ROOT, env=ENVIRONMENT | watched).returncode == 0


# Tests with all there is.


WHOLE = ["Tests/Cost", "Tests/Soak/test_bad_luck.py", "Tests/Soak/test_odd_input.py", "Tests/Browser/test_graph.py", "Tests/Browser/test_simulator.py", "Tests/Browser/Walks", "Tests/Docs/test_without_system.py"]


def whole():
    environment = os.environ | {"NAVDOCS_SOAKING": "1", "NAVDOCS": str(NAVDOCS)}
    return subprocess.run([sys.executable, "-m", "pytest", "-q", *WHOLE], cwd=ROOT, env=environment).returncode == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = parser.add_subparsers(dest="part", required=True)
    part = parts.add_parser("odd")
    part.add_argument("folders", nargs="*", default=[ROOT / "Tests", ROOT / "Sources", ROOT / "Examples"])
    part.add_argument("--seed", type=int, default=1)
    part.add_argument("--each", type=int, default=150, help="how many mutations there are of each file")
    part = parts.add_parser("apps")
    part.add_argument("--count", type=int, default=5_000)
    part.add_argument("--mutated", type=int, default=20_000, help="how many files are changed, all together")
    part.add_argument("--previewed", type=int, default=200, help="how many apps a preview shows")
    part.add_argument("--seed", type=int, default=1)
    part = parts.add_parser("fuzz")
    part.add_argument("subjects", nargs="*", default=SUBJECTS)
    part.add_argument("--minutes", type=float, default=60, help="how long it takes, all subjects together")
    part = parts.add_parser("kills")
    part.add_argument("--rounds", type=int, default=200)
    part.add_argument("--seed", type=int, default=1)
    parts.add_parser("shims")
    parts.add_parser("whole")
    asked = parser.parse_args()
    if asked.part == "shims":
        sys.exit(0 if shims() else 1)
    if asked.part == "whole":
        sys.exit(0 if whole() else 1)
    if asked.part == "fuzz":
        sys.exit(0 if fuzz(asked.subjects, asked.minutes) else 1)
    if asked.part == "apps":
        with tempfile.TemporaryDirectory() as folder:
            apps = Apps(Path(folder))
            apps.feed(asked.count, asked.mutated, asked.seed)
            apps.preview(asked.previewed, asked.previewed, asked.seed)
            print(f"{apps.fed} apps in {apps.runs} runs, {len(apps.harm)} of them did harm", *apps.harm, sep="\n")
            print(f"slowest: {apps.slowest[1]}, {apps.slowest[0]:.1f} s; largest: {apps.largest[1]}, {apps.largest[0] >> 20} MB")
        sys.exit(1 if apps.harm else 0)
    if asked.part == "odd":
        count, ended = odd(asked.folders, asked.seed, asked.each)
        print(f"{count} inputs, {len(ended)} ended the program", *ended, sep="\n")
        sys.exit(1 if ended else 0)
    for kind in (Site, BaselineFile):
        with tempfile.TemporaryDirectory() as folder:
            ended = kills(kind(Path(folder)), asked.rounds, asked.seed)
            print(f"{kind.__name__}: {ended} of {asked.rounds} runs ended, the old or the new state whole after each")
    with tempfile.TemporaryDirectory() as folder:
        ended = cache_kills(Cached(Path(folder)), asked.rounds, asked.seed)
        print(f"{Cached.__name__}: {ended} of {asked.rounds} runs ended, the next one read as ever after each")


if __name__ == "__main__":
    main()
