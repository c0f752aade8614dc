import Base
import Facts

extension TargetResolver {
    /// What a choice builds.
    func chosen(by choice: Expression, _ scope: Scope) -> Targets {
        let all = outcomes(of: choice).map { targets(of: $0, in: scope) }
        // What shows nothing in one case is no target beside what is shown in another.
        let shown = all.filter { $0.targets.isEmpty || !$0.targets.allSatisfy { $0.isEmptyView(traits) } }
        return Targets(union: shown.isEmpty ? all : shown)
    }

    /// What a choice comes to, also by way of further ones: each `else if` stands in the one before.
    private func outcomes(of choice: Expression) -> [Expression] {
        var found: [Expression] = []
        var waiting = [choice]
        while let next = waiting.popLast() {
            switch next {
            case .branch: waiting += (next.alternatives ?? []).reversed()
            case .match(let subject, let arms): waiting += shown(arms, of: subject).reversed()
            default: found.append(next)
            }
        }
        return found
    }

    /// What a choice shows; not what only stands in for a list while that has nothing in it: `if birds.isEmpty { Hint() }`.
    private func shown(_ arms: [MatchArm], of subject: Expression) -> [Expression] {
        guard case .member(_, "isEmpty") = subject else { return arms.map(\.value) }
        let isNegated = arms.contains { $0.patterns == [.literal("false")] }
        let full = arms.filter {
            isNegated ? $0.patterns == [.literal("false")] : $0.patterns != [.literal("true")]
        }
        return (full.isEmpty ? arms : full).map(\.value)
    }
}
