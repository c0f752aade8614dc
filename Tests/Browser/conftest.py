"""The site of Examples/Planets in a real browser.

The program is the one NAVDOCS names, .build/debug/navdocs without it. The browser is the chromium on PATH, or the one
Playwright installed; without one the tests fail.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
NAVDOCS = ROOT / os.environ.get("NAVDOCS", ".build/debug/navdocs")


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The folder of the site, built once."""
    folder = tmp_path_factory.mktemp("planets") / "site"
    subprocess.run([NAVDOCS, "build", ROOT / "Examples/Planets", "-o", folder, "--quiet"], check=True)
    return folder


@pytest.fixture(scope="session")
def large_site(tmp_path_factory):
    """The folder of the site of a generated app: more than 300 coordinators and 3,000 screens."""
    folder = tmp_path_factory.mktemp("large")
    generate = [sys.executable, ROOT / "Benchmarks/generate.py", folder / "app"]
    subprocess.run([*generate, "--coordinators", "310", "--destinations", "8"], check=True)
    subprocess.run([NAVDOCS, "build", folder / "app", "-o", folder / "site", "--quiet"], check=True)
    return folder / "site"


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
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=arguments)
        yield browser
        browser.close()


@pytest.fixture
def violations():
    """What axe finds on a page as it is now, of any impact: one line each."""

    def violations(page):
        found = Axe().run(page).response["violations"]
        return [f"{each['id']} ({each['impact']}): {node['html'][:200]}" for each in found for node in each["nodes"]]

    return violations


def failure(request):
    # The next page may be asked for before the icon of this one is there.
    return [] if request.failure == "net::ERR_ABORTED" else [f"{request.url}: {request.failure}"]


@pytest.fixture
def open_page(browser, site):
    """Opens a page of a site from the disk, in a context of its own."""
    contexts = []

    def open_page(path, folder=site, **options):
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.complaints = []
        page.on("console", lambda m: page.complaints.append(m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: page.complaints.append(str(error)))
        page.on("requestfailed", lambda request: page.complaints.extend(failure(request)))
        page.goto((folder / path).as_uri())
        return page

    yield open_page
    for context in contexts:
        context.close()
