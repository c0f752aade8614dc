import Base
import NavigationModel
import Render

/// A first configuration, with a comment for everything in it.
enum ConfigurationDraft {
    /// The name of the schema's file beside it.
    static let schema = ".navdocs.schema.json"

    /// The text of the file.
    static func text(for project: Project) -> String {
        """
        // What navdocs is told once for every run. 'navdocs config --print' tells what is in force.
        // Every option of every command can stand here by its long name; what is typed counts over it.
        {
          "$schema": "./\(schema)",

          // What is read where no path is named: \(layout(of: project)), \(contents(of: project)).
          "sources": [\(ScriptText.quoted(project.sources))],

          // What is left out of it, wherever it stands; a path such as Sources/Legacy counts from this folder. "include" reads
          // nothing but what it names. Demos and samples beside an app are left out anyway.
          // "exclude": ["Generated", "*.pb.swift"],

          // The app's name.
          "title": \(ScriptText.quoted(project.title)),

          // Where file names on pages lead. \(remote(of: project))
          \(host(of: project).map { "\"source-url\": \(ScriptText.quoted($0))," } ?? "// \"source-url\": \"github:owner/name\",")

          "build": {
            "output": "navdocs-site",
            // A folder of Markdown that becomes part of the site.\(articles(of: project))
            // "articles": "\(ArticleLoader.defaultName)",
          },

          "check": {
            // Let warnings fail as errors do.
            // "strict": true,
            // What was there before is left out: 'navdocs check --write-baseline navdocs-baseline.json'.
            // "baseline": "navdocs-baseline.json",
          },

          // How much a rule matters: off, info, warning or error. 'navdocs rules' lists them.
          "rules": {
            // "inferred-transition": "info",
          },

          // The same for some paths alone.
          "paths": [
            // { "paths": ["Legacy", "**/Generated/*.swift"], "rules": { "dead-end-cover": "off" } },
          ],
        }

        """
    }

    private static func layout(of project: Project) -> String {
        switch project.layout {
        case .xcode(let name): "beside the Xcode project \(plain(name))"
        case .package: "a Swift package"
        case .plain: "a folder"
        }
    }

    private static func contents(of project: Project) -> String {
        let files = Words.count(project.files, "Swift file")
        let systems = project.systems.map(\.title)
        guard !systems.isEmpty else { return "\(files) without any navigation that is known" }
        return "\(files) with \(systems.joined(separator: ", "))"
    }

    private static func remote(of project: Project) -> String {
        guard let remote = project.remote else { return "There is no Git remote that tells." }
        return "The Git remote is \(plain(remote.server))/\(plain(remote.repository))."
    }

    private static func host(of project: Project) -> String? {
        project.remote.flatMap { SourceHost(server: $0.server) }.map(\.rawValue)
    }

    private static func articles(of project: Project) -> String {
        project.hasArticles ? " This one is found without being named." : ""
    }

    /// A text that ends no comment.
    private static func plain(_ text: String) -> String { TerminalText.escaped(text) }
}
