import Platform

/// `navdocs config`: what the configuration, the command line and the defaults come to.
struct ConfigCommand: Command {
    private static let prints = Option(
        "print", setting: .never(because: "it is a question"),
        summary:
            "Print what is in force and who says so: the command line, a line of the configuration, or the default. "
            + "This is also what is done without it.")
    private static let schema = Option(
        "schema", setting: .never(because: "it is a question"),
        summary: "Print the JSON Schema of the configuration, from which editors complete it.")

    static let syntax = CommandSyntax(
        name: "config", summary: "Tell what is in force, and who says so.",
        discussion: [
            """
            What is said once for every run stands in \(ConfigurationFile.name), in the folder that is read or above, \
            inside its repository: sources; the options of all commands, and of one command below its name, by their \
            long names; the levels of rules. What is typed counts over it: --no-strict takes back "strict": true.
            """
        ],
        operands: CommandSyntax.Operands(
            placeholder: "COMMAND [ARGUMENT]...", limit: .max, isList: false, completion: .commands, takesRest: true,
            summary: "Only this command, and what is in force where it is typed so. (default: every command)"),
        options: [prints, schema],
        examples: [
            "navdocs config --print": "What every command would do in the folder you are in.",
            "navdocs config --print check App --strict": "What would be in force if this were run.",
            "navdocs config --schema > .navdocs.schema.json": "For editors, which know it by \"$schema\".",
        ])

    private let command: (any Command.Type)?
    private let typed: ParsedArguments
    private let writesSchema: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        writesSchema = arguments.has(Self.schema)
        guard let name = arguments.operands.first else {
            command = nil
            typed = ParsedArguments()
            return
        }
        let command = try Navdocs.command(named: name)
        guard command.syntax.isConfigured else {
            let names = Navdocs.told.filter(\.isConfigured).map(\.name)
            throw .conflict(
                "'navdocs \(name)' follows no configuration", advice: "name one of \(names.joined(separator: ", "))")
        }
        self.command = command
        typed = try ArgumentParser.parse(arguments.operands.dropFirst(), by: command.syntax)
    }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        guard !writesSchema else {
            try console.output(ConfigurationSchema.text)
            return .done
        }
        let commands = command.map { [$0] } ?? Navdocs.commands.filter { $0.syntax.isConfigured && $0.syntax.isTold }
        var reported: [(syntax: CommandSyntax, arguments: ParsedArguments)] = []
        for command in commands {
            reported.append((command.syntax, try Navdocs.configured(typed, of: command, in: current)))
        }
        reported.first?.arguments.configuration.tellOutside(console, from: current)
        try console.output(ConfigurationReport(reported, in: current).text)
        return .done
    }
}
