import Preview

/// Builds a site again and again, and puts each on the board. Where one cannot be built, the one before stays.
struct PreviewBuilder {
    private let arguments: ParsedArguments
    /// As the configuration says now, or did when it could be read last.
    private var site: SiteArguments
    private let board: PreviewBoard
    private let isQuiet: Bool
    private let current: FilePath
    private var transcript = Transcript()

    /// - Parameter arguments: what was typed, without what the configuration says.
    init(
        _ arguments: ParsedArguments, _ site: SiteArguments, for board: PreviewBoard, isQuiet: Bool,
        in current: FilePath
    ) {
        self.arguments = arguments
        self.site = site
        self.board = board
        self.isQuiet = isQuiet
        self.current = current
    }

    mutating func build() {
        let clock = ContinuousClock.now
        transcript = Transcript(after: transcript)
        let console = Console(isQuiet: isQuiet, transcript: transcript)
        let before = board.site
        do {
            site = try SiteArguments(
                try Navdocs.configured(arguments, of: PreviewCommand.self, in: current))
            let made = try site.made(from: site.inputs(console, in: current), console, in: current)
            let after = PreviewSite(made.files)
            board.show(after)
            console.note(Summary.line(for: made.graph, time: ContinuousClock.now - clock))
            if before.isBuilt { console.note(Self.line(changed: after.changedPages(since: before))) }
        } catch {
            console.report(error)
            let explained = error as? any Explained
            board.show(
                before.keeping(
                    PreviewFault(
                        lines: transcript.complaints + [explained?.message ?? "\(error)"], advice: explained?.advice)))
            if before.isBuilt { console.note("The last good version stays until that is mended") }
        }
    }

    /// What the site is made of now.
    /// - Parameter before: what is watched besides while the sources cannot be found.
    func places(before: WatchedPlaces? = nil) -> WatchedPlaces {
        let named = arguments.value(of: ConfigurationFile.option).flatMap {
            try? Disk.absolute(FilePath($0), from: current)
        }
        let configurations =
            named.map { [$0] } ?? ConfigurationFile.places(above: PreviewCommand.subject(of: arguments, in: current))
        return WatchedPlaces(of: site, configurations: configurations, before: before, in: current)
    }

    private static func line(changed pages: Int) -> String {
        switch pages {
        case 0: "No page changed"
        case 1: "1 page changed"
        default: "\(pages) pages changed"
        }
    }
}
