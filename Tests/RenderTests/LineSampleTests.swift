import Base
import Foundation
import NavigationModel
import Testing

import Drawing

struct LineSampleTests {
    @Test func everyStyleHasASampleOfItsOwn() {
        let bodies = LineSample.all.map { $0.symbol.replacing($0.id, with: "") }
        #expect(LineSample.all.count == Style.allCases.count + 5)
        #expect(Set(bodies).count == LineSample.all.count - 2, "the three columns of a split share one")
    }

    @Test func sampleIsASymbolInTheCurrentColor() {
        let symbol = LineSample.style(.sheet).symbol
        #expect(symbol.hasPrefix(#"<symbol id="line-sheet" viewBox="0 0 32 12">"#))
        #expect(symbol.contains(#"stroke="currentColor""#) && symbol.contains(#"stroke-dasharray="6 4""#))
        #expect(!symbol.contains("style=") && !symbol.contains("#"))
    }

    @Test(arguments: Style.allCases)
    func styleSheetKnowsEveryStyle(style: Style) {
        let line = LineStyle.shown(style)
        #expect(StyleSheet.graph.contains(".edge.\(line.cssClass) {"))
        #expect(line == .shown(.root) || StyleSheet.graph.contains("text[fill=\"\(line.color)\"]"))
    }

    @Test func linesOnTopComeLast() throws {
        let svg = """
            <svg viewBox="0 0 10 10"><g class="graph" transform="scale(1 1) rotate(0) translate(4 6)">
            <g id="a" class="edge push lit"><title>x</title><path d=""/></g>
            <g id="b" class="edge push"><title>y</title><path d=""/></g>
            </g></svg>
            """
        let root = try #require(SVGScanner.root(of: svg))
        let picture = try #require(GraphPicture(graphviz: root, idPrefix: "p-", isLit: false))
        let markup = picture.markup(title: "T", description: "D")
        let lit = try #require(markup.range(of: "p-a")), other = try #require(markup.range(of: "p-b"))
        #expect(other.lowerBound < lit.lowerBound)
        #expect(!markup.contains("<title>x"))
        #expect(markup.contains(#"transform="translate(4 6)""#))
    }
}
