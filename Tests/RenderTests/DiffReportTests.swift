import Drawing
import Extractor
import NavigationModel
import PageElements
import Render
import Reports
import TestSupport
import Testing

/// The reports of a difference, from a graph that lost a way, has a new coordinator and another style.
@Suite struct DiffReportTests {
    private static let old = """
        App => Root
        Root -root-> Root.home (Home) declared
        Home -root-> Home.list (ListView) declared
        ListView -push-> Home.detail (DetailView)
        ListView -sheet-> Home.settings (Settings)
        Settings -root-> Settings.main (MainView) declared
        """
    private static let new = """
        App => Root
        Root -root-> Root.home (Home) declared
        Home -root-> Home.list (ListView) declared
        ListView -push-> Home.settings (Settings)
        ListView -sheet-> Home.stamps (Stamps)
        Settings -root-> Settings.main (MainView) declared
        Stamps -root-> Stamps.all (StampsView) declared
        """

    private static func report(_ old: NavigationGraph, _ new: NavigationGraph) -> DiffReport {
        DiffReport(
            NavigationDiff(old: GraphFixture.analysis(of: old), new: GraphFixture.analysis(of: new)),
            old: DiffDocument.Version(name: "main", commit: "4f2c91a0000000000000000000000000000000000"),
            new: DiffDocument.Version(name: "working tree"))
    }

    private let report = Self.report(NavigationGraph(notation: old), NavigationGraph(notation: new))

    @Test func textIsWorstFirst() {
        #expect(
            DiffText.text(of: report) == """
                1 screen no longer shown
                1 destination removed, 1 presentation style changed, 1 screen added, 1 coordinator added, 1 destination added

                Notation, main 4f2c91a → working tree

                - DetailView is no longer shown
                    Home.detail is gone
                    previously at Sources/App.swift:1

                - Home.detail is gone: push to DetailView
                    It was opened by ListView
                    previously at Sources/App.swift:1

                ~ Home.settings is now opened as a push instead of a sheet
                    It is opened by ListView
                    Sources/App.swift:1

                + StampsView is a new screen

                + Stamps is new: a flow coordinator with 1 destination
                    It shows all
                    It is shown by Home.stamps
                    Sources/App.swift:1

                + Home.stamps is new: sheet to Stamps
                    It is opened by ListView
                    Sources/App.swift:1

                """)
    }

    @Test func markdownIsOneComment() {
        #expect(
            DiffMarkdown.text(of: report) == """
                <!-- navdocs-diff -->
                ### 1 screen no longer shown

                1 destination removed, 1 presentation style changed, 1 screen added, 1 coordinator added, 1 destination added

                `main` 4f2c91a → `working tree`, `Notation`

                - **−** `DetailView` is no longer shown<br>`Home.detail` is gone<br><sub>previously at `Sources/App.swift:1`</sub>
                - **−** `Home.detail` is gone: push to `DetailView`<br>It was opened by `ListView`<br><sub>previously at `Sources/App.swift:1`</sub>
                - **\\~** `Home.settings` is now opened as a push instead of a sheet<br>It is opened by `ListView`<br><sub>`Sources/App.swift:1`</sub>
                - **\\+** `StampsView` is a new screen
                - **\\+** `Stamps` is new: a flow coordinator with 1 destination<br>It shows `all`<br>It is shown by `Home.stamps`<br><sub>`Sources/App.swift:1`</sub>
                - **\\+** `Home.stamps` is new: sheet to `Stamps`<br>It is opened by `ListView`<br><sub>`Sources/App.swift:1`</sub>

                ```mermaid
                flowchart LR
                  coordinator_Home["Home<br/>− detail: push<br/>#126; settings: sheet → push<br/>+ stamps: sheet"]
                  coordinator_Settings["Settings"]
                  coordinator_Stamps["+ Stamps<br/>+ all: root"]:::addClass
                  coordinator_Home -->|"#126; push"| coordinator_Settings
                  coordinator_Home -.->|"+ sheet"| coordinator_Stamps
                  classDef addClass fill:#e5f4e9,stroke:#11682f,stroke-width:2px,color:#11682f
                  linkStyle 0 stroke:#835000,stroke-width:3px
                  linkStyle 1 stroke:#11682f,stroke-width:3px
                ```

                """)
    }

    /// An app with many destinations, all of which went.
    private func large(_ count: Int) -> DiffReport {
        var old = NavigationGraph(notation: Self.old)
        let names = (0..<count).map { "destinationWithAVeryLongName\($0)" }
        old.coordinators[0].destinations += names.map {
            Destination(id: "Root.\($0)", name: $0, kind: .view, location: GraphFixture.nowhere)
        }
        return Self.report(old, NavigationGraph(notation: Self.old))
    }

    @Test func markdownFoldsAllButTen() throws {
        let text = DiffMarkdown.text(of: large(14))
        let parts = text.components(separatedBy: "<details>")
        #expect(parts.count == 2)
        #expect(parts[0].components(separatedBy: "\n- ").count - 1 == 10)
        #expect(parts[1].hasPrefix("<summary>4 more</summary>\n\n- "))
        #expect(parts[1].contains("\n\n</details>\n"))
    }

    @Test(arguments: [100, 2_000]) func markdownKeepsBelowTheLimit(_ count: Int) {
        let text = DiffMarkdown.text(of: large(count))
        #expect(text.utf8.count <= DiffMarkdown.mostBytes)
        #expect(text.hasSuffix("\n"))
        #expect(text.components(separatedBy: "<details>").count == text.components(separatedBy: "</details>").count)
        #expect(text.contains("There's no room here for") == (count == 2_000))
    }

    @Test func markdownRendersAsMeant() {
        let html = Markdown { _ in nil }.html(DiffMarkdown.text(of: report), under: 1).text
        #expect(html.contains("<strong>−</strong> <code>DetailView</code> is no longer shown"))
        #expect(html.contains("<strong>~</strong> <code>Home.settings</code> is now opened as a push"))
    }

    @Test func hostileNamesReachNoReportAsMarkup() throws {
        let report = Self.report(NavigationGraph(notation: Self.old), GraphFixture.hostile)
        let back = Self.report(GraphFixture.hostile, NavigationGraph(notation: Self.old))
        for report in [report, back] {
            let page = try Self.page(of: report)
            #expect(!page.contains("<script>"))
            #expect(!page.contains("\u{202E}"))
            let markdown = DiffMarkdown.text(of: report)
            // Only in code spans, where it is text.
            let spans = markdown.replacing(#/(`+)(?!`)[^\n]*?[^`]\1(?!`)/#, with: "")
            #expect(!spans.contains("<script>"))
            #expect(!markdown.contains("\u{202E}"))
            #expect(!DiffText.text(of: report).contains("\u{202E}"))
            #expect(try DiffDrawing(report.diff).standaloneSVG().contains("<script") == false)
        }
    }

    @Test func pictureTellsWhatChangedByClassSignAndWord() throws {
        let svg = try DiffDrawing(report.diff).standaloneSVG()
        #expect(svg.contains(#"class="node card coordinator add""#))
        #expect(svg.contains(#"class="edge push chg""#))
        #expect(svg.contains(#"class="edge sheet chg former""#))
        #expect(svg.contains(#"class="edge sheet add""#))
        #expect(svg.contains(#"class="edge root same""#))
        for text in [
            "+ Stamps", "flow, new", "~ settings", "+ stamps", "− detail", "+ added", "− removed or unreachable",
            "~ changed",
        ] {
            #expect(svg.contains(">\(text)"), "\(text)")
        }
        #expect(svg.contains("<title id=\"title\">Changes in Notation</title>"))
        #expect(svg.contains("<desc id=\"desc\">1 screen no longer shown."))
    }

    @Test func lostCoordinatorIsDashedAndSaysSo() throws {
        let old = NavigationGraph(notation: Self.old)
        var new = old
        new.transitions.removeAll { $0.destination == "settings" }
        new.coordinators[1].destinations[2].presentations = []
        let svg = try DiffDrawing(Self.report(old, new).diff).standaloneSVG()
        #expect(svg.contains(#"class="node card coordinator rem lost""#))
        #expect(svg.contains("no longer reachable"))
        #expect(svg.contains(#"class="edge sheet rem""#))
        #expect(svg.contains(#"stroke-dasharray="4 5""#))
    }

    @Test func bothVersionsShareOneLayout() throws {
        let there = try DiffDrawing(report.diff).standaloneSVG()
        let again = try DiffDrawing(
            Self.report(NavigationGraph(notation: Self.old), NavigationGraph(notation: Self.new)).diff
        )
        .standaloneSVG()
        #expect(there == again)
    }

    @Test func largeMapsShowWhatChanged() throws {
        var old = NavigationGraph(notation: Self.old)
        for number in 0..<60 {
            old.coordinators.append(
                Coordinator(
                    id: "Flow\(number)", name: "Flow\(number)", module: "App", system: .scaffolding, kind: .flow,
                    location: GraphFixture.nowhere))
        }
        var new = old
        new.coordinators[0].destinations.append(
            Destination(id: "Home.more", name: "more", kind: .view, location: GraphFixture.nowhere))
        let diff = Self.report(old, new).diff
        let svg = try DiffDrawing(diff).standaloneSVG()
        #expect(!svg.contains("Flow59"))
        #expect(svg.contains("unchanged nodes aren’t drawn."))
        #expect(try Self.page(of: Self.report(old, new)).contains("unchanged nodes aren’t drawn."))
    }

    /// The files of the new version's site, with the page of what changed.
    private static func files(of report: DiffReport) throws -> [OutputFile] {
        try Site.files(
            for: report.diff.new, options: SiteOptions(rules: Rules.descriptions, version: "1.0", difference: report))
    }

    private static func text(_ path: String, in files: [OutputFile]) throws -> String {
        String(decoding: try #require(files.first { $0.path == path }).contents, as: UTF8.self)
    }

    private static func page(of report: DiffReport) throws -> String { try text("changes.html", in: files(of: report)) }

    @Test func pageTellsItAll() throws {
        let page = try Self.page(of: report)
        #expect(page.contains("<title>1 screen no longer shown · Notation navigation</title>"))
        #expect(page.contains("<h1>1 screen no longer shown</h1>"))
        #expect(page.contains(#"<input type="radio" name="version" value="both" id="show-both" checked="" />"#))
        #expect(
            page.contains(
                #"<a href="changes.html" aria-current="page"><span>What changed</span><span class="count">6<"#))
        let same = try Self.page(
            of: Self.report(NavigationGraph(notation: Self.old), NavigationGraph(notation: Self.old)))
        #expect(same.contains("<h1>Nothing about the navigation changed</h1>"))
        #expect(!same.contains("<figure"))
    }

    @Test func everyChangeLeadsToWhatIsThereNow() throws {
        let page = try Self.page(of: report)
        for link in [
            // The row is gone, its coordinator is not.
            #"<a href="coordinators/Home.html"><code>Home.detail</code></a> is gone: push to <code>DetailView</code>"#,
            #"<a href="coordinators/Home.html#destination-settings"><code>Home.settings</code></a> is now opened as a push"#,
            #"<a href="screens/StampsView.html"><code>StampsView</code></a> is a new screen"#,
            #"It shows <a href="coordinators/Stamps.html#destination-all"><code>all</code></a>"#,
        ] {
            #expect(page.contains(link), "\(link)")
        }
        let picture = try Self.text("changes.svg", in: Self.files(of: report))
        #expect(picture.contains(#"href="coordinators/Stamps.html""#))
        #expect(!(try DiffDrawing(report.diff).standaloneSVG()).contains("href="))
    }

    @Test func sitesWithoutADifferenceSayNothingOfIt() throws {
        let files = try Site.files(
            for: report.diff.new, options: SiteOptions(rules: Rules.descriptions, version: "1.0"))
        #expect(!files.contains { $0.path.contains("changes") || $0.path.contains("diff") })
        #expect(!(try Self.text("index.html", in: files)).contains("What changed"))
    }

    @Test func shortFormSaysThatItIsShort() throws {
        var options = SiteOptions(rules: Rules.descriptions, version: "1.0", difference: report)
        options.isCondensed = true
        let files = try Site.files(for: report.diff.new, options: options)
        #expect(try Self.text("changes.html", in: files).contains("shortened to fit in one file"))
        #expect(LinkCheck.broken(in: files.map(LinkCheck.scan)).isEmpty)
    }

    @Test func oneFileOpensOnWhatChanged() throws {
        let page = String(
            decoding: SingleFile.page(of: try Self.files(of: report), title: "Notation"), as: UTF8.self)
        let sections = page.matches(of: #/<section class="page" id="([^"]+)">/#).map { String($0.output.1) }
        #expect(sections.prefix(2) == ["changes", "index"])
        #expect(sections.contains("StampsView"))
        #expect(page.contains(##"<a href="#changes"><span>What changed</span>"##))
        #expect(page.contains("default-src &#39;none&#39;; script-src &#39;unsafe-inline&#39;"))
    }
}
