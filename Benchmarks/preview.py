"""How long it takes in `navdocs preview` from a save until the page that is open shows it.

First the server tells the page, then Chromium paints it anew, and all other pages are made too. A doc comment is added above a
coordinator each time.
"""

import http.client
import json
import re
import statistics
import subprocess
import threading
import time

from timing import ROOT, WORK, generated, lines, prepare_python, program, table

ROUNDS = 7


class Preview:
    def __init__(self, navdocs, source):
        command = [navdocs, "preview", source, "--port", "0", "--cache-dir", WORK / "cache"]
        self.program = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        self.said = []
        for line in self.program.stderr:
            if found := re.search(r"^Serving http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found[1])
                break
        else:
            raise SystemExit(f"navdocs preview {source} did not begin")
        threading.Thread(target=lambda: self.said.extend(self.program.stderr), daemon=True).start()

    def ask(self, target):
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        connection.request("GET", target)
        return connection.getresponse()

    def wait_for_all(self):
        while not any("changed" in line for line in self.said):
            time.sleep(0.005)
        self.said.clear()


def version(events):
    while True:
        line = events.readline()
        if line.startswith(b"data: "):
            return json.loads(line[6:])["version"]


def declaration(source, coordinator):
    """The file of a coordinator, its lines, and the number of the first one of its declaration."""
    file = source / coordinator["location"]["file"]
    text = file.read_text().split("\n")
    first = coordinator["location"]["line"] - 1
    while first > 0 and text[first - 1].lstrip().startswith("@"):
        first -= 1
    return file, text, first


def save(file, text):
    """Writes a file as most editors do: beside it, and then in its place."""
    part = file.with_name(f".{file.name}.part")
    part.write_text(text)
    part.rename(file)


class Browser:
    """Chromium with a page open."""

    def __init__(self, address):
        command = [prepare_python() / "bin/python", ROOT / "Benchmarks/painted.py", address]
        self.program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.program.stdout.readline()

    def expect(self, text):
        self.program.stdin.write(f"{text}\n")
        self.program.stdin.flush()

    def painted(self):
        return float(self.program.stdout.readline())

    def end(self):
        self.program.stdin.close()
        self.program.wait()


def row(navdocs, app):
    source = WORK / "previewed"
    subprocess.run(["rm", "-rf", source], check=True)
    subprocess.run(["cp", "-a", app, source], check=True)
    preview = Preview(navdocs, source)
    coordinators = json.loads(preview.ask("/navigation.json").read())["coordinators"]
    page, coordinator = next(
        (page, each) for each in coordinators
        if each.get("declaration") and preview.ask(page := f"/coordinators/{each['name']}.html").status == 200)
    file, text, first = declaration(source, coordinator)
    events = preview.ask(f"/.preview/events{page}")
    browser = Browser(f"http://127.0.0.1:{preview.port}{page}")
    last, told, painted, whole = version(events), [], [], []
    for number in range(ROUNDS):
        # Not at the same moment between two looks at the files each time.
        time.sleep(2 + number / 30)
        words = f"Saved {number} times."
        browser.expect(words)
        start, clock = time.time(), time.monotonic()
        save(file, "\n".join([*text[:first], f"/// {words}", *text[first:]]))
        while (now := version(events)) == last:
            pass
        last = now
        told.append(time.monotonic() - clock)
        painted.append(browser.painted() - start)
        preview.wait_for_all()
        whole.append(time.monotonic() - clock)
    browser.end()
    preview.program.terminate()
    preview.program.wait()
    files = list(source.rglob("*.swift"))
    return [
        app.name, f"{len(files)}", f"{lines(files):,}", f"{statistics.median(told):.2f} s",
        f"{statistics.median(painted):.2f} s", f"{max(painted):.2f} s", f"{statistics.median(whole):.2f} s",
    ]


def section(apps):
    navdocs = program()
    header = ["app", "files, tests too", "lines", "until the page is told", "until it is painted", "at most", "until all pages are made"]
    return table(header, [row(navdocs, app) for app in [generated(100, 10), *apps]])
