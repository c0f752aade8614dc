import Arguments
import Platform

/// The program: finds the command, runs it, and turns what goes wrong into text and an exit code.
enum Navdocs {
    private static let syntax = CommandSyntax(
        name: "",
        summary:
            "Documents the navigation of an iOS app from its source: coordinators, destinations, transitions and deep "
            + "links, as a website, as graphs and as JSON.")

    private static let commands = CommandTable(
        of: syntax,
        [
            BuildCommand.self, PreviewCommand.self, ExportCommand.self, DiffCommand.self, PathCommand.self,
            CheckCommand.self, OpenCommand.self,
            RulesCommand.self, ExplainCommand.self, CompletionsCommand.self, CompleteCommand.self, ManCommand.self,
            ConfigCommand.self, InitCommand.self, DoctorCommand.self, HelpCommand.self,
        ])

    /// - Parameter arguments: without the program's own name.
    static func run(_ arguments: [String]) -> ExitCode {
        let first = arguments.first ?? "--help"
        do {
            if first.hasPrefix("-") {
                let parsed = try ArgumentParser.parse(arguments.isEmpty ? [first] : arguments, by: syntax)
                try answer(parsed, commands.overview)
                return .done
            }
            return try run(try commands.command(named: first), Array(arguments.dropFirst()))
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

    private static func run(_ command: any Command.Type, _ words: [String]) throws -> ExitCode {
        let typed = try ArgumentParser.parse(words, by: command.syntax)
        guard try !answer(typed, HelpText.text(for: command.syntax)) else { return .done }
        let current = try currentFolder()
        let arguments = try commands.configured(typed, of: command, in: current)
        let console = Console(isQuiet: arguments.has(.quiet), color: arguments.value(of: .color))
        if let jobs = try Option.jobs(arguments.value(of: .jobs)) { Parallelism.limit(to: jobs) }
        if let remark = arguments.configuration.outsideRemark(from: current) { console.warn(remark) }
        let made: any Command
        do { made = try command.init(arguments, among: commands) } catch {
            // Where what was typed is fine by itself, it is the file that has to be told of.
            guard let file = arguments.configuration.file, (try? command.init(typed, among: commands)) != nil else {
                throw error
            }
            throw ConfiguredError(error: error, file: file.relative(to: current).text)
        }
        return try made.run(console, in: current)
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
