import Arguments
import NavigationModel
import Platform
import Render
import Extractor

/// `navdocs diff`: what changed between two versions.
struct DiffCommand: Command {
    private static let format = Option(
        "format", value: .choice(DiffFormat.allCases.map(\.rawValue)), givesWayTo: ["output"],
        standard: "taken from the extension of FILE, otherwise text",
        summary:
            "The format: text for the terminal, markdown for a pull request comment, json for programs, svg for a "
            + "graph, or html for one file that opens on the changes and contains the whole site for NEW.")
    private static let output = Option(
        "output", short: "o", value: .file("FILE|-"), repeats: true, isWritten: true, givesWayTo: ["format"],
        standard: "-",
        summary:
            "The file to write, or - for standard output. Can be repeated; the extension of each file determines its "
            + "format: .txt, .md, .json, .html, .svg.")
    private static let exitCode = Option(
        "exit-code", summary: "Exit with code 1 if there is a difference, and with 0 otherwise.")
    private static let github = Option(
        "github", setting: .never(because: "it would fail outside GitHub Actions"),
        summary:
            "Write the difference as Markdown to the step summary of GitHub Actions, and set three outputs: 'different' "
            + "(true or false), 'changes' (a number) and 'headline' (text).")

    static let syntax = CommandSyntax(
        name: "diff", summary: "Compare the navigation of two versions of an app.",
        discussion: [
            """
            OLD and NEW are each a folder, a Swift file, a site, a navigation.json (or - to read one from standard \
            input), or a Git revision such as main, HEAD~3 or v1.2. Revisions are read from Git's objects, without \
            touching the working tree. From a revision, navdocs reads the current folder or, if the other version is a \
            folder, that folder; main:Sources/App names another folder. If a path has the same name as a revision, the \
            path is used; refs/heads/main always means the branch. NEW defaults to the current folder.
            """,
            """
            If OLD is a branch, NEW is compared with the commit where the two diverged (the merge base), so that later \
            changes on that branch aren't reported. main...topic does the same for any two revisions. main..topic \
            compares them as they are. A tag, a commit or main~2 always stands for exactly that version.
            """,
            """
            Changes are listed by importance. Changes to formatting or comments aren't listed, and neither is code \
            that moves to another file.
            """,
        ],
        operands: CommandSyntax.Operands(
            placeholder: "OLD [NEW]", limit: 2, isList: false, completion: .versions,
            summary:
                "The versions to compare. You can also write OLD..NEW or OLD...NEW. (NEW defaults to the current folder)"
        ),
        options: [
            format, output, exitCode, github, SourceURL.option, .title, ConfigurationFile.option,
            ConfigurationFile.none,
        ] + .cache + [.quiet],
        examples: [
            "navdocs diff main": "Show what changed in the working tree since it diverged from the branch main.",
            "navdocs diff HEAD~1..HEAD": "Show what the last commit changed.",
            "navdocs diff HEAD~1 App -o review.html -o comment.md":
                "Write the changes in the last commit and the working tree, as a page and as a comment.",
            "navdocs diff old.json App --exit-code": "Fail if the app differs from old.json.",
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

    init(_ arguments: ParsedArguments, among _: CommandTable) throws {
        guard let old = arguments.operands.first else {
            throw UsageError.conflict(
                "the version to compare with is missing", advice: "pass it, as in: navdocs diff main")
        }
        self.old = old
        new = arguments.operands.dropFirst().first
        guard old != "-" || new != "-" else {
            throw UsageError.conflict("standard input can't be both versions", advice: "use '-' only once")
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
                "'--format' can't be used with several files",
                advice: "remove '--format': the extension of each file determines its format")
        }
        var outputs: [(format: DiffFormat, name: String)] = []
        for name in names.isEmpty ? ["-"] : names {
            guard let format = format ?? (name == "-" ? .text : DiffFormat(ending: name)) else {
                throw .conflict(
                    "the extension of \(name) doesn't say which format to write",
                    advice: "use --format, or the extension .txt, .md, .json, .html or .svg")
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
        let diff = NavigationDiff(
            old: before.analysis, new: after.analysis, sources: before.compared(with: after.origin))
        let report = DiffReport(diff, old: before.version, new: after.version)
        let site = try site(of: after.origin, telling: report, console, in: current)
        var written = 0
        for (output, place) in zip(outputs, places) {
            let contents = try output.format.contents(of: report, site: site, place == nil ? console.paint : .none)
            guard let place else {
                try console.output(contents, isPainted: output.format == .text)
                continue
            }
            do throws(OutputError) { try place.write(contents) } catch {
                throw error.after(written, of: places.count { $0 != nil })
            }
            written += 1
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
