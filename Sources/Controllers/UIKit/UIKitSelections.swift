import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Triggers
import Types
import ViewControllers

/// Tabs that code selects: `tabs.selectedIndex = 1`, `tabs.selectedViewController = trees`.
struct UIKitSelections {
    private(set) var effects: [PropagatedEffect] = []
    private(set) var notUnderstood: [UnresolvedCode] = []

    private let made: UIKitCoordinators
    private let triggers: UIKitTriggers
    private let presentations: UIKitPresentations
    private var values: UIKitValues { presentations.values }
    private var context: LinkingContext { values.context }
    private var table: TypeTable { values.table }
    /// What is in the tabs of each tab bar of the sources, in their order, by who fills it.
    private let bars: [(holder: TypeID?, bar: TypeID?, tabs: [Tab])]

    /// What a tab shows.
    private struct Tab {
        var targets: [TargetResolver.Targets.Target]
        /// The coordinator that it is a destination of, and what it is called there.
        var destination: (coordinator: TypeID, name: String)?
    }

    init(_ made: UIKitCoordinators, _ triggers: UIKitTriggers, _ presentations: UIKitPresentations) {
        self.made = made
        self.triggers = triggers
        self.presentations = presentations
        bars = Self.bars(made, presentations)
        for site in presentations.callers.code.sites(named: "=") {
            guard case .member(let target, _) = site.call.callee, let value = site.call.arguments.first?.value else {
                continue
            }
            guard let tabs = tabs(meantBy: target, at: site) else { continue }
            if let function = site.scope.function, let asked = asked(by: function) {
                for (type, caller) in asked { select(tab(showing: type), of: tabs, by: caller) }
                continue
            }
            switch target.lastName {
            case "selectedIndex": select(tab(at: value, of: tabs, in: site.scope), of: tabs, by: site)
            case "selectedViewController": select(tab(showing: value, of: tabs, in: site.scope), of: tabs, by: site)
            default: continue
            }
        }
        for bar in table.sorted(values.types.barred.keys) { select(inOwn: bar) }
    }

    // MARK: Tab bars

    private static func bars(
        _ made: UIKitCoordinators, _ presentations: UIKitPresentations
    ) -> [(holder: TypeID?, bar: TypeID?, tabs: [Tab])] {
        var found: [(holder: TypeID?, bar: TypeID?, tabs: [Tab])] = []
        let all = made.presentations
        let tabs = all.indices.filter { all[$0].tab != nil }
        let byBar = Dictionary(grouping: tabs) { all[$0].tab?.call }
        for first in tabs where first == byBar[all[first].tab?.call]?.first {
            let inside = byBar[all[first].tab?.call] ?? []
            let sorted = inside.sorted { (all[$0].tab?.position ?? 0, $0) < (all[$1].tab?.position ?? 0, $1) }
            let receivers = inside.lazy.map {
                (all[$0].tabBar ?? (all[$0].means == .start ? nil : all[$0].receiver), $0)
            }
            let bar = receivers.compactMap { receiver, index in
                receiver.flatMap {
                    presentations.values.shown(by: $0, in: all[index].site.scope).lazy.compactMap(\.type).first
                }
            }.first
            let holder = all[first].site.holder
            found.append(
                (
                    holder, bar ?? holder,
                    sorted.map { index in
                        var tab = Tab(targets: made.targets(of: index))
                        if let name = made.names[index], let owner = made.holder(of: index) {
                            tab.destination = (owner, name)
                        }
                        return tab
                    }
                ))
        }
        let storyboards = presentations.values.storyboards
        for scene in storyboards.all {
            let segues = storyboards[scene].segues.indices.map { UIKitStoryboards.SegueID(scene: scene, segue: $0) }
                .filter { if case .tab = UIKitSegueKind(storyboards[$0]) { true } else { false } }
            guard !segues.isEmpty else { continue }
            let tabs = segues.map { segue in
                Tab(targets: presentations.values.shown(by: segue).targets { _ in false })
            }
            found.append((nil, storyboards.type(of: scene), tabs))
        }
        return found
    }

    // MARK: Selections

    /// The tabs of the bar whose selection is set; none where it cannot be told which bar that is, nil where it is none.
    private func tabs(meantBy target: Expression, at site: CallSite) -> [Tab]? {
        guard let property = target.lastName, property == "selectedIndex" || property == "selectedViewController" else {
            return nil
        }
        let receiver: Expression? = if case .member(let base, _) = target { base } else { nil }
        guard presentations.kind(of: receiver, in: site.scope) == .tabs, let holder = site.holder else { return nil }
        let own = receiver.flatMap { $0 == .instance ? nil : $0 }
        let types = Set(own.map { values.shown(by: $0, in: site.scope).compactMap(\.type) } ?? [holder])
        let fitting = bars.filter { bar in bar.bar.map(types.contains) ?? false }
        let beside = fitting.isEmpty ? bars.filter { $0.holder == holder } : fitting
        let all = beside.isEmpty ? bars : beside
        return all.count == 1 ? all[0].tabs : []
    }

    /// Takes the calls by which a tab bar of the app's own is told the number of a tab: `tabs.select(index: 2)`.
    private mutating func select(inOwn bar: TypeID) {
        let fitting = bars.filter { $0.bar == bar }
        guard fitting.count == 1 else { return }
        let functions = table[bar].functions.sorted { $0.key < $1.key }.flatMap(\.value)
        for function in functions {
            let facts = table.function(function)
            guard facts.name.hasPrefix("select"), facts.parameters.count == 1, let name = facts.parameters[0].name,
                facts.parameters[0].type?.last == "Int"
            else { continue }
            for caller in presentations.callers.callers(of: function, as: nil) {
                guard let number = facts.argument(name, in: caller.site.call) else { continue }
                let chosen = tab(at: number, of: fitting[0].tabs, in: caller.site.scope)
                // What people touch in the bar itself is no way that the code takes.
                if chosen == nil, caller.site.holder == bar { continue }
                select(chosen, of: fitting[0].tabs, by: caller.site)
            }
        }
    }

    /// The calls of a function that selects the tab with a controller of the class that it is handed, and that class:
    /// `tabs.select(of: TreesController.self)`; nil for any other function.
    private func asked(by function: FunctionID) -> [(type: TypeID, caller: CallSite)]? {
        let facts = table.function(function)
        guard facts.isGeneric, let name = facts.parameters.first(where: isClass(of: facts))?.name else { return nil }
        let found = presentations.callers.callers(of: function, as: nil).compactMap { caller in
            facts.argument(name, in: caller.site.call)?.namedType
                .flatMap { context.find($0, in: caller.site.scope) }.map { ($0, caller.site) }
        }
        return found.isEmpty ? nil : found
    }

    /// Whether a parameter is of the class that a generic parameter of its function stands for: `type: Screen.Type`.
    private func isClass(of facts: FunctionFacts) -> (FunctionParameterFacts) -> Bool {
        { parameter in
            guard let type = parameter.type, type.components.count == 1 else { return false }
            return facts.declaration.contains("<\(type.last)") && facts.declaration.contains("\(type.last).Type")
        }
    }

    /// The only tab of all tab bars that shows a controller of a class.
    private func tab(showing type: TypeID) -> Tab? {
        let fitting = bars.flatMap(\.tabs).filter { $0.targets.contains(.declared(type)) }
        return Set(fitting.map(\.targets)).count == 1 ? fitting[0] : nil
    }

    /// - Parameter chosen: the tab that is selected; nil where it is chosen at run time.
    private mutating func select(_ chosen: Tab?, of tabs: [Tab], by site: CallSite) {
        guard let tab = chosen, !tab.targets.isEmpty else {
            notUnderstood.append(
                UnresolvedCode(
                    text: site.call.text,
                    reason: tabs.isEmpty
                        ? "the tabs that it selects from aren't known"
                        : "the selected tab is chosen at run time",
                    help: "select the tab with a literal `selectedIndex`, or with `selectedViewController`",
                    location: site.call.location
                ).selectingTab())
            return
        }
        let name: String =
            switch tab.targets[0] {
            case .declared(let type): table.name(of: type)
            case .external(let name): name
            }
        let shown = ShownDestination(
            coordinator: tab.destination?.coordinator, destination: tab.destination?.name ?? name, style: .tab,
            isInferred: false, targets: tab.targets, platforms: site.call.platforms)
        for way in triggers.reached(from: site) where tab.targets != [.declared(way.holder)] {
            effects.append(
                PropagatedEffect(
                    .show(shown), of: way.holder, through: way.through, isOpen: way.isOpen, isDirect: way.isDirect,
                    at: way.site))
        }
    }

    private func tab(at value: Expression, of tabs: [Tab], in scope: Scope) -> Tab? {
        position(value, in: scope).flatMap { tabs.indices.contains($0) ? tabs[$0] : nil }
    }

    /// The number that a value is: as it is written, or the place of an enum's case.
    private func position(_ value: Expression, in scope: Scope) -> Int? {
        switch value {
        case .literal(let text): return Int(text)
        case .constant(let text): return Int(text)
        case .member(.member(let owner, let name), "rawValue"):
            guard let written = TypeName(reading: owner), let type = context.find(written, in: scope) else {
                return nil
            }
            let cases = table.declarations(of: type).flatMap(\.cases)
            // A number that is written may be any.
            guard cases.allSatisfy({ !$0.declaration.contains("=") }) else { return nil }
            return cases.firstIndex { $0.name == name }
        default:
            guard let property = context.property(meantBy: value, in: scope) else { return nil }
            let inside = table.scope(of: property)
            guard table.property(property).declaration.split(separator: " ").contains("let"),
                case .literal(let text)? = inside.body.results.first
            else { return nil }
            return Int(text)
        }
    }

    private func tab(showing value: Expression, of tabs: [Tab], in scope: Scope) -> Tab? {
        let shown = values.shown(by: value, in: scope).targets { made.types.contains($0) }
        let fitting = tabs.filter { tab in !Set(tab.targets).isDisjoint(with: shown) }
        return fitting.count == 1 ? fitting[0] : nil
    }
}
