import Platform

/// `navdocs man`: the manual, as man(1) reads it.
struct ManCommand: Command {
    private static let output = Option(
        "output", short: "o", value: .folder("DIR"), setting: .never(because: "it is asked once"),
        summary: "Write every page into this folder: navdocs.1, navdocs-build.1 and so on.")

    static let syntax = CommandSyntax(
        name: "man", summary: "Write the manual's page about a command, as man(1) reads it.",
        operands: CommandSyntax.Operands(
            placeholder: "COMMAND", limit: 1, completion: .commands,
            summary: "The command. (default: navdocs itself)"),
        options: [output],
        examples: [
            "navdocs man build | man -l -": "Read a page.",
            "navdocs man -o ~/.local/share/man/man1": "Put the manual where man(1) looks.",
        ])

    private let page: ManPage
    private let folder: String?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        folder = arguments.value(of: Self.output)
        guard let name = arguments.operands.first else {
            page = ManPage.overview
            return
        }
        guard folder == nil else {
            throw .conflict("'--output' writes every page", advice: "leave '\(name)' out")
        }
        page = ManPage(of: try Navdocs.command(named: name).syntax)
    }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        guard let folder else {
            try console.output(page.text)
            return .done
        }
        for page in ManPage.all {
            try FileWriter.write(Array(page.text.utf8), to: "\(folder)/\(page.name).1", from: current)
        }
        return .done
    }
}
