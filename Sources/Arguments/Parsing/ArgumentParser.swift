/// Reads the words after a command by the command's own declaration.
///
/// `--name value`, `--name=value`, `-n value`, `-nvalue`, letters together (`-qo site`), `--` before words that are
/// no options, and `-` as a word of its own.
package struct ArgumentParser {
    private let syntax: CommandSyntax
    private var rest: ArraySlice<String>
    private var parsed = ParsedArguments()

    package static func parse(
        _ words: some Sequence<String>, by syntax: CommandSyntax
    ) throws(UsageError) -> ParsedArguments {
        var parser = ArgumentParser(syntax: syntax, rest: ArraySlice(words))
        try parser.run()
        return parser.parsed
    }

    private init(syntax: CommandSyntax, rest: ArraySlice<String>) {
        self.syntax = syntax
        self.rest = rest
    }

    private mutating func run() throws(UsageError) {
        while let word = rest.popFirst() {
            if syntax.operands?.takesRest == true, !parsed.operands.isEmpty {
                parsed.operands.append(word)
                continue
            }
            if word == "--" {
                while let operand = rest.popFirst() { try add(operand: operand) }
            } else if word.hasPrefix("--") {
                try readLong(word)
            } else if word.hasPrefix("-"), word != "-" {
                try readShort(word)
            } else {
                try add(operand: word)
            }
            // Help answers whatever else is on the line, wrong or right.
            if parsed.has(.help) || parsed.has(.version) { return }
        }
    }

    private mutating func add(operand: String) throws(UsageError) {
        guard parsed.operands.count < syntax.operands?.limit ?? 0 else {
            throw .unexpectedOperand(operand, command: syntax.command)
        }
        parsed.operands.append(operand)
    }

    private mutating func readLong(_ word: String) throws(UsageError) {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.first.map(String.init) ?? ""
        if parts.count == 1, let option = syntax.options.first(where: { $0.opposite == name }) {
            parsed.takeBack(option)
            return
        }
        guard let option = syntax.options.first(where: { $0.name == name }) else {
            let suggestion = Suggestion.nearest(to: name, among: syntax.options.map(\.name))
            throw .unknownOption("--\(name)", command: syntax.command, suggestion: suggestion.map { "--\($0)" })
        }
        try add(option, written: "--\(name)", attached: parts.count > 1 ? String(parts[1]) : nil)
    }

    private mutating func readShort(_ word: String) throws(UsageError) {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = syntax.options.first(where: { $0.short == letter }) else {
                let twin = syntax.options.first { $0.name == String(word.dropFirst()) }
                throw .unknownOption("-\(letter)", command: syntax.command, suggestion: twin.map { "--\($0.name)" })
            }
            guard option.takesValue, !letters.isEmpty else {
                try add(option, written: "-\(letter)", attached: nil)
                continue
            }
            try add(
                option, written: "-\(letter)", attached: String(letters.first == "=" ? letters.dropFirst() : letters))
            return
        }
    }

    /// - Parameter attached: what followed the option in the same word.
    private mutating func add(_ option: Option, written: String, attached: String?) throws(UsageError) {
        guard let placeholder = option.placeholder else {
            guard attached == nil else { throw .unexpectedValue(option: written, command: syntax.command) }
            parsed.add("", for: option)
            return
        }
        var value = attached
        if value == nil, let next = rest.first, next == "-" || !next.hasPrefix("-") { value = rest.popFirst() }
        guard let value, !value.isEmpty else {
            throw .missingValue(option: written, placeholder: placeholder, command: syntax.command)
        }
        if case .choice(let words) = option.value, !words.contains(value) {
            let suggestion = Suggestion.nearest(to: value, among: words)
            throw .unknownValue(value, option: written, choices: words, suggestion: suggestion)
        }
        parsed.add(value, for: option)
    }
}
