/// The sources a command is to read, and what the app is called.
struct SourceArguments: Sendable {
    /// As typed; the current folder where none are.
    let paths: [String]
    private let title: String?

    init(_ arguments: ParsedArguments) {
        paths = arguments.operands.isEmpty ? ["."] : arguments.operands
        title = arguments.value(of: .title)
    }

    var readsStandardInput: Bool { paths.contains("-") }

    /// Reads what was found, and warns of what cannot be read.
    /// - Parameter current: the folder the user is in.
    func load(_ found: FoundSources, console: Console, in current: FilePath) -> SourceLoader.App {
        for path in found.withoutSwift { console.warn("no Swift files in \(path)") }
        let app = SourceLoader.load(found, title: title, console: console)
        for place in app.unread {
            let path = found.root.appending(place.location.file).relative(to: current).text
            console.warn("\(path): \(place.reason)")
        }
        return app
    }
}

extension Option {
    static let title = Option(
        "title", value: .text("NAME"), summary: "The app's name. (default: the Xcode project's, or the folder's)")
}
