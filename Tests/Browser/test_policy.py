"""The content security policy: nothing on any page breaks it, and a server that forbids scripts still shows everything."""

import functools
import http.server
import threading

import pytest

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


def test_no_page_breaks_its_own_policy(browser, site, pages):
    context = browser.new_context()
    context.add_init_script(LISTEN)
    page = context.new_page()
    found = {}
    for path in pages:
        page.goto((site / path).as_uri())
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        violations = page.evaluate("window.violations")
        if violations:
            found[path] = violations
    context.close()
    assert found == {}


def test_the_listener_hears_what_is_forbidden(browser, site):
    context = browser.new_context()
    context.add_init_script(LISTEN)
    page = context.new_page()
    page.goto((site / "index.html").as_uri())
    page.evaluate("document.body.setAttribute('style', 'color: red')")
    page.wait_for_function("window.violations.length > 0")
    context.close()


def test_a_sandbox_without_scripts_shows_everything(browser, server, pages, open_page):
    context = browser.new_context()
    sandboxed = context.new_page()
    failed = []
    sandboxed.on("response", lambda response: failed.append(response.url) if response.status >= 400 else None)
    plain = open_page(pages[0], java_script_enabled=False)
    root = plain.url.removesuffix(pages[0])
    for path in pages:
        sandboxed.goto(server + path)
        plain.goto(root + path)
        assert sandboxed.locator("main").inner_text() == plain.locator("main").inner_text(), path
        assert sandboxed.evaluate("getComputedStyle(document.querySelector('.bar')).position") == "sticky", path
    sandboxed.goto(server + "index.html")
    sandboxed.locator("#tree").scroll_into_view_if_needed()
    sandboxed.locator("main").get_by_role("link", name="HomeCoordinator").first.click()
    assert sandboxed.url == server + "coordinators/HomeCoordinator.html"
    context.close()
    assert failed == []
