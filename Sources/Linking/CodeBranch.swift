import Facts
import Types

/// Which of the statements of a function a call is among: those of a branch run only where no other branch does.
package struct CodeBranch {
    /// What holds and what does not, in the function it stands in.
    package let conditions: [PatternFacts]
    private let body: BodyID?
    /// The lists of statements around it, innermost first, each with the statement that leads on to it.
    private let blocks: [(number: Int, position: Int, facts: BlockFacts)]

    /// The branch that a call stands in.
    package init(_ site: CallSite) {
        conditions = site.call.conditions
        body = site.scope.id
        var blocks: [(number: Int, position: Int, facts: BlockFacts)] = []
        var next = site.call.statement
        let all = site.scope.body.blocks
        while next.block > 0, all.indices.contains(next.block - 1) {
            let facts = all[next.block - 1]
            blocks.append((next.block, next.position, facts))
            next = facts.around
        }
        self.blocks = blocks
    }

    /// Whether it stands inside of an `if` or another statement that may leave it out.
    package var isConditional: Bool { blocks.contains { !$0.facts.isBody } }

    /// Whether an `if` decides whether it runs where other code of the same body does.
    package func isLeftOut(beside other: CodeBranch) -> Bool {
        guard body == other.body else { return false }
        let shared = zip(blocks.reversed(), other.blocks.reversed()).prefix { $0.number == $1.number }
        return blocks.dropLast(shared.count).contains { $0.facts.isChosen }
    }

    /// Whether code never runs together with other code that is reached in the same way.
    package func excludes(_ other: CodeBranch) -> Bool {
        if conditions.contains(where: { own in other.conditions.contains { own.excludes($0) } }) { return true }
        guard body == other.body else { return false }
        let shared = zip(blocks.reversed(), other.blocks.reversed()).prefix { $0.number == $1.number }
        guard let last = shared.last else { return false }
        let own = blocks.dropLast(shared.count)
        let others = other.blocks.dropLast(shared.count)
        if last.0.position == last.1.position {
            // Two arms of one statement.
            guard let first = own.last, let second = others.last else { return false }
            return !first.facts.isBody && !second.facts.isBody
        }
        // What leaves the function, before the other comes.
        let earlier = last.0.position < last.1.position ? own : others
        return earlier.reversed().prefix { !$0.facts.isBody }.contains { $0.facts.leaves }
    }
}

extension PatternFacts {
    /// Whether another cannot hold at the same time.
    fileprivate func excludes(_ other: PatternFacts) -> Bool {
        guard subject == other.subject else { return false }
        if cases == other.cases, pattern == other.pattern { return isExcluded != other.isExcluded }
        guard !isExcluded, !other.isExcluded, let own = choices, let others = other.choices else { return false }
        return own.isDisjoint(with: others)
    }
}

extension CallSite {
    /// Whether an earlier statement of its body has always been run before it.
    package func isReached(after earlier: CallFacts) -> Bool {
        let blocks = scope.body.blocks
        var next = call.statement
        while true {
            if earlier.statement.block == next.block { return earlier.statement.position < next.position }
            guard next.block > 0, blocks.indices.contains(next.block - 1) else { return false }
            next = blocks[next.block - 1].around
        }
    }
}

extension CasePattern {
    /// The cases that lead to a name that a pattern binds, and which of the last one's values that is.
    package func way(to name: String) -> (names: [String], position: Int)? {
        guard case .named(let own, _, let values) = self else { return nil }
        for (position, value) in values.enumerated() {
            if case .binding(name) = value { return ([own], position) }
            if let inner = value.way(to: name) { return ([own] + inner.names, inner.position) }
        }
        return nil
    }
}
