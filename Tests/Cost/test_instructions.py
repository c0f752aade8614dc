"""What a run costs, in instructions, which a busy machine does not change.

valgrind counts them, where there is one: not on macOS. The sizes are small, as it is slow, and larger in `make soak`; the
limits are of the release build, so that `make test-cost` runs these tests.
"""

import os
import re
import subprocess
import sys

import pytest
from program import NAVDOCS, ROOT, SOAKING

# Instructions for each byte of the generated app beyond what a start costs: measured, with a fifth on top.
PER_BYTE = {"planets": 5_600, "generated": 2_200}


pytestmark = [
    pytest.mark.cost, pytest.mark.skipif(sys.platform == "darwin", reason="valgrind does not run on macOS"),
]


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    """navdocs without what is there for debuggers, which valgrind cannot always read."""
    copy = tmp_path_factory.mktemp("program") / "navdocs"
    subprocess.run(["strip", "-o", copy, NAVDOCS], check=True)
    return copy


def instructions(program, tmp_path, *words):
    """How many instructions a run takes."""
    environment = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1", "HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path)}
    counter = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    command = [*counter, program, *map(str, words)]
    ran = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert ran.returncode == 0, ran.stderr
    return int(re.search(r"I +refs: +([\d,]+)", ran.stderr).group(1).replace(",", ""))


def generated(tmp_path, *, plain):
    folder = tmp_path / f"app{plain}"
    size = ["--coordinators", "6", "--destinations", "6", "--plain", str(plain)]
    subprocess.run([sys.executable, ROOT / "Benchmarks/generate.py", folder, *size], check=True)
    return folder


def export(program, tmp_path, folder):
    words = ["export", folder, "--format", "json", "-o", tmp_path / "app.json", "--quiet", "--no-cache"]
    return instructions(program, tmp_path, *words)


@pytest.fixture(scope="module")
def start(program, tmp_path_factory):
    """What a run takes that reads one line."""
    folder = tmp_path_factory.mktemp("start")
    (folder / "App.swift").write_text("struct App {}\n")
    return export(program, folder, folder / "App.swift")


@pytest.fixture
def beyond(program, start, tmp_path):
    """What a run on some source takes beyond that."""
    return lambda source: export(program, tmp_path, source) - start


def size(folder):
    return sum(file.stat().st_size for file in folder.rglob("*.swift"))


@pytest.mark.parametrize("app", PER_BYTE)
def test_reading_costs_what_it_did(app, beyond, tmp_path):
    source = ROOT / "Examples/Planets/Sources" if app == "planets" else generated(tmp_path, plain=10)
    cost = beyond(source) / size(source)
    assert cost < PER_BYTE[app], f"{cost:.0f} instructions a byte; the limit is {PER_BYTE[app]}"


def test_cost_grows_with_the_files(beyond, tmp_path):
    none, few, many = (beyond(generated(tmp_path, plain=plain)) for plain in ((0, 16, 64) if SOAKING else (0, 3, 12)))
    # The coordinators are the same in all: what is on top are files of one kind.
    assert (many - none) / (few - none) < 4.6


def test_cost_grows_with_one_body(beyond, tmp_path):
    def body(count):
        file = tmp_path / f"Many{count}.swift"
        rows = "\n".join(f'Button("{row}") {{ path.append(Route.row({row})) }}' for row in range(count))
        file.write_text(
            f"import SwiftUI\nstruct Many: View {{\n@State var path = NavigationPath()\nvar body: some View {{\n"
            f"NavigationStack(path: $path) {{ List {{\n{rows}\n}}\n"
            ".navigationDestination(for: Route.self) { route in RowView() } }\n}\n}\n"
            "enum Route: Hashable { case row(Int) }\nstruct RowView: View { var body: some View { Text(\"Row\") } }\n")
        return beyond(file)

    none, few, many = (body(count) for count in ((0, 100, 400) if SOAKING else (0, 25, 100)))
    times = (many - none) / (few - none)
    assert times < 4.6, f"four times the rows take {times:.1f} times the instructions"


def members(count):
    """A view of many members, each of which another one presents."""
    uses = "; ".join(f"part{number}" for number in range(count))
    parts = "\n".join(
        f'var part{number}: some View {{ Text("x").sheet(isPresented: $on) {{ sheet{number} }} }}\n'
        f"var sheet{number}: some View {{ NavigationStack {{ Other() }} }}" for number in range(count))
    return f"struct Many: View {{\n@State var on = false\nvar body: some View {{ VStack {{ {uses} }} }}\n{parts}\n}}\n"


def addresses(count):
    """A handler of many addresses, each of which shows a case."""
    cases = "\n".join(f"case c{number}" for number in range(count))
    arms = "\n".join(f'case "a{number}": path.append(.c{number})' for number in range(count))
    return (
        f"enum Route: Hashable {{ {cases} }}\n@main struct Main: App {{ @State var path: [Route] = []\nvar body: some Scene {{ WindowGroup {{\n"
        "NavigationStack(path: $path) { Other().navigationDestination(for: Route.self) { route in Other() } }\n"
        f".onOpenURL {{ url in switch url.host {{\n{arms}\ndefault: break }} }} }} }} }}\n")


@pytest.mark.parametrize("source", [members, addresses])
def test_cost_grows_with_what_is_there(source, beyond, tmp_path):
    def cost(count):
        file = tmp_path / f"Many{count}.swift"
        file.write_text(f'import SwiftUI\n{source(count)}struct Other: View {{ var body: some View {{ Text("Other") }} }}\n')
        return beyond(file)

    none, some, many = (cost(count) for count in ((0, 100, 400) if SOAKING else (0, 25, 100)))
    times = (many - none) / (some - none)
    assert times < 4.6, f"four times as many take {times:.1f} times the instructions"
