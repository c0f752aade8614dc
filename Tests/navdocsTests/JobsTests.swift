import Foundation
import Testing

@Suite struct JobsTests {
    private static let view = """
        import SwiftUI

        struct HomeView: View { var body: some View { NavigationStack { NavigationLink("More") { MoreView() } } } }
        struct MoreView: View { var body: some View { Text("More") } }

        """

    @Test func oneCoreComesToTheSame() throws {
        let folder = try TemporaryFolder(["App/Home.swift": Self.view])
        let all = try Program.run(["export", "App", "--format", "json", "-q"], in: folder)
        for words in [["--jobs", "1"], ["-j2"]] {
            let some = try Program.run(["export", "App", "--format", "json", "-q", "--no-cache"] + words, in: folder)
            #expect(some.status == 0)
            #expect(some.output == all.output)
        }
    }

    @Test func whatIsNoNumberOfCoresIsRefused() throws {
        let folder = try TemporaryFolder(["App/Home.swift": Self.view, ".navdocs.json": "{}"])
        for word in ["0", "-1", "all"] {
            let run = try Program.run(["build", "App", "--jobs=\(word)"], in: folder)
            #expect(run.status == 2)
            #expect(
                run.errors == "error: '\(word)' isn't a number of cores\n  --jobs takes a whole number, 1 or greater\n")
        }
        try folder.write(#"{ "build": { "jobs": "2" } }"#, to: ".navdocs.json")
        #expect(
            try Program.run(["build", "App"], in: folder).errors.contains(
                "'jobs' can only be used on the command line, because it depends on the machine"))
    }
}
