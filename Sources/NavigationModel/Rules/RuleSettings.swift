/// How much the findings of each rule matter, where the user says otherwise than the rule.
package struct RuleSettings: Hashable, Sendable {
    package enum Level: String, Sendable, CaseIterable {
        case off, info, warning, error

        /// Nil where it is off.
        var severity: Severity? { Severity(rawValue: rawValue) }
    }

    /// Levels by the rules' ids.
    package typealias Levels = [String: Level]

    /// The levels in what lies below some paths.
    package struct PathLevels: Hashable, Sendable {
        package var patterns: [PathPattern]
        package var levels: Levels

        package init(patterns: [PathPattern] = [], levels: Levels = [:]) {
            self.patterns = patterns
            self.levels = levels
        }
    }

    /// Where the sources lie, as seen from the folder that patterns are relative to.
    package enum Root: Hashable, Sendable {
        /// Below the folder at this path, which is empty for the folder itself.
        case inside(String)
        /// Around the folder, which lies below it at this path.
        case around(String)
    }

    /// What counts over all else.
    private let asked: Levels
    private var general: Levels = [:]
    /// The last one that matches counts.
    private var byPath: [PathLevels] = []
    private var root = Root.inside("")

    /// - Parameter asked: what counts over all that a configuration says.
    package init(_ asked: Levels = [:]) { self.asked = asked }

    /// The same with what a configuration says besides.
    /// - Parameter root: where the sources lie.
    package func configured(_ general: Levels, _ byPath: [PathLevels], root: Root) -> RuleSettings {
        var settings = self
        (settings.general, settings.byPath, settings.root) = (general, byPath, root)
        return settings
    }

    /// Whether a rule is looked at in any file.
    package func isOn(_ rule: RuleDescription) -> Bool {
        severity(of: rule) != nil
            || (asked[rule.id] == nil && byPath.contains { $0.levels[rule.id].map { $0 != .off } ?? false })
    }

    /// How much a rule's findings matter; nil where it is off.
    /// - Parameter file: relative to the sources' root; nil for what stands in none of them.
    package func severity(of rule: RuleDescription, in file: String? = nil) -> Severity? {
        level(of: rule.id, in: file).map(\.severity) ?? rule.severity
    }

    private func level(of id: String, in file: String?) -> Level? {
        if let level = asked[id] { return level }
        if let path = file.flatMap(seen),
            let entry = byPath.last(where: { entry in
                entry.levels[id] != nil && entry.patterns.contains { $0.matches(path) }
            })
        {
            return entry.levels[id]
        }
        return general[id]
    }

    /// A file as patterns see it; nil where it lies outside of what they speak of.
    private func seen(_ file: String) -> String? {
        switch root {
        case .inside(let path): return path.isEmpty ? file : "\(path)/\(file)"
        case .around(let path): return file.hasPrefix("\(path)/") ? String(file.dropFirst(path.count + 1)) : nil
        }
    }
}
