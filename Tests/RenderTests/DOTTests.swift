import Base
import NavigationModel
import Testing

import Drawing

struct DOTTests {
    @Test func quotesTextForAttributes() {
        #expect(DOTText.quoted(#"say "hi" \N"#) == #""say \"hi\" \\N""#)
    }

    @Test func partsWhatGraphvizWouldTakeForAnEntity() {
        #expect(DOTText.html("a &lt; b & c") == "a &amp;\u{2060}lt; b &amp; c")
    }

    @Test func spellsOutDirectionOverridesAndControls() {
        #expect(PlainText.visible("a\u{202E}b\u{7}c\nd") == #"a\u{202E}b\u{7}c d"#)
    }

    @Test func cutsTheMiddleOfLongText() {
        #expect(PlainText.shortened("AuthenticationCoordinator", to: 11) == "Authe…nator")
        #expect(PlainText.shortened("Short", to: 11) == "Short")
    }

    @Test func identifiersDifferForNamesThatDiffer() {
        let names = ["a b", "a_x20_b", "a_b", "a-b", "ab", "a.b", "_", "x", "_x", "a_", "`class`", "😀", "\u{200F}a"]
        let identifiers = names.map(DOTText.identifier)
        #expect(Set(identifiers).count == names.count)
        #expect(identifiers[0] == "a_x20_b")
        #expect(identifiers.allSatisfy { $0.utf8.allSatisfy { $0 < 0x7F && $0 != UInt8(ascii: " ") } })
    }

    @Test func printsAGraph() {
        var graph = DOTGraph(
            id: "g", attributes: [("rankdir", "LR")], nodeDefaults: [("margin", 0)], edgeDefaults: [("fontsize", 11)])
        graph.before = [DOTGraph.Node(id: "a", attributes: [("label", .label(NodeLabel.oneLine("A<B>")))])]
        graph.frame = DOTGraph.Frame(
            id: "f", attributes: [("class", "own")], nodes: [DOTGraph.Node(id: "b", attributes: [("height", 0.3)])])
        let guess = Transition(
            from: NodeReference("A"), coordinator: nil, destination: "b", to: nil, style: .sheet, evidence: .inferred,
            location: SourceLocation(file: "A.swift", line: 1, column: 1))
        graph.edges = [
            DOTGraph.Edge(
                tail: DOTGraph.End(node: "a", port: "p", side: "e"), head: DOTGraph.End(node: "b"),
                style: .shown(.sheet), by: [.transition(guess)], title: "A to b", hasWord: false)
        ]
        let table = #"<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0">"#
        #expect(
            graph.text == """
                digraph "g" {
                  graph [rankdir="LR"]
                  node [margin=0]
                  edge [fontsize=11]
                  "a" [label=<\(table)<TR><TD WIDTH="12"></TD>\
                <TD HEIGHT="26"><FONT POINT-SIZE="13"><B>A&lt;B&gt;</B></FONT></TD><TD WIDTH="12"></TD></TR></TABLE>>]
                  subgraph "cluster-f" {
                    graph [class="own"]
                    "b" [height=0.3]
                  }
                  "a":"p":e -> "b" [id="a.p-sheet-b", class="sheet inferred of-sheet by-inferred", \
                tooltip="A to b", arrowhead="onormal", arrowsize=0.8, style="dashed", penwidth=1.4, color="#066a5b", fontcolor="#066a5b"]
                }

                """)
    }
}
