import Arguments
import Platform

/// `navdocs init`: a first configuration, and what a service needs to run navdocs.
struct InitCommand: Command {
    private static let service = Option(
        "ci", value: .choice(Service.allCases.map(\.rawValue)), setting: .never(because: "it's only used once"),
        summary:
            "Also write a file that tells this CI service to comment on changes and check for problems. An existing "
            + "configuration is kept.")

    static let syntax = CommandSyntax(
        name: "init", summary: "Create a \(ConfigurationFile.name) for a project.",
        discussion: [
            """
            The file contains the source folder, the app's name and the repository, if they were found. In a Git \
            repository, the output folder is added to .gitignore. Existing configurations and workflows are never \
            overwritten.
            """
        ],
        operands: CommandSyntax.Operands(
            placeholder: "PATH", limit: 1, completion: .folders, summary: "The folder of the app. (default: .)"),
        options: [service, .quiet],
        examples: [
            "navdocs init": "Create a configuration for the app in the current folder.",
            "navdocs init --ci github": "Also write a workflow for GitHub Actions.",
        ])

    private let folder: String
    private let service: Service?

    init(_ arguments: ParsedArguments, among _: CommandTable) throws(UsageError) {
        folder = arguments.operands.first ?? "."
        service = arguments.value(of: Self.service).flatMap(Service.init)
    }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        let home = try NamedPath(folder, from: current)
        guard home.isFolder else { throw SetupError.noFolder(folder) }
        let top = GitRepository(around: home.location)?.top ?? home.location
        let configuration = home.location.appending(ConfigurationFile.name)
        let recipe = service.map { top.appending($0.place { !Self.exists(top.appending($0)) }) }
        let writesConfiguration = !Self.exists(configuration)
        for file in [service == nil ? configuration : nil, recipe].compactMap(\.self) where Self.exists(file) {
            throw SetupError.exists(file.relative(to: current).text)
        }
        let project = try Project(in: folder, console: console, from: current)
        if writesConfiguration {
            try write(ConfigurationDraft.text(for: project), to: configuration, console, from: current)
            try ignoreOutput(in: home.location, console, from: current)
        } else {
            console.note("Kept \(configuration.relative(to: current).text)")
        }
        if let service, let recipe {
            let sources = project.sources == "." ? home.location : home.location.appending(project.sources)
            let path = sources.relative(to: top).text
            try write(service.recipe(for: path.isEmpty ? "." : path), to: recipe, console, from: current)
            if let advice = service.advice(for: recipe.relative(to: top).text) { console.note(advice) }
        }
        return .done
    }

    /// Adds the folder of the site to what Git ignores, where the project is in a repository.
    private func ignoreOutput(in home: FilePath, _ console: Console, from current: FilePath) throws {
        guard GitRepository(around: home) != nil else { return }
        let file = home.appending(".gitignore")
        let bytes = (try? Disk.contents(of: file, atMost: .configuration, isNamed: false)) ?? []
        guard let text = String(validating: bytes, as: UTF8.self), bytes.isEmpty == !Self.exists(file) else { return }
        let line = "/\(ConfigurationDraft.output)/"
        let lines = text.split(whereSeparator: \.isNewline)
        guard !lines.contains(where: { $0.contains(ConfigurationDraft.output) }) else { return }
        let start = text.isEmpty || text.last?.isNewline == true ? text : text + "\n"
        try write("\(start)\(line)\n", to: file, console, from: current)
    }

    private static func exists(_ file: FilePath) -> Bool { (try? FileStatus(of: file, followingLinks: false)) != nil }

    private func write(
        _ text: String, to file: FilePath, _ console: Console, from current: FilePath
    ) throws(OutputError) {
        let name = file.relative(to: current).text
        try FileWriter.write(Array(text.utf8), to: name, from: current)
        console.note("Wrote \(name)")
    }
}
