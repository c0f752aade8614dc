import Facts
import Presentation
import Types
import ViewControllers

/// Properties whose changes show something: who sets one sets that off.
///
/// ```swift
/// private var step = Step.start { didSet { update(for: step) } }
///
/// @Published private var step = Step.start
/// $step.sink { [weak self] step in self?.update(for: step) }
/// ```
extension UIKitTriggers {
    /// A property that code runs for when it changes.
    private struct Observed {
        let owner: TypeID
        let name: String
        /// What conditions on the new value are told by.
        let subject: String
    }

    /// Goes on from code that runs when a property changes to where that is set.
    func setters(observedBy step: Step, _ followed: inout Followed) -> [Step] {
        guard !step.isSet, let observed = observed(by: step.site),
            followed.insert(
                StateProperty(owner: observed.owner, name: observed.name), where: step.conditions + step.states)
        else { return [] }
        let own = values.assigned(in: observed.owner)[observed.name] ?? []
        let others = (values.settings[observed.name] ?? []).filter { site in
            guard case .member(.member(let base, _), _) = site.call.callee else { return false }
            return values.isOf(observed.owner, base, in: site.scope)
        }
        let asked = asked(of: observed, by: step)
        return (own + others).compactMap { site in
            guard !isFirst(site, of: observed), let value = site.call.arguments.first?.value,
                let left = callers.choices.left(of: asked, on: observed.subject, base: value, at: site)
            else { return nil }
            var next = Step(
                site: site, through: step.through, type: nil, callee: observed.owner,
                isOpen: step.leavesOpen || !left.isDecided,
                conditions: site.call.conditions + left.conditions + left.handed)
            // What a change sets off changes it again by itself.
            next.isSet = true
            return next
        }
    }

    /// What has to hold of the new value of a property.
    private func asked(of observed: Observed, by step: Step) -> [PatternFacts] {
        let own = (step.states + states(askedBy: step)).filter { $0.subject == observed.name }.map { condition in
            var asked = condition
            asked.subject = observed.subject
            return asked
        }
        return own + step.conditions.filter { $0.subject == observed.subject && !own.contains($0) }
    }

    /// What has to hold of the properties of the object around a step: `switch state { … }`.
    func states(askedBy step: Step) -> [PatternFacts] {
        guard let type = step.site.scope.type else { return [] }
        let facts = step.site.scope.function.map { table.function($0) }
        return step.conditions.compactMap { condition in
            let name = condition.subject.hasPrefix("self.") ? String(condition.subject.dropFirst(5)) : condition.subject
            guard condition.choices != nil, facts?.parameters.contains(where: { $0.name == condition.subject }) != true,
                context.property(name, of: type) != nil
            else { return nil }
            var asked = condition
            asked.subject = name
            return asked
        }
    }

    /// Whether an assignment gives a property what it has first, or stands in what runs when the property changes.
    private func isFirst(_ site: CallSite, of observed: Observed) -> Bool {
        if let property = site.scope.property { return table.property(property).name == observed.name }
        guard site.call.closure == nil, let function = site.scope.function else { return false }
        return table.function(function).isInitializer && table.owner(of: function) == observed.owner
    }

    /// The property that a call is run for when that changes: it stands in what observes it.
    private func observed(by site: CallSite) -> Observed? {
        if let property = site.scope.property {
            guard let owner = table.owner(of: property), !table[owner].isExternal else { return nil }
            let name = table.property(property).name
            return Observed(owner: owner, name: name, subject: name)
        }
        for (call, _) in site.scope.calls(around: site.call) {
            guard let published = streams.published(to: call, in: site.scope) else { continue }
            return Observed(
                owner: published.owner, name: published.name,
                subject: PatternFacts.subject(ofParameter: 0, ofClosureHandedTo: call.index))
        }
        return nil
    }
}
