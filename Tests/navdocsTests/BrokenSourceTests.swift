import Foundation
import Testing

/// Source of which a part is missing: what that part could hold is never said to be nowhere.
@Suite struct BrokenSourceTests {
    private static let app = [
        "App/App.swift": """
        import SwiftUI
        @main struct BirdApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
        }
        """,
        "App/Home.swift": """
        import SwiftUI
        struct HomeView: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("About") { AboutView() }
                }
            }
        }
        """,
        "App/About.swift": """
        import SwiftUI
        struct AboutView: View { var body: some View { Text("About") } }
        struct LonelyView: View {
            @State var shows = false
            var body: some View { Text("x").sheet(isPresented: $shows) { AboutView() } }
        }
        """,
    ]

    /// The app with the file that leads to `AboutView` cut off before it does.
    private static let cut = app.merging(["App/Home.swift": "import SwiftUI\nstruct HomeView: View {\n"]) { $1 }

    private static func folder() throws -> TemporaryFolder {
        func below(_ name: String, _ files: [String: String]) -> [String: String] {
            Dictionary(uniqueKeysWithValues: files.map { ("\(name)/\($0)", $1) })
        }
        return try TemporaryFolder(below("old", app).merging(below("new", cut)) { $1 })
    }

    @Test func checkTellsTheFileAndLine() throws {
        let run = try Program.run(["check", "new"], in: Self.folder())
        #expect(run.status == 1)
        #expect(run.output.contains("Home.swift:2:"))
        #expect(run.output.contains("syntax-error"))
        #expect(!run.output.contains("unreachable-screen"))
    }

    @Test func diffLosesNothing() throws {
        let run = try Program.run(["diff", "old", "new"], in: Self.folder())
        #expect(run.output.contains("no path to AboutView was found"))
        #expect(run.output.contains("New error: Syntax error at struct HomeView: View {"))
        #expect(!run.output.contains("no longer"))
    }

    @Test func pathNamesTheBrokenFile() throws {
        let run = try Program.run(["path", "new", "--to", "AboutView", "--quiet"], in: Self.folder())
        #expect(run.status == 1)
        #expect(
            run.output.hasPrefix(
                "No path from an entry point to AboutView was found. App/Home.swift couldn't be read completely, so some "
                    + "code may have been missed.\n"))
        let unknown = try Program.run(["path", "new", "--to", "Elsewhere"], in: Self.folder())
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("App/Home.swift couldn't be read completely"))
    }
}
