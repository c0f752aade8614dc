"""The tree that `make install` makes: all that navdocs needs of the toolchain, to be moved as one likes."""

import filecmp
import re
import subprocess
import sys

import pytest
from installing import NAVDOCS, ROOT, run

linux = pytest.mark.skipif(sys.platform != "linux", reason="reads ELF files")


def programs(tree):
    return [tree / "bin/navdocs", *sorted((tree / "lib/navdocs").iterdir())]


@linux
def test_all_of_the_toolchain_is_found_in_the_tree(tree):
    for file in programs(tree):
        found = run("ldd", file, env={})
        assert "not found" not in found
        toolchain = [line for line in found.splitlines() if re.search(r"lib(swift|Swift|Foundation|_Foundation|dispatch|Blocks)", line)]
        assert file.parent.name == "navdocs" or len(toolchain) > 5
        assert all(f"=> {tree}/" in line for line in toolchain), found


@linux
def test_no_file_of_the_tree_names_a_folder_of_the_machine_it_was_built_on(tree):
    for file in programs(tree):
        paths = re.findall(r"\((?:RUNPATH|RPATH)\).*\[(.*)\]", run("readelf", "--dynamic", file))
        assert len(paths) == 1
        assert all(part.startswith("$ORIGIN") for part in paths[0].split(":")), (file, paths)


def test_tree_needs_no_environment(tree, tmp_path):
    assert run(tree / "bin/navdocs", "--version", env={}) == run(NAVDOCS, "--version")
    for program, site in (tree / "bin/navdocs", "moved"), (NAVDOCS, "built"):
        run(program, "build", ROOT / "Examples/Planets", "-o", tmp_path / site, "--no-cache", env={})
    assert differences(filecmp.dircmp(tmp_path / "moved", tmp_path / "built", ignore=[])) == []


def differences(compared):
    own = [*compared.left_only, *compared.right_only, *compared.funny_files]
    _, unlike, failed = filecmp.cmpfiles(compared.left, compared.right, compared.common_files, shallow=False)
    return own + unlike + failed + [name for sub in compared.subdirs.values() for name in differences(sub)]


def test_tree_has_manual_pages_completions_and_schemas(tree):
    commands = re.search(r"COMMANDS\n(.*?)\n\n", run(NAVDOCS, "help"), re.DOTALL).group(1)
    pages = {f"navdocs-{name}.1" for name in re.findall(r"^  ([a-z]+)", commands, re.MULTILINE)} | {"navdocs.1"}
    assert {"navdocs-build.1", "navdocs-check.1"} < pages
    assert {file.name for file in (tree / "share/man/man1").iterdir()} == pages
    for shell, place in {
        "bash": "bash-completion/completions/navdocs", "zsh": "zsh/site-functions/_navdocs",
        "fish": "fish/vendor_completions.d/navdocs.fish",
    }.items():
        assert (tree / "share" / place).read_text() == run(NAVDOCS, "completions", shell)
    schemas = {file.name: file.read_bytes() for file in (ROOT / "Schema").iterdir()}
    assert {file.name: file.read_bytes() for file in (tree / "share/navdocs/schema").iterdir()} == schemas


def test_removing_leaves_what_others_put_there(tmp_path):
    prefix = tmp_path / "prefix"
    (prefix / "bin").mkdir(parents=True)
    (prefix / "bin/other").write_text("")
    run(ROOT / "Scripts/tree", NAVDOCS, prefix)
    assert (prefix / "bin/navdocs").exists()
    run(ROOT / "Scripts/tree", "--remove", prefix)
    assert [file.name for file in prefix.rglob("*") if file.is_file()] == ["other"]


def test_packagers_install_below_a_folder_of_their_own(tmp_path):
    run(ROOT / "Scripts/tree", NAVDOCS, "/usr", env={"DESTDIR": str(tmp_path), "PATH": "/usr/bin:/bin"})
    assert run(tmp_path / "usr/bin/navdocs", "--version").startswith("navdocs ")


def test_prefix_is_a_whole_path():
    done = subprocess.run([ROOT / "Scripts/tree", NAVDOCS, "here"], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == "PREFIX is the folder to install into, and begins with /: it is 'here'\n"
