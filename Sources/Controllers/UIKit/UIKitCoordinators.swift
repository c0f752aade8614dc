import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Triggers
import Types
import ViewControllers

/// Makes coordinators of the types that show things: what each of their members shows is a destination.
struct UIKitCoordinators {
    let values: UIKitValues
    let shapes: UIKitShapes
    let callers: UIKitCallers
    /// Every presentation, those by child coordinators with the style in which these open.
    private(set) var presentations: [UIKitPresentation]
    /// The destination that each of them belongs to; nil for those of types that are no coordinators.
    private(set) var names: [Int: String] = [:]
    /// Those that a coordinator shows first, and nothing else does.
    private(set) var opening: Set<Int> = []
    /// Those that another tells already.
    private(set) var dropped: Set<Int> = []
    private(set) var linked: [LinkedCoordinator] = []
    private(set) var notUnderstood: [UnresolvedCode] = []

    var context: LinkingContext { values.context }
    var table: TypeTable { values.table }
    var byBody: [BodyID: [Int]] = [:]
    private(set) var byHolder: [TypeID: [Int]] = [:]

    let alerts: UIKitAlerts

    init(
        _ presentations: [UIKitPresentation], _ alerts: UIKitAlerts, _ callers: UIKitCallers, _ shapes: UIKitShapes
    ) {
        self.alerts = alerts
        self.callers = callers
        values = callers.values
        self.shapes = shapes
        self.presentations = presentations
        for (index, presentation) in presentations.enumerated() {
            if let body = presentation.body { byBody[body, default: []].append(index) }
            if let holder = holder(of: index) { byHolder[holder, default: []].append(index) }
        }
        let types = byHolder.keys.filter { type in
            shapes.isCoordinator(type) && (byHolder[type] ?? []).contains { isResolved($0) }
        }
        let containers = byHolder.keys.filter(fillsItself)
        dropOwnTabs(of: types)
        markChosenStyles()
        settleStyles(Set(types))
        for type in table.sorted(types + containers) { link(type) }
        for type in table.types where !types.contains(type.id) && shapes.isCoordinator(type.id) { tell(type.id) }
    }

    var types: Set<TypeID> { Set(linked.map(\.type)) }

    // MARK: What is shown

    /// The type that a presentation is counted to: the one that shows what a case is for, where that is a coordinator, else
    /// the one whose code it stands in.
    func holder(of index: Int) -> TypeID? {
        if let owner = presentations[index].route?.owner, shapes.isCoordinator(owner) { return owner }
        return presentations[index].holder
    }

    /// What a presentation shows that the graph can name.
    func targets(of index: Int) -> [TargetResolver.Targets.Target] {
        presentations[index].shown.targets {
            shapes.isCoordinator($0) || values.library.coordinators.contains($0)
        }
    }

    func isInferred(_ index: Int) -> Bool {
        presentations[index].isInferred || presentations[index].shown.contains(where: \.isInferred)
    }

    /// What a presentation shows in a style, of the coordinator whose destination it is; nil where nothing is known of that.
    func shown(_ index: Int, _ style: Style) -> ShownDestination? {
        let targets = targets(of: index)
        guard let first = targets.first else { return nil }
        let name =
            switch first {
            case .declared(let type): table.name(of: type)
            case .external(let name): name
            }
        return ShownDestination(
            coordinator: names[index] == nil ? nil : holder(of: index), destination: names[index] ?? name, style: style,
            isInferred: isInferred(index), targets: targets, platforms: presentations[index].site.call.platforms)
    }

    func isResolved(_ index: Int) -> Bool { !targets(of: index).isEmpty }

    // MARK: Styles of children

    /// Gives presentations by children that open themselves the styles in which they do.
    private mutating func settleStyles(_ coordinators: Set<TypeID>) {
        for index in presentations.indices where presentations[index].styles.isEmpty {
            let holder = presentations[index].holder
            let own = holder.map { shownStyles(by: $0) } ?? []
            let child = presentations[index].shown.lazy.compactMap(\.type).first
            let opening = child.flatMap { self.opening(of: $0, startedBy: presentations[index]) }
            if opening == nil, let child, asksOnly(child) || presentations[index].isAsked {
                // What only asks something by an alert is no way through the app.
                dropped.insert(index)
                continue
            }
            if let holder, coordinators.contains(holder), isInTab(index, opening: opening?.styles),
                shapes.kind(of: holder, showing: own, isRouter: isRouter(holder)) == .tab
            {
                presentations[index].styles = [.tab]
                if opening == nil { presentations[index].isInferred = true }
                continue
            }
            if isEmbedded(index) {
                presentations[index].styles = [.root]
                continue
            }
            if opening?.styles == [.push], let stack = ownStack(of: index) {
                presentations[index].styles = [.root]
                if opening?.isInferred ?? false || stack == .inRouter { presentations[index].isInferred = true }
                continue
            }
            if let ways = opening?.ways, !ways.isEmpty {
                split(index, ways)
                continue
            }
            presentations[index].styles = opening?.styles ?? [.push]
            presentations[index].isStyleChosen = opening?.isChosen ?? false
            if opening?.isInferred ?? true { presentations[index].isInferred = true }
        }
    }

    /// Makes several of a presentation by a child that opens in one of several ways: whoever calls the function around decides.
    private mutating func split(_ index: Int, _ ways: [Way]) {
        let whole = presentations[index]
        for (position, way) in ways.enumerated() {
            var next = whole
            next.styles = way.styles
            next.opening = way.conditions
            guard position > 0 else {
                presentations[index] = next
                continue
            }
            if let body = next.body { byBody[body, default: []].append(presentations.count) }
            if let holder = holder(of: index) { byHolder[holder, default: []].append(presentations.count) }
            presentations.append(next)
        }
    }

    /// Marks what one call shows in one of several styles, where nothing that its callers hand in tells which: a function of the app's
    /// own that presents or pushes.
    private mutating func markChosenStyles() {
        let sites = Dictionary(grouping: presentations.indices.filter { presentations[$0].means != .start }) {
            presentations[$0].site.id
        }
        var chosen: Set<Int> = []
        for (site, indices) in sites where site != nil && indices.count > 1 {
            guard indices.contains(where: { presentations[$0].isStyleChosen }) else { continue }
            for index in indices {
                let presentation = presentations[index]
                let isChosen = indices.contains { other in
                    presentations[other].styles != presentation.styles
                        && presentations[other].shown == presentation.shown
                        && !isDecidedByCallers(between: presentation, and: presentations[other])
                }
                if isChosen { chosen.insert(index) }
            }
        }
        for index in presentations.indices { presentations[index].isStyleChosen = chosen.contains(index) }
    }

    /// Whether what the function around two presentations is handed lets only one of them be.
    private func isDecidedByCallers(between first: UIKitPresentation, and second: UIKitPresentation) -> Bool {
        guard let function = first.site.scope.function else { return false }
        let names = Set(table.function(function).parameters.compactMap(\.name) + [CallChoices.own])
        return first.conditions.contains { condition in
            names.contains(condition.subject) && condition.excludes(anyOf: second.conditions)
        }
    }

    /// Whether a type shows the cases of an enum.
    private func isRouter(_ type: TypeID) -> Bool {
        (byHolder[type] ?? []).contains { presentations[$0].route != nil || chosen(presentations[$0]) != nil }
    }

    private func shownStyles(by type: TypeID) -> Set<Style> {
        Set((byHolder[type] ?? []).flatMap { presentations[$0].styles })
    }

    // MARK: Coordinators

    /// Leaves out where coordinators put the tab bar somewhere whose tabs they tell: that shows nothing by itself.
    private mutating func dropOwnTabs(of types: [TypeID]) {
        for type in types {
            let own = byHolder[type] ?? []
            let bars = own.compactMap { index in
                presentations[index].tabBar
                    ?? (presentations[index].styles == [.tab] ? presentations[index].receiver : nil)
            }
            dropped.formUnion(
                own.filter { index in
                    let presentation = presentations[index]
                    guard presentation.styles != [.tab], !presentation.shown.isEmpty else { return false }
                    return bars.contains { $0.isSame(as: presentation.expression) }
                        && presentation.shown.allSatisfy { $0.type.map { values.types.kind(of: $0) == .tabs } ?? false }
                })
        }
    }

    private mutating func link(_ type: TypeID) {
        let indices = (byHolder[type] ?? []).filter {
            isResolved($0) && !isToldWhereMade($0) && !dropped.contains($0) && isInside($0, of: type)
        }
        dropped.formUnion((byHolder[type] ?? []).filter { isToldWhereMade($0) })
        var grouped = GroupedDestinations()
        var cases: Set<String> = []
        for index in indices {
            let place = place(of: index)
            if place.isCase { cases.insert(place.facts.name) }
            names[index] = place.facts.name
            grouped.add(
                TargetResolver.Targets(
                    targets: targets(of: index), wrapper: presentations[index].shown.lazy.compactMap(\.wrapper).first),
                at: place)
        }
        // What shows a few things for the cases of an enum, and more by itself, is no router.
        let isRouter = !cases.isEmpty && 2 * cases.count >= grouped.destinations.count
        let kind =
            containerKind(of: type) ?? shapes.kind(of: type, showing: shownStyles(by: type), isRouter: isRouter)
        let first = initial(of: type, kind, among: Set(indices))
        opening.formUnion(first.filter { !isReachedOtherwise($0, of: type) })
        var initial: [InitialFacts] = []
        var shownFirst: [String: [Style: [TargetResolver.Targets.Target]]] = [:]
        for index in first {
            guard let name = names[index] else { continue }
            let isTab = kind != .flow && presentations[index].styles == [.tab]
            let next = InitialFacts(
                destination: name, style: isTab ? .tab : .root,
                platforms: presentations[index].site.call.platforms, location: presentations[index].site.call.location)
            // What one member shows in several calls is one destination.
            let isTold = initial.contains {
                $0.destination == next.destination && $0.style == next.style && $0.platforms == next.platforms
            }
            if !isTold { initial.append(next) }
            // A callback in it may show more, later.
            let known = shownFirst[name]?[next.style] ?? []
            shownFirst[name, default: [:]][next.style] = known + targets(of: index).filter { !known.contains($0) }
        }
        let declaration = table.declaration(of: type)
        var coordinator = LinkedCoordinator(
            type: type, system: .uikit, kind: kind, destinations: grouped.destinations, rejected: [], duplicates: [],
            initial: initial, location: declaration?.location ?? .unknown)
        coordinator.shownFirst = shownFirst
        linked.append(coordinator)
    }

    /// Whether a tab is made by a function of the coordinator that starts it, and tells it.
    private func isToldWhereMade(_ index: Int) -> Bool {
        let presentation = presentations[index]
        guard presentation.means == .style(.tab), case .call(let position) = presentation.expression,
            let call = presentation.site.scope.call(at: position), let holder = presentation.holder,
            let function = ownFunction(runBy: call, in: presentation.site.scope, of: holder)
        else { return false }
        return (byBody[function.body] ?? []).contains { presentations[$0].means == .start }
    }

    var streams: UIKitStreams {
        UIKitStreams(values: values) { type in
            values.types.isController(type) || shapes.isCoordinator(type) || context.conformances.isView(type)
        }
    }

    /// Whether a call stands in what is run later: a closure that a screen, a child or what these are made with is handed.
    func isLater(_ site: CallSite) -> Bool {
        callback(around: site) != nil
            || site.scope.calls(around: site.call).contains { call, _ in
                // What another object keeps: `model.onFinish = { … }`.
                if case .member(.member(let base, _), "=") = call.callee, base != .instance { return true }
                if !streams.screens(of: call, in: site.scope).isEmpty { return true }
                if receivesLater(call, in: site.scope) { return true }
                // What a builder makes a screen or a child with: `builder.list(onSelect: { … })`.
                if call.name?.first?.isLowercase == true, makesScreen(call, in: site.scope) { return true }
                if call.callee == .implicitMember("init") { return true }
                guard let name = TypeName(reading: call.callee), name.last.first?.isUppercase == true else {
                    return false
                }
                return context.find(name, in: site.scope).map { !table[$0].isExternal } ?? false
            }
    }

    /// Whether a call receives what a subject publishes that keeps no value: `navigation.flatMap { … }.sink { … }` with
    /// `let navigation = PassthroughSubject<Step, Never>()`.
    private func receivesLater(_ call: CallFacts, in scope: Scope) -> Bool {
        guard case .member(var source, _) = call.callee else { return false }
        while case .call(let index) = source, case .member(let base, _)? = scope.call(at: index)?.callee {
            source = base
        }
        guard case .external(let name)? = context.type(of: source, in: scope) else { return false }
        return UIKitNames.emptySubjects.contains(name)
    }

    /// Whether a call gives a screen or a coordinator.
    private func makesScreen(_ call: CallFacts, in scope: Scope) -> Bool {
        guard let function = context.function(of: call, in: scope), table.function(function).returnText != nil else {
            return false
        }
        return values.shown(by: .call(call.index), in: scope).contains { $0.type != nil }
    }

    /// Whether people decide whether a call is made: it stands in a closure that an alert or a control is handed.
    func isAnswer(_ site: CallSite) -> Bool {
        site.scope.calls(around: site.call).contains { isAsked($0.call, in: site.scope) }
    }

    private func isAsked(_ call: CallFacts, in scope: Scope) -> Bool {
        if UIKitNames.controls.contains(call.name ?? "") || call.name == "UIAlertAction" { return true }
        guard case .member(let base, let name) = call.callee, name != "=", base != .instance else { return false }
        return values.shown(by: base, in: scope).contains { $0.what == .silent }
    }

    // MARK: Not understood

    /// A type that would be a coordinator, of which nothing that it shows was found.
    private mutating func tell(_ type: TypeID) {
        guard shapes.shape(of: type).hasContainer, !values.types.inherited.contains(type), byHolder[type] == nil,
            !asksOnly(type),
            !table[type].isStandIn, !holdsVerb(type), let declaration = table.declaration(of: type)
        else { return }
        notUnderstood.append(
            UnresolvedCode(
                text: declaration.declaration.split(separator: "\n").last.map(String.init) ?? declaration.name,
                reason: "it looks like a coordinator, but navdocs found no screen that it shows",
                help: "if its superclass is in another folder, add that folder to the command line; otherwise, "
                    + "add the functions that show its screens to \"verbs\" in the configuration",
                location: declaration.location))
    }

    /// Whether a type has functions of its own that show what they are handed.
    private func holdsVerb(_ type: TypeID) -> Bool { shapes.showsWhatItIsHanded(type) }
}
