import NavigationModel
import TestSupport
import Testing

struct ReadableNamesTests {
    private static func names(_ ids: [String], of name: String) -> [String] {
        var graph = NavigationGraph(notation: "Start -push-> .other (Other) call")
        graph.transitions += ids.map { id in
            Transition(
                from: NodeReference("Start"), coordinator: nil, destination: "root",
                to: NodeReference(name: name, id: id), style: .push, evidence: .call, location: GraphFixture.nowhere)
        }
        return ReadableNames(graph).applied(to: graph).transitions.dropFirst().compactMap { $0.to?.name }
    }

    @Test(arguments: [
        (["App.Settings", "AppWatch.Settings"], ["Settings", "Settings (Watch)"]),
        (["Reader_iOS.Settings", "Reader_tvOS.Settings"], ["Settings (iOS)", "Settings (tvOS)"]),
        (["Field.Settings", "Watch.Settings"], ["Settings (Field)", "Settings (Watch)"]),
        (["App.Settings@App/Home.swift", "App.Settings@App/Other.swift"], ["Settings (Home)", "Settings (Other)"]),
        (
            ["App.Settings@App/A/Home.swift", "App.Settings@App/B/Home.swift"],
            ["Settings (App/A/Home.swift)", "Settings (App/B/Home.swift)"]
        ),
        (
            ["App.Settings@App/Home.swift", "App.Settings@App/Other.swift", "Watch.Settings"],
            ["Settings (Home)", "Settings (Other)", "Settings (Watch)"]
        ),
        (["Settings"], ["Settings"]),
    ]) func typesOfOneNameAreToldApart(_ ids: [String], _ expected: [String]) {
        #expect(Self.names(ids, of: "Settings") == expected)
    }

    /// What a text means by a name that several have is not said.
    @Test func textsKeepANameThatSeveralHave() {
        var graph = NavigationGraph(notation: "Start -push-> .other (Other) call")
        graph.transitions.append(graph.transitions[0])
        graph.transitions[0].to = NodeReference(name: "Other", id: "App.Other")
        graph.transitions[1].to = NodeReference(name: "Other", id: "AppWatch.Other")
        graph.screens.removeAll { $0.id == "Other" }
        let analysis = NavigationAnalysis(graph, findings: [GraphFixture.hostileFinding("Nothing shows Other.")])
        let read = ReadableNames(graph).applied(to: analysis)
        #expect(read.findings.map(\.message) == ["Nothing shows Other."])
        #expect(read.graph.transitions.map { $0.to?.name } == ["Other", "Other (Watch)"])
    }
}
