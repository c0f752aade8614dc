import Facts
import Presentation
import Types

/// What people touch, and what only passes on what happened: parts of screens, services.
extension UIKitTriggers {
    /// The view whose code a step stands in, where no screen's code lies between it and the effect: what a screen hands to a view is the
    /// screen's.
    func part(in step: Step) -> TypeID? {
        guard !step.isSeen, !step.leavesOpen, let holder = step.site.holder, values.types.kind(of: holder) == .view,
            step.callee.map(isTouched) != true
        else { return nil }
        return holder
    }

    /// The screens on which people touch the views that set off an effect.
    func screens(showing touched: [(view: TypeID, step: Step)], besides found: [Reached]) -> [Reached] {
        var known = Set(found.map(\.holder))
        return touched.flatMap { view, step -> [Reached] in
            let screens = parts.screens(showing: view)
            guard screens.count <= UIKitValues.most else { return [] }
            let function = step.site.scope.function.map { [CodeReference.function($0)] } ?? []
            return screens.filter { known.insert($0).inserted }.map { screen in
                Reached(
                    holder: screen, through: function + step.through, site: step.site, isOpen: screens.count > 1,
                    isDirect: false)
            }
        }
    }

    /// Whether what a type's code calls is asked by a protocol, of whoever observes the one object that there is of the type:
    /// `observers.forEach { $0.moved() }` of `LocationManager.shared`.
    func tellsObservers(_ type: TypeID, _ step: Step) -> Bool {
        let shared = UIKitNames.shared.lazy.compactMap { self.table[type].properties[$0] }.first
        guard let shared, table.property(shared).isStatic else { return false }
        guard case .member(let observer, _) = step.site.call.callee, observer != .instance else { return false }
        // A value of a protocol's type is of the one type that conforms to it.
        guard let written = context.writtenType(of: observer, in: step.site.scope) else { return true }
        return context.find(written.name, in: written.scope).map { table[$0].kind == .protocol } ?? true
    }
}
