import Facts
import Types
import ViewControllers

/// Tells the screens that objects are made for which speak to them by streams: whoever makes one hands it to a screen in the same place.
///
/// ```swift
/// let detail = DetailController()
/// detail.bind(DetailModel(coordinator: self))
/// ```
final class UIKitModels {
    private let streams: UIKitStreams
    private let memo: Memo<ScreensQuery, ScreensQuery.Answer>
    private var values: UIKitValues { streams.values }

    /// The screens that the objects of a type are made for.
    private struct ScreensQuery: Query {
        typealias Answer = [TypeID]

        let type: TypeID
    }

    init(_ streams: UIKitStreams) {
        self.streams = streams
        memo = streams.values.types.memory.memo(of: ScreensQuery.self)
    }

    /// The screens that the objects of a type are made for; none where one of them may be for something else.
    func screens(of type: TypeID) -> [TypeID] {
        let declared = values.table[type]
        guard declared.kind == .class, !declared.isExternal, values.types.kind(of: type) == nil,
            !values.context.conformances.isPart(type)
        else { return [] }
        return memo.value(of: ScreensQuery(type: type), unknown: []) {
            var found: [TypeID] = []
            for site in self.values.makers[type] ?? []
            where site.holder.map({ self.values.table[$0].isStandIn }) != true {
                let screens = self.screens(takingIn: site)
                guard !screens.isEmpty else { return [] }
                found += screens.filter { !found.contains($0) }
            }
            return found.count <= UIKitValues.most ? found : []
        }
    }

    /// The screens that are handed what a call makes, or the one that makes it for a property of its own.
    private func screens(takingIn made: CallSite) -> [TypeID] {
        let value = Expression.call(made.index)
        let given = streams.screens(madeWith: value, in: made.scope) + streams.screens(set: value, in: made.scope)
        let screens = given.filter(values.types.isController)
        guard screens.isEmpty, let holder = made.holder else { return screens }
        guard values.types.isController(holder) else {
            // A part of what another model gives its screen, such as a row's.
            return isHandedOn(value, in: made.scope) ? [] : self.screens(of: holder)
        }
        if made.scope.property != nil { return made.scope.body.results.contains(value) ? [holder] : [] }
        let isKept = made.scope.body.calls.contains { call in
            guard case .member(let target, "=") = call.callee, call.arguments.first?.value == value,
                let name = target.ownName
            else { return false }
            return values.context.property(name, of: holder) != nil
        }
        return isKept ? [holder] : []
    }

    /// Whether some code hands a value to anything else, which may show something with it.
    private func isHandedOn(_ value: Expression, in scope: Scope) -> Bool {
        scope.body.results.contains(value)
            || scope.body.calls.contains { call in
                call.name != "=" && call.arguments.contains { $0.value == value }
            }
    }
}

extension UIKitStreams {
    /// The controllers with a function that a piece of code hands a value to: `detail.bind(to: model)`.
    func screens(set value: Expression, in scope: Scope) -> [TypeID] {
        scope.body.calls.flatMap { call -> [TypeID] in
            guard call.name != "=", case .member(let base, _) = call.callee, base != .instance,
                call.arguments.contains(where: { $0.value == value })
            else { return [] }
            let shown = values.shown(by: base, in: scope).compactMap(\.type).filter(values.types.isController)
            guard !shown.isEmpty, values.context.function(of: call, in: scope) != nil else { return [] }
            return shown
        }
    }
}
