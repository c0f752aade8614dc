import Base
import NavigationModel
import Presentation
import TestSupport
import Testing

/// Navigation code that is recognised and not resolved is listed, with its reason.
@Suite(.enabled(if: NavigationSystem.scaffolding.isRead)) struct NotUnderstoodTests {
    @Test(arguments: [
        ("func f() { route(to: make()) }", "the destination is chosen at run time"),
        (
            "func f(next: [Destinations]) { next.forEach { route(to: $0) } }",
            "the destination is chosen at run time"
        ),
        ("func f() { route(to: .moon) }", "Home has no destination `moon`"),
        ("func f() { route(to: .late) }", "`late` is declared in an extension of Home, where the macro doesn't look"),
        (
            "func bad<T>(_ t: T) -> some View { Text(\"\") }; func f() { route(to: .bad(1)) }",
            "`bad` of Home is a declaration that the macro rejects"
        ),
        (
            "func f(style: ModalPresentationType) { present(.child, as: style) }",
            "the presentation style is chosen at run time"
        ),
        (
            "func f(x: Destinations) { route(to: x) }",
            "the destination is the parameter `x`, and no call was found that passes a known destination"
        ),
    ]) func callOnTheCoordinator(_ members: String, _ reason: String) {
        let read = home(members, rest: "extension Home { func late() -> some View { Text(\"\") } }")
        #expect(read.notUnderstood.map(\.reason) == [reason])
        #expect(read.called.isEmpty)
    }

    @Test(arguments: [
        (
            "thing.route(to: .moon)",
            "the receiver's type isn't known, and no coordinator has a destination `moon`"
        ),
        (
            "thing.setRoot(.shared)",
            "the receiver's type isn't known, and 2 coordinators have a destination `shared`"
        ),
        ("thing.dismissCoordinator()", "the type of the receiver isn't known"),
    ]) func callOnAnUnknownReceiver(_ call: String, _ reason: String) {
        let source = MarkedSource(
            """
            @Scaffoldable final class A: FlowCoordinatable { func shared() -> some View { Text("") } }
            @Scaffoldable final class B: FlowCoordinatable { func shared() -> some View { Text("") } }
            struct V: View { let thing = Registry.thing; func f() { thing.1️⃣\(call.dropFirst(6)) } }
            """)
        let read = graph(source.text)
        #expect(read.notUnderstood.map(\.reason) == [reason])
        #expect(read.notUnderstood.map(\.text) == [call])
        #expect(read.notUnderstood.map(\.location) == [source.location("1️⃣")])
        #expect(read.notUnderstood.allSatisfy { $0.help == "annotate the receiver with the coordinator's type" })
    }

    @Test func tabSelectedByAValue() {
        let read = graph(
            """
            @Scaffoldable final class T: TabCoordinatable {
                var t = TabItems<T>(tabs: [.a])
                func a() -> some View { Text("") }
                func f(n: Int, id: UUID) { select(index: n); select(id: id); select(index: 7) }
            }
            """)
        #expect(read.notUnderstood.map(\.text) == ["select(index: n)", "select(id: id)", "select(index: 7)"])
        #expect(Set(read.notUnderstood.map(\.reason)) == ["the selected tab is chosen at run time"])
    }

    @Test func partThatIsUnderstoodIsKept() {
        let read = home("func f(x: Bool) { route(to: x ? .child : make()) }")
        #expect(read.called == ["Home -push-> Home.child (Child) call"])
        #expect(read.notUnderstood.count == 1)
    }

    @Test func destinationMadeElsewhereIsFollowed() {
        let read = home(
            """
            func f() { route(to: next); route(to: make(1)) }
            private var next: Destinations { x ? .child : .home }
            private func make(_ id: Int) -> Destinations { .detail(id: id) }
            """)
        #expect(
            read.called == [
                "Home -push-> Home.child (Child) call", "Home -push-> Home.detail (DetailView) call",
                "Home -push-> Home.home (HomeView) call",
            ])
        #expect(read.notUnderstood.isEmpty)
    }
}
