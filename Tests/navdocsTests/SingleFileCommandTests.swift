import Foundation
import Testing

@Suite struct SingleFileCommandTests {
    private func app() throws -> TemporaryFolder { try TemporaryFolder(["App/A.swift": Sources.coordinator("Alpha")]) }

    @Test func oneFileIsAllThatIsWritten() throws {
        let folder = try app()
        let run = try Program.run(["build", "App", "--single-file", "out/site.html"], in: folder)
        #expect(run.status == 0)
        #expect(run.errors.hasSuffix("Open out/site.html\n"))
        #expect(try folder.names() == ["App", "out"])
        #expect(try folder.names(in: "out") == ["site.html"])
        #expect(try folder.text(of: "out/site.html").contains("id=\"Alpha\""))
    }

    @Test func withAFolderBothAreWritten() throws {
        let folder = try app()
        #expect(try Program.run(["build", "App", "-o", "site", "--single-file", "one.html"], in: folder).status == 0)
        #expect(folder.exists("site/index.html") && folder.exists("one.html"))
    }

    @Test func standardOutputTakesIt() throws {
        let folder = try app()
        let run = try Program.run(["build", "App", "--single-file", "-", "--quiet"], in: folder)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.hasPrefix("<!DOCTYPE html>") && run.output.hasSuffix("</html>\n"))
        #expect(try folder.names() == ["App"])
    }

    @Test func placeThatCannotBeWrittenIsExplained() throws {
        let run = try Program.run(["build", "App", "--single-file", "/proc/x.html"], in: app())
        #expect(run.status == 2 && run.errors.hasPrefix("error: cannot write /proc/x.html: "))
    }
}
