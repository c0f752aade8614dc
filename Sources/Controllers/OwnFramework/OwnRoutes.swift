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
    private var context: LinkingContext { callers.context }
    private var table: TypeTable { callers.table }

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
        guard let function = context.function(of: call, in: scope), !table.function(function).isInitializer,
            let owner = table.owner(of: function), isTaken(call, by: function, of: owner),
            !made.shown.verbs.containers.contains(owner)
        else { return FollowedFunctions([]) }
        guard table[owner].kind == .protocol, case .member(let base, _) = call.callee, base != .instance else {
            return FollowedFunctions([function])
        }
        let known = Set(callers.values.shown(by: base, in: scope).compactMap(\.type)).filter {
            table[$0].kind != .protocol && !table[$0].isStandIn
        }
        let all =
            known.isEmpty
            ? callers.values.implementations(of: function, by: call, in: scope)
            : table.sorted(known).compactMap { callers.values.implementation(of: function, in: $0) }
        guard all.count <= UIKitValues.most else {
            return FollowedFunctions([], reason: "\(all.count) possible types were found for \(table.name(of: owner))")
        }
        return FollowedFunctions(all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }

    /// Whether a call hands a function all that it asks for, or a protocol of its type adds what the call leaves out.
    private func isTaken(_ call: CallFacts, by function: FunctionID, of owner: TypeID) -> Bool {
        let name = table.function(function).name
        let added = context.conformances.ancestors(of: owner).filter { table[$0].kind == .protocol }
            .flatMap { table[$0].functions[name] ?? [] }
        return ([function] + added).map(table.function).contains { facts in
            facts.takes(call) && facts.parameters.count { $0.defaultValue == nil } <= call.arguments.count
        }
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
