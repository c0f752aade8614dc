import Base
import Facts
import Types
import ViewControllers

/// Which children of a coordinator with a tab bar are in its tabs.
extension UIKitCoordinators {
    /// Whether a child has a tab of its own: it neither presents what it shows, nor pushes it on a stack that its parent has.
    /// - Parameter opening: how the child shows its first screen; nil where nothing tells.
    func isInTab(_ index: Int, opening: [Style]?) -> Bool {
        guard opening?.allSatisfy({ [.push, .root, .tab].contains($0) }) ?? true else { return false }
        let presentation = presentations[index]
        guard let maker = values.maker(of: presentation.expression, in: presentation.site.scope) else { return true }
        return !maker.arguments.contains {
            isAround($0.value, of: presentation) || isRouter($0.value, of: presentation)
        }
    }

    /// Whether a value is a router that is made around a controller which is there already:
    /// `Router(rootViewController: tabs)`.
    private func isRouter(_ value: Expression, of presentation: UIKitPresentation) -> Bool {
        let scope = presentation.site.scope
        guard case .call(let index) = value, let call = scope.call(at: index),
            case .instance(let type)? = context.type(of: value, in: scope), shapes.showsWhatItIsHanded(type)
        else { return false }
        return call.arguments.contains { argument in
            if case .call = argument.value { return false }
            return context.writtenType(of: argument.value, in: scope).flatMap {
                values.types.kind(of: $0.name, in: $0.scope)
            }?.isController ?? false
        }
    }

    /// Whether a value is a controller, or a router, that the code around a call has and that is in no tab.
    private func isAround(_ value: Expression, of presentation: UIKitPresentation) -> Bool {
        let scope = presentation.site.scope
        switch value {
        case .parameter, .name, .member(.instance, _): break
        default: return false
        }
        guard let written = context.writtenType(of: value, in: scope) else { return false }
        let kind = values.types.kind(of: written.name, in: written.scope)
        let isStack = kind == .stack || kind == .controller
        let isRouter = context.find(written.name, in: written.scope).map(shapes.showsWhatItIsHanded) ?? false
        guard isStack || isRouter else { return false }
        return !presentations.contains { other in
            other.means == .style(.tab) && other.site.holder == presentation.site.holder
                && other.expression.isSame(as: value)
        }
    }
}
