"""How the cost of a run grows where it takes thousands of a kind to show: ratios of processor time, which a busy machine hardly changes."""

import os
import subprocess

from program import NAVDOCS


def seconds(source, tmp_path):
    """The processor time of a run on a file, the smaller of two."""
    file = tmp_path / "App.swift"
    file.write_text(source)
    command = [NAVDOCS, "export", file, "--format", "json", "-o", tmp_path / "app.json", "--quiet", "--no-cache"]

    def once():
        before = os.times()
        subprocess.run(command, check=True)
        after = os.times()
        return after.children_user + after.children_system - before.children_user - before.children_system

    return min(once(), once())


def conditions(count):
    """A destination that chooses between many views."""
    arms = " else ".join(f"if x == {number} {{ V{number}() }}" for number in range(count))
    views = "\n".join(f"struct V{number}: View {{}}" for number in range(count))
    return f"@Scaffoldable final class Home: FlowCoordinatable {{ func page(x: Int) -> some View {{ {arms} }} }}\n{views}\n"


def test_cost_grows_with_the_conditions_of_a_view(tmp_path):
    times = seconds(conditions(6_000), tmp_path) / seconds(conditions(1_500), tmp_path)
    assert times < 8, f"four times the conditions take {times:.1f} times the time"
