import Foundation
import Testing

import Drawing
import Render

struct GraphvizTests {
    @Test func drawsTheSameBytesTwice() throws {
        let dot = "digraph g { a [label=\"AppCoordinator\"]; a -> b }"
        let first = try Graphviz.svg(dot: dot)
        _ = try Graphviz.svg(dot: "digraph { c }")
        #expect(try Graphviz.svg(dot: dot) == first)
    }

    @Test func measuresTextByTheTable() {
        #expect(Graphviz.width(of: "A", size: 1000) == 667)
        #expect(Graphviz.width(of: "A", size: 1000, bold: true) == 722)
        #expect(Graphviz.width(of: "Planet", size: 12) == (667 + 222 + 556 + 556 + 556 + 278) * 0.012)
    }

    @Test(arguments: [
        ("惑", 1000.0), ("😀", 1200), ("👩‍🚀", 1200), ("\u{202E}", 0), ("\u{200B}", 0), ("e\u{301}", 556), ("Ж", 923),
    ])
    func measuresEveryScript(text: String, width: Double) {
        #expect(Graphviz.width(of: text, size: 1000) == width)
    }

    @Test func boldNodeIsWider() throws {
        func width(_ label: String) throws -> Double {
            let root = SVGScanner.root(of: try Graphviz.svg(dot: "digraph { a [shape=box label=<\(label)>] }"))
            return try #require(root?["viewBox"]?.split(separator: " ").compactMap { Double($0) }[2])
        }
        #expect(try width("<B>HomeCoordinator</B>") > width("HomeCoordinator") + 3)
    }

    @Test(arguments: [
        ("digraph { a -> b", "syntax error in line 1"), ("", "there is no graph in the text"),
        ("digraph { a [label=<<B>x>] }", "mismatched tag in line 1; ... x</HTML> ...; in label of node a"),
        ("/* never ends", "there is no graph in the text"),
        ("digraph { a [label=\"x", "syntax error in line 1 scanning a quoted string"),
    ])
    func badTextIsAnErrorInGraphvizOwnWords(dot: String, words: String) throws {
        do {
            _ = try Graphviz.svg(dot: dot)
            Issue.record("drawn")
        } catch {
            guard case .graphviz(let message) = error else { return }
            #expect(message.hasPrefix(words))
            #expect(!message.contains("Error:"))
        }
        #expect(try Graphviz.svg(dot: "digraph { a }").contains("</svg>"))
    }

    @Test func circleThroughAFrameIsDrawn() throws {
        let dot = DOTGraph(
            id: "circle", direction: "LR", nodeGap: 0.4, rankGap: 0.8, effort: .full)
        var graph = dot
        graph.before = [DOTGraph.Node(id: "out", attributes: [])]
        graph.frame = DOTGraph.Frame(
            id: "f", attributes: [], nodes: ["a", "b", "c"].map { DOTGraph.Node(id: $0, attributes: []) })
        graph.edges = [("out", "a"), ("b", "out"), ("a", "b"), ("c", "out"), ("out", "c")].map {
            DOTGraph.Edge(
                tail: DOTGraph.End(node: $0), head: DOTGraph.End(node: $1), style: .shown(.push), by: [],
                title: "", hasWord: true)
        }
        let root = try #require(SVGScanner.root(of: try Graphviz.svg(dot: graph.text)))
        let groups = root.elements.flatMap(\.elements)
        #expect(groups.count { $0.classes.first == "edge" } == 5)
    }
}
