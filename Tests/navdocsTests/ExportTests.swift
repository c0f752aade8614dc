import Foundation
import Testing

@Suite struct ExportTests {
    private func app() throws -> TemporaryFolder {
        try TemporaryFolder([
            "App/A.swift": Sources.coordinator("AlphaCoordinator"),
            "App/B.swift": Sources.coordinator("BetaCoordinator"),
        ])
    }

    private func export(_ folder: TemporaryFolder, _ arguments: String...) throws -> Run {
        try Program.run(["export", "App"] + arguments, in: folder)
    }

    @Test func picturesOfTheAppAndEachCoordinatorGoToAFolder() throws {
        let folder = try app()
        let run = try export(folder)
        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(run.errors.hasSuffix("Wrote navdocs-graphs\n"))
        #expect(try folder.names(in: "navdocs-graphs") == ["AlphaCoordinator.svg", "BetaCoordinator.svg", "app.svg"])
        #expect(try folder.text(of: "navdocs-graphs/app.svg").contains("AlphaCoordinator"))
    }

    @Test func folderKeepsWhatElseIsInIt() throws {
        let folder = try app()
        try folder.write("mine", to: "docs/notes.txt")
        #expect(try export(folder, "-o", "docs", "--format", "mermaid").status == 0)
        #expect(
            try folder.names(in: "docs") == ["AlphaCoordinator.mmd", "BetaCoordinator.mmd", "app.mmd", "notes.txt"])
        #expect(try folder.text(of: "docs/notes.txt") == "mine")
    }

    @Test(arguments: ["dot", "mermaid", "json", "text"]) func otherFormatsGoToStandardOutput(_ format: String) throws {
        let folder = try app()
        let printed = try export(folder, "--format", format)
        #expect(printed.status == 0)
        #expect(printed.output.contains("AlphaCoordinator"))
        #expect(printed.output.hasSuffix("\n"))
        #expect(try folder.names() == ["App"])
        #expect(try export(folder, "--format", format, "-o", "x/out", "-q").status == 0)
        let file = folder.exists("x/out/app.dot") ? "x/out/app.dot" : "x/out/app.mmd"
        #expect(try folder.text(of: folder.exists(file) ? file : "x/out") == printed.output)
    }

    @Test func onePictureGoesToAFileOrStandardOutput() throws {
        let folder = try app()
        #expect(
            try export(folder, "--coordinator", "BetaCoordinator", "-o", "beta.svg").errors.hasSuffix(
                "Wrote beta.svg\n"))
        let printed = try export(folder, "--coordinator", "BetaCoordinator", "-o", "-")
        #expect(try folder.text(of: "beta.svg") == printed.output)
        #expect(try export(folder, "--coordinator", "BetaCoordinator").status == 0)
        #expect(try folder.text(of: "navdocs-graphs/BetaCoordinator.svg") == printed.output)
        #expect(try folder.names(in: "navdocs-graphs") == ["BetaCoordinator.svg"])
        #expect(try export(folder, "-o", "app.svg").status == 0)
        #expect(try folder.text(of: "app.svg").contains("AlphaCoordinator"))
    }

    @Test func severalPicturesDoNotFitInOneFile() throws {
        let folder = try app()
        let names = ["--coordinator", "AlphaCoordinator", "--coordinator=BetaCoordinator"]
        let run = try Program.run(["export", "App", "-o", "-"] + names, in: folder)
        #expect(run.status == 2)
        #expect(run.errors == "error: 2 graphs can't be written to one file\n  choose a folder with -o DIR\n")
        #expect(try Program.run(["export", "App", "--format", "dot"] + names, in: folder).status == 0)
        #expect(try folder.names(in: "navdocs-graphs") == ["AlphaCoordinator.dot", "BetaCoordinator.dot"])
    }

    @Test func unknownCoordinatorIsAnsweredWithTheKnownOnes() throws {
        let folder = try app()
        let run = try export(folder, "--coordinator", "AlphCoordinator")
        #expect(run.status == 2)
        #expect(
            run.errors == """
                error: no coordinator named 'AlphCoordinator'
                  did you mean 'AlphaCoordinator'? The coordinators are AlphaCoordinator, BetaCoordinator

                """)
        #expect(try folder.names() == ["App"])
    }

    @Test func fileIsReplacedOnlyWhereItDiffers() throws {
        let folder = try app()
        try folder.write("old", to: "graph.json")
        try folder.link("link.json", to: "graph.json")
        #expect(try export(folder, "--format", "json", "-o", "link.json").status == 0)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.json").path) == "graph.json")
        let before = try FileManager.default.attributesOfItem(atPath: folder.path("graph.json").path)
        #expect(before[.size] as? Int ?? 0 > 100)
        #expect(try export(folder, "--format", "json", "-o", "graph.json").status == 0)
        let after = try FileManager.default.attributesOfItem(atPath: folder.path("graph.json").path)
        #expect(after[.systemFileNumber] as? Int == before[.systemFileNumber] as? Int)
        #expect(try folder.names() == ["App", "graph.json", "link.json"])
    }

    @Test func fullDiskIsToldAndLeavesTheOldFile() throws {
        let folder = try app()
        try folder.write("old", to: "graph.json")
        let run = try Program.runOnFullDisk(["export", "App", "--format", "json", "-o", "graph.json"], in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("error: cannot write graph.json: the file would exceed"))
        #expect(try folder.text(of: "graph.json") == "old")
        #expect(try folder.names() == ["App", "graph.json"])
    }

    @Test func pictureThatCannotBeWrittenTellsHowManyWere() throws {
        let folder = try app()
        _ = try export(folder, "-o", "graphs")
        let files = try folder.names(in: "graphs")
        // The whole app is written first.
        let picture = try #require(files.first { $0 != "app.svg" })
        try FileManager.default.removeItem(at: folder.path("graphs/\(picture)"))
        try folder.write("", to: "graphs/\(picture)/full")
        let run = try export(folder, "-o", "graphs")
        #expect(run.status == 2)
        #expect(run.errors.contains(" of \(files.count) files were written; "), "\(run.errors)")
    }

    @Test func folderWhereAFileIsAskedForIsAnError() throws {
        let folder = try app()
        let run = try export(folder, "--format", "json", "-o", "App")
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: cannot write App: is a directory\n"))
    }
}
