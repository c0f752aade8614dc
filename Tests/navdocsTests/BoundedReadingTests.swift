import Foundation
import Testing

/// What is large, endless or no file at all fills no memory and keeps no run waiting.
@Suite(.timeLimit(.minutes(10))) struct BoundedReadingTests {
    private static let large = String(repeating: "// a long comment\n", count: 11 * 1024 * 1024 / 18)
    private static let told = "couldn't be read: it is larger than 10 MB, which is the limit set by --max-file-size"

    private func app(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(files.merging(["App/A.swift": Sources.coordinator("A")]) { $1 })
    }

    private func pipe(_ path: String, in folder: TemporaryFolder) throws {
        try? FileManager.default.removeItem(at: folder.path(path))
        try #require(mkfifo(folder.path(path).path, 0o600) == 0)
    }

    @Test func fileOverTheLimitIsToldAndReadWhenAskedFor() throws {
        let folder = try app(["App/Large.swift": Self.large + Sources.coordinator("Large")])
        let document = try Document(of: ["App"], in: folder)
        #expect(document.coordinators.map(\.name) == ["A"])
        #expect(document.notUnderstood.map(\.reason) == [Self.told])
        #expect(try Program.run(["check", "App"], in: folder).errors.contains("App/Large.swift: \(Self.told)\n"))
        let more = try Document(of: ["App", "--max-file-size", "12"], in: folder)
        #expect(more.coordinators.map(\.name) == ["A", "Large"])
        #expect(more.notUnderstood.isEmpty)
    }

    @Test(arguments: ["0", "-1", "1001", "ten"]) func sizeThatIsNoneIsRefused(_ size: String) throws {
        let run = try Program.run(["check", "App", "--max-file-size=\(size)"], in: app())
        #expect(run.status == 2)
        #expect(
            run.errors == "error: '\(size)' isn't a valid file size\n"
                + "  --max-file-size takes a number of megabytes from 1 to 1000\n")
    }

    @Test func standardInputHasTheSameLimit() throws {
        let run = try Program.run(["export", "-", "--format", "json"], in: TemporaryFolder(), input: Self.large)
        #expect(run.status == 0)
        #expect(run.output.contains(Self.told))
    }

    @Test func revisionHasTheSameLimit() throws {
        let repository = try Repository(["App/A.swift": Sources.coordinator("A"), "App/Large.swift": Self.large])
        let run = try repository.navdocs("diff", "HEAD", "App", "--exit-code")
        #expect(run.status == 0, "\(run.output)")
        #expect(run.errors.contains("Large.swift in HEAD: \(Self.told)\n"))
    }

    @Test(arguments: [
        ["build", "App", "--landing", "/dev/zero"], ["check", "App", "--baseline", "/dev/zero"],
        ["check", "App", "--against", "/dev/zero"], ["check", "App", "--config", "/dev/zero"],
        ["diff", "/dev/zero", "App"],
    ]) func endlessFileIsRefused(_ arguments: [String]) throws {
        let run = try Program.run(arguments, in: app())
        #expect(run.status == 2)
        #expect(run.errors.contains("error: cannot read /dev/zero: it is larger than "), "\(run.errors)")
    }

    @Test func pipesInAProjectAreNotOpened() throws {
        let folder = try app(["App/Navigation.docs/index.md": "# Hello", ".git/HEAD": ""])
        for path in ["App/B.swift", "App/Navigation.docs/p.md", "App/Package.swift", ".navdocs.json", ".git/config"] {
            try pipe(path, in: folder)
        }
        try folder.link("App/C.swift", to: "B.swift")
        let run = try Program.run(["build", "App", "-o", "site"], in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.text(of: "site/index.html").contains("<h1>Hello</h1>"))
        #expect(try Document(of: ["App"], in: folder).sourceFiles == 1)
    }

    @Test func pipesInASiteAreNotOpened() throws {
        let folder = try app()
        #expect(try Program.run(["build", "App", "-o", "site"], in: folder).status == 0)
        try pipe("site/index.html", in: folder)
        #expect(try Program.run(["build", "App", "-o", "site"], in: folder).status == 0)
        #expect(try folder.text(of: "site/index.html").contains("<title>"))
        try pipe("site/.navdocs-site", in: folder)
        #expect(try Program.run(["build", "App", "-o", "site"], in: folder).errors.contains("didn't write"))
        try pipe("report.txt", in: folder)
        try folder.write("{ check: { baseline: 'report.txt' } }", to: ".navdocs.json")
        #expect(
            try Program.run(["check", "App"], in: folder).errors
                == "error: .navdocs.json:1:22: 'report.txt' isn't a file or a folder\n"
                + "    1 | { check: { baseline: 'report.txt' } }\n      |                      ^\n  use another path\n")
    }

    @Test func pipeThatIsNamedIsRead() throws {
        let folder = try app()
        let run = try Program.run(
            URL(fileURLWithPath: "/bin/bash"),
            ["-c", "exec \"$0\" build App -o site --landing <(printf '# From a pipe')", Program.url.path], in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.text(of: "site/index.html").contains("<h1>From a pipe</h1>"))
    }
}
