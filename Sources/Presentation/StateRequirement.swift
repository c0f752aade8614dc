import Facts
import Types

/// What a state must be for a screen to be there: `isSignedIn`, `!isSignedIn`, `user != nil`.
struct StateRequirement {
    /// What a state can be that is true or not, or there or not.
    enum Value {
        case yes
        case no

        var opposite: Value { self == .yes ? .no : .yes }
    }

    let slots: Set<StateProperty>
    /// What they may be; both in an `else` behind several conditions, any of which may fail.
    let allowed: Set<Value>

    init(_ slots: Set<StateProperty>, _ allowed: Set<Value>) {
        self.slots = slots
        self.allowed = allowed
    }
}

extension StateRequirement.Value {
    /// What a pattern asks for; nil for one that looks at more than that.
    init?(_ patterns: [CasePattern]) {
        guard patterns.count == 1 else { return nil }
        switch patterns[0] {
        case .literal("true"), .some: self = .yes
        case .literal("false"), .literal("nil"): self = .no
        default: return nil
        }
    }

    /// What a value is that a state is set to; nil where only a run tells.
    init?(_ value: Expression) {
        switch value {
        case .constant("true"): self = .yes
        case .constant("false"), .constant("nil"), .implicitMember("none"): self = .no
        default: return nil
        }
    }
}

extension PresentationIndex {
    /// What the states must be for each arm of a choice to be there, as far as one state decides alone.
    func requirements(ofArmsOf choice: Expression, in scope: Scope) -> [StateRequirement?] {
        guard case .match(let subject, let arms) = choice else {
            return (choice.alternatives ?? []).map { _ in nil }
        }
        let slots = slots.slots(of: subject, in: scope)
        let first = arms.first.flatMap { StateRequirement.Value($0.patterns) }
        return arms.map { arm in
            guard !slots.isEmpty, slots.contains(where: isKept), let first else { return nil }
            if let value = StateRequirement.Value(arm.patterns) { return StateRequirement(slots, [value]) }
            guard arm.patterns == [.any] else { return nil }
            return StateRequirement(slots, arms[0].isLimited ? [first, first.opposite] : [first.opposite])
        }
    }

    /// Whether a property keeps a state that code changes: of a class, or one that a view keeps.
    private func isKept(_ slot: StateProperty) -> Bool {
        guard let property = slots.property(of: slot) else { return false }
        return context.table[slot.owner].kind == .class
            || property.attributes.contains { context.table.traits.all.stateAttributes.contains($0.name) }
    }
}
