import Foundation
import NavigationModel
import Testing

/// What `.navdocs.json` says of options, and what `navdocs config` tells of it.
@Suite struct ConfiguredOptionsTests {
    private func app(_ configuration: String) throws -> TemporaryFolder {
        try TemporaryFolder([
            "App/Home.swift": Sources.coordinator("Home"), "Guides/index.md": "# The first page\n",
            ".navdocs.json": configuration,
        ])
    }

    /// Runs in the folder `App`, so that paths tell what they are relative to.
    private func run(_ arguments: String..., in folder: TemporaryFolder) throws -> Run {
        let line = "cd App && exec \"$0\" \"$@\""
        return try Program.run(
            URL(fileURLWithPath: "/bin/sh"), ["-c", line, Program.url.path] + arguments, in: folder)
    }

    @Test func optionOfACommandIsTaken() throws {
        let folder = try app("{ build: { output: 'site', articles: 'Guides', title: 'Trips' } }")
        #expect(try run("build", in: folder).status == 0)
        #expect(try folder.names() == [".navdocs.json", "App", "Guides", "site"])
        #expect(try folder.text(of: "site/index.html").contains("The first page"))
        #expect(try folder.text(of: "site/navigation.json").contains(#""title" : "Trips""#))
    }

    @Test func optionOfAllCommandsIsTakenWhereACommandSaysNothingElse() throws {
        let folder = try app("{ title: 'Trips', export: { title: 'Journeys', format: 'json' } }")
        #expect(try run("export", in: folder).output.contains(#""title" : "Journeys""#))
        #expect(try run("build", "-q", in: folder).status == 0)
        #expect(try folder.text(of: "App/navdocs-site/navigation.json").contains(#""title" : "Trips""#))
    }

    @Test func whatIsTypedCountsOverIt() throws {
        let folder = try app("{ title: 'Trips', quiet: true, export: { format: 'json' }, check: { strict: true } }")
        #expect(try run("export", "--title", "Typed", in: folder).output.contains(#""title" : "Typed""#))
        #expect(try run("export", "--format", "text", in: folder).output.hasPrefix("coordinator"))
        #expect(try run("check", in: folder).errors == "")
        #expect(try run("check", "--no-quiet", in: folder).errors != "")
        #expect(try run("check", "--quiet", "--no-quiet", in: folder).errors != "")
        #expect(try run("check", "--no-quiet", "--quiet", in: folder).errors == "")
        #expect(try run("check", "--verbose", in: folder).errors.hasPrefix("Home.swift: \(Sources.system.title)\n"))
    }

    @Test func optionThatDoesNotGoWithWhatIsTypedGivesWay() throws {
        let folder = try app(
            "{ build: { output: 'site' }, check: { baseline: 'none.json', output: 'report.txt' }, cache: false }")
        #expect(try run("build", "--single-file", "-", in: folder).output.hasPrefix("<!DOCTYPE html>"))
        #expect(!folder.exists("site"))
        #expect(try run("check", "--write-baseline", "new.json", in: folder).status == 0)
        #expect(try run("check", "--cache-dir", "kept", "--no-quiet", "--baseline", "new.json", in: folder).status == 0)
        #expect(folder.exists("App/kept"))
        #expect(folder.exists("report.txt"))
        let typed = try run("check", "--format", "json", "--baseline", "new.json", in: folder)
        #expect(typed.output.hasPrefix("{"))
    }

    @Test func flagThatSaysNoHasAKeyThatSaysYes() throws {
        let folder = try app("{ cache: false, 'cache-dir': 'kept' }")
        let both = try run("check", in: folder)
        let file = folder.path(".navdocs.json").path
        #expect(
            both.errors == "error: \(file): '--cache-dir' can't be used with '--no-cache'\n"
                + "  remove one of them; 'navdocs config --print' shows which line sets each value\n")
        #expect(try run("check", "--cache", in: folder).status == 0)
        #expect(folder.exists("kept"))
    }

    @Test func sourcesAreReadWhereNoPathIsNamed() throws {
        let folder = try app("{ sources: ['App', 'More.swift'], export: { format: 'json' } }")
        try folder.write(Sources.coordinator("More"), to: "More.swift")
        try folder.write(Sources.coordinator("Other"), to: "Other/Other.swift")
        let read = try Program.run(["export", "-q"], in: folder).output
        #expect(read.contains(#""name" : "Home""#) && read.contains(#""name" : "More""#))
        #expect(!read.contains(#""name" : "Other""#))
        #expect(try run("export", "-q", in: folder).output == read)
        let named = try Program.run(["export", "-q", "Other"], in: folder).output
        #expect(named.contains(#""name" : "Other""#) && !named.contains(#""name" : "Home""#))
    }

    @Test func differenceFollowsTheOneOfTheNewerVersion() throws {
        let folder = try app("{ diff: { format: 'json' } }")
        try folder.write("struct A {}", to: "Old/A.swift")
        #expect(try run("diff", "../Old", ".", in: folder).output.hasPrefix("{"))
        #expect(try run("diff", "../Old", "-o", "../d.md", in: folder).status == 0)
        #expect(try folder.text(of: "d.md").hasPrefix("<!-- navdocs-diff -->"))
    }

    @Test func wordsOfTheProjectAreFollowedWithAndWithoutTheCache() throws {
        let folder = try TemporaryFolder([
            "App.swift": """
            import SwiftUI
            enum Route { case home, detail
                @ViewBuilder var screen: some View { switch self { case .home: HomeView(); case .detail: DetailView() } }
            }
            final class AppNavigator { func go(_ route: Route) { bus.send(route) } }
            struct HomeView: View {
                let navigator = AppNavigator()
                var body: some View { Button("x") { navigator.go(.detail) } }
            }
            struct DetailView: View { var body: some View { Text("x") } }
            """
        ])
        func way(_ options: String...) throws -> Run {
            try Program.run(
                ["path", "--from", "HomeView", "--to", "DetailView", "--cache-dir", "kept"] + options, in: folder)
        }
        #expect(try way().status == 1)
        try folder.write("{ verbs: { 'AppNavigator.go': 'push' } }", to: ".navdocs.json")
        #expect(try way().output.contains("push"))
        try folder.write("{ verbs: { 'AppNavigator.go': 'sheet' } }", to: ".navdocs.json")
        #expect(try way().output.contains("sheet"))
        try folder.write("{}", to: ".navdocs.json")
        #expect(try way().status == 1)
    }

    @Test func whatIsInForceIsToldWithWhoSaysSo() throws {
        let folder = try app(
            "{ title: 'Trips',\n check: { strict: true },\n rules: { 'dead-end-cover': 'off' },\n"
                + " verbs: { 'Nav.go(to:)': 'push' }, presents: ['Screen.view'],\n answers: { 'Bus.send': 'Bus.on' } }")
        let all = try run("config", "--print", in: folder)
        #expect(all.status == 0)
        #expect(all.output.contains("\nnavdocs build\n") && all.output.contains("\nnavdocs path\n"))
        let check = try run("config", "check", "--no-strict", "--format=json", in: folder).output
        let rows = check.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        let file = folder.path(".navdocs.json").path
        #expect(rows.first == "\(file)")
        #expect(rows.contains("strict command line false"))
        #expect(rows.contains("format command line json"))
        #expect(rows.contains("output default -"))
        #expect(rows.contains("cache default true"))
        #expect(rows.contains("dead-end-cover \(file):3 off"))
        #expect(rows.contains("coordinator-cycle default error"))
        #expect(rows.contains("verbs \(file):4 Nav.go(to:): push") && rows.contains("presents \(file):4 Screen.view"))
        #expect(rows.contains("answers \(file):5 Bus.send: Bus.on"))
        #expect(try run("config", "check", in: folder).output.contains("\(file):2"))
        let none = try Program.run(["config"], in: TemporaryFolder())
        #expect(none.output.hasPrefix("no .navdocs.json was found"))
    }

    @Test func configOfWhatFollowsNoneIsAnError() throws {
        let run = try run("config", "rules", in: app("{}"))
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: 'navdocs rules' doesn't use a configuration\n  use one of build, "))
    }
}
