"""SVGs beside articles, each opened by itself as a reader may do: nothing in them runs, and nothing is fetched."""

import subprocess

import pytest
from conftest import settle, wait_until
from program import NAVDOCS

RUN = "document.documentElement.setAttribute('attacked','1')"
HTML = 'xmlns:h="http://www.w3.org/1999/xhtml"'


def picture(inside, attributes="", before=""):
    names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f'{before}<svg {names} {attributes}><circle r="9"/>{inside}</svg>'


SHEET = (
    "data:text/xml,%3Cxsl:stylesheet version=%221.0%22 xmlns:xsl=%22http://www.w3.org/1999/XSL/Transform%22%3E"
    "%3Cxsl:template match=%22/%22%3E%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 attacked=%221%22/%3E%3C/xsl:template%3E"
    "%3C/xsl:stylesheet%3E")
# Each runs in a browser that shows it as it is.
RUNNING = {
    "a script": picture(f"<script>{RUN}</script>"),
    "a script behind a prefix": picture(f'<x:script xmlns:x="http://www.w3.org/2000/svg">{RUN}</x:script>'),
    "a script of HTML": picture(f"<h:script {HTML}>{RUN}</h:script>"),
    "a script from data": picture(f'<g><script xlink:href="data:text/javascript,{RUN}"/></g>'),
    "a script in a style": picture(f"<style><script>{RUN}</script></style>"),
    "a script in a title": picture(f"<title><script>{RUN}</script></title>"),
    "a script in metadata": picture(f'<metadata><script xmlns="http://www.w3.org/2000/svg">{RUN}</script></metadata>'),
    "a script in something else": picture(f'<i:a xmlns:i="urn:i"><script>{RUN}</script></i:a>'),
    "a script after a section": picture(f"<![CDATA[<]]><script>{RUN}</script>"),
    "a script of its own namespace": picture(f'<g xmlns="http://www.w3.org/1999/xhtml"><script>{RUN}</script></g>'),
    "a handler": picture("", f'onload="{RUN}"'),
    "a handler of a picture": picture(f'<image href="nothing" onerror="{RUN}"/>'),
    "a handler of an animation": picture(f'<animate onbegin="{RUN}" attributeName="x" dur="1s"/>'),
    "a handler of a change": picture(f'<set attributeName="x" onbegin="{RUN}"/>'),
    "a page": picture(f'<foreignObject><h:img {HTML} src="nothing" onerror="{RUN}"/></foreignObject>'),
    "a picture of HTML": picture(f'<h:img {HTML} src="nothing" onerror="{RUN}"/>'),
    "a declared text": picture("", 'onload="&o;"', f'<!DOCTYPE svg [<!ENTITY o "{RUN}">]>'),
    "a declared namespace": picture(
        f'<h:script xmlns:h="&n;">{RUN}</h:script>', "", '<!DOCTYPE svg [<!ENTITY n "http://www.w3.org/1999/xhtml">]>'),
    "a transformation": picture("", "", f'<?xml-stylesheet type="text/xsl" href="{SHEET}"?>'),
}
# These are left out as a whole: a browser makes of them what is not written there.
REFUSED = {
    "declared markup": picture("&e;", "", f'<!DOCTYPE svg [<!ENTITY e "&#60;script>{RUN}&#60;/script>">]>'),
    "a declared attribute": picture("", "", f'<!DOCTYPE svg [<!ATTLIST svg onload CDATA "{RUN}">]>'),
}
FETCHING = {
    "a picture": picture('<image href="https://evil.example/a.png" width="9" height="9"/>'),
    "a style": picture('<style>@import "https://evil.example/a.css"; circle { fill: url(https://evil.example/a.svg#b) }</style>'),
    "a sheet": picture("", "", '<?xml-stylesheet href="https://evil.example/a.css"?>'),
    "a filter": picture('<filter id="f"><feImage href="https://evil.example/a.png"/></filter><rect width="9" height="9" filter="url(#f)"/>'),
    "an escape": picture('<rect width="9" height="9" style="mask: u\\72l(https://evil.example/a.svg#b)"/>'),
    "a font": picture('<style>@font-face { font-family: a; src: url(https://evil.example/a) } text { font-family: a }</style><text>a</text>'),
}  # fmt: skip


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("pictures")
    articles = folder / "App/Navigation.docs"
    articles.mkdir(parents=True)
    (folder / "App/A.swift").write_text("struct A {}\n")
    for name, text in {**RUNNING, **FETCHING, **REFUSED}.items():
        (articles / f"{name}.svg").write_text(text)
    (folder / "as-they-are").mkdir()
    for name, text in {**RUNNING, **FETCHING}.items():
        (folder / f"as-they-are/{name}.svg").write_text(text)
    shown = "".join(f"![a](<{name}.svg>)\n" for name in {**RUNNING, **FETCHING})
    (articles / "index.md").write_text(f"# Pictures\n\n{shown}")
    subprocess.run([NAVDOCS, "build", "App", "-o", "site", "--quiet"], cwd=folder, check=True)
    return folder


@pytest.fixture
def opened(browser):
    """Opens a picture by itself. Gives whether something in it ran, or was asked for from elsewhere, and whether it is shown."""
    context = browser.new_context()

    def opened(file, runs=False):
        page = context.new_page()
        asked = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(file.as_uri(), wait_until="load")
        attacked = "document.documentElement.hasAttribute('attacked')"
        if runs:
            wait_until(page, attacked)
            return True
        settle(page)
        ran = page.evaluate(attacked)
        return ran, any("evil.example" in url for url in asked), page.locator("circle").count() == 1

    yield opened
    context.close()


def published(site, name):
    return site / "site/articles/pictures" / f"{name.replace(' ', '-')}-svg.svg"


@pytest.mark.parametrize("name", RUNNING)
def test_nothing_runs_in_a_picture(opened, site, name):
    assert opened(published(site, name)) == (False, False, True)
    assert opened(site / f"as-they-are/{name}.svg", runs=True), "this is no attack"


@pytest.mark.parametrize("name", FETCHING)
def test_nothing_is_fetched_by_a_picture(opened, site, name):
    assert opened(published(site, name)) == (False, False, True)
    assert opened(site / f"as-they-are/{name}.svg")[1], "this is no attack"


def test_what_declares_more_than_texts_is_left_out(site):
    assert len(list((site / "site/articles/pictures").iterdir())) == len(RUNNING) + len(FETCHING)
