import NavigationModel
import Platform
import Render
import Extractor

/// `navdocs diff`: what changed between two versions.
struct DiffCommand: Command {
    private static let format = Option(
        "format", value: .choice(DiffFormat.allCases.map(\.rawValue)), givesWayTo: ["output"],
        standard: "by the ending of FILE, else text",
        summary:
            "text is for reading, markdown for a comment, json for programs, svg a picture, html one file that "
            + "opens on what changed, with the whole site of NEW behind it.")
    private static let output = Option(
        "output", short: "o", value: .file("FILE|-"), repeats: true, isWritten: true, givesWayTo: ["format"],
        standard: "-",
        summary:
            "Where it goes: a file, or - for standard output. Several files are written in one run, each in the "
            + "format of its ending: .txt, .md, .json, .html, .svg.")
    private static let exitCode = Option(
        "exit-code", summary: "Exit with 1 where there is a difference, with 0 where there is none.")
    private static let github = Option(
        "github", setting: .never(because: "only the runs of one service can follow it"),
        summary: "Add the Markdown to the file named by GITHUB_STEP_SUMMARY, and different=true or false, "
            + "changes=NUMBER and headline=TEXT to the one named by GITHUB_OUTPUT.")

    static let syntax = CommandSyntax(
        name: "diff", summary: "Say what changed between two versions of an app's navigation, worst first.",
        discussion: [
            """
            OLD and NEW are each a folder, a Swift file, a site or navigation.json that navdocs wrote, - for such a \
            document on standard input, or a git revision: main, HEAD~3, v1.2. A revision is read from git's objects, \
            without touching the work tree: the folder you are in or, where the other version is a folder, that one; \
            main:Sources/App names another. What exists as a path is taken for a path; refs/heads/main is always the \
            branch. NEW is by default the folder you are in.
            """,
            """
            Where OLD is a branch, NEW is compared with the commit where it left that branch, so that what others did \
            there since is not told. main...topic does the same for any two revisions, main..topic compares them as \
            they stand; a tag, a commit or main~2 is always that commit.
            """,
            """
            Only meaning counts: moving code to other files, formatting and comments are no difference.
            """,
        ],
        operands: CommandSyntax.Operands(
            placeholder: "OLD [NEW]", limit: 2, isList: false, completion: .files,
            summary: "The version before, and the version after; OLD..NEW and OLD...NEW are both. (default of NEW: .)"),
        options: [
            format, output, exitCode, github, SourceURL.option, .title, ConfigurationFile.option,
            ConfigurationFile.none,
        ] + .cache + [.quiet],
        examples: [
            "navdocs diff main": "What the work tree changed since it left the branch main.",
            "navdocs diff HEAD~1..HEAD": "What the last commit changed.",
            "navdocs diff HEAD~1 App -o review.html -o comment.md":
                "What the last commit and the work tree changed, as a page and as a comment.",
            "navdocs diff old.json App --exit-code": "Fail where the app is not as the document old.json says.",
        ])

    private let old: String
    /// Nil for the folder the user is in.
    private let new: String?
    private let title: String?
    private let configuration: Configuration
    private let outputs: [(format: DiffFormat, name: String)]
    private let tellsDifference: Bool
    private let isForGitHub: Bool
    private let sourceURL: SourceURL
    private let cache: CacheFolder.Choice
    private let limit: ReadLimit
    private let choice: SourceChoice

    init(_ arguments: ParsedArguments) throws {
        guard let old = arguments.operands.first else {
            throw UsageError.conflict("the version before is missing", advice: "name it: navdocs diff main")
        }
        self.old = old
        new = arguments.operands.dropFirst().first
        guard old != "-" || new != "-" else {
            throw UsageError.conflict("standard input cannot be both versions", advice: "give '-' only once")
        }
        title = arguments.value(of: .title)
        configuration = arguments.configuration
        cache = try CacheFolder.Choice(arguments)
        limit = try ReadLimit.source(arguments.value(of: ReadLimit.option))
        choice = try SourceChoice(arguments)
        tellsDifference = arguments.has(Self.exitCode)
        isForGitHub = arguments.has(Self.github)
        sourceURL = try SourceURL(arguments.value(of: SourceURL.option))
        outputs = try Self.outputs(
            arguments.values(of: Self.output),
            format: arguments.value(of: Self.format).flatMap { DiffFormat(rawValue: $0) })
    }

    private static func outputs(
        _ names: [String], format: DiffFormat?
    ) throws(UsageError) -> [(format: DiffFormat, name: String)] {
        guard format == nil || names.count < 2 else {
            throw .conflict(
                "'--format' does not go with several files", advice: "leave it out: each file's ending says its format")
        }
        var outputs: [(format: DiffFormat, name: String)] = []
        for name in names.isEmpty ? ["-"] : names {
            guard let format = format ?? (name == "-" ? .text : DiffFormat(ending: name)) else {
                throw .conflict(
                    "the ending of \(name) says no format",
                    advice: "say it with --format, or end it in .txt, .md, .json, .html or .svg")
            }
            outputs.append((format, name))
        }
        return outputs
    }

    static func subject(of arguments: ParsedArguments, in current: FilePath) -> FilePath {
        let sources = arguments.operands.compactMap { VersionReader.sources($0, from: current) }
        let isLast = arguments.operands.count < 2
        return (isLast ? VersionReader.sources(".", from: current) : nil) ?? sources.last ?? current
    }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        let gitHub = isForGitHub ? try GitHubFiles() : nil
        let places = try outputs.map { output throws(OutputError) in
            output.name == "-" ? nil : try FilePlace(output.name, from: current)
        }
        let reader = VersionReader(
            current: current, title: title, configuration: configuration, cache: cache, limit: limit,
            choice: choice, console: console)
        let (before, after) = try reader.versions(old, new)
        let diff = NavigationDiff(old: before.analysis, new: after.analysis)
        let report = DiffReport(diff, old: before.version, new: after.version)
        let site = try site(of: after.origin, telling: report, console, in: current)
        for (output, place) in zip(outputs, places) {
            let contents = try output.format.contents(of: report, site: site)
            try place.map { try $0.write(contents) } ?? console.output(contents)
        }
        try gitHub?.write(report, console: console)
        for place in places { if let place { console.note("Wrote \(place.name)") } }
        return tellsDifference && !diff.isEmpty ? .no : .done
    }

    /// What the site of the version after is made with: the same as `build` takes where nothing else is said.
    private func site(
        of origin: VersionReader.Origin, telling report: DiffReport, _ console: Console, in current: FilePath
    ) throws -> SiteOptions {
        guard outputs.contains(where: { $0.format == .html }) else {
            return SiteOptions(rules: Rules.descriptions, version: Version.current)
        }
        let articles = origin.folder.flatMap { ArticleLoader(beside: $0, from: current, console: console) }
        return SiteOptions(
            rules: Rules.descriptions, articles: try articles?.load(landing: nil, console: console),
            members: origin.members,
            version: Version.current,
            sourceLinks: try origin.root.flatMap { try sourceURL.links(from: $0, of: origin.revision) },
            difference: report)
    }
}
