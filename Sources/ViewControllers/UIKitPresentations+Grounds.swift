import Base
import Facts
import Types

/// Controllers that are shown by means of another one, which their own code presents and adds them to.
///
/// ```swift
/// func show(over host: UIViewController) {
///     let ground = GroundController()
///     host.present(ground, animated: false)
///     ground.addChild(self)
/// }
/// ```
extension UIKitPresentations {
    /// How a controller's function shows it.
    private struct Ground {
        let style: Style
        /// The call that presents the other one, which shows nothing by itself.
        let presenting: CallID?
    }

    /// What such controllers are shown with, where their functions are called, and what is told thereby.
    struct Grounded {
        var candidates: [UIKitCandidate] = []
        /// The calls that present what they are added to.
        var presenting: Set<CallID> = []
        /// The calls that put something into them.
        var filling: Set<CallID> = []
    }

    /// - Parameter replacing: the calls that put what they are handed in the place of what a controller contains.
    func grounded(_ replacing: [UIKitCandidate], besides claimed: Set<RelativeLocation>) -> Grounded {
        var found = Grounded()
        var filling: [FunctionID: String] = [:]
        for candidate in replacing {
            guard case .parameter(let name) = candidate.expression, let function = candidate.site.scope.function else {
                continue
            }
            filling[function] = name
        }
        for site in UIKitNames.adding.flatMap(callers.code.sites(named:)) {
            guard let function = site.scope.function, let ground = ground(under: site) else { continue }
            ground.presenting.map { _ = found.presenting.insert($0) }
            for caller in callers.callers(of: function, as: nil) {
                add(caller.site, shownBy: ground, filling, besides: claimed, to: &found)
            }
        }
        return found
    }

    private func add(
        _ site: CallSite, shownBy ground: Ground, _ filling: [FunctionID: String],
        besides claimed: Set<RelativeLocation>, to found: inout Grounded
    ) {
        guard case .member(let value, _) = site.call.callee, value != .instance, !claimed.contains(site.call.location)
        else { return }
        let wrapper = values.shown(by: value, in: site.scope).lazy.compactMap(\.type).first.map { table[$0].name }
        var content: [Expression] = []
        for call in site.scope.body.calls where call.receiver == value {
            guard let function = context.function(of: call, in: site.scope), let name = filling[function],
                let inside = table.function(function).argument(name, in: call)
            else { continue }
            content.append(inside)
            CallSite(scope: site.scope, call: call).id.map { _ = found.filling.insert($0) }
        }
        found.candidates += (content.isEmpty ? [value] : content).map {
            UIKitCandidate(
                site: site, expression: $0, means: .style(ground.style), receiver: nil,
                wrapper: content.isEmpty ? nil : wrapper)
        }
    }

    /// How a controller is shown whose code adds it to another one; nil where that is there already.
    private func ground(under site: CallSite) -> Ground? {
        guard site.call.arguments.count == 1, site.call.arguments[0].value == .instance,
            let holder = site.holder, values.types.isController(holder), let other = site.call.receiver,
            other != .instance, context.function(of: site.call, in: site.scope) == nil
        else { return nil }
        if let ground = ground(presented: other, in: site.scope) { return ground }
        guard case .call(let index) = other, let call = site.scope.call(at: index),
            let function = context.function(of: call, in: site.scope), table.owner(of: function) == holder,
            let result = table.function(function).body.results.last
        else { return nil }
        return ground(presented: result, in: table.scope(of: function))
    }

    private func ground(presented value: Expression, in scope: Scope) -> Ground? {
        for call in scope.body.calls {
            guard case .show(value, .modal)? = UIKitCall(call)?.action else { continue }
            let told = styles.styles(of: value, as: UIKitShown(.unknown("")), by: call, in: scope)
            return Ground(style: told.styles.first ?? .sheet, presenting: CallSite(scope: scope, call: call).id)
        }
        return nil
    }
}
