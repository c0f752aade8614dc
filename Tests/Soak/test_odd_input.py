"""The short form of `soak.py odd`, and every input kept because it once did harm or leads far into the code."""

import subprocess

import pytest
from program import SOAKING
from soak import CORPUS, ENVIRONMENT, NAVDOCS, ROOT, SOAK, SUBJECTS, Apps, odd


def test_fixtures_mutated_are_read_without_a_crash_or_a_wait():
    each = 5 if SOAKING else 2
    count, ended = odd([ROOT / "Tests/Fixtures"], seed=7, each=each)
    assert ended == []
    assert count > 80 * each


def test_made_up_apps_end_no_command(tmp_path):
    apps = Apps(tmp_path)
    count = 500 if SOAKING else 8
    apps.feed(count, 2 * count, seed=7)
    apps.preview(2, 2, seed=7)
    assert apps.harm == []
    assert apps.fed == 3 * count


def test_harm_that_an_app_does_is_told(tmp_path, monkeypatch):
    program = tmp_path / "navdocs"
    program.write_text("#!/bin/sh\nkill -SEGV $$\n")
    program.chmod(0o755)
    monkeypatch.setattr("soak.NAVDOCS", program)
    apps = Apps(tmp_path)
    apps.feed(1, 0)
    assert [each.split(",")[0] for each in apps.harm] == [f"{name} of app 0: status -11" for name in ("check", "build", "export")]


@pytest.mark.parametrize("subject", SUBJECTS)
def test_kept_inputs_do_no_harm(subject):
    files = sorted((CORPUS / subject).iterdir())
    assert files
    run = subprocess.run([SOAK, "feed", subject, *files], capture_output=True, text=True, env=ENVIRONMENT)
    assert run.returncode == 0, run.stdout[-400:] + run.stderr[-2000:]


def test_what_ends_the_program_is_told(tmp_path, monkeypatch):
    # A stand-in that dies at the third input, however it is started, and is fine with the rest.
    program = tmp_path / "soak"
    program.write_text(
        "#!/bin/sh\n"
        '[ "$4" -gt 2 ] && echo "5 fed" && exit 0\n'
        'printf "0\\t0\\t1\\ta.swift\\n1\\t1\\t1\\ta.swift\\n2\\t2\\t1\\ta.swift\\n"\n'
        "kill -SEGV $$\n"
    )
    program.chmod(0o755)
    monkeypatch.setattr("soak.SOAK", program)
    count, ended = odd([tmp_path])
    assert count == 5
    assert [each.split("\t")[:5] for each in ended] == [["2", "2", "1", "a.swift", "status -11"]]


def test_long_chain_of_coordinators_ends(tmp_path):
    links = 120
    chain = "\n".join(
        f"""
        @Scaffoldable @Observable final class C{n}: FlowCoordinatable {{
            var stack = FlowStack<C{n}>(root: .home)
            func home() -> some View {{ V{n}() }}
            func next() -> any Coordinatable {{ C{(n + 1) % links}() }}
        }}
        struct V{n}: View {{
            @Environment(C{n}.self) var coordinator
            var body: some View {{ Button("Next") {{ coordinator.route(to: .next) }} }}
        }}"""
        for n in range(links)
    )
    (tmp_path / "App.swift").write_text(f"import Scaffolding\nimport SwiftUI\n{chain}\n")
    command = [NAVDOCS, "build", "App.swift", "-o", "site", "-q"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env=ENVIRONMENT, timeout=120)
    assert run.returncode == 0, run.stderr
    assert len(list((tmp_path / "site" / "coordinators").glob("C*.html"))) == links
