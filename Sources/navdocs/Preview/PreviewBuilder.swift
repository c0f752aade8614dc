import Arguments
import Base
import Platform
import Preview
import Render

/// Builds a site again and again, and puts each on the board. Where one cannot be built, the one before stays.
struct PreviewBuilder {
    private let arguments: ParsedArguments
    private let commands: CommandTable
    /// As the configuration says now, or did when it could be read last.
    private var site: SiteArguments
    private let board: PreviewBoard
    private let isQuiet: Bool
    private let current: FilePath
    private let memory = FileMemory()
    private var transcript = Transcript()

    /// - Parameter arguments: what was typed, without what the configuration says.
    init(
        _ arguments: ParsedArguments, among commands: CommandTable, _ site: SiteArguments, for board: PreviewBoard,
        isQuiet: Bool, in current: FilePath
    ) {
        self.arguments = arguments
        self.commands = commands
        self.site = site
        self.board = board
        self.isQuiet = isQuiet
        self.current = current
    }

    /// Builds the site as it is to be now.
    /// - Parameters:
    ///   - places: what it is made of.
    ///   - tell: called whenever the board shows something else, and told whether that is all.
    mutating func build(of places: WatchedPlaces, tell: (_ isAll: Bool) -> Void) {
        let clock = ContinuousClock.now
        transcript = Transcript(after: transcript)
        let console = Console(isQuiet: isQuiet, color: arguments.value(of: .color), transcript: transcript)
        let before = board.site
        defer { tell(true) }
        do {
            let watched = site.sources
            site = try SiteArguments(
                try commands.configured(arguments, of: PreviewCommand.self, in: current))
            // A configuration that changed may name other sources than those that were found.
            let found = site.sources.areOf(watched) ? places.found : nil
            let planned = try site.planned(
                from: site.inputs(console, in: current, found: found), remembering: memory, console, in: current)
            let after = PreviewSite(try files(of: planned, before, console, tell))
            board.show(after)
            planned.pictures.save(console)
            console.note(Summary.line(for: planned.analysis.graph, time: ContinuousClock.now - clock))
            if before.isBuilt { console.note(Self.line(changed: after.changedPages(since: before))) }
        } catch LoadError.vanished {
            // A branch is being switched, say: what changes next is told too, and the site is built then.
            console.note("Files disappeared during the build; the site is built again when they're back")
        } catch {
            console.report(error)
            let explained = error as? any Explained
            board.show(
                before.keeping(
                    PreviewFault(
                        lines: transcript.complaints + [explained?.message ?? "\(error)"], advice: explained?.advice)))
            if before.isBuilt { console.note("The last good version stays visible until this is fixed") }
        }
    }

    /// Every file of a site. Where one was shown before, what somebody looks at is shown first.
    private func files(
        of planned: SiteArguments.Planned, _ before: PreviewSite, _ console: Console, _ tell: (Bool) -> Void
    ) throws -> [OutputFile] {
        guard before.isBuilt else { return try SiteFiles.made(by: planned.plan, console: console) }
        let parts = Dictionary(grouping: planned.plan.parts) { part in
            part.isLoadedLater || part.page.map(board.isOpen) ?? false
        }
        let first = try SiteFiles.made(of: parts[true] ?? [], console: console)
        board.show(before.with(first))
        tell(false)
        return try SiteFiles.checked(first + SiteFiles.made(of: parts[false] ?? [], console: console))
    }

    /// What the site is made of now.
    /// - Parameter before: what is watched besides while the sources cannot be found.
    func places(before: WatchedPlaces? = nil) -> WatchedPlaces {
        let named = arguments.value(of: ConfigurationFile.option).flatMap {
            try? Disk.absolute(FilePath($0), from: current)
        }
        let isFollowed = !arguments.has(ConfigurationFile.none)
        let configurations =
            named.map { [$0] }
            ?? (isFollowed ? ConfigurationFile.places(above: PreviewCommand.subject(of: arguments, in: current)) : [])
        return WatchedPlaces(of: site, configurations: configurations, before: before, in: current)
    }

    private static func line(changed pages: Int) -> String {
        "\(pages == 0 ? "No page" : Words.count(pages, "page")) changed"
    }
}
