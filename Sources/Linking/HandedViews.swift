import Facts
import Presentation
import Types

/// Views that are handed, in closures, to functions of the app which return nothing, where what they do with these was not
/// followed: `Presenter.shared.present { SendView() }`.
struct HandedViews {
    let graph: CallGraph
    let targets: TargetResolver
    private var context: LinkingContext { graph.context }

    /// The calls that are handed one, each once.
    func unread() -> [UnresolvedCode] {
        var seen: Set<CallID> = []
        return context.constructions.compactMap { made in
            let scope = made.site.scope
            guard context.conformances.isView(made.type),
                let (call, closure, function) = handing(made.site.call, in: scope),
                let id = CallSite(scope: scope, call: call).id, seen.insert(id).inserted,
                call.arguments.indices.contains(closure.argument), !isFollowed(id, function),
                targets.targets(of: call.arguments[closure.argument].value, in: scope).targets.contains(where: isView)
            else { return nil }
            return UnresolvedCode(
                text: call.text,
                reason: "a view is passed to `\(context.table.function(function).name)`, which couldn't be followed",
                help: "show it with a state property, as in `.sheet(isPresented: $isShown) { … }`",
                location: call.location)
        }
    }

    /// The innermost call around one that hands its closure to a function which returns nothing.
    private func handing(
        _ call: CallFacts, in scope: Scope
    ) -> (call: CallFacts, closure: ClosureContext, function: FunctionID)? {
        for (outer, closure) in scope.calls(around: call) {
            if let function = context.functionWithoutResult(runBy: outer, in: scope) {
                return (outer, closure, function)
            }
        }
        return nil
    }

    /// Whether it is told what a call shows, or the function hands its views to UIKit or AppKit.
    private func isFollowed(_ call: CallID, _ function: FunctionID) -> Bool {
        if case .shows? = graph.outcome(of: call) { return true }
        let hosting = context.table.traits.all.hostingTypes
        return context.table.function(function).body.calls.contains { $0.name.map(hosting.contains) ?? false }
    }

    private func isView(_ target: TargetResolver.Targets.Target) -> Bool {
        if case .declared(let type) = target { context.conformances.isView(type) } else { false }
    }
}
