import Preview
import Render
import Testing

@Suite struct EventStreamTests {
    private func site(_ texts: [String: String]) -> PreviewSite {
        PreviewSite(texts.sorted { $0.key < $1.key }.map { OutputFile(path: $0.key, text: $0.value) })
    }

    private func next(_ stream: inout EventStream, _ site: PreviewSite, beat: Int = 0, by count: Int = 1 << 16)
        -> String
    {
        String(decoding: stream.next(count, of: site, beat: beat), as: UTF8.self)
    }

    @Test func pageIsToldOnceWhatItIs() {
        let site = site(["a.html": "A", "b.html": "B"])
        var stream = EventStream(page: "a.html", beat: 0)
        #expect(next(&stream, site) == "data: \(site.news(of: "a.html"))\n\n")
        #expect(next(&stream, site) == "")
    }

    @Test func pageIsToldOfItsOwnChangeAlone() {
        let before = site(["a.html": "A", "b.html": "B"])
        let after = site(["a.html": "A", "b.html": "C"])
        var (same, other) = (EventStream(page: "a.html", beat: 0), EventStream(page: "b.html", beat: 0))
        _ = (next(&same, before), next(&other, before))
        #expect(next(&same, after) == "")
        #expect(next(&other, after) == "data: \(after.news(of: "b.html"))\n\n")
        #expect(after.changedPages(since: before) == 1)
    }

    @Test func whatPagesLoadLaterIsToldToAll() {
        let before = site([
            "a.html": "A", "assets/simulated-app.js": "1", "graphs/folds/x.js": "1", "navigation.json": "1",
        ])
        let other = site([
            "a.html": "A", "assets/simulated-app.js": "1", "graphs/folds/x.js": "1", "navigation.json": "2",
        ])
        #expect(before.news(of: "a.html") == other.news(of: "a.html"))
        for path in ["assets/simulated-app.js", "graphs/folds/x.js", "assets/search-index.js"] {
            var texts = ["a.html": "A", "assets/simulated-app.js": "1", "graphs/folds/x.js": "1"]
            texts[path] = "2"
            #expect(before.news(of: "a.html") != site(texts).news(of: "a.html"))
        }
    }

    @Test func faultIsToldWithTheVersionThatStays() {
        let good = site(["a.html": "A"])
        let bad = good.keeping(PreviewFault(lines: ["a \"quoted\" line\nand </script>"], advice: "mend it"))
        var stream = EventStream(page: "a.html", beat: 0)
        _ = next(&stream, good)
        let told = next(&stream, bad)
        #expect(told.hasPrefix("data: {\"fault\":{\"advice\":\"mend it\",\"lines\":[\"a \\\"quoted\\\" line\\nand "))
        // One line is one event.
        #expect(told.split(separator: "\n").count == 1 && told.hasSuffix("\n\n"))
        #expect(next(&stream, good) == "data: \(good.news(of: "a.html"))\n\n")
    }

    @Test func whatIsMadeFirstIsToldBesideWhatThereWas() {
        let before = site(["a.html": "A", "b.html": "B"])
        let first = before.keeping(PreviewFault(lines: ["no"])).with([OutputFile(path: "b.html", text: "C")])
        #expect(first.news(of: "a.html") == before.news(of: "a.html"))
        #expect(first.news(of: "b.html") == site(["b.html": "C"]).news(of: "b.html"))
        #expect(first.fault == nil && first.isBuilt)
    }

    @Test func signOfLifeSaysNothing() {
        let site = site(["a.html": "A"])
        var stream = EventStream(page: "a.html", beat: 7)
        _ = next(&stream, site, beat: 7)
        #expect(next(&stream, site, beat: 8) == ":\n\n")
        #expect(next(&stream, site, beat: 8) == "")
    }

    @Test func smallBuffersGetAllOfIt() {
        let site = site(["a.html": "A"])
        var stream = EventStream(page: "a.html", beat: 0)
        var told = ""
        while case let part = next(&stream, site, by: 3), !part.isEmpty { told += part }
        #expect(told == "data: \(site.news(of: "a.html"))\n\n")
    }

    @Test func pagesThatCameOrWentAreCounted() {
        let before = site(["a.html": "A", "b.html": "B", "c.css": "C"])
        #expect(site(["a.html": "A", "d.html": "D", "c.css": "E"]).changedPages(since: before) == 2)
        #expect(before.changedPages(since: PreviewSite()) == 2)
        #expect(!PreviewSite().isBuilt && before.isBuilt)
    }
}
