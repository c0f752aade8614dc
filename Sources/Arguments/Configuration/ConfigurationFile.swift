import NavigationModel
import Platform
import Reports

/// Finds and reads the configuration of a run.
package enum ConfigurationFile {
    package static let name = ".navdocs.json"

    package static let option = Option(
        "config", value: .file("FILE"), setting: .never(because: "it chooses the configuration"),
        standard: "the nearest \(name) in the folder being read or above it, within the repository",
        summary: "The configuration file.")
    package static let none = Option(
        "no-config", setting: .never(because: "it ignores the configuration"),
        summary: "Ignore the configuration, and use only the command line.")

    /// Reads the configuration; an empty one where none was named and none is found.
    /// - Parameters:
    ///   - named: as typed.
    ///   - path: what it is looked for above, absolute.
    ///   - current: the folder the user is in.
    ///   - commands: what it may say something about.
    package static func read(
        _ named: String?, above path: FilePath, from current: FilePath, for commands: CommandList
    ) throws(ConfigurationError) -> Configuration {
        if let named {
            let file: FilePath
            do { file = try Disk.absolute(FilePath(named), from: current) } catch {
                throw .unreadable(named, reason: error.reason)
            }
            return try read(file, shown: named, isNamed: true, from: current, for: commands)
        }
        guard let file = nearest(above: path) else { return Configuration(folder: path) }
        let isLink = (try? FileStatus(of: file, followingLinks: false))?.kind == .link
        guard !isLink || Territory(around: file.parent).fault(of: file) == nil else {
            var configuration = Configuration(folder: path)
            configuration.outside = file
            return configuration
        }
        return try read(file, shown: file.relative(to: current).text, isNamed: false, from: current, for: commands)
    }

    private static func read(
        _ file: FilePath, shown: String, isNamed: Bool, from current: FilePath, for commands: CommandList
    ) throws(ConfigurationError) -> Configuration {
        let bytes: [UInt8]
        do { bytes = try Disk.contents(of: file, atMost: .configuration, isNamed: isNamed) } catch {
            throw error.isMissing ? .noFile(shown) : .unreadable(shown, reason: error.reason)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .unreadable(shown, reason: "it isn't UTF-8")
        }
        var configuration = Configuration(file: file, folder: file.parent)
        do throws(ConfigurationFault) {
            try JSON5Reader.value(of: text).read(
                into: &configuration, as: "the configuration", ConfigurationKey<_>.all(for: commands),
                refused: commands.unconfigured)
            try ConfiguredPaths(of: configuration, from: current, for: commands).check()
        } catch {
            throw .fault(error, file: shown, line: line(error.place.line, of: text))
        }
        return configuration
    }

    /// A line of a text, by its number.
    private static func line(_ number: Int, of text: String) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return number <= lines.count ? String(lines[number - 1]) : ""
    }

    /// The file in a folder or in the nearest one around it, but not outside of its repository.
    private static func nearest(above path: FilePath) -> FilePath? {
        places(above: path).first { (try? FileStatus(of: $0))?.kind == .file }
    }

    /// Where the file is looked for where none was named, the nearest place first.
    /// - Parameter path: absolute.
    package static func places(above path: FilePath) -> [FilePath] {
        var folder = (try? FileStatus(of: path))?.kind == .folder ? path : path.parent
        var places = [folder.appending(name)]
        while (try? FileStatus(of: folder.appending(".git"))) == nil, !folder.components.isEmpty {
            folder = folder.parent
            places.append(folder.appending(name))
        }
        return places
    }
}

/// A configuration that cannot be followed.
package enum ConfigurationError: Explained, Equatable {
    case noFile(String)
    case unreadable(String, reason: String)
    /// - Parameter line: the text of the line that it is about.
    case fault(ConfigurationFault, file: String, line: String)

    package var message: String {
        switch self {
        case .noFile(let name): "no such file: \(name)"
        case .unreadable(let name, let reason): "cannot read \(name): \(reason)"
        case .fault(let fault, let file, _): "\(file):\(fault.place.line):\(fault.place.column): \(fault.message)"
        }
    }

    package var advice: String? {
        switch self {
        case .noFile: "--config needs a configuration file such as \(ConfigurationFile.name)"
        case .unreadable: "make it readable, or use another file with --config"
        case .fault(let fault, _, _): fault.advice
        }
    }

    package var excerpt: [String] {
        guard case .fault(let fault, _, let line) = self, !line.isEmpty else { return [] }
        return SourceExcerpt.lines(line, number: fault.place.line, before: line.prefix(fault.place.column - 1))
    }
}
