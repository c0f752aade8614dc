import NavigationModel
import Render

/// `navdocs build`: the site.
struct BuildCommand: Command {
    private static let output = Option(
        "output", short: "o", value: .text("DIR"),
        summary: "The folder the site goes to. A site there is replaced as a whole. (default: navdocs-site)")
    private static let landing = Option(
        "landing", value: .text("FILE"), summary: "A Markdown article for the first page, or - for standard input.")
    private static let force = Option(
        "force",
        summary: "Write also where the folder holds files navdocs did not make. They are kept; one that stands where a "
            + "page goes is kept with .bak added to its name.")

    static let syntax = CommandSyntax(
        name: "build", summary: "Write a site that documents how people move through an app.",
        operands: .paths, options: [output, landing, SourceURL.option, .title, force, .verbose, .quiet])

    private let sources: SourceArguments
    private let output: String
    private let landing: String?
    private let force: Bool
    private let sourceURL: SourceURL

    init(_ arguments: ParsedArguments) throws {
        sources = try SourceArguments(arguments)
        output = arguments.value(of: Self.output) ?? "navdocs-site"
        landing = arguments.value(of: Self.landing)
        force = arguments.has(Self.force)
        sourceURL = try SourceURL(arguments.value(of: SourceURL.option))
        guard landing != "-" || !sources.readsStandardInput else {
            throw UsageError.conflict(
                "standard input cannot be source and landing article", advice: "give '-' only once")
        }
        guard output != "-" else {
            throw UsageError.conflict(
                "a site is many files and cannot go to standard output", advice: "name a folder: -o DIR")
        }
    }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        let clock = ContinuousClock.now
        let found = try SourceFinder.find(sources.paths, from: current)
        let folder = try OutputFolder(output, from: current, inputs: found.inputs, force: force)
        let landing = try landing.map { name throws(LoadError) in try Article.text(of: name, console: console) }
        let links = try sourceURL.links(from: found.root)
        let app = sources.load(found, console: console, in: current)
        let parts = Site.parts(
            for: app.graph, options: .init(landing: landing, version: Version.current, sourceLinks: links))
        let files = try ParallelMap.results(of: parts) { part in Result { try part() } }
            .flatMap { try $0.get() }.sorted { $0.path < $1.path }
        let outcome = try SiteWriter.write(files, to: folder)
        for file in outcome.renamed {
            console.warn("\(folder.name)/\(file.old) was not made by navdocs; it is now \(folder.name)/\(file.new)")
        }
        let page = folder.location.appending("index.html").relative(to: current).text
        console.note(Summary.line(for: app.graph, time: ContinuousClock.now - clock))
        console.note(outcome.isUnchanged ? "\(page) is up to date" : "Open \(page)")
        return .done
    }
}
