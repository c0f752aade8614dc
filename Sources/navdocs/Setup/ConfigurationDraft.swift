import Arguments
import Base
import NavigationModel

/// A first configuration: what was found, to be committed as it is.
enum ConfigurationDraft {
    /// The folder that `build` writes to.
    static let output = UsualPlace.site
    /// How many names a comment lists.
    private static let most = 4

    /// The text of the file.
    static func text(for project: Project) -> String {
        let source = host(of: project).map { "\n  \"source-url\": \(ScriptText.quoted($0))," } ?? ""
        let schema = ConfigurationSchema.address.map { "\n  \"$schema\": \(ScriptText.quoted($0))," } ?? ""
        return """
            // Options for every run of navdocs. 'navdocs config --schema' explains them, 'navdocs config --print' shows their values.
            {\(schema)
              "title": \(ScriptText.quoted(project.title)),\(parts(of: project))
              // \(layout(of: project)): \(contents(of: project)).
              "sources": [\(ScriptText.quoted(project.sources))],
              // \(remote(of: project))\(source)
              "build": { "output": "\(output)" },
              "check": { "strict": false },
              "rules": {}, // The level of each rule: off, info, warning or error. 'navdocs rules' lists the rules.
              // If a library navigates for you and its source isn't here, describe its functions, as in
              // "verbs": { "AppNavigator.go": "push" }.
            }

            """
    }

    private static func layout(of project: Project) -> String {
        switch project.layout {
        case .xcode(let name): "The folder of the Xcode project \(plain(name))"
        case .package: "A Swift package"
        case .plain: "A folder"
        }
    }

    /// The apps and modules, on a line of their own; nothing where there is one of each.
    private static func parts(of project: Project) -> String {
        let roles: [(EntryRole, String)] = [(.app, "Apps"), (.watch, "Watch apps"), (.extension, "Extensions")]
        var parts = roles.compactMap { role, title in
            project.entryPoints[role].map { "\(title): \(listed($0))" }
        }
        if project.modules.count > 1 { parts.append("\(project.modules.count) modules: \(listed(project.modules))") }
        return parts.isEmpty ? "" : "\n  // \(parts.joined(separator: ". "))."
    }

    private static func listed(_ names: [String]) -> String {
        let shown = names.prefix(most).map(plain)
        return shown.joined(separator: ", ") + (names.count > most ? " and \(names.count - most) more" : "")
    }

    private static func contents(of project: Project) -> String {
        let files = Words.count(project.files, "Swift file")
        let systems = project.systems.map(\.phrase)
        guard !systems.isEmpty else { return "\(files), no known navigation system" }
        return "\(files) with \(systems.joined(separator: ", "))"
    }

    private static func remote(of project: Project) -> String {
        guard let remote = project.remote else { return "No Git remote was found, so pages don't link to source." }
        return "The Git remote is \(plain(remote.server))/\(plain(remote.repository))."
    }

    private static func host(of project: Project) -> String? {
        project.remote.flatMap { SourceHost(server: $0.server) }.map(\.rawValue)
    }

    /// A text that ends no comment.
    private static func plain(_ text: String) -> String { TerminalText.escaped(text) }
}
