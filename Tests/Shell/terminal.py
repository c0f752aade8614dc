"""A program on a terminal of its own, typed into and read as a person would."""

import os
import pty
import re
import select
import subprocess
import time

ESCAPES = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|\][^\x07]*\x07|[()][0-9A-B]|[=>])")


class Terminal:
    """A shell, or another program, until the end of a `with`."""

    def __init__(self, command, folder, environment, patience=60):
        self.patience = patience
        self.text = ""
        self.main, other = pty.openpty()
        self.process = subprocess.Popen(
            command, cwd=folder, env=environment, stdin=other, stdout=other, stderr=other, start_new_session=True
        )
        os.close(other)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.main)

    def type(self, text):
        os.write(self.main, text.encode())

    def wait_for(self, text):
        """Reads until a text stands on the terminal; what was read up to its end is read no second time."""
        end = time.monotonic() + self.patience
        while text not in self.text:
            left = end - time.monotonic()
            assert left > 0, f"no {text!r} in {self.text!r}"
            if not select.select([self.main], [], [], left)[0]:
                continue
            try:
                read = os.read(self.main, 65536)
            except OSError:
                read = b""
            assert read, f"it ended without {text!r}: {self.text!r}"
            # Half an escape sequence may stand at the end: it is taken away with the rest of it.
            self.text = ESCAPES.sub("", self.text + read.decode(errors="replace"))
        before, _, self.text = self.text.partition(text)
        return before
