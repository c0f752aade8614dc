import Facts
import Linking
import Presentation
import Types
import ViewControllers

/// A call that triggers a route.
struct XCoordinatorTrigger {
    let site: CallSite
    let route: NamedCase
    /// The coordinators that it may be triggered on.
    let coordinators: [XCoordinatorTypes.Coordinator]
    /// What the router's own routes become, where it hands them on.
    let redirected: TypeID?
    /// Whether the sources leave open which coordinator it is.
    let isOpen: Bool
    /// The functions that hand the route on, outermost first.
    let through: [CodeReference]
}

/// Finds the calls that trigger routes, also through functions that are handed one.
struct XCoordinatorTriggers {
    private(set) var found: [XCoordinatorTrigger] = []
    private(set) var notUnderstood: [UnresolvedCode] = []
    /// By the coordinator and the name of the route.
    private(set) var byRoute: [TypeID: [String: [Int]]] = [:]
    private let values: XCoordinatorValues
    private var types: XCoordinatorTypes { values.types }
    private var context: LinkingContext { types.context }
    private var table: TypeTable { context.table }

    private struct Candidate {
        let site: CallSite
        let route: Expression
        let receiver: (all: [XCoordinatorTypes.Coordinator], route: TypeID?, isOpen: Bool)
        let through: [CodeReference]
    }

    init(_ values: XCoordinatorValues) {
        self.values = values
        for name in XCoordinatorNames.triggers {
            for site in values.callers.code.sites(named: name) { add(site) }
        }
        for index in found.indices {
            for coordinator in found[index].coordinators {
                byRoute[coordinator.type, default: [:]][found[index].route.name, default: []].append(index)
            }
        }
    }

    private mutating func add(_ site: CallSite) {
        let argument =
            site.call.argument("for") ?? site.call.arguments.first { $0.label == nil && !$0.isClosure }?.value
        guard let argument, site.call.name != "registerInteractiveTransition" || site.call.argument("for") != nil,
            !isOwn(site), !isTransition(site.call)
        else { return }
        var receiver: Expression?
        if case .member(let base, _) = site.call.callee { receiver = base }
        var visited: Set<FunctionID> = []
        var queue = [
            Candidate(
                site: site, route: argument, receiver: values.coordinators(of: receiver, in: site.scope), through: [])
        ]
        var position = 0
        while position < queue.count {
            queue += follow(queue[position], &visited)
            position += 1
        }
    }

    /// Whether a call runs a function of the app's that only has such a name.
    private func isOwn(_ site: CallSite) -> Bool {
        guard let function = context.function(of: site.call, in: site.scope), let owner = table.owner(of: function)
        else {
            return false
        }
        return !table[owner].isExternal && table[owner].module != XCoordinatorNames.module
    }

    /// Whether a call makes a transition that triggers a route, and triggers none itself.
    private func isTransition(_ call: CallFacts) -> Bool {
        switch call.callee {
        case .implicitMember: true
        case .member(let owner, _):
            TypeName(reading: owner).map { XCoordinatorNames.transitionTypes.contains($0.last) } ?? false
        default: false
        }
    }

    /// Takes the routes that a call triggers, and gives the calls that hand it others.
    private mutating func follow(_ candidate: Candidate, _ visited: inout Set<FunctionID>) -> [Candidate] {
        let named = NamedCase.all(in: candidate.route, candidate.site.scope)
        for route in named.cases { add(route, candidate) }
        var next: [Candidate] = []
        if !named.parameters.isEmpty, let function = candidate.site.scope.function,
            visited.insert(function).inserted
        {
            let facts = table.function(function)
            for caller in values.callers.callers(of: function, as: nil) {
                for parameter in named.parameters {
                    guard let argument = facts.argument(parameter, in: caller.site.call) else { continue }
                    next.append(
                        Candidate(
                            site: caller.site, route: argument, receiver: candidate.receiver,
                            through: [.function(function)] + candidate.through))
                }
            }
        }
        let isLost = named.isOpen || !named.parameters.isEmpty && next.isEmpty
        if isLost, candidate.receiver.route != nil || !candidate.receiver.all.isEmpty {
            notUnderstood.append(
                UnresolvedCode(
                    text: candidate.site.call.text, reason: "the route is chosen at run time",
                    help: "write the route in the call that triggers it", location: candidate.site.call.location))
        }
        return next
    }

    private mutating func add(_ route: NamedCase, _ candidate: Candidate) {
        var (all, enumeration, isOpen) = candidate.receiver
        if all.isEmpty, enumeration == nil {
            // Nothing tells the receiver: the route's own enum does, or its name, if one enum has it.
            let owner = route.owner.flatMap { context.find($0, in: candidate.site.scope) }
            let enums = owner.map { [$0] } ?? types.byRoute.keys.filter { context.isCase(route.name, of: $0) }
            guard enums.count == 1 else { return }
            enumeration = enums[0]
            all = types.byRoute[enums[0]] ?? []
            isOpen = owner == nil || all.count > 1
        }
        all = all.filter { context.isCase(route.name, of: $0.route) }
        let redirected = enumeration.flatMap { types.redirections[$0] == nil ? nil : $0 }
        guard !all.isEmpty || redirected != nil else {
            notUnderstood.append(
                UnresolvedCode(
                    text: candidate.site.call.text, reason: "no coordinator with this route was found",
                    help: "declare the router with a coordinator's route type, as in `StrongRouter<HomeRoute>`",
                    location: candidate.site.call.location))
            return
        }
        found.append(
            XCoordinatorTrigger(
                site: candidate.site, route: route, coordinators: all, redirected: redirected, isOpen: isOpen,
                through: candidate.through))
    }
}
