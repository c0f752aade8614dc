"""The site of Examples/Planets in a real browser.

The program is the one NAVDOCS names, .build/debug/navdocs without it. The browser is the chromium on PATH, or the one
Playwright installed; without one the tests fail.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
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


def failure(request):
    # The next page may be asked for before the icon of this one is there.
    return [] if request.failure == "net::ERR_ABORTED" else [f"{request.url}: {request.failure}"]


@pytest.fixture
def open_page(browser, site):
    """Opens a page of the site from the disk, in a context of its own."""
    contexts = []

    def open_page(path, **options):
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.complaints = []
        page.on("console", lambda m: page.complaints.append(m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: page.complaints.append(str(error)))
        page.on("requestfailed", lambda request: page.complaints.extend(failure(request)))
        page.goto((site / path).as_uri())
        return page

    yield open_page
    for context in contexts:
        context.close()
