import Arguments
import Base
import Drawing
import Extractor
import NavigationModel
import PageElements
import Platform
import Render
import SwiftSource

/// `navdocs doctor`: whether all is there that navdocs needs, and what it would read.
struct DoctorCommand: Command {
    static let syntax = CommandSyntax(
        name: "doctor", summary: "Check the installation, and show the source that would be read.",
        discussion: ["The exit code is 2 if something is missing, doesn't work, or can't be read."],
        operands: .paths, options: [ConfigurationFile.option, ConfigurationFile.none] + .cache,
        examples: [
            "navdocs doctor App":
                "Show the libraries and the cache that navdocs uses, and the files, modules and navigation systems of App."
        ])

    private let sources: SourceArguments

    init(_ arguments: ParsedArguments, among _: CommandTable) throws(UsageError) {
        sources = try SourceArguments(arguments)
    }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        let faults = try tellLibraries(console)
        for fault in faults { console.complain(fault) }
        let found = try sources.find(from: current)
        let app = try sources.load(found, tellingSystems: true, console: Console(isQuiet: true), in: current)
        for place in app.unread { console.complain("\(place.location.file): \(place.reason)") }
        try console.output(Self.text(of: rows(of: app, found, in: current)))
        return faults.isEmpty && app.unread.isEmpty ? .done : .couldNotRun
    }

    private typealias Row = (name: String, text: String)

    /// Says which libraries there are.
    /// - Returns: what is wrong with them.
    private func tellLibraries(_ console: Console) throws(OutputError) -> [String] {
        let again = "reinstall it, then reinstall navdocs"
        var faults: [String] = []
        if let fault = RenderingLibraries.faultOfGraphviz() {
            faults.append("Graphviz doesn't work: \(fault); \(again)")
        }
        if !RenderingLibraries.cmarkReads { faults.append("cmark doesn't work; \(again)") }
        if !ParserLibrary.reads {
            faults.append("SwiftParser doesn't work; reinstall the toolchain, then reinstall navdocs")
        }
        try console.output(
            Self.text(of: [
                ("navdocs", Version.current), ("Graphviz", RenderingLibraries.graphviz),
                ("cmark", RenderingLibraries.cmark), ("SwiftParser", "from Swift \(ParserLibrary.version)"),
            ]))
        return faults
    }

    private func rows(of app: SourceLoader.App, _ found: FoundSources, in current: FilePath) throws -> [Row] {
        let namer = ProjectFolders(of: found).namer
        let modules = Set(found.swiftFiles.map { namer.module(of: $0.path.text) }).sorted()
        let systems = app.files.reduce(into: Set<NavigationSystem>()) { $0.formUnion($1.systems) }.sorted().map(\.title)
        let configuration = sources.configuration.file.map { $0.relative(to: current).text }
        let remote = GitRepository(around: found.root)?.remote
        return [
            (
                "sources",
                "\(sources.paths.joined(separator: ", ")): \(Words.count(found.swiftFiles.count, "Swift file"))"
            ),
            ("modules", modules.joined(separator: ", ")),
            ("systems", systems.isEmpty ? "none" : systems.joined(separator: ", ")),
            ("configuration", configuration ?? "none; 'navdocs init' creates one"),
            ("Git remote", remote.map { "\($0.server)/\($0.repository)" } ?? "none"),
            ("cache", try cache(in: current)),
        ]
    }

    private func cache(in current: FilePath) throws(CacheError) -> String {
        guard let folder = try CacheFolder(sources.cache, in: current) else { return "none" }
        let (files, bytes) = folder.size
        let tenths = bytes / 100_000
        return "\(folder.name): \(Words.count(files, "file")), \(tenths / 10).\(tenths % 10) MB"
    }

    private static func text(of rows: [Row]) -> String {
        rows.map { $0.name + String(repeating: " ", count: max(1, 15 - $0.name.count)) + $0.text + "\n" }.joined()
    }
}
