import NavigationModel

/// The commands of the program and the rules they know: what its help, its manual, its completions and its configuration are
/// made of.
package struct CommandList: Sendable {
    /// What the program itself takes.
    package let program: CommandSyntax
    /// The commands that people are told of.
    package let told: [CommandSyntax]
    /// Sorted by id.
    package let rules: [RuleDescription]

    /// - Parameter commands: all of them, in the order of the help.
    package init(of program: CommandSyntax, _ commands: [CommandSyntax], rules: [RuleDescription]) {
        self.program = program
        told = commands.filter(\.isTold)
        self.rules = rules
    }
}
