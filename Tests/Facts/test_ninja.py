"""Twenty modules, read by twenty runs that ninja starts and linked by one, against one run over all of them.

The program is the one NAVDOCS names, .build/release/navdocs without it.
"""

import subprocess

from program import NAVDOCS

MODULES = 20
FACTS = [f"out/{number}.facts" for number in range(MODULES)] + ["out/package.facts"]

RULES = """
rule facts
  command = {navdocs} export App/$source --root App --format facts -o $out --no-cache --quiet
rule site
  command = {navdocs} build App {facts} -o $out --quiet
"""


def module(number):
    """A coordinator that opens that of the next module, a view, and a model that another module changes."""
    next = (number + 1) % MODULES
    return {
        f"Feature{number}Coordinator.swift": f"""
            import Scaffolding
            import Feature{next}
            /// The coordinator of feature {number}, before ``Feature{next}Coordinator``.
            @MainActor @Observable @Scaffoldable
            public final class Feature{number}Coordinator: FlowCoordinatable {{
                public var stack = FlowStack<Feature{number}Coordinator>(root: .home)
                func home() -> some View {{ Feature{number}View() }}
                func detail(id: Int) -> some View {{ Detail{number}View(id: id) }}
                func onward() -> any Coordinatable {{ Feature{next}Coordinator() }}
            }}
        """,
        f"Feature{number}View.swift": f"""
            import SwiftUI
            public struct Feature{number}View: View {{
                @Environment(Feature{number}Coordinator.self) var coordinator
                @State var model = Feature{next}Model()
                public var body: some View {{
                    Button("Detail") {{ coordinator.route(to: .detail(id: {number})) }}
                    Button("On") {{ coordinator.route(to: .onward, as: .sheet) }}
                        .sheet(isPresented: $model.isShown) {{ Detail{number}View(id: 0) }}
                }}
            }}
            public struct Detail{number}View: View {{
                let id: Int
                public var body: some View {{ Text("Detail \\(id)") }}
            }}
        """,
        f"Feature{number}Model.swift": f"""
            @Observable public final class Feature{number}Model {{
                public var isShown = false
                public func show() {{ isShown = true }}
                func other(_ model: Feature{next}Model) {{ model.show() }}
            }}
        """,
    }


def tree(folder):
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_modules_read_apart_give_the_same_site(tmp_path):
    (tmp_path / "App").mkdir()
    (tmp_path / "App/Package.swift").touch()
    lines = [RULES.format(navdocs=NAVDOCS, facts=" ".join(f"--facts {name}" for name in FACTS))]
    for number in range(MODULES):
        folder = tmp_path / f"App/Sources/Feature{number}"
        folder.mkdir(parents=True)
        for name, text in module(number).items():
            (folder / name).write_text(text)
        sources = " ".join(f"App/Sources/Feature{number}/{name}" for name in module(number))
        lines += [f"build out/{number}.facts: facts {sources}", f"  source = Sources/Feature{number}"]
    lines += ["build out/package.facts: facts App/Package.swift", "  source = Package.swift"]
    lines.append(f"build linked: site {' '.join(FACTS)}")
    (tmp_path / "build.ninja").write_text("\n".join(lines) + "\n")

    subprocess.run(["ninja", "linked"], cwd=tmp_path, check=True)
    subprocess.run([NAVDOCS, "build", "App", "-o", "one", "--no-cache", "--quiet"], cwd=tmp_path, check=True)
    one = tree(tmp_path / "one")
    assert len([path for path in one if path.parts[0] == "coordinators"]) >= MODULES
    assert tree(tmp_path / "linked") == one

    # One module changes: one is read anew, and the whole is as one run has it.
    changed = tmp_path / "App/Sources/Feature7/Feature7View.swift"
    changed.write_text(changed.read_text().replace("as: .sheet", "as: .fullScreenCover"))
    again = subprocess.run(["ninja", "-n", "linked"], cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    assert again.count("--format facts") == 1 or "[1/2]" in again
    subprocess.run(["ninja", "linked"], cwd=tmp_path, check=True)
    subprocess.run([NAVDOCS, "build", "App", "-o", "one", "--no-cache", "--quiet"], cwd=tmp_path, check=True)
    assert tree(tmp_path / "one") != one
    assert tree(tmp_path / "linked") == tree(tmp_path / "one")
