import NavigationModel
import Render

/// `navdocs build`: the site.
struct BuildCommand: Command {
    private static let output = Option(
        "output", short: "o", value: .text("DIR"),
        summary: "The folder the site goes to. A site there is replaced as a whole. (default: navdocs-site)")
    private static let landing = Option(
        "landing", value: .text("FILE"), summary: "A Markdown article for the first page, or - for standard input.")
    private static let articles = Option(
        "articles", value: .text("DIR"),
        summary: "A folder of Markdown articles and their pictures, which become part of the site; its index.md is the "
            + "first page. (default: \(ArticleLoader.defaultName) in the first PATH, where there is one)")
    private static let force = Option(
        "force",
        summary: "Write also where the folder holds files navdocs did not make. They are kept; one that stands where a "
            + "page goes is kept with .bak added to its name.")

    static let syntax = CommandSyntax(
        name: "build", summary: "Write a site that documents how people move through an app.",
        operands: .paths, options: [output, landing, articles, .title, force, .verbose, .quiet])

    private let sources: SourceArguments
    private let output: String
    private let landing: String?
    private let articles: String?
    private let force: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        sources = try SourceArguments(arguments)
        output = arguments.value(of: Self.output) ?? "navdocs-site"
        landing = arguments.value(of: Self.landing)
        articles = arguments.value(of: Self.articles)
        force = arguments.has(Self.force)
        guard landing != "-" || !sources.readsStandardInput else {
            throw .conflict("standard input cannot be source and landing article", advice: "give '-' only once")
        }
        guard output != "-" else {
            throw .conflict("a site is many files and cannot go to standard output", advice: "name a folder: -o DIR")
        }
    }

    func run(_ console: Console, in current: FilePath) throws {
        let clock = ContinuousClock.now
        let found = try SourceFinder.find(sources.paths, from: current)
        let texts = try SiteTexts(landing: landing, articles: articles, sources: sources, console, in: current)
        let inputs = found.inputs + [texts.folder].compactMap(\.self)
        let folder = try OutputFolder(output, from: current, inputs: inputs, force: force)
        let app = sources.load(found, console: console, in: current)
        let plan = Site.plan(for: app.graph, options: texts.options(members: app.members))
        try TextRemarks(
            articles: texts.articles?.name ?? "", landing: landing ?? "", sources: app.texts,
            shown: { found.root.appending($0).relative(to: current).text }
        ).tell(plan.remarks, console: console)
        let files = try ParallelMap.results(of: plan.parts) { part in Result { try part() } }
            .flatMap { try $0.get() }.sorted { $0.path < $1.path }
        try BrokenLinks.check(files)
        let outcome = try SiteWriter.write(files, to: folder)
        for file in outcome.renamed {
            console.warn("\(folder.name)/\(file.old) was not made by navdocs; it is now \(folder.name)/\(file.new)")
        }
        let page = folder.location.appending("index.html").relative(to: current).text
        console.note(Summary.line(for: app.graph, time: ContinuousClock.now - clock))
        console.note(outcome.isUnchanged ? "\(page) is up to date" : "Open \(page)")
    }
}
