import Arguments
import Extractor
import Platform

/// The program: finds the command, runs it, and turns what goes wrong into text and an exit code.
enum Navdocs {
    static let syntax = CommandSyntax(
        name: "",
        summary:
            "Documents the navigation of an iOS app from its source: coordinators, destinations, transitions and deep "
            + "links, as a website, as graphs and as JSON.")

    static let commands: [any Command.Type] = [
        BuildCommand.self, PreviewCommand.self, ExportCommand.self, DiffCommand.self, PathCommand.self,
        CheckCommand.self, OpenCommand.self,
        RulesCommand.self, ExplainCommand.self, CompletionsCommand.self, CompleteCommand.self, ManCommand.self,
        ConfigCommand.self, InitCommand.self, DoctorCommand.self, HelpCommand.self,
    ]

    /// - Parameter arguments: without the program's own name.
    static func run(_ arguments: [String]) -> ExitCode {
        let first = arguments.first ?? "--help"
        do {
            if first.hasPrefix("-") {
                let parsed = try ArgumentParser.parse(arguments.isEmpty ? [first] : arguments, by: syntax)
                try answer(parsed, overview)
                return .done
            }
            return try run(try command(named: first), Array(arguments.dropFirst()))
        } catch {
            Console(isQuiet: false, color: color(in: arguments)).report(error)
            return .couldNotRun
        }
    }

    /// When messages are to be coloured, by words that may not be understood otherwise.
    private static func color(in words: [String]) -> String? {
        let name = "--\(Option.color.name)"
        guard let place = words.lastIndex(where: { $0 == name || $0.hasPrefix(name + "=") }) else { return nil }
        return words[place] == name
            ? words[(place + 1)...].first : String(words[place].dropFirst(name.count + 1))
    }

    static var overview: String { HelpText.overview(syntax, commands: list.told) }

    /// What the commands take.
    static let list = CommandList(of: syntax, commands.map { $0.syntax }, rules: Rules.descriptions)

    /// The command of a name.
    static func command(named name: String) throws(UsageError) -> any Command.Type {
        if let command = commands.first(where: { $0.syntax.name == name }) { return command }
        let suggestion = Suggestion.nearest(to: name, among: list.told.map(\.name))
        let isPath = (try? FileStatus(of: FilePath(name))) != nil
        throw .unknownCommand(name, suggestion: isPath ? nil : suggestion, isPath: isPath)
    }

    private static func run(_ command: any Command.Type, _ words: [String]) throws -> ExitCode {
        let typed = try ArgumentParser.parse(words, by: command.syntax)
        guard try !answer(typed, HelpText.text(for: command.syntax)) else { return .done }
        let current = try currentFolder()
        let arguments = try configured(typed, of: command, in: current)
        let console = Console(isQuiet: arguments.has(.quiet), color: arguments.value(of: .color))
        if let jobs = try Option.jobs(arguments.value(of: .jobs)) { Parallelism.limit(to: jobs) }
        if let remark = arguments.configuration.outsideRemark(from: current) { console.warn(remark) }
        let made: any Command
        do { made = try command.init(arguments) } catch {
            // Where what was typed is fine by itself, it is the file that has to be told of.
            guard let file = arguments.configuration.file, (try? command.init(typed)) != nil else { throw error }
            throw ConfiguredError(error: error, file: file.relative(to: current).text)
        }
        return try made.run(console, in: current)
    }

    /// What was typed, and what the configuration says besides.
    static func configured(
        _ typed: ParsedArguments, of command: any Command.Type, in current: FilePath
    ) throws -> ParsedArguments {
        guard command.syntax.isConfigured else { return typed }
        let named = typed.value(of: ConfigurationFile.option)
        let subject = command.subject(of: typed, in: current)
        guard !typed.has(ConfigurationFile.none) else {
            guard named == nil else {
                throw UsageError.conflict(
                    "'--config' can't be used with '--no-config'", advice: "remove one of them")
            }
            return typed.completed(by: Configuration(folder: subject), for: command.syntax, from: current)
        }
        let configuration = try ConfigurationFile.read(named, above: subject, from: current, for: list)
        return typed.completed(by: configuration, for: command.syntax, from: current)
    }

    private static func currentFolder() throws(LoadError) -> FilePath {
        do { return try Disk.currentFolder() } catch {
            throw .unreadable("the current folder", reason: error.reason)
        }
    }

    /// Prints the version or the help where they are asked for.
    /// - Returns: whether they were.
    @discardableResult
    private static func answer(_ arguments: ParsedArguments, _ help: @autoclosure () -> String) throws(OutputError)
        -> Bool
    {
        guard arguments.has(.version) || arguments.has(.help) else { return false }
        try Console(isQuiet: false).output(arguments.has(.help) ? help() : "navdocs \(Version.current)\n")
        return true
    }
}
