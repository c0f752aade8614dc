import Arguments
import NavigationModel
import Platform
import Reports

/// `navdocs path`: how to get somewhere.
struct PathCommand: Command {
    private enum Format: String, CaseIterable {
        case text, json, markdown
    }

    private static let from = Option(
        "from", value: .listed("START", .places),
        standard: "every entry point of the app",
        summary: "The starting point.")
    private static let to = Option(
        "to", value: .listed("SCREEN", .places), isRequired: true,
        setting: .never(because: "it's different for each run"), summary: "The end point.")
    private static let format = Option(
        "format", value: .choice(Format.allCases.map(\.rawValue)),
        standard: "text",
        summary: "The format: text for the terminal, json for other programs, or markdown for an issue or a review.")

    static let syntax = CommandSyntax(
        name: "path", summary: "Find the shortest path to a screen.",
        discussion: [
            """
            START and SCREEN are screens, coordinators, destinations (Coordinator.destination) or entry points. A path \
            only goes forward. If START is in a tab, the path can also switch to the other tabs. A path that is certain is \
            preferred to a shorter one that is inferred. If there is no path, the exit code is 1.
            """
        ],
        operands: .paths,
        options: [from, to, format, .title, ConfigurationFile.option, ConfigurationFile.none] + .sources + [
            .verbose, .quiet,
        ],
        examples: [
            "navdocs path App --to SettingsView": "Show how to get to a screen from where the app starts.",
            "navdocs path App --from HomeView --to HomeCoordinator.detail":
                "Show how to get from one screen to a destination.",
            "navdocs path App --to SettingsView --format markdown": "Show the path as a Markdown list.",
        ])

    private let sources: SourceArguments
    private let from: String?
    private let to: String
    private let format: Format

    init(_ arguments: ParsedArguments, among _: CommandTable) throws(UsageError) {
        sources = try SourceArguments(arguments)
        from = arguments.value(of: Self.from)
        format = arguments.value(of: Self.format).flatMap(Format.init) ?? .text
        guard let to = arguments.value(of: Self.to) else {
            throw .conflict("'--to' is missing", advice: "pass a screen: navdocs path --to SCREEN")
        }
        self.to = to
    }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        let found = try sources.find(from: current)
        let read = try sources.load(found, console: console, in: current).analysis.graph
        let graph = format == .json ? read : ReadableNames(read).applied(to: read)
        let names = PlaceNames(graph)
        let hidden = graph.whatBrokenFilesHide
        let hiding = hidden ?? graph.whatUnresolvedCodeHides
        let target = try Self.place(to, among: names, hidden)
        let start = try from.map { name throws(PathError) in try Self.place(name, among: names, hidden) }
        let answer = Self.answer(from: start, to: target, Journeys(GraphIndex(graph)))
        if answer.isYes, from == nil, answer.journeys.allSatisfy({ $0.start.kind != .entryPoint }) {
            console.note(
                "No entry point was found. The path starts at a view that no known code presents.")
        }
        if !answer.isYes, format != .json {
            let beginning = from ?? "an entry point"
            try console.output(
                hiding.map { "No path from \(beginning) to \(to) was found. \($0)\n" }
                    ?? "There is no path from \(beginning) to \(to).\n")
        }
        try console.output(try contents(of: answer.journeys))
        return answer.isYes ? .done : .no
    }

    private static func place(
        _ name: String, among names: PlaceNames, _ hidden: String?
    ) throws(PathError) -> PlaceNames.Place {
        let places = names.places(named: name)
        guard places.count < 2 else { throw .ambiguous(name, ids: places.map(\.id)) }
        guard let place = places.first else {
            throw .unknown(name, near: Suggestion.near(to: name, among: names.names), hidden: hidden)
        }
        return place
    }

    /// The ways there are, and whether one of them answers what was asked.
    private static func answer(
        from start: PlaceNames.Place?, to target: PlaceNames.Place, _ journeys: Journeys
    ) -> (journeys: [Journey], isYes: Bool) {
        if let start {
            let chosen = journeys.journeys(from: start.shown)
            let way =
                switch target {
                case .node(let node): chosen.journey(to: node.id)
                case .destination(let id, _): chosen.journey(toDestination: id)
                }
            return (way.map { [$0] } ?? [], way != nil)
        }
        let (ways, stray) =
            switch target {
            case .node(let node): (journeys.journeys(to: node.id), journeys.strayJourney(to: node.id))
            case .destination(let id, _):
                (journeys.journeys(toDestination: id), journeys.strayJourney(toDestination: id))
            }
        guard ways.isEmpty else { return (ways, true) }
        return (stray.map { [$0] } ?? [], journeys.starts.isEmpty && stray != nil)
    }

    private func contents(of journeys: [Journey]) throws -> [UInt8] {
        switch format {
        case .text: Array(JourneyText.text(of: journeys, to: to).utf8)
        case .markdown: Array(JourneyMarkdown.text(of: journeys, to: to).utf8)
        case .json: try JourneyDocument(to: to, journeys).bytes
        }
    }
}
