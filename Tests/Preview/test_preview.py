"""navdocs preview as a program: what it serves and refuses, what it notices, and how it ends."""

import json
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent))
from previewed import APP, HOME, NAVDOCS, PATIENCE, TRIP, Preview, change, received, save, write_app


@pytest.fixture
def app(tmp_path):
    return write_app(tmp_path / "App")


@pytest.fixture
def start(app, tmp_path):
    """Starts previews of the app, each with a folder for temporary files."""
    previews = []
    (tmp_path / "tmp").mkdir()

    def start(*arguments, environment=None, port="0"):
        environment = {"TMPDIR": str(tmp_path / "tmp"), **(environment or {})}
        previews.append(Preview(*(arguments or ("App",)), folder=tmp_path, environment=environment, port=port))
        # What changes before is in the first site.
        if "--quiet" not in arguments:
            previews[-1].said("^Serving")
        return previews[-1]

    yield start
    for preview in previews:
        preview.end()


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A preview for tests that change nothing, and the folder of the app."""
    folder = tmp_path_factory.mktemp("served")
    write_app(folder / "App")
    (folder / "secret.txt").write_text("a secret")
    os.symlink(folder / "secret.txt", folder / "App/Navigation.docs/linked.md")
    preview = Preview("App", folder=folder)
    yield preview, folder
    assert preview.end() == 0


# What is served.


def test_every_file_of_the_site_is_served_and_pages_listen(served):
    preview, folder = served
    site = folder / "site"
    subprocess.run([NAVDOCS, "build", "App", "-o", "site", "--quiet"], cwd=folder, check=True)
    files = [path for path in site.rglob("*") if path.is_file() and path.name != ".navdocs-site"]
    assert site / TRIP in files
    for path in files:
        answer = preview.ask(f"/{path.relative_to(site)}")
        assert answer.status == 200
        if path.suffix != ".html":
            assert answer.body == path.read_bytes()
            continue
        page = answer.body.decode()
        added = re.findall(r'<link rel="stylesheet" href="/\.preview/[^>]*>\n<script src="/\.preview/[^>]*></script>', page)
        assert len(added) == 1
        page = page.replace(added[0], "").replace("; connect-src &#39;self&#39;", "")
        assert page == path.read_text()
    assert preview.ask("/").body == preview.ask("/index.html").body
    assert preview.ask("/index.html?steps=a").status == 200
    assert preview.ask("/screens/").body == preview.ask("/screens/index.html").body


@pytest.mark.parametrize(
    "path, type",
    [
        ("index.html", "text/html; charset=utf-8"), ("assets/style.css", "text/css; charset=utf-8"),
        ("assets/search.js", "text/javascript; charset=utf-8"), ("navigation.json", "application/json"),
        ("graphs/app.svg", "image/svg+xml"),
    ],
)
def test_files_are_told_for_what_they_are(served, path, type):
    answer = served[0].ask(f"/{path}")
    assert answer.headers["Content-Type"] == type
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert answer.headers["Cache-Control"] == "no-store"


def test_head_has_no_body(served):
    whole, head = served[0].ask("/"), served[0].ask("/", method="HEAD")
    assert head.status == 200 and head.body == b""
    assert head.headers["Content-Length"] == whole.headers["Content-Length"]


def test_only_this_machine_is_served(served):
    listening = Path("/proc/net/tcp")
    if not listening.exists():
        pytest.skip("only Linux tells who listens where")
    places = [line.split()[1] for line in listening.read_text().splitlines()[1:] if line.split()[3] == "0A"]
    assert f"0100007F:{served[0].port:04X}" in places
    others = Path("/proc/net/tcp6").read_text() if Path("/proc/net/tcp6").exists() else ""
    assert f"00000000:{served[0].port:04X}" not in places and f"{served[0].port:04X} 0000" not in others


# What is refused.


@pytest.mark.parametrize(
    "target",
    [
        "/../secret.txt", "/../../../../../../etc/passwd", "/%2e%2e/secret.txt", "/%2e%2e%2fsecret.txt", "/..%2fsecret.txt",
        "/assets/../../secret.txt", "//etc/passwd", "/./index.html", "/index.html%00.txt", "/%00", "/..\\secret.txt",
        "/..%5csecret.txt", "/%zz", "/%", "/%ff", "http://127.0.0.1/index.html", "file:///etc/passwd", "*", "secret.txt",
    ],
)
def test_what_lies_outside_is_refused(served, target):
    answer = served[0].send(f"GET {target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
    assert re.match(rb"HTTP/1.1 40[04] ", answer), answer
    assert b"secret" not in answer.split(b"\r\n\r\n", 1)[1] and b"root:" not in answer


@pytest.mark.parametrize("target", ["/secret.txt", "/App/Home.swift", "/Home.swift", "/articles/linked.html", "/.navdocs-site"])
def test_only_the_site_is_served(served, target):
    answer = served[0].ask(target)
    assert answer.status == 404
    assert b"a secret" not in answer.body


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "BREW", "get"])
def test_other_methods_are_refused(served, method):
    answer = served[0].send(
        f"{method} / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nConnection: close\r\n\r\nhi".encode())
    assert answer.startswith(b"HTTP/1.1 405 ")
    assert b"Allow: GET, HEAD\r\n" in answer


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "0.0.0.0", "", "127.0.0.1@evil"])
def test_names_of_other_machines_are_refused(served, host):
    assert served[0].ask(headers={"Host": host}).status == 403


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:80", "127.0.0.1", "127.0.0.1:9", "[::1]:8600"])
def test_names_of_this_machine_are_served(served, host):
    assert served[0].ask(headers={"Host": host}).status == 200


def test_request_without_a_name_is_refused(served):
    assert re.match(rb"HTTP/1.[01] 40[03] ", served[0].send(b"GET / HTTP/1.0\r\n\r\n"))


@pytest.mark.parametrize("second", ["evil.example", "localhost"])
def test_two_names_are_refused(served, second):
    request = f"GET / HTTP/1.1\r\nHost: localhost\r\nhOsT: {second}\r\nConnection: close\r\n\r\n"
    assert served[0].send(request.encode()).startswith(b"HTTP/1.1 400 ")


def test_pages_from_elsewhere_hear_nothing(served):
    headers = {"Sec-Fetch-Site": "cross-site"}
    assert served[0].ask("/.preview/events/", headers=headers).status == 403
    assert served[0].ask("/", headers=headers).status == 200


@pytest.mark.parametrize(
    "request_bytes",
    [
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 100_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"".join(b"X%d: a\r\n" % n for n in range(20_000)) + b"\r\n",
        b"\x00\x01\x02" * 10_000, b"GET\r\n\r\n", b"\r\n" * 50_000, b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n",
    ],
)
def test_odd_requests_harm_nobody(served, request_bytes):
    preview = served[0]
    with preview.connect() as connection:
        try:
            connection.sendall(request_bytes)
            connection.shutdown(socket.SHUT_WR)
        except OSError:
            pass  # Refused before all of it was sent.
        answer = received(connection)
    assert answer == b"" or re.match(rb"HTTP/1.[01] [45]", answer), answer[:200]
    assert preview.ask().status == 200


def test_silent_clients_are_let_go(served):
    preview = served[0]
    with preview.connect() as silent, preview.connect() as slow:
        slow.sendall(b"GET / HTTP/1.1\r\nHost: loc")
        assert received(slow)[:11] in (b"", b"HTTP/1.1 40")
        assert received(silent) == b""
    assert preview.ask().status == 200


def test_a_thousand_connections_harm_nobody(served):
    preview = served[0]
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, limit[1]), limit[1]))
    connections = []
    try:
        for number in range(1000):
            connection = socket.socket()
            connection.setblocking(False)
            connection.connect_ex(("127.0.0.1", preview.port))
            connections.append(connection)
        assert preview.program.poll() is None
    finally:
        for connection in connections:
            connection.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, limit)
    assert preview.ask().status == 200


@pytest.fixture
def many_files():
    """Room for many connections."""
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, limit[1]), limit[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, limit)


@pytest.mark.parametrize("beginning", [b"", b"GET / HTTP/1.1\r\nHost: loc"])
@pytest.mark.parametrize("peers", [1, 200])
def test_idle_connections_do_not_lock_out_who_asks(served, many_files, beginning, peers):
    preview = served[0]
    connections = []
    began = time.monotonic()
    try:
        for number in range(2000):
            connections.append(socket.socket())
            connections[-1].settimeout(20)
            connections[-1].bind((f"127.0.0.{1 + number % peers}", 0))
            connections[-1].connect(("127.0.0.1", preview.port))
            if beginning:
                connections[-1].send(beginning)
        assert preview.ask().status == 200
        # Where the silent ones are waited for, 200 of them go every five seconds.
        assert time.monotonic() - began < 20
    finally:
        for connection in connections:
            connection.close()


def test_open_pages_do_not_lock_out_who_asks(served, many_files):
    preview = served[0]
    pages = [preview.events(TRIP, patience=20) for _ in range(300)]
    began = time.monotonic()
    assert preview.ask().status == 200
    assert time.monotonic() - began < 20
    # The newest hear on; the oldest are told that they have to ask again.
    assert pages[-1].next()["version"] == pages[-100].next()["version"]
    assert pages[0].until_end()
    for page in pages:
        page.close()


def test_many_open_pages_hear_one_change(start, app):
    preview = start()
    pages = [preview.events(TRIP) for _ in range(100)]
    before = {page.next()["version"] for page in pages}
    assert len(before) == 1
    change(app / "Trip.swift", "One trip.", "A trip of one's own.")
    after = {page.next()["version"] for page in pages}
    assert len(after) == 1 and after != before
    assert preview.end() == 0
    assert all(page.next() is None for page in pages)


# What is noticed.


def test_only_pages_that_change_hear_of_it(start, app):
    preview = start()
    home, trip = preview.events(HOME), preview.events(TRIP)
    before = home.next(), trip.next()
    change(app / "Trip.swift", "/// One trip.\n", "/// One trip, of many.\n")
    after = trip.next()
    assert after["version"] != before[1]["version"]
    assert b"of many" in preview.ask(f"/{TRIP}").body
    save(app / ".navdocs.json", "{")
    # Until the fault is heard there was no change of this page.
    heard = []
    home.until(lambda news: heard.append(news["version"]) or "fault" in news)
    assert set(heard) == {before[0]["version"]}


@pytest.mark.parametrize(
    "old, new",
    [
        pytest.param("Trip.swift", lambda path: path.write_text(path.read_text().replace("stay()", "hotel()").replace(".stay", ".hotel")), id="written in place"),
        pytest.param("Trip.swift", lambda path: change(path, "stay", "hotel"), id="replaced"),
        pytest.param("More/Hotel.swift", lambda path: save(path, APP["Trip.swift"].replace("Trip", "hotel")), id="new folder"),
        pytest.param("Trip.swift", lambda path: path.rename(path.with_name("hotel.swift")), id="renamed"),
    ],
)
def test_saves_are_noticed(start, app, old, new):
    preview = start()
    page = preview.events("index.html")
    assert b"hotel" not in preview.ask("/navigation.json").body
    seen = len(preview.lines)
    new(app / old)
    preview.built(seen)
    assert b"hotel" in preview.ask("/navigation.json").body
    page.close()


def test_change_that_the_system_tells_nothing_of_is_noticed(start, app, tmp_path):
    # Written by another name, in a folder that nobody watches: only a look at the file tells.
    os.link(app / "Trip.swift", tmp_path / "elsewhere.swift")
    preview = start()
    seen = len(preview.lines)
    (tmp_path / "elsewhere.swift").write_text(APP["Trip.swift"].replace("stay", "hotel"))
    preview.built(seen)
    assert b"hotel" in preview.ask("/navigation.json").body


def test_module_is_the_one_that_the_manifest_names_now(start, app):
    def modules():
        return {each["module"] for each in json.loads(preview.ask("/navigation.json").body)["coordinators"]}

    def manifest(name):
        return f'let package = Package(name: "App", targets: [.target(name: "{name}", path: "Travel")])\n'

    save(app / "Package.swift", manifest("Journeys"))
    save(app / "Travel/Hotel.swift", APP["Trip.swift"].replace("Trip", "Hotel"))
    preview = start()
    seen = len(preview.lines)
    assert "Journeys" in modules()
    # What did not change is remembered from the second time on.
    for words in ("A trip.", "Another trip.", "Any trip."):
        save(app / "Trip.swift", APP["Trip.swift"].replace("One trip.", words))
        seen = preview.built(seen)
    save(app / "Package.swift", manifest("Travels"))
    preview.built(seen)
    assert "Travels" in modules() and "Journeys" not in modules()


def test_file_that_comes_and_one_that_goes_between_saves_are_noticed(start, app):
    preview = start()
    seen = len(preview.lines)
    text = (app / "Trip.swift").read_text()
    (app / "Trip.swift").write_text(text.replace("One trip.", "A trip."))
    seen = preview.built(seen)
    save(app / "Hotel.swift", text.replace("Trip", "Hotel"))
    seen = preview.built(seen)
    assert b"HotelCoordinator" in preview.ask("/navigation.json").body
    (app / "Hotel.swift").unlink()
    preview.built(seen)
    assert b"HotelCoordinator" not in preview.ask("/navigation.json").body


def test_articles_are_watched(start, app):
    preview = start()
    seen = len(preview.lines)
    change(app / "Navigation.docs/guide.md", "How to travel.", "How to travel far.")
    seen = preview.built(seen)
    assert preview.lines[seen - 1] == "1 page changed"
    assert b"How to travel far" in preview.ask("/articles/guide.html").body
    save(app / "Navigation.docs/Deep/new.md", "# New\n\nNew.\n")
    preview.built(seen)
    assert b"articles/Deep-new.html" in preview.ask().body
    assert preview.ask("/articles/Deep-new.html").status == 200


def test_first_page_elsewhere_is_watched(start, tmp_path):
    save(tmp_path / "first.md", "# First\n\nBefore.\n")
    preview = start("App", "--landing", "first.md")
    seen = len(preview.lines)
    assert b"Before." in preview.ask().body
    save(tmp_path / "first.md", "# First\n\nAfter.\n")
    preview.built(seen)
    assert b"After." in preview.ask().body


def test_configuration_above_is_watched(start, tmp_path):
    preview = start()
    seen = len(preview.lines)
    save(tmp_path / ".navdocs.json", '{"rules": {"unreachable-screen": "off"}}')
    seen = preview.built(seen)
    save(tmp_path / ".navdocs.json", '{"rules": {"unreachable-scren": "off"}}')
    preview.said(r"there is no rule 'unreachable-scren'", seen)


def test_files_that_are_no_part_of_it_build_nothing(start, app):
    preview = start()
    seen = len(preview.lines)
    (app / "notes.txt").write_text("notes")
    (app / ".Home.swift.swp").write_text("swap")
    (app / "Tests").mkdir()
    (app / "Tests/HomeTests.swift").write_text("struct HomeTests {}")
    change(app / "Trip.swift", "One trip.", "A trip.")
    preview.built(seen)
    assert sum("coordinators" in line for line in preview.lines) == 2, preview.lines


def test_nothing_is_written(start, app, tmp_path):
    before = sorted(path for path in tmp_path.rglob("*"))
    preview = start("App", "--no-cache")
    preview.ask()
    assert sorted(path for path in tmp_path.rglob("*")) == before
    assert preview.end() == 0
    assert sorted(path for path in tmp_path.rglob("*")) == before


# What keeps the site from being built.


FAULTS = {
    "configuration": (".navdocs.json", "{ nonsense", r"App/\.navdocs\.json:1"),
    "article": ("Navigation.docs/broken.md", "# Broken\n\n[a](nowhere.md)\n", r"App/Navigation\.docs/broken\.md:3"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_last_good_site_stays(start, app, fault):
    name, text, told = FAULTS[fault]
    preview = start()
    page = preview.events("index.html")
    good = page.next()
    seen = len(preview.lines)
    save(app / name, text)
    news = page.next()
    assert news["version"] == good["version"]
    assert any(re.search(told, line) for line in news["fault"]["lines"]), news
    preview.said(f"^error: .*{told}", seen)
    seen = preview.said("^The last good version stays", seen)[1]
    assert preview.ask().status == 200
    # What is saved meanwhile is on the page as soon as it can be.
    change(app / "Trip.swift", "One trip.", "A trip, at last.")
    seen = preview.built(seen)
    (app / name).unlink()
    assert "fault" not in page.until(lambda news: "fault" not in news)
    preview.built(seen)
    assert b"A trip, at last." in preview.ask(f"/{TRIP}").body


def test_sources_may_be_away_for_a_while(start, app, tmp_path):
    preview = start()
    page = preview.events("index.html")
    good = page.next()
    app.rename(tmp_path / "Away")
    news = page.next()
    assert news["version"] == good["version"] and news["fault"]["lines"] == ["no such path: App"]
    (tmp_path / "Away").rename(app)
    assert "fault" not in page.until(lambda news: "fault" not in news)


def test_site_that_could_not_be_built_at_first_is_shown_later(start, app):
    save(app / "Navigation.docs/broken.md", "# Broken\n\n[a](nowhere.md)\n")
    preview = start()
    answer = preview.ask()
    assert answer.status == 503 and "couldn’t be built".encode() in answer.body and b"/.preview/preview.js" in answer.body
    page = preview.events("index.html")
    told = page.next()
    assert told["version"] == "none" and told["fault"]["lines"][0].startswith("App/Navigation.docs/broken.md:3")
    (app / "Navigation.docs/broken.md").unlink()
    assert page.until(lambda news: news["version"] != "none")
    assert preview.ask().status == 200


def test_what_the_configuration_says_is_followed(start, app):
    preview = start()
    seen = len(preview.lines)
    save(app / ".navdocs.json", '{"title": "Travels", "landing": "first.md"}')
    seen = preview.built(seen)
    save(app / "first.md", "# First\n\nWritten later.\n")
    preview.built(seen)
    assert b"Travels navigation" in preview.ask().body and b"Written later." in preview.ask().body


def test_warnings_are_said_once(start, app):
    (app / "Odd.swift").write_bytes(b"struct Odd { let a = \"\xff\" }")
    preview = start()
    preview.said("^warning: .*Odd.swift")
    seen = len(preview.lines)
    change(app / "Trip.swift", "One trip.", "A trip.")
    preview.built(seen)
    assert sum("Odd.swift" in line for line in preview.lines) == 1


# Ports, browsers, the end.


def test_examples_of_the_help_do_what_they_say(start, app):
    help = subprocess.run([NAVDOCS, "help", "preview"], capture_output=True, text=True, check=True).stdout
    examples = re.findall(r"^  navdocs preview(.*)$", help.split("\nEXAMPLES\n")[1], re.MULTILINE)
    assert len(examples) == 3
    app.rename(app.with_name("Packages"))
    write_app(app)
    (app.parent / "Packages/Trips.swift").unlink()
    # Made once: what may still be starting cannot be written.
    environment = opener(app.parent, "exit 0")
    for example in examples:
        # Whatever stands at that port on this machine is left alone.
        arguments = re.sub(r"--port \d+", "", example).split()
        assert start(*(arguments or ["."]), environment=environment).ask().status == 200


def test_port_that_is_in_use_is_an_error(start, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        run = subprocess.run(
            [NAVDOCS, "preview", "App", "--port", port], cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE)
    assert run.returncode == 2
    assert run.stderr == f"error: port {port} is in use\n  choose another port with --port, or 0 for any free port\n"


def test_next_port_is_taken_and_said(start):
    try:
        taken = socket.create_server(("127.0.0.1", 8600))
    except OSError:
        taken = None  # Somebody else has it, which is as good.
    preview = start("App", port=None)
    assert 8600 < preview.port < 8620
    preview.said(f"^warning: port 8600 is in use; using {preview.port} instead$")
    if taken:
        taken.close()


@pytest.mark.parametrize("port", ["x", "65536", "-1", "1.5", "+1"])
def test_wrong_port_is_an_error(tmp_path, port):
    run = subprocess.run([NAVDOCS, "preview", f"--port={port}"], cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 2
    assert run.stderr == f"error: '{port}' isn't a port number\n  --port needs a number from 0 to 65535\n"


@pytest.mark.parametrize("arguments", [["-"], ["App", "--landing", "-"]])
def test_standard_input_cannot_be_watched(app, tmp_path, arguments):
    run = subprocess.run([NAVDOCS, "preview", *arguments], cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 2
    assert run.stderr.startswith("error: standard input can't be watched\n")


@pytest.mark.parametrize("name", ["Ap", "empty"])
def test_what_was_mistyped_is_no_preview(app, tmp_path, name):
    (tmp_path / "empty").mkdir()
    run = subprocess.run([NAVDOCS, "preview", name], cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE)
    assert run.returncode == 2
    assert run.stderr.startswith("error: no ")


OPENER = "open" if sys.platform == "darwin" else "xdg-open"


def opener(folder, text):
    path = folder / "bin" / OPENER
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return {"PATH": f"{path.parent}:{os.environ['PATH']}"}


def test_browser_is_opened(start, tmp_path):
    os.mkfifo(tmp_path / "opened")
    preview = start("App", "--open", environment=opener(tmp_path, f'echo "$@" > {tmp_path}/opened'))
    assert (tmp_path / "opened").read_text() == f"{preview.address}\n"


def test_browser_that_cannot_be_opened_is_a_remark(start, tmp_path):
    preview = start("App", "--open", environment=opener(tmp_path, "exit 4"))
    preview.said(f"^warning: cannot open a browser: {OPENER} failed with exit status 4; open {preview.address} yourself$")
    assert preview.ask().status == 200


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_ends_it(start, tmp_path, how):
    preview = start()
    page, silent = preview.events(""), preview.connect()
    page.next()
    assert preview.end(how) == 0
    assert page.next() is None
    assert received(silent) == b""
    assert list((tmp_path / "tmp").iterdir()) == []
    assert "error" not in "".join(line for line in preview.lines if line)
    silent.close()


def test_port_is_free_again_at_once(start):
    first = start()
    port = first.port
    first.events("").next()
    first.end()
    assert start(port=str(port)).port == port


def test_quiet_says_only_errors(start, app):
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    preview = start("App", "--quiet", port=str(port))
    save(app / ".navdocs.json", "{ nonsense")
    preview.said("^error: ")
    assert all(line is None or not line.startswith(("Serving", "App:")) for line in preview.lines)
