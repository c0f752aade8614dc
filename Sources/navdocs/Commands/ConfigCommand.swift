import Arguments
import Extractor
import Platform

/// `navdocs config`: what the configuration, the command line and the defaults come to.
struct ConfigCommand: Command {
    private static let prints = Option(
        "print", setting: .never(because: "it only prints information"),
        summary:
            "Print the effective configuration, and where each value comes from: the command line, a line of the "
            + "configuration, or the default. You can leave out --print.")
    private static let schema = Option(
        "schema", setting: .never(because: "it only prints information"),
        summary: "Print the JSON Schema of the configuration, for editors.")

    static let syntax = CommandSyntax(
        name: "config", summary: "Show the effective configuration and where each value comes from.",
        discussion: [
            """
            \(ConfigurationFile.name) holds options for every run. navdocs looks for it in the folder being read and \
            in the folders above it, up to the root of the repository. Its keys are the long names of options, at the \
            top level for all commands or under the name of one command. The command line takes precedence: \
            --no-strict undoes "strict": true.
            """
        ],
        operands: CommandSyntax.Operands(
            placeholder: "[COMMAND [ARGUMENT]...]", limit: .max, isList: false, completion: .commands, takesRest: true,
            summary: "The command whose configuration to show, with its arguments. (default: all commands)"),
        options: [prints, schema],
        examples: [
            "navdocs config --print": "Show the configuration for the current folder.",
            "navdocs config --print check App --strict": "Show the configuration that this command would use.",
            "navdocs config --schema > .navdocs.schema.json":
                "Write the schema to a file that \"$schema\" can refer to.",
        ])

    private let all: CommandTable
    private let command: (any Command.Type)?
    private let typed: ParsedArguments
    private let writesSchema: Bool

    init(_ arguments: ParsedArguments, among commands: CommandTable) throws(UsageError) {
        all = commands
        writesSchema = arguments.has(Self.schema)
        guard let name = arguments.operands.first else {
            command = nil
            typed = ParsedArguments()
            return
        }
        let command = try commands.command(named: name)
        guard command.syntax.isConfigured else {
            let names = commands.list.configured.map(\.name)
            throw .conflict(
                "'navdocs \(name)' doesn't use a configuration", advice: "use one of \(names.joined(separator: ", "))")
        }
        self.command = command
        typed = try ArgumentParser.parse(arguments.operands.dropFirst(), by: command.syntax)
    }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        guard !writesSchema else {
            try console.output(ConfigurationSchema.text(for: all.list))
            return .done
        }
        let commands = command.map { [$0] } ?? all.commands.filter { $0.syntax.isConfigured && $0.syntax.isTold }
        var reported: [(syntax: CommandSyntax, arguments: ParsedArguments)] = []
        for command in commands {
            reported.append((command.syntax, try all.configured(typed, of: command, in: current)))
        }
        if let remark = reported.first?.arguments.configuration.outsideRemark(from: current) { console.warn(remark) }
        try console.output(ConfigurationReport(reported, rules: Rules.descriptions, in: current).text)
        return .done
    }
}
