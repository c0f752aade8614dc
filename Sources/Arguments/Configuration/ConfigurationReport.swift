import NavigationModel
import Platform

/// What is in force, and who says so, as `navdocs config` prints it.
package struct ConfigurationReport {
    private typealias Row = (name: String, value: String, origin: String)

    private var blocks: [(title: String, rows: [Row])] = []
    private let head: String

    /// - Parameters:
    ///   - arguments: of each command.
    ///   - rules: every rule there is.
    ///   - current: the folder the user is in.
    package init(
        _ commands: [(syntax: CommandSyntax, arguments: ParsedArguments)], rules: [RuleDescription],
        in current: FilePath
    ) {
        let configuration = commands.first?.arguments.configuration ?? Configuration()
        let file = configuration.file?.relative(to: current).text
        head = file ?? "no \(ConfigurationFile.name) was found; these are the defaults"
        for (syntax, arguments) in commands {
            blocks.append((syntax.command, Self.rows(of: syntax, arguments)))
        }
        blocks.append(("rules", Self.levels(of: rules, in: configuration, file: file ?? "")))
        let own = configuration.named.filter { !$0.isRepeated && $0.key != "paths" }
            .sorted { $0.line < $1.line }.map { entry -> Row in
                let value = entry.says.map { "\(entry.text): \($0)" } ?? entry.text
                return (entry.key, value, "\(file ?? ""):\(entry.line)")
            }
        if !own.isEmpty { blocks.append(("your own code", own)) }
        let paths = configuration.paths.flatMap { entry in
            entry.levels.sorted { $0.key < $1.key }.map { rule, level -> Row in
                (rule, level.rawValue, entry.patterns.map(\.text).joined(separator: ", "))
            }
        }
        if !paths.isEmpty { blocks.append(("rules for some paths", paths)) }
    }

    /// The lines, in columns.
    package var text: String {
        let rows = blocks.flatMap(\.rows)
        let names = rows.map(\.name.count).max() ?? 0
        let origins = rows.map(\.origin.count).max() ?? 0
        var lines = [head]
        for block in blocks {
            lines += ["", block.title]
            lines += block.rows.map { row in
                "  \(row.name.padded(to: names))  \(row.origin.padded(to: origins))  \(row.value)"
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func rows(of syntax: CommandSyntax, _ arguments: ParsedArguments) -> [Row] {
        var rows: [Row] = []
        if syntax.operands?.areSources == true {
            let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
            rows.append(("sources", paths.joined(separator: ", "), text(of: arguments.operandsOrigin)))
        }
        for option in syntax.options {
            guard let key = option.key else { continue }
            let origin = text(of: arguments.origin(of: option))
            guard option.takesValue else {
                rows.append((key, "\(option.isRaised(by: true) == arguments.has(option))", origin))
                continue
            }
            let values = arguments.values(of: option)
            let value = values.isEmpty ? option.standard ?? "none" : values.joined(separator: ", ")
            rows.append((key, value, origin))
        }
        return rows
    }

    private static func levels(
        of rules: [RuleDescription], in configuration: Configuration, file: String
    ) -> [Row] {
        rules.map { rule in
            let level = configuration.rules[rule.id]?.rawValue ?? rule.level
            let line = configuration.ruleLines[rule.id]
            return (rule.id, level, line.map { "\(file):\($0)" } ?? text(of: nil))
        }
    }

    private static func text(of origin: ParsedArguments.Origin?) -> String {
        switch origin {
        case .typed?: "command line"
        case .configuration(let file, let line)?: "\(file):\(line)"
        case nil: "default"
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
