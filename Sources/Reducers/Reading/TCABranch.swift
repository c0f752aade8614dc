import Facts
import Types

/// Which of the statements of an answer a call is among: those of a branch run only where no other branch does.
struct TCABranch {
    /// What holds and what does not, in the function it stands in.
    let conditions: [PatternFacts]
    private let body: BodyID?
    private let block: Int
    /// The lists of statements around its own, as far as calls behind it tell.
    private let around: Set<Int>
    /// Whether it is among those that run whenever its conditions hold.
    private let isWhole: Bool

    init(_ site: CallSite) {
        let calls = site.scope.body.calls
        conditions = site.call.conditions
        body = site.scope.id
        // What runs in an effect belongs to the statement that makes the effect.
        var outer = site.call
        while let closure = outer.closure, calls[closure.call].conditions == outer.conditions, !conditions.isEmpty {
            outer = calls[closure.call]
        }
        let block = outer.statement.block
        let alike = calls.filter { $0.conditions == outer.conditions && $0.statement.block > 0 }
        self.block = block
        isWhole = alike.allSatisfy { $0.statement.block >= block }
        around = Set(alike.filter { $0.index > outer.index && $0.statement.block < block }.map(\.statement.block))
    }

    /// Whether code never runs together with other code of the same answer.
    func excludes(_ other: TCABranch) -> Bool {
        if conditions.contains(where: { own in other.conditions.contains { own.excludes($0) } }) { return true }
        guard body == other.body, !isWhole, !other.isWhole, block != other.block else { return false }
        return !around.contains(other.block) && !other.around.contains(block)
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
