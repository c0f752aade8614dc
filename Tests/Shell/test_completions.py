"""Types into bash, zsh and fish, each with its own completions of navdocs, and looks at what they make of it."""

import os
import shutil
import subprocess

import pytest
from program import NAVDOCS, ROOT
from terminal import Terminal

PLANETS = ROOT / "Examples/Planets"

# What is typed, with what completing its last word makes of it.
LINES = {
    "navdocs expo": "navdocs export ",
    "navdocs export --coord": "navdocs export --coordinator ",
    "navdocs export --format=j": "navdocs export --format=json ",
    "navdocs export --format mer": "navdocs export --format mermaid ",
    "navdocs explain unused-d": "navdocs explain unused-destination ",
    "navdocs check --rule unused-d": "navdocs check --rule unused-destination=",
    "navdocs check --rule=unused-destination=e": "navdocs check --rule=unused-destination=error ",
    "navdocs export --coordinator Settings": "navdocs export --coordinator SettingsCoordinator ",
    "navdocs export --coordinator=Settings": "navdocs export --coordinator=SettingsCoordinator ",
    "navdocs export Sources/Home --coordinator Home": "navdocs export Sources/Home --coordinator HomeCoordinator ",
    "navdocs path --to AboutV": "navdocs path --to AboutView ",
    "navdocs path --from PlanetsA": "navdocs path --from PlanetsApp ",
    "navdocs path --t": "navdocs path --t",
    "navdocs build Sour": "navdocs build Sources/",
    "navdocs build --landing=READ": "navdocs build --landing=README.md ",
    "navdocs build -o Navigation.d": "navdocs build -o Navigation.docs/",
    "navdocs help expl": "navdocs help explain ",
    "navdocs completions z": "navdocs completions zsh ",
}


@pytest.fixture(scope="module")
def environment(tmp_path_factory):
    """A home of its own, with navdocs on the path and the completions where each shell looks."""
    home = tmp_path_factory.mktemp("home")
    programs = home / "bin"
    programs.mkdir()
    (programs / "navdocs").symlink_to(NAVDOCS)
    for shell, place in {"bash": "navdocs.bash", "zsh": "zsh/_navdocs", "fish": "fish/navdocs.fish"}.items():
        (home / place).parent.mkdir(exist_ok=True)
        (home / place).write_bytes(subprocess.run([NAVDOCS, "completions", shell], check=True, stdout=-1).stdout)
    keep = {name: os.environ[name] for name in ("LANG", "LC_ALL", "LD_LIBRARY_PATH") if name in os.environ}
    return keep | {
        "HOME": str(home),
        "XDG_CACHE_HOME": str(home / "cache"),
        "PATH": f"{programs}:{os.environ['PATH']}",
        "TERM": "xterm",
        "COLUMNS": "200",
    }


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The example, with a file to name."""
    folder = tmp_path_factory.mktemp("app") / "Planets"
    shutil.copytree(PLANETS, folder)
    (folder / "README.md").write_text("# Planets\n")
    return folder


# Ctrl-G shows the line between angle brackets, and empties it.
BASH = r"""PS1='$ '
bind 'set bell-style none'
bind 'set enable-bracketed-paste off'
show() { printf '\n<%s>\n' "$READLINE_LINE"; READLINE_LINE=; READLINE_POINT=0; }
bind -x '"\C-g": show'
echo rea''dy
"""
ZSH = r"""PS1='$ '
autoload -Uz compinit; compinit -u -D; unsetopt beep
show() { print -r -- $'\n'"<$BUFFER>"; BUFFER= }; zle -N show; bindkey '^G' show
echo rea''dy
"""


@pytest.mark.parametrize(
    "command, load, settings",
    [
        (["bash", "--noprofile", "--norc", "-i"], ". {}/navdocs.bash\n", BASH),
        (["zsh", "-f", "-i"], "fpath=({}/zsh $fpath)\n", ZSH),
    ],
)
def test_bash_and_zsh_complete(command, load, settings, environment, folder):
    if not shutil.which(command[0]):
        pytest.skip(f"no {command[0]}")
    with Terminal(command, folder, environment) as shell:
        shell.type(load.format(environment["HOME"]) + settings)
        shell.wait_for("ready")
        for line, whole in LINES.items():
            shell.type(line + "\t\x07")
            shell.wait_for("\n<")
            assert shell.wait_for(">") == whole, line


def test_fish_completes(environment, folder):
    if not shutil.which("fish"):
        pytest.skip("no fish")
    script = f"source {environment['HOME']}/fish/navdocs.fish; complete --do-complete $argv[1]"
    for line, whole in LINES.items():
        run = subprocess.run(
            ["fish", "--no-config", "--command", script, line], cwd=folder, env=environment, capture_output=True, text=True
        )
        words = [found.split("\t")[0] for found in run.stdout.splitlines()]
        last = whole.split(" ")[-1] or whole.split(" ")[-2]
        assert words == [last] if whole != line else len(words) > 1, (line, run)


def test_what_is_offered_says_what_it_is(environment, folder):
    run = subprocess.run(
        [NAVDOCS, "complete", "fish", "--", "export", "--no-ca"], cwd=folder, env=environment, capture_output=True, text=True
    )
    assert run.stdout == "words\n--no-cache\tRead everything again, and don't cache anything\n"


def test_branches_and_tags_are_offered(environment, folder, tmp_path):
    """In a repository, beside files; behind the dots of a range, and for options that name a version."""
    def git(*words):
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@example.org", *words], cwd=tmp_path, check=True, capture_output=True)

    git("init", "--initial-branch", "main")
    git("commit", "--allow-empty", "--message", "one")
    git("branch", "feature/settings")
    git("tag", "v1.2")

    def offered(*words):
        run = subprocess.run([NAVDOCS, "complete", "zsh", "--", *words], cwd=tmp_path, env=environment, capture_output=True, text=True)
        kind, *candidates = run.stdout.splitlines()
        return kind, sorted(candidate.split("\t")[0] for candidate in candidates)

    assert offered("diff", "") == ("files", ["feature/settings", "main", "v1.2"])
    assert offered("diff", "fea") == ("files", ["feature/settings"])
    assert offered("diff", "main..v") == ("words", ["main..v1.2"])
    assert offered("diff", "main...fe") == ("words", ["main...feature/settings"])
    assert offered("build", "--diff", "ma") == ("files", ["main"])
    assert offered("build", "--diff=ma") == ("files", ["--diff=main"])


@pytest.mark.parametrize("words", [["nothing", ""], ["export", "--nothing", "--coordinator", ""], ["path", "No", "--to", ""]])
def test_what_cannot_be_completed_is_no_error(words, environment, tmp_path):
    run = subprocess.run(
        [NAVDOCS, "complete", "bash", "--", *words], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "words\n", "")
