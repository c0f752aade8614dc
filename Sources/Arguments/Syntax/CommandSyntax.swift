/// What a command is called and takes.
package struct CommandSyntax: Sendable {
    /// The words that are not options.
    package struct Operands: Sendable {
        /// The word the help shows for them.
        package let placeholder: String
        /// How many there may be.
        let limit: Int
        /// Whether each means the same; otherwise the placeholder shows them all.
        let isList: Bool
        let completion: Completion
        /// Whether they are sources, which the configuration may name instead.
        let areSources: Bool
        /// Whether what follows the first one belongs to it, options too.
        let takesRest: Bool
        let summary: String

        package init(
            placeholder: String, limit: Int, isList: Bool = true, completion: Completion = .nothing,
            areSources: Bool = false, takesRest: Bool = false, summary: String
        ) {
            self.placeholder = placeholder
            self.limit = limit
            self.isList = isList
            self.completion = completion
            self.areSources = areSources
            self.takesRest = takesRest
            self.summary = summary
        }

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
    package let name: String
    /// One line, for the list of commands and the top of the help.
    package let summary: String
    /// Paragraphs after the summary.
    let discussion: [String]
    package let operands: Operands?
    package let options: [Option]
    let examples: [Example]
    /// Whether people are told of it; it is for other programs otherwise.
    package let isTold: Bool

    package init(
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

    /// What a user types for it: `navdocs build`.
    package var command: String { name.isEmpty ? "navdocs" : "navdocs \(name)" }
}

extension CommandSyntax.Operands {
    /// Swift sources.
    package static let paths = sources("Folders and Swift files to read, or - for standard input.")
    /// Swift sources that are read again and again.
    package static let watchedPaths = sources("Folders and Swift files to read.")

    private static func sources(_ summary: String) -> Self {
        Self(
            placeholder: "PATH", limit: .max, completion: .files, areSources: true,
            summary: """
                \(summary) navdocs skips build products, dependencies, tests, hidden folders, .docc catalogs and Xcode \
                templates in a folder, unless you name them here. (default: .)
                """)
    }
}
