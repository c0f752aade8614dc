import Arguments
import Platform

/// `navdocs preview`: the site, served and built again whenever something changes.
struct PreviewCommand: Command {
    private static let open = Option("open", summary: "Open the site in the browser.")

    static let syntax = CommandSyntax(
        name: "preview", summary: "Serve the site on this machine, and update it whenever you save.",
        discussion: [
            """
            Source, articles and the configuration are watched. An open page reloads when it changes, and keeps its \
            scroll position, search, and simulator steps. If the site can't be built, every page and the terminal \
            say why, and the last good version stays visible. Nothing is written to disk except the cache. \
            Press Control-C to stop.
            """
        ],
        operands: .watchedPaths,
        options: [PreviewPort.option, open] + SiteArguments.optionsForFiles + .sources + [.quiet],
        examples: [
            "navdocs preview": "Serve the site for the app in the current folder.",
            "navdocs preview App --open": "Serve the site for the app in the folder App, and open it in the browser.",
            "navdocs preview App Packages --port 9000": "Serve one site for two folders, always at the same URL.",
        ])

    /// How long open pages are told nothing before it is tried whether they still listen.
    private static let silence: Duration = .seconds(10)
    /// Editors write a file in several steps: so long nothing more changes before the site is built, and so long that
    /// is waited for.
    private static let quiet: Duration = .milliseconds(15)
    private static let patience: Duration = .seconds(1)
    /// So long the browsers have the processors to themselves that show what was made first.
    private static let courtesy: Duration = .milliseconds(200)

    private let arguments: ParsedArguments
    private let commands: CommandTable
    private let site: SiteArguments
    private let port: UInt16?
    private let opensBrowser: Bool
    private let isQuiet: Bool

    init(_ arguments: ParsedArguments, among commands: CommandTable) throws {
        self.arguments = arguments.typed
        self.commands = commands
        site = try SiteArguments(arguments)
        port = try PreviewPort.number(arguments.value(of: PreviewPort.option))
        opensBrowser = arguments.has(Self.open)
        isQuiet = arguments.has(.quiet)
        guard !site.sources.readsStandardInput, site.landing != "-" else {
            throw UsageError.conflict(
                "standard input can't be watched", advice: "pass a file or a folder instead of '-'")
        }
    }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        // What was mistyped is no preview.
        _ = try site.sources.find(from: current)
        let interrupts = try interrupts()
        let board = PreviewBoard()
        let server = try PreviewServer(board, on: PreviewPort.open(port, console))
        defer { server.stop() }
        let address = "http://127.0.0.1:\(server.port)/"
        var builder = PreviewBuilder(arguments, among: commands, site, for: board, isQuiet: isQuiet, in: current)
        var watch = Watch(builder.places())
        builder.build(of: watch.places) { _ in server.wake() }
        console.note("Serving \(address); press Control-C to stop")
        var browser = opensBrowser ? Browser(opening: address, console) : nil
        var beaten = ContinuousClock.now
        while !interrupts.wait(upTo: watch.pause, orUntil: watch.notices.descriptor) {
            browser?.tellFailure(console)
            if ContinuousClock.now - beaten > Self.silence {
                beaten = .now
                board.countBeat()
                server.wake()
            }
            let built = watch.contents
            guard watch.hasChanged() else { continue }
            settle(&watch, interrupts)
            if !watch.hasSamePlaces(as: built) {
                watch.watch(builder.places(before: watch.places))
                // Something else came or went in a folder.
                if watch.contents.areFiles(of: built) { continue }
            }
            builder.build(of: watch.places) { isAll in
                server.wake()
                if !isAll { _ = interrupts.wait(upTo: Self.courtesy) }
            }
        }
        return .done
    }

    private func interrupts() throws(PreviewError) -> Interrupts {
        do { return try Interrupts() } catch { throw .noServer }
    }

    /// Waits until nothing changes any more.
    private func settle(_ watch: inout Watch, _ interrupts: Interrupts) {
        let end = ContinuousClock.now + Self.patience
        while ContinuousClock.now < end,
            !interrupts.wait(upTo: Self.quiet, orUntil: watch.notices.descriptor), watch.hasChanged()
        {}
    }
}
