import Base
import Foundation
import NavigationModel
import TestSupport
import Testing

/// The JSON form of a graph.
struct NavigationDocumentTests {
    @Test func whatIsWrittenIsReadBack() throws {
        var graph = NavigationGraph(
            notation: """
                App => Home
                HomeView -push-> Home.detail (DetailView) indirect
                Home -split-detail-> Home.home (HomeView) declared
                Home -window-> Home.inPlace
                DetailView -sheet-> .showsHelp (HelpView)
                DetailView <-dismiss- Home
                """)
        let twin = NodeReference(name: "HomeView", id: "Watch.HomeView")
        graph.screens.append(Screen(id: twin.id, name: twin.name, module: "Watch", reads: [twin], contains: [twin]))
        graph.transitions[0].through = ["Model.open(_:)"]
        graph.transitions[0].from = twin
        graph.deepLinks = [
            DeepLink(
                name: "a://b", trigger: "onOpenURL in App", coordinator: NodeReference("Home"),
                hops: [
                    DeepLinkHop(
                        coordinator: NodeReference("Home"), destination: "detail", style: .push, to: twin, expects: "X",
                        mismatched: true)
                ], location: GraphFixture.nowhere)
        ]
        let findings = [
            Finding(
                rule: "r", severity: .info, message: "\"<&>\u{2028}🌱", subject: "Home", location: GraphFixture.nowhere)
        ]
        graph.notUnderstood = [NotUnderstood(text: "f()", reason: "why", location: GraphFixture.nowhere)]
        graph.sourceFiles = 3
        let analysis = NavigationAnalysis(graph, findings: findings)
        let bytes = try NavigationDocument.encode(analysis)
        #expect(try NavigationDocument.decode(bytes) == analysis)
        #expect(try NavigationDocument.encode(NavigationDocument.decode(bytes)) == bytes)
        // The parts of a document make one that is encoded whole.
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        #expect(try encoder.encode(analysis) + Data("\n".utf8) == Data(bytes))
    }

    @Test func transitionWithoutCoordinatorHasNoKeyForIt() throws {
        let plain = NavigationGraph(notation: "HomeView -sheet-> .help (HelpView)")
        let text = String(decoding: try NavigationDocument.encode(NavigationAnalysis(plain)), as: UTF8.self)
        #expect(!text.contains("\"coordinator\"") && text.contains("\"destination\" : \"help\""))
        #expect(plain.transitions.map(\.destinationID) == [nil])
    }

    @Test(arguments: ["", "{}", "[]", "null", "{\"schema\":\"navdocs/1\"}", "{\"schema\":\"navdocs/2\"}", "\u{0}"])
    func anythingElseIsRefused(_ text: String) {
        #expect(throws: DecodingError.self) { try NavigationDocument.decode(Array(text.utf8)) }
    }

    @Test func unknownSchemaIsNamedInTheError() throws {
        let text = String(
            decoding: try NavigationDocument.encode(NavigationAnalysis(NavigationGraph(title: "T"))), as: UTF8.self)
        let other = Array(text.replacing("navdocs/1", with: "other/9").utf8)
        do {
            _ = try NavigationDocument.decode(other)
            Issue.record("a document of another schema was read")
        } catch let DecodingError.dataCorrupted(context) {
            #expect(context.debugDescription.contains("other/9"))
        }
    }

    @Test func documentEndsInANewlineAndKeysAreSorted() throws {
        let text = String(
            decoding: try NavigationDocument.encode(NavigationAnalysis(NavigationGraph(title: "T"))), as: UTF8.self)
        #expect(text.hasSuffix("}\n"))
        let keys = text.matches(of: /\n  "([A-Za-z]+)"/).map { String($0.1) }
        #expect(keys == keys.sorted())
        #expect(keys.count == 11)
    }
}
