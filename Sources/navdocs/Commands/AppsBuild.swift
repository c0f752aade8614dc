import Arguments
import NavigationModel
import Platform
import Render

/// The sites of several apps in one folder, with a switch between them.
struct AppsBuild: Sendable {
    static let option = Option(
        "app", value: .text("NAME=PATH"), repeats: true, setting: .never(because: "it takes the place of PATH"),
        summary:
            "Write a site for several apps. Pass --app once for each of them, with its name and its folder. Each app "
            + "gets a subfolder of the output folder, and every page lets you switch between the apps.")

    private let apps: [(app: SiteApp, site: SiteArguments)]

    /// Nil where no app is named.
    /// - Parameter others: options that were given and are about one app.
    init?(_ arguments: ParsedArguments, others: [Option]) throws {
        let words = arguments.values(of: Self.option)
        guard !words.isEmpty else { return nil }
        if let other = others.first {
            throw UsageError.conflict("'--\(other.name)' can't be used with '--app'", advice: "remove one of them")
        }
        guard arguments.typed.operands.isEmpty else {
            throw UsageError.conflict(
                "'--app' can't be used with PATH", advice: "pass each folder with --app NAME=PATH")
        }
        var named: [(name: String, path: String)] = []
        for word in words {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else {
                throw UsageError.conflict(
                    "'\(word)' isn't a valid value for '--app'", advice: "use a name and a folder, as in Shop=Apps/Shop"
                )
            }
            guard !named.contains(where: { $0.name == parts[0] }) else {
                throw UsageError.conflict("two apps are named '\(parts[0])'", advice: "give each app its own name")
            }
            named.append((parts[0], parts[1]))
        }
        let folders = Slugs(named.map(\.name))
        apps = try named.map { name, path in
            var own = arguments
            own.operands = [path]
            own.add(name, for: .title)
            return (SiteApp(name: name, folder: folders[name] ?? name), try SiteArguments(own))
        }
    }

    func run(
        to output: String, isNamed: Bool, force: Bool, _ console: Console, in current: FilePath
    ) throws -> (folder: OutputFolder, outcome: SiteWriter.Outcome) {
        let inputs = try apps.map { try $0.site.inputs(console, in: current) }
        if !isNamed { try UsualPlace.check(output, from: current) }
        let folder = try OutputFolder(output, from: current, inputs: inputs.flatMap(\.paths), force: force)
        var files: [OutputFile] = []
        var found: [(app: SiteApp, graph: NavigationGraph)] = []
        for ((app, site), inputs) in zip(apps, inputs) {
            let clock = ContinuousClock.now
            let planned = try site.planned(from: inputs, among: (apps.map(\.app), app), console, in: current)
            files += try SiteFiles.made(of: planned.plan.parts, console: console).map {
                OutputFile(path: "\(app.folder)/\($0.path)", contents: $0.contents)
            }
            planned.pictures.save(console)
            found.append((app, planned.analysis.graph))
            console.note(Summary.line(for: planned.analysis.graph, time: ContinuousClock.now - clock))
        }
        files.append(AppsPage.file(found, version: Version.current))
        return (folder, try SiteWriter.write(SiteFiles.checked(files), to: folder))
    }
}
