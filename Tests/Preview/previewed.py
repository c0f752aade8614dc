"""A preview that runs, an app to preview, and what an open page is told."""

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import threading
import time

from program import NAVDOCS

HOME = "coordinators/HomeCoordinator.html"
TRIP = "coordinators/TripCoordinator.html"

# What the program is given to answer, in s: so much that no machine fails a test by being slow.
PATIENCE = 60

APP = {
    "Trips.swift": """
        import Scaffolding
        @main struct TripsApp: App { var body: some Scene { WindowGroup { HomeCoordinator().view() } } }

        """,
    "Home.swift": """
        import Scaffolding
        /// Where every trip begins.
        @MainActor @Observable @Scaffoldable final class HomeCoordinator: FlowCoordinatable {
            var stack = FlowStack<HomeCoordinator>(root: .home)
            func home() -> some View { HomeView() }
            func trip() -> any Coordinatable { TripCoordinator() }
        }
        struct HomeView: View {
            @Environment(HomeCoordinator.self) var coordinator
            var body: some View { Button("Trip") { coordinator.route(to: .trip, as: .sheet) } }
        }
        """,
    "Trip.swift": """
        import Scaffolding
        /// One trip.
        @MainActor @Observable @Scaffoldable final class TripCoordinator: FlowCoordinatable {
            var stack = FlowStack<TripCoordinator>(root: .map)
            func map() -> some View { MapView() }
            func stay() -> some View { StayView() }
        }
        struct MapView: View {
            @Environment(TripCoordinator.self) var coordinator
            var body: some View { Button("Stay") { coordinator.route(to: .stay) } }
        }
        struct StayView: View { var body: some View { Text("Stay") } }
        """,
}
ARTICLES = {"index.md": "# Trips\n\nAn app to travel with.\n", "guide.md": "# Guide\n\nHow to travel.\n"}


def write_app(folder):
    """Writes the app and its articles."""
    for name, text in APP.items():
        save(folder / name, text)
    for name, text in ARTICLES.items():
        save(folder / "Navigation.docs" / name, text)
    return folder


def save(path, text):
    """Writes a file as most editors do: beside it, and then in its place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.part")
    part.write_text(text)
    part.rename(path)


def change(path, old, new):
    text = path.read_text()
    assert old in text
    save(path, text.replace(old, new))


class Preview:
    """The program, from its start to its end."""

    def __init__(self, *arguments, folder, environment=None, port="0"):
        named = [] if port is None else ["--port", port]
        self.program = subprocess.Popen(
            [NAVDOCS, "preview", *arguments, *named], cwd=folder, env={**os.environ, **(environment or {})},
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.lines = []
        self.news = threading.Condition()
        self.reader = threading.Thread(target=self.read)
        self.reader.start()

    def read(self):
        for line in self.program.stderr:
            with self.news:
                self.lines.append(line.rstrip("\n"))
                self.news.notify_all()
        with self.news:
            self.lines.append(None)
            self.news.notify_all()

    def said(self, pattern, after=0):
        """Waits until a line is said, and gives what matches, and the number of lines until then."""
        found = None

        def is_said():
            nonlocal found
            for index, line in enumerate(self.lines[after:], after + 1):
                found = line is not None and re.search(pattern, line)
                if found:
                    found = found, index
                    return True
            return None in self.lines

        with self.news:
            self.news.wait_for(is_said, PATIENCE)
        assert found, f"{pattern} was not said: {self.lines}"
        return found

    @property
    def port(self):
        return int(self.said(r"^Serving http://127\.0\.0\.1:(\d+)/")[0][1])

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}/"

    def built(self, after):
        """Waits until the site was built once more, for good or bad, and gives the number of lines until then."""
        return self.said(r"pages? changed$|^The last good version", after)[1]

    def ask(self, target="/", method="GET", headers=None):
        """The answer to a request, with its body."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request(method, target, headers=headers or {})
        answer = connection.getresponse()
        answer.body = answer.read()
        connection.close()
        return answer

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)

    def send(self, request):
        """What comes back for the bytes of a request, until the connection ends."""
        with self.connect() as connection:
            connection.sendall(request)
            connection.shutdown(socket.SHUT_WR)
            return received(connection)

    def events(self, page="", patience=PATIENCE):
        return Events(self, page, patience)

    def end(self, how=signal.SIGINT):
        """Ends it as Ctrl-C does, and gives what it exited with."""
        if self.program.poll() is None:
            self.program.send_signal(how)
        status = self.program.wait(PATIENCE)
        self.reader.join()
        self.program.stdout.close()
        self.program.stderr.close()
        return status


def received(connection):
    answer = b""
    try:
        while part := connection.recv(65536):
            answer += part
    except ConnectionResetError:
        pass
    return answer


class Events:
    """What an open page is told."""

    def __init__(self, preview, page, patience):
        self.connection = http.client.HTTPConnection("127.0.0.1", preview.port, timeout=patience)
        self.connection.request("GET", f"/.preview/events/{page}")
        self.answer = self.connection.getresponse()
        assert self.answer.headers["Content-Type"] == "text/event-stream"

    def next(self):
        while True:
            line = self.answer.readline()
            if not line:
                return None
            if line.startswith(b"data: "):
                return json.loads(line.removeprefix(b"data: "))

    def until(self, is_meant):
        deadline = time.monotonic() + PATIENCE
        while True:
            told = self.next()
            assert told is not None and time.monotonic() < deadline
            if is_meant(told):
                return told

    def until_end(self):
        """Whether it ends."""
        while self.next() is not None:
            pass
        return True

    def close(self):
        self.connection.close()
