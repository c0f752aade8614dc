import Base
import Foundation
import NavigationModel
import TestSupport
import Testing

import Drawing

#if canImport(FoundationXML)
    import FoundationXML
#endif

struct HostileGraphTests {
    /// A coordinator, a destination, a view and a type of one name, and an entry.
    private func graph(named name: String) -> NavigationGraph {
        let place = GraphFixture.nowhere
        let reference = NodeReference(name)
        let destinations = ["", "2"].map { suffix in
            Destination(
                id: "\(name).\(name)\(suffix)", name: name + suffix, kind: .view,
                parameters: [Parameter(label: name, name: name, type: name)], targets: [NodeReference(name + "View")],
                location: place)
        }
        return NavigationGraph(
            title: name,
            coordinators: [
                Coordinator(
                    id: name, name: name, module: name, system: .scaffolding, kind: .flow, location: place,
                    initial: [name], destinations: destinations)
            ],
            transitions: [
                Transition(
                    from: NodeReference(name + "Model"), coordinator: reference, destination: name + "2",
                    to: NodeReference(name + "View"), style: .sheet, evidence: .inferred, location: place)
            ],
            entryPoints: [EntryPoint(name: name, to: reference, location: place)])
    }

    @Test(arguments: [
        #"say "hi""#, "<script>alert(1)</script>", "a & b", "&lt;", "&bogus;", "]]>", "`class`", "😀👩‍🚀",
        "\u{202E}desrever",
        "\u{200F}ימין", #"back\slash\N\G\"#, "a\u{0}b\u{1B}[31m", "line\nbreak", "惑星", "{}|<f0>", "--", "%20", "'",
        String(repeating: "VeryLong", count: 200), "z" + String(repeating: "\u{301}", count: 5000), "_", "e",
        "\u{FFFE}",
    ])
    func everyNameGivesWellFormedPictures(name: String) throws {
        let index = GraphIndex(graph(named: name))
        for subject in [GraphSubject.app, .coordinator(name)] {
            for layout in [GraphLayout.wide, .narrow] {
                let drawing = GraphDrawing(of: subject, layout: layout, index: index) { _ in "x.html?a=\(name)&lt;b" }
                for svg in [try drawing.standaloneSVG(), try drawing.inlineSVG(idPrefix: "p-")] {
                    #expect(XMLParser(data: Data(svg.utf8)).parse())
                    #expect(!svg.contains("<script"))
                }
            }
        }
        let own = GraphDrawing(of: .coordinator(name), layout: .wide, index: index) { _ in nil }
        #expect(try own.inlineSVG(idPrefix: "").contains("class=\"edge sheet inferred\""))
    }

    @Test func longNameIsShortenedInThePictureAndFullInTheTitle() throws {
        let name = "Start" + String(repeating: "Long", count: 100) + "End"
        let index = GraphIndex(graph(named: name))
        let svg = try GraphDrawing(of: .app, layout: .wide, index: index) { _ in nil }.inlineSVG(idPrefix: "")
        #expect(svg.contains("<title>\(name), flow coordinator</title>"))
        #expect(!svg.contains(">\(name)</text>"))
        #expect(svg.contains("…"))
        let width = try #require(SVGScanner.root(of: svg)?["width"].flatMap(Int.init))
        #expect(width < 1000)
    }

    @Test func nameThatLooksLikeAnEntityStaysAsItIs() throws {
        let index = GraphIndex(graph(named: "&lt;"))
        let svg = try GraphDrawing(of: .app, layout: .wide, index: index) { _ in nil }.inlineSVG(idPrefix: "")
        #expect(svg.contains(">&amp;\u{2060}lt;</text>"))
    }

    @Test func emptyGraphHasAPicture() throws {
        let drawing = GraphDrawing(of: .app, layout: .wide, index: GraphIndex(NavigationGraph(title: ""))) { _ in nil }
        #expect(XMLParser(data: Data(try drawing.standaloneSVG().utf8)).parse())
        #expect(drawing.description == "0 coordinators with 0 destinations, joined by 0 lines.")
    }
}
