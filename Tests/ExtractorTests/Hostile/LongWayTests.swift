import Base
import Facts
import NavigationModel
import TestSupport
import Testing

/// Code that leads far: how far a way is followed depends on where it ends, and on nothing else.
struct LongWayTests {
    private static let many = 300

    private static func chain(_ link: (Int) -> String) -> [String] { (0..<many).map(link) }

    @Test func aliases() async {
        let lines = Self.chain { "typealias T\($0) = T\($0 + 1)" } + ["typealias T\(Self.many) = A"]
        for read in await graphsInBothOrders(
            lines, { swiftUI("NavigationStack { NavigationLink(\"\") { T0() } }", rest: $0) })
        {
            #expect(read.called == ["Home -push-> .A (A) call"])
        }
    }

    @Test func aliasesThatDouble() async {
        let lines =
            (0..<40).map { "struct S\($0) { typealias Next = S\($0 + 1); typealias Own = T\($0).Next }" }
            + (0..<40).map { "typealias T\($0 + 1) = T\($0).Own" }
            + ["typealias T0 = S0", "typealias S40 = A"]
        for read in await graphsInBothOrders(
            lines, { swiftUI("NavigationStack { NavigationLink(\"\") { T40() } }", rest: $0) })
        {
            #expect(read.called == ["Home -push-> .A (A) call"])
        }
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func functionsThatMakeADestination() async {
        let lines =
            Self.chain { "func make\($0)() -> Destinations { make\($0 + 1)() }" }
            + ["func make\(Self.many)() -> Destinations { .detail(id: 1) }", "func go() { route(to: make0()) }"]
        for read in await graphsInBothOrders(lines, { home($0) }) {
            #expect(read.called == ["Home -push-> Home.detail (DetailView) call"])
            #expect(read.notUnderstood.isEmpty)
        }
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func functionsThatMakeDestinationsForEachOther() async {
        let lines = [
            "var isNear = false",
            "func left() -> Destinations { isNear ? .detail(id: 1) : right() }",
            "func right() -> Destinations { isNear ? .child : left() }",
            "func go() { route(to: left()) }", "func come() { route(to: right()) }",
        ]
        for read in await graphsInBothOrders(lines, { home($0) }) {
            #expect(
                Set(read.called) == [
                    "Home -push-> Home.detail (DetailView) call", "Home -push-> Home.child (Child) call",
                ])
            #expect(read.notUnderstood.isEmpty)
        }
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func functionThatOnlyCallsItselfMakesNothing() async {
        let read = await onDeepStack {
            home("func make() -> Destinations { make() }\nfunc go() { route(to: make()) }")
        }
        #expect(read.called.isEmpty)
        #expect(read.notUnderstood.count == 1)
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func calls() async {
        let rest = """
            extension Home { func me() -> Home { self } }
            struct Far: View {
                let home: Home
                func go() { home\(String(repeating: ".me()", count: Self.many)).route(to: .detail(id: 1)) }
            }
            """
        let read = await onDeepStack { home(rest: rest) }
        #expect(read.called == ["Far -push-> Home.detail (DetailView) call"])
    }

    /// What a modifier of the app is applied to is looked at once for each, and not once for each way there.
    @Test func modifiersOfTheApp() async {
        let rest = "extension View { func plain() -> some View { self } }"
        let body = "NavigationStack { NavigationLink(\"\") { A()\(String(repeating: ".plain()", count: Self.many)) } }"
        let read = await onDeepStack { swiftUI(body, rest: rest) }
        #expect(read.called == ["Home -push-> .A (A) call"])
    }

    /// What says the type of each link of a chain is looked for once.
    @Test func elementsOfElements() async {
        let far = "rows" + String(repeating: "[0]", count: Self.many)
        let read = await onDeepStack {
            swiftUI("NavigationStack { NavigationLink(\"\") { \(far).body } }", rest: "let rows: [A] = []")
        }
        #expect(read.called == ["Home -push-> . call"])
    }

    @Test func constraintsThatGoInCirclesEnd() async {
        let read = await onDeepStack {
            graph(
                """
                protocol A {}
                protocol B {}
                struct V<A: B, B: A>: View { let a: A; func f() { a.route(to: .leaf) } }
                struct W<R: R.X>: View { let r: R; func f() { r.route(to: .leaf) } }
                """)
        }
        #expect(read.called.isEmpty)
    }

    @Test func buildersThatChooseForEachOther() async {
        let lines = [
            "@ViewBuilder func first(_ place: Place) -> some View { switch place { case .near: A(); default: second(.near) } }",
            "@ViewBuilder func second(_ place: Place) -> some View { switch place { case .far: B(); default: first(.far(miles: 1)) } }",
        ]
        let body = "NavigationStack { NavigationLink(\"\") { first(.near) }; NavigationLink(\"\") { second(.near) } }"
        var told: Set<[String]> = []
        for read in await graphsInBothOrders(lines, { swiftUI(body, members: $0) }) {
            told.insert(read.called.sorted())
        }
        #expect(told.count == 1, "\(told)")
        #expect(told.first?.isEmpty == false)
    }
}
