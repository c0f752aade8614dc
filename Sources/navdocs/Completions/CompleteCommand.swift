import Arguments
import Platform

/// `navdocs complete`: what the completions of a shell ask for each word.
struct CompleteCommand: Command {
    static let syntax = CommandSyntax(
        name: "complete", summary: "List the completions of the last word, for a shell.",
        operands: CommandSyntax.Operands(
            placeholder: "SHELL -- WORD...", limit: .max, isList: false,
            summary: "The shell, and the words after navdocs. The last word can be empty."),
        isTold: false)

    private let shell: Shell
    private let words: [String]
    private let commands: CommandTable

    init(_ arguments: ParsedArguments, among commands: CommandTable) throws(UsageError) {
        shell = try CompletionsCommand.shell(arguments.operands.first)
        self.commands = commands
        words = shell.joined(Array(arguments.operands.dropFirst()))
    }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        let reply = CompletionReply(to: words, for: commands.list) {
            NamedPlaces.names($0, among: commands, in: current)
        }
        let typed = words.last ?? ""
        var lines = [reply.files == .files ? "files" : reply.files == .folders ? "folders" : "words"]
        lines += reply.candidates.map { candidate in
            let meaning = candidate.meaning.firstSentence
            return shell.replacement(candidate.word, typed: typed) + "\t" + meaning
        }
        try console.output(lines.map { TerminalText.escaped($0, keepingLineBreaks: true) + "\n" }.joined())
        return .done
    }
}

extension String {
    /// Up to the first full stop or colon that ends something.
    fileprivate var firstSentence: String {
        let end = [". ", ": "].compactMap { firstRange(of: $0)?.lowerBound }.min() ?? endIndex
        let sentence = self[..<end]
        return String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
    }
}
