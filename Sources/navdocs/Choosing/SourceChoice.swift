import Arguments
import Base
import NavigationModel
import Platform

/// Which of the files that are found are read, by patterns such as those of `.gitignore`.
struct SourceChoice: Sendable {
    static let exclude = Option(
        "exclude", value: .text("PATTERN"), repeats: true, setting: .shared,
        summary:
            "Leave out files and folders that match PATTERN. Patterns such as Generated, *.pb.swift or **/Old/*.swift "
            + "match in any folder. A pattern such as Sources/Legacy is relative to the current folder or, in a "
            + "configuration, to the folder of the configuration.")
    static let include = Option(
        "include", value: .text("PATTERN"), repeats: true, setting: .shared,
        standard: "all, except demo and sample targets if there is also an app",
        summary: "Read only files and folders that match PATTERN. --exclude takes precedence.")
    static let platform = Option(
        "platform", value: .choice(AppPlatform.allCases.map(\.rawValue)), setting: .shared, standard: "all",
        summary: "Leave out code that isn't compiled for this platform.")

    private struct Entry: Sendable {
        let pattern: SourcePattern
        let option: String
        /// The line of the configuration that says it; nil where it was typed.
        let line: Int?
    }

    private let excluded: [Entry]
    private let included: [Entry]
    private let platform: AppPlatform?
    private let configuration: Configuration

    init(_ arguments: ParsedArguments) throws(UsageError) {
        configuration = arguments.configuration
        excluded = try Self.entries(of: Self.exclude, arguments)
        included = try Self.entries(of: Self.include, arguments)
        platform = arguments.value(of: Self.platform).flatMap(AppPlatform.init)
    }

    private static func entries(of option: Option, _ arguments: ParsedArguments) throws(UsageError) -> [Entry] {
        var entries: [Entry] = []
        let lines = arguments.lines(of: option)
        for (index, text) in arguments.values(of: option).enumerated() {
            guard let pattern = SourcePattern(text) else {
                throw .conflict(
                    "'\(text)' isn't a valid pattern for '--\(option.name)'",
                    advice: "use a pattern such as Generated, *.pb.swift or Sources/Legacy")
            }
            entries.append(
                Entry(pattern: pattern, option: option.name, line: index < lines.count ? lines[index] : nil))
        }
        return entries
    }

    /// The sources as they are on the platform that was asked for.
    func limited(_ found: FoundSources) -> FoundSources {
        var limited = found
        limited.platform = platform
        return limited
    }

    /// The sources without what is not to be read. Files that the user named are always read.
    /// - Parameter current: the folder the user is in.
    func applied(to found: FoundSources, from current: FilePath) throws(LoadError) -> FoundSources {
        var chosen = limited(found)
        guard !excluded.isEmpty || !included.isEmpty else { return chosen }
        var matched: Set<SourcePattern> = []
        func isMatched(_ path: FilePath, by entries: [Entry]) -> Bool {
            let hits = entries.filter { entry in
                let base = entry.line == nil ? current : configuration.folder
                // Another checkout is seen from its own folder.
                return entry.pattern.matches(
                    path.isInside(base) ? path.relative(to: base) : path.relative(to: found.root))
            }
            matched.formUnion(hits.map(\.pattern))
            return !hits.isEmpty
        }
        func isRead(_ path: FilePath) -> Bool {
            let whole = found.root.appending(path.bytes)
            let isIncluded = isMatched(whole, by: included) || included.isEmpty
            return !isMatched(whole, by: excluded) && isIncluded
        }
        chosen.files = found.files.filter { $0.isNamed || $0.location == nil && $0.contents == nil || isRead($0.path) }
        chosen.unreachable = found.unreachable.filter { isRead($0.path) }
        chosen.readsSamples = !included.isEmpty
        guard !chosen.files.isEmpty || !chosen.unreachable.isEmpty else { throw .allLeftOut }
        // What is not entered anyway may be named all the same.
        for folder in found.skipped { _ = isMatched(folder.appending("any.swift"), by: excluded + included) }
        let isWhole = UnmatchedEntries(of: configuration).isWhole(found)
        chosen.unmatched = (included + excluded).filter { entry in
            !matched.contains(entry.pattern) && (entry.line == nil || isWhole)
        }.map { entry in
            guard let line = entry.line, let file = configuration.file?.relative(to: current).text else {
                return "no file matches '\(entry.pattern.text)', which was passed with --\(entry.option)"
            }
            return "\(file):\(line): no file matches '\(entry.pattern.text)', which is listed in '\(entry.option)'"
        }
        return chosen
    }
}
