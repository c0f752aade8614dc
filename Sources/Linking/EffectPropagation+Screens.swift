import Base
import Facts
import NavigationModel
import Presentation
import Types

/// Screens that are handed what goes on to the next one.
extension EffectPropagation {
    /// The screen that a view shows and hands the closure around a site, which it calls to show something; and the property that keeps
    /// the closure.
    ///
    /// ```swift
    /// switch step {
    /// case .name: NameStep(onNext: { step = .photo })
    /// case .photo: PhotoStep()
    /// }
    /// ```
    func handedToScreen(_ site: CallSite, _ kind: CallEffect.Kind) -> (type: TypeID, property: String?)? {
        guard case .show = kind, let holder = site.holder, context.conformances.isView(holder) else { return nil }
        let screens = presented[holder] ?? []
        guard !screens.isEmpty else { return nil }
        for (call, closure) in site.scope.calls(around: site.call) {
            guard let name = TypeName(reading: call.callee), let type = context.find(name, in: site.scope),
                screens.contains(.declared(type))
            else { continue }
            let kept = context.keptArguments(of: call, making: type)
            let property = kept.first { $0.position == closure.argument }?.property
            if keeps(type, property) { return (type, property) }
        }
        return nil
    }

    /// What screens do that are handed closures which set a state of the view that shows them, and whoever calls such a closure that an
    /// object keeps: `DetailView(onDone: { isAsking = true })`, `coordinator.onSettings = { isShown = true }`.
    func handedOver(_ effect: CallEffect) -> [PropagatedEffect] {
        var found: [PropagatedEffect] = []
        var visited: Set<BodyID> = []
        var queue = [CallPath(site: effect.site, through: [], on: effect.kind.platforms)]
        while let path = queue.popLast() {
            // What the state shows already does not open anything by setting it.
            if let closure = handedToScreen(path.site, effect.kind),
                !targets(of: effect.kind).contains(.declared(closure.type))
            {
                let through = [.closure(of: closure.type, property: closure.property)] + path.through
                found.append(
                    PropagatedEffect(
                        kind: effect.kind, holder: closure.type, evidence: weakest(effect.kind, path),
                        through: through, site: path.site, platforms: path.platforms))
            }
            if let closure = handedOn(path.site) {
                // `coordinator.onSettings = { isShown = true }`: who calls that opens it.
                let through = [.closure(of: closure.type, property: closure.property)] + path.through
                let isOpen = path.isOpen || isShared(closure)
                for site in runs(of: closure) {
                    found += spread(
                        effect.kind,
                        from: CallPath(site: site, through: through, on: path.platforms, isOpen: isOpen))
                }
            }
            queue += callers(around: path, &visited).filter { $0.site.holder == effect.site.holder }
        }
        return found
    }

    private func targets(of kind: CallEffect.Kind) -> [TargetResolver.Targets.Target] {
        guard case .show(let shown) = kind else { return [] }
        let place = shown.coordinator.flatMap { linker.coordinators[$0]?.destination(shown.destination) }
        return shown.targets ?? place?.targets.targets ?? []
    }

    /// The screens that views show: those of coordinators that they are, and those that they present.
    /// - Parameter forwarded: what is presented through functions that are handed it.
    func presented(by forwarded: [PropagatedEffect]) -> [TypeID: Set<TargetResolver.Targets.Target>] {
        var found = linker.coordinators.mapValues { Set($0.destinations.flatMap(\.targets.targets)) }
        func add(_ kind: CallEffect.Kind, by holder: TypeID) {
            guard case .show = kind, context.conformances.isView(holder) else { return }
            found[holder, default: []].formUnion(targets(of: kind))
        }
        for effect in graph.effects { if let holder = effect.site.holder { add(effect.kind, by: holder) } }
        for effect in forwarded { add(effect.kind, by: effect.holder) }
        return found
    }
}
