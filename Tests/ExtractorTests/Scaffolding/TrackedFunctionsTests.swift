import Facts
import NavigationModel
import TestSupport
import Testing

import Extractor

/// Which functions of a marked class become destinations: in each version of the library, and for navdocs.
struct TrackedFunctionsTests {
    @Test(arguments: MacroForm.all) func versionsTrackIt(_ form: MacroForm) {
        let functions = facts(Self.source(form)).types.first?.functions.filter { !$0.isInitializer } ?? []
        let versions = functions.map { function in
            zip("23xn", ScaffoldingMacro.Version.allCases)
                .filter { ScaffoldingMacro.tracks(function, in: $0.1) }.map { String($0.0) }.joined()
        }
        let text = versions.filter { !$0.isEmpty }.joined(separator: " ")
        #expect((text.isEmpty ? "–" : text) == form.versions)
    }

    @Test(arguments: MacroForm.all) func navdocsMakesOfIt(_ form: MacroForm) throws {
        let read = analysis(of: Self.source(form))
        let destinations = try #require(read.graph.coordinator("Tabs")?.destinations)
        let refusal = "can't be a destination: "
        let findings = read.findings.map { finding in
            guard let reason = finding.message.firstRange(of: refusal) else { return "[\(finding.rule)]" }
            return "refused: " + finding.message[reason.upperBound...].dropLast()
        }
        let parts = destinations.map(Self.text) + findings
        #expect((parts.isEmpty ? "–" : parts.joined(separator: " ")) == form.outcome)
        if form.versions == "23xn" { #expect(destinations.allSatisfy { $0.trackedBy == nil }) }
    }

    @Test func destinationSaysWhichVersionsMakeIt() {
        func versions(_ declaration: String) -> String? {
            graph(Self.source(MacroForm(source: declaration, versions: "", outcome: ""))).destination("Tabs.a")?
                .trackedBy
        }
        #expect(versions("func a() -> some SwiftUI.View { V() }") == "later than 3.2")
        #expect(versions("func a() -> Child { Child() }") == "3.0.0–3.1.0")
        #expect(versions("func a() -> some View & P { V() }") == "1.x–2.x, 3.0.0–3.1.0, 3.2.0")
    }

    private static func text(of destination: Destination) -> String {
        let parameters = destination.parameters.map { parameter in
            (parameter.label.map { "\($0): " } ?? "") + parameter.type
                + (parameter.defaultValue.map { " = \($0)" } ?? "")
        }
        return destination.name + (parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))")
    }

    @Test func secondFunctionOfANameIsReported() {
        let read = homeAnalysis("func detail(name: String) -> some View { HomeView() }")
        #expect(read.graph.coordinator("Home")?.destinations.map(\.name) == ["home", "detail", "child"])
        #expect(read.graph.destination("Home.detail")?.targets.map(\.id) == ["DetailView"])
        #expect(
            read.findings.notation == [
                "error duplicate-destination: `detail` of Home is declared twice; only the first is a destination."
            ])
    }

    @Test func branchesOfIfMayShareAName() {
        let read = homeAnalysis(
            """
            #if os(iOS)
            func camera() -> some View { DetailView(id: 1) }
            #else
            func camera() -> some View { InnerView() }
            #endif
            """)
        #expect(
            read.graph.destination("Home.camera")?.notation
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

    private static func source(_ form: MacroForm) -> String {
        """
        @Scaffoldable final class Tabs: TabCoordinatable {
        \(form.source)
        }
        @Scaffoldable final class Child: FlowCoordinatable {}
        struct V: View { var body: some View { Text("") } }
        """
    }
}
