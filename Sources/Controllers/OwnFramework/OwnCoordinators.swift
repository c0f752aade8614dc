import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types
import ViewControllers

/// Makes coordinators of the types that show things in the app's own words: what each of their members shows is a destination.
struct OwnCoordinators {
    private(set) var shown: OwnPresentations
    /// The destination that each presentation belongs to; nil for those of views.
    private(set) var names: [Int: String] = [:]
    /// Those that a coordinator shows first, and nothing else does.
    private(set) var opening: Set<Int> = []
    private(set) var linked: [LinkedCoordinator] = []
    private let callers: UIKitCallers
    private let events: OwnEvents
    private var context: LinkingContext { callers.values.context }
    private var table: TypeTable { context.table }
    private var byHolder: [TypeID: [Int]] = [:]
    private var byBody: [BodyID: [Int]] = [:]

    init(_ shown: OwnPresentations, _ callers: UIKitCallers, _ events: OwnEvents) {
        self.shown = shown
        self.callers = callers
        self.events = events
        for (index, presentation) in shown.found.enumerated() {
            if let body = presentation.body { byBody[body, default: []].append(index) }
            if let holder = presentation.site.holder { byHolder[holder, default: []].append(index) }
        }
        settleChildren()
        for type in table.sorted(shown.flows) { link(type) }
    }

    // MARK: Flows on another's container

    private mutating func settleChildren() {
        var settled: [Int: [Style]] = [:]
        for index in shown.found.indices where shown.found[index].isChild {
            settled[index] = openingStyles(of: index)
        }
        shown.settle(settled)
    }

    /// How a flow that is made shows its first screens, as far as what it is made with leaves it open.
    private func openingStyles(of index: Int) -> [Style] {
        guard case .declared(let type)? = shown.found[index].targets.first else { return [.push] }
        let given = given(by: shown.found[index].site)
        let first = initial(of: type, given: given)
        var chosen = first.filter { !isRuledOut(shown.found[$0].site.call.conditions, by: given) }
        if chosen.count < first.count {
            // What is done in the place of what is ruled out: `if isChild { stack.push(screen) } else { stack.setRoot(screen) }`.
            let others = first.filter { !chosen.contains($0) }.compactMap { shown.found[$0].body }
                .flatMap { byBody[$0] ?? [] }
                .filter { !first.contains($0) && !isRuledOut(shown.found[$0].site.call.conditions, by: given) }
            if !others.isEmpty { chosen = others }
        }
        let styles = chosen.flatMap { shown.found[$0].styles }.reduce(into: [Style]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        return styles.isEmpty ? [.push] : styles
    }

    /// The cases and constants that a type is made with: `presentationMode: .push(stack)`.
    private func given(by site: CallSite) -> [String: Set<String>] {
        var labels: [String: Set<String>] = [:]
        var queue = [site.call.index]
        var visited: Set<Int> = []
        while let index = queue.popLast() {
            guard visited.insert(index).inserted, let call = site.scope.call(at: index) else { continue }
            for argument in call.arguments where !argument.isClosure {
                if let label = argument.label, let choices = argument.value.choices(in: site.scope.body.calls) {
                    labels[label] = choices
                }
                if case .call(let inner) = argument.value { queue.append(inner) }
            }
        }
        return labels
    }

    /// Whether what a type is made with lets a piece of its code never run.
    private func isRuledOut(_ conditions: [PatternFacts], by labels: [String: Set<String>]) -> Bool {
        conditions.contains { condition in
            guard let name = condition.subject.split(separator: ".").last, let given = labels[String(name)] else {
                return false
            }
            return !condition.mayHold(for: given)
        }
    }

    // MARK: What is shown first

    /// The presentations that a type comes to when it is started, without an action in between.
    /// - Parameter given: what its properties are, as far as that is known.
    private func initial(of type: TypeID, given: [String: Set<String>] = [:]) -> [Int] {
        let started = reached(from: ["start"], of: type, given)
        if !started.isEmpty { return started }
        let made = reached(from: ["init"], of: type, given)
        if !made.isEmpty || shown.types.presentables.contains(type) { return made }
        let asked = context.conformances.ancestors(of: type).filter { table[$0].kind == .protocol }
            .flatMap { table[$0].functions.keys }
        let all = reached(from: Set(asked).subtracting(["start", "init"]).sorted(), of: type, given)
        let roots = all.filter { shown.found[$0].styles.contains(.root) }
        return roots.isEmpty ? Array(all.prefix(1)) : roots
    }

    private func reached(from names: [String], of type: TypeID, _ given: [String: Set<String>]) -> [Int] {
        let opening = OwnOpening(type: type, coordinators: self, events: events, given: given)
        let follower = AddressFollower(opening, context)
        let states = events.first(of: type)
        return names.flatMap { table[type].functions[$0] ?? [] }
            .flatMap { follower.calls(runBy: $0, from: states) }
            .flatMap { call in (byBody[call.body] ?? []).filter { shown.found[$0].site.index == call.index } }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The function of a type that a call in its code runs.
    func ownFunction(runBy call: CallFacts, in scope: Scope, of type: TypeID) -> FunctionID? {
        context.function(of: call, in: scope).flatMap { table.owner(of: $0) == type ? $0 : nil }
    }

    /// Whether the closure that a call is handed is run later.
    func isLater(closureOf outer: CallFacts, in scope: Scope) -> Bool {
        outer.name == "sink" || outer.name == "=" || events.isHandler(outer) || isListening(outer, in: scope)
            || UIKitNames.keepsClosure(outer)
            || context.function(of: outer, in: scope).flatMap { table.owner(of: $0) }.map(
                shown.verbs.containers.contains) ?? false
    }

    /// Whether a call of a library's is handed what it runs when something happens, as its name says: `bus.on(.borrowed) { … }`.
    private func isListening(_ call: CallFacts, in scope: Scope) -> Bool {
        guard let name = call.name, context.function(of: call, in: scope) == nil else { return false }
        return Self.listening.contains(where: name.begins(withWord:))
    }

    private static let listening = ["on", "observe", "addObserver", "subscribe", "listen", "register", "when"]

    // MARK: Coordinators

    private mutating func link(_ type: TypeID) {
        let indices = (byHolder[type] ?? []).filter { !shown.found[$0].targets.isEmpty }
        guard !indices.isEmpty else { return }
        var grouped = GroupedDestinations()
        for index in indices {
            let place = place(of: index)
            names[index] = place.facts.name
            grouped.add(
                TargetResolver.Targets(targets: shown.found[index].targets, wrapper: shown.found[index].wrapper),
                at: place)
        }
        let own = Set(indices)
        let first = initial(of: type).filter(own.contains)
        opening.formUnion(first)
        let styles = Set(indices.flatMap { shown.found[$0].styles })
        let kind: CoordinatorKind =
            styles.contains(.tab) ? .tab : styles.contains(where: \.isColumn) ? .split : .flow
        linked.append(
            LinkedCoordinator(
                type: type, system: .ownFramework, kind: kind, destinations: grouped.destinations, rejected: [],
                duplicates: [],
                initial: first.reduce(into: []) { all, index in
                    guard let name = names[index] else { return }
                    let style = shown.found[index].styles.first ?? .root
                    let next = InitialFacts(
                        destination: name, style: style == .tab && kind == .tab ? .tab : .root,
                        platforms: shown.found[index].site.call.platforms,
                        location: shown.found[index].site.call.location)
                    // What one destination shows in several ways is there once.
                    let isKnown = all.contains {
                        ($0.destination, $0.style, $0.platforms) == (next.destination, next.style, next.platforms)
                    }
                    if !isKnown { all.append(next) }
                }, location: table.declaration(of: type)?.location ?? .unknown))
    }

    /// What a presentation belongs to: the case it is shown for, or the member it stands in.
    private func place(of index: Int) -> DestinationPlace {
        let presentation = shown.found[index]
        return chosen(presentation).map(DestinationPlace.init) ?? DestinationPlace(around: presentation.site, in: table)
    }

    /// The case of a published action, or of a parameter, that enters the arm which a presentation stands in.
    private func chosen(_ presentation: OwnPresentation) -> CaseFacts? {
        let scope = presentation.site.scope
        let parameters = scope.function.map { table.function($0).parameters } ?? []
        let isPublished = scope.calls(around: presentation.site.call).contains { outer, _ in outer.name == "sink" }
        for match in presentation.site.call.conditions.reversed() where !match.isExcluded {
            guard match.cases.count == 1, case .named(let name, _, _) = match.cases[0] else { continue }
            let asked = parameters.first { $0.name == match.subject }?.type
            guard asked != nil || isPublished && match.subject.allSatisfy({ $0.isLetter }) && !match.subject.isEmpty
            else {
                continue
            }
            let types = asked.flatMap { context.find($0, in: scope) }.map { [$0] } ?? enums(with: name, near: scope)
            for type in types where table[type].kind == .enum && !isState(type, of: scope) {
                if let item = table.declarations(of: type).lazy.flatMap(\.cases).first(where: { $0.name == name }) {
                    return item
                }
            }
        }
        return nil
    }

    /// Whether an enum is what a machine of the enclosing type is in: that says when something is shown, and not what.
    private func isState(_ type: TypeID, of scope: Scope) -> Bool {
        guard let holder = scope.type else { return false }
        return table[holder].properties.values.contains { property in
            guard let written = table.property(property).type, written.last.hasSuffix("StateMachine"),
                let state = written.arguments.first
            else { return false }
            return context.find(state, in: table.scope(of: property)) == type
        }
    }

    /// The enums with a case that belong to the screens which the code makes.
    private func enums(with name: String, near scope: Scope) -> [TypeID] {
        let made = scope.body.calls.compactMap { call -> String? in
            guard let type = TypeName(reading: call.callee), type.last.first?.isUppercase == true else { return nil }
            return type.last
        }
        return shown.types.enums(withCase: name).filter { type in
            made.contains { table[type].name.hasPrefix($0) || table[type].path.dropLast().contains($0) }
        }
    }
}
