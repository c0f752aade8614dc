import Facts
import Foundation
import TestSupport
import Testing

import Extractor

/// Holds navdocs to what the library's own macro, 3.2.0, was recorded to answer.
struct MacroRecordTests {
    private struct Record: Decodable {
        struct Member: Decodable, CustomTestStringConvertible {
            let declaration: String
            let `case`: String?
            var testDescription: String { declaration }
        }

        struct Class: Decodable {
            let declaration: String
            let error: String?
            let warning: String?
            let `case`: String?
        }

        let members: [Member]
        let classes: [Class]
    }

    private static func record() throws -> Record {
        try JSONDecoder().decode(Record.self, from: Fixture.data("Scaffolding/macro-3.2.json"))
    }

    @Test func everyMemberIsTrackedAsTheMacroTracksIt() throws {
        let members = try Self.record().members
        #expect(members.count > 20)
        for member in members {
            let function = try #require(read(member.declaration))
            #expect(
                ScaffoldingMacro.tracks(function, in: .threeTwo) == (member.case != nil), "\(member.declaration)")
        }
    }

    @Test func everyCaseIsWrittenAsTheMacroWritesIt() throws {
        for member in try Self.record().members {
            guard let expected = member.case else { continue }
            let function = try #require(read(member.declaration))
            #expect(caseText(of: function, in: member.declaration) == expected, "\(member.declaration)")
        }
    }

    @Test func classesTheMacroRefusesForTheirClauseAreReadByWhatTheyConformTo() throws {
        let refused = try Self.record().classes.filter { $0.error != nil }
        #expect(refused.count == 2)
        let noKind = graph("@Scaffoldable final class N: Foo {}")
        #expect(noKind.coordinators.isEmpty)
        #expect(
            noKind.notUnderstood.map(\.reason) == [
                "it doesn't conform to a coordinator protocol (TabCoordinatable, RootCoordinatable, FlowCoordinatable, SplitCoordinatable)"
            ])
        let qualified = graph("@Scaffoldable final class Q: Scaffolding.FlowCoordinatable {}")
        #expect(qualified.coordinators.map(\.kind) == [.flow])
        #expect(qualified.notUnderstood.isEmpty)
    }

    @Test func whatTheMacroWarnsAboutIsAFinding() throws {
        let warned = try #require(try Self.record().classes.first { $0.warning != nil })
        let tuple = "func a() -> (any Coordinatable, some View) { (C(), Text(\"\")) }"
        let read = analysis(of: "@Scaffoldable final class F: FlowCoordinatable { \(tuple) }")
        #expect(read.graph.coordinator("F")?.destinations.map(\.name) == [try #require(warned.case)])
        #expect(read.findings.map(\.rule) == ["tuple-outside-tab"])
    }

    @Test func whatOnlyBeginsLikeACoordinatorIsNoDestination() {
        let read = graph(
            "@Scaffoldable final class F: FlowCoordinatable { func b() -> any CoordinatableThing { T() } }")
        #expect(read.coordinator("F")?.destinations.isEmpty == true)
    }

    @Test func extensionMembersAreNoDestinations() {
        let read = graph(
            """
            @Scaffoldable final class A: FlowCoordinatable {}
            extension A { func ext() -> some View { Text("") } }
            """)
        #expect(read.coordinator("A")?.destinations.isEmpty == true)
    }

    private func read(_ declaration: String) -> FunctionFacts? {
        facts("@Scaffoldable final class Tabs: TabCoordinatable {\n\(declaration)\n}").types.first?.functions.first
    }

    /// `name(label: Type = default)`, the name in back-ticks where the source has them.
    private func caseText(of function: FunctionFacts, in declaration: String) -> String {
        let name = declaration.contains("`\(function.name)`") ? "`\(function.name)`" : function.name
        let parameters = ScaffoldingMacro.parameters(of: function).map { parameter in
            (parameter.label.map { "\($0): " } ?? "") + parameter.type
                + (parameter.defaultValue.map { " = \($0)" } ?? "")
        }
        return parameters.isEmpty ? name : "\(name)(\(parameters.joined(separator: ", ")))"
    }
}
