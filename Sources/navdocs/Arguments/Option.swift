/// One option of a command, declared once: parsing, help and "did you mean" all come from here.
struct Option: Sendable {
    /// What follows the option.
    enum Value: Sendable {
        case none
        /// Anything, shown in the help by this word.
        case text(String)
        /// A file, shown by this word.
        case file(String)
        /// A folder, shown by this word.
        case folder(String)
        /// One of these words.
        case choice([String])
        /// Something that a list tells, shown by this word.
        case listed(String, Completion)
    }

    /// The long name, without dashes.
    let name: String
    /// The letter after a single dash.
    let short: Character?
    let value: Value
    /// Whether it may be given more than once, each adding a value. Otherwise the last one counts.
    let repeats: Bool
    /// Whether the command does nothing without it.
    let isRequired: Bool
    /// One or two sentences for the help.
    let summary: String

    init(
        _ name: String, short: Character? = nil, value: Value = .none, repeats: Bool = false,
        isRequired: Bool = false, summary: String
    ) {
        self.name = name
        self.short = short
        self.value = value
        self.repeats = repeats
        self.isRequired = isRequired
        self.summary = summary
    }

    var takesValue: Bool { if case .none = value { false } else { true } }

    /// The word the help shows for its value.
    var placeholder: String? {
        switch value {
        case .none: nil
        case .text(let word), .file(let word), .folder(let word), .listed(let word, _): word
        case .choice(let words): words.joined(separator: "|")
        }
    }

    /// What a shell offers for its value.
    var completion: Completion {
        switch value {
        case .none, .text: .nothing
        case .file: .files
        case .folder: .folders
        case .choice(let words): .words(words)
        case .listed(_, let completion): completion
        }
    }

    /// How the usage line shows it: by the letter where it takes a value and has one.
    var usage: String {
        let name = short.flatMap { takesValue ? "-\($0)" : nil } ?? "--\(name)"
        let written = [name, placeholder].compactMap(\.self).joined(separator: " ")
        return repeats ? "[\(written)]..." : "[\(written)]"
    }

    /// How the list of options shows it: `-o, --output DIR`.
    var heading: String {
        let names = [short.map { "-\($0)" }, "--\(name)"].compactMap(\.self).joined(separator: ", ")
        return [names, placeholder].compactMap(\.self).joined(separator: " ")
    }
}

extension Option {
    /// What every command understands.
    static let help = Option("help", short: "h", summary: "Show this help.")
    static let version = Option("version", summary: "Show the version.")

    /// What every command that works understands.
    static let quiet = Option("quiet", short: "q", summary: "Print nothing but errors and what was asked for.")

    /// What every command that reads source understands.
    static let verbose = Option(
        "verbose", summary: "Say for each file which navigation systems were found in it.")
}
