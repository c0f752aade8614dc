import Arguments
import NavigationModel
import Platform
import Render

/// `navdocs open`: the page of something in a site.
struct OpenCommand: Command {
    private static let site = Option(
        "site", value: .folder("DIR"), setting: .never(because: "the 'build' section says where the site is"),
        standard: "the output folder of 'navdocs build'", summary: "The folder of the site.")
    private static let prints = Option(
        "print", setting: .never(because: "it only applies to one run"),
        summary: "Print the path of the page instead of opening it.")

    static let syntax = CommandSyntax(
        name: "open", summary: "Open the page of a screen or coordinator in the browser.",
        discussion: [
            """
            The page is part of a site that 'navdocs build' has written. SCREEN is a screen, a coordinator or a \
            destination (Coordinator.destination). Without SCREEN, the start page opens.
            """
        ],
        operands: CommandSyntax.Operands(
            placeholder: "SCREEN", limit: 1, completion: .places,
            summary: "The screen, coordinator or destination. (default: the start page)"),
        options: [site, prints, ConfigurationFile.option, ConfigurationFile.none, .quiet],
        examples: [
            "navdocs open SettingsView": "Open the page of a screen.",
            "navdocs open HomeCoordinator.detail --print": "Print the path of the page that documents a destination.",
        ])

    private let name: String?
    /// As typed.
    private let site: String?
    private let configuration: Configuration
    private let prints: Bool

    init(_ arguments: ParsedArguments, among _: CommandTable) throws(UsageError) {
        name = arguments.operands.first
        site = arguments.value(of: Self.site)
        configuration = arguments.configuration
        prints = arguments.has(Self.prints)
    }

    static func subject(of arguments: ParsedArguments, in current: FilePath) -> FilePath { current }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        let configured = configuration.value(of: BuildCommand.output, for: BuildCommand.syntax.name, from: current)
        let site = try NamedSite(site ?? configured ?? UsualPlace.site, from: current)
        let page = try name.map { name throws in try site.page(of: name) } ?? "index.html"
        let parts = page.split(separator: "#", maxSplits: 1).map(String.init)
        let file = site.location.appending(FilePath(parts[0]).components)
        guard !prints else {
            try console.output(file.relative(to: current).text + "\n")
            return .done
        }
        let address = "file://" + Self.escaped(file.bytes) + (parts.count > 1 ? "#\(parts[1])" : "")
        var browser = Browser(opening: address, console)
        browser.wait(console)
        return .done
    }

    /// A path in an address.
    private static func escaped(_ path: [UInt8]) -> String {
        path.map { byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain =
                byte < 0x80 && (scalar.properties.isAlphabetic || "0123456789/-._~".unicodeScalars.contains(scalar))
            return isPlain ? String(scalar) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}

/// A site on the disk, by the document in it.
private struct NamedSite {
    /// Absolute.
    let location: FilePath
    private let name: String

    /// - Parameter name: as typed.
    init(_ name: String, from current: FilePath) throws {
        self.name = name
        location = try NamedPath(name, from: current).location
        guard (try? FileStatus(of: location.appending("index.html")))?.kind == .file else {
            throw OpenError.noSite(name)
        }
    }

    /// The page of a name, as the site calls it, or one of the sites in it.
    func page(of subject: String) throws -> String {
        let graphs = documents.compactMap { folder, bytes in
            (try? NavigationDocument.decode(bytes)).map { (folder: folder, graph: $0.graph) }
        }
        guard !graphs.isEmpty else { throw OpenError.noSite(name) }
        // An app's folder before the name says which app is meant.
        let chosen = graphs.first { !$0.folder.isEmpty && subject.hasPrefix($0.folder) }
        let wanted = String(subject.dropFirst(chosen?.folder.count ?? 0))
        var found: [(folder: String, graph: NavigationGraph, place: PlaceNames.Place)] = []
        var names: [String] = []
        for (folder, graph) in chosen.map({ [$0] }) ?? graphs {
            let own = PlaceNames(graph)
            names += own.names
            found += own.places(named: wanted).map { (folder, graph, $0) }
        }
        guard found.count < 2 else {
            throw PathError.ambiguous(subject, ids: found.map { "\($0.folder)\($0.place.id)" })
        }
        guard let (folder, graph, place) = found.first else {
            throw PathError.unknown(subject, near: Suggestion.near(to: wanted, among: names))
        }
        guard let page = SitePages(graph).page(of: place.id) else { throw OpenError.noPage(subject) }
        return folder + page
    }

    /// The document of the site, or those of the sites in it, each with its folder.
    private var documents: [(folder: String, bytes: [UInt8])] {
        func document(in folder: FilePath) -> [UInt8]? {
            try? Disk.contents(of: folder.appending("navigation.json"), atMost: .large)
        }
        if let own = document(in: location) { return [("", own)] }
        let folders = (try? Disk.entries(in: location))?.filter { $0.kind == .folder } ?? []
        return folders.compactMap { entry in
            document(in: location.appending(entry.name)).map { (String(decoding: entry.name, as: UTF8.self) + "/", $0) }
        }
    }
}

/// A page that cannot be opened.
enum OpenError: Explained, Equatable {
    case noSite(String)
    case noPage(String)

    var message: String {
        switch self {
        case .noSite(let name): "\(name) isn't a site that this version of navdocs can open"
        case .noPage(let name): "'\(name)' has no page of its own"
        }
    }

    var advice: String? {
        switch self {
        case .noSite: "'navdocs build' writes a site; if yours is in another folder, pass that folder with --site"
        case .noPage: "'navdocs open' opens the start page of the site"
        }
    }
}
