import Arguments
import NavigationModel
import Platform

/// The names in the sources that a command line is about.
enum NamedPlaces {
    /// The names, sorted; none where the sources cannot be read.
    /// - Parameters:
    ///   - commands: all commands: the words are for one of them.
    ///   - current: the folder the user is in.
    static func names(
        _ wanted: CompletionReply.Wanted, among commands: CommandTable, in current: FilePath
    ) -> [String] {
        if wanted.names == .versions { return GitReferences.names(around: current) }
        let console = Console(isQuiet: true)
        guard let typed = try? ArgumentParser.parse(wanted.words.complete, by: wanted.command),
            let command = try? commands.command(named: wanted.command.name),
            let arguments = try? commands.configured(typed, of: command, in: current),
            let sources = try? SourceArguments(arguments), !sources.readsStandardInput,
            let found = try? sources.find(from: current),
            let graph = try? sources.load(found, console: console, in: current).analysis.graph
        else { return [] }
        guard wanted.names == .coordinators else { return PlaceNames(graph).names }
        return Set(graph.coordinators.flatMap { [$0.name, $0.id] }).sorted()
    }
}

extension [String] {
    /// The words without the option at their end that waits for its value.
    fileprivate var complete: [String] {
        guard let last, last.hasPrefix("-"), last != "-" else { return self }
        return dropLast()
    }
}
