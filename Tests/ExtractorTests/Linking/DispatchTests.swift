import Base
import NavigationModel
import TestSupport
import Testing

/// Calls of what a protocol asks for: certain where the sources say whose function runs, and else inferred.
@Suite(.enabled(if: NavigationSystem.scaffolding.isRead)) struct DispatchTests {
    private static let opening = "protocol Opening: AnyObject { func open() }"
    private static let child = "final class Child1: Opening { let home: Home; func open() { home.route(to: .child) } }"
    private static let detail =
        "final class Detail1: Opening { let home: Home; func open() { home.route(to: .detail(id: 1)) } }"
    private static let toChild = "V -push-> Home.child (Child) indirect through Child1.open()"

    /// What `V` shows by an `Opening`.
    private func shown(_ view: String, _ others: String = detail, rest: String = "") -> [String] {
        home(rest: [Self.opening, Self.child, others, view, rest].joined(separator: "\n"))
            .called.filter { $0.hasPrefix("V ") }
    }

    @Test func severalTypesLeaveItOpen() {
        #expect(
            shown("struct V: View { let opener: any Opening; var body: some View { Button(\"\") { opener.open() } } }")
                == [
                    "V -push-> Home.child (Child) inferred through Child1.open()",
                    "V -push-> Home.detail (DetailView) inferred through Detail1.open()",
                ])
    }

    @Test(arguments: [
        "weak var delegate: Opening?; func tap() { delegate?.open() }",
        "weak var delegate: Opening?; func tap() { guard let delegate else { return }; delegate.open() }",
        "static func opener() -> Opening { fatalError() }; func tap() { Self.opener().open() }",
    ]) func whatNothingTellsStaysOpen(_ members: String) {
        #expect(
            shown("final class V { \(members) }") == [
                "V -push-> Home.child (Child) inferred through Child1.open()",
                "V -push-> Home.detail (DetailView) inferred through Detail1.open()",
            ])
    }

    /// What does nothing where it is asked is one of those that may be asked.
    @Test func oneThatLeadsNowhereCounts() {
        let others = "final class Quiet: Opening { func open() {} }"
        #expect(
            shown("final class V { let opener: Opening; func tap() { opener.open() } }", others) == [
                "V -push-> Home.child (Child) inferred through Child1.open()"
            ])
    }

    @Test(arguments: ["MockOpener", "OpenerSpy", "StubOpener", "FakeOpener"]) func standInsDoNotCount(_ name: String) {
        let others = "final class \(name): Opening { func open() {} }"
        let view = "final class V { let opener: Opening; func tap() { opener.open() } }"
        #expect(shown(view, others) == [Self.toChild])
    }

    /// One function is no choice, however many types have it.
    @Test func whatTypesShareIsCertain() {
        let rest = """
            protocol Closing {}
            extension Closing { func open(_ home: Home) { home.route(to: .child) } }
            struct A: Closing {}
            struct B: Closing {}
            final class V { let closing: Closing; func tap(_ home: Home) { closing.open(home) } }
            """
        #expect(
            home(rest: rest).called.filter { $0.hasPrefix("V ") } == [
                "V -push-> Home.child (Child) indirect through Closing.open(_:)"
            ])
    }

    @Test(arguments: [
        ("let opener: Opening = Child1(); func tap() { opener.open() }", ""),
        ("private var opener: Opening { Child1() }; func tap() { opener.open() }", ""),
        ("static func opener() -> Opening { Child1() }; func tap() { Self.opener().open() }", ""),
        ("weak var delegate: Opening?; func tap() { delegate?.open() }", "func f() { V().delegate = Child1() }"),
        (
            "weak var delegate: Opening?; func tap() { delegate?.open() }",
            "extension Child1 { func make() { let v = V(); v.delegate = self } }"
        ),
        (
            "let opener: Opening; init(opener: Opening) { self.opener = opener }; func tap() { opener.open() }",
            "func f() { V(opener: Child1()) }\nfunc g() { V(opener: Child1()) }"
        ),
        (
            "let opener: Opening; init(with opener: Opening = Child1()) { self.opener = opener }; "
                + "func tap() { opener.open() }", "func f() { V() }"
        ),
        (
            "private let opener: Opening?; init(by: Opening) { opener = by }; func tap() { opener?.open() }",
            "struct Maker { let child: Child1; func f() { V(by: child) } }"
        ),
    ]) func typeThatIsKnownIsTheOne(_ members: String, _ rest: String) {
        #expect(shown("final class V { \(members) }", rest: rest) == [Self.toChild])
    }

    @Test func argumentsOfAllMakersCount() {
        let view = "struct V: View { let opener: Opening; var body: some View { Button(\"\") { opener.open() } } }"
        #expect(shown(view, rest: "func f() { V(opener: Child1()) }") == [Self.toChild])
        #expect(shown(view, rest: "func f() { V(opener: Child1()) }\nfunc g() { V(opener: Detail1()) }").count == 2)
        #expect(shown(view, rest: "func f(_ some: Opening) { V(opener: some) }").count == 2)
    }

    @Test func genericArgumentTellsTheType() {
        let view =
            "struct V<O: Opening>: View { let opener: O; var body: some View { Button(\"\") { opener.open() } } }"
        #expect(shown(view, rest: "func f() { V(opener: Child1()) }") == [Self.toChild])
        #expect(shown(view, rest: "func f(_ o: Detail1, _ c: Child1) { V(opener: o); V(opener: c) }").count == 2)
    }

    @Test func whatIsHandedOnIsOpenWithTheCall() {
        let read = home(
            rest: """
                protocol Showing { func show(_ place: Home.Destinations) }
                final class A: Showing { let home: Home; func show(_ p: Home.Destinations) { home.route(to: p) } }
                final class B: Showing { func show(_ p: Home.Destinations) {} }
                final class V { let shower: Showing; func tap() { shower.show(.child) } }
                """)
        #expect(
            read.called.filter { $0.hasPrefix("V ") } == [
                "V -push-> Home.child (Child) inferred through A.show(_:)"
            ])
    }

    @Test func waysBackAreOpenToo() {
        let read = home(
            rest: """
                protocol Closing { func close() }
                final class A: Closing { let home: Home; func close() { home.pop() } }
                final class B: Closing { func close() {} }
                final class V { let closer: Closing; func tap() { closer.close() } }
                """)
        #expect(read.exits.notation.contains("V <-back- Home inferred through A.close()"))
    }
}
