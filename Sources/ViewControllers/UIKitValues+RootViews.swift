import Facts
import Types

/// The views that hosting controllers are given once they are made.
extension UIKitValues {
    /// The view that a controller is made with, or what takes the place of an empty one in the same code:
    ///
    /// ```swift
    /// let host = UIHostingController(rootView: AnyView(EmptyView()))
    /// host.rootView = AnyView(DetailView(onDone: { [weak host] in host?.dismiss(animated: true) }))
    /// ```
    func rootView(of call: CallFacts, in scope: Scope) -> Expression? {
        guard let root = call.argument("rootView"), isEmpty(targets.targets(of: root, in: scope)) else {
            return call.argument("rootView")
        }
        let given = scope.body.calls.last { other in
            guard case .member(.member(.call(let host), "rootView"), "=") = other.callee else { return false }
            return host == call.index
        }
        return given?.arguments.first?.value ?? root
    }

    /// Whether only an empty view is shown, which is nothing.
    func isEmpty(_ shown: TargetResolver.Targets) -> Bool {
        !shown.targets.isEmpty && shown.targets.allSatisfy { $0.isEmptyView(table.traits) }
    }
}
