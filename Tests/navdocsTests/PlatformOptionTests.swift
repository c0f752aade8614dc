import Foundation
import Testing

/// `--platform`: what is not compiled for it is not there.
@Suite struct PlatformOptionTests {
    private static let app = """
        import SwiftUI
        #if os(macOS)
        struct MacView: View { @State var isOpen = false; var body: some View { Text("").sheet(isPresented: $isOpen) { Leaf() } } }
        #endif
        struct RootView: View {
            @State var isOpen = false
            @State var showsHelp = false
            var body: some View {
                #if os(tvOS)
                Text("").fullScreenCover(isPresented: $isOpen) { Leaf() }
                #else
                Text("").sheet(isPresented: $isOpen) { Leaf() }
                #endif
                Text("").popover(isPresented: $showsHelp) { Leaf() }
            }
        }
        struct Leaf: View { var body: some View { Text("") } }

        """

    private func ways(_ folder: TemporaryFolder, _ arguments: String...) throws -> [String] {
        let run = try Program.run(["export", "App", "--format", "text"] + arguments, in: folder)
        #expect(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").filter { $0.hasPrefix("transition") }
            .map { String($0.dropFirst("transition ".count)) }
    }

    @Test func onlyWhatIsCompiledForItIsThere() throws {
        let folder = try TemporaryFolder(["App/App.swift": Self.app])
        #expect(
            try ways(folder) == [
                "MacView sheet → Leaf (macOS only)", "RootView fullScreenCover → Leaf (tvOS only)",
                "RootView popover → Leaf", "RootView sheet → Leaf (not on tvOS)",
            ])
        #expect(
            try ways(folder, "--platform", "tvos") == [
                "RootView fullScreenCover → Leaf (tvOS only)", "RootView popover → Leaf",
            ])
        #expect(
            try ways(folder, "--platform=ios") == [
                "RootView popover → Leaf", "RootView sheet → Leaf (not on tvOS)",
            ])
    }

    @Test func configurationSaysItToo() throws {
        let folder = try TemporaryFolder(["App/App.swift": Self.app])
        try folder.write("{ platform: 'macos' }", to: ".navdocs.json")
        #expect(
            try ways(folder) == [
                "MacView sheet → Leaf (macOS only)", "RootView popover → Leaf",
                "RootView sheet → Leaf (not on tvOS)",
            ])
        #expect(try ways(folder, "--platform", "tvos").count == 2)
    }

    @Test func versionsAreReadForItToo() throws {
        let repository = try Repository(["App/App.swift": Self.app])
        try repository.folder.write(Self.app.replacing("#if os(macOS)", with: "#if os(watchOS)"), to: "App/App.swift")
        #expect(try repository.navdocs("diff", "main", "--platform", "ios", "--exit-code").status == 0)
        #expect(try repository.navdocs("diff", "main", "--platform", "macos", "--exit-code").status == 1)
    }

    @Test func otherWordsAreRefused() throws {
        let run = try Program.run(["build", "App", "--platform", "ipados"], in: TemporaryFolder(["App/App.swift": ""]))
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: 'ipados' isn't a valid value for '--platform'"), "\(run.errors)")
    }
}
