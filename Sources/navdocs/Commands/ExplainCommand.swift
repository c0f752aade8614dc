import NavigationModel
import Platform

/// `navdocs explain`: one rule, with code that is wrong and code that is right.
struct ExplainCommand: Command {
    static let syntax = CommandSyntax(
        name: "explain", summary: "Explain a rule, with wrong and right code.",
        operands: CommandSyntax.Operands(
            placeholder: "RULE", limit: 1, completion: .rules,
            summary: "The rule's id, as 'navdocs rules' lists it."),
        examples: ["navdocs explain dead-end-cover": "What is wrong about a cover without a way out."])

    private let rule: RuleDescription

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let id = arguments.operands.first else {
            throw .conflict("no rule is named", advice: "see 'navdocs rules' for what there is")
        }
        rule = try RuleChoice.description(of: id)
    }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        try console.output("# \(rule.id)\n\n\(rule.explanation)\n")
        return .done
    }
}
