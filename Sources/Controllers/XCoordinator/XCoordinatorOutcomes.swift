import Base
import Facts
import Linking
import Presentation
import Types
import ViewControllers

/// Something that a route comes to: what is shown, or a way back.
enum XCoordinatorOutcome {
    case show(Style, [TargetResolver.Targets.Target], wrapper: String?, isInferred: Bool, CallFacts)
    /// Shows what the route is triggered with.
    case associated(Style, CallFacts)
    /// Shows something that is not known.
    case unknown(CallFacts, String)
    case exit(ExitOperation, CallSite)
    case deepLink([XCoordinatorHop], CallSite)

    var isShown: Bool { if case .exit = self { false } else { true } }
}

/// A step of a deep link.
struct XCoordinatorHop {
    let coordinator: TypeID
    let destination: String
    let style: Style
    let targets: [TargetResolver.Targets.Target]
}

/// Tells what routes come to, through those that lead to other routes.
final class XCoordinatorOutcomes {
    let values: XCoordinatorValues
    private let arms: XCoordinatorArms
    /// The tabs that a coordinator begins with.
    private let tabs: [TypeID: [XCoordinatorValue]]
    private var types: XCoordinatorTypes { values.types }
    private var context: LinkingContext { types.context }

    /// What a route of a coordinator comes to.
    private struct OutcomesQuery: Query {
        typealias Answer = [XCoordinatorOutcome]

        let coordinator: TypeID
        let route: String
    }

    private let known = Memo<OutcomesQuery, OutcomesQuery.Answer>()

    init(_ values: XCoordinatorValues, _ arms: XCoordinatorArms, tabs: [TypeID: [XCoordinatorValue]]) {
        self.values = values
        self.arms = arms
        self.tabs = tabs
    }

    /// What a route of a coordinator comes to.
    func outcomes(of route: String, on coordinator: XCoordinatorTypes.Coordinator) -> [XCoordinatorOutcome] {
        known.value(of: OutcomesQuery(coordinator: coordinator.type, route: route), unknown: []) {
            (self.arms.arm(of: route, on: coordinator.type)?.parts ?? []).flatMap { self.outcomes(of: $0, coordinator) }
        }
    }

    /// What a route comes to that a router hands on.
    func outcomes(of route: String, redirectedFrom type: TypeID) -> [XCoordinatorOutcome] {
        (arms.arm(of: route, redirectedFrom: type)?.parts ?? []).flatMap { part -> [XCoordinatorOutcome] in
            guard case .hand(let value, let parent, let scope) = part else { return [] }
            return NamedCase.all(in: value, scope).cases.flatMap { next in
                (types.byRoute[parent] ?? []).flatMap { outcomes(of: next.name, on: $0) }
            }
        }
    }

    private func outcomes(
        of part: XCoordinatorPart, _ coordinator: XCoordinatorTypes.Coordinator
    ) -> [XCoordinatorOutcome] {
        switch part {
        case .show(let style, let value): return show(value, style, coordinator)
        case .select(let value): return show(value, .tab, coordinator)
        case .selectIndex(let index):
            let all = tabs[coordinator.type] ?? []
            return all.indices.contains(index) ? show(all[index], .tab, coordinator) : []
        case .redirect(let route, let receiver, let site):
            guard let site else { return [] }
            let on = receiver.map { values.coordinators(of: $0, in: site.scope).all } ?? [coordinator]
            return NamedCase.all(in: route, site.scope).cases.flatMap { next in
                on.flatMap { outcomes(of: next.name, on: $0) }
            }
        case .hand: return []
        case .deepLink(let routes, let site):
            let hops = hops(routes, site, coordinator)
            return hops.isEmpty
                ? [.unknown(site.call, "the destination of the deep link couldn't be determined")]
                : [.deepLink(hops, site)]
        case .exit(let operation, let site): return [.exit(operation, site)]
        case .unknown(let site, let reason): return [.unknown(site.call, reason)]
        }
    }

    private func show(
        _ value: XCoordinatorValue, _ style: Style, _ coordinator: XCoordinatorTypes.Coordinator
    ) -> [XCoordinatorOutcome] {
        let shown = values.shown(value)
        let settled = settled(style, value, shown)
        if !shown.isEmpty, shown.allSatisfy({ $0.what == .silent }) { return [] }
        // Who triggers the route decides what it is.
        if isBound(value) { return [.associated(settled, value.call)] }
        let targets = values.targets(of: shown)
        if !targets.isEmpty {
            return [
                .show(
                    settled, targets, wrapper: shown.lazy.compactMap(\.wrapper).first,
                    isInferred: shown.contains(where: \.isInferred), value.call)
            ]
        }
        return [.unknown(value.call, shown.reason(in: context.table) ?? UIKitValues.atRunTime)]
    }

    /// Whether a value is bound by the pattern of its arm.
    private func isBound(_ value: XCoordinatorValue) -> Bool {
        var (expression, frame) = (value.expression, value.frame)
        while true {
            switch expression {
            case .unknown, .bound: return true
            case .member(let base, let name) where XCoordinatorNames.projections.contains(name): expression = base
            case .parameter(let name):
                guard let outer = frame.outer, let given = frame.given[name] else { return false }
                (expression, frame) = (given, outer)
            default: return false
            }
        }
    }

    /// The style, as `modalPresentationStyle` says, and for a child on the same stack as the child opens.
    private func settled(_ style: Style, _ value: XCoordinatorValue, _ shown: [UIKitShown]) -> Style {
        guard style == .sheet else { return style }
        var (expression, frame): (Expression, XCoordinatorFrame?) = (value.expression, value.frame)
        var call = value.call
        while let current = frame {
            let told = values.styles.styles(
                of: expression, as: shown.first ?? UIKitShown(.silent), by: call, in: current.scope
            ).styles
            if let first = told.first, first != .sheet { return first }
            guard case .parameter(let name) = expression, let given = current.given[name], let outer = current.outer
            else { return .sheet }
            (expression, frame) = (given, outer)
            call = outer.scope.body.calls.first { inner in inner.arguments.contains { $0.value == given } } ?? call
        }
        return .sheet
    }

    // MARK: Deep links

    /// The steps of a deep link, each on a coordinator among what is shown so far.
    private func hops(
        _ routes: [Expression], _ site: CallSite, _ coordinator: XCoordinatorTypes.Coordinator
    ) -> [XCoordinatorHop] {
        var stack = [coordinator]
        var hops: [XCoordinatorHop] = []
        let all = routes.flatMap { value -> [Expression] in if case .array(let parts) = value { parts } else { [value] }
        }
        for value in all {
            guard let route = NamedCase.all(in: value, site.scope).cases.first else { return [] }
            let owner = route.owner.flatMap { context.find($0, in: site.scope) }
            guard
                let next = stack.last(where: { held in
                    owner.map { $0 == held.route } ?? context.isCase(route.name, of: held.route)
                })
            else { return [] }
            for outcome in outcomes(of: route.name, on: next) {
                var shown: (style: Style, targets: [TargetResolver.Targets.Target])
                switch outcome {
                case .show(let style, let targets, _, _, _): shown = (style, targets)
                case .associated(let style, _):
                    shown = (style, values.targets(of: associated(route, on: next, in: site.scope)))
                case .deepLink(let inner, _):
                    hops += inner
                    continue
                case .unknown, .exit: continue
                }
                hops.append(
                    XCoordinatorHop(
                        coordinator: next.type, destination: route.name, style: shown.style, targets: shown.targets))
                for case .declared(let type) in shown.targets {
                    if let child = types.byType[type] { stack.append(child) }
                }
            }
        }
        return hops
    }

    // MARK: Associated values

    /// What a route is triggered with that it shows.
    func associated(
        _ route: NamedCase, on coordinator: XCoordinatorTypes.Coordinator, in scope: Scope
    ) -> [UIKitShown] {
        guard let index = route.call, let call = scope.call(at: index),
            let item = types.cases(of: coordinator.route).first(where: { $0.name == route.name })
        else { return [] }
        let shown = item.types.indices.filter { position in
            item.types.count == 1 || item.types[position].map { isPresentable($0, in: scope) } ?? false
        }
        guard shown.count == 1, call.arguments.indices.contains(shown[0]),
            call.arguments[shown[0]].value != .constant("nil")
        else { return [] }
        return values.shown(call.arguments[shown[0]].value, in: XCoordinatorFrame(scope))
    }

    /// Whether a value of a type can be shown.
    private func isPresentable(_ name: TypeName, in scope: Scope) -> Bool {
        if XCoordinatorNames.routers.contains(name.last) || name.last == "Presentable"
            || UIKitNames.isController(name.last)
        {
            return true
        }
        guard let type = context.find(name, in: scope) else { return false }
        return types.byType[type] != nil || values.values.types.isController(type)
    }
}
