"""Well-formed apps that nobody would write: views, helpers, wrappers, aliases, overloads and code that leads back to itself, in
the words of every system at once."""

import random

SYSTEMS = ["Scaffolding", "Stinsen", "FlowStacks", "TCACoordinators"]


class App:
    """An app of its own for each seed, the same on every machine."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        number = self.random.randint
        self.views = [f"{self.one(['Home', 'Detail', 'Row', 'Log', 'Set'])}{n}{self.one(['', 'View', 'Screen'])}" for n in range(number(2, 7))]
        self.calls = [f"{name}()" for name in self.views]
        self.routes = [f"Route{n}" for n in range(number(1, 2))]
        self.wrappers = [f"Card{n}" for n in range(number(1, 3))]
        self.aliases = [f"Alias{n}" for n in range(number(1, 4))]
        self.systems = [system for system in SYSTEMS if self.random.random() < 0.4]
        self.cases = ["a", "b", "c"][: number(2, 3)]
        self.helpers = number(1, 5)
        # What is left of the code that a view may be made of.
        self.left = 0

    def one(self, choices):
        return self.random.choice(choices)

    def files(self):
        """The source by file name, in one to three files."""
        parts = [self.view(name) for name in self.views]
        parts += [self.route(name) + self.router(name) for name in self.routes]
        parts += [self.wrapper(name) for name in self.wrappers]
        parts += [self.alias(name) for name in self.aliases]
        parts += [getattr(self, system.lower())() for system in self.systems]
        parts += [self.protocols(), self.modifiers(), self.screens(), self.app()]
        self.random.shuffle(parts)
        count = self.random.randint(1, 3)
        imports = "".join(f"import {name}\n" for name in ["SwiftUI", *self.systems])
        return {f"File{n}.swift": imports + "".join(parts[n::count]) for n in range(count)}

    # Views.

    def view(self, name):
        generic = self.one(["", "", "", "<C: View>"])
        routers = "".join(
            f" @{self.one(['StateObject', 'ObservedObject', 'EnvironmentObject'])} var r{n}: Router{n}\n" for n in range(len(self.routes)))
        coordinators = {
            "Scaffolding": " @Environment(Flow.self) var flow\n",
            "Stinsen": " @EnvironmentObject var router: NavigationRouter<Tree>\n",
            "FlowStacks": " @EnvironmentObject var navigator: FlowNavigator<Step>\n",
            "TCACoordinators": " let store: StoreOf<Desk>\n",
        }  # fmt: skip
        helpers = "".join(self.helper(n) for n in range(self.helpers))
        methods = "".join(
            f" func do{n}({self.one(['', '_ x: Int', 'x: Int = 1'])}) {{ {self.action()}; {self.action()} }}\n"
            for n in [*range(3), self.random.randint(0, 2)])
        return (
            f"struct {name}{generic}: View {{\n"
            " @State var on = false; @State var other = false; @State var item: Item?; @State var tab = 0\n"
            " @State var path = NavigationPath(); @Environment(\\.dismiss) var dismiss\n"
            f"{routers}{''.join(coordinators[system] for system in self.systems)}"
            f" var body: some View {{ {self.content()} }}\n{helpers}{methods}}}\n"
            + (f"extension {name} {{ var h9: some View {{ {self.content()} }} }}\n" if self.random.random() < 0.2 else ""))  # fmt: skip

    def helper(self, number):
        builder = self.one(["@ViewBuilder ", "@ViewBuilder private ", ""])
        values = f" var h{number}: some View {{ {self.content()} }}\n"
        function = f"func f{number}{self.one(['', '<T: View>'])}(_ x: {self.one(['some View', 'Int', 'Route0'])})"
        closure = "func g%d<C: View>(@ViewBuilder x: () -> C)" % number
        return (
            f" {builder}{values.strip()}\n {builder}{function} -> some View {{ {self.content()} }}\n"
            f" {closure} -> some View {{ {self.one(['x()', 'VStack { x(); x() }', self.content()])} }}\n"
            f" @TabContentBuilder<Int> var t{number}: some TabContent {{ {self.tabs()} }}\n"
            f" @ViewBuilder var tabs{number}: some View {{ {self.tabs()} }}\n")  # fmt: skip

    def content(self):
        self.left = self.random.randint(2, 14)
        return self.expression()

    def expression(self):
        self.left -= 1
        number = self.random.randrange(self.helpers)
        small = [
            lambda: f"{self.one(self.views)}()", lambda: f"{self.one(self.aliases)}()", lambda: f"h{number}",
            lambda: f"self.h{number}", lambda: 'Text("x")', lambda: f"Page.{self.one(self.cases)}.body",
            lambda: f"{self.one(self.views)}().h{number}",
            lambda: f'Button("x") {{ {self.action()} }}', lambda: f'Button("x", action: do{number % 3})',
            lambda: f"NavigationLink(value: Route0.{self.one(self.cases)}) {{ Text(\"x\") }}",
            lambda: f"self.tabs{number}", lambda: "EmptyView()", lambda: f"f{number}(1)",
        ]  # fmt: skip
        if self.left <= 0:
            return self.one(small)()
        inner, value, choice, route = self.expression, self.value, self.one(self.cases), self.random.randrange(len(self.routes))
        large = [
            lambda: f"{self.one(['VStack', 'Group', 'Form', 'ScrollView', 'ZStack'])} {{ {inner()}; {inner()} }}",
            lambda: f"if {self.one(['on', 'other', 'let item', 'tab == 1'])} {{ {inner()} }} else {{ {inner()} }}",
            lambda: f"switch Page.{choice} {{ case .{choice}: {inner()}; default: {inner()} }}",
            lambda: f"ForEach(items) {{ i in {inner()} }}", lambda: f"AnyView({value()})",
            lambda: f'NavigationLink("x") {{ {inner()} }}', lambda: f'NavigationLink(destination: {value()}) {{ Text("x") }}',
            lambda: f"NavigationStack {{ {inner()} }}", lambda: f"f{number}({value()})", lambda: f"g{number} {{ {inner()} }}",
            lambda: f"NavigationStack(path: $r{route}.path) {{ {value()}.navigationDestination(for: Route{route}.self) {{ r in {self.switch()} }} }}",
            lambda: f"NavigationSplitView {{ {inner()} }} detail: {{ {inner()} }}",
            lambda: f"{self.one(self.wrappers)} {{ {inner()} }}", lambda: f"TabView(selection: $tab) {{ {self.tabs()} }}",
            lambda: f"TabView {{ tabs{number} }}", lambda: f"TabView {{ t{number}; {self.tabs()} }}",
            lambda: f"{value()}.sheet(isPresented: ${self.one(['on', 'other'])}) {{ {inner()} }}",
            lambda: f"{value()}.fullScreenCover(item: $item) {{ i in {inner()} }}",
            lambda: f"{value()}.{self.one(['present0', 'present1'])}($on) {{ {inner()} }}",
            lambda: f"{value()}.navigationDestination(isPresented: $other) {{ {inner()} }}",
            lambda: f"{value()}.onChange(of: tab) {{ {self.action()} }}", lambda: f"{value()}.modifier(Mod(extra: {value()}))",
            lambda: f"{value()}.onOpenURL {{ u in {self.action()} }}", lambda: f"(on ? AnyView({value()}) : AnyView({value()}))",
            lambda: f"let made = {value()}\n made", lambda: f"[{value()}, {value()}][tab]",
            lambda: f"Group {{\n#if os({self.one(['iOS', 'macOS', 'tvOS'])})\n{inner()}\n#else\n{inner()}\n#endif\n}}",
            lambda: f"item.map {{ _ in {inner()} }}", lambda: f"{{ () -> AnyView in AnyView({value()}) }}()",
        ]  # fmt: skip
        return self.one(large)()

    def value(self):
        """An expression where no statement may stand."""
        made = self.expression()
        return f"Group {{ {made} }}" if made.startswith(("if ", "switch ", "let ")) else made

    def tabs(self):
        number = self.random.randrange(self.helpers)
        kinds = [
            lambda: f"{self.value()}.tabItem {{ Text(\"x\") }}.tag({self.random.randint(0, 3)})",
            lambda: f"{self.value()}.tabItem {{ Label(\"x\", systemImage: \"y\") }}.tag(Page.{self.one(self.cases)})",
            lambda: f'Tab("x", systemImage: "y", value: {self.random.randint(0, 3)}) {{ {self.expression()} }}',
            lambda: f'TabSection("x") {{ Tab("x", systemImage: "y") {{ {self.expression()} }} }}',
            lambda: f"tabs{number}", lambda: f"t{number}", lambda: f"Group {{ tabs{number}; h{number} }}",
            lambda: f"if on {{ tabs{number} }} else {{ f{number}(1).tabItem {{ Text(\"x\") }} }}",
            lambda: f"ForEach(items) {{ i in f{number}(i).tabItem {{ Text(\"x\") }} }}",
            lambda: f"{self.one(self.wrappers)} {{ tabs{number} }}.tabItem {{ h{number} }}",
        ]  # fmt: skip
        return "; ".join(self.one(kinds)() for _ in range(self.random.randint(1, 3)))

    def switch(self):
        arms = "; ".join(f"case .{name}: {self.one(self.views)}()" for name in self.cases)
        return f"switch r {{ {arms} }}"

    # Actions.

    def action(self, depth=2):
        route, case = self.random.randrange(len(self.routes)), self.one(self.cases)
        kinds = [
            "on = true", "other.toggle()", "dismiss()", "tab = 1", f"item = Item(route: .{case})", "path.append(1)",
            f"r{route}.path.append(.{case})", f"r{route}.path = [.{case}, on ? .{case} : .{self.one(self.cases)}]", f"r{route}.path.removeLast()",
            f"r{route}.go(.{case})", f"r{route}.go({self.random.randint(0, 2)})", f"r{route}.go(to: [.{case}])", f"do{self.random.randint(0, 2)}()",
            f'openURL(URL(string: "app://{case}")!)', f"[1, 2].forEach {{ _ in r{route}.go(.{case}) }}", f"r{route}.show {{ {self.one(self.views)}() }}",
            f"let next = on ? Route0.{case} : .{self.one(self.cases)}; r0.go(next)",
        ]  # fmt: skip
        kinds += {
            "Scaffolding": ["flow.route(to: .%s)" % case, "flow.route(to: .inner) { (x: Flow) in x.route(to: .a) }", "flow.pop()"],
            "Stinsen": ["router.route(to: \\.%s)" % case, "router.route(to: \\.inner).route(to: \\.a)", "router.popToRoot()"],
            "FlowStacks": ["navigator.push(.%s)" % case, "navigator.presentSheet(.%s)" % case, "navigator.goBack()"],
            "TCACoordinators": ["store.send(.next(.%s))" % case],
        }.get(self.one(self.systems) if self.systems else "", [])  # fmt: skip
        if depth and self.random.random() < 0.4:
            inner = self.action(depth - 1)
            return self.one([
                f"if on {{ {inner} }} else {{ {self.action(depth - 1)} }}", f"Task {{ await MainActor.run {{ {inner} }} }}", f"withAnimation {{ {inner} }}",
                f"switch r0.path.last {{ case .{case}?: {inner}; default: break }}", f"guard on else {{ {inner}; return }}",
                f"for route in [Route0.{case}] {{ r0.go(route); {inner} }}", f"defer {{ {inner} }}", f"let later = {{ {inner} }}; later()",
            ])  # fmt: skip
        return self.one(kinds)

    # What they share.

    def route(self, name):
        others = self.one(["", f" case deep(Page)\n indirect case again({name})\n"])
        return f"enum {name}: Hashable {{\n" + "".join(f" case {case}\n" for case in self.cases) + f"{others}}}\n"

    def router(self, name):
        number = name.removeprefix("Route")
        base = self.one(["ObservableObject", "ObservableObject", f"Base<{name}>"])
        inherited = "" if base != f"Base<{name}>" else f"class Base<R: Hashable>: ObservableObject {{ @Published var path: [R] = []; func go(_ r: R) {{ path.append(r) }} }}\n" if number == "0" else ""
        return inherited + (
            f"final class Router{number}: {base} {{\n @Published var path: [{name}] = []\n @Published var shown: {name}?\n static let shared = Router{number}()\n"
            f" func go(_ r: {name}) {{ {self.one(['path.append(r)', 'go(to: [r])', 'shown = r', 'go(r)'])} }}\n"
            f" func go(_ n: Int) {{ switch n {{ case 0: go(.{self.cases[0]}); default: go(n - 1) }} }}\n"
            f" func go(to all: [{name}]) {{ {self.one(['path = all', 'all.forEach { go($0) }', 'path += all', 'all.first.map(go)'])} }}\n"
            " func show<C: View>(@ViewBuilder content: () -> C) { _ = content() }\n}\n")  # fmt: skip

    def wrapper(self, name):
        inner = self.one(["content", "content()", f"{self.one(self.wrappers)} {{ content }}", "VStack { content; content }"])
        return f"struct {name}<Content: View>: View {{\n @ViewBuilder var content: Content\n var body: some View {{ {inner} }}\n}}\n"

    def alias(self, name):
        return f"typealias {name} = {self.one([*self.views, *self.aliases, self.wrappers[0] + '<Text>'])}\n"

    def protocols(self):
        one, two = self.one(self.views), self.one(self.views)
        return (
            "protocol P0: P1 {}\nprotocol P1: P0 { func doP() }\n"
            "extension P0 { var p0: some View { p1 }\n func goP() { doP() } }\nextension P1 { var p1: some View { p0 } }\n"
            f"extension {one}: P0 {{ func doP() {{ goP(); do0() }} }}\nextension {two}: P1 {{}}\n")  # fmt: skip

    def modifiers(self):
        return (
            "extension View {\n"
            " func present0<C: View>(_ x: Binding<Bool>, @ViewBuilder c: @escaping () -> C) -> some View { sheet(isPresented: x, content: c) }\n"
            f" func present1<C: View>(_ x: Binding<Bool>, @ViewBuilder c: @escaping () -> C) -> some View {{ {self.one(['present0(x, c: c)', 'present1(x, c: c)', 'fullScreenCover(isPresented: x) { c() }'])} }}\n}}\n"
            "struct Mod<E: View>: ViewModifier { let extra: E\n func body(content: Content) -> some View { content.modifier(Mod(extra: extra)).sheet(isPresented: .constant(true)) { extra } } }\n")  # fmt: skip

    def screens(self):
        arms = "; ".join(f"case .{case}: {self.one([*self.calls, 'Page.' + self.one(self.cases) + '.body'])}" for case in self.cases)
        return (
            "enum Page: Hashable { " + "; ".join(f"case {case}" for case in self.cases)
            + f"\n @ViewBuilder var body: some View {{ switch self {{ {arms} }} }} }}\n"
            "struct Item: Identifiable { let id = 1; var route: Route0 }\nlet items: [Item] = []\n")  # fmt: skip

    def app(self):
        view = self.one(self.views)
        scene = self.one([f"{view}()", f"Group {{ if true {{ {view}() }} else {{ {self.one(self.aliases)}() }} }}", "Page.a.body", f"TabView {{ {view}().tabItem {{ Text(\"x\") }} }}"])
        return (
            f"@main struct Main: App {{ @StateObject var r0 = Router0.shared\n var body: some Scene {{ WindowGroup {{ {scene}.environmentObject(r0).onOpenURL {{ u in r0.go(.a) }} }} }} }}\n"
            f"#Preview {{ {view}() }}\n")  # fmt: skip

    # The systems.

    def scaffolding(self):
        functions = "".join(f" func {case}() -> some View {{ {self.one(self.views)}() }}\n" for case in self.cases)
        kind = self.one(["FlowCoordinatable", "FlowCoordinatable", "TabCoordinatable"])
        stack = "var stack = FlowStack<Flow>(root: .a)" if kind[0] == "F" else "var tabItems = TabItems<Flow>(tabs: [.a, .b])"
        return (
            f"@MainActor @Scaffoldable @Observable final class Flow: @MainActor {kind} {{\n {stack}\n{functions}"
            f" func inner() -> any Coordinatable {{ {self.one(['Flow()', 'Flow2()'])} }}\n func jump() {{ route(to: .a); jump() }}\n}}\n"
            "@MainActor @Scaffoldable @Observable final class Flow2: @MainActor FlowCoordinatable {\n var stack = FlowStack<Flow2>(root: .a)\n"
            f" func a() -> some View {{ {self.one(self.views)}() }}\n func back() -> any Coordinatable {{ Flow() }}\n}}\n")  # fmt: skip

    def stinsen(self):
        routes = "".join(f" @Route(.{self.one(['push', 'modal', 'fullScreen'])}) var {case} = make{case}\n func make{case}() -> some View {{ {self.one(self.views)}() }}\n" for case in self.cases[1:])
        return (
            "final class Tree: NavigationCoordinatable {\n let stack = NavigationStack(initial: \\Tree.a)\n @Root var a = makeA\n"
            f" func makeA() -> some View {{ {self.expression()} }}\n{routes}"
            " @Route(.push) var inner = makeInner\n func makeInner() -> NavigationViewCoordinator<Tree> { NavigationViewCoordinator(Tree()) }\n}\n")  # fmt: skip

    def flowstacks(self):
        arms = "; ".join(f"case .{case}: {self.one(self.views)}()" for case in self.cases)
        return (
            f"enum Step {{ {'; '.join(f'case {case}' for case in self.cases)} }}\n"
            "struct Steps: View { @State var routes: Routes<Step> = [.root(.a)]\n"
            f" var body: some View {{ Router($routes) {{ step, _ in switch step {{ {arms} }} }} }}\n"
            f" func next() {{ routes.push(.{self.one(self.cases)}); next() }}\n}}\n")  # fmt: skip

    def tcacoordinators(self):
        cases = "; ".join(f"case {case}({case.upper()})" for case in self.cases)
        features = "".join(f"@Reducer struct {case.upper()} {{ struct State: Equatable {{}}\n enum Action {{ case next }} }}\n" for case in self.cases)
        lets = "; ".join(f"case let .{case}(store): {self.one(self.views)}(store: store)" for case in self.cases)
        return (
            f"@Reducer(state: .equatable) enum DeskScreen {{ {cases} }}\n{features}"
            "@Reducer struct Desk { @ObservableState struct State: Equatable { var routes: [Route<DeskScreen.State>] = [.root(.a(.init()))] }\n"
            " enum Action { case router(IndexedRouterActionOf<DeskScreen>) }\n"
            " var body: some ReducerOf<Self> { Reduce { state, action in switch action {"
            f" case .router(.routeAction(_, action: .a(.next))): state.routes.push(.{self.one(self.cases)}(.init())); return .none\n default: return .none }} }}"
            ".forEachRoute(\\.routes, action: \\.router) } }\n"
            f"struct DeskView: View {{ let store: StoreOf<Desk>\n var body: some View {{ TCARouter(store.scope(state: \\.routes, action: \\.router)) {{ screen in switch screen.case {{ {lets} }} }} }} }}\n")  # fmt: skip


def changed(files, seed):
    """The same files with something done to one of them."""
    chance = random.Random(seed)
    name = chance.choice(sorted(files))
    text = files[name]
    kind = seed % 6
    if kind == 0:
        text = text[: chance.randrange(len(text))]
    elif kind == 1:
        place = chance.choice([n for n, sign in enumerate(text) if sign in "{}()[]"])
        text = text[:place] + text[place + 1 :]
    elif kind == 2:
        place = chance.choice([n for n, sign in enumerate(text) if sign in "\"'#/`\\.:,"] or [0])
        text = text[:place] + text[place + 1 :]
    elif kind == 3:
        words = text.split(" ")
        one, two = chance.randrange(len(words)), chance.randrange(len(words))
        words[one], words[two] = words[two], words[one]
        text = " ".join(words)
    elif kind == 4:
        lines = text.split("\n")
        chance.shuffle(lines)
        text = "\n".join(lines)
    else:
        start = chance.randrange(len(text))
        piece = text[start : start + chance.randrange(1, 40)]
        text = text[:start] + piece * chance.randrange(2, 40) + text[start:]
    return files | {name: text}
