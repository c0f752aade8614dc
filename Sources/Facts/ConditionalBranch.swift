/// A branch of an `#if` among the members of a type.
package struct ConditionalBranch: Hashable, Sendable {
    /// The number of the `#if` among those of the type, in the order of the code.
    package var block: Int
    /// The number of the branch in it.
    package var clause: Int

    package init(block: Int, clause: Int) {
        self.block = block
        self.clause = clause
    }

    /// Whether code in some branches is never compiled together with code in others, whatever the conditions say.
    package static func areExclusive(_ first: [ConditionalBranch], _ second: [ConditionalBranch]) -> Bool {
        first.contains { branch in second.contains { $0.block == branch.block && $0.clause != branch.clause } }
    }
}
