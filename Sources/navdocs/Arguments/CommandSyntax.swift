/// What a command is called and takes.
struct CommandSyntax: Sendable {
    /// The words that are not options.
    struct Operands: Sendable {
        /// The word the help shows for them.
        let placeholder: String
        /// How many there may be.
        let limit: Int
        /// Whether each means the same; otherwise the placeholder shows them all.
        var isList = true
        var completion = Completion.nothing
        /// Whether they are sources, which the configuration may name instead.
        var areSources = false
        /// Whether what follows the first one belongs to it, options too.
        var takesRest = false
        let summary: String

        /// How the usage line shows them.
        var usage: String {
            guard isList else { return placeholder }
            return limit > 1 ? "[\(placeholder)]..." : "[\(placeholder)]"
        }
    }

    /// A line to type, and what comes of it.
    struct Example: Sendable {
        let line: String
        let meaning: String
    }

    /// As typed; empty for navdocs itself.
    let name: String
    /// One line, for the list of commands and the top of the help.
    let summary: String
    /// Paragraphs after the summary.
    var discussion: [String] = []
    let operands: Operands?
    let options: [Option]
    let examples: [Example]
    /// Whether people are told of it; it is for other programs otherwise.
    let isTold: Bool

    init(
        name: String, summary: String, discussion: [String] = [], operands: Operands? = nil, options: [Option] = [],
        examples: KeyValuePairs<String, String> = [:], isTold: Bool = true
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.operands = operands
        self.options =
            options + (options.contains { $0.name == Option.quiet.name } ? [.color] : []) + [.version, .help]
        self.examples = examples.map(Example.init)
        self.isTold = isTold
    }

    /// Whether it follows a configuration.
    var isConfigured: Bool { options.contains { $0.name == ConfigurationFile.option.name } }

    /// What a user types for it: `navdocs build`.
    var command: String { name.isEmpty ? "navdocs" : "navdocs \(name)" }
}

extension CommandSyntax.Operands {
    /// Swift sources.
    static let paths = sources("Folders and Swift files to read, or - for standard input.")
    /// Swift sources that are read again and again.
    static let watchedPaths = sources("Folders and Swift files to read.")

    private static func sources(_ summary: String) -> Self {
        Self(
            placeholder: "PATH", limit: .max, completion: .files, areSources: true,
            summary: """
                \(summary) Build products, dependencies, tests, hidden folders and .docc bundles inside a folder are skipped, \
                unless you name them here. (default: .)
                """)
    }
}
