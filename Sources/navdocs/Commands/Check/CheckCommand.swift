import Arguments
import Extractor
import NavigationModel
import Platform
import Reports

/// `navdocs check`: what the rules find.
struct CheckCommand: Command {
    private static let format = Option(
        "format", value: .choice(CheckFormat.allCases.map(\.rawValue)),
        standard: "text",
        summary:
            "The format of the report: text for people, xcode for build phases, and the others for GitHub, GitLab and "
            + "other CI services."
    )
    private static let output = Option(
        "output", short: "o", value: .file("FILE"), isWritten: true, givesWayTo: ["format"],
        standard: "-",
        summary: "The file for the report, or - for standard output.")
    private static let strict = Option("strict", summary: "Treat warnings as errors.")
    private static let baseline = Option(
        "baseline", value: .file("FILE"), givesWayTo: ["write-baseline"],
        summary: "Leave out the findings listed in FILE, and fail if one of them no longer exists.")
    private static let writeBaseline = Option(
        "write-baseline", value: .file("FILE"),
        setting: .never(because: "otherwise no run would report findings"),
        summary: "Write all findings to FILE as a baseline for later runs, instead of a report.")
    private static let against = Option(
        "against", value: .file("FILE"),
        summary:
            "Compare the source with the record in FILE, written by 'navdocs export --format text'. Print the lines "
            + "that differ, and fail if there are any.")
    private static let rule = Option(
        "rule", value: .listed("ID=LEVEL", .ruleLevels), repeats: true,
        setting: .never(because: "a configuration uses 'rules' instead"),
        summary:
            "Set the level of a rule for this run: off, info, warning or error. 'navdocs rules' lists the rules.")
    private static let blame = Option(
        "blame",
        summary:
            "Show the last commit that changed the line of each finding (only in the formats text and json)."
    )
    private static let fix = Option(
        "fix", setting: .never(because: "it changes your source"),
        summary: "Fix problems that have only one correct fix, then check.")

    static let syntax = CommandSyntax(
        name: "check", summary: "Find navigation problems.",
        discussion: [
            """
            At the end of a line, the comment '// navdocs:ignore RULE - reason' suppresses a rule on that line. On a \
            line of its own, it suppresses the rule on the line or declaration after it. \
            '// navdocs:ignore-file RULE - reason' suppresses the rule in the whole file.
            """,
            "The exit code is 1 if a finding is an error or, with --strict, a warning.",
        ],
        operands: .paths,
        options: [
            format, output, strict, baseline, writeBaseline, against, rule, blame, ConfigurationFile.option,
            ConfigurationFile.none, fix,
        ] + .sources + [.verbose, .quiet],
        examples: [
            "navdocs check App --strict": "Also fail on warnings.",
            "navdocs check App --rule unused-destination=off": "Turn off a rule.",
            "navdocs check App --write-baseline navdocs-baseline.json":
                "Record today's findings. '--baseline navdocs-baseline.json' leaves them out from then on.",
            "navdocs check App --format sarif -o navdocs.sarif":
                "Write a SARIF report, for example for GitHub code scanning.",
        ])

    private let sources: SourceArguments
    private let format: CheckFormat
    private let output: String
    private let isStrict: Bool
    private let baseline: String?
    private let newBaseline: String?
    private let record: String?
    /// The levels that are asked for here.
    private let asked: RuleSettings
    private let fixes: Bool
    private let blames: Bool

    init(_ arguments: ParsedArguments, among _: CommandTable) throws(UsageError) {
        sources = try SourceArguments(arguments)
        format = arguments.value(of: Self.format).flatMap(CheckFormat.init) ?? .text
        output = arguments.value(of: Self.output) ?? "-"
        isStrict = arguments.has(Self.strict)
        baseline = arguments.value(of: Self.baseline)
        newBaseline = arguments.value(of: Self.writeBaseline)
        record = arguments.value(of: Self.against)
        asked = try RuleChoice.settings(arguments.values(of: Self.rule))
        fixes = arguments.has(Self.fix)
        blames = arguments.has(Self.blame)
        guard baseline == nil || newBaseline == nil else {
            throw .conflict(
                "'--baseline' can't be used with '--write-baseline', which records all findings",
                advice: "remove one of them")
        }
        guard !fixes || sources.facts.isEmpty else {
            throw .conflict("'--fix' can't be used with '--facts'", advice: "pass the source instead")
        }
        guard !fixes || !sources.readsStandardInput else {
            throw .conflict("'--fix' can't change standard input", advice: "pass the files")
        }
    }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        let clock = ContinuousClock.now
        let report = try output == "-" ? nil : FilePlace(output, from: current)
        let newList = try newBaseline.map { name throws(OutputError) in try FilePlace(name, from: current) }
        var found = try sources.find(from: current)
        let settings = sources.rules(asked, for: found)
        let mending = fixes ? Mending(of: found) : nil
        var app = try sources.load(found, rules: settings, console: console, in: current)
        if try mending?.mend(app.analysis.findings, console: console, from: current) == true {
            // They are told of already.
            found.outside = []
            app = try sources.load(found, rules: settings, console: console, in: current)
        }
        let (graph, findings) = (app.analysis.graph, app.analysis.findings)
        if let newList {
            try newList.write(try Baseline(findings).encoded())
            console.note(Summary.line(for: graph, time: ContinuousClock.now - clock))
            console.note("Wrote \(newList.name)")
            return .done
        }
        var compared = Comparison(findings: findings)
        if let baseline {
            try compared.leaveOut(
                BaselineFile.read(baseline, from: current), file: baseline, isComplete: graph.brokenFiles.isEmpty,
                settings)
        }
        var changes: [String] = []
        if let record {
            changes = try RecordFile.changes(in: record, graph: graph, from: current)
            compared.add(changes: changes, file: record, settings)
        }
        let files = CheckedFiles(found, from: current, isOfRepository: format.isForServices)
        var items = files.items(of: compared)
        if blames { items = Blame(of: found, console).told(items, below: files.folder) }
        let result = CheckReport(
            items, rules: Rules.descriptions, settings: settings, baselined: compared.hidden, isStrict: isStrict,
            folder: files.folder.text, version: Version.current)
        try write(result, changes: changes, to: report, console: console)
        console.note(Summary.line(for: graph, time: ContinuousClock.now - clock))
        return result.hasFailed ? .no : .done
    }

    /// Writes the report, and below it in text, or else beside it, what differs from the record.
    /// - Parameter place: nil for standard output.
    private func write(
        _ report: CheckReport, changes: [String], to place: FilePlace?, console: Console
    ) throws {
        // A file is read by programs and by people who open it later.
        var text = try format.text(of: report, place == nil ? console.paint : .none)
        if format == .text {
            text = changes.map { RunnerText.harmless($0) + "\n" }.joined() + (changes.isEmpty ? "" : "\n") + text
        } else {
            for line in changes { console.note(line) }
        }
        guard let place else { return try console.output(Array(text.utf8), isPainted: format == .text) }
        try place.write(Array(text.utf8))
        console.note("Wrote \(place.name)")
    }
}
