import Foundation
import Testing

@Suite struct AppsTests {
    private static func app(_ name: String) -> String {
        """
        import SwiftUI

        struct \(name)View: View {
            var body: some View { NavigationStack { NavigationLink("About") { AboutView() } } }
        }
        struct AboutView: View { var body: some View { Text("About") } }

        """
    }

    private func project() throws -> TemporaryFolder {
        try TemporaryFolder(["Apps/Shop/Shop.swift": Self.app("Shop"), "Apps/Van/Van.swift": Self.app("Van")])
    }

    private func build(_ folder: TemporaryFolder, _ words: String...) throws -> Run {
        try Program.run(["build", "--app", "Shop=Apps/Shop", "--app", "For drivers=Apps/Van"] + words, in: folder)
    }

    @Test func eachAppHasASiteAndEveryPageASwitch() throws {
        let folder = try project()
        let run = try build(folder, "-o", "site", "--no-cache")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("Shop: ") && run.errors.contains("For drivers: "))
        #expect(run.errors.contains("Open site/index.html"))
        let names = try folder.names(in: "site").filter { !$0.hasPrefix(".") }
        #expect(names == ["For-drivers", "Shop", "index.html"])
        let first = try folder.text(of: "site/index.html")
        #expect(first.contains("href=\"Shop/index.html\"") && first.contains("href=\"For-drivers/index.html\""))
        // From a page that each has, to the same page of the other; from any other, to its first.
        let screens = try folder.text(of: "site/Shop/screens/index.html")
        #expect(screens.contains("href=\"../../For-drivers/screens/index.html\""))
        let screen = try folder.text(of: "site/Shop/screens/AboutView.html")
        #expect(screen.contains("href=\"../../For-drivers/index.html\""))
        #expect(screen.contains("href=\"../../Shop/index.html\" aria-current=\"true\""))
        #expect(try build(folder, "-o", "site", "--no-cache").errors.contains("site/index.html is up to date"))
    }

    @Test func siteOfOneAppHasNoSwitch() throws {
        let folder = try project()
        _ = try Program.run(["build", "Apps/Shop", "-o", "site", "-q"], in: folder)
        #expect(try !folder.text(of: "site/index.html").contains("Apps</p>"))
    }

    @Test func pagesOfAnyAppAreOpened() throws {
        let folder = try project()
        _ = try build(folder, "-q")
        let van = try Program.run(["open", "VanView", "--print"], in: folder)
        #expect(van.output.hasPrefix("navdocs-site/For-drivers/"))
        let both = try Program.run(["open", "AboutView", "--print"], in: folder)
        #expect(both.status == 2)
        #expect(both.errors.contains("use the id of one of them: For-drivers/AboutView, Shop/AboutView"))
        let one = try Program.run(["open", "Shop/AboutView", "--print"], in: folder)
        #expect(one.output == "navdocs-site/Shop/screens/AboutView.html\n")
    }

    @Test func whatDoesNotGoWithSeveralAppsIsRefused() throws {
        let folder = try project()
        for (words, message) in [
            (["--title", "Both"], "error: '--title' can't be used with '--app'"),
            (["--single-file", "all.html"], "error: '--single-file' can't be used with '--app'"),
            (["Apps"], "error: '--app' can't be used with PATH"),
            (["--app", "Shop=Apps"], "error: two apps are named 'Shop'"),
            (["--app", "Apps"], "error: 'Apps' isn't a valid value for '--app'"),
        ] {
            let run = try Program.run(["build", "--app", "Shop=Apps/Shop"] + words, in: folder)
            #expect(run.status == 2)
            #expect(run.errors.hasPrefix(message), "\(run.errors)")
        }
    }
}
