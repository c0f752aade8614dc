import NavigationModel

/// The sources a command is to read, and what the app is called.
struct SourceArguments: Sendable {
    /// As typed; the current folder where none are.
    let paths: [String]
    private let title: String?
    private let isVerbose: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        paths = arguments.operands.isEmpty ? ["."] : arguments.operands
        title = arguments.value(of: .title)
        isVerbose = arguments.has(.verbose)
        guard !isVerbose || !arguments.has(.quiet) else {
            throw .conflict("'--verbose' does not go with '--quiet'", advice: "leave one of them out")
        }
    }

    var readsStandardInput: Bool { paths.contains("-") }

    /// Reads what was found, and warns of what cannot be read.
    /// - Parameters:
    ///   - rules: how much the findings of each rule matter.
    ///   - current: the folder the user is in.
    func load(
        _ found: FoundSources, rules: RuleSettings = .document, console: Console, in current: FilePath
    ) -> SourceLoader.App {
        for path in found.withoutSwift { console.warn("no Swift files in \(path)") }
        let app = SourceLoader.load(found, title: title, rules: rules, console: console)
        func shown(_ path: String) -> String { found.root.appending(path).relative(to: current).text }
        for file in isVerbose ? app.files : [] {
            let systems = file.systems.sorted().map(\.title)
            console.note("\(shown(file.path)): \(systems.isEmpty ? "none" : systems.joined(separator: ", "))")
        }
        for place in app.unread { console.warn("\(shown(place.location.file)): \(place.reason)") }
        return app
    }
}

extension Option {
    static let title = Option(
        "title", value: .text("NAME"), summary: "The app's name. (default: the Xcode project's, or the folder's)")
}
