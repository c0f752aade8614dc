import Arguments
import Platform

/// `navdocs completions`: what a shell reads to complete command lines of navdocs.
struct CompletionsCommand: Command {
    static let syntax = CommandSyntax(
        name: "completions", summary: "Print a completion script for a shell.",
        discussion: [
            """
            The script completes commands, options, values and rules. It also completes the coordinators and screens \
            of your app, for example after navdocs export --coordinator and navdocs path --to.
            """
        ],
        operands: CommandSyntax.Operands(
            placeholder: "SHELL", limit: 1, isList: false, completion: .words(Shell.allCases.map(\.rawValue)),
            summary: "The shell: bash, zsh or fish."),
        examples: [
            "navdocs completions bash > ~/.local/share/bash-completion/completions/navdocs":
                "Install the completions for bash. They need bash-completion.",
            "navdocs completions zsh > ~/.zfunc/_navdocs":
                "Install the completions for zsh. They need ~/.zfunc in fpath.",
            "navdocs completions fish > ~/.config/fish/completions/navdocs.fish": "Install the completions for fish.",
        ])

    private let shell: Shell

    init(_ arguments: ParsedArguments, among _: CommandTable) throws(UsageError) {
        shell = try Self.shell(arguments.operands.first)
    }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        try console.output(shell.script)
        return .done
    }

    /// The shell of a name.
    static func shell(_ name: String?) throws(UsageError) -> Shell {
        let names = Shell.allCases.map(\.rawValue)
        guard let name else {
            throw .conflict("no shell was given", advice: "use one of \(names.joined(separator: ", "))")
        }
        guard let shell = Shell(rawValue: name) else {
            throw .unknownValue(
                name, option: "navdocs completions", choices: names,
                suggestion: Suggestion.nearest(to: name, among: names))
        }
        return shell
    }
}
