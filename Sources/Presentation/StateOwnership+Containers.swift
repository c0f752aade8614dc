import Base
import Facts
import NavigationModel
import Types

/// Stacks, tabs and split views.
extension StateOwnership {
    private static let rank: [CoordinatorKind] = [.tab, .split, .flow, .stack]

    mutating func addContainers() {
        for kind in Self.rank {
            for host in index.hosts
            where host.facts.kind == kind && isPlace(host.holder) {
                let isOwn = host.facts.kind == .tab || !host.isWrapper
                guard isOwn, isFree(host) else { continue }
                add(host)
            }
        }
    }

    /// Whether no container of another kind makes a type a coordinator on the platforms of a host.
    private func isFree(_ host: ContainerHost) -> Bool {
        guard let builder = builders[host.holder], builder.kind != host.facts.kind else { return true }
        // Tabs on a phone, columns on a tablet: one view shows the same in both.
        if builder.kind == .tab, host.facts.kind == .split { return true }
        let taken = builder.initial.reduce(into: Platforms()) { $0.formUnion($1.platforms) }
        return !taken.isEmpty && !taken.meets(host.call.platforms)
    }

    /// Leaves the screens of an enum that is only listed as tabs to the view that lists them.
    mutating func leaveTabs() {
        let tabs = Set(builders.values.filter { $0.kind == .tab }.flatMap(\.destinations).map(\.facts.location))
        for (type, builder) in builders where table[type].kind == .enum {
            guard builder.destinations.allSatisfy({ tabs.contains($0.facts.location) }),
                index.presentations(of: .declared(type)).isEmpty
            else { continue }
            builders[type] = nil
            owners[.declared(type)] = nil
        }
    }

    /// Leaves a stack without destinations in an app or a scene to the entry point, which says what it shows.
    mutating func leaveScenes() {
        builders = builders.filter { type, builder in
            !(builder.kind == .stack && builder.destinations.isEmpty && context.conformances.isEntry(type))
        }
    }

    /// Whether a container in a type's code makes the type a coordinator: views, apps and scenes.
    func isPlace(_ type: TypeID) -> Bool {
        !table[type].isExternal && !others.contains(type)
            && (context.conformances.isView(type) || context.conformances.isEntry(type))
    }

    /// Where a type is declared.
    func declaration(of type: TypeID) -> RelativeLocation? { table.declaration(of: type)?.location }

    mutating func add(_ host: ContainerHost) {
        let tabs = host.facts.kind == .tab ? self.tabs(of: host) : []
        if host.facts.kind == .tab, tabs.isEmpty { return }
        if builders[host.holder] == nil {
            builders[host.holder] = CoordinatorBuilder(
                type: host.holder, system: host.system, kind: host.facts.kind,
                location: declaration(of: host.holder) ?? host.call.location)
        }
        for tab in tabs {
            // A tab of another platform that is nothing here.
            let origin = tab.type.map { DestinationOrigin.values($0) } ?? .place
            let known = builders[host.holder]?.destination(tab.facts.name, from: origin)
            if tab.targets.targets.isEmpty, known?.targets.targets.isEmpty == false { continue }
            add(tab.facts.compiled(with: host.scope, table), tab.targets, from: origin, to: host.holder)
            builders[host.holder]?.show(tab.facts.name, tab.targets, in: .tab, from: origin)
            addInitial(tab.facts.name, .tab, from: origin, host)
        }
        if host.facts.kind == .tab {
            for slot in host.slots { selections[slot, default: []].append((host.holder, host.call.platforms)) }
        }
        guard host.facts.kind != .tab else { return }
        for content in host.facts.content {
            guard content.style != .root else { continue }
            let shown = self.shown(content, in: host)
            // A column with nothing in it is filled later.
            if !shown.targets.isEmpty, shown.targets.allSatisfy({ $0.isEmptyView(table.traits) }) { continue }
            if content.style != .splitSidebar, addCases(of: content, host) { continue }
            let name = String(content.style.rawValue.dropFirst("split-".count))
            add(
                DestinationFacts(
                    name: name, parameters: [], shows: .view, function: "", declaration: host.call.text,
                    location: host.call.location
                ).compiled(with: host.scope, table), shown, to: host.holder)
            addInitial(name, content.style, from: .place, host)
        }
        if let place = host.facts.place, case .path(let path) = place.trigger {
            let origin = index.values.types(ofPath: host.slots).first.map { DestinationOrigin.values($0) }
            for name in InitialRoutes(index: index).roots(of: path, host) {
                addInitial(name, .root, from: origin ?? .place, host)
            }
        }
    }

    /// More screens than this, one of which a container shows at first, say that the code decides by a value that is
    /// not known here.
    static let most = 12

    /// What a container shows at first; nothing where that is one of very many.
    func shown(_ content: ContainerFacts.Content, in host: ContainerHost) -> TargetResolver.Targets {
        let found = targets.targets(of: content.value, in: host.scope)
        return found.targets.count > Self.most ? TargetResolver.Targets() : found
    }

    /// Containers that show one of very many screens at first, and those whose tabs are made for values from elsewhere.
    var undecided: [UnresolvedCode] { index.hosts.compactMap { $0.facts.kind == .tab ? unread($0) : manyScreens($0) } }

    private func manyScreens(_ host: ContainerHost) -> UnresolvedCode? {
        let many = host.facts.content.map { targets.targets(of: $0.value, in: host.scope).targets.count }
        guard let count = many.first(where: { $0 > Self.most }) else { return nil }
        return UnresolvedCode(
            text: host.call.text,
            reason: "its first screen is chosen from \(count) screens at run time",
            help: "create the first screen in this call", location: host.call.location)
    }

    private func unread(_ host: ContainerHost) -> UnresolvedCode? {
        let reader = TabItemReader(index: index, isPaging: host.scope.turnsPages(host.call))
        guard builders[host.holder] == nil, let list = reader.unreadList(of: host) else { return nil }
        return UnresolvedCode(
            text: list.text,
            reason: "its \(reader.isPaging ? "pages" : "tabs") are created from values that aren't known here",
            help: "use the cases of an enum, as in `ForEach(AppTab.allCases)`", location: list.location)
    }

    /// The cases that a column switches over, a destination each.
    private mutating func addCases(of content: ContainerFacts.Content, _ host: ContainerHost) -> Bool {
        let choice = ColumnChoice(in: content.value, of: host, context) { state($0, in: $1) != nil }
        guard let choice, let location = choice.arms.first?.location,
            let (type, slots) = state(choice.subject, in: choice.scope)
        else {
            // What decides by a condition is told by that.
            if case .closure(let parts) = content.value, parts.count == 1, case .match = parts[0] { return false }
            addColumn(content, host)
            return false
        }
        let cases = CaseTargetReader(targets: targets).read(
            choice.value, switchingOver: { $0 == choice.subject }, in: choice.scope)
        guard cases.arms.count > 1 else { return false }
        for enumCase in index.values.cases(of: type) {
            guard let shown = cases.targets(of: enumCase.name) ?? self.declared(cases.rest) else { continue }
            add(
                facts(of: enumCase).compiled(with: host.scope, table), shown, parameters: enumCase.parameters,
                from: .values(type), to: host.holder)
            builders[host.holder]?.show(enumCase.name, shown, in: content.style, from: .values(type))
        }
        columnSwitches.append(
            Switch(
                holder: host.holder, slots: slots, type: type, cases: cases, style: content.style, scope: choice.scope,
                location: location, platforms: host.call.platforms))
        for name in initial(of: choice.subject, slots, type, in: choice.scope) {
            addInitial(name, content.style, from: .values(type), host)
        }
        return true
    }

    /// The state that an expression is, where that is of an enum.
    private func state(_ value: Expression, in scope: Scope) -> (type: ValueType, slots: Set<StateProperty>)? {
        let slots = index.slots.slots(of: value, in: scope)
        guard let slot = table.first(of: slots), let declared = index.slots.declaredType(of: slot) else { return nil }
        let type = index.values.type(declared.name, in: declared.scope)
        return index.values.cases(of: type).isEmpty ? nil : (type, slots)
    }

    /// Remembers the states that what stands in a column is made with.
    private mutating func addColumn(_ content: ContainerFacts.Content, _ host: ContainerHost) {
        let position = host.call.arguments.firstIndex { $0.value == content.value }
        for call in host.scope.body.calls {
            let closure = host.scope.calls(around: call).first { $0.closure.call == host.call.index }?.closure
            guard let closure, closure.argument == position else { continue }
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
    func initial(
        of subject: Expression, _ slots: Set<StateProperty>, _ type: ValueType, in scope: Scope
    ) -> [String] {
        var found: [String] = []
        for slot in table.sorted(slots) {
            guard let property = context.property(slot.name, of: slot.owner) else { continue }
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

    private mutating func addInitial(
        _ name: String, _ style: Style, from origin: DestinationOrigin, _ host: ContainerHost
    ) {
        let known = builders[host.holder]?.initial.contains {
            $0.destination == name && $0.style == style && $0.platforms.meets(host.call.platforms)
        }
        guard known == false else { return }
        builders[host.holder]?.begin(
            with: InitialFacts(
                destination: name, style: style, platforms: host.call.platforms, location: host.call.location),
            from: origin)
    }

    /// The tabs of a `TabView`. One that turns pages has them where a selection chooses between them, and they are no pictures to
    /// look through.
    private func tabs(of host: ContainerHost) -> [TabItemReader.Item] {
        let isPaging = host.scope.turnsPages(host.call)
        guard !isPaging || (host.facts.state != nil && !showsPictures(host)) else { return [] }
        return TabItemReader(index: index, isPaging: isPaging).tabs(of: host)
    }

    private func showsPictures(_ host: ContainerHost) -> Bool {
        guard case .closure(let pages)? = host.call.closures.last else { return false }
        return pages.allSatisfy { page in
            host.scope.chain(endingAt: page).last?.name.map(table.traits.all.pictures.contains) ?? false
        }
    }

    /// Whether an expression is a call with modifiers.
    static func leads(_ value: Expression, to call: CallFacts, _ scope: Scope) -> Bool {
        scope.chain(endingAt: value).contains { $0.index == call.index }
    }
}
