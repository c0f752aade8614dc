/// Who owns what is shown by values and states: routers, enums that show their own screens, tabs, roots, split views
/// and stacks.
struct StateMap {
    /// A coordinator in the making.
    struct Draft {
        let type: Int
        var system: NavigationSystem
        var kind: CoordinatorKind
        var places: [LinkedCoordinator.Place] = []
        var initial: [InitialFacts] = []
        var location: SourceLocation
    }

    /// A view that shows one of several wholes, by a state.
    struct Switch {
        let holder: Int
        /// What it looks at.
        var subject = Expression.unknown
        let slots: Set<Slot>
        let type: ValueType
        let cases: CaseTargets
        let scope: Scope
        let location: SourceLocation
    }

    let index: StateIndex
    let routers: [RouterFinder.Router]
    /// The paths of containers.
    let paths: Set<Slot>
    let reach: Reach
    private let others: Set<Int>
    private(set) var drafts: [Int: Draft] = [:]
    private(set) var switches: [Switch] = []
    /// Views that show one of several containers by a value they are given.
    private(set) var choices: [Switch] = []
    /// The tab coordinators of selections.
    private(set) var selections: [Slot: Int] = [:]
    /// The columns of split views that show what a selection says.
    private(set) var columns: [Slot: (holder: Int, name: String, style: Style)] = [:]
    /// The switches in the columns of split views.
    private(set) var columnSwitches: [Switch] = []
    /// The enums that routers drive, and those that show their own screens.
    private(set) var owners: [ValueType: [Int]] = [:]

    private var types: TypeResolver { index.types }
    private var targets: TargetResolver { index.targets }
    private var table: TypeTable { types.table }

    /// - Parameter others: the types that are coordinators of another system, or stand for one.
    init(index: StateIndex, scopes: [Scope], contained: [Int: Set<Int>], others: Set<Int>) {
        self.index = index
        self.others = others
        paths = Self.paths(index, scopes)
        routers = RouterFinder(index: index, paths: paths, scopes: scopes).routers()
        reach = Reach(index: index, contained: contained)
        for router in routers { add(router) }
        addEnums()
        addContainers()
        addSwitches(scopes)
        addPlaces()
    }

    private static func paths(_ index: StateIndex, _ scopes: [Scope]) -> Set<Slot> {
        var found: Set<Slot> = []
        for host in index.hosts where host.facts.kind == .stack || host.facts.kind == .flow {
            for slot in host.slots { found.formUnion(index.slots.family(of: slot)) }
        }
        // What is only kept for later is no path that is shown.
        let changed = Set(
            scopes.flatMap(\.body.calls).compactMap { call -> String? in
                guard case .member(let target, let name) = call.callee, name != "=" else { return nil }
                switch target {
                case .name(let path), .member(_, let path): return path
                default: return nil
                }
            })
        let keyed = Set(
            index.places.compactMap { place -> ValueType? in
                if case .type(let type) = place.key, place.style != .style(.window),
                    !index.values.cases(of: type).isEmpty
                {
                    type
                } else {
                    nil
                }
            })
        for type in index.types.table.types where !type.isExternal {
            for (name, reference) in type.properties {
                let property = index.types.table.property(reference)
                if type.kind == .class, let element = property.type, element.last == "Array", !keyed.isEmpty,
                    let value = index.types(ofPath: [Slot(owner: type.id, name: name)]).first, keyed.contains(value)
                {
                    found.insert(Slot(owner: type.id, name: name))
                    continue
                }
                let declared = property.type?.last ?? ""
                let isMade = property.body.calls.first.map { call in
                    property.type == nil && ["NavigationPath", "FlowPath"].contains(call.name ?? "")
                }
                guard ["NavigationPath", "FlowPath", "Routes"].contains(declared) || isMade == true,
                    changed.contains(name), !property.attributes.contains(where: { $0.name == "Binding" })
                else { continue }
                found.insert(Slot(owner: type.id, name: name))
            }
        }
        return found
    }

    // MARK: Routers and enums

    private mutating func add(_ router: RouterFinder.Router) {
        let location = table.types[router.type].parts.first.map { table.files[$0.file].types[$0.type].location }
        drafts[router.type] = Draft(
            type: router.type, system: .router, kind: .router, location: location ?? .init(file: "", line: 1, column: 1)
        )
        for type in router.enums {
            owners[type, default: []].append(router.type)
            add(type, to: router.type)
        }
        for flag in router.flags {
            for place in index.places {
                guard case .state(let slots, let name, _) = place.key, slots.contains(flag) else { continue }
                add(name, place.cases.rest, at: place, to: router.type)
            }
        }
    }

    /// The destinations that a type's values make: an enum's cases, else one by the type's name.
    private mutating func add(_ type: ValueType, to owner: Int) {
        let shown = cases(of: type, for: owner)
        let declared = index.values.cases(of: type)
        let isShared = (routers.filter { $0.enums.contains(type) }).count > 1
        for enumCase in declared where !isShared || shown.targets(of: enumCase.name) != nil {
            add(
                facts(of: enumCase), shown.targets(of: enumCase.name) ?? shown.rest, parameters: enumCase.named,
                to: owner)
        }
        guard declared.isEmpty, let place = index.places.first(where: { $0.type == type }) else { return }
        add(label(of: place), shown.rest, at: place, to: owner)
    }

    /// What the values of a type show, from everything that says so; for a router, from the views that are bound to it.
    func cases(of type: ValueType, for router: Int? = nil) -> CaseTargets {
        var found = CaseTargets()
        let all = index.places.filter { $0.type == type }
        let own = router.map { router in
            let holders = Set(index.hosts.filter { host in host.slots.contains { $0.owner == router } }.map(\.holder))
            return all.filter { place in
                if case .state(let slots, _, _) = place.key, !slots.isEmpty {
                    return slots.contains { $0.owner == router }
                }
                return holders.contains(place.holder)
            }
        }
        for place in own.flatMap({ $0.isEmpty ? nil : $0 }) ?? all { found.formUnion(place.cases) }
        if case .declared(let id) = type {
            for route in index.values.statics.routes(of: id) {
                found.add(.init(name: route.facts.name, targets: route.targets, location: route.facts.location))
            }
        }
        if found.arms.isEmpty, found.rest.targets.isEmpty, case .declared(let id) = type, table.types[id].kind == .enum,
            let own = CaseTargetReader(targets: targets).ownScreens(of: id)
        {
            found.formUnion(own)
        }
        return found
    }

    /// The enums whose values are shown by cases.
    var routes: [RouteEnum] {
        let placed = index.places.compactMap { place in place.type.map { ($0, owner(of: place) ?? place.holder) } }
        let owned = owners.compactMap { type, owners in owners.first.map { (type, $0) } }
        let all = Dictionary(placed + owned, uniquingKeysWith: { first, _ in first })
        return all.compactMap { type, owner -> RouteEnum? in
            guard case .declared(let id) = type, !index.values.cases(of: type).isEmpty else { return nil }
            return RouteEnum(
                type: id, owner: owner, cases: index.values.cases(of: type), switches: cases(of: type).switches)
        }.sorted { $0.type < $1.type }
    }

    func name(of type: ValueType) -> String {
        switch type {
        case .declared(let id): table.types[id].path.joined(separator: ".")
        case .named(let name): name
        }
    }

    /// Enums that show their own screens, where no router drives them.
    private mutating func addEnums() {
        for place in index.places {
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

    private mutating func addEnum(_ id: Int) {
        let type = ValueType.declared(id)
        guard owners[type] == nil, let part = table.types[id].parts.first else { return }
        owners[type] = [id]
        let location = table.files[part.file].types[part.type].location
        drafts[id] = Draft(type: id, system: .router, kind: .router, location: location)
        add(type, to: id)
    }

    // MARK: Containers

    private static let rank: [CoordinatorKind] = [.tab, .split, .flow, .stack]

    private mutating func addContainers() {
        for kind in Self.rank {
            for host in index.hosts where host.facts.kind == kind && isPlace(host.holder) {
                let isOwn = host.facts.kind == .tab ? !isPaging(host) : !host.isWrapper && !isShell(host)
                guard isOwn, drafts[host.holder] == nil || drafts[host.holder]?.kind == kind else { continue }
                add(host)
            }
        }
    }

    /// Whether a container in a type's code makes the type a coordinator: views, apps and scenes.
    private func isPlace(_ type: Int) -> Bool {
        !table.types[type].isExternal && !others.contains(type)
            && (types.conformances.isView(type) || types.conformances.isEntry(type))
    }

    /// Whether a generic view only puts a stack around whatever it is made with: a library's, or the app's own.
    private func isShell(_ host: StateIndex.Host) -> Bool {
        let declared = table.types[host.holder]
        let isGeneric = declared.parts.contains { part in
            !table.files[part.file].types[part.type].genericParameters.isEmpty
        }
        guard isGeneric, !index.places.contains(where: { $0.holder == host.holder }) else { return false }
        return host.facts.content.allSatisfy { content in
            guard case .closure(let parts) = content.value, parts.count == 1 else { return false }
            return isHanded(parts[0], host, depth: 0)
        }
    }

    /// Whether an expression is what a view was made with, modifiers aside: `content`, `content()`.
    private func isHanded(_ value: Expression, _ host: StateIndex.Host, depth: Int) -> Bool {
        guard depth < 60 else { return false }
        switch value {
        case .name(let name), .member(.instance, let name):
            return types.property(name, of: host.holder).map { table.property($0).body == BodyFacts() } ?? false
        case .call(let position) where host.scope.body.calls.indices.contains(position):
            let callee = host.scope.body.calls[position].callee
            if case .member(let base, _) = callee, base != .instance { return isHanded(base, host, depth: depth + 1) }
            return isHanded(callee, host, depth: depth + 1)
        default: return false
        }
    }

    /// Where a type is declared.
    private func declaration(of type: Int) -> SourceLocation? {
        table.types[type].parts.map { table.files[$0.file].types[$0.type] }.first { $0.kind != .extension }?.location
    }

    private mutating func add(_ host: StateIndex.Host) {
        let tabs = host.facts.kind == .tab ? TabItemReader(index: index).tabs(of: host) : []
        if host.facts.kind == .tab, tabs.isEmpty { return }
        if drafts[host.holder] == nil {
            drafts[host.holder] = Draft(
                type: host.holder, system: host.system, kind: host.facts.kind,
                location: declaration(of: host.holder) ?? host.call.location)
        }
        for tab in tabs {
            add(tab.facts, tab.targets, to: host.holder)
            addInitial(tab.facts.name, .tab, host)
        }
        if host.facts.kind == .tab { for slot in host.slots { selections[slot] = host.holder } }
        guard host.facts.kind != .tab else { return }
        for content in host.facts.content {
            guard content.style != .root else { continue }
            let shown = self.shown(content, in: host)
            if content.style != .splitSidebar, addCases(of: content, host) { continue }
            let name = String(content.style.rawValue.dropFirst("split-".count))
            add(
                DestinationFacts(
                    name: name, parameters: [], shows: .view, function: "", declaration: host.call.text,
                    location: host.call.location), shown, to: host.holder)
            addInitial(name, content.style, host)
        }
        if let place = host.facts.place, case .path(let path) = place.trigger {
            for name in InitialRoutes(index: index).roots(of: path, host) { addInitial(name, .root, host) }
        }
    }

    /// More screens than this, one of which a container shows at first, say that the code decides by a value that is
    /// not known here.
    static let most = 12

    /// What a container shows at first; nothing where that is one of very many.
    func shown(_ content: HostFacts.Content, in host: StateIndex.Host) -> TargetResolver.Targets {
        let found = targets.targets(of: content.value, in: host.scope)
        return found.targets.count > Self.most ? TargetResolver.Targets() : found
    }

    /// Containers that show one of very many screens at first.
    var undecided: [NotUnderstood] {
        index.hosts.compactMap { host in
            let many = host.facts.content.map { targets.targets(of: $0.value, in: host.scope).targets.count }
            guard host.facts.kind != .tab, let count = many.first(where: { $0 > Self.most }) else { return nil }
            return NotUnderstood(
                text: host.call.text,
                reason: "what it shows at first is one of \(count) screens, by a value made elsewhere",
                help: "name the first screen in place", location: host.call.location)
        }
    }

    /// The cases that a column switches over, a destination each.
    private mutating func addCases(of content: HostFacts.Content, _ host: StateIndex.Host) -> Bool {
        guard case .closure(let parts) = content.value, parts.count == 1, case .match(let subject, let arms) = parts[0],
            let location = arms.first?.location
        else {
            addColumn(content, host)
            return false
        }
        let slots = index.slots.slots(of: subject, in: host.scope)
        guard let slot = slots.min(), let declared = index.slots.declaredType(of: slot) else { return false }
        let type = index.values.type(declared.name, in: declared.scope)
        let cases = CaseTargetReader(targets: targets).read(
            parts[0], switchingOver: { $0 == subject }, in: host.scope)
        guard cases.arms.count > 1, !index.values.cases(of: type).isEmpty else { return false }
        for enumCase in index.values.cases(of: type) {
            guard let shown = cases.targets(of: enumCase.name) ?? self.declared(cases.rest) else { continue }
            add(facts(of: enumCase), shown, parameters: enumCase.named, to: host.holder)
        }
        columnSwitches.append(
            Switch(
                holder: host.holder, slots: slots, type: type, cases: cases, scope: host.scope, location: location))
        for name in initial(of: subject, slots, type, in: host.scope) { addInitial(name, content.style, host) }
        return true
    }

    /// Remembers the states that what stands in a column is made with.
    private mutating func addColumn(_ content: HostFacts.Content, _ host: StateIndex.Host) {
        let position = host.call.arguments.firstIndex { $0.value == content.value }
        for call in host.scope.body.calls {
            var context = call.closure
            while let closure = context, closure.call != host.index {
                context = host.scope.body.calls[closure.call].closure
            }
            guard let context, context.argument == position else { continue }
            for argument in call.arguments {
                for slot in index.slots.slots(of: argument.value, in: host.scope) where slot.owner == host.holder {
                    columns[slot] = (
                        host.holder, String(content.style.rawValue.dropFirst("split-".count)), content.style
                    )
                }
            }
        }
    }

    /// What a state is at first, or where it is nil, what the code that looks at it takes instead.
    private func initial(
        of subject: Expression, _ slots: Set<Slot>, _ type: ValueType, in scope: Scope
    ) -> [String] {
        var found: [String] = []
        for slot in slots.sorted() {
            guard let property = types.property(slot.name, of: slot.owner) else { continue }
            let inside = table.scope(of: property)
            for result in table.property(property).body.results {
                found += index.values.values(of: result, in: inside, expected: type).values.compactMap(\.name)
            }
        }
        if found.isEmpty, case .branch(let parts) = subject, let last = parts.last {
            found = index.values.values(of: last, in: scope, expected: type).values.compactMap(\.name)
        }
        return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private mutating func addInitial(_ name: String, _ style: Style, _ host: StateIndex.Host) {
        guard drafts[host.holder]?.initial.contains(where: { $0.destination == name && $0.style == style }) == false
        else { return }
        drafts[host.holder]?.initial.append(
            InitialFacts(destination: name, style: style, location: host.call.location))
    }

    /// Whether a `TabView` turns pages instead of having tabs.
    private func isPaging(_ host: StateIndex.Host) -> Bool {
        host.scope.body.calls.contains { call in
            guard call.name == "tabViewStyle", case .member(let base, _) = call.callee else { return false }
            let style = call.arguments.first?.value
            let isPage: Bool =
                switch style {
                case .implicitMember(let name): name.lowercased().contains("page")
                case .call(let index)?:
                    host.scope.body.calls.indices.contains(index)
                        && (host.scope.body.calls[index].name ?? "").lowercased().contains("page")
                default: false
                }
            return isPage && Self.leads(base, to: host.index, host.scope)
        }
    }

    /// Whether an expression is a call with modifiers.
    static func leads(_ value: Expression, to call: Int, _ scope: Scope, depth: Int = 0) -> Bool {
        guard depth < 200, case .call(let index) = value, scope.body.calls.indices.contains(index) else { return false }
        if index == call { return true }
        guard case .member(let base, _) = scope.body.calls[index].callee else { return false }
        return leads(base, to: call, scope, depth: depth + 1)
    }

    // MARK: Switches

    private mutating func addSwitches(_ scopes: [Scope]) {
        let finder = SwitchFinder(index: index, scopes: scopes, entries: reach.entries)
        switches = finder.switches()
        choices = finder.choices(among: Set(drafts.keys))
        for found in switches where drafts[found.holder] == nil {
            drafts[found.holder] = Draft(
                type: found.holder, system: .swiftUI, kind: .root,
                location: declaration(of: found.holder) ?? found.location)
            for enumCase in index.values.cases(of: found.type) {
                guard let shown = found.cases.targets(of: enumCase.name) ?? declared(found.cases.rest) else { continue }
                add(facts(of: enumCase), shown, parameters: enumCase.named, to: found.holder)
            }
            for name in initial(of: found.subject, found.slots, found.type, in: found.scope) {
                drafts[found.holder]?.initial.append(
                    InitialFacts(destination: name, style: .root, location: found.location))
            }
        }
    }

    /// What is built where no case is named, as far as it is of the sources.
    private func declared(_ targets: TargetResolver.Targets) -> TargetResolver.Targets? {
        targets.targets.contains { if case .declared = $0 { true } else { false } } ? targets : nil
    }

    // MARK: Destinations that views declare

    /// The coordinator that a place belongs to: the router or enum of its values, else the container in the same view.
    func owner(of place: StateIndex.Place) -> Int? {
        if let type = place.type, let known = owners[type]?.first { return known }
        if case .state(let slots, _, _) = place.key,
            let router = slots.first(where: { slot in routers.contains { $0.flags.contains(slot) } })
        {
            return router.owner
        }
        if case .window = place.key { return nil }
        if place.style == .style(.window) { return nil }
        guard let draft = drafts[place.holder], [.stack, .flow, .split, .tab, .root].contains(draft.kind) else {
            return nil
        }
        return place.holder
    }

    private mutating func addPlaces() {
        // The outermost modifier is the first call of an expression, and the last of the source.
        for place in index.places.sorted(by: { $0.location < $1.location }) where !isGeneric(place) {
            guard let owner = owner(of: place), owner == place.holder, drafts[owner]?.kind != .router else { continue }
            if let type = place.type, !place.cases.arms.isEmpty {
                let declared = index.values.cases(of: type)
                for arm in place.cases.arms {
                    let enumCase = declared.first { $0.name == arm.name }
                    add(
                        enumCase.map(facts) ?? destination(arm.name, "case .\(arm.name):", at: arm.location),
                        arm.targets,
                        parameters: enumCase?.named ?? [], to: owner)
                }
            } else {
                add(label(of: place), place.cases.rest, at: place, to: owner)
            }
        }
    }

    /// Whether the type of a place's values is whatever its view is made with: `navigationDestination(for: Value.self)`.
    private func isGeneric(_ place: StateIndex.Place) -> Bool {
        guard case .type(.named(let name)) = place.key else { return false }
        return table.types[place.holder].parts.contains { part in
            table.files[part.file].types[part.type].genericParameters.contains(name)
        }
    }

    /// What a place without cases is called: the type of its values, or the state it is bound to.
    func label(of place: StateIndex.Place) -> String {
        switch place.key {
        case .type(let type): place.written ?? name(of: type)
        case .state(_, let name, _): name
        case .window(let name): name
        }
    }

    private func facts(of enumCase: CaseFacts) -> DestinationFacts {
        DestinationFacts(
            name: enumCase.name, parameters: enumCase.named, shows: .view, function: "",
            condition: enumCase.condition, documentation: enumCase.documentation, declaration: enumCase.declaration,
            location: enumCase.location)
    }

    private func destination(
        _ name: String, _ declaration: String, at location: SourceLocation
    ) -> DestinationFacts {
        DestinationFacts(
            name: name, parameters: [], shows: .view, function: "", declaration: declaration, location: location)
    }

    private mutating func add(
        _ name: String, _ shown: TargetResolver.Targets, at place: StateIndex.Place, to owner: Int
    ) {
        add(destination(name, place.declaration, at: place.location), shown, to: owner)
    }

    /// Adds a destination; what another of the same name shows is joined.
    private mutating func add(
        _ facts: DestinationFacts, _ shown: TargetResolver.Targets, parameters: [Parameter] = [], to owner: Int
    ) {
        guard let known = drafts[owner]?.places.firstIndex(where: { $0.facts.name == facts.name }) else {
            drafts[owner]?.places.append(
                .init(facts: facts, parameters: parameters, targets: shown, styles: [.push]))
            return
        }
        drafts[owner]?.places[known].targets.formUnion(shown)
    }

    /// The coordinators.
    var coordinators: [LinkedCoordinator] {
        drafts.sorted { $0.key < $1.key }.map { type, draft in
            LinkedCoordinator(
                type: type, system: draft.system, kind: draft.kind, places: draft.places, rejected: [], duplicates: [],
                initial: draft.initial, location: draft.location, hosts: hosts(of: type))
        }
    }

    /// The types of the sources that hold the containers, or say the destinations, of a router.
    private func hosts(of router: Int) -> [Int] {
        guard drafts[router]?.kind == .router else { return [] }
        let bound = index.hosts.filter { host in
            host.slots.contains { slot in index.slots.family(of: slot).contains { $0.owner == router } }
        }
        let places = index.places.filter { owner(of: $0) == router }
        return Set(bound.map(\.holder) + places.map(\.holder)).filter { $0 != router && isPlace($0) }.sorted()
    }
}

extension CaseFacts {
    /// The values of a case that have a name of their own.
    var named: [Parameter] { parameters.filter { $0.label != nil || !$0.name.hasPrefix("value") } }
}
