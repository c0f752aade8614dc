import Drawing
import NavigationModel
import Platform
import Reports

/// `navdocs export`: pictures, or the graph for other programs.
struct ExportCommand: Command {
    private static let coordinator = Option(
        "coordinator", value: .listed("NAME", .coordinators), repeats: true,
        standard: "the whole app, and in a folder every coordinator too",
        summary: "Only this coordinator, by name or id.")
    private static let format = Option(
        "format", value: .choice(ExportFormat.allCases.map(\.rawValue)),
        standard: "svg",
        summary:
            "svg, dot and mermaid are pictures, json is the whole document, text is one fact a line, sorted, to be "
            + "read and to be kept for 'check --against', facts is what is known of each file before anything is "
            + "linked, for --facts.")
    private static let output = Option(
        "output", short: "o", value: .file("FILE|DIR|-"), isWritten: true, givesWayTo: ["format"],
        standard: "standard output, but navdocs-graphs for svg and for several pictures",
        summary: "Where it goes: a file, a folder for several pictures, or - for standard output.")

    private static let root = Option(
        "root", value: .folder("DIR"), setting: .never(because: "it is of one export of facts"),
        standard: "the folder that holds all that is read",
        summary: "The folder of the whole app, to which paths in facts are relative.")
    private static let module = Option(
        "module", value: .text("NAME"), setting: .never(because: "it is of one export of facts"),
        standard: "what their folders tell",
        summary: "The module that all files of the facts are of.")

    static let syntax = CommandSyntax(
        name: "export", summary: "Write the pictures of a site, or its graph as JSON or text.",
        discussion: [
            """
            A name that ends in the format's own ending (.svg, .dot, .mmd) is a file; any other is a folder, where \
            app.svg is the whole app and each coordinator has a file of its own. Files of the same name are replaced.
            """,
            """
            To read the modules of an app apart, on several machines maybe, export the facts of each: navdocs export \
            App/Cart --root App --format facts -o cart.facts. Then link them: navdocs build App --facts cart.facts \
            --facts shop.facts. That gives the same as navdocs build App. All is done with one and the same program.
            """,
        ],
        operands: .paths,
        options: [
            coordinator, format, .inferred, output, root, module, .title, ConfigurationFile.option,
            ConfigurationFile.none,
        ] + .sources + [.verbose, .quiet],
        examples: [
            "navdocs export App -o graphs": "A picture of the whole app, and one of each coordinator.",
            "navdocs export App --coordinator HomeCoordinator -o home.svg": "The picture of one coordinator.",
            "navdocs export App --format json -o navigation.json": "Everything there is to know, for other programs.",
            "navdocs export App --format text -o Navigation.nav": "A record to commit, for 'navdocs check --against'.",
        ])

    private let sources: SourceArguments
    private let names: [String]
    private let format: ExportFormat
    private let inferred: InferredLines
    private let output: String?
    private let facts: FactsExport?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        sources = try SourceArguments(arguments)
        names = arguments.values(of: Self.coordinator)
        format = arguments.value(of: Self.format).flatMap(ExportFormat.init) ?? .svg
        inferred = arguments.has(.inferred) ? .drawn : .leftOut
        output = arguments.value(of: Self.output)
        guard format != .json || names.isEmpty else {
            throw .conflict(
                "'--coordinator' does not go with '--format json', which is the whole document",
                advice: "leave it out, or take '--format text' or a picture")
        }
        facts = try FactsExport(
            sources, output: output, root: arguments.value(of: Self.root), module: arguments.value(of: Self.module),
            isAsked: format == .facts,
            others: [Self.coordinator, .inferred, .title, SourceChoice.platform].filter(arguments.isTyped))
    }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        if let facts { return try facts.run(console, in: current) }
        let clock = ContinuousClock.now
        // A folder is none of these, and looked at when each of its files is written.
        let file = try output.flatMap { name throws(OutputError) in
            name == "-" ? nil : try FilePlace(name, from: current)
        }
        let found = try sources.find(from: current)
        let rules = sources.rules(.document, for: found)
        let app = try sources.load(found, rules: rules, console: console, in: current)
        let graph = app.analysis.graph
        let chosen = try CoordinatorChoice(names, among: graph.coordinators).coordinators
        let place = ExportPlace(output, format: format, pictures: chosen.count, from: current)
        switch place {
        case .standardOutput:
            try console.output(try contents(of: chosen, in: app.analysis))
        case .file(let name):
            let contents = try contents(of: chosen, in: app.analysis)
            try file.map { try $0.write(contents) } ?? FileWriter.write(contents, to: name, from: current)
        case .folder(let name):
            if output == nil { try UsualPlace.check(name, from: current) }
            for file in try Pictures.files(
                of: chosen, format: format, inferred: inferred, index: GraphIndex(graph))
            {
                try FileWriter.write(file.contents, to: "\(name)/\(file.path)", from: current, isNamed: false)
            }
        }
        console.note(Summary.line(for: graph, time: ContinuousClock.now - clock))
        if let written = place.name { console.note("Wrote \(written)") }
        return .done
    }

    /// What goes into one file.
    /// - Parameter chosen: none for the whole app.
    private func contents(of chosen: [Coordinator], in analysis: NavigationAnalysis) throws -> [UInt8] {
        switch format {
        case .json: return try NavigationDocument.encode(analysis)
        case .text: return Array(NavigationRecord.text(of: GraphIndex(analysis.graph), only: chosen).utf8)
        case .svg, .dot, .mermaid, .facts:
            guard chosen.count < 2 else { throw ExportError.severalPictures(chosen.map(\.name), output: output ?? "-") }
            let subject = chosen.first.map { GraphSubject.coordinator($0.id) } ?? .app
            return try Pictures.contents(
                of: subject, format: format, inferred: inferred, index: GraphIndex(analysis.graph))
        }
    }
}
