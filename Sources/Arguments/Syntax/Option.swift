/// One option of a command, declared once: parsing, help and "did you mean" all come from here.
package struct Option: Sendable {
    /// What follows the option.
    package enum Value: Sendable {
        case none
        /// Anything, shown in the help by this word.
        case text(String)
        /// A file, shown by this word.
        case file(String)
        /// A folder, shown by this word.
        case folder(String)
        /// A version of the app, shown by this word: a folder, a document or a git revision.
        case version(String)
        /// One of these words.
        case choice([String])
        /// Something that a list tells, shown by this word.
        case listed(String, Completion)
    }

    /// Whether the configuration may say it, and where.
    package enum Setting: Sendable, Equatable {
        /// For its command.
        case own
        /// For every command that has it too.
        case shared
        /// Not at all, because of something.
        case never(because: String)
    }

    /// The long name, without dashes.
    package let name: String
    /// The letter after a single dash.
    package let short: Character?
    package let value: Value
    /// Whether it may be given more than once, each adding a value. Otherwise the last one counts.
    package let repeats: Bool
    /// Whether the command does nothing without it.
    package let isRequired: Bool
    /// Whether its value is a place that is written to.
    package let isWritten: Bool
    package let setting: Setting
    /// The options that, where they are typed, leave no place for what the configuration says of this one.
    package let givesWayTo: [String]
    /// What holds where nobody says it, in words; nil for nothing.
    package let standard: String?
    /// One or two sentences for the help, with what holds otherwise.
    package let summary: String

    package init(
        _ name: String, short: Character? = nil, value: Value = .none, repeats: Bool = false,
        isRequired: Bool = false, isWritten: Bool = false, setting: Setting = .own, givesWayTo: [String] = [],
        standard: String? = nil, summary: String
    ) {
        self.name = name
        self.short = short
        self.value = value
        self.repeats = repeats
        self.isRequired = isRequired
        self.isWritten = isWritten
        self.setting = setting
        self.givesWayTo = givesWayTo
        self.standard = standard
        self.summary = summary + (standard.map { " (default: \($0))" } ?? "")
    }

    var takesValue: Bool { if case .none = value { false } else { true } }

    /// The word the help shows for its value.
    package var placeholder: String? {
        switch value {
        case .none: nil
        case .text(let word), .file(let word), .folder(let word), .version(let word), .listed(let word, _): word
        case .choice(let words): words.joined(separator: "|")
        }
    }

    /// What a shell offers for its value.
    package var completion: Completion {
        switch value {
        case .none, .text: .nothing
        case .version: .versions
        case .file: .files
        case .folder: .folders
        case .choice(let words): .words(words)
        case .listed(_, let completion): completion
        }
    }

    /// Whether it says that something is not to be.
    private var isNegative: Bool { !takesValue && name.hasPrefix("no-") }

    /// The key it has in the configuration; nil for none.
    package var key: String? {
        if case .never = setting { return nil }
        return isNegative ? String(name.dropFirst(3)) : name
    }

    /// What takes a flag of the configuration back: `no-strict` for `strict`, `cache` for `no-cache`.
    var opposite: String? {
        guard !takesValue, let key else { return nil }
        return isNegative ? key : "no-\(name)"
    }

    /// Whether a flag is raised where the configuration says `true`.
    func isRaised(by value: Bool) -> Bool { value != isNegative }

    /// How the usage line shows it: by the letter where it takes a value and has one, in brackets where it may be left out.
    var usage: String {
        let name = short.flatMap { takesValue ? "-\($0)" : nil } ?? "--\(name)"
        let written = [name, placeholder].compactMap(\.self).joined(separator: " ")
        return isRequired ? written : repeats ? "[\(written)]..." : "[\(written)]"
    }

    /// How the list of options shows it: `-o, --output DIR`.
    package var heading: String {
        let names = [short.map { "-\($0)" }, "--\(name)"].compactMap(\.self).joined(separator: ", ")
        return [names, placeholder].compactMap(\.self).joined(separator: " ")
    }
}

extension Option {
    /// What every command understands.
    package static let help = Option(
        "help", short: "h", setting: .never(because: "it only prints information"), summary: "Show this help.")
    package static let version = Option(
        "version", setting: .never(because: "it only prints information"), summary: "Show the version.")

    /// What every command that works understands.
    package static let quiet = Option(
        "quiet", short: "q", setting: .shared, givesWayTo: ["verbose"],
        summary: "Print only errors and the result.")

    /// What every command that works understands too.
    package static let color = Option(
        "color", value: .choice(["auto", "always", "never"]), setting: .shared, standard: "auto",
        summary:
            "When to color messages and the text reports of check and diff: auto (only on a terminal), always or "
            + "never.")

    /// What every command that reads source understands, for the work that processors share.
    package static let jobs = Option(
        "jobs", short: "j", value: .text("N"), setting: .never(because: "it depends on the machine"),
        standard: "the number of cores", summary: "The maximum number of cores to use.")

    /// The number that was asked for.
    /// - Parameter text: as typed; nil where nothing was.
    package static func jobs(_ text: String?) throws(UsageError) -> Int? {
        guard let text else { return nil }
        guard let number = Int(text), number > 0 else {
            throw .conflict("'\(text)' isn't a number of cores", advice: "--jobs takes a whole number, 1 or greater")
        }
        return number
    }

    /// What every command that reads source understands.
    package static let verbose = Option(
        "verbose", setting: .shared, givesWayTo: ["quiet"],
        summary: "Print the navigation systems found in each file.")
}
