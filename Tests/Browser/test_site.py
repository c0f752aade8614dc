"""What holds for every page of a site."""

from urllib.parse import unquote, urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe

PHONE = {"width": 360, "height": 740}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_are_accessible(open_page, pages, scheme):
    page = open_page(pages[0], color_scheme=scheme)
    problems = []
    for path in pages:
        page.goto(page_address(page, pages[0], path))
        report = Axe().run(page)
        for violation in report.response["violations"]:
            problems += [f"{path}: {violation['id']}: {node['html'][:200]}" for node in violation["nodes"]]
    assert problems == []


def test_pages_load_without_complaint(open_page, pages):
    page = open_page(pages[0])
    for path in pages:
        page.goto(page_address(page, pages[0], path))
    assert page.complaints == []


def test_nothing_sticks_out_on_a_phone(open_page, pages):
    page = open_page(pages[0], viewport=PHONE)
    wide = []
    for path in pages:
        page.goto(page_address(page, pages[0], path))
        width = page.evaluate("document.documentElement.scrollWidth")
        if width > PHONE["width"]:
            wide.append(f"{path}: {width}")
    assert wide == []


def test_everything_is_readable_without_scripts(open_page, pages):
    with_scripts = open_page(pages[0])
    without = open_page(pages[0], java_script_enabled=False)
    for path in pages:
        for page in (with_scripts, without):
            page.goto(page_address(page, pages[0], path))
        assert without.locator("h1").is_visible(), path
        # What only scripts can do may be missing, nothing else.
        with_scripts.evaluate("document.querySelectorAll('.scripted-only').forEach(each => each.remove())")
        assert without.locator("main").inner_text() == with_scripts.locator("main").inner_text(), path


def test_links_lead_somewhere(open_page, pages, site):
    page = open_page(pages[0])
    broken = []
    for path in pages:
        page.goto(page_address(page, pages[0], path))
        for href in page.eval_on_selector_all("a[href]", "all => all.map(a => a.getAttribute('href'))"):
            parts = urlsplit(href)
            if parts.scheme or parts.netloc:
                continue
            target = ((site / path).parent / unquote(parts.path)).resolve() if parts.path else site / path
            if not target.is_file():
                broken.append(f"{path}: {href}")
            elif parts.fragment and f'id="{unquote(parts.fragment)}"' not in target.read_text():
                broken.append(f"{path}: {href}")
    assert broken == []


def page_address(page, start, path):
    """The address of another page, from the one the site was opened at."""
    if not hasattr(page, "root"):
        page.root = page.url.removesuffix(start)
    return page.root + path
