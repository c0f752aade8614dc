/// The help of a command, as its declaration says, for 80 columns.
package enum HelpText {
    private static let width = 80
    /// Where the explanation of an operand or an option starts.
    private static let column = 28

    package static func text(for syntax: CommandSyntax) -> String {
        var blocks = wrapped(syntax.summary) + syntax.discussion.flatMap { [""] + wrapped($0) }
        blocks += ["", "USAGE"] + usage(syntax)
        if let operands = syntax.operands {
            blocks += ["", "ARGUMENTS"] + entry(operands.placeholder, operands.summary)
        }
        blocks += ["", "OPTIONS"] + syntax.options.flatMap { entry($0.heading, $0.summary) }
        if !syntax.examples.isEmpty {
            blocks +=
                ["", "EXAMPLES"]
                + syntax.examples.flatMap { example in
                    ["  \(example.line)"] + fill(words(of: example.meaning), first: "     ", indent: 6)
                }
        }
        return blocks.joined(separator: "\n") + "\n"
    }

    /// The help of navdocs itself.
    package static func overview(_ syntax: CommandSyntax, commands: [CommandSyntax]) -> String {
        var blocks = wrapped(syntax.summary) + ["", "USAGE", "  navdocs COMMAND [ARGUMENT]..."]
        blocks += ["", "COMMANDS"] + commands.flatMap { entry($0.name, $0.summary) }
        blocks += ["", "OPTIONS"] + syntax.options.flatMap { entry($0.heading, $0.summary) }
        blocks += ["", "EXIT CODES"] + ExitCode.allCases.flatMap { entry("\($0.rawValue)", $0.meaning) }
        blocks += ["", "Run 'navdocs help COMMAND' for more about a command."]
        return blocks.joined(separator: "\n") + "\n"
    }

    private static func usage(_ syntax: CommandSyntax) -> [String] {
        let operands = syntax.operands.map(\.usage)
        let options = syntax.options.filter { ![Option.help.name, Option.version.name].contains($0.name) }
        let words = [operands].compactMap(\.self) + options.map(\.usage)
        return fill(words, first: "  \(syntax.command)", indent: 2 + syntax.command.count + 1)
    }

    /// A term, and beside it, or below it where the term is long, what it means.
    private static func entry(_ term: String, _ meaning: String) -> [String] {
        let lead = "  \(term)"
        let words = words(of: meaning)
        let indent = String(repeating: " ", count: column - 1)
        guard lead.count < column - 1 else { return [lead] + fill(words, first: indent, indent: column) }
        return fill(words, first: lead + indent.dropFirst(lead.count), indent: column)
    }

    private static func wrapped(_ paragraph: String) -> [String] {
        let words = words(of: paragraph)
        return fill(Array(words.dropFirst()), first: words.first ?? "", indent: 0)
    }

    private static func words(of text: String) -> [String] { text.split(separator: " ").map(String.init) }

    /// Words with a space between them, on as many lines as they need.
    /// - Parameters:
    ///   - first: the start of the first line.
    ///   - indent: how far the other lines are set in.
    private static func fill(_ words: [String], first: String, indent: Int) -> [String] {
        var lines = [first]
        for word in words {
            if lines[lines.count - 1].count + 1 + word.count > width {
                lines.append(String(repeating: " ", count: indent) + word)
            } else {
                lines[lines.count - 1] += " \(word)"
            }
        }
        return lines
    }
}
