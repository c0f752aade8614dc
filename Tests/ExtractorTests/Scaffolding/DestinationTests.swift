import Base
import NavigationModel
import TestSupport
import Testing

/// What of a route's declaration stands in its destination.
struct DestinationTests {
    @Test(arguments: [
        ("(id: Int)", "id: Int"),
        ("(_ id: Int)", "Int"),
        ("(for id: Int)", "for: Int"),
        ("(_ id: Int, name: String = \"x\")", "Int, name: String = \"x\""),
        ("(onDone: @escaping () -> Void)", "onDone: () -> Void"),
        ("(onDone: @escaping @MainActor (Int) -> Void = { _ in })", "onDone: @MainActor (Int) -> Void = { _ in }"),
        ("(onDone: @MainActor @escaping (Int) -> Void)", "onDone: @MainActor (Int) -> Void"),
        ("(lazily: @autoclosure @escaping () -> Bool)", "lazily: () -> Bool"),
        ("(lazily: @autoclosure () -> Bool = true)", "lazily: () -> Bool = { true }"),
        ("(pair: (Int, [String: Int])?)", "pair: (Int, [String: Int])?"),
        ("(`in`: Int)", "in: Int"),
        ("(a: Int, // first\n b: Int)", "a: Int, b: Int"),
        ("(a: [Int] = [1,\n 2])", "a: [Int] = [1, 2]"),
    ]) func parametersKeepLabelTypeAndDefault(_ parameters: String, _ expected: String) {
        let read = home("func page\(parameters) -> some View { HomeView() }")
        #expect(read.destination("Home.page")?.notation == "page(\(expected)) view HomeView")
    }

    @Test(arguments: [
        ("/// One line.", "One line."),
        ("/// One.\n/// Two.", "One.\nTwo."),
        ("///No blank.", "No blank."),
        ("/// Before.\n\n/// After a gap.", "After a gap."),
        ("/** Block. */", "Block."),
        ("/**\n Block\n   indented.\n */", "Block\n  indented."),
        ("/**\n * Starred\n * twice.\n */", "Starred\ntwice."),
        ("/// A list:\n/// - one\n///   - two", "A list:\n- one\n  - two"),
        ("/// Kept.\n@available(iOS 18, *)", "Kept."),
    ]) func documentationIsTheMarkdownInside(_ comment: String, _ expected: String) {
        let read = home("\(comment)\nfunc page() -> some View { HomeView() }")
        #expect(read.destination("Home.page")?.documentation == expected)
    }

    @Test(arguments: ["// Plain.", "/* Plain. */", "/// Old.\n\n// Plain."]) func otherCommentsDocumentNothing(
        _ comment: String
    ) {
        let read = home("\(comment)\nfunc page() -> some View { HomeView() }")
        #expect(read.destination("Home.page")?.documentation == nil)
    }

    @Test func declarationIsOneLineAndLocationTheName() {
        let source = MarkedSource(
            """
            /// Rows.
            @MainActor @Scaffoldable
            final class 1️⃣C: FlowCoordinatable {
                /// A page.
                @available(iOS 18, *)
                private func 2️⃣page(
                    id: Int,  // which
                    name: String
                ) -> some View { Text("") }
            }
            """)
        let read = graph(source.text)
        #expect(read.coordinators.map(\.location) == [source.location("1️⃣")])
        #expect(read.coordinators.map(\.declaration) == ["@MainActor @Scaffoldable\nfinal class C: FlowCoordinatable"])
        #expect(read.coordinators.map(\.documentation) == ["Rows."])
        #expect(read.destination("C.page")?.location == source.location("2️⃣"))
        #expect(read.destination("C.page")?.declaration == "private func page(id: Int, name: String) -> some View")
    }

    @Test(arguments: [
        ("(Text(\"\"), Label(\"Beds\", systemImage: \"leaf\"))", Tab(title: "Beds", image: "leaf")),
        ("(Text(\"\"), Label(\"Beds\", image: \"seed\"))", Tab(title: "Beds", image: "seed")),
        ("(Text(\"\"), Text(\"Beds\").bold())", Tab(title: "Beds")),
        ("(Text(\"\"), Image(systemName: \"leaf\"))", Tab(image: "leaf")),
        (
            "(Text(\"\"), Label { Text(\"Beds\") } icon: { Image(systemName: \"leaf\") })",
            Tab(title: "Beds", image: "leaf")
        ),
        ("(Text(\"\"), VStack { Image(\"seed\"); Text(\"Beds\") })", Tab(title: "Beds", image: "seed")),
        ("(Text(\"\"), Label(title, systemImage: \"leaf\"))", Tab(image: "leaf")),
    ]) func tabLabelIsReadFromItsLiterals(_ tuple: String, _ tab: Tab) {
        let read = tabs("func page() -> (some View, some View) { \(tuple) }")
        #expect(read.destination("C.page")?.tab == tab)
    }

    @Test func tabRoleIsReadFromTheLastPart() {
        let read = tabs(
            """
            func two() -> (some View, TabRole) { (Text(""), .search) }
            func three() -> (some View, some View, TabRole) { (Text(""), Text("Find"), TabRole.search) }
            func plain() -> some View { Text("") }
            """)
        #expect(read.destination("C.two")?.tab == Tab(role: "search"))
        #expect(read.destination("C.three")?.tab == Tab(title: "Find", role: "search"))
        #expect(read.destination("C.plain")?.tab == nil)
    }

    @Test func tupleShowsItsFirstPart() {
        let read = tabs(
            "func page() -> (any Coordinatable, some View) { (Child(), LabelView()) }",
            rest: "@Scaffoldable final class Child: FlowCoordinatable {}\nstruct LabelView: View {}")
        #expect(read.destination("C.page")?.notation == "page coordinator Child")
    }

    @Test func backTicksAreNoPartOfAName() {
        let read = home("func `default`() -> some View { HomeView() }\nfunc go() { route(to: .default) }")
        #expect(read.called == ["Home -push-> Home.default (HomeView) call"])
    }

    @Test func conditionsOfAllBranchesAreKept() {
        let read = home(
            """
            #if os(iOS)
            func a() -> some View { HomeView() }
            #if DEBUG
            func b() -> some View { HomeView() }
            #endif
            #elseif os(macOS) && DEBUG
            func c() -> some View { HomeView() }
            #else
            func d() -> some View { HomeView() }
            #endif
            """)
        let conditions = ["a", "b", "c", "d"].map { read.destination("Home.\($0)")?.condition }
        #expect(
            conditions == [
                "os(iOS)", "os(iOS) && DEBUG", "!os(iOS) && os(macOS) && DEBUG",
                "!os(iOS) && !(os(macOS) && DEBUG)",
            ])
    }

    @Test func zenForcesTrackingByAttribute() {
        let read = graph(
            """
            @Flow final class Pond: FlowCoordinatable {
                @FlowTracked func forced() -> Boat { Boat() }
                func plain() -> Boat { Boat() }
                @FlowIgnored func ignored() -> some View { Text("") }
            }
            @Flow final class Boat: FlowCoordinatable {}
            """)
        #expect(read.coordinator("Pond")?.destinations.map(\.name) == ["forced", "plain"])
        #expect(read.destination("Pond.forced")?.trackedBy == "1.x–2.x")
    }

    private func tabs(_ members: String, rest: String = "") -> NavigationGraph {
        graph("@Scaffoldable final class C: TabCoordinatable {\n\(members)\n}\n\(rest)")
    }
}
