import Preview

/// Builds a site again and again, and puts each on the board. Where one cannot be built, the one before stays.
struct PreviewBuilder {
    private let site: SiteArguments
    private let board: PreviewBoard
    private let isQuiet: Bool
    private let current: FilePath
    private var transcript = Transcript()

    init(_ site: SiteArguments, for board: PreviewBoard, isQuiet: Bool, in current: FilePath) {
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

    private static func line(changed pages: Int) -> String {
        switch pages {
        case 0: "No page changed"
        case 1: "1 page changed"
        default: "\(pages) pages changed"
        }
    }
}
