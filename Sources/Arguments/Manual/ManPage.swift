/// A page of the manual, as the declaration of a command says.
package struct ManPage: Sendable {
    /// Without its section: `navdocs-build`.
    package let name: String
    package let text: String

    /// The page about navdocs itself, and one for each command.
    package static func all(of commands: CommandList) -> [ManPage] {
        [overview(of: commands)] + commands.told.map { ManPage(of: $0, among: commands) }
    }

    /// The page about a command.
    package init(of command: CommandSyntax, among commands: CommandList) {
        name = "navdocs-\(command.name)"
        var roff = Roff.page(name, about: command.summary)
        roff.macro("SH", "SYNOPSIS")
        roff.line([.bold(command.command)] + (command.operands.map { [.plain(" \($0.usage)")] } ?? []))
        for option in command.options { roff.line(option.synopsis) }
        roff.macro("SH", "DESCRIPTION")
        roff.paragraphs([command.summary] + command.discussion)
        if let operands = command.operands {
            roff.macro("SH", "ARGUMENTS")
            roff.entry([.italic(operands.placeholder)], operands.summary)
        }
        roff.macro("SH", "OPTIONS")
        roff.list(command.options)
        roff.macro("SH", "EXIT STATUS")
        roff.exitCodes()
        if !command.examples.isEmpty {
            roff.macro("SH", "EXAMPLES")
            for example in command.examples { roff.entry([.bold(example.line)], example.meaning) }
        }
        roff.seeAlso(["navdocs"] + commands.told.map { "navdocs-\($0.name)" }.filter { [name] in $0 != name })
        text = roff.text
    }

    private init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// The page about navdocs itself.
    package static func overview(of commands: CommandList) -> ManPage {
        var roff = Roff.page("navdocs", about: "document the navigation of an iOS app")
        roff.macro("SH", "SYNOPSIS")
        roff.line([
            .bold("navdocs"), .plain(" "), .italic("COMMAND"), .plain(" ["), .italic("ARGUMENT"), .plain("]..."),
        ])
        roff.macro("SH", "DESCRIPTION")
        roff.paragraphs([commands.program.summary])
        roff.macro("SH", "COMMANDS")
        for command in commands.told { roff.entry([.bold(command.name)], command.summary) }
        roff.macro("SH", "OPTIONS")
        roff.list(commands.program.options)
        roff.macro("SH", "EXIT STATUS")
        roff.exitCodes()
        roff.macro("SH", "ENVIRONMENT")
        roff.entry([.bold("XDG_CACHE_HOME")], "The folder that contains the cache folder, which is named navdocs.")
        roff.entry([.bold("NO_COLOR")], "Turns off color if it is set and not empty.")
        roff.macro("SH", "FILES")
        roff.entry(
            [.bold(ConfigurationFile.name)],
            "Contains options for every run. navdocs looks for it in the folder being read and in the folders above "
                + "it, within the repository.")
        roff.seeAlso(commands.told.map { "navdocs-\($0.name)" })
        return ManPage(name: "navdocs", text: roff.text)
    }
}

extension Roff {
    fileprivate static func page(_ name: String, about summary: String) -> Roff {
        var roff = Roff()
        roff.title(
            name.uppercased(), section: 1, date: Version.date, source: "navdocs \(Version.current)", manual: "navdocs")
        roff.macro("SH", "NAME")
        let plain = summary.hasSuffix(".") ? String(summary.dropLast()) : summary
        roff.paragraph("\(name) - \(plain.prefix(1).lowercased() + plain.dropFirst())")
        return roff
    }

    fileprivate mutating func paragraphs(_ texts: [String]) {
        for (index, text) in texts.enumerated() {
            if index > 0 { macro("PP") }
            paragraph(text)
        }
    }

    /// A term, and what it means.
    fileprivate mutating func entry(_ term: [Part], _ meaning: String) {
        macro("TP")
        line(term)
        paragraph(meaning)
    }

    fileprivate mutating func list(_ options: [Option]) {
        for option in options { entry(option.term, option.summary) }
    }

    fileprivate mutating func exitCodes() {
        for code in ExitCode.allCases { entry([.bold("\(code.rawValue)")], code.meaning) }
    }

    fileprivate mutating func seeAlso(_ pages: [String]) {
        macro("SH", "SEE ALSO")
        let last = pages.count - 1
        for (index, page) in pages.enumerated() {
            line([.bold(page), .plain(index < last ? "(1)," : "(1)")])
        }
    }
}

extension Option {
    /// `-o, --output DIR`, the value in italics.
    fileprivate var term: [Roff.Part] {
        let short: [Roff.Part] = short.map { [.bold("-\($0)"), .plain(", ")] } ?? []
        return short + [.bold("--\(name)")] + (placeholder.map { [.plain(" "), .italic($0)] } ?? [])
    }

    /// `[--output DIR]`, for the synopsis; `--to SCREEN` where it may not be left out.
    fileprivate var synopsis: [Roff.Part] {
        let value: [Roff.Part] = placeholder.map { [.plain(" "), .italic($0)] } ?? []
        if isRequired { return [.bold("--\(name)")] + value }
        return [.plain("["), .bold("--\(name)")] + value + [.plain(repeats ? "]..." : "]")]
    }
}
