import Base
import NavigationModel
import Platform

/// What a team says once for every run: the file `.navdocs.json`, described by `Schema/navdocs-config-1.schema.json`.
package struct Configuration: Sendable {
    /// What it says under one key.
    package struct Said: Sendable {
        package let values: [String]
        /// Where each of them stands.
        let places: [ConfigurationNode.Place]
        package let line: Int

        init(values: [String], at places: [ConfigurationNode.Place], line: Int) {
            self.values = values
            self.places = places
            self.line = line
        }

        var isTrue: Bool { values == ["true"] }
    }

    /// Something of the source that it says something about.
    package struct Named: Sendable {
        package enum Subject: Sendable {
            case function(ProjectAnnotations.Function)
            case type(String)
            case files(PathPattern)
        }

        package let subject: Subject
        package let text: String
        package let key: String
        package let line: Int
        /// What it says of that; nil where it only names it.
        var says: String?
        /// Whether another entry tells what is said.
        var isRepeated = false
    }

    /// Absolute; nil where there is none.
    package let file: FilePath?
    /// One that was found and not read, because it is a link out of the repository; absolute.
    var outside: FilePath?
    /// What paths in it are relative to, absolute.
    package let folder: FilePath
    var rules: RuleSettings.Levels = [:]
    /// The lines that say the levels of rules.
    var ruleLines: [String: Int] = [:]
    /// The last one that matches counts.
    var paths: [RuleSettings.PathLevels] = []
    /// What it names of the source.
    package var named: [Named] = []
    /// What it says about the project's own code.
    package var words = ProjectAnnotations()
    /// What is read where no path is named.
    package var sources: Said?
    /// What it says for every command, by the keys of options.
    var shared: [String: Said] = [:]
    /// What it says for one command alone, by its name.
    var commands: [String: [String: Said]] = [:]

    package init(file: FilePath? = nil, folder: FilePath = FilePath("/")) {
        self.file = file
        self.folder = folder
    }

    /// What it says of an option; what it says for the command alone counts over the rest.
    func said(of option: Option, for command: String) -> Said? {
        guard let key = option.key else { return nil }
        return commands[command]?[key] ?? (option.setting == .shared ? shared[key] : nil)
    }

    /// How much the findings of each rule matter.
    /// - Parameters:
    ///   - settings: what counts over what the configuration says.
    ///   - root: where the sources lie, absolute.
    ///   - like: a folder whose place it is taken to have where it lies elsewhere, as a second checkout does.
    package func settings(over settings: RuleSettings, root: FilePath, like: FilePath? = nil) -> RuleSettings {
        settings.configured(rules, paths, root: place(of: root) ?? like.flatMap(place) ?? .inside(""))
    }

    private func place(of root: FilePath) -> RuleSettings.Root? {
        if root.isInside(folder) { return .inside(root.relative(to: folder).text) }
        return folder.isInside(root) ? .around(folder.relative(to: root).text) : nil
    }
}

extension Configuration {
    /// Where it says something, as seen from where the user is.
    func origin(of said: Said, from current: FilePath) -> ParsedArguments.Origin {
        .configuration(file: file?.relative(to: current).text ?? "", line: said.line)
    }

    /// A value as it would be typed where the user is.
    func typed(_ value: String, for option: Option, from current: FilePath) -> String {
        switch option.value {
        case .file where value != "-", .folder where value != "-": path(value, from: current)
        case .version where isThere(value): path(value, from: current)
        default: value
        }
    }

    /// What it says of an option of another command, as it would be typed where the user is.
    package func value(of option: Option, for command: String, from current: FilePath) -> String? {
        said(of: option, for: command)?.values.last.map { typed($0, for: option, from: current) }
    }

    /// Whether something stands at a path in it.
    private func isThere(_ text: String) -> Bool {
        (try? FileStatus(of: Disk.absolute(FilePath(text), from: folder))) != nil
    }

    /// A path in it, as it would be typed where the user is.
    func path(_ text: String, from current: FilePath) -> String {
        guard let whole = try? Disk.absolute(FilePath(text), from: folder) else { return text }
        let path = whole.relative(to: current).text
        return path.isEmpty ? "." : path
    }

    /// What to say of one that was found and not read; nil where there is none.
    package func outsideRemark(from current: FilePath) -> String? {
        guard let name = outside?.relative(to: current).text else { return nil }
        return "\(name) is a symbolic link that points outside the repository, and wasn't followed; "
            + "to read it, use --config \(name)"
    }
}
