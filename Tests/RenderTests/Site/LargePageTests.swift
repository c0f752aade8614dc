import Base
import NavigationModel
import Render
import TestSupport
import Testing

/// Pages of what there is too much of: they end where nobody reads on, say how much is left, and where that is listed.
@Suite struct LargePageTests {
    private func destination(_ owner: String, _ name: String, _ target: String, _ kind: DestinationKind) -> Destination
    {
        Destination(
            id: "\(owner).\(name)", name: name, kind: kind, targets: [NodeReference(target)], presentations: [.push],
            location: GraphFixture.nowhere)
    }

    private func coordinator(_ name: String, _ destinations: [Destination]) -> Coordinator {
        Coordinator(
            id: name, name: name, module: "App", system: .scaffolding, kind: .flow, location: GraphFixture.nowhere,
            initial: [], destinations: destinations)
    }

    /// A coordinator whose first screen opens each of many others, two of them again and again.
    private func flow(_ count: Int) -> NavigationGraph {
        let names = (0..<count).map { "d\($0)" }
        func transition(_ name: String, line: Int) -> Transition {
            Transition(
                from: NodeReference("S0"), coordinator: NodeReference("Flow"), destination: name,
                to: NodeReference("S\(name.dropFirst())"), style: .push, evidence: .call,
                location: SourceLocation(file: "A.swift", line: line, column: 1))
        }
        return NavigationGraph(
            title: "App",
            coordinators: [
                coordinator("Flow", names.map { destination("Flow", $0, "S\($0.dropFirst())", .view) })
            ], screens: names.map { Screen(id: "S\($0.dropFirst())", name: "S\($0.dropFirst())", module: "App") },
            transitions: names.enumerated().map { transition($1, line: $0) }
                + (0..<60).map { transition("d1", line: $0) })
    }

    private func connected(_ count: Int) -> NavigationGraph {
        let names = (0..<count).map { "C\($0)" }
        return NavigationGraph(
            title: "App",
            coordinators: names.map { name in
                coordinator(name, names.filter { $0 != name }.map { destination(name, "to\($0)", $0, .coordinator) })
            })
    }

    private func broken(_ site: SiteFiles) -> [BrokenLink] {
        LinkCheck.broken(in: site.paths.map { LinkCheck.scan(OutputFile(path: $0, text: site.text($0))) })
    }

    @Test func tablesEndAndTellHowMuchIsLeft() throws {
        let site = try SiteFiles(flow(300))
        let page = site.words("coordinators/Flow.html")
        #expect(page.contains("300, in source order"))
        #expect(page.contains("And 50 more: navigation.json lists all 300."), "the destinations")
        #expect(page.contains("And 11 more: navigation.json lists all 61."), "the calls that open one of them")
        #expect(site.words("screens/S0.html").contains("And 110 more: navigation.json lists all 360."))
        #expect(site.text("coordinators/Flow.html").contains("id=\"destination-d249\""))
        #expect(!site.text("coordinators/Flow.html").contains("id=\"destination-d250\""))
        #expect(site.paths.contains("screens/S299.html"))
        #expect(site.words("screens/index.html").contains("S299"))
        #expect(broken(site) == [])
    }

    @Test func tablesThatPeopleReadAreWhole() throws {
        let site = try SiteFiles(flow(100))
        #expect(!site.words("coordinators/Flow.html").contains("navigation.json lists all 100"))
        #expect(site.text("coordinators/Flow.html").contains("id=\"destination-d99\""))
    }

    @Test func theTreeTellsWhoIsToldElsewhereInShort() throws {
        let site = try SiteFiles(connected(40))
        let words = site.words("index.html")
        #expect(words.contains("more, which appear elsewhere"))
        for name in (0..<40).map({ "C\($0)" }) {
            #expect(site.text("index.html").contains("coordinators/\(name).html"), "\(name)")
        }
        #expect(broken(site) == [])
    }

    /// What stands beside and above a page does not grow with the way to it.
    @Test func aLongWayIsToldByItsEnds() throws {
        let names = (0...500).map { "C\($0)" }
        let site = try SiteFiles(
            NavigationGraph(
                title: "App",
                coordinators: zip(names, names.dropFirst() + [""]).map { name, next in
                    coordinator(name, next.isEmpty ? [] : [destination(name, "next", next, .coordinator)])
                }))
        let page = site.text("coordinators/C499.html")
        let words = site.words("coordinators/C499.html")
        #expect(words.contains("488 more"), "\(words.prefix(600))")
        for name in ["C0", "C490", "C498"] {
            #expect(page.contains("\"\(name).html\"") || page.contains("/\(name).html\""))
        }
        #expect(!page.contains("C150"))
        #expect(page.utf8.count < 2 * site.text("coordinators/C20.html").utf8.count)
        #expect(broken(site) == [])
    }

    @Test func theSidebarOfManyBesideEachOtherShowsThoseAround() throws {
        let names = (0..<400).map { "C\($0)" }
        let site = try SiteFiles(
            NavigationGraph(
                title: "App",
                coordinators: [coordinator("Top", names.map { destination("Top", "to\($0)", $0, .coordinator) })]
                    + names.map { coordinator($0, []) }))
        let page = site.text("coordinators/C200.html")
        for name in ["C180", "C200", "C220"] { #expect(page.contains("coordinators/\(name).html"), "\(name)") }
        #expect(!page.contains("coordinators/C20.html") && page.contains("and 340 more"))
    }

    /// Views that are part of each other are each part of all.
    @Test func screensThatAreMadeOfManyTellTheNearest() throws {
        let count = 300
        let site = try SiteFiles(
            NavigationGraph(
                title: "App",
                screens: (0..<count).map {
                    Screen(
                        id: "V\($0)", name: "V\($0)", module: "App", contains: [NodeReference("V\(($0 + 1) % count)")])
                },
                transitions: (0..<count).map {
                    Transition(
                        from: NodeReference("V\($0)"), coordinator: nil, destination: "S\($0)",
                        to: NodeReference("S\($0)"),
                        style: .sheet, evidence: .call, location: GraphFixture.nowhere)
                }))
        #expect(site.text("screens/index.html").utf8.count < 300 * count * 60)
        let words = site.words("screens/index.html")
        #expect(words.contains("and over 40 others, listed on the screen’s page"), "\(words.prefix(2_000))")
        #expect(words.contains("and over 41 others, listed on the screen’s page"))
        #expect(site.words("screens/V0.html").contains("And 50 more: navigation.json lists all 300."))
        #expect(site.words("screens/V0.html").contains("and 199 more, listed in navigation.json"))
        #expect(broken(site) == [])
    }
}
