"""Nothing of the user's moves the cursor of a terminal, or turns what is read there around."""

import os
import pty
import re
import subprocess

import pytest
from soak import ENVIRONMENT, NAVDOCS

ATTACK = "\x1b]0;pwned\x07\x1b[2J\x1b[31m\u202e\u009b1m\x08\r"
# What navdocs itself draws: colours and bold, but for the one that the attack has, their end, and the line that counts files.
OWN = re.compile(r"\x1b\[(?:1;3[1236]|[12]|3[23])m|\x1b\[0m|\r\x1b\[K|\rReading \d+ of \d+ files|\r\n")


def said(command, folder):
    """What a program prints on a terminal, standard output and errors alike."""
    ours, theirs = pty.openpty()
    environment = ENVIRONMENT | {"TERM": "xterm", "NO_COLOR": ""}
    program = subprocess.Popen(command, cwd=folder, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    text = b""
    while True:
        try:
            part = os.read(ours, 65536)
        except OSError:  # Linux says so that nobody is left at the other end.
            part = b""
        if not part:
            break
        text += part
    os.close(ours)
    program.wait()
    return text.decode()


@pytest.fixture
def app(tmp_path):
    """An app whose names of files, doc comments, titles, texts and keys hold what terminals obey."""
    folder = tmp_path / "App" / ATTACK.replace("\r", "")
    folder.mkdir(parents=True)
    source = f"""
        import SwiftUI
        /// {ATTACK}
        struct `A{ATTACK[:-1]}`: View {{ var body: some View {{
            NavigationStack {{ NavigationLink("{ATTACK[:-1]}") {{ B() }}.navigationTitle("{ATTACK[:-1]}") }}
        }} }}
        struct B: View {{ @State var path: [String: Int]; func f() {{ path.append(`{ATTACK[:-1]}`) }} }}
        // navdocs:ignore {ATTACK[:-1]}
    """
    (folder / f"{ATTACK}.swift").write_text(source)
    (folder / "Bytes.swift").write_bytes(b"// \xff\n" + source.encode())
    (tmp_path / "conf.json5").write_text("{" + f"'{ATTACK[:-1]}': 1" + "}")
    return tmp_path


@pytest.mark.parametrize(
    "words",
    [
        ["build", "App", "-o", f"site{ATTACK}"],
        ["build", "App", "--verbose", "--title", ATTACK],
        ["check", "App"],
        ["check", "App", "--format", "github"],
        ["check", "App", "--config", "conf.json5"],
        ["check", "App", f"--{ATTACK}"],
        ["export", "App", "--format", "json"],
        ["export", "App", "--format", "text"],
        ["export", "App", "--format", "mermaid"],
        ["path", "App", "--to", ATTACK],
        ["path", "App", "--to", "B"],
        ["diff", "App", ATTACK],
        ["explain", ATTACK],
        [ATTACK],
    ],
)
def test_terminal_shows_no_escape_but_its_own(app, words):
    text = said([NAVDOCS, *words], app)
    assert text
    rest = OWN.sub("", text).replace("\t", "")
    assert [each for each in rest if not each.isprintable() and each not in " \n" or each == "\u202e"] == []
