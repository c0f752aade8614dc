import Arguments
import Extractor
import Platform

/// The program's commands, for those of them that tell of the others.
struct CommandTable: Sendable {
    /// What the program takes itself.
    let syntax: CommandSyntax
    let commands: [any Command.Type]
    /// What the commands take.
    let list: CommandList

    init(of syntax: CommandSyntax, _ commands: [any Command.Type]) {
        self.syntax = syntax
        self.commands = commands
        list = CommandList(of: syntax, commands.map { $0.syntax }, rules: Rules.descriptions)
    }

    var overview: String { HelpText.overview(syntax, commands: list.told) }

    /// The command of a name.
    func command(named name: String) throws(UsageError) -> any Command.Type {
        if let command = commands.first(where: { $0.syntax.name == name }) { return command }
        let suggestion = Suggestion.nearest(to: name, among: list.told.map(\.name))
        let isPath = (try? FileStatus(of: FilePath(name))) != nil
        throw .unknownCommand(name, suggestion: isPath ? nil : suggestion, isPath: isPath)
    }

    /// What was typed, and what the configuration says besides.
    func configured(
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
}
