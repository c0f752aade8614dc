import Facts
import Linking
import Presentation
import Types
import ViewControllers

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

    /// Whether a type on the way has to do with navigation: a screen, and what calls one, or calls what shows. What only calls
    /// such a type, as a request that a service answers, has not, nor has what runs a closure that it was handed, nor a service that
    /// tells its observers: they are told where no screen is found.
    /// - Parameter showing: the type whose code shows.
    func knows(_ type: TypeID, _ step: Step, _ showing: TypeID?) -> Bool {
        if step.through.isEmpty || speaks(type) { return true }
        guard !tellsObservers(type, step), let callee = step.callee else { return false }
        return callee == showing || speaks(callee) || table[callee].isExternal
            || values.types.controllerProtocols.contains(callee)
    }

    /// Whether a type is a screen, or shows some, or is what the system runs in the place of one.
    func speaks(_ type: TypeID) -> Bool {
        isScreen(type) || context.conformances.isPart(type) || values.types.kind(of: type) == .delegate
    }

    /// Whether people see a type, or the system runs it.
    func isTouched(_ type: TypeID) -> Bool {
        values.types.isController(type) || context.conformances.isPart(type) || values.types.kind(of: type) == .delegate
    }

    /// The views of a model: those that it is made for, or the one that alone holds it.
    func viewsOfModel(_ type: TypeID, _ step: Step, _ showing: TypeID?) -> [TypeID] {
        let made = models.views(of: type)
        guard made.isEmpty, !coordinators.contains(type) else { return made }
        var keepsClosure = false
        if case .closure(type, _)? = step.through.first { keepsClosure = true }
        return keepsClosure || knows(type, step, showing) ? models.onlyView(holding: type) : []
    }

    /// Whether a view runs the closure of a value that the model of a view gives which it is a part of: people touch it there.
    func isRow(_ view: TypeID, _ step: Step) -> Bool {
        guard case .closure(let keeper, _)? = step.through.first, table[keeper].kind == .struct,
            !context.conformances.isPart(keeper)
        else { return false }
        return senders.isPart(view, ofAny: step.views)
    }

    /// Whether a step is a static function of a screen that others call, with no screen of that type in front of people:
    /// `static func show(on stack: UINavigationController)`.
    func isHelper(_ step: Step) -> Bool {
        guard step.callee == nil, let function = step.site.scope.function, table.function(function).isStatic,
            step.site.holder.map(values.types.isController) ?? false, !isOfOwnControl(step.site)
        else { return false }
        return !callers.callers(of: function, as: nil).isEmpty
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

    /// Whether a coordinator's call is run for what a stream gives that is kept in a property: what made the coordinator listen to it,
    /// other than a screen, didn't set that off.
    func isHeard(_ site: CallSite) -> Bool {
        guard let holder = site.holder, coordinators.contains(holder) else { return false }
        return site.scope.calls(around: site.call).contains { call, _ in streams.isOfKept(call, in: site.scope) }
    }

    /// Whether a call makes a view, a part of the screen whose code makes it.
    func makesView(_ call: CallFacts, in scope: Scope) -> Bool {
        var made = Expression.call(call.index)
        if case .closure(let results) = call.callee, let last = results.last { made = last }
        switch context.type(of: made, in: scope) {
        case .instance(let type)?: return values.types.kind(of: type) == .view
        case .external(let name)?: return UIKitTypes.isView(ofLibrary: name)
        case .metatype?, nil: return false
        }
    }
}
