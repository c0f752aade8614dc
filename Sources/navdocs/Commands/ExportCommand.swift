import Arguments
import Drawing
import NavigationModel
import Platform
import Reports

/// `navdocs export`: pictures, or the graph for other programs.
struct ExportCommand: Command {
    private static let coordinator = Option(
        "coordinator", value: .listed("NAME", .coordinators), repeats: true,
        standard: "the whole app and, if the output is a folder, every coordinator",
        summary: "Export only the coordinator with this name or id.")
    private static let format = Option(
        "format", value: .choice(ExportFormat.allCases.map(\.rawValue)),
        standard: "svg",
        summary:
            "The format: svg, dot or mermaid for graphs; json for all data; text for a sorted record of the "
            + "navigation, to read or to compare with 'check --against'; or facts for the data of each file, to use "
            + "with --facts.")
    private static let output = Option(
        "output", short: "o", value: .file("FILE|DIR|-"), isWritten: true, givesWayTo: ["format"],
        standard: "the folder navdocs-graphs for svg or several graphs, otherwise standard output; required for facts",
        summary: "The file to write, a folder for several graphs, or - for standard output.")

    private static let root = Option(
        "root", value: .folder("DIR"), setting: .never(because: "it's different for each export of facts"),
        standard: "the folder that contains all files that are read",
        summary: "The folder that contains the whole app. Paths in facts are relative to it.")
    private static let module = Option(
        "module", value: .text("NAME"), setting: .never(because: "it's different for each export of facts"),
        standard: "found in Package.swift, the Xcode project or the names of folders",
        summary: "The module that all exported files belong to.")

    static let syntax = CommandSyntax(
        name: "export", summary: "Write the navigation as graphs, JSON or text.",
        discussion: [
            """
            If the name after -o has the extension of the format (.svg, .dot, .mmd), it's the name of a file. \
            Otherwise it's the name of a folder for app.svg (the whole app) and a file for each coordinator. \
            Files with the same name are replaced.
            """,
            """
            To read the modules of an app separately, for example on several machines, export the facts of each module: \
            navdocs export App/Cart --root App --format facts -o cart.facts. Then link them: navdocs build App --facts \
            cart.facts --facts shop.facts. The result is the same as with navdocs build App. Run all of these commands \
            with the same version of navdocs.
            """,
        ],
        operands: .paths,
        options: [
            coordinator, format, .inferred, output, root, module, .title, ConfigurationFile.option,
            ConfigurationFile.none,
        ] + .sources + [.verbose, .quiet],
        examples: [
            "navdocs export App -o graphs": "Write a graph of the whole app, and one for each coordinator.",
            "navdocs export App --coordinator HomeCoordinator -o home.svg": "Write the graph of one coordinator.",
            "navdocs export App --format json -o navigation.json": "Write all the data for other programs.",
            "navdocs export App --format text -o Navigation.nav":
                "Write the navigation as text. If you commit it, 'navdocs check --against' compares it with the app.",
        ])

    private let sources: SourceArguments
    private let names: [String]
    private let format: ExportFormat
    private let inferred: InferredLines
    private let output: String?
    private let facts: FactsExport?

    init(_ arguments: ParsedArguments, among _: CommandTable) throws(UsageError) {
        sources = try SourceArguments(arguments)
        names = arguments.values(of: Self.coordinator)
        format = arguments.value(of: Self.format).flatMap(ExportFormat.init) ?? .svg
        inferred = arguments.has(.inferred) ? .drawn : .leftOut
        output = arguments.value(of: Self.output)
        guard format != .json || names.isEmpty else {
            throw .conflict(
                "'--coordinator' can't be used with '--format json', which always writes all data",
                advice: "remove '--coordinator', or use '--format text' or a graph format")
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
            let pictures = try Pictures.files(
                of: chosen, format: format, inferred: inferred, index: GraphIndex(graph))
            try FileWriter.write(
                pictures.map { ("\(name)/\($0.path)", $0.contents) }, from: current, isNamed: false)
        }
        console.note(Summary.line(for: graph, time: ContinuousClock.now - clock))
        if let written = place.name { console.note("Wrote \(written)") }
        return .done
    }

    /// What goes into one file.
    /// - Parameter chosen: none for the whole app.
    private func contents(of chosen: [Coordinator], in analysis: NavigationAnalysis) throws -> [UInt8] {
        switch format {
        case .json: return try NavigationDocument.encode(analysis, on: AllCores())
        case .text: return Array(NavigationRecord.text(of: GraphIndex(analysis.graph), only: chosen).utf8)
        case .svg, .dot, .mermaid, .facts:
            guard chosen.count < 2 else { throw ExportError.severalPictures(chosen.map(\.name), output: output ?? "-") }
            let subject = chosen.first.map { GraphSubject.coordinator($0.id) } ?? .app
            let graph = ReadableNames(analysis.graph).applied(to: analysis.graph)
            return try Pictures.contents(of: subject, format: format, inferred: inferred, index: GraphIndex(graph))
        }
    }
}
