import Facts
import Types

/// What is shown on the ways that are followed from a piece of code, and what could not be followed.
struct FollowedSteps {
    /// A call on the way.
    struct Hop: Hashable {
        let call: CallID
        /// Whether what comes after it is run by whoever listens to what it publishes.
        var isPublished = false
    }

    /// Something that is shown on the way.
    struct Step {
        /// What the address is called, where the way tells.
        var name: String?
        /// The calls that lead to it, the one that shows it last.
        var path: [Hop]
        let step: HandlerAnswer.Step
    }

    var steps: [Step] = []
    var notUnderstood: [UnresolvedCode] = []

    /// Adds what comes behind a call.
    mutating func add(_ other: FollowedSteps, behind hop: Hop? = nil, named name: String? = nil) {
        steps += other.steps.map { step in
            var step = step
            step.name = step.name ?? name
            if let hop { step.path.insert(hop, at: 0) }
            return step
        }
        notUnderstood += other.notUnderstood
    }
}

extension HandlerAnswer.Step {
    /// The steps with each behind the one that shows what is asked for it, where code fills something before it shows it.
    static func inOrder(_ steps: [Self]) -> [Self] {
        var rest = steps
        var found: [Self] = []
        while let first = rest.first {
            let isOpen = found.contains { $0.shows(first.hop.coordinator) }
            let before =
                isOpen
                ? nil
                : rest.firstIndex { step in
                    step.hop.coordinator != first.hop.coordinator && step.shows(first.hop.coordinator)
                }
            found.append(rest.remove(at: before ?? 0))
        }
        return found
    }

    /// Whether two ways show the same destinations, in whatever style.
    static func leadSame(_ one: [Self], _ other: [Self]) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { $0.hop.isSamePlace(as: $1.hop) }
    }

    fileprivate func shows(_ type: TypeID) -> Bool {
        hop.shown.targets?.contains(.declared(type)) ?? false
    }
}

extension [HandlerAnswer.Step] {
    /// How many of them fill what the one before them shows: that is how something begins that was not there before.
    var filled: Int {
        zip(self, dropFirst()).count { $0.shows($1.hop.coordinator) && $1.hop.shown.style == .root }
    }
}
