"""The content security policy: nothing on any page breaks it, and a server that forbids scripts still shows everything."""

import functools
import http.server
import threading

import pytest
from conftest import complaints, settle, wait_until

LISTEN = """
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
"""

SANDBOX = "sandbox; default-src 'none'; style-src 'self'; img-src 'self' data:"


class SandboxedFiles(http.server.SimpleHTTPRequestHandler):
    """Serves a site below /job/42/artifact/ as careful build servers do."""

    def translate_path(self, path):
        return super().translate_path(path.removeprefix("/job/42/artifact"))

    def end_headers(self):
        self.send_header("Content-Security-Policy", SANDBOX)
        super().end_headers()

    def log_message(self, *arguments):
        pass


@pytest.fixture(scope="module")
def server(site):
    handler = functools.partial(SandboxedFiles, directory=str(site))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/job/42/artifact/"
    server.shutdown()


def test_no_page_breaks_its_own_policy_or_complains(open_page, site, pages):
    page = open_page(pages[0])
    page.add_init_script(LISTEN)
    found = {}
    for path in pages:
        page.goto((site / path).as_uri())
        settle(page)
        if broken := page.evaluate("window.violations"):
            found[path] = broken
    assert found == {}
    assert complaints(page) == []


def test_what_is_forbidden_is_heard(open_page):
    page = open_page("index.html")
    page.add_init_script(LISTEN)
    page.reload()
    assert complaints(page) == []
    page.evaluate("document.body.setAttribute('style', 'color: red')")
    wait_until(page, "window.violations.length", 1)
    assert len(complaints(page)) == 1


def test_a_sandbox_without_scripts_shows_everything(open_page, server, pages, unscripted):
    sandboxed = open_page(pages[0])
    failed = []
    sandboxed.on("response", lambda response: failed.append(response.url) if response.status >= 400 else None)
    for path in pages:
        sandboxed.goto(server + path)
        assert sandboxed.locator("main").inner_text() == unscripted[path], path
        assert sandboxed.evaluate("getComputedStyle(document.querySelector('.bar')).position") == "sticky", path
    sandboxed.goto(server + "index.html")
    sandboxed.locator("#tree").scroll_into_view_if_needed()
    sandboxed.locator("main").get_by_role("link", name="HomeCoordinator").first.click()
    sandboxed.wait_for_url(server + "coordinators/HomeCoordinator.html")
    assert failed == []
