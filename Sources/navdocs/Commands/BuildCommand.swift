import NavigationModel
import Platform
import Render

/// `navdocs build`: the site.
struct BuildCommand: Command {
    private static let output = Option(
        "output", short: "o", value: .folder("DIR"), isWritten: true, givesWayTo: ["single-file"],
        standard: "navdocs-site",
        summary: "The folder the site goes to. A site there is replaced as a whole.")
    private static let singleFile = Option(
        "single-file", value: .file("FILE"), isWritten: true,
        summary: "Write the whole site as one HTML file that refers to nothing outside, or - for standard output. With "
            + "-o the folder is written too.")
    private static let difference = Option(
        "diff", value: .version("OLD"),
        summary:
            "Add a page that tells what changed since OLD: a folder, a navigation.json or a git revision, as 'navdocs "
            + "diff' takes them. The one file opens on it.")
    private static let force = Option(
        "force", setting: .never(because: "a guard that is always off is none"),
        summary: "Write also where the folder holds files navdocs did not make. They are kept; one that stands where a "
            + "page goes is kept with .bak added to its name.")

    static let syntax = CommandSyntax(
        name: "build", summary: "Write a site that documents how people move through an app.",
        operands: .paths,
        options: [output, singleFile, difference] + SiteArguments.options + [force] + .sources + [.verbose, .quiet],
        examples: [
            "navdocs build App -o site": "The site of the app in App, into the folder site.",
            "navdocs build --articles Guides --source-url github":
                "The site of the folder you are in, with articles, and with links to the source.",
            "navdocs build App --diff main --single-file review.html":
                "One file for a review, which opens on what changed since it left the branch main.",
        ])

    private let site: SiteArguments
    /// The folder the site goes to; nil where only one file is asked for.
    private let output: String?
    private let isOutputNamed: Bool
    private let singleFile: String?
    private let difference: String?
    private let force: Bool

    init(_ arguments: ParsedArguments) throws {
        site = try SiteArguments(arguments)
        singleFile = arguments.value(of: Self.singleFile)
        output = arguments.value(of: Self.output) ?? (singleFile == nil ? "navdocs-site" : nil)
        isOutputNamed = arguments.has(Self.output)
        difference = arguments.value(of: Self.difference)
        force = arguments.has(Self.force)
        guard difference == nil || site.sources.paths.count == 1 else {
            throw UsageError.conflict(
                "'--diff' does not go with several paths", advice: "name one folder that holds them all")
        }
        guard difference != "-" || (site.landing != "-" && !site.sources.readsStandardInput) else {
            throw UsageError.conflict("standard input cannot be two things", advice: "give '-' only once")
        }
        guard output != "-" else {
            throw UsageError.conflict(
                "a site is many files and cannot go to standard output",
                advice: "name a folder: -o DIR, or take '--single-file -'")
        }
    }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        let clock = ContinuousClock.now
        let inputs = try site.inputs(console, in: current)
        let folder = try output.map { name throws(OutputError) in
            if !isOutputNamed { try UsualPlace.check(name, from: current) }
            return try OutputFolder(name, from: current, inputs: inputs.paths, force: force)
        }
        let file = try singleFile.flatMap { name throws(OutputError) in
            name == "-" ? nil : try FilePlace(name, from: current)
        }
        let made = try site.made(from: inputs, console, in: current) { analysis in
            try difference.map { try report(since: $0, to: analysis, console, in: current) }
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
        since old: String, to analysis: NavigationAnalysis, _ console: Console, in current: FilePath
    ) throws -> DiffReport {
        let folder = site.sources.paths[0]
        let before = try VersionReader(
            current: current, title: nil, configuration: site.sources.configuration, cache: site.sources.cache,
            limit: site.sources.limit, choice: site.sources.choice, console: console
        ).version(old, beside: folder)
        return DiffReport(
            NavigationDiff(old: before.analysis, new: analysis), old: before.version,
            new: DiffDocument.Version(name: VersionReader.name(of: folder)))
    }

    private func tell(
        _ outcome: SiteWriter.Outcome, of folder: OutputFolder, _ console: Console, in current: FilePath
    ) {
        for file in outcome.renamed {
            console.warn("\(folder.name)/\(file.old) was not made by navdocs; it is now \(folder.name)/\(file.new)")
        }
        let page = folder.location.appending("index.html").relative(to: current).text
        console.note(outcome.isUnchanged ? "\(page) is up to date" : "Open \(page)")
    }
}
