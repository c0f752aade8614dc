import Facts
import Presentation
import Types
import ViewControllers

/// Functions that an object runs of itself, which a class that inherits them may have in its own way.
///
/// ```swift
/// class Model { func tapped() { showDetail() }; func showDetail() { … } }
/// class OtherModel: Model { override func showDetail() { … } }
/// ```
extension UIKitTriggers {
    /// The functions that the object of a call runs of itself up to a step; nil where the object that is called has another one in the
    /// place of one of them.
    func inherited(_ step: Step, _ function: FunctionID, calledBy site: CallSite) -> [FunctionID]? {
        guard step.type == nil else { return [] }
        func runs(_ type: TypeID) -> Bool {
            step.inherited.allSatisfy { inherited in
                guard table[type].kind == .protocol else {
                    return context.implementation(of: inherited, in: type) == inherited
                }
                let conforming = context.conformances.conformers(of: type)
                return conforming.isEmpty
                    || conforming.contains { context.implementation(of: inherited, in: $0) == inherited }
            }
        }
        if site.call.callee.ownName != nil {
            guard let holder = site.holder else { return step.inherited }
            guard runs(holder) else { return nil }
            let isRun =
                table[holder].kind == .protocol
                ? defaults.isDefault(function, of: holder)
                : context.implementation(of: function, in: holder) == function
            let all = isRun && !step.inherited.contains(function) ? step.inherited + [function] : step.inherited
            return all.filter { isOverridden($0, below: holder) }
        }
        guard !step.inherited.isEmpty, let owner = table.owner(of: function),
            case .member(let base, _) = site.call.callee
        else { return [] }
        var known = values.shown(by: base, in: site.scope).compactMap(\.type)
        if known.isEmpty, case .instance(let type)? = context.type(of: base, in: site.scope) { known = [type] }
        let heirs = known.filter { $0 == owner || context.conformances.ancestors(of: $0).contains(owner) }
        return heirs.isEmpty || heirs.contains(where: runs) ? [] : nil
    }

    /// Whether a class has a function in its own way that it would inherit from another, or a type that conforms to a protocol has one
    /// that this gives the others.
    private func isOverridden(_ function: FunctionID, below type: TypeID) -> Bool {
        let isClass = table[type].kind == .class && values.types.inherited.contains(type)
        guard isClass || table[type].kind == .protocol else { return false }
        return values.types.heirs(of: type).contains { context.implementation(of: function, in: $0) != function }
    }

    /// The screens on which people touch a view whose call a screen answers by a class that they inherit from.
    ///
    /// ```swift
    /// class BaseController: UIViewController, HeaderDelegate { func nameTapped() { show(ProfileController(), sender: nil) } }
    /// final class DetailController: BaseController { let header = HeaderView() }
    /// ```
    func heirs(answering step: Step) -> [Reached] {
        guard let base = step.callee, values.types.isController(base), values.types.inherited.contains(base),
            let view = step.site.holder, values.types.kind(of: view) == .view,
            case .function(let function)? = step.through.first
        else { return [] }
        let screens = parts.screens(showing: view).filter { screen in
            context.conformances.ancestors(of: screen).contains(base)
                && context.implementation(of: function, in: screen) == function
        }
        guard screens.count <= UIKitValues.most else { return [] }
        let around = step.site.scope.function.map { [CodeReference.function($0)] } ?? []
        return screens.map { screen in
            Reached(
                holder: screen, through: around + step.through, site: step.site, isOpen: screens.count > 1,
                isDirect: false)
        }
    }

    /// Whether a package's type, which is no view or controller, does something for a protocol of the app's own:
    /// `extension Link: Opening`.
    func isOfPackage(_ type: TypeID) -> Bool {
        let declared = table[type]
        return declared.isExternal && !UIKitNames.isOfSystem(declared.name) && !UIKitNames.isController(declared.name)
            && context.conformances.ancestors(of: type).contains {
                table[$0].kind == .protocol && !table[$0].isExternal
            }
            && !context.conformances.isView(type) && !UIKitNames.isView(declared.name)
    }
}
