import Foundation
import Testing

/// The modules of an app read apart and linked.
@Suite struct FactsTests {
    private static let app = [
        "App/Package.swift": "",
        "App/Sources/Home/Home.swift": """
        import SwiftUI
        import Kit
        /// Where it begins. See ``Trip`` and ``Nothing``.
        struct HomeView: View {
            @State var model = Model()
            var body: some View {
                NavigationStack { Text("Home").sheet(isPresented: $model.isShown) { TripView() } }
            }
        }
        """,
        "App/Sources/Trip/Trip.swift": Sources.coordinator("Trip")
            + "\nstruct TripView: View { var body: some View { Text(\"Trip\") } }",
        "App/Sources/Kit/Model.swift": """
        @Observable public final class Model {
            public var isShown = false
            public func show() { isShown = true }
        }
        """,
        "App/Sources/Kit/More.swift": "extension Model { func more() { show() } }",
        "App/Navigation.docs/index.md": "# Trips\n\nWords about ``HomeView``.",
    ]

    private func facts(_ folder: TemporaryFolder) throws -> [String] {
        try ["Sources/Home", "Sources/Trip", "Sources/Kit", "Package.swift"].flatMap { path in
            let module = path.split(separator: "/").last ?? ""
            let run = try Program.run(
                [
                    "export", "App/\(path)", "--root", "App", "--format", "facts", "-o",
                    "out/\(module).facts", "--no-cache",
                ], in: folder)
            #expect(run.status == 0, "\(run.errors)")
            return ["--facts", "out/\(module).facts"]
        }
    }

    @Test func linkedModulesGiveTheSameSite() throws {
        let folder = try TemporaryFolder(Self.app)
        let one = try Program.run(["build", "App", "-o", "one"], in: folder)
        #expect(one.status == 0)
        let linked = try Program.run(["build", "App", "-o", "linked"] + (try facts(folder)), in: folder)
        #expect(linked.status == 0, "\(linked.errors)")
        #expect(try folder.tree("linked") == folder.tree("one"))
        let site = try folder.tree("one")
        #expect(site["coordinators/trip.html"] != nil || site.keys.contains { $0.hasPrefix("coordinators/") })
    }

    @Test func otherCommandsLinkThemToo() throws {
        let folder = try TemporaryFolder(Self.app)
        let facts = try facts(folder)
        for command in [["export", "--format", "json"], ["check"], ["path", "--to", "TripView"]] {
            let one = try Program.run(command + ["App"], in: folder)
            let linked = try Program.run(command + ["App"] + facts, in: folder)
            #expect(linked.output == one.output)
            #expect(linked.status == one.status)
            #expect(!one.output.isEmpty)
        }
    }

    @Test func moduleCanBeStated() throws {
        let folder = try TemporaryFolder(["Trip.swift": Sources.coordinator("Trip")])
        _ = try Program.run(["export", "--format", "facts", "--module", "Travel", "-o", "a.facts"], in: folder)
        let run = try Program.run(["export", "--format", "json", "--facts", "a.facts"], in: folder)
        #expect(run.output.contains(#""module" : "Travel""#))
    }

    /// Every way in which a file is not what is asked for.
    @Test func wrongFactsAreExplained() throws {
        let folder = try TemporaryFolder(Self.app)
        _ = try facts(folder)
        let whole = try Data(contentsOf: folder.path("out/Trip.facts"))
        func errors(_ data: Data) throws -> String {
            try folder.write(data, to: "x.facts")
            let run = try Program.run(["export", "App", "--format", "json", "--facts", "x.facts"], in: folder)
            #expect(run.status == 2)
            #expect(run.output == "")
            return run.errors
        }
        #expect(try errors(Data("hello".utf8)).hasPrefix("error: x.facts isn't a navdocs facts file\n"))
        var other = whole
        other[20] ^= 1
        #expect(try errors(other).hasPrefix("error: x.facts was written by another version of navdocs\n"))
        other = whole
        other[14] = UInt8(ascii: "2")
        #expect(try errors(other).hasPrefix("error: x.facts was written by another version of navdocs\n"))
        for index in stride(from: 40, to: whole.count, by: whole.count / 16) {
            var wrong = whole
            wrong[index] ^= 1
            #expect(try errors(wrong).hasPrefix("error: x.facts is damaged\n"))
            #expect(try errors(whole.prefix(index)).hasPrefix("error: x.facts is damaged\n"))
        }
    }

    @Test func fileInTwoExportsIsRefused() throws {
        let folder = try TemporaryFolder(Self.app)
        let facts = try facts(folder)
        let run = try Program.run(["export", "App", "--facts", "out/Trip.facts"] + facts, in: folder)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: Sources/Trip/Trip.swift is in out/Trip.facts and in out/Trip.facts\n"))
    }

    static let wrongUse: [([String], String)] = [
        (
            ["export", "App", "--format", "facts"],
            "error: '--format facts' needs '-o'\n  choose a file with -o FILE, or use -o - for standard output"
        ),
        (["export", "App", "--root", "App"], "error: '--root' can only be used with '--format facts'\n"),
        (["export", "App", "--module", "A"], "error: '--module' can only be used with '--format facts'\n"),
        (
            ["export", "App", "--format", "facts", "-o", "x", "--title", "T"],
            "error: '--title' can't be used with '--format facts'\n"
        ),
        (
            ["export", "App", "--format", "facts", "-o", "x", "--root", "App/Sources/Kit"],
            "error: Package.swift isn't inside App/Sources/Kit\n"
        ),
        (["build", "App", "Other", "--facts", "x"], "error: '--facts' can only be used with one PATH\n"),
        (["build", "App", "--facts", "none"], "error: no such file: none\n  'navdocs export --format facts"),
        (["check", "App", "--facts", "x", "--fix"], "error: '--fix' can't be used with '--facts'\n"),
        (["build", "App", "--no-cache", "--cache-dir", "x"], "error: '--cache-dir' can't be used with '--no-cache'\n"),
        (["build", "App", "--cache-dir", "App/Package.swift"], "error: App/Package.swift is a file, not a folder\n"),
    ]

    @Test(arguments: wrongUse) func wrongUsageIsExplained(_ arguments: [String], _ errors: String) throws {
        let folder = try TemporaryFolder(Self.app)
        let run = try Program.run(arguments, in: folder)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix(errors), "\(run.errors)")
        #expect(try folder.names() == ["App"])
    }
}
