"""A site by navdocs against `docc convert` and mkdocs-material on as many pages of the same text.

The other two get what navdocs finds as Markdown: a page for each of its own, with the table of what the page is about.
They read no Swift and draw no graphs.
"""

import json
import shlex
import shutil
import subprocess
import sys

from timing import ROOT, WORK, generated, prepare_python, program, table, times


def pages(site):
    """Title and text of a page for each that navdocs wrote."""
    graph = json.loads((site / "navigation.json").read_text())
    owners = graph["coordinators"]
    count = len(list(site.rglob("*.html")))
    for number in range(count):
        owner = owners[number % len(owners)]
        rows = [
            f"| `{place['name']}` | {place.get('documentation') or ''} | {', '.join(place.get('styles', []))} |"
            for place in owner["destinations"]]
        text = "\n".join([owner.get("documentation") or "A page.", "", "| name | what it is | how |", "|:--|:--|:--|", *rows])
        yield f"{owner['name']} {number}", text


def write_docc(folder, texts):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for number, (title, text) in enumerate(texts):
        (folder / f"Page{number}.md").write_text(f"# {title}\n\n{text}\n")


def write_mkdocs(folder, texts):
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "docs").mkdir(parents=True)
    (folder / "mkdocs.yml").write_text("site_name: Pages\ntheme:\n  name: material\n  font: false\n")
    for number, (title, text) in enumerate(texts):
        name = "index.md" if number == 0 else f"page{number}.md"
        (folder / "docs" / name).write_text(f"# {title}\n\n{text}\n")


def section(_):
    navdocs, source = program(), generated(100, 10)
    site, cache = WORK / "site", WORK / "cache"
    build = shlex.join(
        [str(navdocs), "build", str(source), "--quiet", "--cache-dir", str(cache), "-o", str(site)])
    shutil.rmtree(site, ignore_errors=True)
    subprocess.run(build, shell=True, check=True)
    texts = list(pages(site))
    catalog, book = WORK / "Pages.docc", WORK / "mkdocs"
    write_docc(catalog, texts)
    write_mkdocs(book, texts)
    venv = prepare_python()
    archive = WORK / "Pages.doccarchive"
    docc = f"docc convert {catalog} --output-path {archive} --fallback-bundle-identifier pages " \
        "--fallback-display-name Pages --fallback-bundle-version 1"
    mkdocs = f"{venv}/bin/mkdocs build --quiet -f {book}/mkdocs.yml"
    commands = [build, docc, mkdocs]
    cold = times(commands, runs=2, warmup=0, prepare=f"rm -rf {site} {cache} {archive} {book}/site")
    warm = times(commands, runs=2, warmup=0)
    names = ["`navdocs build`", "`docc convert`", "`mkdocs build`, material"]
    rows = [
        [name, f"{len(texts)}", f"{first:.2f} s", f"{again:.2f} s", f"{first / cold[0]:.1f}", f"{again / warm[0]:.1f}"]
        for name, first, again in zip(names, cold, warm)]
    return table(["program", "pages", "cold", "again", "cold, to navdocs", "again, to navdocs"], rows)
