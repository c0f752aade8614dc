import NavigationModel
import TestSupport
import Testing

struct GraphFigureTests {
    @Test func everyToolHasAName() throws {
        let site = try SiteFiles.planets
        for page in ["index.html", "coordinators/HomeCoordinator.html"] {
            let elements = try site.elements(page)
            let tools = elements.compactMap { $0.attributes["data-tool"] }
            #expect(tools == ["out", "in", "fit", "full", "png"], "\(page)")
            let names = elements.filter { $0.attributes["data-tool"] != nil }.compactMap { $0.attributes["aria-label"] }
            #expect(names == ["Zoom out", "Zoom in", "Fit the whole graph", "Full screen"], "\(page)")
            #expect(elements.contains { $0.attributes["role"] == "status" }, "\(page)")
        }
    }

    @Test func keyTellsStylesAndEvidenceWithTheirCounts() throws {
        let site = try SiteFiles.planets
        let entries = try site.elements("index.html").filter { $0.name == "li" }
        #expect(entries.compactMap { $0.attributes["data-line"] }.starts(with: ["root", "push", "sheet"]))
        #expect(
            entries.compactMap { $0.attributes["data-evidence"] } == ["declared", "call", "indirect", "inferred"])
        let calls = GraphFixture.planets.transitions.count { $0.evidence == .call }
        #expect(site.words("index.html").contains("call \(calls) indirect"))
    }

    @Test func pictureCanBeDownloaded() throws {
        let site = try SiteFiles.planets
        let link = try #require(
            try site.elements("coordinators/HomeCoordinator.html").first { $0.attributes["download"] != nil })
        #expect(link.attributes["href"] == "../graphs/HomeCoordinator.svg")
        #expect(link.attributes["download"] == "HomeCoordinator.svg")
    }

    /// Coordinators that each show the next, in modules of ten.
    private func large(_ count: Int, named name: (Int) -> String = { "C\($0)" }) -> NavigationGraph {
        let coordinators = (0..<count).map { number in
            Coordinator(
                id: name(number), name: name(number), module: "M\(number / 10)", system: .scaffolding, kind: .flow,
                location: GraphFixture.nowhere, initial: [],
                destinations: [
                    Destination(
                        id: "\(name(number)).next", name: "next", kind: .coordinator,
                        targets: [NodeReference(name((number + 1) % count))], presentations: [.push],
                        location: GraphFixture.nowhere)
                ])
        }
        return NavigationGraph(title: "Large", coordinators: coordinators)
    }

    @Test func foldedMapSaysSoAndNamesAFileForEachCard() throws {
        let site = try SiteFiles(large(160))
        #expect(site.words("index.html").contains("160 coordinators are grouped into 16 modules"))
        let figure = try #require(try site.elements("index.html").first { $0.attributes["data-folds"] != nil })
        let files = (figure.attributes["data-folds"] ?? "").split(whereSeparator: \.isWhitespace)
        #expect(files.count == 32 && files.starts(with: ["group-M0", "graphs/folds/M0.js"]))
        let paths = site.paths(with: "index.html")
        for file in files where file.hasSuffix(".js") { #expect(paths.contains(String(file))) }
        #expect(paths.contains(figure.attributes["data-names"] ?? ""))
    }

    @Test func cardHoldsItsCoordinatorsAndTheLinesBetweenThem() throws {
        let fold = try SiteFiles(large(160)).text("graphs/folds/M3.js")
        #expect(
            fold.hasPrefix(#"document.currentScript.dispatchEvent(new CustomEvent("navdocs:fold", { detail: "<svg "#))
        #expect(fold.components(separatedBy: #"class=\"node card coordinator\""#).count - 1 == 10)
        #expect(fold.components(separatedBy: #"class=\"edge push\""#).count - 1 == 9)
        #expect(fold.contains(##"href=\"coordinators/C30.html\""##))
        #expect(!fold.contains("C40"))
    }

    @Test func mapThatIsNotFoldedHasNoSuchFiles() throws {
        let paths = try SiteFiles(large(150)).paths(with: "index.html")
        #expect(!paths.isEmpty && !paths.contains { $0.hasPrefix("graphs/folds") })
    }

    @Test func hostileNamesEndNoScript() throws {
        let site = try SiteFiles(large(160) { "C\($0)</script><!--\"\n" })
        let folds = site.paths(with: "index.html").filter { $0.hasPrefix("graphs/folds") }
        #expect(folds.count >= 16)
        for path in folds {
            let text = site.text(path)
            #expect(!text.contains("</script") && !text.contains("<!--") && text.filter { $0 == "\n" }.count < 20)
        }
    }
}
