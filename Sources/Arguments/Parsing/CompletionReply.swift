import NavigationModel

/// What may follow on a command line, as the declarations of the commands say.
package struct CompletionReply {
    package struct Candidate: Equatable {
        package let word: String
        package var meaning = ""
    }

    /// What is completed by names in the sources, and which sources those are.
    package struct Wanted: Equatable {
        package let names: Completion
        package let command: CommandSyntax
        /// The words of the command before the one that is completed.
        package let words: [String]

        package static func == (left: Self, right: Self) -> Bool {
            left.names == right.names && left.words == right.words && left.command.name == right.command.name
        }
    }

    /// The words that fit what is typed of the last one, in the order in which the help lists them.
    package private(set) var candidates: [Candidate] = []
    /// The kind of file names that fit: `.files`, `.folders` or `.nothing`.
    package private(set) var files = Completion.nothing

    /// What is typed of the last word.
    private let typed: String
    /// The names in the sources, found when they are asked for.
    private let names: (Wanted) -> [String]
    private let commands: CommandList

    /// - Parameters:
    ///   - words: after `navdocs`, the last one to be completed, maybe empty.
    ///   - commands: those that there are.
    ///   - names: the names in the sources.
    package init(to words: [String], for commands: CommandList, names: @escaping (Wanted) -> [String]) {
        typed = words.last ?? ""
        self.names = names
        self.commands = commands
        guard let name = words.first, words.count > 1 else {
            offer(commands.told.map { Candidate(word: $0.name, meaning: $0.summary) })
            if typed.hasPrefix("-") { offer(commands.program.options) }
            return
        }
        guard let command = commands.told.first(where: { $0.name == name }) else { return }
        complete(Array(words.dropFirst().dropLast()), of: command)
    }

    /// - Parameter words: of the command, those before the one that is completed.
    private mutating func complete(_ words: [String], of command: CommandSyntax) {
        let line = TypedLine(words, of: command)
        if let option = line.pending {
            offer(option.completion, in: command, words, after: "")
        } else if !line.takesOnlyOperands, typed.hasPrefix("--"), let equals = typed.firstIndex(of: "=") {
            let name = typed[..<equals].dropFirst(2)
            guard let option = command.options.first(where: { $0.name == name }) else { return }
            offer(option.completion, in: command, words, after: String(typed[...equals]))
        } else if !line.takesOnlyOperands, typed.hasPrefix("-"), typed != "-" || command.operands == nil {
            offer(command.options.filter(line.allows))
        } else {
            if !line.takesOnlyOperands {
                offer(command.options.filter { $0.isRequired && line.allows($0) })
                if typed == "-" { offer(command.options.filter(line.allows)) }
            }
            guard let operands = command.operands, line.operands < operands.limit else { return }
            offer(operands.completion, in: command, words, after: "")
        }
    }

    private mutating func offer(_ options: [Option]) {
        offer(options.map { Candidate(word: "--\($0.name)", meaning: $0.summary) })
        guard typed.hasPrefix("--no-") else { return }
        offer(
            options.compactMap { option in
                option.opposite.map { Candidate(word: "--\($0)", meaning: "Undo --\(option.name)") }
            })
    }

    /// - Parameter start: what stands before the value in the same word.
    private mutating func offer(
        _ completion: Completion, in command: CommandSyntax, _ words: [String], after start: String
    ) {
        let found: [Candidate]
        switch completion {
        case .nothing: return
        case .files, .folders:
            files = completion
            return
        case .words(let words): found = words.map { Candidate(word: $0) }
        case .commands: found = commands.told.map { Candidate(word: $0.name, meaning: $0.summary) }
        case .rules: found = commands.rules.map { Candidate(word: $0.id, meaning: $0.summary) }
        case .ruleLevels: found = levels(after: typed.dropFirst(start.count))
        case .coordinators, .places:
            found = names(Wanted(names: completion, command: command, words: words)).map { Candidate(word: $0) }
        case .versions:
            // A range names a second version in the same word.
            let value = typed.dropFirst(start.count)
            let dots = value.ranges(of: "..").last.map { value[$0.lowerBound...].drop { $0 == "." } }
            let range = dots.map { value[..<$0.startIndex] } ?? ""
            if range.isEmpty { files = .files }
            found = names(Wanted(names: completion, command: command, words: words)).map {
                Candidate(word: "\(range)\($0)")
            }
        }
        offer(found.map { Candidate(word: start + $0.word, meaning: $0.meaning) })
    }

    /// The rules, and after the equals sign of one its levels.
    private func levels(after value: Substring) -> [Candidate] {
        guard let equals = value.firstIndex(of: "=") else {
            return commands.rules.map { Candidate(word: "\($0.id)=", meaning: $0.summary) }
        }
        return RuleSettings.Level.allCases.map { Candidate(word: "\(value[...equals])\($0.rawValue)") }
    }

    private mutating func offer(_ found: [Candidate]) {
        candidates += found.filter { $0.word.hasPrefix(typed) }
    }
}

/// What the words before the one that is completed say.
private struct TypedLine {
    /// The option that waits for its value.
    private(set) var pending: Option?
    /// Whether `--` was among the words.
    private(set) var takesOnlyOperands = false
    private(set) var operands = 0
    private var given: Set<String> = []

    init(_ words: [String], of command: CommandSyntax) {
        for word in words {
            if pending != nil {
                pending = nil
            } else if takesOnlyOperands || !word.hasPrefix("-") || word == "-" {
                operands += 1
            } else if word == "--" {
                takesOnlyOperands = true
            } else {
                read(option: word, of: command)
            }
        }
    }

    /// Whether an option may follow.
    func allows(_ option: Option) -> Bool { option.repeats || !given.contains(option.name) }

    private mutating func read(option word: String, of command: CommandSyntax) {
        let name = word.drop { $0 == "-" }.prefix { $0 != "=" }
        let isLong = word.hasPrefix("--")
        guard
            let option = command.options.first(where: {
                isLong ? $0.name == name : $0.short.map { [$0] == Array(name) } ?? false
            })
        else { return }
        given.insert(option.name)
        if option.takesValue, !word.contains("=") { pending = option }
    }
}
