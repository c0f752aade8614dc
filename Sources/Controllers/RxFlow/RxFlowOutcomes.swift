import Base
import Facts
import Presentation
import Types
import ViewControllers

/// Something that a step comes to.
enum RxFlowOutcome {
    case show(Style, [TargetResolver.Targets.Target], wrapper: String?, isInferred: Bool, CallSite)
    case exit(ExitOperation, CallSite)
}

/// A step as a flow takes it.
struct RxFlowPlace: Hashable {
    let flow: TypeID
    let step: String
}

/// Tells what steps come to in the flows that take them.
struct RxFlowOutcomes {
    let types: RxFlowTypes
    let values: UIKitValues
    private(set) var all: [RxFlowPlace: [RxFlowOutcome]] = [:]
    /// The places that a step is handed on to.
    private(set) var next: [RxFlowPlace: [RxFlowPlace]] = [:]
    private(set) var notUnderstood: [UnresolvedCode] = []
    /// The calls that flows show something by.
    private(set) var claimed: Set<RelativeLocation> = []

    init(
        _ types: RxFlowTypes, _ arms: RxFlowArms, _ contributions: RxFlowContributions, _ steps: RxFlowSteps,
        _ presentations: UIKitPresentations, _ values: UIKitValues
    ) {
        self.types = types
        self.values = values
        let shown = Dictionary(grouping: presentations.found) { $0.site.call.location }
        let exits = Dictionary(grouping: presentations.exits) { $0.site.call.location }
        for flow in types.all {
            claimed.formUnion(ownRoots(of: flow.type))
            adapt(flow, steps)
            for (step, arm) in arms.arms[flow.type] ?? [] {
                let place = RxFlowPlace(flow: flow.type, step: step)
                for site in arm.sites {
                    if UIKitCall(site.call) != nil { claimed.insert(site.call.location) }
                    for presentation in shown[site.call.location] ?? [] { add(presentation, at: place) }
                    for exit in exits[site.call.location] ?? [] {
                        all[place, default: []].append(.exit(exit.operation, site))
                    }
                    hand(site, at: place, contributions, steps)
                }
                addRoots(place, contributions)
            }
        }
    }

    /// Where a flow's code sets what it shows its screens in, which shows nothing.
    private func ownRoots(of flow: TypeID) -> [RelativeLocation] {
        let context = types.context
        return (context.table[flow].functions["init"] ?? []).flatMap { function in
            context.table.function(function).body.calls.filter { call in
                guard case .member(let target, "=") = call.callee else { return false }
                switch target {
                case .name, .member(.instance, _): return true
                default: return false
                }
            }.map(\.location)
        }
    }

    /// Takes the steps that a flow puts in the place of others, in `adapt(step:)`.
    private mutating func adapt(_ flow: RxFlowTypes.Flow, _ steps: RxFlowSteps) {
        for function in types.context.functions(RxFlowNames.adapt, of: flow.type) {
            let scope = types.context.table.scope(of: function)
            for call in scope.body.calls where call.name == "just" {
                guard let value = call.arguments.first?.value else { continue }
                for pattern in call.conditions.filter({ !$0.isExcluded }).flatMap(\.cases) {
                    guard let from = pattern.name else { continue }
                    for name in steps.cases(in: value, scope).names where name != from {
                        next[RxFlowPlace(flow: flow.type, step: from), default: []].append(
                            RxFlowPlace(flow: flow.type, step: name))
                    }
                }
            }
        }
    }

    func outcomes(at place: RxFlowPlace) -> [RxFlowOutcome] { all[place] ?? [] }

    /// What the graph can name.
    func targets(of shown: [UIKitShown]) -> [TargetResolver.Targets.Target] {
        shown.targets { types.byType[$0] != nil }
    }

    private mutating func add(_ presentation: UIKitPresentation, at place: RxFlowPlace) {
        let targets = targets(of: presentation.shown)
        guard !targets.isEmpty else {
            tell(presentation)
            return
        }
        for style in presentation.styles {
            all[place, default: []].append(
                .show(
                    style, targets, wrapper: presentation.shown.lazy.compactMap(\.wrapper).first,
                    isInferred: presentation.isInferred || presentation.shown.contains(where: \.isInferred),
                    presentation.site))
        }
    }

    private mutating func tell(_ presentation: UIKitPresentation) {
        guard !presentation.isOwnContainer else { return }
        guard let reason = presentation.shown.reason(in: types.context.table) else { return }
        notUnderstood.append(
            UnresolvedCode(
                text: presentation.site.call.text, reason: reason,
                help: "create the view controller where it's shown, or declare it with its concrete type",
                location: presentation.site.call.location))
    }

    /// A screen that is contributed and that no call shows is the flow's root, unless the step goes back: then nothing is shown.
    private mutating func addRoots(_ place: RxFlowPlace, _ contributions: RxFlowContributions) {
        if (all[place] ?? []).contains(where: { if case .exit = $0 { true } else { false } }) { return }
        let known = (all[place] ?? []).flatMap { outcome -> [TargetResolver.Targets.Target] in
            if case .show(_, let targets, _, _, _) = outcome { targets } else { [] }
        }
        for contribution in contributions.all where contribution.flow == place.flow && contribution.step == place.step {
            let targets = targets(of: contribution.shown).filter { !known.contains($0) }
            guard !targets.isEmpty else { continue }
            let isFlow = targets.contains { target in
                if case .declared(let type) = target { types.byType[type] != nil } else { false }
            }
            if isFlow, isOnStack(of: place.flow, contribution) {
                all[place, default: []].append(
                    .show(.push, targets, wrapper: nil, isInferred: false, contribution.site))
            } else if isFlow {
                notUnderstood.append(
                    UnresolvedCode(
                        text: contribution.site.call.text, reason: "no code was found that shows the flow",
                        help: "show the flow's root in the closure of `Flows.use`",
                        location: contribution.site.call.location))
            } else {
                all[place, default: []].append(
                    .show(.root, targets, wrapper: nil, isInferred: false, contribution.site))
            }
        }
    }

    /// Whether a flow is made with what the flow that contributes it shows its own screens in: there it shows its own.
    private func isOnStack(of flow: TypeID, _ contribution: RxFlowContribution) -> Bool {
        guard let root = types.context.property(RxFlowNames.root, of: flow) else { return false }
        let names = Set(types.context.table.property(root).body.results.compactMap(\.ownName))
        guard case .call(let index) = contribution.presentable, let made = contribution.site.scope.call(at: index)
        else { return false }
        return made.arguments.contains { $0.value.ownName.map(names.contains) ?? false }
    }

    /// Takes a step that an arm hands on.
    private mutating func hand(
        _ site: CallSite, at place: RxFlowPlace, _ contributions: RxFlowContributions, _ steps: RxFlowSteps
    ) {
        if site.call.name == RxFlowNames.ownForward.name, let step = site.call.argument(RxFlowNames.ownForward.label) {
            for name in steps.cases(in: step, site.scope).names {
                next[place, default: []].append(RxFlowPlace(flow: place.flow, step: name))
            }
        }
        for (name, label) in RxFlowNames.parentForwards where site.call.name == name {
            guard let step = site.call.argument(label) else { continue }
            for parent in types.context.table.sorted(contributions.parents[place.flow] ?? []) {
                for name in steps.cases(in: step, site.scope).names {
                    next[place, default: []].append(RxFlowPlace(flow: parent, step: name))
                }
            }
        }
    }

    /// A place, and all that its step is handed on to.
    func places(from place: RxFlowPlace) -> [RxFlowPlace] {
        var found = [place]
        var known: Set<RxFlowPlace> = [place]
        var position = 0
        while position < found.count {
            found += (next[found[position]] ?? []).filter { known.insert($0).inserted }
            position += 1
        }
        return found
    }
}
