import Arguments
import NavigationModel
import Platform
import Render

/// `navdocs build`: the site.
struct BuildCommand: Command {
    static let output = Option(
        "output", short: "o", value: .folder("DIR"), isWritten: true, givesWayTo: ["single-file"],
        standard: UsualPlace.site,
        summary: "The folder for the site. An existing site is replaced.")
    private static let singleFile = Option(
        "single-file", value: .file("FILE"), isWritten: true,
        summary:
            "Write the whole site as one self-contained HTML file. FILE can be - for standard output. With "
            + "-o, the site is also written to that folder.")
    private static let difference = Option(
        "diff", value: .version("OLD"),
        summary:
            "Add a page with the changes since OLD. OLD can be anything that 'navdocs diff' accepts as OLD. "
            + "With --single-file, the file opens on this page.")
    private static let force = Option(
        "force", setting: .never(because: "it writes to a folder that contains other files"),
        summary:
            "Write the site even if the folder contains files that navdocs didn't write. They are kept; if one has the "
            + "same name as a page, .bak is added to its name.")

    static let syntax = CommandSyntax(
        name: "build", summary: "Write a website that documents the navigation of an app.",
        operands: .paths,
        options: [output, singleFile, difference, AppsBuild.option] + SiteArguments.options + [force] + .sources + [
            .verbose, .quiet,
        ],
        examples: [
            "navdocs build App -o site":
                "Build the site for the app in the folder App, and write it to the folder site.",
            "navdocs build --articles Guides --source-url github":
                "Build the site for the app in the current folder, with articles and links to the source.",
            "navdocs build App --diff main --single-file review.html":
                "Write one file for a review. It opens on the changes since the current branch diverged from main.",
            "navdocs build --app Shop=Apps/Shop --app Driver=Apps/Driver":
                "Write a site for two apps that lets you switch between them.",
        ])

    private let site: SiteArguments
    /// The folder the site goes to; nil where only one file is asked for.
    private let output: String?
    private let isOutputNamed: Bool
    private let singleFile: String?
    private let difference: String?
    private let force: Bool
    /// Nil for one app.
    private let apps: AppsBuild?

    init(_ arguments: ParsedArguments, among _: CommandTable) throws {
        apps = try AppsBuild(
            arguments,
            others: [Self.singleFile, Self.difference, .title, FactsLinks.option].filter(arguments.isTyped))
        site = try SiteArguments(arguments)
        singleFile = arguments.value(of: Self.singleFile)
        output = arguments.value(of: Self.output) ?? (singleFile == nil ? UsualPlace.site : nil)
        isOutputNamed = arguments.has(Self.output)
        difference = arguments.value(of: Self.difference)
        force = arguments.has(Self.force)
        guard difference == nil || site.sources.paths.count == 1 else {
            throw UsageError.conflict(
                "'--diff' can't be used with several paths", advice: "pass one folder that contains all of them")
        }
        guard difference != "-" || (site.landing != "-" && !site.sources.readsStandardInput) else {
            throw UsageError.conflict("standard input can't be used twice", advice: "use '-' only once")
        }
        guard output != "-" else {
            throw UsageError.conflict(
                "a site has many files, so it can't be written to standard output",
                advice: "choose a folder with -o DIR, or use '--single-file -'")
        }
    }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        if let apps, let output {
            let (folder, outcome) = try apps.run(
                to: output, isNamed: isOutputNamed, force: force, console, in: current)
            tell(outcome, of: folder, console, in: current)
            return .done
        }
        let clock = ContinuousClock.now
        let inputs = try site.inputs(console, in: current)
        let folder = try output.map { name throws(OutputError) in
            if !isOutputNamed { try UsualPlace.check(name, from: current) }
            return try OutputFolder(name, from: current, inputs: inputs.paths, force: force)
        }
        let file = try singleFile.flatMap { name throws(OutputError) in
            name == "-" ? nil : try FilePlace(name, from: current)
        }
        let made = try site.made(from: inputs, console, in: current) { app in
            try difference.map { try report(since: $0, to: app, at: inputs.found.root, console, in: current) }
        }
        let outcome = try folder.map { folder in try SiteWriter.write(made.files, to: folder) }
        let page = try singleFile.map { _ in
            try SiteFiles.singleFile(of: made.files, analysis: made.analysis, options: made.options)
        }
        if let page { try file.map { try $0.write(page) } ?? console.output(page) }
        console.note(Summary.line(for: made.analysis.graph, time: ContinuousClock.now - clock))
        if let folder, let outcome { tell(outcome, of: folder, console, in: current) }
        if let file { console.note("Open \(file.name)") }
        return .done
    }

    private func report(
        since old: String, to app: SourceLoader.App, at root: FilePath, _ console: Console, in current: FilePath
    ) throws -> DiffReport {
        let folder = site.sources.paths[0]
        let before = try VersionReader(
            current: current, title: nil, configuration: site.sources.configuration, cache: site.sources.cache,
            limit: site.sources.limit, choice: site.sources.choice, console: console
        ).version(old, beside: folder)
        return DiffReport(
            NavigationDiff(
                old: before.analysis, new: app.analysis,
                sources: before.compared(with: VersionReader.Origin(of: app, root: root))),
            old: before.version,
            new: DiffDocument.Version(name: VersionReader.name(of: folder)))
    }

    private func tell(
        _ outcome: SiteWriter.Outcome, of folder: OutputFolder, _ console: Console, in current: FilePath
    ) {
        for file in outcome.renamed {
            console.warn(
                "\(folder.name)/\(file.old) wasn't written by navdocs; it was renamed to \(folder.name)/\(file.new)")
        }
        let page = folder.location.appending("index.html").relative(to: current).text
        console.note(outcome.isUnchanged ? "\(page) is up to date" : "Open \(page)")
    }
}
