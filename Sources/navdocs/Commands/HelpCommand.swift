import Arguments
import Platform

/// `navdocs help`: what navdocs and its commands do.
struct HelpCommand: Command {
    static let syntax = CommandSyntax(
        name: "help", summary: "Show the help for a command.",
        operands: CommandSyntax.Operands(
            placeholder: "COMMAND", limit: 1, completion: .commands,
            summary: "The command. Without it, all commands are listed."),
        examples: ["navdocs help build": "Show the options of 'navdocs build'."])

    private let text: String

    init(_ arguments: ParsedArguments, among commands: CommandTable) throws(UsageError) {
        guard let name = arguments.operands.first else {
            text = commands.overview
            return
        }
        text = HelpText.text(for: try commands.command(named: name).syntax)
    }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        try console.output(text)
        return .done
    }
}
