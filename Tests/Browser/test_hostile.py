"""An app whose every text is an attack: nothing of it runs, nothing is fetched, nothing leaves the folder."""

import subprocess

import pytest
from conftest import complaints, settle
from program import NAVDOCS

MARK = "window.attacked = 1"
ATTACKS = [
    f"<script>{MARK}</script>",
    f"<img src=https://evil.example/x.png onerror='{MARK}'>",
    f"<svg onload='{MARK}'><script>{MARK}</script></svg>",
    f"</script></style></title><script>{MARK}</script><!--",
    f"[link](javascript:{MARK.replace(' ', '')}) ![i](https://evil.example/y.png) <javascript:{MARK.replace(' ', '')}>",
    f"\\\"); {MARK}; //",
    "<iframe srcdoc='<script>parent.attacked=1</script>'></iframe><base href='https://evil.example/'>",
    "<meta http-equiv=refresh content='0;url=https://evil.example/'>",
    "\"]; evil [URL=\"javascript:window.attacked=1\", image=\"/etc/passwd\"]; }",
    "\\N\\G&#60;script&#62;{|<f0>}]]>",
    "../../../../evil",
]  # fmt: skip


@pytest.fixture(scope="module")
def attacked(tmp_path_factory):
    """The folder in which the attacks were built into a site, and nothing else was to change."""
    folder = tmp_path_factory.mktemp("attacked")
    app = folder / "inside" / "App"
    app.mkdir(parents=True)
    for number, attack in enumerate(ATTACKS):
        text = attack.replace("\\", "\\\\").replace('"', '\\"')
        name = attack.replace("/", "∕").replace("`", "")[:80]
        place = app / name
        place.mkdir()
        (place / f"{name}.swift").write_text(
            f"""import Scaffolding
            /// {attack}
            ///
            /// | {attack} |
            /// | - |
            /// | {attack} |
            @Scaffoldable final class Flow{number}: FlowCoordinatable {{
                var stack = FlowStack<Flow{number}>(root: .home)
                /// {attack}
                func home(text: String = "{text}") -> some View {{ Home{number}() }}
                /// {attack}
                func `{name.replace(chr(92), "")}`() -> some View {{ Home{number}() }}
                func tabs() -> (any Coordinatable, some View) {{ (Flow0(), Label("{text}", systemImage: "{text}")) }}
            }}
            /// {attack}
            struct Home{number}: View {{
                @Environment(Flow{number}.self) var flow
                var body: some View {{
                    Button("{text}") {{ flow.route(to: .`{name.replace(chr(92), "")}`) }}.navigationTitle("{text}")
                    Button("{text}") {{ flow.route(to: table["{text}"]) }}
                    TabView {{ Home0().tabItem {{ Label("{text}", systemImage: "{text}") }} }}
                }}
            }}
            """
        )
    articles = folder / "inside" / "Articles"
    articles.mkdir()
    for number, attack in enumerate(ATTACKS):
        title = attack.replace("'", "''")
        (articles / f"{attack.replace('/', '∕')[:80]}.md").write_text(
            f"---\ntitle: '{title}'\n---\n# {attack}\n\n{attack}\n\n```html\n{attack}\n```\n\n"
            f"| {attack} |\n| - |\n| {attack} |\n"
        )
    everything = {path for path in folder.rglob("*")}
    for options in (["-o", "site"], ["--single-file", "single.html"]):
        subprocess.run(
            [NAVDOCS, "build", "App", "--articles", "Articles", "--title", ATTACKS[3], *options, "-q"],
            cwd=folder / "inside", check=True)  # fmt: skip
    new = {path for path in folder.rglob("*")} - everything
    return folder / "inside", new


def test_nothing_is_written_outside_of_the_site(attacked):
    folder, new = attacked
    assert new
    assert [path for path in new if not path.is_relative_to(folder / "site") and path != folder / "single.html"] == []


def test_nothing_runs_and_nothing_is_fetched(attacked, open_file):
    folder, _ = attacked
    site = folder / "site"
    pages = [*sorted(site.rglob("*.html")), *sorted(site.rglob("*.svg")), folder / "single.html"]
    assert len(pages) > 2 * len(ATTACKS)
    page = open_file(pages[0])
    dialogs = []
    page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    for path in pages:
        page.goto(path.as_uri())
        settle(page)
        assert page.evaluate("window.attacked") is None, path
        bad = page.evaluate(
            """() => [...document.querySelectorAll("*")].flatMap((element) => [...element.attributes]
                .filter((each) => each.name.startsWith("on") || /^\\s*(javascript|data|vbscript):/i.test(each.value))
                .map((each) => `${element.localName} ${each.name}=${each.value.slice(0, 60)}`))
                .filter((each) => !each.startsWith("link href=data:") && !each.startsWith("img src=data:"))"""
        )
        assert bad == [], path
        assert page.evaluate("document.querySelectorAll('iframe, object, embed, base, form').length") == 0, path
    assert dialogs == []
    assert complaints(page) == []
    inside = site.as_uri(), (folder / "single.html").as_uri(), "data:"
    assert [address for address in page.requests if not address.startswith(inside)] == []
    assert page.url == pages[-1].as_uri()


def test_search_shows_attacks_as_text(attacked, open_file):
    folder, _ = attacked
    page = open_file(folder / "site/index.html")
    page.keyboard.press("/")
    page.keyboard.type("<script>")
    settle(page)
    assert page.evaluate("window.attacked") is None
    assert complaints(page) == []
