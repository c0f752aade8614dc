import Base
import NavigationModel
import Presentation
import TestSupport
import Testing

/// Navigation through methods, closures and other types.
@Suite(.enabled(if: NavigationSystem.scaffolding.isRead)) struct IndirectTests {
    @Test func methodsAcrossTypesAreFollowed() {
        let read = home(
            "func openDetail() { route(to: .detail(id: 1)) }\nfunc openTwoDeep() { openDetail() }",
            rest: """
                struct V: View {
                    let model: Model
                    var body: some View { Button("") { model.tapped() } }
                }
                final class Model {
                    private let home: Home
                    func tapped() { home.openTwoDeep() }
                }
                """)
        #expect(
            read.called == [
                "Home -push-> Home.detail (DetailView) call",
                "Model -push-> Home.detail (DetailView) indirect through Home.openTwoDeep(), Home.openDetail()",
                "V -push-> Home.detail (DetailView) indirect through Model.tapped(), Home.openTwoDeep(), Home.openDetail()",
            ])
    }

    @Test func transitionStandsAtTheCallThatTheTypeMakes() {
        let source = MarkedSource(
            """
            @Scaffoldable final class C: FlowCoordinatable {
                func a() -> some View { Text("") }
                func open() { 1️⃣route(to: .a) }
            }
            struct V: View {
                let c: C
                var body: some View { Button("") { c.2️⃣open() } }
            }
            """)
        let read = graph(source.text)
        #expect(read.transitions.map(\.location) == [source.location("1️⃣"), source.location("2️⃣")])
        #expect(read.transitions.map(\.call) == ["route(to: .a)", "c.open()"])
    }

    @Test func cyclesEnd() {
        let read = home(
            """
            func a() { b(); route(to: .child) }
            func b() { a() }
            """, rest: "struct V: View { let home: Home; var body: some View { Button(\"\") { home.b() } } }")
        #expect(
            read.called == [
                "Home -push-> Home.child (Child) call",
                "V -push-> Home.child (Child) indirect through Home.b(), Home.a()",
            ])
    }

    @Test func viewsThatCallEachOtherEnd() {
        let read = home(
            rest: """
                struct V: View { let home: Home; func f() { W(home: home).g() }; func h() { home.route(to: .child) } }
                struct W: View { let home: Home; func g() { V(home: home).f(); V(home: home).h() } }
                """)
        #expect(read.called.contains("W -push-> Home.child (Child) indirect through V.h()"))
    }

    @Test(arguments: [
        "func open(_ place: Destinations) { route(to: place) }\nfunc go() { open(.child) }",
        "func open(to place: Destinations) { self.route(to: place) }\nfunc go() { open(to: .child) }",
        "func open(_ n: Int, then place: Destinations) { route(to: place) }\nfunc go() { open(1, then: .child) }",
        "func open(_ n: Int, _ place: Destinations) { route(to: place) }\nfunc go() { open(1, .child) }",
    ]) func forwardingFunctionsShowWhatTheirCallersName(_ members: String) {
        let read = home(members)
        let expected = read.called.filter {
            $0.hasPrefix("Home -push-> Home.child (Child) indirect through Home.open(")
        }
        #expect(expected.count == 1)
        #expect(read.called.count == 1)
        #expect(read.notUnderstood.notation == [])
    }

    @Test func callersOfForwardingFunctionsMayBeOtherTypes() {
        let read = home(
            "func open(_ place: Destinations) { present(place, as: .fullScreenCover) }",
            rest:
                "struct V: View { let home: Home; var body: some View { Button(\"\") { home.open(.detail(id: 1)) } } }")
        #expect(read.called == ["V -fullScreenCover-> Home.detail (DetailView) indirect through Home.open(_:)"])
    }

    @Test func forwardingFunctionsMayForwardToEachOther() {
        let read = home(
            """
            func open(_ place: Destinations) { route(to: place) }
            func log(_ next: Destinations) { print(next); open(next) }
            func go() { log(.child) }
            """)
        #expect(
            read.called == ["Home -push-> Home.child (Child) indirect through Home.log(_:), Home.open(_:)"])
        #expect(read.notUnderstood.notation == [])
    }

    @Test func forwardingFunctionWithoutCallersIsNotUnderstood() {
        let read = home("func open(_ place: Destinations) { route(to: place) }")
        #expect(
            read.notUnderstood.notation == [
                "route(to: place): the destination is the parameter `place`, and no call was found that passes a known destination"
            ])
    }

    @Test func styleMayBeAParameterWithADefault() {
        let read = home(
            "func open(as style: ModalPresentationType = .fullScreenCover) { present(.child, as: style) }")
        #expect(read.called == ["Home -fullScreenCover-> Home.child (Child) call"])
    }

    @Test func overloadsAreToldApartByLabelsAndTypes() {
        let read = home(
            """
            func open(_ id: Int) { route(to: .detail(id: id)) }
            func open(_ child: Child) { route(to: .child) }
            func open(named: String) { present(.detail()) }
            """,
            rest: """
                struct V: View { let home: Home; let child: Child; func f() { home.open(child) } }
                struct W: View { let home: Home; func f() { home.open(named: "x") } }
                """)
        #expect(
            read.transitions.filter { $0.from.id == "V" }.notation == [
                "V -push-> Home.child (Child) indirect through Home.open(_:)"
            ])
        #expect(
            read.transitions.filter { $0.from.id == "W" }.notation
                == ["W -sheet-> Home.detail (DetailView) indirect through Home.open(named:)"])
    }

    @Test(arguments: [
        "Button(\"\", action: home.open)", "Text(\"\").onTapGesture(perform: home.open)",
        "Text(\"\").onAppear(perform: self.home.open)",
        "Row(onTap: home.open)", "Button(\"\") { home.open() }", "Button(action: { home.open() }) { Text(\"\") }",
        "Text(\"\").task { await home.open() }", "Text(\"\").onChange(of: x) { _, _ in home.open() }",
    ]) func handlersRunWhatTheyName(_ control: String) {
        let read = home(
            "func open() { route(to: .child) }",
            rest: """
                struct Row: View { let onTap: () -> Void }
                struct V: View { let home: Home; var body: some View { \(control) } }
                """)
        #expect(read.called.contains("V -push-> Home.child (Child) indirect through Home.open()"))
    }

    @Test func callbacksHandedToViewsAreTheViewsToo() {
        let read = home(
            "func list() -> some View { ListView(onSelect: { [weak self] id in self?.route(to: .detail(id: id)) }) }",
            rest: "struct ListView: View { let onSelect: (Int) -> Void }")
        #expect(
            read.called == [
                "Home -push-> Home.detail (DetailView) call",
                "ListView -push-> Home.detail (DetailView) indirect through ListView.onSelect",
            ])
    }

    @Test func callbacksThatCallMethodsAreTheViewsToo() {
        let read = home(
            """
            func list() -> some View { ListView { self.open() } }
            func open() { route(to: .child) }
            """,
            rest: "struct ListView: View { let onSelect: () -> Void }")
        #expect(
            read.called == [
                "Home -push-> Home.child (Child) call",
                "ListView -push-> Home.child (Child) indirect through ListView.onSelect, Home.open()",
            ])
    }

    @Test func functionsReferredToAsCallbacksAreTheViewsToo() {
        let read = home(
            """
            func list() -> some View { ListView(onSelect: open) }
            func open() { route(to: .child) }
            """,
            rest: "struct ListView: View { let onSelect: () -> Void }")
        #expect(
            read.called.contains("ListView -push-> Home.child (Child) indirect through ListView.onSelect, Home.open()"))
    }

    @Test func protocolsOnlyConformerIsFollowed() {
        let read = home(
            rest: """
                protocol Opening { func open() }
                final class Opener: Opening { let home: Home; func open() { home.route(to: .child) } }
                struct V: View { let opener: any Opening; var body: some View { Button("") { opener.open() } } }
                """)
        #expect(read.called.contains("V -push-> Home.child (Child) indirect through Opener.open()"))
    }

    @Test func exitsAreFollowedToo() {
        let read = home(
            "func close() { pop() }",
            rest: "struct V: View { let home: Home; var body: some View { Button(\"\") { home.close() } } }")
        #expect(read.exits.notation == ["Home <-back- Home call", "V <-back- Home indirect through Home.close()"])
    }

    @Test func gettersAndPropertiesRunTheirCode() {
        let read = home(
            rest: """
                struct V: View {
                    let home: Home
                    private var button: some View { Button("") { home.route(to: .child) } }
                    var body: some View { button }
                }
                """)
        #expect(read.called == ["V -push-> Home.child (Child) call"])
    }

    /// Any of many functions may decide otherwise.
    @Test(arguments: [(3, "indirect"), (4, "inferred")]) func longChainIsInferred(_ count: Int, _ evidence: String) {
        let steps = (1..<count).map { "func f\($0)() { f\($0 + 1)() }\n" }.joined()
        let read = home(
            "\(steps)func f\(count)() { route(to: .detail(id: 1)) }",
            rest: "struct V: View { let home: Home\nvar body: some View { Button(\"\") { home.f1() } } }")
        let called = read.called.filter { $0.hasPrefix("V ") }
        #expect(called.count == 1 && called[0].contains(" \(evidence) through "))
    }
}
