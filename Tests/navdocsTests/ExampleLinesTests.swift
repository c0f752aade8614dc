import Base
import Foundation
import TestSupport
import Testing

/// Every line that the help gives as an example, typed in a shell.
@Suite(.enabled(if: NavigationSystem.scaffolding.isRead)) struct ExampleLinesTests {
    private static let commands = [
        "build", "export", "diff", "path", "check", "rules", "explain", "completions", "man", "config", "init",
        "doctor", "help",
    ]

    @Test(arguments: commands) func examplesOfTheHelpDoWhatTheySay(_ command: String) throws {
        let app = try app()
        let help = try app.navdocs("help", command).output
        let examples = try #require(help.components(separatedBy: "\nEXAMPLES\n").dropFirst().first)
        let lines = examples.split(separator: "\n").filter { $0.hasPrefix("  navdocs ") }
        #expect(!lines.isEmpty)
        for line in lines {
            let path = "PATH=\(Program.url.deletingLastPathComponent().path):$PATH"
            let run = try Program.run(
                URL(fileURLWithPath: "/bin/sh"), ["-c", "set -e; export HOME=$PWD \(path); \(line)"], in: app.folder)
            // What fails on purpose says so: a difference, or a finding.
            let isAnswer = line.contains("--exit-code") || line.contains("--strict")
            #expect(run.status == 0 || (isAnswer && run.status == 1), "\(line): \(run.errors)")
        }
    }

    /// An app in a repository with two commits, and the files that the examples name.
    private func app() throws -> Repository {
        let home = """
            import Scaffolding
            @main struct TripsApp: App { var body: some Scene { WindowGroup { HomeCoordinator().view() } } }
            @MainActor @Observable @Scaffoldable final class HomeCoordinator: FlowCoordinatable {
                var stack = FlowStack<HomeCoordinator>(root: .home)
                func home() -> some View { HomeView() }
                func detail() -> some View { DetailView() }
                func settings() -> some View { SettingsView() }
            }
            struct HomeView: View {
                @Environment(HomeCoordinator.self) var coordinator
                var body: some View {
                    Button("detail") { coordinator.route(to: .detail) }
                    Button("settings") { coordinator.route(to: .settings) }
                }
            }

            """
        let view = "import SwiftUI\nstruct ShopView: View { var body: some View { Text(\"Shop\") } }\n"
        let repository = try Repository([
            "App/Home.swift": home, "Guides/index.md": "# Trips\n", "Apps/Shop/Shop.swift": view,
            "Apps/Driver/Driver.swift": view,
        ])
        let folder = repository.folder
        _ = try Program.run(["export", "--format", "json", "-o", "old.json"], in: folder)
        try FileManager.default.createDirectory(
            at: folder.path(".local/share/bash-completion/completions"), withIntermediateDirectories: true)
        for place in [".zfunc", ".config/fish/completions"] {
            try FileManager.default.createDirectory(at: folder.path(place), withIntermediateDirectories: true)
        }
        try repository.git("remote", "add", "origin", "https://github.com/example/trips.git")
        try repository.commit()
        return repository
    }
}
