import Extractor
import NavigationModel
import Platform
import Reports

/// `navdocs check`: what the rules find.
struct CheckCommand: Command {
    private static let format = Option(
        "format", value: .choice(CheckFormat.allCases.map(\.rawValue)),
        standard: "text",
        summary: "text is for people, xcode for build phases, the others for code hosts and CI services.")
    private static let output = Option(
        "output", short: "o", value: .file("FILE"), isWritten: true, givesWayTo: ["format"],
        standard: "-",
        summary: "Where the report goes: a file, or - for standard output.")
    private static let strict = Option("strict", summary: "Let warnings fail as errors do.")
    private static let baseline = Option(
        "baseline", value: .file("FILE"), givesWayTo: ["write-baseline"],
        summary: "Leave out the findings that FILE lists, and fail where one of them is gone.")
    private static let writeBaseline = Option(
        "write-baseline", value: .file("FILE"),
        setting: .never(because: "no run would check any more"),
        summary: "Write all findings to FILE, as a baseline for later runs, and no report.")
    private static let against = Option(
        "against", value: .file("FILE"),
        summary: "Fail where the committed record in FILE, made by 'navdocs export --format text', is not what the "
            + "source says, and print the lines that differ.")
    private static let rule = Option(
        "rule", value: .listed("ID=LEVEL", .ruleLevels), repeats: true,
        setting: .never(because: "'rules' says it"),
        summary:
            "How much a rule's findings matter, whatever the configuration says: off, info, warning or error. 'navdocs rules' "
            + "lists the rules.")
    private static let fix = Option(
        "fix", setting: .never(because: "source is changed only when that is asked for"),
        summary: "First mend what has only one right way to be mended, in place.")

    static let syntax = CommandSyntax(
        name: "check", summary: "Look for faults in how people move through an app.",
        discussion: [
            """
            A comment '// navdocs:ignore RULE - why' suppresses a rule on its own line, or standing alone on the line \
            or the declaration after it; '// navdocs:ignore-file RULE - why' in its file.
            """,
            "Exits with 1 where a finding is an error, with --strict also where one is a warning.",
        ],
        operands: .paths,
        options: [
            format, output, strict, baseline, writeBaseline, against, rule, ConfigurationFile.option,
            ConfigurationFile.none, fix,
        ] + .sources + [.verbose, .quiet],
        examples: [
            "navdocs check App --strict": "Fail on warnings too.",
            "navdocs check App --rule unused-destination=off": "Leave a rule out.",
            "navdocs check App --write-baseline navdocs-baseline.json":
                "Note what is found today; '--baseline navdocs-baseline.json' leaves it out from then on.",
            "navdocs check App --format sarif -o navdocs.sarif": "A report for a code host.",
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

    init(_ arguments: ParsedArguments) throws(UsageError) {
        sources = try SourceArguments(arguments)
        format = arguments.value(of: Self.format).flatMap(CheckFormat.init) ?? .text
        output = arguments.value(of: Self.output) ?? "-"
        isStrict = arguments.has(Self.strict)
        baseline = arguments.value(of: Self.baseline)
        newBaseline = arguments.value(of: Self.writeBaseline)
        record = arguments.value(of: Self.against)
        asked = try RuleChoice.settings(arguments.values(of: Self.rule))
        fixes = arguments.has(Self.fix)
        guard baseline == nil || newBaseline == nil else {
            throw .conflict(
                "'--baseline' does not go with '--write-baseline', which lists all findings anew",
                advice: "leave one of them out")
        }
        guard !fixes || sources.facts.isEmpty else {
            throw .conflict("'--fix' does not go with '--facts'", advice: "name the source")
        }
        guard !fixes || !sources.readsStandardInput else {
            throw .conflict("'--fix' does not go with standard input", advice: "name the files")
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
        let items = files.items(of: compared)
        try write(
            CheckReport(
                items, rules: Rules.descriptions, settings: settings, baselined: compared.hidden,
                folder: files.folder.text,
                version: Version.current),
            changes: changes, to: report, console: console)
        console.note(Summary.line(for: graph, time: ContinuousClock.now - clock))
        let worst = items.map(\.finding.severity).min() ?? .info
        return worst == .error || (isStrict && worst == .warning) ? .no : .done
    }

    /// Writes the report, and below it in text, or else beside it, what differs from the record.
    /// - Parameter place: nil for standard output.
    private func write(
        _ report: CheckReport, changes: [String], to place: FilePlace?, console: Console
    ) throws {
        var text = try format.text(of: report)
        if format == .text {
            text = changes.map { RunnerText.harmless($0) + "\n" }.joined() + (changes.isEmpty ? "" : "\n") + text
        } else {
            for line in changes { console.note(line) }
        }
        guard let place else { return try console.output(text) }
        try place.write(Array(text.utf8))
        console.note("Wrote \(place.name)")
    }
}
