import Arguments
import Platform

/// `navdocs man`: the manual, as man(1) reads it.
struct ManCommand: Command {
    private static let output = Option(
        "output", short: "o", value: .folder("DIR"), setting: .never(because: "it's only used once"),
        summary: "Write all pages to this folder: navdocs.1, navdocs-build.1 and so on.")

    static let syntax = CommandSyntax(
        name: "man", summary: "Print the manual page of a command.",
        operands: CommandSyntax.Operands(
            placeholder: "COMMAND", limit: 1, completion: .commands,
            summary: "The command. (default: navdocs itself)"),
        options: [output],
        examples: [
            "navdocs man build | man -l -": "Show the manual page of a command.",
            "navdocs man -o ~/.local/share/man/man1": "Install all pages where man(1) finds them.",
        ])

    private let page: ManPage
    private let folder: String?
    private let commands: CommandList

    init(_ arguments: ParsedArguments, among commands: CommandTable) throws(UsageError) {
        folder = arguments.value(of: Self.output)
        self.commands = commands.list
        guard let name = arguments.operands.first else {
            page = ManPage.overview(of: commands.list)
            return
        }
        guard folder == nil else {
            throw .conflict(
                "'--output' writes all pages, so it can't be used with a command", advice: "remove '\(name)'")
        }
        page = ManPage(of: try commands.command(named: name).syntax, among: commands.list)
    }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        guard let folder else {
            try console.output(page.text)
            return .done
        }
        try FileWriter.write(
            ManPage.all(of: commands).map { ("\(folder)/\($0.name).1", Array($0.text.utf8)) }, from: current)
        return .done
    }
}
