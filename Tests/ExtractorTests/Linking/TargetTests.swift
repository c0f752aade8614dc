import Base
import NavigationModel
import Presentation
import TestSupport
import Testing

/// What a route's body shows.
@Suite(.enabled(if: NavigationSystem.scaffolding.isRead)) struct TargetTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let body: String
        let shown: String
        var testDescription: String { body }

        init(_ body: String, _ shown: String) {
            self.body = body
            self.shown = shown
        }
    }

    static let views = [
        Row("A()", "A"), Row("return A()", "A"), Row("(A())", "A"), Row("((A()))", "A"), Row("AnyView(A())", "A"),
        Row("AnyView(erasing: A())", "A"), Row("A.init()", "A"), Row("App.A()", "A"), Row("G<Int>(1)", "G"),
        Row("try! A()", "A"), Row("A(x: 1) { print(1) }", "A"), Row("A().padding().tint(.red)", "A"),
        Row("A()\n.padding()\n.toolbar { Button(\"\") { B() } }", "A"), Row("A().sheet(isPresented: $x) { B() }", "A"),
        Row("A().environment(model)", "A"), Row("A().overlay { B() }", "A"),
        Row("let v = A(); return v", "A"), Row("let v: A = make(); return v", "A"),
        Row("let v = A().padding(); return v.tint(.red)", "A"),
        Row("print(1); let x = 2; _ = x; return A()", "A"), Row("defer { print(1) }; return A()", "A"),
        Row("build(A.init)", "A"), Row("build(App.A.init)", "A"),
        // Branches.
        Row("x ? A() : B()", "A | B"), Row("x ? AnyView(A()) : AnyView(B())", "A | B"),
        Row("if x { A() } else { B() }", "A | B"), Row("if x { A() } else if y { B() } else { G(1) }", "A | B | G"),
        Row("if x { return A() }; return B()", "A | B"), Row("if let x { A() } else { B() }", "A | B"),
        Row("switch x { case 1: A()\ndefault: B() }", "A | B"),
        Row("switch x { case 1: return A()\ndefault: return B() }", "A | B"),
        Row("switch x { case 1: A()\ncase 2: A()\ndefault: B() }", "A | B"),
        Row("let v: any View = switch x { case 1: A()\ndefault: B() }; return v", "A | B"),
        Row(
            "let v: AnyView; switch x { case 1: v = AnyView(A())\ndefault: v = AnyView(B()) }; return v.bold()", "A | B"
        ),
        Row("let v: AnyView\nif x { v = AnyView(A()) } else { v = AnyView(B()) }\nreturn v", "A | B"),
        Row("x.map { A(x: $0) }", "A"), Row("guard x else { return A() }; return B()", "A | B"),
        Row("saved ?? A()", "B | A"),
        Row("if x { A() }", "A"), Row("#if os(iOS)\nA()\n#else\nB()\n#endif", "A | B"),
        Row("A()\n#if os(iOS)\n.padding()\n#endif", "A"),
        Row("A()\n#if os(iOS)\n.padding()\n#else\n.tint(.red)\n#endif\n.bold()", "A"),
        Row("do { return A() } catch { return B() }", "A | B"),
        Row("Group { if x { A() } else { B() } }", "A | B"),
        Row("if x { return A().padding() } else { return NavigationStack { B() } }", "A | B in NavigationStack"),
        // Containers.
        Row("Group { A() }", "A"), Row("ZStack { A() }", "A"), Row("VStack(spacing: 1) { A() }", "A"),
        Row("ScrollViewReader { _ in A() }", "A"), Row("GeometryReader { proxy in A() }", "A"),
        Row("Group { VStack { A().padding() } }.tint(.red)", "A"),
        Row("NavigationStack { A() }", "A in NavigationStack"), Row("NavigationView { A() }", "A in NavigationView"),
        Row("NavigationStack(path: $path) { A() }.tint(.red)", "A in NavigationStack"),
        Row("ZStack { Color.red; A() }", "A"), Row("VStack { Color.red; A(); Divider() }", "A"),
        // One more part of a screen beside others.
        Row("VStack { Text(\"\"); A(); Divider() }", ""), Row("VStack { A(); Button(\"\") {}.bold() }", ""),
        Row("NavigationStack { VStack { TextField(\"\", text: $x); A() } }", "in NavigationStack"),
        Row("VStack { ZStack { Text(\"\"); Divider() }.bold(); A() }", ""),
        Row("VStack { ScrollView { VStack { Text(\"\") } }; A() }", ""),
        Row("VStack { ZStack { Color.red }; A() }", "A"),
        // What scrolls and is made in place is the screen below what lies above it.
        Row("ZStack { ScrollView { VStack { Text(\"\") } }; A() }", ""),
        Row("ZStack { ScrollView { A() }; Divider() }", "A"),
        Row("ZStack { Text(\"\"); A() }", "A"),
        // Controls of the app's own.
        Row("Press()", "Press"), Row("VStack { Spacer(); Press() }", ""), Row("VStack { Spacer(); PressTwice() }", ""),
        Row("VStack { A(); Press() }", ""), Row("ZStack { A(); Press() }", "A"),
        Row("VStack { Divider(); Pick() }", ""),
        Row("ZStack { Color.red; Press() }", ""), Row("VStack { Spacer(); A() }", "A"),
        Row("VStack { A(); B() }", ""), Row("Form { Text(\"\") }", ""), Row("Text(\"\").bold()", ""),
        Row("EmptyView()", "EmptyView"),
        Row("Color.red", ""), Row("Image(systemName: \"x\")", ""), Row("List { A() }", ""),
        Row("Wrap { A() }", "A in Wrap"), Row("Wrap(content: A())", "A in Wrap"), Row("Wrap { Text(\"\") }", "Wrap"),
        Row("Wrap(label: { A() }, content: { B() })", "B in Wrap"), Row("Wrap(label: { A() }) { B() }", "B in Wrap"),
        Row("Wrap(footer: { A() }, empty: { B() })", "Wrap"),
        // Helpers.
        Row("makeA()", "A"), Row("self.makeA()", "A"), Row("content", "A"), Row("self.content", "A"),
        Row("Home.makeStatic()", "A"), Row("Self.makeStatic()", "A"), Row("Factory.a()", "A"), Row("Factory().b", "B"),
        Row("makeFreely()", "A"), Row("makeTwice()", "A"), Row("makeA().padding()", "A"), Row("makeForever()", ""),
        Row("makeBranch(x)", "A | B"), Row("Factory.shared.make()", "A"), Row("makeTyped()", "B"),
        Row("stored", "B"), Row("lazyOne", "A"), Row("factory.b", "B"), Row("global", "A"),
        // What the sources do not declare.
        Row("ElsewhereView()", "ElsewhereView"), Row("Kit.ElsewhereView(x: 1).padding()", "ElsewhereView"),
        Row("Represented()", "Represented"), Row("Refined()", "Refined"),
    ]

    @Test(arguments: views) func bodyShows(_ row: Row) {
        let read = home("func page(x: Int?, y: Bool) -> some View { \(row.body)\n}\n\(Self.helpers)", rest: Self.types)
        #expect(
            read.destination("Home.page")?.notation == "page(x: Int?, y: Bool) view"
                + (row.shown.isEmpty ? "" : " \(row.shown)"))
        #expect(read.notUnderstood.isEmpty)
    }

    static let coordinators = [
        Row("Child()", "Child"), Row("x ? Child() : Other()", "Child | Other"), Row("return Child(x: 1)", "Child"),
        Row("switch x { case 1: return Child()\ndefault: return Other() }", "Child | Other"),
        Row("guard let x else { return Child() }; return Other()", "Child | Other"),
        Row("let child = Child(); child.start(); return child", "Child"), Row("makeChild()", "Child"),
        Row("made", "Child"), Row("Child().route(to: .leaf)", "Child"), Row("App.Child()", "Child"),
        Row("let child: any Coordinatable = x ? Child() : Other(); return child", "Child | Other"),
        Row("Generic<Int>()", "Generic"), Row("given", "Child"), Row("opaque()", "Child"),
    ]

    @Test(arguments: coordinators) func coordinatorBodyShows(_ row: Row) {
        let read = home(
            """
            func page(x: Int?) -> any Coordinatable { \(row.body) }
            func makeChild() -> Child { fatalError() }
            var made: Child { Child() }
            private let given: Child
            @ScaffoldingIgnored func opaque() -> any Coordinatable { Child() }
            """,
            rest: """
                @Scaffoldable final class Other: TabCoordinatable {}
                @Scaffoldable final class Generic<T>: RootCoordinatable {}
                """)
        #expect(read.destination("Home.page")?.notation == "page(x: Int?) coordinator \(row.shown)")
    }

    @Test func nestedViewIsTheScreen() {
        let read = home(
            "func page() -> some View { Outer.Inner() }",
            rest: "enum Outer { struct Inner: View {} }\nstruct Inner {}")
        #expect(read.destination("Home.page")?.targets.map(\.name) == ["Outer.Inner"])
        #expect(read.screens.contains { $0.name == "Outer.Inner" && $0.location != nil })
    }

    @Test func viewConformingInAnExtensionIsOne() {
        let read = graph(of: [
            "App/C.swift": "@Scaffoldable final class C: FlowCoordinatable { func a() -> some View { V() } }",
            "App/V.swift": "struct V {}", "App/V+View.swift": "extension V: View {}",
        ])
        #expect(read.destination("C.a")?.notation == "a view V")
        #expect(read.screens.first?.location?.file == "App/V.swift")
    }

    private static let helpers = """
        var content: some View { A() }
        private let saved: B? = nil
        private let stored: B
        lazy var lazyOne = A()
        private let factory = Factory()
        @ScaffoldingIgnored func makeA() -> some View { A() }
        static func makeStatic() -> some View { A() }
        @ScaffoldingIgnored func makeTwice() -> some View { makeA() }
        func makeForever() -> AnyView { AnyView(makeForever()) }
        @ScaffoldingIgnored func makeBranch(_ x: Int?) -> some View { if x == 1 { A() } else { B() } }
        func makeTyped() -> B { fatalError() }
        func build(_ make: () -> A) -> AnyView { AnyView(make()) }
        """

    private static let types = """
        struct A: View { var body: some View { B() } }
        struct B: View { var body: some View { Text("") } }
        struct G<T>: View { init(_ t: T) {} }
        struct Press: View { var body: some View { Button("") {}.bold() } }
        struct PressTwice: View { var body: some View { Press().bold() } }
        struct Pick: View { @Binding var x: Int; var body: some View { Picker("", selection: $x) { A() } } }
        struct Wrap<Content: View>: View { let content: Content; var body: some View { content } }
        final class Factory {
            static let shared = Factory()
            static func a() -> some View { A() }
            func make() -> some View { A() }
            var b: some View { B() }
        }
        func makeFreely() -> some View { A() }
        let global = A()
        struct Represented: UIViewControllerRepresentable {}
        protocol Themed: View {}
        struct Refined: Themed {}
        """
}
