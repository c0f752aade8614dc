import Base
import Facts
import NavigationModel
import Presentation
import Types

/// Screens that are handed what goes on to the next one.
extension EffectPropagation {
    /// The screen of a coordinator that is handed the closure around a site, which it calls to show something; and the property that
    /// keeps the closure.
    ///
    /// ```swift
    /// switch step {
    /// case .name: NameStep(onNext: { step = .photo })
    /// case .photo: PhotoStep()
    /// }
    /// ```
    func handedToScreen(_ site: CallSite, _ kind: CallEffect.Kind) -> (type: TypeID, property: String?)? {
        guard case .show = kind, let holder = site.holder, context.conformances.isView(holder),
            let coordinator = linker.coordinators[holder]
        else { return nil }
        let screens = Set(coordinator.destinations.flatMap(\.targets.targets))
        for (call, closure) in site.scope.calls(around: site.call) {
            guard let name = TypeName(reading: call.callee), let type = context.find(name, in: site.scope),
                screens.contains(.declared(type))
            else { continue }
            let kept = context.keptArguments(of: call, making: type)
            return (type, kept.first { $0.position == closure.argument }?.property)
        }
        return nil
    }
}
