import Base
import Drawing
import NavigationModel
import Reports
import TestSupport
import Testing

/// Each style wherever styles are told.
struct EveryStyleTests {
    private let index: GraphIndex
    private let site: SiteFiles

    init() throws {
        let lines = Style.allCases.map { style in
            let name = "by" + style.rawValue.filter { $0 != "-" }
            return "HomeView -\(style.rawValue)-> Home.\(name) (Other)"
        }
        let rest = ["Home -root-> Home.start (HomeView) declared", "Other -window-> Other.it (OtherView) declared"]
        let graph = NavigationGraph(notation: (rest + lines).joined(separator: "\n"))
        index = GraphIndex(graph)
        site = try SiteFiles(graph)
    }

    @Test(arguments: Style.allCases) func isDrawnWithItsWordAndExplained(_ style: Style) throws {
        let word = style.rawValue
        for subject in [GraphSubject.app, .coordinator("Home")] {
            let svg = try GraphDrawing(of: subject, layout: .wide, index: index) { _ in nil }.standaloneSVG()
            let key = try #require(svg.components(separatedBy: #"<g class="key""#).last)
            #expect(svg.contains("-\(word)-coordinator-Other\""), "\(subject)")
            #expect(key.contains(">\(word)</text>"), "\(subject)")
        }
    }

    @Test(arguments: Style.allCases) func isTalkedOfOnPages(_ style: Style) {
        let page = site.text("coordinators/Home.html")
        #expect(page.contains("id=\"line-\(style.rawValue)\"") && page.contains("<b>\(style.rawValue)</b>"))
        let start = style.rawValue.hasPrefix("split") ? "split" : style.rawValue
        #expect(site.text("assets/style.css").contains("\n.\(start) {\n  color: var("))
    }

    @Test(arguments: Style.allCases) func isInTextForOtherPrograms(_ style: Style) {
        #expect(
            Mermaid.text(of: .coordinator("Home"), index: index).contains("|\"\(style.rawValue)\"| coordinator_Other"))
        #expect(NavigationRecord.text(of: index).contains("transition HomeView \(style.rawValue) Home.by"))
    }

    @Test func declaredWindowsAndChoicesSaySo() throws {
        #expect(site.words("coordinators/Other.html").contains("Declared as a window"))
        let graph = NavigationGraph(notation: "Root -switch-> Root.home (Home) declared\nHome -root-> Home.a (A)")
        #expect(try SiteFiles(graph).words("coordinators/Root.html").contains("Declared, chosen at run time"))
    }
}
