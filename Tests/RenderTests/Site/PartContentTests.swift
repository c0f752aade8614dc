import Extractor
import Foundation
import NavigationModel
import Render
import TestSupport
import Testing

/// What a part of a site is made from tells whether the part changed.
struct PartContentTests {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures")
    /// In a debug build, which is many times slower, every third.
    private static let systems: [String] = {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: fixtures.path))?.sorted() ?? []
        #if DEBUG
            return all.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
        #else
            return all
        #endif
    }()

    /// The app of a fixture, as its document has it.
    private static func app(_ system: String) throws -> NavigationAnalysis {
        let document = try Data(contentsOf: fixtures.appending(path: "\(system)/navigation.json"))
        return try NavigationDocument.decode(Array(document))
    }

    private static func parts(_ analysis: NavigationAnalysis, isCondensed: Bool = false) -> [Site.Part] {
        var options = SiteOptions(rules: Rules.descriptions, version: "1.0")
        options.isCondensed = isCondensed
        return Site.plan(for: analysis, options: options).parts
    }

    /// What each part of a site is made from, with its page.
    private static func contents(_ analysis: NavigationAnalysis) -> [(page: String?, content: any PartContent)] {
        parts(analysis).map { ($0.page, $0.content()) }
    }

    /// The pages whose content differs, sorted; the number of other parts with different content last.
    private static func changed(
        _ before: [(page: String?, content: any PartContent)], _ new: NavigationAnalysis
    ) -> (pages: [String], others: Int) {
        let after = contents(new)
        #expect(before.map(\.page) == after.map(\.page))
        let changed = zip(before, after).filter { !$0.content.isEqual(to: $1.content) }.map(\.0.page)
        return (changed.compactMap(\.self).sorted(), changed.count { $0 == nil })
    }

    /// All are compared, and two of each kind made twice: each takes a while to make.
    @Test(arguments: systems, [false, true])
    func equalContentIsEqualBytes(_ system: String, _ isCondensed: Bool) throws {
        let app = try Self.app(system)
        let (there, again) = (
            Self.parts(app, isCondensed: isCondensed), Self.parts(try Self.app(system), isCondensed: isCondensed)
        )
        #expect(there.map(\.page) == again.map(\.page))
        var made: [String: Int] = [:]
        for (position, (first, second)) in zip(there, again).enumerated() {
            let (name, content) = (first.page ?? "\(position)", first.content())
            #expect(content.isEqual(to: second.content()), "\(name)")
            made["\(type(of: content))", default: 0] += 1
            guard made["\(type(of: content))", default: 0] <= 2 else { continue }
            #expect(try first.files() == second.files(), "\(name)")
        }
    }

    @Test func equalContentOfAChangedAppIsEqualBytes() throws {
        let old = GraphFixture.analysis(of: GraphFixture.planets)
        var new = old
        new.graph.screens[1].documentation = "Other words."
        new.graph.transitions[4].call = "other()"
        new.graph.transitions[5].location.line += 1
        new.graph.deepLinks[0].trigger = "another"
        new.findings[0].message = "Another fault."
        let (before, after) = (Self.parts(old), Self.parts(new))
        let kept = zip(before, after).filter { $0.content().isEqual(to: $1.content()) }
        #expect(!kept.isEmpty && kept.count < before.count)
        for (first, second) in kept { #expect(try first.files() == second.files(), "\(first.page ?? "")") }
    }

    /// The first, the last, and what stands in the middle: a site is planned for each.
    private static func some<Item>(of items: [Item]) -> [Item] {
        Set([0, items.count / 2, items.count - 1]).sorted().filter(items.indices.contains).map { items[$0] }
    }

    @Test(arguments: systems) func changedScreenChangesWhatShowsIt(_ system: String) throws {
        let old = try Self.app(system)
        let coordinators = Set(old.graph.coordinators.map(\.id))
        let slugs = Slugs(old.graph.screens.map(\.id).filter { !coordinators.contains($0) })
        let before = Self.contents(old)
        let pages = old.graph.screens.indices.compactMap { index in
            slugs[old.graph.screens[index].id].map { (index, $0) }
        }
        for (index, slug) in Self.some(of: pages) {
            var new = old
            new.graph.screens[index].documentation = "Other words."
            let changed = Self.changed(before, new)
            #expect(changed.pages == ["screens/\(slug).html", "screens/index.html"].sorted())
            // The simulator's app, and the document.
            #expect(changed.others == 2)
        }
    }

    @Test(arguments: systems) func changedCoordinatorChangesItsPage(_ system: String) throws {
        let old = try Self.app(system)
        let slugs = Slugs(old.graph.coordinators.map(\.id))
        let before = Self.contents(old)
        for index in Self.some(of: Array(old.graph.coordinators.indices)) {
            let slug = try #require(slugs[old.graph.coordinators[index].id])
            var new = old
            new.graph.coordinators[index].documentation = "Other words."
            let changed = Self.changed(before, new)
            #expect(changed.pages == ["coordinators/\(slug).html"])
            #expect(changed.others == 2)
        }
    }

    @Test(arguments: systems) func findingChangesWhereItIsTold(_ system: String) throws {
        let old = try Self.app(system)
        guard let subject = old.graph.coordinators.first else { return }
        let slug = try #require(Slugs(old.graph.coordinators.map(\.id))[subject.id])
        var new = old
        new.findings.insert(
            Finding(
                rule: "r", severity: .error, message: "A fault.", subject: subject.id, location: subject.location),
            at: 0)
        var changed = new
        changed.findings[0].message = "Another fault."
        // How many there are stands beside every page.
        let before = Self.contents(old)
        #expect(Self.changed(before, new).pages.count == before.compactMap(\.page).count)
        #expect(
            Self.changed(Self.contents(new), changed).pages == [
                "coordinators/\(slug).html", "findings.html", "index.html",
            ])
    }
}
