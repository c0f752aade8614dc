"""Well-formed apps that nobody would write: views, helpers, wrappers, aliases, overloads and code that leads back to itself, in
the words of every system at once."""

import random

SYSTEMS = [
    "Scaffolding", "Stinsen", "FlowStacks", "TCACoordinators", "ComposableArchitecture", "UIKit", "XCoordinator", "RxFlow", "LinkNavigator",
    "OwnFramework",
]  # fmt: skip


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
            "ComposableArchitecture": " @Bindable var tour: StoreOf<Tour>\n",
            "UIKit": " weak var desk: DeskCoordinator?\n",
            "XCoordinator": " var trips: StrongRouter<TripRoute>\n",
            "RxFlow": " let stepper: TrailStepper\n",
            "LinkNavigator": " let navigator: LinkNavigatorType\n",
            "OwnFramework": " let pile: Pile\n",
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
            "ComposableArchitecture": ["tour.send(.next)", "tour.isOn = true", "tour.send(.path(.push(id: 1, state: .%s(Tour%s.State()))))" % (case, case.upper())],
            "UIKit": ["desk?.%s()" % case, "desk?.start()", "desk?.screenDidFinish(.%s)" % case],
            "RxFlow": ["stepper.steps.accept(Trail.%s)" % case, "stepper.go(.inside(.%s))" % case],
            "LinkNavigator": ["navigator.next(paths: [\"%s\"], items: [:], isAnimated: true)" % case, "navigator.backOrNext(path: \"%s\", items: [:], isAnimated: true)" % case],
            "OwnFramework": ["pile.put(PartCoordinator(pile), .%s)" % case, "pile.set(PartCoordinator(pile), .inside(.%s), done: nil)" % case, "pile.clear()"],
            "XCoordinator": ["trips.trigger(.%s)" % case, "trips.trigger(.inner(.a))"],
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

    def composablearchitecture(self):
        names = {case: f"Tour{case.upper()}" for case in self.cases}
        cases = "; ".join(f"case {case}({name})" for case, name in names.items())
        features = "".join(self.feature(name, names) for name in names.values())
        views = self.views
        lets = "; ".join(f"case let .{case}(store): {self.one([self.one(views) + '(tour: store)', f'{name}View(store: store)'])}" for case, name in names.items())
        one = self.one(self.cases)
        inner = self.one([
            f"case .path(.element(id: _, action: .{one}(.delegate(.done)))): state.path.removeLast(); return .none",
            f"case let .path(action): switch action {{ case .element(id: _, action: .{one}(.next)): return open(&state)\n default: return .none }}",
            f"case let .path(.element(id: id, action: .again(.next))): state.path.pop(from: id); return .send(.next)",
            "case .path: return open(&state)",
        ])  # fmt: skip
        stack = (
            f"NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {{ VStack {{ NavigationLink(\"x\", state: Tour.Path.State.{one}({names[one]}.State()))\n"
            f" Button(\"x\") {{ store.send(.{self.one(['next', 'again'])}) }} }}"
            f".sheet(item: $store.scope(state: \\.destination?.{one}, action: \\.destination.{one})) {{ store in {names[one]}View(store: store) }}"
            f".sheet(isPresented: $store.isOn) {{ {self.one(views)}() }} }} destination: {{ store in switch store.case {{ {lets}; case let .again(store): TourView(store: store) }} }}")
        return (
            f"@Reducer enum Stop {{ {cases}; case whole(Tour) }}\n{features}"
            f"@Reducer struct Tour {{ @Reducer enum Path {{ {cases}; case again(Tour) }}\n"
            " @ObservableState struct State: Equatable { var path = StackState<Path.State>(); @Presents var destination: Stop.State?; var isOn = false }\n"
            " enum Action: BindableAction { case path(StackActionOf<Path>); case destination(PresentationAction<Stop.Action>); case next; case again; case binding(BindingAction<State>) }\n"
            " var body: some ReducerOf<Self> { BindingReducer()\n Reduce { state, action in switch action {"
            f" case .next: {self.effect(names)}\n case .again: return open(&state)\n {inner}\n default: return .none }} }}"
            ".forEach(\\.path, action: \\.path).ifLet(\\.$destination, action: \\.destination) }\n"
            f" func open(_ state: inout State) -> Effect<Action> {{ {self.one(['state.path.append(.again(Tour.State()))', 'state.isOn.toggle()', '_ = open(&state)', 'state.path.removeAll()'])}; return .send(.again) }}\n}}\n"
            f"struct TourView: View {{ @Bindable var store: StoreOf<Tour>\n var body: some View {{ {stack} }} }}\n"
            f"@Reducer struct Whole {{ @ObservableState enum State {{ case tour(Tour.State); case one({names[one]}.State) }}\n enum Action {{ case tour(Tour.Action); case one({names[one]}.Action) }}\n"
            f" var body: some ReducerOf<Self> {{ Reduce {{ state, action in switch action {{ case .one(.next): state = .tour(Tour.State()); return .none\n case .tour(.again): state = .one({names[one]}.State()); return .none\n default: return .none }} }}"
            f".ifCaseLet(\\.tour, action: \\.tour) {{ Tour() }}.ifCaseLet(\\.one, action: \\.one) {{ {names[one]}() }} }} }}\n"
            "struct WholeView: View { let store: StoreOf<Whole>\n var body: some View { switch store.state { case .tour: if let store = store.scope(state: \\.tour, action: \\.tour) { TourView(store: store) }\n"
            f" case .one: if let store = store.scope(state: \\.one, action: \\.one) {{ {names[one]}View(store: store) }} }} }} }}\n")  # fmt: skip

    def feature(self, name, names):
        """A feature of the ComposableArchitecture that may present itself, with its view."""
        one = self.one(list(names))
        shown = self.one([
            f".sheet(item: $store.scope(state: \\.stop?.{one}, action: \\.stop.{one})) {{ store in {names[one]}View(store: store) }}",
            f".navigationDestination(item: $store.scope(state: \\.stop?.{one}, action: \\.stop.{one})) {{ {names[one]}View(store: $0) }}",
            ".alert($store.scope(state: \\.stop, action: \\.stop))", "",
        ])  # fmt: skip
        return (
            f"@Reducer struct {name} {{ @ObservableState struct State: Equatable {{ @Presents var stop: Stop.State?; var isOn = false }}\n"
            " enum Action { case next; case again; case stop(PresentationAction<Stop.Action>); case delegate(Delegate); enum Delegate { case done } }\n"
            " @Dependency(\\.dismiss) var dismiss\n"
            f" var body: some ReducerOf<Self> {{ Reduce {{ state, action in switch action {{ case .next: {self.effect(names, 'stop')}\n case .again: {self.effect(names, 'stop')}\n default: return .none }} }}"
            ".ifLet(\\.$stop, action: \\.stop) } }\n"
            f"struct {name}View: View {{ @Bindable var store: StoreOf<{name}>\n var body: some View {{ Button(\"x\") {{ store.send(.{self.one(['next', 'again'])}) }}{shown} }} }}\n")  # fmt: skip

    def effect(self, names, state="destination"):
        case = self.one(list(names))
        return self.one([
            f"state.{state} = .{case}({names[case]}.State()); return .none", f"state.{state} = nil; return .none", "return .send(.again)", "return .send(.next)",
            "return .run { send in await send(.again) }", f"state.{state} = .whole(Tour.State()); return .send(.next)", "state.isOn = true; return .none",
            f"return .concatenate(.send(.next), .run {{ _ in state.{state} = nil }})",
        ])  # fmt: skip

    def presented(self, depth=2):
        """What a view controller or a hosted view is made of, wrapped in what the app has for that."""
        kinds = [
            f"Screen{self.random.randint(0, 2)}()", f"UIHostingController(rootView: {self.one(self.views)}())", "make(.a)", "self.again", "factory.screen(for: self)",
            "UINavigationController(rootViewController: Screen0())", "UITabBarController()", "presented()", "children.first!.navigation", "Screen0().wrapped()",
        ]  # fmt: skip
        if depth and self.random.random() < 0.3:
            inner = self.presented(depth - 1)
            return self.one([f"UINavigationController(rootViewController: {inner})", f"({inner}).wrapped()", f"on ? {inner} : {self.presented(depth - 1)}"])
        return self.one(kinds)

    def opening(self):
        return self.one([
            f"navigation.pushViewController({self.presented()}, animated: true)", f"navigation.present({self.presented()}, animated: true)",
            f"navigation.setViewControllers([{self.presented()}, {self.presented()}], animated: false)", f"let next = {self.presented()}; next.modalPresentationStyle = .{self.one(['fullScreen', 'popover', 'custom'])}; present(next)",
            f"show({self.presented()}, sender: self)", f"let child = {self.one(['DeskCoordinator', 'MenuCoordinator'])}(navigation); child.onFinish = {{ [weak self] in self?.start() }}; children.append(child); child.start()",
            "children.forEach { $0.start() }", "start()", f"{self.one(self.cases)}()", f"route(.{self.one(self.cases)})", "navigation.popToRootViewController(animated: true)", "navigation.dismiss(animated: true)",
            f"guide.put({self.presented()}, .inside(.{self.one(self.cases)}), done: {self.one(['nil', '{ }', 'onFinish'])})",
            f"perform {{ self.navigation.pushViewController({self.presented()}, animated: true) }}", f"tabs.viewControllers = [{self.presented()}, {self.presented()}]", f"tabs.selectedIndex = {self.random.randint(0, 2)}",
        ])  # fmt: skip

    def circle(self, start, type, step, ways):
        """An object that shows what it is handed, with functions that hand it on to each other and to themselves."""

        def use(*bound):
            inner = self.one(["step", "step", ".inside(step)", f".{self.one(self.cases)}", *bound])
            return self.one([*ways, f"put(other, {inner}, done: {self.one(['done', 'nil'])})", f"set(other, {inner}, done: {self.one(['done', 'nil'])})", f"put(other, {inner})"])

        def body():
            arms = "; ".join(f"case .{case}: {use()}" for case in self.cases)
            return self.one([
                f"switch step {{ {arms}; case .inside(let inner): {use('inner', 'inner')} }}", f"if let done {{ {use()} }} else {{ {use()} }}",
                f"guard isOn, case .inside(let inner) = step else {{ {use()}; return }}; {use('inner', 'inner')}", f"if isOn {{ {use()} }}; {use()}; {use()}",
            ])  # fmt: skip

        return (
            f"{start} {{ let navigation = UINavigationController(); var isOn = false\n"
            f" func put(_ other: {type}, _ step: {step}, done: (() -> Void)?) {{ {body()} }}\n func put(_ other: {type}, _ step: {step}, done: @escaping () -> Void) {{ {body()} }}\n"
            f" func put(_ other: {type}, _ step: {step}) {{ let done: (() -> Void)? = nil; {body()} }}\n func set(_ other: {type}, _ step: {step}, done: (() -> Void)?) {{ {body()} }}\n}}\n")  # fmt: skip

    def uikit(self):
        arms = "; ".join(f"case .{case}: {self.opening()}" for case in [*self.cases, "inside(let step)"])

        def coordinator(name):
            members = "".join(f" func {case}() {{ {self.opening()}; {self.opening()} }}\n" for case in self.cases)
            return (
                f"final class {name}: {self.one(['BaseCoordinator', 'NSObject, Coordinating'])}, ScreenDelegate {{\n var onFinish: (() -> Void)?\n var on = false\n let factory: Making\n let guide: Guide\n let tabs = UITabBarController()\n"
                f" lazy var again: UIViewController = {self.presented()}\n func start() {{ {self.opening()}; {self.opening()} }}\n{members}"
                f" func route(_ step: Deed) {{ switch step {{ {arms} }} }}\n func screenDidFinish(_ step: Deed) {{ route(step); onFinish?() }}\n"
                f" func make(_ step: Deed) -> UIViewController {{ let screen = Screen0(); screen.delegate = self; screen.onTap = {{ [weak self] step in self?.route(step) }}; return {self.presented()} }}\n"
                f" func present(_ other: UIViewController) {{ navigation.present(other, animated: true) }}\n func perform(_ work: @escaping () -> Void) {{ {self.one(['work()', 'perform(work)', 'DispatchQueue.main.async { work() }'])} }}\n"
                f" func presented() -> UIViewController {{ {self.one(['presented()', 'make(.a)', 'again'])} }}\n}}\n")  # fmt: skip

        screens = "".join(
            f"final class Screen{n}: {self.one(['UIViewController', 'BaseScreen'])} {{ weak var delegate: ScreenDelegate?; var onTap: ((Deed) -> Void)?\n"
            f" @objc func tapped() {{ {self.one(['delegate?.screenDidFinish(.a)', 'onTap?(.a)', 'present(Screen1(), animated: true)', 'show(Screen2(), sender: nil)', 'performSegue(withIdentifier: SEGUE, sender: nil)'])} }} }}\n".replace("SEGUE", '"next"')
            for n in range(3))
        return (
            f"indirect enum Deed {{ {'; '.join(f'case {case}' for case in self.cases)}; case inside(Deed) }}\n"
            + self.circle("final class Guide", "UIViewController", "Deed", ["navigation.pushViewController(other, animated: true)", "navigation.present(other, animated: true)"])
            + "protocol ScreenDelegate: AnyObject { func screenDidFinish(_ step: Deed) }\n"
            "protocol Coordinating: AnyObject { var children: [Coordinating] { get set }; var navigation: UINavigationController { get }; func start() }\n"
            "protocol Making { func screen(for coordinator: Coordinating) -> UIViewController }\nstruct Factory: Making { func screen(for coordinator: Coordinating) -> UIViewController { " + self.one(["Screen1()", "screen(for: coordinator)"]) + " } }\n"
            "class BaseCoordinator: NSObject, Coordinating { var children: [Coordinating] = []; let navigation: UINavigationController\n init(_ navigation: UINavigationController) { self.navigation = navigation }\n func start() { children.last?.start() } }\n"
            "class BaseScreen: UIViewController { func open(_ other: UIViewController) { navigationController?.pushViewController(other, animated: true) } }\n"
            "extension UIViewController { func wrapped() -> UIViewController { " + self.one(["UINavigationController(rootViewController: self)", "wrapped()", "self"]) + " } }\n"
            + screens + coordinator("DeskCoordinator") + coordinator("MenuCoordinator")
            + "final class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow?; var desk: DeskCoordinator?\n func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { desk?.route(.a) }\n"
            f" func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {{ let navigation = UINavigationController(); window?.rootViewController = navigation; desk = DeskCoordinator(navigation); desk?.{self.one(['start()', 'a()', 'route(.b)'])} }} }}\n")  # fmt: skip

    def xcoordinator(self):
        def transition(depth=2):
            kinds = [
                f".{self.one(['push', 'present', 'set', 'embed'])}(Trip{self.random.randint(0, 1)}())", ".pop()", ".dismiss()", ".none()", f".trigger(.{self.one(self.cases)}, on: self)", "prepareTransition(for: .a)",
                f".presentOnRoot(UIHostingController(rootView: {self.one(self.views)}()))", ".present(InnerCoordinator().strongRouter)", f".route(.{self.one(self.cases)}, on: self)",
            ]  # fmt: skip
            if depth and self.random.random() < 0.3:
                return f".multiple({transition(depth - 1)}, {transition(depth - 1)})"
            return self.one(kinds)

        arms = "; ".join(f"case .{case}: return {transition()}" for case in self.cases)
        return (
            f"enum TripRoute: Route {{ {'; '.join(f'case {case}' for case in self.cases)}; case inner(InnerRoute) }}\nenum InnerRoute: Route {{ case a; case b(TripRoute) }}\n"
            f"class Trips: {self.one(['NavigationCoordinator', 'TabBarCoordinator', 'ViewCoordinator'])}<TripRoute> {{ init() {{ super.init(initialRoute: .a) }}\n"
            f" override func prepareTransition(for route: TripRoute) -> NavigationTransition {{ switch route {{ {arms}; case .inner(let route): return .route(route, on: InnerCoordinator()) }} }} }}\n"
            "class InnerCoordinator: NavigationCoordinator<InnerRoute> { override func prepareTransition(for route: InnerRoute) -> NavigationTransition {\n"
            f" switch route {{ case .a: return .push(Trip0()); case .b(let route): {self.one(['return .present(Trips())', 'return prepareTransition(for: .a)', 'return .trigger(route, on: Trips())'])} }} }} }}\n"
            "final class Trip0: UIViewController { var router: UnownedRouter<TripRoute>?; func go() { router?.trigger(.b); router?.trigger(.inner(.b(.a))) } }\nfinal class Trip1: UIViewController { let router: StrongRouter<InnerRoute>; func go() { router.trigger(.a) { self.go() } } }\n")  # fmt: skip

    def rxflow(self):
        def contributors():
            return self.one([
                ".none", ".one(flowContributor: .contribute(withNextPresentable: Walk0(), withNextStepper: TrailStepper()))", ".end(forwardToParentFlowWithStep: Trail.a)",
                f"navigate(to: Trail.{self.one(self.cases)})", ".one(flowContributor: .forwardToCurrentFlow(withStep: Trail.b))", "move(.inside(.a))",
                "{ let next = SideFlow(); Flows.use(next, when: .created) { [root] shown in root.present(shown, animated: true) }; return .one(flowContributor: .contribute(withNextPresentable: next, withNextStepper: OneStepper(withSingleStep: Trail.a))) }()",
            ])  # fmt: skip

        arms = "; ".join(f"case .{case}: root.pushViewController(Walk0(), animated: true); return {contributors()}" for case in self.cases)

        def flow(name):
            return (
                f"final class {name}: Flow {{ let root = UINavigationController(); var root2: Presentable {{ root }}\n"
                f" func navigate(to step: Step) -> FlowContributors {{ guard let step = step as? Trail else {{ return .none }}; switch step {{ {arms}; case .inside(let step): return navigate(to: step) }} }}\n"
                f" func move(_ step: Trail) -> FlowContributors {{ {self.one(['return move(.inside(step))', 'if case .inside(let step) = step { return move(step) }; return navigate(to: step)', 'return navigate(to: step)'])} }}\n}}\n")  # fmt: skip

        return (
            f"indirect enum Trail: Step {{ {'; '.join(f'case {case}' for case in self.cases)}; case inside(Trail) }}\n"
            "final class TrailStepper: Stepper { let steps = PublishRelay<Step>(); var initialStep: Step { Trail.a }\n"
            f" func go(_ step: Trail) {{ {self.one(['go(.inside(step))', 'if case .inside(let step) = step { go(step) }; steps.accept(step)', 'steps.accept(step)'])} }} }}\n"
            "final class Walk0: UIViewController { let stepper = TrailStepper(); func tapped() { stepper.steps.accept(Trail.b) } }\n" + flow("MainFlow") + flow("SideFlow"))  # fmt: skip

    def linknavigator(self):
        def builder(n):
            return (
                f"struct Link{n}RouteBuilder<Root: RootNavigatorType> {{ static func generate() -> RouteBuilderOf<Root> {{ .init(matchPath: \"{self.cases[n]}\") {{ navigator, items, dependency in\n"
                f" WrappingController(matchPath: \"{self.cases[n]}\") {{ {self.one(self.views)}() }} }} }} }}\n")  # fmt: skip

        return "".join(builder(n) for n in range(len(self.cases))) + (
            f"struct LinkGroup {{ func routers<Root: RootNavigatorType>() -> [RouteBuilderOf<Root>] {{ [{', '.join(f'Link{n}RouteBuilder.generate()' for n in range(len(self.cases)))}] }} }}\n"
            "final class LinkHome { let navigator: LinkNavigatorType; func go(_ path: String) { navigator.next(paths: [path], items: [:], isAnimated: true); go(path + path) } }\n")  # fmt: skip

    def ownframework(self):
        ways = ["modules.append(Module(other))", "sheet = Module(other)", "cover = isOn ? Module(other) : sheet"]
        return (
            f"indirect enum Part {{ {'; '.join(f'case {case}' for case in self.cases)}; case inside(Part) }}\nprotocol PartProtocol {{ func toPresentable() -> AnyView }}\n"
            "struct Module: Identifiable, Hashable { let id = UUID(); let part: PartProtocol; init(_ part: PartProtocol) { self.part = part } }\n"
            "extension Pile { var modules: [Module] { get { shown.modules } set { shown.modules = newValue } } }\nfinal class Shown: ObservableObject { @Published var modules: [Module] = [] }\n"
            + self.circle("final class Pile: ObservableObject", "PartProtocol", "Part", ways).replace(
                "var isOn = false", "@Published var isOn = false; let shown = Shown(); @Published var sheet: Module?; @Published var cover: Module?; func clear() { modules.removeAll(); sheet = nil }")
            + "struct PileView: View { @ObservedObject var pile: Pile\n var body: some View { NavigationStack(path: $pile.shown.modules) { Text(\"\").navigationDestination(for: Module.self) { $0.part.toPresentable() } }\n"
            f" .sheet(item: $pile.sheet) {{ $0.part.toPresentable() }}.fullScreenCover(item: $pile.cover) {{ {self.one(['$0.part.toPresentable()', 'PileView(pile: pile)'])} }} }} }}\n"
            f"struct PartCoordinator: PartProtocol {{ let pile: Pile; init(_ pile: Pile) {{ self.pile = pile }}\n func toPresentable() -> AnyView {{ {self.one([f'AnyView({self.one(self.views)}())', 'AnyView(PileView(pile: pile))', 'toPresentable()'])} }}\n"
            f" func start() {{ pile.put(self, .a); pile.set(PartCoordinator(pile), .inside(.{self.one(self.cases)}), done: {{ start() }}) }} }}\n")  # fmt: skip


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
