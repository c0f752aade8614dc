"""The documentation of navdocs, built by the program that NAVDOCS names, .build/release/navdocs without it."""

import json
import os
import re
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
import yaml
from program import NAVDOCS, ROOT


def said(*words):
    return subprocess.run([NAVDOCS, *words], capture_output=True, text=True, check=True).stdout


class Page(HTMLParser):
    """What a page leads to, what can be led to on it, and what stands on it."""

    def __init__(self, file):
        super().__init__()
        self.links, self.anchors, self.text = set(), {""}, ""
        self.feed(file.read_text())

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.anchors.add(values.get("id", ""))
        self.links |= {values[name] for name in ("href", "src") if values.get(name)}

    def handle_data(self, data):
        self.text += data


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    folder = tmp_path_factory.mktemp("docs") / "site"
    done = subprocess.run([ROOT / "Scripts/docs", NAVDOCS, folder], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder, done.stderr


@pytest.fixture(scope="module")
def pages(built):
    folder, _ = built
    return {str(file.relative_to(folder)): Page(file) for file in sorted(folder.rglob("*.html"))}


def test_nothing_is_to_be_said_about_an_article(built):
    assert "warning" not in built[1]


def test_every_link_leads_somewhere(built, pages):
    folder, _ = built
    broken = []
    for name, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = os.path.normpath(Path(name).parent / unquote(parts.path)) if parts.path else name
            known = pages[target].anchors if target in pages and not parts.fragment.startswith(("node=", "walk=")) else None
            if not (folder / target).is_file() or (known and unquote(parts.fragment) not in known):
                broken.append((name, link))
    assert sum(len(page.links) for page in pages.values()) > 1000
    assert broken == []


def test_every_rule_has_a_page_with_wrong_and_right_code(pages):
    rules = {line.split()[1] for line in said("rules").splitlines()}
    assert len(rules) > 30
    assert {f"articles/Rules-{rule}.html" for rule in rules} | {"articles/Rules-index.html"} == {
        name for name in pages if name.startswith("articles/Rules-")
    }
    assert rules <= set(pages["articles/Rules-index.html"].text.split())
    shown = [rule for rule in rules if "Wrong:" in pages[f"articles/Rules-{rule}.html"].text]
    assert len(shown) > len(rules) / 2


def test_every_option_of_every_command_is_on_its_page(pages):
    commands = re.findall(r"^  ([a-z]+) ", said("help").split("COMMANDS")[1].split("OPTIONS")[0], re.MULTILINE)
    assert {"build", "check", "diff"} < set(commands)
    for command in commands:
        text = pages[f"articles/Commands-{command}.html"].text
        options = re.search(r"^OPTIONS\n(.*?)(?:\n\n|\Z)", said("help", command), re.MULTILINE | re.DOTALL).group(1)
        names = re.findall(r"^  (\S.*?)(?:  .*)?$", options, re.MULTILINE)
        assert len(names) >= 2
        assert [name for name in names if name not in text] == [], command


def test_every_system_shows_what_is_read_of_its_source(pages):
    systems = json.loads((ROOT / "Schema/navdocs-1.schema.json").read_text())
    words = re.search(r'"enum": (\[[^]]*"scaffolding"[^]]*\])', json.dumps(systems)).group(1)
    shown = [page for name, page in pages.items() if re.match(r"articles/Systems-(?!index)", name)]
    assert len(shown) == len(json.loads(words))
    for page in shown:
        for word in "coordinator", "destination", "transition":
            assert re.search(rf"^{word} ", page.text, re.MULTILINE), (word, page.text)


def test_gallery_shows_every_example(pages):
    examples = {folder.name.lower() for folder in (ROOT / "Examples").iterdir() if folder.is_dir()}
    assert {f"articles/Gallery-{name}.html" for name in examples} < set(pages)
    for name in examples:
        page = pages[f"articles/Gallery-{name}.html"]
        assert any(link.startswith("../coordinators/") for link in page.links)


def test_every_key_of_the_configuration_is_told(pages):
    keys = json.loads((ROOT / "Schema/navdocs-config-1.schema.json").read_text())["properties"]
    text = pages["articles/configuration.html"].text
    assert [key for key in keys if key not in text] == []


def test_recipes_stand_there_as_they_are(pages):
    text = pages["articles/ci.html"].text
    assert {"#article-github-pages", "#article-gitlab-ci"} < pages["articles/ci.html"].links
    for file in sorted((ROOT / "docs/ci").iterdir()):
        assert file.read_text().strip() in text, file


def steps(file):
    job, = yaml.safe_load((ROOT / file).read_text())["jobs"].values()
    return job["steps"]


def test_documentation_is_deployed_by_the_sample_workflow():
    sample, own = steps("docs/ci/github-pages.yml"), steps(".github/workflows/docs.yml")
    downloading = [step for step in sample if step.get("name") == "Download navdocs"]
    ours = ("Install git and make", "Let git read the checkout", "Name this repository in what is published")
    building = [step for step in own if step.get("name") in ours]
    assert (len(downloading), len(building)) == (1, 3)
    own = [step for step in own if step not in building]
    text = json.dumps([step for step in sample if step not in downloading]).replace("navdocs build Sources -o navigation-site", "make docs")
    assert json.loads(text.replace("navigation-site", "docs-site")) == own
    assert "docs-site\n" in (ROOT / ".gitignore").read_text().replace("/docs-site/", "docs-site")


def test_sample_workflow_builds_a_site(tmp_path):
    step, = [step for step in steps("docs/ci/github-pages.yml") if step.get("name") == "Build the site"]
    upload, = [step for step in steps("docs/ci/github-pages.yml") if "upload-pages" in step.get("uses", "")]
    (tmp_path / "Sources").symlink_to(ROOT / "Examples/Planets/Sources")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/navdocs").symlink_to(NAVDOCS)
    path = f"{tmp_path / 'bin'}:{os.environ['PATH']}"
    done = subprocess.run(["bash", "-ec", step["run"]], cwd=tmp_path, env=os.environ | {"PATH": path}, capture_output=True)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / upload["with"]["path"] / "index.html").exists()


def test_map_of_the_readme_is_what_is_drawn():
    """`navdocs export Examples/Planets --format svg -o docs/planets-map.svg` draws it anew."""
    drawn = said("export", ROOT / "Examples/Planets", "--format", "svg", "-o", "-", "--quiet")
    assert drawn == (ROOT / "docs/planets-map.svg").read_text()
