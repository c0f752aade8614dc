import Foundation
import Testing

@Suite struct InterruptionTests {
    /// The workshops beside the site.
    private func workshops(_ folder: TemporaryFolder) throws -> [String] {
        try folder.names().filter { $0.hasPrefix(".site.navdocs-") }
    }

    /// An app with enough coordinators for its site to take a while to write.
    private func app() throws -> TemporaryFolder {
        let names = (0..<12).map { "C\($0)" }
        return try TemporaryFolder(
            Dictionary(uniqueKeysWithValues: names.map { ("App/\($0).swift", Sources.coordinator($0)) }))
    }

    @Test func killedAtAnyMomentTheOldSiteOrTheNewOneStands() throws {
        let folder = try app()
        let arguments = ["build", "App", "-o", "site", "--force", "--title"]
        #expect(try Program.run(arguments + ["New"], in: folder).status == 0)
        let new = try folder.tree("site")
        #expect(try Program.run(arguments + ["Old"], in: folder).status == 0)
        let old = try folder.tree("site")
        var interrupted = 0
        for files in stride(from: 0, to: 12, by: 3) {
            try folder.write("mine", to: "site/notes.txt")
            let process = try Program.start(arguments + ["New"], in: folder)
            // Waits until so many files are written, or all is done.
            while process.isRunning {
                guard let workshop = try workshops(folder).first else { continue }
                let written = (try? folder.tree(workshop).count) ?? 0
                if written > files * 4 { break }
                usleep(200)
            }
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            if process.terminationReason == .uncaughtSignal { interrupted += 1 }
            var tree = try folder.tree("site")
            #expect(tree.removeValue(forKey: "notes.txt") == Data("mine".utf8))
            #expect(tree == old || tree == new)
            #expect(try Program.run(arguments + ["Old"], in: folder).status == 0)
            var again = try folder.tree("site")
            #expect(again.removeValue(forKey: "notes.txt") == Data("mine".utf8))
            #expect(again == old)
            #expect(try folder.names() == ["App", "site"])
        }
        #expect(interrupted > 0)
    }

    @Test func twoRunsAtOnceLeaveOneWholeSite() throws {
        let folder = try app()
        let arguments = ["build", "App", "-o", "site", "--title"]
        var sites: [[String: Data]] = []
        for title in ["One", "Two", "Three"] {
            #expect(try Program.run(arguments + [title], in: folder).status == 0)
            sites.append(try folder.tree("site"))
        }
        for _ in 0..<2 {
            let processes = try ["One", "Two", "Three"].map { try Program.start(arguments + [$0], in: folder) }
            for process in processes {
                process.waitUntilExit()
                #expect(process.terminationStatus == 0)
            }
            let site = try folder.tree("site")
            #expect(sites.contains(site))
            #expect(try folder.names() == ["App", "site"])
        }
    }

    @Test func firstRunsAtOnceLeaveOneWholeSite() throws {
        let folder = try app()
        let processes = try (0..<3).map { _ in try Program.start(["build", "App", "-o", "new"], in: folder) }
        for process in processes { process.waitUntilExit() }
        #expect(processes.map(\.terminationStatus) == [0, 0, 0])
        #expect(try Program.run(["build", "App", "-o", "new"], in: folder).errors.contains("up to date"))
        #expect(try folder.names() == ["App", "new"])
    }
}
