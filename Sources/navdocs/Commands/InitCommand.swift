import Platform

/// `navdocs init`: a first configuration, and what a service needs to run navdocs.
struct InitCommand: Command {
    private static let service = Option(
        "ci", value: .choice(Service.allCases.map(\.rawValue)), setting: .never(because: "it is asked once"),
        summary:
            "Write what this service needs to say in reviews what changes, and to check the rules. A configuration that "
            + "is there already is kept then.")

    static let syntax = CommandSyntax(
        name: "init", summary: "Look at a project, and write a commented \(ConfigurationFile.name) for it.",
        discussion: [
            """
            It stands in the folder, with its JSON Schema beside it for editors. Nothing that is there is ever \
            overwritten.
            """
        ],
        operands: CommandSyntax.Operands(
            placeholder: "PATH", limit: 1, completion: .folders, summary: "The folder of the app. (default: .)"),
        options: [service, .quiet],
        examples: [
            "navdocs init": "For the app in the folder you are in.",
            "navdocs init --ci github": "The workflow for GitHub Actions too.",
        ])

    private let folder: String
    private let service: Service?

    init(_ arguments: ParsedArguments) throws(UsageError) {
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
            let schema = home.location.appending(ConfigurationDraft.schema)
            if !Self.exists(schema) { try write(ConfigurationSchema.text, to: schema, console, from: current) }
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

    private static func exists(_ file: FilePath) -> Bool { (try? FileStatus(of: file, followingLinks: false)) != nil }

    private func write(
        _ text: String, to file: FilePath, _ console: Console, from current: FilePath
    ) throws(OutputError) {
        let name = file.relative(to: current).text
        try FileWriter.write(Array(text.utf8), to: name, from: current)
        console.note("Wrote \(name)")
    }
}
