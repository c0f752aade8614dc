import Base
import NavigationModel
import TestSupport
import Testing

import Drawing
import Render

/// What pictures tell scripts.
struct GraphFactsTests {
    private func lines(_ subject: GraphSubject) throws -> [SVGElement] {
        let drawing = GraphDrawing(of: subject, layout: .wide, index: GraphIndex(GraphFixture.planets)) { _ in nil }
        let root = try #require(SVGScanner.root(of: try drawing.inlineSVG(idPrefix: "p-")))
        let graph = try #require(root.elements.first { $0["class"] == "graph" })
        let nodes = Set(graph.elements.filter { $0.classes.first == "node" }.compactMap { $0["id"] })
        let lines = graph.elements.filter { $0.classes.first == "edge" }
        for line in lines {
            #expect(nodes.contains("p-" + (line["data-from"] ?? "")), "\(line["id"] ?? "")")
            #expect(nodes.contains("p-" + (line["data-to"] ?? "")), "\(line["id"] ?? "")")
        }
        return lines
    }

    @Test func linesNameTheNodesTheyJoin() throws {
        let ends = try lines(.app).map { "\($0["data-from"] ?? "") \($0["data-to"] ?? "")" }
        #expect(ends.contains("entry-PlanetsApp coordinator-AppCoordinator"))
        #expect(ends.contains("coordinator-HomeCoordinator coordinator-TripCoordinator"))
        #expect(try lines(.coordinator("HomeCoordinator")).count == 7)
    }

    @Test func linesTellStyleAndEvidence() throws {
        let search = try lines(.coordinator("SearchCoordinator"))
        let sheet = try #require(search.first { $0.classes.contains("inferred") })
        #expect(sheet["data-line"] == "sheet" && sheet["data-by"] == "inferred")
        #expect(sheet["class"] == "edge sheet inferred")
        let tab = try #require(try lines(.app).first { $0["data-line"] == "tab" })
        #expect(tab["data-by"]?.split(separator: " ").first == "declared")
    }

    @Test func columnsOfASplitViewAreToldApart() {
        #expect(LineStyle.shown(.splitDetail).key == "split-detail")
        #expect(LineStyle.shown(.splitDetail).cssClass == LineStyle.shown(.splitSidebar).cssClass)
    }

    @Test func textInAScriptEndsNoElement() {
        #expect(
            ScriptText.quoted("a \"b\" \\ \n</script><!-- \u{2028}\u{1}")
                == #""a \"b\" \\ \n<\/script><\u0021-- \u2028\u0001""#)
    }
}
