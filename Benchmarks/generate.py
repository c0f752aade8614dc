#!/usr/bin/env python3
"""Writes an app of any size in Scaffolding's API: the same arguments give the same bytes.

The coordinators form a tree, four children each: a root, a tab bar under it, flows below, and now and then columns.
Every destination that is no child coordinator is a view in a file of its own, which navigates: by a call, through
a method of its coordinator, and back; every third also from a row inside it. Beside them stand as many files as asked
for of code without navigation: values, services, and views that only show.
"""

import argparse
import shutil
from pathlib import Path

CHILDREN = 4
MODULE_SIZE = 10
MARKER = ".generated"


def kind(k):
    if k < 2:
        return ("root", "tab")[k]
    return "split" if k % 25 == 0 else "flow"


def area(k):
    return f"Area{k:03}"


def children(k, count):
    return [c for c in range(CHILDREN * k + 1, CHILDREN * k + CHILDREN + 1) if c < count]


def destinations(k, coordinators, size):
    """Names of a coordinator's destinations: views first, then the child coordinators."""
    below = children(k, coordinators)[:size]
    views = [f"screen{n}" for n in range(size - len(below))]
    return views, [(f"area{c:03}", c) for c in below]


def view_type(k, name):
    return f"{area(k)}{name.capitalize()}View"


def container(k, names):
    owner = f"{area(k)}Coordinator"
    first, last = names[0], names[-1]
    tabs = ", ".join(f".{name}" for name in names[-5:])
    return {
        "root": f"var root = Root<{owner}>(root: .{last})",
        "tab": f"var tabItems = TabItems<{owner}>(tabs: [{tabs}])",
        "split": f"var columns = SplitColumns<{owner}>(sidebar: .{first}, detail: .{last})",
        "flow": f"var stack = FlowStack<{owner}>(root: .{first})",
    }[kind(k)]


def call(k, name, receiver=""):
    return {
        "root": f"{receiver}setRoot(.{name})",
        "tab": f"{receiver}selectFirstTab(.{name})",
        "split": f"{receiver}setDetail(.{name})",
        "flow": f"{receiver}route(to: .{name})",
    }[kind(k)]


def coordinator(k, coordinators, size):
    views, below = destinations(k, coordinators, size)
    names = views + [name for name, _ in below]
    lines = [
        "import Scaffolding", "import SwiftUI", "",
        f"/// Owns {len(views)} screens and {len(below)} further areas.", "///",
        f"/// Starts at ``{names[0]}``. Part of *module {k // MODULE_SIZE}*.",
        "@MainActor @Observable @Scaffoldable",
        f"final class {area(k)}Coordinator: @MainActor {kind(k).capitalize()}Coordinatable {{",
        f"    {container(k, names)}", "",
    ]
    for n, name in enumerate(views):
        label = f'Label("{name}", systemImage: "{n}.circle")'
        shown = f"{view_type(k, name)}(id: {n})"
        lines.append(f"    /// Screen {n} of {area(k)}, with what belongs to it.")
        if kind(k) == "tab":
            lines += [f"    func {name}() -> (some View, some View) {{", f"        ({shown}, {label})", "    }", ""]
        elif n % 3 == 2:
            lines += [
                f"    func {name}(id: Int = {n}, note: String? = nil) -> some View {{",
                f"        {view_type(k, name)}(id: id)", f'            .navigationTitle("{name}")', "    }", ""]
        else:
            lines += [f"    func {name}() -> some View {{", f"        {shown}", "    }", ""]
    for name, c in below:
        lines += [f"    func {name}() -> any Coordinatable {{", f"        {area(c)}Coordinator()", "    }", ""]
    for name in names:
        method = f"    func open{name.capitalize()}() {{"
        lines += [method, f"        {call(k, name)}", "    }", ""]
    return "\n".join(lines[:-1] + ["}", ""])


def view(k, n, name, names):
    owner = f"{area(k)}Coordinator"
    other, further = names[(n + 1) % len(names)], names[(n + 2) % len(names)]
    back = "coordinator.pop()" if kind(k) == "flow" else "coordinator.dismissModal()"
    style = ("sheet", "fullScreenCover")[n % 2]
    row = f"{view_type(k, name)[:-4]}Row"
    has_row = n % 3 == 0
    inner = f"{row}(index: index)" if has_row else 'Text("Part \\(index)")'
    screen = f'''import Scaffolding
import SwiftUI

/// Screen {n} of {area(k)}. Leads to `{other}` and `{further}`.
struct {view_type(k, name)}: View {{
    let id: Int

    @Environment({owner}.self) private var coordinator
    @State private var text = ""
    @State private var isBusy = false

    var body: some View {{
        List {{
            Section("Item \\(id)") {{
                TextField("Name", text: $text)
                LabeledContent("Length", value: text.count.formatted())
            }}
            Section {{
                ForEach(0..<3, id: \\.self) {{ index in
                    {inner}
                }}
                Button("Next") {{ {call(k, other, "coordinator.")} }}
                Button("Show") {{ coordinator.present(.{further}, as: .{style}) }}
                Button("Open") {{ coordinator.open{other.capitalize()}() }}
            }}
            .disabled(isBusy)
        }}
        .navigationTitle("{name}")
        .toolbar {{
            ToolbarItem(placement: .cancellationAction) {{
                Button("Back") {{ {back} }}
            }}
        }}
    }}
}}
'''
    if not has_row:
        return screen
    return screen + f'''
/// One of the rows.
struct {row}: View {{
    let index: Int

    @Environment({owner}.self) private var coordinator

    var body: some View {{
        HStack {{
            Image(systemName: "\\(index).circle")
                .foregroundStyle(.secondary)
            Button("Row \\(index)") {{ coordinator.open{further.capitalize()}() }}
            Spacer()
        }}
        .padding(.vertical, 4)
    }}
}}
'''


def plain(n):
    """A file that has nothing to do with navigation; every fifth holds a view."""
    shown = f'''
/// Shows an order.
struct Order{n}Label: View {{
    let order: Order{n}

    var body: some View {{
        HStack {{
            Text(order.title).font(.headline)
            Spacer()
            Text(order.total.formatted())
        }}
        .padding()
    }}
}}
'''
    methods = "".join(f'''
    /// What is left of a total in step {m}.
    func rest{m}(of order: Order{n}, limit: Decimal?) throws -> Decimal {{
        guard let limit, limit > 0 else {{ return order.total }}
        let rest = order.lines.map {{ $0.price * Decimal($0.count) }}.reduce(0, +) - limit
        if rest < 0 {{
            logger.debug("step {m} of \\(order.id): nothing is left")
            throw Failure.empty(order.id)
        }}
        switch order.state {{
        case .open: return rest
        case .paid, .sent: return min(rest, order.total)
        case .other(let name): return name.isEmpty ? rest : 0
        }}
    }}
''' for m in range(8))
    return f'''import Foundation
{"import SwiftUI" if n % 5 == 0 else "import OSLog"}

/// An order, as the server sends it.
struct Order{n}: Codable, Hashable, Identifiable {{
    enum State: Codable, Hashable {{
        case open, paid, sent
        case other(String)
    }}

    struct Line: Codable, Hashable {{
        var name: String
        var price: Decimal
        var count: Int
    }}

    let id: Int
    var title: String
    var state: State = .open
    var lines: [Line] = []

    /// What all lines cost.
    var total: Decimal {{ lines.reduce(0) {{ $0 + $1.price * Decimal($1.count) }} }}
}}

/// Computes what is left to pay.
final class Order{n}Service {{
    enum Failure: Error {{
        case empty(Int)
    }}

    private let logger = Logger(subsystem: "orders", category: "{n}")
{methods}}}
{shown if n % 5 == 0 else ""}'''


def app():
    return '''import Scaffolding
import SwiftUI

@main
struct GeneratedApp: App {
    @State private var coordinator = Area000Coordinator()

    var body: some Scene {
        WindowGroup {
            coordinator.view
                .onOpenURL { coordinator.open($0) }
        }
    }
}

extension Area000Coordinator {
    func open(_ url: URL) {
        switch url.host() {
        case "first":
            setRoot(.area001) { (tabs: Area001Coordinator) in
                tabs.selectFirstTab(.area005) { (area: Area005Coordinator) in
                    area.route(to: .screen1)
                }
            }
        default:
            setRoot(.area001, expecting: Area001Coordinator.self)?.selectFirstTab(.screen5)
        }
    }
}
'''


def modules(coordinators):
    return (coordinators - 1) // MODULE_SIZE + 1


def manifest(coordinators):
    names = [f"Module{m:02}" for m in range(modules(coordinators))]
    targets = "\n".join(f'        .target(name: "{name}"),' for name in names)
    return f'''// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Generated",
    targets: [
{targets}
    ]
)
'''


def generate(folder, coordinators, size, plain_files):
    if folder.exists():
        if not (folder / MARKER).exists():
            raise SystemExit(f"{folder} exists and was not made by this program; give another folder")
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    (folder / MARKER).touch()
    (folder / "Package.swift").write_text(manifest(coordinators))
    for k in range(coordinators):
        module = folder / "Sources" / f"Module{k // MODULE_SIZE:02}" / area(k)
        module.mkdir(parents=True)
        (module / f"{area(k)}Coordinator.swift").write_text(coordinator(k, coordinators, size))
        views, below = destinations(k, coordinators, size)
        names = views + [name for name, _ in below]
        for n, name in enumerate(views):
            (module / f"{view_type(k, name)}.swift").write_text(view(k, n, name, names))
    (folder / "Sources" / "Module00" / "GeneratedApp.swift").write_text(app())
    for n in range(plain_files):
        orders = folder / "Sources" / f"Module{n % modules(coordinators):02}" / f"Orders{n // 50:03}"
        orders.mkdir(parents=True, exist_ok=True)
        (orders / f"Order{n}.swift").write_text(plain(n))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--coordinators", type=int, default=100)
    parser.add_argument("--destinations", type=int, default=10, help="of each coordinator; 5 at least")
    parser.add_argument("--plain", type=int, default=0, help="files without navigation, about 120 lines each")
    arguments = parser.parse_args()
    if arguments.coordinators < 6 or arguments.destinations < 5:
        parser.error("6 coordinators and 5 destinations at least")
    generate(arguments.folder, arguments.coordinators, arguments.destinations, arguments.plain)


if __name__ == "__main__":
    main()
