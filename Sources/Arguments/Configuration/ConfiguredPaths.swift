import NavigationModel
import Platform

/// The paths that a configuration names, held to the repository it stands in: whoever sends a change to a project may
/// change its configuration too, and only the command line may name other places.
struct ConfiguredPaths {
    private struct Named {
        let text: String
        /// What it leads to, absolute.
        let paths: [FilePath]
        let place: ConfigurationNode.Place
        let isWritten: Bool
        /// How the command line names it.
        let typed: String
    }

    private let configuration: Configuration
    private let territory: Territory
    private let current: FilePath
    private let commands: CommandList

    /// - Parameter current: the folder the user is in.
    init(of configuration: Configuration, from current: FilePath, for commands: CommandList) {
        self.commands = commands
        self.configuration = configuration
        self.current = current
        territory = Territory(around: configuration.folder)
    }

    /// Looks at all of them, in the order of the file.
    func check() throws(ConfigurationFault) {
        var named: [Named] = []
        for (text, place) in pairs(configuration.sources) {
            named.append(
                Named(
                    text: text, paths: [try absolute(text, at: place)], place: place, isWritten: false,
                    typed: "on the command line"))
        }
        for option in commands.shared { named += try paths(configuration.said(of: option, for: ""), of: option) }
        for command in commands.configured {
            for option in command.options {
                let said = option.key.flatMap { configuration.commands[command.name]?[$0] }
                named += try paths(said, of: option)
            }
        }
        for path in named.sorted(by: { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }) {
            try check(path)
        }
    }

    private func pairs(_ said: Configuration.Said?) -> [(String, ConfigurationNode.Place)] {
        said.map { Array(zip($0.values, $0.places)) } ?? []
    }

    private func paths(_ said: Configuration.Said?, of option: Option) throws(ConfigurationFault) -> [Named] {
        var named: [Named] = []
        for (text, place) in pairs(said) {
            let paths: [FilePath]
            switch option.value {
            case .file, .folder:
                guard text != "-" else { continue }
                paths = [try absolute(text, at: place)]
            case .version:
                // What is no path here is a revision, unless something of that name is where the user is.
                paths = [configuration.folder, current].compactMap { folder in
                    (try? Disk.absolute(FilePath(text), from: folder)).flatMap { path in
                        (try? FileStatus(of: path, followingLinks: false)).map { _ in path }
                    }
                }
            case .none, .text, .choice, .listed: continue
            }
            named.append(
                Named(
                    text: text, paths: paths, place: place, isWritten: option.isWritten,
                    typed: "with --\(option.name) on the command line"))
        }
        return named
    }

    private func absolute(_ text: String, at place: ConfigurationNode.Place) throws(ConfigurationFault) -> FilePath {
        do { return try Disk.absolute(FilePath(text), from: configuration.folder) } catch {
            throw unreachable(text, error.reason, at: place)
        }
    }

    private func check(_ named: Named) throws(ConfigurationFault) {
        let home = territory.isRepository ? "the repository" : "the configuration file's folder"
        for path in named.paths {
            if named.isWritten, territory.isHeld(by: path) {
                throw ConfigurationFault(
                    "'\(named.text)' is \(home) or contains it, and would be overwritten",
                    advice: "use a path inside it",
                    at: named.place)
            }
            if let kind = (try? FileStatus(of: path))?.kind, kind == .pipe || kind == .other {
                throw ConfigurationFault(
                    "'\(named.text)' isn't a file or a folder", advice: "use another path", at: named.place)
            }
            switch territory.fault(of: path) {
            case nil: break
            case .outside:
                throw ConfigurationFault(
                    "'\(named.text)' points outside \(home)",
                    advice: "use a path inside it; other paths can only be passed \(named.typed)", at: named.place)
            case .insideGit:
                throw ConfigurationFault(
                    "'\(named.text)' points into .git", advice: "use another path",
                    at: named.place)
            case .unreachable(let reason): throw unreachable(named.text, reason, at: named.place)
            }
        }
    }

    private func unreachable(
        _ text: String, _ reason: String, at place: ConfigurationNode.Place
    ) -> ConfigurationFault {
        ConfigurationFault(
            "cannot resolve '\(text)': \(reason)", advice: "use a path without '..' or symbolic links",
            at: place)
    }
}
