import Facts
import Types
import ViewControllers

/// Tells which of several views on one model send the action that comes to what the model publishes.
///
/// ```swift
/// struct HeaderView: View { … Button("Details") { context.send(viewAction: .showDetails) } }
///
/// final class PreviewModel {
///     func process(viewAction: ViewAction) {
///         switch viewAction { case .showDetails: actions.send(.showDetails) … }
///     }
/// }
/// model.actions.sink { action in switch action { case .showDetails: presentDetails() … } }
/// ```
package final class ActionSenders {
    /// An action as a view sends it: the label of the argument, and the case.
    private struct Action: Hashable {
        let label: String
        let name: String
    }

    private let callers: UIKitCallers
    private var context: LinkingContext { callers.context }
    private var table: TypeTable { callers.table }
    /// The actions that the code of each view sends, and the views that it makes.
    private lazy var sent = views()
    /// The types that the code of each type makes.
    private lazy var made = Dictionary(grouping: context.constructions) { $0.site.holder }.mapValues {
        Set($0.map(\.type))
    }

    package init(_ callers: UIKitCallers) { self.callers = callers }

    /// Those of some views that send what comes to a case that is published; all of them where that can't be told.
    /// - Parameter object: whose code publishes it, as far as that is known.
    package func narrowed(_ views: [TypeID], publishing cases: Set<String>?, by object: TypeID? = nil) -> [TypeID] {
        guard views.count > 1, let cases, let actions = actions(publishing: cases, object) else { return views }
        let left = views.filter { reach(of: $0).contains { !(sent.actions[$0] ?? []).isDisjoint(with: actions) } }
        return left.isEmpty ? views : left
    }

    /// The actions for which code publishes one of some cases, or hands it on; nil where some of it does so by itself.
    private func actions(publishing cases: Set<String>, _ object: TypeID?) -> Set<Action>? {
        var found: Set<Action> = []
        var known = cases
        var visited: Set<FunctionID> = []
        var sites = senders(of: cases, near: object)
        while let site = sites.popLast() {
            let function = site.scope.function.map(table.function)
            if let chosen = site.call.conditions.last(where: { !$0.isExcluded && $0.choices != nil }),
                let names = chosen.choices
            {
                if let parameter = function?.parameters.first(where: { $0.name == chosen.subject }) {
                    let label = parameter.label == "_" ? nil : parameter.label
                    guard let label else { return nil }
                    found.formUnion(names.map { Action(label: label, name: $0) })
                } else {
                    let more = names.subtracting(known)
                    known.formUnion(more)
                    sites += senders(of: more, near: site.holder)
                }
                continue
            }
            guard let id = site.scope.function else { return nil }
            guard visited.insert(id).inserted else { continue }
            let all = callers.callers(of: id, as: nil).map(\.site)
            if all.isEmpty { return nil }
            sites += all
        }
        return found.isEmpty ? nil : found
    }

    /// The calls of code that is no view which publish one of some cases: those of an object and of what it makes, if there are such,
    /// as other objects may have cases of the same names.
    private func senders(of cases: Set<String>, near object: TypeID?) -> [CallSite] {
        guard !cases.isEmpty else { return [] }
        let all = callers.code.sites(named: "send").filter { site in
            guard site.call.arguments.count == 1, site.call.arguments[0].label == nil,
                let holder = site.holder, !context.conformances.isPart(holder), !table[holder].isStandIn
            else { return false }
            return !site.call.arguments[0].value.events(in: site.scope).isDisjoint(with: cases)
        }
        guard let object else { return all }
        let own = all.filter { site in
            site.holder == object || site.holder.map { made[object]?.contains($0) ?? false } ?? false
        }
        return own.isEmpty ? all : own
    }

    private func views() -> (actions: [TypeID: Set<Action>], made: [TypeID: [TypeID]]) {
        var actions: [TypeID: Set<Action>] = [:]
        for scope in context.code.scopes {
            guard let holder = scope.type, context.conformances.isPart(holder) else { continue }
            for call in scope.body.calls {
                for argument in call.arguments where !argument.isClosure {
                    guard let label = argument.label else { continue }
                    let names = argument.value.events(in: scope)
                    actions[holder, default: []].formUnion(names.map { Action(label: label, name: $0) })
                }
            }
        }
        var made: [TypeID: [TypeID]] = [:]
        for making in context.constructions where context.conformances.isPart(making.type) {
            if let holder = making.site.holder { made[holder, default: []].append(making.type) }
        }
        return (actions, made)
    }

    /// Whether a view is one that others are made of.
    func isPart(_ view: TypeID, ofAny views: [TypeID]) -> Bool {
        views.contains { $0 != view && reach(of: $0).contains(view) }
    }

    /// A view, and all that it is made of.
    private func reach(of view: TypeID) -> Set<TypeID> {
        var found: Set<TypeID> = [view]
        var queue = [view]
        while let next = queue.popLast() {
            for part in sent.made[next] ?? [] where found.insert(part).inserted { queue.append(part) }
        }
        return found
    }
}

extension CallFacts {
    /// The cases of a published action that enter the arm around it.
    package var published: Set<String>? {
        conditions.last { !$0.isExcluded && !$0.subject.contains(".") && $0.choices != nil }?.choices
    }
}
