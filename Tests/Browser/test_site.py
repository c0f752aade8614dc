"""What holds for every page of a site."""

import functools
from urllib.parse import unquote, urlsplit

import pytest
from conftest import PHONE, settle, violations


@pytest.fixture
def visit(open_page, pages, site):
    """Goes through every page in one window: path and page."""

    def visit(**options):
        page = open_page(pages[0], **options)
        for path in pages:
            page.goto((site / path).as_uri())
            yield path, page

    return visit


def test_pages_are_accessible(visit):
    problems = []
    for path, page in visit():
        for scheme in ["light", "dark"]:
            page.emulate_media(color_scheme=scheme)
            problems += [f"{path}, {scheme}: {each}" for each in violations(page, scheme=scheme)]
    assert problems == []


def test_nothing_sticks_out_on_a_phone(visit):
    widths = {path: page.evaluate("document.documentElement.scrollWidth") for path, page in visit(viewport=PHONE)}
    assert {path: width for path, width in widths.items() if width > PHONE["width"]} == {}


def test_everything_is_readable_without_scripts(visit, unscripted):
    for path, page in visit():
        settle(page)
        # What only scripts can do may be missing, nothing else; what stands in its place is there.
        page.evaluate("document.querySelectorAll('.scripted-only').forEach(each => each.remove())")
        page.evaluate(
            "document.querySelectorAll('.unscripted-only').forEach(each => each.classList.remove('unscripted-only'))")
        assert page.locator("h1").inner_text() in unscripted[path], path
        assert unscripted[path] == page.locator("main").inner_text(), path


def test_links_lead_somewhere(visit, site):
    text = functools.cache(lambda target: target.read_text())
    broken = []
    for path, page in visit():
        for href in page.eval_on_selector_all("a[href]", "all => all.map(a => a.getAttribute('href'))"):
            parts = urlsplit(href)
            if parts.scheme or parts.netloc:
                continue
            target = ((site / path).parent / unquote(parts.path)).resolve() if parts.path else site / path
            if not target.is_file():
                broken.append(f"{path}: {href}")
            elif parts.fragment and f'id="{unquote(parts.fragment)}"' not in text(target):
                broken.append(f"{path}: {href}")
    assert broken == []
