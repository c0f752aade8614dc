import Arguments
import NavigationModel
import Platform
import Render

/// What a site is made of, as the command line names it.
struct SiteArguments: Sendable {
    /// What was found and read before any source is.
    struct Inputs: Sendable {
        let found: FoundSources
        let rules: RuleSettings
        let texts: SiteTexts

        /// The folders and files that are read, absolute.
        var paths: [FilePath] { found.inputs + [texts.folder].compactMap(\.self) }
    }

    /// A site that is not made yet.
    struct Planned: Sendable {
        let analysis: NavigationAnalysis
        let options: SiteOptions
        let plan: Site.Plan
        /// Those that are drawn for it, to be kept when all are.
        let pictures: CachedPictures
    }

    /// A site, not written yet.
    struct Made: Sendable {
        let analysis: NavigationAnalysis
        let options: SiteOptions
        /// Sorted by path, with every link checked.
        let files: [OutputFile]
    }

    private static let landing = Option(
        "landing", value: .file("FILE"), setting: .shared,
        summary: "A Markdown article for the start page, or - for standard input.")
    private static let landingFile = Option(
        "landing", value: .file("FILE"), setting: .shared, summary: "A Markdown article for the start page.")
    private static let articles = Option(
        "articles", value: .folder("DIR"), setting: .shared,
        standard: "\(ArticleLoader.defaultName) in the first PATH, if it exists",
        summary:
            "A folder of Markdown articles and images, which become part of the site. Its index.md becomes the start "
            + "page.")
    private static let others = [
        articles, .inferred, SourceURL.option, .title, ConfigurationFile.option, ConfigurationFile.none,
    ]

    static let options = [landing] + others
    /// For a command that reads nothing from standard input.
    static let optionsForFiles = [landingFile] + others

    let sources: SourceArguments
    /// As typed.
    let landing: String?
    let articles: String?
    private let inferred: Bool
    private let sourceURL: SourceURL

    init(_ arguments: ParsedArguments) throws {
        sources = try SourceArguments(arguments)
        landing = arguments.value(of: Self.landing)
        articles = arguments.value(of: Self.articles)
        inferred = arguments.has(.inferred)
        sourceURL = try SourceURL(arguments.value(of: SourceURL.option))
        guard landing != "-" || !sources.readsStandardInput else {
            throw UsageError.conflict(
                "standard input can't be both source and article", advice: "use '-' only once")
        }
    }

    /// Finds the sources, and reads what is said about them and beside them.
    /// - Parameter found: the sources, where they were found already.
    func inputs(_ console: Console, in current: FilePath, found: FoundSources? = nil) throws -> Inputs {
        let found = try found ?? sources.find(from: current)
        let rules = sources.rules(.document, for: found)
        let texts = try SiteTexts(landing: landing, articles: articles, sources: sources, console, in: current)
        return Inputs(found: found, rules: rules, texts: texts)
    }

    /// Reads the sources and makes the site.
    /// - Parameter difference: what changed since another version; nil where none was named.
    func made(
        from inputs: Inputs, _ console: Console, in current: FilePath,
        difference: (SourceLoader.App) throws -> DiffReport? = { _ in nil }
    ) throws -> Made {
        let planned = try planned(from: inputs, console, in: current, difference: difference)
        let files = try SiteFiles.made(by: planned.plan, console: console)
        planned.pictures.save(console)
        return Made(analysis: planned.analysis, options: planned.options, files: files)
    }

    /// Reads the sources and plans the site.
    /// - Parameters:
    ///   - memory: the files that were read before.
    ///   - apps: those whose sites stand beside each other, and which of them this is.
    ///   - difference: what changed since another version; nil where none was named.
    func planned(
        from inputs: Inputs, remembering memory: FileMemory? = nil,
        among apps: (all: [SiteApp], current: SiteApp)? = nil, _ console: Console, in current: FilePath,
        difference: (SourceLoader.App) throws -> DiffReport? = { _ in nil }
    ) throws -> Planned {
        let root = inputs.found.root
        let links = try sourceURL.links(from: root)
        let app = try sources.load(
            inputs.found, rules: inputs.rules, remembering: memory, console: console, in: current)
        var options = inputs.texts.options(members: app.members, sourceLinks: links)
        if inferred { options.inferred = .drawn }
        options.apps = apps
        options.difference = try difference(app)
        let pictures = CachedPictures(in: try CacheFolder(sources.cache, in: current), of: root)
        let plan = Site.plan(for: app.analysis, options: options)
        try TextRemarks(
            articles: inputs.texts.articles?.name ?? "", landing: landing ?? "", source: app.text,
            shown: { root.appending($0).relative(to: current).text }
        ).tell(plan.remarks, console: console)
        return Planned(analysis: app.analysis, options: options, plan: plan, pictures: pictures)
    }
}
