import Facts
import TestSupport
import Testing

import Extractor

/// Which functions of a marked class become destinations: in each version of the library, and for navdocs.
struct TrackedFunctionsTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let declaration: String
        /// One letter for each version that tracks it: `2`, `3` for 3.0 and 3.1, `x` for 3.2, `n` for newer.
        let versions: String
        let isDestination: Bool
        var flag: String?
        var testDescription: String { declaration }

        init(_ declaration: String, _ versions: String, _ isDestination: Bool, _ flag: String? = nil) {
            self.declaration = declaration
            self.versions = versions
            self.isDestination = isDestination
            self.flag = flag
        }
    }

    static let rows = [
        Row("func a() -> some View { V() }", "23xn", true),
        Row("func a() -> any Coordinatable { C() }", "23xn", true),
        Row("func a() -> some SwiftUI.View { V() }", "n", true, "newer than 3.2"),
        Row("func a() -> any Scaffolding.Coordinatable { C() }", "n", true, "newer than 3.2"),
        Row("func a() -> some ViewModifier { M() }", "23x", false),
        Row("func a() -> some View & Equatable { V() }", "23x", false),
        Row("func a() -> any CoordinatableFoo { F() }", "23x", false),
        Row("func a() -> (any Coordinatable, some View) { (C(), V()) }", "23xn", true),
        Row("func a() -> (some View, some View) { (V(), V()) }", "23xn", true),
        Row("func a() -> (any Coordinatable, TabRole) { (C(), .search) }", "23xn", true),
        Row("func a() -> (some View, TabRole) { (V(), .search) }", "23xn", true),
        Row("func a() -> (any Coordinatable, some View, TabRole) { (C(), V(), .search) }", "23xn", true),
        Row("func a() -> (some View, some View, TabRole) { (V(), V(), .search) }", "23xn", true),
        Row("func a() -> (any Coordinatable,some View) { (C(), V()) }", "n", true, "newer than 3.2"),
        Row("func a() -> (\n any Coordinatable,\n some View\n) { (C(), V()) }", "n", true, "newer than 3.2"),
        Row("func a() -> (some View,\n some View,\n TabRole) { (V(), V(), .search) }", "23xn", true),
        Row("func a() -> (content: any Coordinatable, label: some View) { (C(), V()) }", "n", true, "newer than 3.2"),
        Row("func a() -> (content: any Coordinatable, role: TabRole) { (C(), .search) }", "23xn", true),
        Row("func a() -> (TabRole, some View, any Coordinatable) { (.search, V(), C()) }", "23x", false),
        Row("func a() -> (any Coordinatable, some View) -> TabRole { f }", "23x", false),
        Row("func a() -> Child { Child() }", "3", true, "3.0.0–3.1.0"),
        Row("func a() -> Bool { true }", "3", false),
        Row("func a() -> Void {}", "3", false),
        Row("func a() -> V { V() }", "3", false),
        Row("func a() -> [any Coordinatable] { [] }", "", false),
        Row("func a() -> (any Coordinatable)? { nil }", "", false),
        Row("func a() -> V? { nil }", "3", false),
        Row("func a() -> Box<V> { Box() }", "", false),
        Row("func a() -> () -> some View { f }", "", false),
        Row("func a() {}", "", false),
        Row("#if os(iOS)\nfunc a() -> some View { V() }\n#endif", "n", true, "newer than 3.2"),
        Row("@ScaffoldingIgnored func a() -> some View { V() }", "", false),
        Row("@Scaffolding.ScaffoldingIgnored func a() -> some View { V() }", "23x", false),
        Row("@ScaffoldingTracked func a() -> some View { V() }", "23xn", true),
        Row("private func a() -> some View { V() }", "23xn", true),
        Row("fileprivate func a() -> some View { V() }", "23xn", true),
        Row("internal func a() -> some View { V() }", "23xn", true),
        Row("public func a() -> some View { V() }", "23xn", true),
        Row("func a<T>(_ t: T) -> some View { V() }", "23x", false, "it is generic"),
        Row(
            "func a(_ t: some Equatable) -> some View { V() }", "23x", false,
            "inout, variadic, isolated or of an opaque type"),
        Row(
            "func a(_ t: (some Equatable)?) -> some View { V() }", "23x", false,
            "inout, variadic, isolated or of an opaque type"),
        Row("func a() async -> some View { V() }", "23x", false, "it is async"),
        Row("func a() throws -> some View { V() }", "23x", false, "it throws"),
        Row("static func a() -> some View { V() }", "23x", false, "it belongs to the type"),
        Row("class func a() -> some View { V() }", "23x", false, "it belongs to the type"),
        Row("func a(_ n: inout Int) -> some View { V() }", "23x", false, "inout, variadic"),
        Row("func a(_ n: Int...) -> some View { V() }", "23x", false, "inout, variadic"),
        Row("func a(_ n: isolated Child) -> some View { V() }", "23x", false, "isolated"),
        Row("@available(iOS 18, *) func a() -> some View { V() }", "23xn", true),
        Row("@available(*, unavailable) func a() -> some View { V() }", "23x", false, "it is unavailable"),
        Row(
            "@available(iOS, introduced: 17, obsoleted: 18) func a() -> some View { V() }", "23x", false,
            "it is unavailable"),
        Row("func customize(_ view: AnyView) -> some View { view }", "23xn", true, "customize"),
    ]

    @Test(arguments: rows) func versionsTrackIt(_ row: Row) throws {
        let function = try #require(Self.facts(row).first)
        let versions = zip("23xn", ScaffoldingMacro.Version.allCases)
            .filter { ScaffoldingMacro.tracks(function, in: $0.1) }.map { String($0.0) }.joined()
        #expect(versions == row.versions)
    }

    @Test(arguments: rows) func navdocsMakesADestinationOfIt(_ row: Row) throws {
        let read = graph(Self.source(row))
        let destinations = try #require(read.coordinator("Tabs")?.destinations)
        #expect(destinations.count == (row.isDestination ? 1 : 0))
        let said = destinations.compactMap(\.trackedBy) + read.findings.map(\.message)
        if let flag = row.flag {
            #expect(said.contains { $0.contains(flag) }, "\(said)")
        } else {
            #expect(said == [])
        }
    }

    @Test func secondFunctionOfANameIsReported() {
        let read = home("func detail(name: String) -> some View { HomeView() }")
        #expect(read.coordinator("Home")?.destinations.map(\.name) == ["home", "detail", "child"])
        #expect(read.destination("Home.detail")?.targets.map(\.id) == ["DetailView"])
        #expect(
            read.findings.notation == [
                "error duplicate-destination: `detail` of Home is declared twice; only the first is a destination."
            ])
    }

    @Test func branchesOfIfMayShareAName() {
        let read = home(
            """
            #if os(iOS)
            func camera() -> some View { DetailView(id: 1) }
            #else
            func camera() -> some View { InnerView() }
            #endif
            """)
        #expect(
            read.destination("Home.camera")?.notation
                == "camera view DetailView | InnerView if os(iOS) || !os(iOS)")
        #expect(read.findings.isEmpty)
    }

    @Test(arguments: [
        "var a: some View { V() }", "init() {}", "deinit {}", "subscript(i: Int) -> some View { V() }",
        "static func == (l: Tabs, r: Tabs) -> some View { V() }", "struct Inner { func a() -> some View { V() } }",
    ]) func otherMembersAreNoDestinations(_ member: String) {
        let read = graph("@Scaffoldable final class Tabs: TabCoordinatable {\n\(member)\n}\nstruct V: View {}")
        #expect(read.coordinator("Tabs")?.destinations.isEmpty == true)
    }

    @Test func routesOutsideOfTheClassBodyAreNoDestinationsAndCallsOfThemAreTold() {
        let read = home(
            "func open() { route(to: .late) }",
            rest: "extension Home { func late() -> some View { DetailView(id: 1) } }")
        #expect(read.destination("Home.late") == nil)
        #expect(read.notUnderstood.map(\.text) == ["route(to: .late)"])
        #expect(read.notUnderstood.first?.reason.contains("extension") == true, "\(read.notUnderstood.notation)")
    }

    private static func source(_ row: Row) -> String {
        """
        @Scaffoldable final class Tabs: TabCoordinatable {
        \(row.declaration)
        }
        @Scaffoldable final class Child: FlowCoordinatable {}
        struct V: View { var body: some View { Text("") } }
        """
    }

    private static func facts(_ row: Row) -> [FunctionFacts] {
        ExtractorTests.facts(source(row)).types.first?.functions ?? []
    }
}
