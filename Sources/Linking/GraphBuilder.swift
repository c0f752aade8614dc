import Base
import Facts
import NavigationModel
import Presentation
import Types

/// Writes what was linked as a graph: references instead of positions, everything sorted.
struct GraphBuilder {
    let coordinators: [LinkedCoordinator]
    let targets: TargetResolver
    let propagation: EffectPropagation
    private var callGraph: CallGraph { propagation.graph }
    private var context: LinkingContext { callGraph.context }
    private var table: TypeTable { context.table }
    /// What happens beside the calls that are made on coordinators.
    private let effects: [PropagatedEffect]
    /// Where systems that link themselves found that the app begins.
    private let mounted: [EntryPointLinker.Mount]
    /// What no code sets off.
    private let written: DeclaredNavigation
    private let routes: [RouteEnum]
    private let managed: ManagedCode
    /// What handlers of addresses set off beside those calls.
    private let answers: [HandlerAnswer]
    /// What systems found to be wrong, for rules to tell.
    private let faults: [NavigationFault]
    private let byType: [TypeID: LinkedCoordinator]
    /// The views that each view builds.
    private let contained: [TypeID: Set<TypeID>]
    private let reach: ViewContainment
    private let doers: [(PropagatedEffect) -> [TypeID]]
    private let controls: ControlText
    private let codeNames: CodeNames
    private var notUnderstood: [NotUnderstood] = []

    init(
        coordinators: [LinkedCoordinator], targets: TargetResolver, propagation: EffectPropagation,
        doers: [(PropagatedEffect) -> [TypeID]] = [], contained: [TypeID: Set<TypeID>], reach: ViewContainment,
        mounted: [EntryPointLinker.Mount] = [],
        effects: [PropagatedEffect] = [],
        answers: [HandlerAnswer] = [],
        written: DeclaredNavigation = DeclaredNavigation(),
        routes: [RouteEnum] = [],
        faults: [NavigationFault] = []
    ) {
        let context = propagation.graph.context
        controls = ControlText(context.table.traits.all)
        codeNames = CodeNames(context: context)
        self.coordinators = coordinators
        byType = Dictionary(uniqueKeysWithValues: coordinators.map { ($0.type, $0) })
        self.targets = targets
        self.propagation = propagation
        self.doers = doers
        self.contained = contained
        self.reach = reach
        self.mounted = mounted
        self.effects = effects
        self.written = written
        self.routes = routes
        managed = ManagedCode(context.table.layouts)
        self.answers = answers
        self.faults = faults
    }

    mutating func add(_ unread: [NotUnderstood]) { notUnderstood += unread }

    mutating func add(_ unresolved: [UnresolvedCode]) { notUnderstood += unresolved.map(table.notUnderstood) }

    mutating func app(title: String, mentions: any Mentions) -> LinkedApp {
        let mounts = EntryPointLinker(targets: targets, reach: reach, words: callGraph.linker.words)
            .mounts(beside: mounted)
        let screens = ScreenLinker(targets: targets)
        let spread = propagation.reached()
        let reached = spread.effects.flatMap(done) + effects
        add(spread.notUnderstood)
        let shown = screenTypes(screens, contained, reached, mounts)
        let used = shown.union(coordinators.map(\.type)).union(reached.map(\.holder)).union(mounts.map(\.holder))
            .union(written.types)
            .union(contained.filter { shown.contains($0.key) }.flatMap(\.value))
        let names = Identifiers(
            used, in: table,
            names: coordinators.reduce(into: [:]) { names, coordinator in names[coordinator.type] = coordinator.name })
        let edges = merged(
            declared(names) + written.transitions(names, in: table) + reached.flatMap { transitions($0, names) })
        let named = Set(edges.compactMap { $0.to?.id })
        let navigating = shown.union(coordinators.map(\.type))
        let open = context.ambiguities.filter { open in
            named.contains(open.name) || open.types.contains(where: navigating.contains)
        }
        add(open.map(\.code))
        var graph = NavigationGraph(title: title, sourceFiles: table.files.count(where: \.isSwift))
        graph.transitions = sorted(edges) {
            ($0.from, $0.coordinator ?? $0.from, $0.destination, $0.location)
        } then: { edge in
            [edge.coordinator?.id ?? "~", edge.to?.id ?? "~", edge.style.rawValue, edge.evidence.rawValue]
                + [quoted(edge.through), edge.call ?? "~", edge.control ?? "~"]
        }
        let styles = Dictionary(grouping: edges) { $0.destinationID ?? "" }.mapValues { Set($0.map(\.style)).sorted() }
        graph.coordinators = coordinators.map { coordinator($0, styles, names) }.sorted { $0.id < $1.id }
        graph.screens = self.screens(shown, screens, contained, names)
        graph.exits = sorted(exits(reached, names) + written.exits(names, in: table)) {
            ($0.from, $0.from, $0.call, $0.location)
        } then: { exit in
            [exit.coordinator?.id ?? "~", exit.style.rawValue, exit.evidence.rawValue]
                + [quoted(exit.through), exit.to ?? "~", exit.control ?? "~"]
        }
        graph.entryPoints = mounts.map {
            EntryPoint(
                name: $0.name ?? names.name(of: $0.holder), to: names.reference(to: $0.target), role: $0.role,
                location: table.location(of: $0.location))
        }.sorted { ($0.name, $0.to, $0.location) < ($1.name, $1.to, $1.location) }
        graph.deepLinks = deepLinks(names)
        graph.notUnderstood = Set(notUnderstood).sorted {
            ($0.location, $0.text, $0.reason) < ($1.location, $1.text, $1.reason)
        }
        return LinkedApp(
            graph: graph, coordinators: coordinators, table: table, names: names, targets: targets, routes: routes,
            managed: managed, calls: callGraph, faults: faults, mentions: mentions)
    }

    /// What is done for those who lead to it, where a system tells that.
    private func done(_ effect: PropagatedEffect) -> [PropagatedEffect] {
        for doers in doers {
            let holders = doers(effect)
            if holders != [effect.holder] { return holders.map(effect.done) }
        }
        return [effect]
    }

    /// Names as one text to sort by: of two lists that begin alike, the longer one comes first.
    private func quoted(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }

    /// Each item once, by what it is sorted by, and what tells apart those that are alike in that; the rest of an item is
    /// seldom needed, and slow to compare.
    private func sorted<Item: Hashable>(
        _ items: [Item], by key: (Item) -> (NodeReference, NodeReference, String, SourceLocation),
        then second: (Item) -> [String]
    ) -> [Item] {
        let items = Array(Set(items))
        let keys = items.map(key)
        // Many begin and end at the same few places, which are sorted once.
        let places = Set(keys.flatMap { [$0.0, $0.1] }).sorted()
        let rank = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
        let ranks = keys.map { key in (rank[key.0] ?? 0) * places.count + (rank[key.1] ?? 0) }
        return items.indices.sorted { left, right in
            if ranks[left] != ranks[right] { return ranks[left] < ranks[right] }
            let (key, otherKey) = (keys[left], keys[right])
            if key.2 != otherKey.2 { return key.2 < otherKey.2 }
            if key.3 != otherKey.3 { return key.3 < otherKey.3 }
            let (first, other) = (second(items[left]), second(items[right]))
            return first == other
                ? "\(items[left])" < "\(items[right])" : first.lexicographicallyPrecedes(other)
        }.map { items[$0] }
    }

    // MARK: Coordinators

    private func coordinator(
        _ linked: LinkedCoordinator, _ styles: [String: [Style]], _ names: Identifiers
    ) -> Coordinator {
        let reference = names.reference(to: linked.type)
        let type = table[linked.type]
        let declaration = table.declaration(of: linked.type)
        let destinations = linked.destinations.map { place in
            let isCoordinator = place.targets.targets.contains { target in
                if case .declared(let type) = target { context.coordinators.contains(type) } else { false }
            }
            let id = "\(reference.id).\(place.name)"
            let location = table.location(of: place.facts.location)
            return Destination(
                id: id, name: place.name,
                kind: isCoordinator || place.facts.shows == .coordinator ? .coordinator : .view,
                parameters: place.parameters, targets: place.targets.targets.map(names.reference(to:)),
                wrapper: place.targets.wrapper, tab: place.facts.tab,
                presentations: styles[id] ?? [], condition: place.facts.condition,
                trackedBy: place.facts.trackedBy,
                managed: managed.marker(around: location, of: .cases) != nil,
                documentation: place.facts.documentation,
                declaration: place.facts.declaration, location: location)
        }
        return Coordinator(
            id: reference.id, name: reference.name, module: type.module, system: linked.system, kind: linked.kind,
            documentation: declaration?.documentation, location: table.location(of: linked.location),
            declaration: declaration?.declaration,
            initial: linked.initial.map(\.destination).reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
            selected: linked.initial.first(where: \.isSelected)?.destination, destinations: destinations,
            hosts: linked.hosts.isEmpty ? nil : linked.hosts.map { names.reference(to: $0).id }.sorted())
    }

    // MARK: Transitions

    /// Initial roots, tabs and columns.
    private func declared(_ names: Identifiers) -> [Transition] {
        coordinators.flatMap { owner in
            owner.initial.flatMap { initial -> [Transition] in
                guard owner.destination(initial.destination) != nil else { return [] }
                let shown = ShownDestination(
                    coordinator: owner.type, destination: initial.destination, style: initial.style, isInferred: false,
                    targets: owner.shownFirst[initial.destination]?[initial.style])
                let declared = table.declarations(of: owner.type).filter { $0.kind != .extension }
                let platforms = declared.reduce(into: Platforms()) { $0.formUnion($1.platforms) }
                return transitions(
                    shown, from: owner.type, .declared, through: [], call: nil,
                    on: initial.platforms.intersection(declared.isEmpty ? .all : platforms), initial.location, names)
            }
        }
    }

    /// The transitions, those that differ only in how the destination is shown, or on which platforms, made one: a call may
    /// run several functions.
    private func merged(_ transitions: [Transition]) -> [Transition] {
        guard transitions.contains(where: { $0.operation != nil || $0.platforms != .all }) else { return transitions }
        var known: [Transition: (operation: ShowOperation?, platforms: Platforms)] = [:]
        for transition in transitions {
            var plain = transition
            plain.operation = nil
            plain.platforms = .all
            let other = known[plain]
            known[plain] = (
                [other?.operation, transition.operation].compactMap { $0 }.min(),
                transition.platforms.union(other?.platforms ?? [])
            )
        }
        return known.map { plain, found in
            var transition = plain
            transition.operation = found.operation
            transition.platforms = found.platforms
            return transition
        }
    }

    private func transitions(_ reached: PropagatedEffect, _ names: Identifiers) -> [Transition] {
        guard case .show(let shown) = reached.kind else { return [] }
        return transitions(
            shown, from: reached.holder, reached.evidence, through: reached.through,
            call: reached.evidence == .declared ? nil : reached.site.call.text, on: reached.platforms,
            reached.location ?? reached.site.call.location, control: controls.text(around: reached.site), names)
    }

    /// One transition for each target; one without a target where it is built in place.
    private func transitions(
        _ shown: ShownDestination, from holder: TypeID, _ evidence: Evidence, through: [CodeReference], call: String?,
        on platforms: Platforms, _ location: RelativeLocation, control: String? = nil, _ names: Identifiers
    ) -> [Transition] {
        let place = shown.coordinator.flatMap { byType[$0]?.destination(shown.destination) }
        let all = shown.targets ?? place?.targets.targets ?? []
        let ends: [NodeReference?] = all.isEmpty ? [nil] : all.map { names.reference(to: $0) }
        let location = table.location(of: location)
        let platforms = platforms.intersection(place?.facts.platforms ?? .all)
        guard !platforms.isEmpty else { return [] }
        return ends.map { end in
            Transition(
                from: names.reference(to: holder), coordinator: shown.coordinator.map { names.reference(to: $0) },
                destination: shown.destination, to: end, style: shown.style, evidence: evidence,
                through: through.map(codeNames.name),
                call: call, location: location, control: control,
                operation: shown.operation, platforms: platforms)
        }
    }

    /// The ways back. A call that runs several functions which go back is one of them, with what each does.
    private func exits(_ reached: [PropagatedEffect], _ names: Identifiers) -> [Exit] {
        var found: [Exit: Set<ExitOperation>] = [:]
        for effect in reached {
            guard case .exit(let coordinator, let operation, let to) = effect.kind else { continue }
            let exit = Exit(
                from: names.reference(to: effect.holder), coordinator: coordinator.map { names.reference(to: $0) },
                style: operation.style, evidence: effect.evidence,
                through: effect.through.map(codeNames.name), call: effect.site.call.text,
                to: to, location: table.location(of: effect.site.call.location),
                control: controls.text(around: effect.site), operations: [])
            found[exit, default: []].insert(operation)
        }
        return found.map { exit, operations in
            var exit = exit
            exit.operations = operations.sorted()
            return exit
        }
    }

    // MARK: Screens

    /// The views that are screens, those included that only hold one that navigates.
    private func screenTypes(
        _ screens: ScreenLinker, _ contained: [TypeID: Set<TypeID>], _ reached: [PropagatedEffect],
        _ mounts: [EntryPointLinker.Mount]
    ) -> Set<TypeID> {
        var found = Set(reached.map(\.holder).filter(screens.isScreen))
        let shown = reached.flatMap { effect -> [TargetResolver.Targets.Target] in
            if case .show(let shown) = effect.kind { shown.targets ?? [] } else { [] }
        }
        for target in coordinators.flatMap(\.destinations).flatMap(\.targets.targets) + mounts.map(\.target) + shown {
            if case .declared(let type) = target, screens.isScreen(type) { found.insert(type) }
        }
        found.formUnion(mounts.map(\.holder).filter(screens.isView))
        found.formUnion(written.types.filter(screens.isScreen))
        var holders: [TypeID: [TypeID]] = [:]
        for (holder, parts) in contained { for part in parts { holders[part, default: []].append(holder) } }
        var queue = reached.map(\.holder).filter(screens.isScreen)
        while let next = queue.popLast() {
            for holder in holders[next] ?? [] where found.insert(holder).inserted { queue.append(holder) }
        }
        return found
    }

    private func screens(
        _ shown: Set<TypeID>, _ screens: ScreenLinker, _ contained: [TypeID: Set<TypeID>], _ names: Identifiers
    ) -> [Screen] {
        let declared = shown.map { type in
            let reference = names.reference(to: type)
            let facts = table.declaration(of: type)
            return Screen(
                id: reference.id, name: reference.name, module: table[type].module,
                documentation: facts?.documentation, location: (facts?.location).map(table.location),
                reads: screens.read(by: type).map { names.reference(to: $0) }.sorted(),
                contains: (contained[type] ?? []).subtracting(destinations(of: type))
                    .map { names.reference(to: $0) }.sorted(),
                title: controls.title(of: table.declarations(of: type)))
        }
        var external = Dictionary(written.unknownScreens(in: table).map { ($0.id, $0) }) { first, _ in first }
        for owner in coordinators {
            for case .external(let name) in owner.destinations.flatMap(\.targets.targets) {
                external[name] = external[name] ?? Screen(id: name, name: name, module: "")
            }
        }
        for screen in declared { external[screen.id] = nil }
        return (declared + external.values)
            .sorted { $0.id < $1.id }
    }

    /// What a view shows as a coordinator, and so does not hold.
    private func destinations(of type: TypeID) -> [TypeID] {
        (byType[type]?.destinations ?? []).flatMap(\.targets.targets).compactMap { target in
            if case .declared(let type) = target { type } else { nil }
        }
    }

    // MARK: Deep links

    private func deepLinks(_ names: Identifiers) -> [DeepLink] {
        let links = DeepLinkLinker(callGraph).links(answers).compactMap { link -> DeepLink? in
            let hops = link.chain.hops.map { hop($0, names) }
            guard let first = hops.first else { return nil }
            // One hop that nothing from outside sets off is a transition like any other, unless it goes wrong.
            guard hops.count > 1 || link.isHandled || first.mismatched else { return nil }
            return DeepLink(
                name: link.address ?? codeNames.name(of: link.code), trigger: codeNames.name(of: link.trigger),
                coordinator: first.coordinator, hops: hops,
                location: table.location(of: link.chain.location))
        }
        return Set(links).sorted { left, right in
            let (first, other) = (
                (left.name, left.trigger, left.location), (right.name, right.trigger, right.location)
            )
            // Printing the hops is slow, and seldom needed.
            return first == other ? "\(left.hops)" < "\(right.hops)" : first < other
        }
    }

    private func hop(_ hop: DeepLinkChain.Hop, _ names: Identifiers) -> DeepLinkHop {
        let shown =
            hop.shown.targets ?? byType[hop.coordinator]?.destination(hop.shown.destination)?.targets.targets ?? []
        let expected = hop.expects.flatMap { expected in
            hop.body.flatMap { context.find(expected, in: callGraph.code.scope(of: $0)) }
        }
        let fitting = shown.first { target in
            guard case .declared(let type) = target, let expected else { return false }
            return type == expected || context.conformances.ancestors(of: type).contains(expected)
        }
        // Of several that a state decides between, it is not known which.
        let named = shown.count == 1 ? shown[0] : shown.first { names.reference(to: $0).name == hop.shown.destination }
        return DeepLinkHop(
            coordinator: names.reference(to: hop.coordinator), destination: hop.shown.destination,
            style: hop.shown.style, to: (fitting ?? named).map { names.reference(to: $0) },
            expects: hop.expects?.description,
            mismatched: expected != nil && !shown.isEmpty && fitting == nil, operation: hop.shown.operation)
    }
}
