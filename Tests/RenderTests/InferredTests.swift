import Drawing
import NavigationModel
import Reports
import TestSupport
import Testing

/// What is only inferred says so wherever it is told.
struct InferredTests {
    private let index: GraphIndex
    private let site: SiteFiles

    init() throws {
        let graph = NavigationGraph(
            notation: """
                App => Home
                Home -root-> Home.home (HomeView) declared
                HomeView -push-> Home.detail (DetailView) inferred
                HomeView -push-> Home.child (Child) inferred
                DetailView -sheet-> .other (Other) inferred
                DetailView -sheet-> .help (HelpView) inferred
                Child -root-> Child.start (StartView) declared
                Other -root-> Other.start (StartView) declared
                """)
        index = GraphIndex(graph)
        site = try SiteFiles(graph)
    }

    @Test func linesAreDashedAndAsk() throws {
        for subject in [GraphSubject.app, .coordinator("Home")] {
            let svg = try GraphDrawing(of: subject, layout: .wide, index: index) { _ in nil }.standaloneSVG()
            #expect(svg.contains(#"class="edge push inferred""#) && svg.contains(#"class="edge sheet inferred""#))
            #expect(svg.components(separatedBy: #"stroke-dasharray="5 8""#).count > 2)
            #expect(svg.contains("push ?</text>") && svg.contains("sheet ?</text>"))
        }
    }

    @Test func theDOTTextIsDashedToo() {
        let dot = GraphDrawing(of: .coordinator("Home"), layout: .wide, index: index) { _ in nil }.dot
        for line in dot.split(separator: "\n") where line.contains(" inferred\"") {
            #expect(line.contains("style=\"dashed\""))
        }
    }

    @Test func keysExplainIt() {
        for page in ["index.html", "coordinators/Home.html"] {
            #expect(site.main(page).contains("#line-inferred") && site.words(page).contains("? inferred"), "\(page)")
        }
    }

    @Test(
        arguments: [
            ("coordinators/Home.html", "DetailView push inferred HomeView inferred"),
            ("coordinators/Home.html", "help no coordinator HelpView sheet DetailView inferred"),
            (
                "coordinators/Home.html",
                "push Child as child, inferred sheet Other by DetailView, no coordinator, inferred"
            ),
            ("coordinators/Child.html", "Opened by push Home as child, inferred"),
            ("coordinators/Other.html", "Opened by sheet DetailView as other, no coordinator, inferred"),
            ("screens/DetailView.html", "detail Home push inferred HomeView inferred"),
            ("screens/HelpView.html", "help no coordinator sheet DetailView inferred"),
            ("screens/HomeView.html", "child Home Child push App.swift:1 inferred"),
            ("screens/index.html", "HelpView DetailView as help, no coordinator sheet inferred nothing"),
            ("screens/index.html", "child inferred , detail inferred"),
            ("index.html", "push Child inferred 1 destination"),
        ])
    func pagesSayTheWord(_ page: String, words: String) {
        #expect(site.words(page).contains(words), "\(site.words(page))")
    }

    @Test func textForOtherProgramsSaysIt() throws {
        let mermaid = Mermaid.text(of: .coordinator("Home"), index: index)
        #expect(mermaid.contains(#"destination_Home.home -.->|"push ?"| destination_Home.detail"#))
        #expect(mermaid.contains(#"destination_Home.detail -.->|"sheet ?"| screen_HelpView"#))
        #expect(
            Mermaid.text(of: .app, index: index).contains(#"coordinator_Home -.->|"child: push ?"| coordinator_Child"#))
        let text = NavigationRecord.text(of: index)
        #expect(text.contains("coordinator Home flow starts at home [1 declared, 2 inferred]\n"))
        #expect(text.contains(" push Home.detail ?\n") && text.contains("DetailView sheet → HelpView ?\n"))
        let json = String(decoding: try NavigationDocument.encode(NavigationAnalysis(index.graph)), as: UTF8.self)
        #expect(json.components(separatedBy: #""evidence" : "inferred""#).count - 1 == 4)
    }

    @Test func whatIsAlsoKnownOtherwiseDoesNotAsk() throws {
        let certain = GraphIndex(
            NavigationGraph(notation: "A -push-> C.b (B)\nA -push-> C.b (B) inferred\nD -push-> C.a (A)"))
        let destination = try #require(certain.destination("C.b"))
        #expect(!certain.isInferred(.push, of: destination) && !certain.isInferred(.sheet, of: destination))
    }
}
