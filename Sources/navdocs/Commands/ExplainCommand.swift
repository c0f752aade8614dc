import Arguments
import NavigationModel
import Platform

/// `navdocs explain`: one rule, with code that is wrong and code that is right.
struct ExplainCommand: Command {
    static let syntax = CommandSyntax(
        name: "explain", summary: "Explain a rule, with examples of wrong and right code.",
        operands: CommandSyntax.Operands(
            placeholder: "RULE", limit: 1, isList: false, completion: .rules,
            summary: "The rule to explain. 'navdocs rules' lists all rules."),
        examples: [
            "navdocs explain dead-end-cover": "Explain what is wrong with a full-screen cover that can't be dismissed."
        ])

    private let rule: RuleDescription

    init(_ arguments: ParsedArguments, among _: CommandTable) throws(UsageError) {
        guard let id = arguments.operands.first else {
            throw .conflict("the rule is missing", advice: "'navdocs rules' lists the rules")
        }
        rule = try RuleChoice.description(of: id)
    }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        try console.output("# \(rule.id)\n\n\(rule.explanation)\n")
        return .done
    }
}
