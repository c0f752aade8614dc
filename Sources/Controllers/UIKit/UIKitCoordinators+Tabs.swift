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
        return !maker.arguments.contains { isAround($0.value, of: presentation) }
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
