import Arguments
import Platform
import Extractor

/// `navdocs rules`: what `navdocs check` looks for.
struct RulesCommand: Command {
    static let syntax = CommandSyntax(
        name: "rules", summary: "List the rules of 'navdocs check' with their levels.",
        discussion: ["Run 'navdocs explain RULE' for more about a rule."],
        examples: ["navdocs rules": "List every rule with its level, and show which findings --fix can fix."])

    init(_ arguments: ParsedArguments, among _: CommandTable) throws(UsageError) {}

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        let rules = Rules.descriptions
        let widest = rules.map(\.id.count).max() ?? 0
        let lines = rules.map { rule in
            let level = rule.level + String(repeating: " ", count: 8 - rule.level.count)
            let id = rule.id + String(repeating: " ", count: widest + 1 - rule.id.count)
            return level + id + rule.summary + (rule.isFixable ? " (--fix)" : "")
        }
        try console.output(lines.joined(separator: "\n") + "\n")
        return .done
    }
}
