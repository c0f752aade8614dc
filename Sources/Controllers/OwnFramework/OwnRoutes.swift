import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types
import ViewControllers

/// What an address leads to in a framework of the app's own: flows hand a route on to one another, to their state machines, and
/// to those who listen to what they publish.
struct OwnRoutes: FollowedCode {
    private let made: OwnCoordinators
    private let triggers: OwnTriggers
    private let events: OwnEvents
    private let callers: UIKitCallers
    private let byPlace: [RelativeLocation: [HandlerAnswer.Step]]

    init(_ made: OwnCoordinators, _ triggers: OwnTriggers, _ events: OwnEvents, _ callers: UIKitCallers) {
        self.made = made
        self.triggers = triggers
        self.events = events
        self.callers = callers
        var byPlace: [RelativeLocation: [HandlerAnswer.Step]] = [:]
        for (index, name) in made.names {
            let presentation = made.shown.found[index]
            let call = presentation.site.call
            for style in presentation.styles {
                let shown = ShownDestination(
                    coordinator: presentation.site.holder, destination: name, style: style,
                    isInferred: presentation.isInferred, targets: presentation.targets, platforms: call.platforms)
                if let step = HandlerAnswer.Step(shown, at: call.location) {
                    byPlace[call.location, default: []].append(step)
                }
            }
        }
        self.byPlace = byPlace
    }

    func steps(at location: RelativeLocation) -> [HandlerAnswer.Step] { byPlace[location] ?? [] }

    func functions(runBy call: CallFacts, in scope: Scope) -> FollowedFunctions {
        callers.functions(
            runBy: call, in: scope, besides: made.shown.verbs.containers, atMost: UIKitValues.most)
    }

    func closures(runBy call: CallFacts, in scope: Scope, from states: Set<String>?) -> [FollowedClosure] {
        guard let type = scope.type, let value = call.arguments.first?.value else { return [] }
        if call.name == "send" {
            return (triggers.listeners[type] ?? []).map { FollowedClosure($0, handed: value, isEvent: false) }
        }
        return events.closures(runBy: call, of: type, from: states).map {
            FollowedClosure($0.taker, calls: $0.calls, handed: value, isEvent: true, states: $0.states)
        }
    }

    func isLater(_ call: CallFacts, in scope: Scope) -> Bool { made.isLater(closureOf: call, in: scope) }
}
