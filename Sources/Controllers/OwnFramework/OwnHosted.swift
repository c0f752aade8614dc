import Base
import Facts
import Presentation
import Types
import ViewControllers

/// A call of UIKit that shows the view which an object gives, in a controller of its own.
///
/// ```swift
/// window.rootViewController = UIHostingController(rootView: flow.toPresentable())
/// ```
struct OwnHosted {
    let site: CallSite
    /// The object.
    let value: Expression
    let receiver: Expression?
    let styles: [Style]

    /// - Parameter given: the call that gives the view.
    init?(_ given: CallSite, _ styles: UIKitStyles) {
        guard given.call.arguments.isEmpty, case .member(let object, _) = given.call.callee,
            let host = given.scope.body.calls.first(where: { call in
                call.argument("rootView").map { root in
                    given.scope.chain(endingAt: root).contains { $0.index == given.index }
                } ?? false
            })
        else { return nil }
        for call in given.scope.body.calls {
            guard let shown = UIKitCall(call), case .show(.call(host.index), let means) = shown.action else { continue }
            switch means {
            case .style(let style): self.styles = [style]
            case .window, .list: self.styles = [.root]
            case .detail: self.styles = [.splitDetail]
            case .modal:
                self.styles =
                    styles.styles(
                        of: .call(host.index), as: UIKitShown(.unknown("")), by: call, in: given.scope
                    ).styles
            case .start: continue
            }
            site = CallSite(scope: given.scope, call: call)
            value = object
            receiver = shown.receiver
            return
        }
        return nil
    }
}
