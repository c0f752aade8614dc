import Base
import Facts
import Presentation
import Types

/// Functions that show something for each case that they are handed, in the style that they are handed.
extension UIKitPresentations {
    /// Where a call doesn't say which of more things than these it asks for, it would lead to all of the app.
    private static var mostCases: Int { 20 }

    /// The calls of a function that hand in a case for which it shows something; nil where not all of them say which of a few.
    /// - Parameter alternatives: how many things the function may show.
    mutating func chosen(
        _ part: UIKitShown, in function: FunctionID, from candidate: UIKitCandidate, among alternatives: Int
    ) -> [UIKitCandidate]? {
        let facts = table.function(function)
        let ways = ways(of: candidate)
        let all = callers.callers(of: function, as: nil)
        guard !all.isEmpty, let owner = table.owner(of: function) else { return nil }
        var found: [UIKitCandidate] = []
        for caller in all {
            guard let choice = callers.choices.left(of: part.conditions, in: facts, by: caller.site) else { continue }
            guard choice.isDecided, !choice.leavesTypeOpen else {
                if alternatives <= Self.mostCases { return nil }
                tellUndecided(caller.site)
                continue
            }
            for way in ways {
                let asked = candidate.conditions + way.conditions
                guard let others = callers.choices.left(of: asked, in: facts, by: caller.site) else { continue }
                var next = UIKitCandidate(
                    site: caller.site, expression: .call(caller.site.index), means: way.means, receiver: nil,
                    isInferred: candidate.isInferred || caller.isOpen, wrapper: candidate.wrapper,
                    conditions: others.conditions)
                next.part = part
                next.part?.conditions = choice.conditions
                next.alternatives = alternatives
                next.style = way.style.flatMap { $0.handed(to: facts, by: caller.site, in: context) }
                next.route = candidate.route
                if next.route == nil, let name = choice.chosen, let parameter = part.conditions.first?.subject {
                    next.route = UIKitRoute(owner: owner, function: function, parameter: parameter, name: name)
                }
                found.append(next)
            }
        }
        return found
    }

    /// Of many things that a function may show, it isn't told which a call asks for.
    private mutating func tellUndecided(_ site: CallSite) {
        guard undecided.insert(site.call.location).inserted else { return }
        notUnderstood.append(
            UnresolvedCode(
                text: site.call.text, reason: "the case that decides what is shown is chosen at run time",
                help: "pass the case where the function is called", location: site.call.location))
    }

    // MARK: Styles

    /// What the function around a call is handed that decides in which style something is presented there:
    /// `func present(module: UIViewController, style: UIModalPresentationStyle = .fullScreen)`.
    private func handed(decidingStyleOf candidate: UIKitCandidate) -> Expression? {
        guard candidate.means == .modal else { return nil }
        if let style = candidate.style { return style.isHanded ? style : nil }
        return styles.handed(
            decidingStyleOf: candidate.expression, by: candidate.site.call, in: candidate.site.scope)
    }

    /// How callers show what they hand in, and what has to hold for it of what else they do.
    struct Way {
        let means: UIKitCall.Means
        var conditions: [PatternFacts] = []
        /// What says the style, where callers hand that in.
        var style: Expression?
    }

    func ways(of candidate: UIKitCandidate) -> [Way] {
        guard candidate.means == .modal, candidate.style == nil,
            let decided = styles.decided(
                of: candidate.expression, by: candidate.site.call, in: candidate.site.scope)
        else {
            let sometimes =
                candidate.means == .modal && candidate.style == nil
                ? styles.sometimes(
                    of: candidate.expression, by: candidate.site.call, in: candidate.site.scope) : nil
            if let sometimes { return [Way(means: .modal)] + sometimes.map { Way(means: .style($0)) } }
            return [Way(means: means(of: candidate), style: handed(decidingStyleOf: candidate))]
        }
        let first =
            decided.style.map { Way(means: .style($0), conditions: decided.conditions) }
            ?? Way(means: .modal, conditions: decided.conditions, style: decided.value)
        return [first, Way(means: .modal, conditions: decided.conditions.map(\.opposite))]
    }
}
