import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types
import ViewControllers

/// What is shown in the app's own words, where it goes back, and where the app begins, as the graph takes it.
struct OwnEffects {
    private let made: OwnCoordinators
    private let triggers: OwnTriggers
    private let code: CallIndex
    private let table: TypeTable
    private(set) var found = SystemEffects(effects: [], answers: [], notUnderstood: [])

    init(_ made: OwnCoordinators, _ triggers: OwnTriggers, _ context: LinkingContext) {
        self.made = made
        self.triggers = triggers
        code = context.code
        table = context.table
        for index in made.shown.found.indices { add(index) }
        let types = Set(made.linked.map(\.type))
        for exit in made.shown.exits { add(exit.site, exit.operation, types) }
    }

    private mutating func add(_ index: Int) {
        let presentation = made.shown.found[index]
        let call = presentation.site.call
        guard !presentation.targets.isEmpty else {
            if let reason = presentation.reason {
                found.notUnderstood.append(
                    UnresolvedCode(
                        text: call.text, reason: reason, help: "create the view where it's presented",
                        location: call.location))
            }
            return
        }
        let owner = made.names[index] == nil ? nil : presentation.site.holder
        let name = made.names[index] ?? self.name(of: presentation.targets[0])
        for way in triggers.reached(from: presentation.site) {
            if way.isDirect, made.opening.contains(index) { continue }
            for style in presentation.styles {
                let targets = presentation.targets.filter { $0 != .declared(way.holder) || style == .sheet }
                guard !targets.isEmpty else { continue }
                let shown = ShownDestination(
                    coordinator: owner, destination: name, style: style, isInferred: presentation.isInferred,
                    targets: targets, platforms: call.platforms)
                if isAnswer(way), owner != nil { continue }
                found.effects.append(effect(.show(shown), way, isInferred: presentation.isInferred))
            }
        }
    }

    /// Whether it is set off where the system hands the app an address, which makes it part of a deep link.
    private func isAnswer(_ way: OwnTriggers.Reached) -> Bool {
        let call = code.call(way.site)
        let isHandled = code.scope(of: way.site.body).calls(around: call).contains { outer, _ in
            outer.name.flatMap(CallIndex.Name.init)?.isHandler ?? false
        }
        return isHandled && call.patterns.address != nil
    }

    /// Adds what addresses set off.
    mutating func add(_ routes: OwnRoutes, in context: LinkingContext) {
        let links = AddressFollower(routes, context).found()
        found.answers += links.answers
        found.notUnderstood += links.notUnderstood
    }

    private func effect(
        _ kind: CallEffect.Kind, _ way: OwnTriggers.Reached, isInferred: Bool
    ) -> PropagatedEffect {
        PropagatedEffect(
            kind, of: way.holder, through: way.through, isOpen: way.isOpen || isInferred, isDirect: way.isDirect,
            at: CallSite(scope: code.scope(of: way.site.body), call: code.call(way.site)))
    }

    /// What a transition is called that belongs to no coordinator: as what it shows.
    private func name(of target: TargetResolver.Targets.Target) -> String {
        switch target {
        case .declared(let type): table.name(of: type)
        case .external(let name): name
        }
    }

    private mutating func add(_ site: CallSite, _ operation: ExitOperation, _ coordinators: Set<TypeID>) {
        let ways = triggers.reached(from: site)
        let screens = ways.filter { !$0.isDirect }
        let coordinator = site.holder.flatMap { coordinators.contains($0) ? $0 : nil }
        for way in screens.isEmpty ? ways : screens {
            found.effects.append(
                effect(.exit(coordinator: coordinator, operation, to: nil), way, isInferred: false))
        }
    }

    /// Adds the views that the code of an app or of its scenes shows itself.
    mutating func add(_ mounts: [(site: CallSite, shown: Expression)], _ values: UIKitValues) {
        for mount in mounts {
            guard let holder = mount.site.holder else { continue }
            for part in values.shown(by: mount.shown, in: mount.site.scope) {
                guard let type = part.type, !part.isInferred || made.shown.flows.contains(type) else { continue }
                found.mounts.append(
                    EntryPointLinker.Mount(
                        holder: holder, target: .declared(type), location: mount.site.call.location,
                        platforms: mount.site.call.platforms))
            }
        }
    }
}
