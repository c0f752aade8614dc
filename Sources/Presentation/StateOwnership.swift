import Base
import Facts
import NavigationModel
import Types

/// Who owns what is shown by values and states: routers, enums that show their own screens, tabs, roots, split views
/// and stacks.
package struct StateOwnership {
    /// A view that shows one of several wholes, by a state.
    package struct Switch {
        let holder: TypeID
        /// What it looks at.
        var subject = Expression.unknown
        package let slots: Set<StateProperty>
        let type: ValueType
        let cases: CaseTargets
        /// How what is chosen is shown: in a column, or instead of everything.
        var style = Style.root
        let scope: Scope
        let location: RelativeLocation
        /// The platforms that it is compiled for.
        let platforms: Platforms
    }

    package let index: PresentationIndex
    let routers: [RouterFinder.Router]
    /// The properties of routers that say whether something is presented.
    let flags: Set<StateProperty>
    /// The routers that drive each enum.
    private let drivers: [ValueType: [TypeID]]
    /// The enums that each router drives.
    let enums: [TypeID: [ValueType]]
    private let memo: Memo<CasesQuery, CaseTargets>
    /// The paths of containers.
    let paths: Set<StateProperty>
    package let reach: ViewContainment
    let others: Set<TypeID>
    private let plain: Set<TypeID>
    var builders: [TypeID: CoordinatorBuilder] = [:]
    var switches: [Switch] = []
    /// Views that show one of several containers by a value they are given.
    var choices: [Switch] = []
    /// Apps and views that show one of several screens by conditions.
    var conditionalRoots: [ConditionalRoots.Root] = []
    /// The columns of split views that show one of several screens by conditions.
    var conditionalColumns: [ConditionalRoots.Root] = []
    /// The tab coordinators of selections, by the platforms that they are compiled for.
    var selections: [StateProperty: [(tabs: TypeID, platforms: Platforms)]] = [:]
    /// The columns of split views that show what a selection says.
    var columns: [StateProperty: (holder: TypeID, name: String, style: Style)] = [:]
    /// The switches in the columns of split views.
    var columnSwitches: [Switch] = []
    /// The states of routers that say what stacks show at their bottom.
    private(set) var roots: [Root] = []
    /// The enums that routers drive, and those that show their own screens.
    var owners: [ValueType: [TypeID]] = [:]

    var context: LinkingContext { index.context }
    var targets: TargetResolver { index.targets }
    var table: TypeTable { context.table }

    /// - Parameters:
    ///   - others: the types that are coordinators of another system, or stand for one.
    ///   - plain: views whose stacks without destinations make no coordinators of them.
    package init(
        index: PresentationIndex, contained: [TypeID: Set<TypeID>], others: Set<TypeID>, plain: Set<TypeID> = []
    ) {
        self.index = index
        self.others = others
        self.plain = plain
        memo = index.context.memory.memo(of: CasesQuery.self)
        paths = PathFinder(index: index).paths()
        // A coordinator of another system may keep a path besides.
        routers = RouterFinder(index: index, paths: paths).routers().filter { !others.contains($0.type) }
        enums = Dictionary(routers.map { ($0.type, $0.enums) }) { first, _ in first }
        flags = Set(routers.flatMap(\.flags))
        drivers = routers.reduce(into: [:]) { found, router in
            for type in router.enums { found[type, default: []].append(router.type) }
        }
        reach = ViewContainment(index: index, contained: contained)
        for router in routers { add(router) }
        addEnums()
        addContainers()
        addLayers()
        addPushedTypes()
        leaveTabs()
        addSwitches()
        addConditionalRoots()
        addConditionalColumns()
        addPlaces()
        leaveScenes()
        roots = rootStates()
        builders = builders.mapValues { [table] in $0.settled(by: table) }
    }

    // MARK: Routers and enums

    mutating func add(_ router: RouterFinder.Router) {
        let location = table[router.type].parts.first.map { table[$0].location }
        builders[router.type] = CoordinatorBuilder(
            type: router.type, system: table.traits.routers, kind: .router, location: location ?? .unknown
        )
        for type in router.enums {
            owners[type, default: []].append(router.type)
            add(type, to: router.type)
        }
        for flag in router.flags {
            for place in index.presentations(of: flag) {
                guard case .state(_, let name, _) = place.key else { continue }
                add(name, place.cases.rest, at: place, to: router.type)
            }
        }
    }

    /// The destinations that a type's values make: an enum's cases, else one by the type's name.
    mutating func add(_ type: ValueType, to owner: TypeID) {
        let shown = cases(of: type, for: owner)
        let declared = index.values.cases(of: type).filter { !isAlert($0) }.map { unwrapped($0, of: type) }
        let isShared = (drivers[type] ?? []).count > 1
        for enumCase in declared where !isShared || shown.targets(of: enumCase.name) != nil {
            add(
                facts(of: enumCase), shown.targets(of: enumCase.name) ?? shown.rest, parameters: enumCase.parameters,
                from: .values(type), to: owner)
        }
        guard declared.isEmpty, let place = index.presentations(of: type).first else { return }
        add(label(of: place), shown.rest, at: place, to: owner)
    }

    /// Whether a case holds what asks and tells something, and shows no screen.
    private func isAlert(_ enumCase: CaseFacts) -> Bool {
        guard let type = enumCase.types.first ?? nil else { return false }
        return table.traits.all.alerts.contains(type.last)
    }

    /// A case of an enum whose cases are looked into by name: what it holds without a label is what the screen is made of.
    func unwrapped(_ enumCase: CaseFacts, of type: ValueType) -> CaseFacts {
        guard index.isLookedInto(type) else { return enumCase }
        var unwrapped = enumCase
        unwrapped.parameters.removeAll { $0.label == nil }
        return unwrapped
    }

    /// What the values of a type show; for a router, as the views that are bound to it show them.
    private struct CasesQuery: Query {
        typealias Answer = CaseTargets

        let type: ValueType
        let router: TypeID?
    }

    /// What the values of a type show, from everything that says so; for a router, from the views that are bound to it.
    func cases(of type: ValueType, for router: TypeID? = nil) -> CaseTargets {
        memo.value(of: CasesQuery(type: type, router: router), unknown: CaseTargets()) {
            self.declaredCases(of: type, for: router)
        }
    }

    private func declaredCases(of type: ValueType, for router: TypeID?) -> CaseTargets {
        var found = CaseTargets()
        for place in presentations(of: type, for: router) { found.formUnion(place.cases) }
        guard case .declared(let id) = type else { return found }
        for route in index.values.statics.routes(of: id) {
            found.add(.init(name: route.facts.name, targets: route.targets, location: route.facts.location))
        }
        if found.arms.isEmpty, found.rest.targets.isEmpty, table[id].kind == .enum,
            let own = CaseTargetReader(targets: targets).ownScreens(of: id)
        {
            found.formUnion(own)
        }
        return found
    }

    /// What presents values of a type; for a router, only what belongs to that, where anything does.
    private func presentations(of type: ValueType, for router: TypeID?) -> [PresentationRule] {
        let all = index.presentations(of: type)
        guard let router else { return all }
        let holders = Set(index.hosts(boundTo: router).map(\.holder))
        let own = all.filter { place in
            if case .state(let slots, _, _) = place.key, !slots.isEmpty {
                return slots.contains { $0.owner == router }
            }
            return holders.contains(place.holder)
        }
        return own.isEmpty ? all : own
    }

    /// The enums whose values are shown by cases.
    package var routes: [RouteEnum] {
        let placed = index.presentations.compactMap { place in place.type.map { ($0, owner(of: place) ?? place.holder) }
        }
        let owned = owners.compactMap { type, owners in owners.first.map { (type, $0) } }
        let all = Dictionary(placed + owned, uniquingKeysWith: { first, _ in first })
        let enums = all.compactMap { type, owner -> RouteEnum? in
            guard case .declared(let id) = type, !index.values.cases(of: type).isEmpty else { return nil }
            return RouteEnum(
                type: id, owner: owner, cases: index.values.cases(of: type), switches: cases(of: type).switches)
        }
        return enums.sorted { table.position(of: $0.type) < table.position(of: $1.type) }
    }

    func name(of type: ValueType) -> String {
        switch type {
        case .declared(let id): table[id].path.joined(separator: ".")
        case .named(let name): name
        }
    }

    /// Enums that show their own screens, where no router drives them.
    private mutating func addEnums() {
        for place in index.presentations {
            guard let type = place.type, case .declared(let id) = type, place.cases.shownBy == id else { continue }
            addEnum(id)
        }
        let reader = CaseTargetReader(targets: targets)
        for type in table.types where type.kind == .enum && !type.isExternal && owners[.declared(type.id)] == nil {
            guard let own = reader.ownScreens(of: type.id) else { continue }
            let screens = own.arms.flatMap(\.targets.targets).filter { if case .declared = $0 { true } else { false } }
            if Set(screens).count > 1 { addEnum(type.id) }
        }
    }

    private mutating func addEnum(_ id: TypeID) {
        let type = ValueType.declared(id)
        guard owners[type] == nil, let part = table[id].parts.first else { return }
        owners[type] = [id]
        let location = table[part].location
        builders[id] = CoordinatorBuilder(type: id, system: table.traits.routers, kind: .router, location: location)
        add(type, to: id)
    }

    func facts(of enumCase: CaseFacts) -> DestinationFacts {
        DestinationFacts(
            name: enumCase.name, parameters: enumCase.parameters, shows: .view, function: "",
            condition: enumCase.condition, documentation: enumCase.documentation, declaration: enumCase.declaration,
            location: enumCase.location)
    }

    func destination(
        _ name: String, _ declaration: String, at location: RelativeLocation
    ) -> DestinationFacts {
        DestinationFacts(
            name: name, parameters: [], shows: .view, function: "", declaration: declaration, location: location)
    }

    mutating func add(
        _ name: String, _ shown: TargetResolver.Targets, at place: PresentationRule, to owner: TypeID
    ) {
        add(destination(name, place.declaration, at: place.location), shown, to: owner)
    }

    mutating func add(
        _ facts: DestinationFacts, _ shown: TargetResolver.Targets, parameters: [Parameter] = [],
        from origin: DestinationOrigin = .place, to owner: TypeID
    ) {
        builders[owner]?.add(
            .init(facts: facts, parameters: parameters, targets: shown, styles: [(.push, .all)]), from: origin)
    }

    /// What a coordinator's destination is called, by the name that its origin has for it.
    func name(_ name: String, from origin: DestinationOrigin, in owner: TypeID?) -> String {
        owner.flatMap { builders[$0]?.name(name, from: origin) } ?? name
    }

    /// The coordinators.
    package var coordinators: [LinkedCoordinator] {
        let hosts = routerHosts()
        return table.sorted(builders).compactMap { type, builder -> LinkedCoordinator? in
            if builder.kind == .stack, builder.destinations.isEmpty, plain.contains(type) { return nil }
            var coordinator = LinkedCoordinator(
                type: type, system: builder.system, kind: builder.kind, destinations: builder.destinations,
                rejected: [], duplicates: [],
                initial: builder.initial, location: builder.location, hosts: table.sorted(hosts[type] ?? []))
            coordinator.shownFirst = builder.shownByStyle
            return coordinator
        }
    }

    /// For each router, the types of the sources that hold its containers, or say its destinations.
    private func routerHosts() -> [TypeID: Set<TypeID>] {
        var found: [TypeID: Set<TypeID>] = [:]
        func add(_ holder: TypeID, to router: TypeID) {
            guard holder != router, builders[router]?.kind == .router, isPlace(holder) else { return }
            found[router, default: []].insert(holder)
        }
        for host in index.hosts {
            for slot in host.slots {
                for part in index.slots.family(of: slot) { add(host.holder, to: part.owner) }
            }
        }
        for place in index.presentations {
            if let router = owner(of: place) { add(place.holder, to: router) }
        }
        return found
    }
}
