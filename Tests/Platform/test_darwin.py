"""What differs on macOS, held to Apple's declarations on a machine that is no Mac.

`Darwin` declares what Platform asks of macOS: the C library, Swift's module for it, and FSEvents. Both the Swift and the C of
Platform are type-checked against that, and what is told by FSEvents is told by hand to the code that listens to it. Whether the
declarations are Apple's is in Packaging/DARWIN.md.
"""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLATFORM = ROOT / "Sources/navdocs/Platform"
SYSTEM = PLATFORM / "System"
STUBS = Path(__file__).parent / "Darwin"
SWIFT_FILES = sorted(PLATFORM.rglob("*.swift"))
C_FILES = sorted((SYSTEM / "C").glob("*.c"))
CONDITION = re.compile(r"^\s*#\s*(?:if|elseif|elif|ifdef|ifndef)\b.*(?:canImport\((?:Darwin|Glibc|Musl)|os\(|__APPLE__|__linux__|targetEnvironment)", re.MULTILINE)


def run(*words, **options):
    return subprocess.run([str(word) for word in words], capture_output=True, text=True, **options)


def make_modules(folder, stubs=STUBS):
    """The modules that Platform imports on a Mac."""
    (folder / "module.modulemap").write_text(f'module CSystem {{\n  header "{SYSTEM}/C/include/csystem.h"\n  export *\n}}\n')
    for name in "Darwin", "Dispatch", "Foundation", "Synchronization":
        words = ["-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name", name, "-I", stubs]
        done = run("swiftc", *words, stubs / f"{name}.swift", "-o", folder / f"{name}.swiftmodule")
        assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def modules(tmp_path_factory):
    return make_modules(tmp_path_factory.mktemp("modules"))


def check(modules, files, stubs=STUBS):
    words = ["-swift-version", "6", "-warnings-as-errors", "-package-name", "navdocs", "-module-name", "Platform"]
    return run("swiftc", "-typecheck", *words, "-I", modules, "-I", stubs, *files)


def test_all_that_differs_by_system_stands_in_one_folder():
    sources = [file for end in ("swift", "c", "h") for file in (ROOT / "Sources").rglob(f"*.{end}")]
    differing = {file.relative_to(ROOT / "Sources") for file in sources if CONDITION.search(file.read_text())}
    assert differing and all((ROOT / "Sources" / file).is_relative_to(SYSTEM) for file in differing), differing


def test_swift_fits_the_declarations_of_macos(modules):
    done = check(modules, SWIFT_FILES)
    assert done.returncode == 0, done.stderr


def test_swift_fits_older_declarations_of_threads(tmp_path):
    stubs = tmp_path / "Darwin"
    shutil.copytree(STUBS, stubs)
    header = stubs / "darwin.h"
    newer = "void *_Nullable (*_Nonnull)(void *_Nullable)"
    assert newer in header.read_text()
    header.write_text(header.read_text().replace(newer, "void *_Nullable (*_Nonnull)(void *)"))
    (tmp_path / "modules").mkdir()
    done = check(make_modules(tmp_path / "modules", stubs), SWIFT_FILES, stubs)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("mac, other", [("st_mtimespec", "st_mtim"), ("pthread_t?", "pthread_t"), ("= O_EXEC", "= O_PATH")])
def test_what_only_linux_has_does_not_fit(modules, tmp_path, mac, other):
    """The check above would find it."""
    copy = tmp_path / "Platform"
    shutil.copytree(PLATFORM, copy)
    library = copy / "System/CLibrary.swift"
    text = library.read_text()
    assert mac in text
    library.write_text(text.replace(mac, other))
    assert "error:" in check(modules, sorted(copy.rglob("*.swift"))).stderr


@pytest.mark.parametrize("file", C_FILES, ids=lambda file: file.name)
def test_c_fits_the_declarations_of_macos(file, tmp_path):
    for name in "errno", "fcntl", "pthread", "signal", "stdio", "stdlib", "string", "unistd":
        (tmp_path / f"{name}.h").write_text("#include <darwin.h>\n")
    warnings = ["-Wall", "-Wextra", "-Werror", "-Wno-nullability-completeness"]
    words = ["-target", "arm64-apple-macosx15", "-fsyntax-only", "-nostdlibinc", *warnings]
    done = run("clang", *words, "-isystem", tmp_path, "-isystem", STUBS, "-I", SYSTEM / "C/include", file)
    assert done.returncode == 0, done.stderr


def test_what_fsevents_tells_becomes_news_of_folders(tmp_path):
    outer, target, link = tmp_path / "App", tmp_path / "Elsewhere", tmp_path / "link"
    inner = outer / "Home"
    inner.mkdir(parents=True)
    target.mkdir()
    link.symlink_to(target)
    files = [Path(__file__).parent / "notices.c", SYSTEM / "C/notices-darwin.c"]
    # Names of functions only: the C library is this system's own.
    (tmp_path / "include").mkdir()
    shutil.copytree(STUBS / "CoreServices", tmp_path / "include/CoreServices")
    words = ["-D_GNU_SOURCE", "-D__APPLE__", "-Wall", "-Werror", "-g", "-fsanitize=address,undefined", "-lpthread"]
    done = run("clang", *words, "-I", tmp_path / "include", "-I", SYSTEM / "C/include", *files, "-o", tmp_path / "notices")
    assert done.returncode == 0, done.stderr
    done = run(tmp_path / "notices", outer.resolve(), inner.resolve(), link, target.resolve())
    assert done.returncode == 0, done.stderr
