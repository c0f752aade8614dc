"""The site of Examples/Planets in a real browser.

The program is the one NAVDOCS names, .build/release/navdocs without it. The browser is the chromium-headless-shell or the
chromium on PATH, or the one Playwright installed; without one the tests fail. The first has no windows to care for, and takes
a third less time.

A page may need its time: what comes after a click, a key or an address is asked for with `expect`, `follow` or
`wait_until`, and that nothing came only after `settle`.
"""

import os
import shutil
import subprocess
import sys
import time

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, expect, sync_playwright
from program import SOAKING
from sites import LARGE

PHONE = {"width": 360, "height": 740}

# What a page is given to answer, in ms: so much that no machine fails a test by being slow.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)


# What tests ask of a page.


def wait_until(where, question, answer=True, arg=None):
    """Asks a page, or the element of a locator, a question in JavaScript until the answer comes.

    Playwright's `wait_for_function` does it by `eval` in the page, which the pages' own policy forbids.
    """
    deadline = time.monotonic() + PATIENCE / 1000
    while True:
        try:
            last = where.evaluate(question, arg)
        except Error as error:  # Between two pages there is nobody to ask.
            last = error
        if last == answer:
            return
        if time.monotonic() > deadline:
            raise AssertionError(f"{question}, asked with {arg!r}: {last!r} to the last, not {answer!r}")
        time.sleep(0.02)


def settle(page):
    """Lets a page draw, so that what was set off before has happened."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))")


def follow(link):
    """Clicks a link, and waits for the page it leads to."""
    address = link.evaluate("link => link.href")
    link.click()
    link.page.wait_for_url(lambda url: url == address)


def complaints(page):
    """What the console of a page said, and what could not be loaded."""
    settle(page)
    return page.complaints


def violations(page, context=None, scheme="light"):
    """What axe finds on a page, of any impact: one line each. What still moves is waited for: it may be half seen.

    A page that is asked about in light and in dark is the same page in other colours: in dark, only those are looked at.
    """
    wait_until(page, "document.getAnimations().every((each) => each.playState !== 'running')")
    options = {"resultTypes": ["violations"]}
    if scheme == "dark":
        options["runOnly"] = ["color-contrast", "link-in-text-block"]
    found = Axe().run(page, context=context, options=options).response["violations"]
    return [f"{each['id']} ({each['impact']}): {node['html'][:200]}" for each in found for node in each["nodes"]]


# Work that a page of a computer of today is done with in 7 ms.
WORK = """() => {
    const work = () => {
        const start = performance.now();
        let sum = 0;
        for (let i = 0; i < 3e6; i += 1) sum += Math.sqrt(i);
        return sum && performance.now() - start;
    };
    return Math.min(work(), work(), work()) / 7;
}"""


def slowness(page):
    """How many times slower than that a page is now, for limits in ms: 1 at least."""
    return max(1, page.evaluate(WORK))


# What is opened.


@pytest.fixture(scope="session")
def site(sites):
    """The folder of the site."""
    return sites.site("Examples/Planets")


@pytest.fixture(scope="module")
def engine(browser, site):
    """A page that holds the engine of the simulator."""
    page = browser.new_page()
    page.goto((site / "simulator.html").as_uri())
    yield page
    page.close()


@pytest.fixture(scope="session")
def single(sites):
    """The site as one file."""
    return sites.single("Examples/Planets")


@pytest.fixture(scope="session")
def large_single(sites):
    """The site of an app of 100 coordinators with 1,000 destinations as one file."""
    return sites.large("large_single")


@pytest.fixture(scope="session")
def large_site(sites):
    """The folder of the site of an app of more than 300 coordinators and 3,000 screens."""
    return sites.large("large_site")


@pytest.fixture(scope="session")
def folded(sites):
    """The size of an app whose map is folded, with ten coordinators in each module, and the folder of its site."""
    name = "folded_site" if SOAKING else "large_site"
    return LARGE[name][0], sites.large(name)


@pytest.fixture(scope="session")
def pages(site):
    """Every page, as a path relative to the site's folder."""
    pages = sorted(str(path.relative_to(site)) for path in site.rglob("*.html"))
    assert "index.html" in pages
    return pages


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        # Chromium's own sandbox does not work for root, which containers run as.
        arguments = ["--no-sandbox"] if os.getuid() == 0 else []
        program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=program, args=arguments)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def unscripted(browser, site, pages):
    """What every page says without scripts."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    texts = {}
    for path in pages:
        page.goto((site / path).as_uri())
        texts[path] = page.locator("main").inner_text()
    context.close()
    return texts


def failure(request):
    # The next page may be asked for before the icon of this one is there.
    return [] if request.failure == "net::ERR_ABORTED" else [f"{request.url}: {request.failure}"]


@pytest.fixture
def open_file(browser):
    """Opens a file in a context of its own. The page keeps its complaints, and the addresses it asked for."""
    contexts = []

    def open_file(file, fragment="", **options):
        context = browser.new_context(**options)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.complaints = []
        page.requests = []
        page.on("console", lambda m: page.complaints.append(m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: page.complaints.append(str(error)))
        page.on("requestfailed", lambda request: page.complaints.extend(failure(request)))
        page.on("request", lambda request: page.requests.append(request.url))
        page.goto(file.as_uri() + fragment)
        return page

    yield open_file
    for context in contexts:
        context.close()


@pytest.fixture
def open_page(open_file, site):
    """Opens a page of a site."""

    def open_page(path, folder=site, **options):
        return open_file(folder / path, **options)

    return open_page
