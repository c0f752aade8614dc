import Platform

/// `navdocs completions`: what a shell reads to complete command lines of navdocs.
struct CompletionsCommand: Command {
    static let syntax = CommandSyntax(
        name: "completions", summary: "Write what lets a shell complete commands, options and names.",
        discussion: [
            """
            Beside commands, options, their values and rules, coordinators and screens of the app are completed: \
            navdocs export --coordinator, navdocs path --to.
            """
        ],
        operands: CommandSyntax.Operands(
            placeholder: "SHELL", limit: 1, completion: .words(Shell.allCases.map(\.rawValue)),
            summary: "bash, zsh or fish."),
        examples: [
            "navdocs completions bash > ~/.local/share/bash-completion/completions/navdocs":
                "For bash with bash-completion.",
            "navdocs completions zsh > ~/.zfunc/_navdocs": "For zsh, with ~/.zfunc in its fpath.",
            "navdocs completions fish > ~/.config/fish/completions/navdocs.fish": "For fish.",
        ])

    private let shell: Shell

    init(_ arguments: ParsedArguments) throws(UsageError) { shell = try Self.shell(arguments.operands.first) }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        try console.output(shell.script)
        return .done
    }

    /// The shell of a name.
    static func shell(_ name: String?) throws(UsageError) -> Shell {
        let names = Shell.allCases.map(\.rawValue)
        guard let name else {
            throw .conflict("no shell is named", advice: "it is one of \(names.joined(separator: ", "))")
        }
        guard let shell = Shell(rawValue: name) else {
            throw .unknownValue(
                name, option: "navdocs completions", choices: names,
                suggestion: Suggestion.nearest(to: name, among: names))
        }
        return shell
    }
}
