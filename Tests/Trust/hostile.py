"""Pull requests that try to reach what is none of theirs, one for each trick, and what lies around their checkout."""

import json
import os
import subprocess
from pathlib import Path

# What stands in everything that no pull request may show or change, with a number for each place.
CANARY = "canary-7d1f-{}-outside"
MARKER = "Made by navdocs. The next run replaces these files:\n"

TRIPS = """import Scaffolding
@main struct TripsApp: App { var body: some Scene { WindowGroup { HomeCoordinator().view() } } }
@MainActor @Observable @Scaffoldable final class HomeCoordinator: FlowCoordinatable {
    var stack = FlowStack<HomeCoordinator>(root: .home)
    func home() -> some View { HomeView() }
}
struct HomeView: View { @State var isShown = false
    var body: some View { Text("a").fullScreenCover(isPresented: $isShown) { Cover() } } // $(echo > /ran)
}
struct Cover: View { var body: some View { Text("a") } }
"""
# Where an article shows both, neither may be missing.
ARTICLE = "# Trips\n\n![map](map.svg)\n"
MAP = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>'


def write(root, path, text):
    place = root / path
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8", "surrogateescape"))


def link(root, path, target):
    place = root / path
    place.parent.mkdir(parents=True, exist_ok=True)
    if place.is_symlink() or place.is_file():
        place.unlink()
    place.symlink_to(target)


def outside(root):
    """What stands around the checkout, in the file system `root`, each with a canary of its own. Gives the canaries."""
    canaries = []

    def canary():
        canaries.append(CANARY.format(len(canaries)))
        return canaries[-1]

    texts = {
        "root/.bashrc": "# CANARY\n", "root/.ssh/id_ed25519": "CANARY\n", "root/.navdocs.json": '{ title: "CANARY" }',
        "etc/passwd": "root:x:0:0:CANARY:/root:/bin/sh\n", "srv/notes.md": "# CANARY\n", "srv/kept.json": '{"title": "CANARY"}\n',
        "srv/Secret.swift": TRIPS.replace("HomeCoordinator", "SecretCoordinator") + "// CANARY\n",
        "srv/docs/index.md": "# CANARY\n\n![a](a.png)\n", "srv/docs/a.png": "CANARY", "srv/docs/map.svg": MAP + "<!-- CANARY -->",
        "srv/Package.swift": 'let package = Package(name: "CANARY", targets: [.target(name: "CANARY")])\n',
        "srv/site/index.html": "CANARY", "srv/site/.navdocs-site": MARKER + "index.html\n", "srv/site/deep/letter.txt": "CANARY",
        "srv/graphs/app.svg": MAP + "<!-- CANARY -->", "var/secret/token": "CANARY\n", "home/other/notes.txt": "CANARY\n",
    }  # fmt: skip
    for path, text in texts.items():
        write(root, path, text.replace("CANARY", canary()))
    return canaries + [CANARY.format("environment")]


def configured(**said):
    return lambda repo: write(repo, ".navdocs.json", json.dumps(said))


def linked(path, *targets):
    def make(repo):
        for number, target in enumerate(targets):
            stem, dot, ending = path.partition(".")
            link(repo, f"{stem}{number or ''}{dot}{ending}", target)
    return make


SECRETS = ["../../notes.md", "/srv/notes.md", "/root/.ssh/id_ed25519", "/etc/passwd"]
SWIFT = ["../../Secret.swift", "/srv/Secret.swift", "/root/.ssh/id_ed25519", "/proc/self/environ", "/dev/zero", "/proc/self/fd/0"]


def scripted_picture(repo):
    write(
        repo, "App/Navigation.docs/map.svg",
        '<?xml-stylesheet href="https://evil.example/a.css"?><svg xmlns="http://www.w3.org/2000/svg" onload="evil()">'
        '<script>evil()</script><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="//evil.example"/></foreignObject>'
        '<image href="https://evil.example/a.png"/><style>@import "https://evil.example/a.css";</style></svg>')


def looks_like_a_leftover(repo):
    for name in ".navdocs-site.navdocs-1", ".report.txt.navdocs-1":
        for path, text in {
            "login.html": "<form>", "made/login.html": "<form>", "old/login.html": "<form>", "finished": "", "token": "1 2 3 4\n",
            "began-1-2": "", ".navdocs-site": MARKER + "login.html\n", "made/.navdocs-site": MARKER + "login.html\n",
        }.items():  # fmt: skip
            write(repo, f"{name}/{path}", text)
        link(repo, f"{name}/made/home", "/root")


def site_that_claims_what_is_outside(repo):
    claims = ["index.html", "../../notes.md", "../../../root/.bashrc", "/root/.bashrc", "home/.bashrc"]
    write(repo, "navdocs-site/.navdocs-site", MARKER + "".join(f"{line}\n" for line in claims))
    write(repo, "navdocs-site/index.html", "old")
    link(repo, "navdocs-site/home", "/root")
    link(repo, "navdocs-site/coordinators", "/srv/site")


def commands_of_a_runner(repo):
    source = TRIPS.replace("Cover", "Cöver").replace('Text("a")', 'Text("::set-env name=PATH::/tmp")')
    write(repo, "App/::add-mask::a.swift", source)
    write(repo, "App/##[error]b.swift", source.replace("HomeCoordinator", "OtherCoordinator"))
    write(repo, "App/c\x1b]0;title\x07\n::stop-commands::d.swift", source.replace("HomeCoordinator", "ThirdCoordinator"))
    write(repo, "App/Navigation.docs/index.md", "# ::warning::a\n\n<script>evil()</script> [a](javascript:evil())\n\n![map](map.svg)\n")


def foreign_git(repo):
    write(repo, ".gitmodules", '[submodule "a"]\n\tpath = App/Kit\n\turl = ext::sh -c "echo > /ran"\n\tupdate = !echo > /ran\n')
    write(repo, ".gitattributes", "*.swift filter=evil diff=evil merge=evil\n")
    write(repo, ".lfsconfig", "[lfs]\n\turl = https://evil.example\n")
    write(repo, "App/Big.swift", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n")
    git(repo, "update-index", "--add", "--cacheinfo", f"160000,{other_commit(repo)},App/Kit")


def foreign_submodule(repo):
    write(repo, "App/Kit/.git", "gitdir: /srv/other/.git\n")


def other_commit(repo):
    """The commit of a repository that stands elsewhere."""
    return git(repo.parent / "other", "rev-parse", "HEAD").strip()


def endless(repo):
    write(repo, "App/Large.swift", b"// a long comment\n" * 650_000)
    write(repo, "App/Nested.swift", "let a = " + "[" * 20_000 + "]" * 20_000)


def pipes(repo):
    for path in "App/Pipe.swift", "App/Navigation.docs/pipe.md", "App/Package.swift":
        os.mkfifo(repo / path)


def storyboards(repo):
    """XML that names files and addresses, that grows without an end, and that is a link."""
    scene = ('<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes><scene '
             'sceneID="s"><objects><viewController id="a" customClass="HomeController" title="%s" sceneMemberID="viewController"/>'
             "</objects></scene></scenes></document>\n")
    grown = "".join(f'<!ENTITY e{n + 1} "{f"&e{n};" * 10}">' for n in range(12))
    write(repo, "App/Home.swift", "import UIKit\nfinal class HomeController: UIViewController {}\n")
    for name, text in {
        "Files": '<!DOCTYPE document [<!ENTITY a SYSTEM "file:///etc/passwd">]>' + scene % "&a;",
        "Outside": '<!DOCTYPE document SYSTEM "file:///srv/notes.md">' + scene % "Home",
        "Address": '<!DOCTYPE document [<!ENTITY % a SYSTEM "http://127.0.0.1:9/a"> %a;]>' + scene % "Home",
        "Growing": f'<!DOCTYPE document [<!ENTITY e0 "ha">{grown}]>' + scene % "&e12;",
        "Deep": "<document>" + "<a>" * 200_000,
    }.items():
        write(repo, f"App/{name}.storyboard", text)
    linked("App/Linked.storyboard", *SWIFT)(repo)
    linked("App/Info.plist", *SECRETS)(repo)


TRICKS = {
    "report over a file of the user": configured(check={"output": "../../root/.bashrc"}),
    "report by the whole path": configured(check={"output": "/root/.bashrc"}),
    "report into the hooks": configured(check={"output": ".git/hooks/post-checkout"}),
    "report through a link": lambda repo: (link(repo, "out", "/root"), configured(check={"output": "out/.bashrc"})(repo)),
    "site elsewhere": configured(build={"output": "../site"}),
    "site around the repository": configured(build={"output": ".."}),
    "single file elsewhere": configured(build={"single-file": "../site/index.html"}),
    "pictures elsewhere": configured(export={"output": "../graphs"}),
    "difference elsewhere": configured(diff={"output": "../kept.json"}),
    "cache elsewhere": configured(**{"cache-dir": "../cache"}),
    "first page from elsewhere": configured(landing="../notes.md"),
    "first page by the whole path": configured(landing="/root/.ssh/id_ed25519"),
    "articles from elsewhere": configured(articles="../docs"),
    "source from elsewhere": configured(sources=["App", "../Secret.swift"]),
    "baseline from elsewhere": configured(check={"baseline": "../kept.json"}),
    "record from elsewhere": configured(check={"against": "../notes.md"}),
    "version from elsewhere": configured(build={"diff": "../kept.json"}),
    "linked configuration": linked(".navdocs.json", "/root/.navdocs.json"),
    "linked source": linked("App/Linked.swift", *SWIFT),
    "linked folders": linked("App/lib", "..", "../..", "/srv", "/", "/root", "/proc", "/dev", "/srv/docs"),
    "linked articles": lambda repo: (
        subprocess.run(["rm", "-r", repo / "App/Navigation.docs"], check=True), link(repo, "App/Navigation.docs", "/srv/docs")),
    "linked article": linked("App/Navigation.docs/more.md", *SECRETS),
    "linked picture": linked("App/Navigation.docs/more.png", *SECRETS, "/dev/zero"),
    "linked manifests": lambda repo: (
        link(repo, "Package.swift", "/srv/Package.swift"), link(repo, "App/A.xcodeproj/project.pbxproj", "/root/.ssh/id_ed25519")),
    "storyboards": storyboards,
    "linked site": linked("navdocs-site", "/srv/site"),
    "linked pictures": lambda repo: (
        link(repo, "navdocs-graphs", "/srv/graphs"), link(repo, "graphs/app.svg", "/root/.bashrc"),
        configured(export={"output": "graphs"})(repo)),
    "leftovers": looks_like_a_leftover,
    "claims": site_that_claims_what_is_outside,
    "scripts in a picture": scripted_picture,
    "commands of a runner": commands_of_a_runner,
    "git": foreign_git,
    "endless files": endless,
}  # fmt: skip
# What git does not hold, but an archive does.
UNCOMMITTED = {"git": foreign_submodule, "endless files": pipes}


def git(folder, *words):
    identity = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false", "-c", "core.hooksPath=/dev/null"]
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"}
    return subprocess.run(
        ["git", *identity, *words], cwd=folder, env=environment, check=True, capture_output=True, text=True).stdout


def repository(folder):
    """A repository with a commit, as it is before any pull request."""
    write(folder, "App/Trips.swift", TRIPS)
    write(folder, "App/Navigation.docs/index.md", ARTICLE)
    write(folder, "App/Navigation.docs/map.svg", MAP)
    git(folder, "init", "--quiet", "--initial-branch", "main")
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", "before")
    return folder


def pull_request(folder, trick):
    """Checks a pull request out."""
    git(folder, "checkout", "--quiet", "-b", "topic")
    TRICKS[trick](folder)
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", "trick")
    UNCOMMITTED.get(trick, lambda repo: None)(folder)
