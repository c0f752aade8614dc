import Facts
import Types

/// Objects of which only a base class is known: code that it has in common runs what each class has in its own way.
///
/// ```swift
/// class Action { func perform() { run() }; func run() {} }
/// final class CopyAction: Action { override func run() { host.present(CopyController(), animated: true) } }
/// actions.first { $0.fits(item) }?.perform()
/// ```
extension UIKitCallers {
    /// How many functions there are of which a call may run any, as only a class is known that what it is made on inherits from;
    /// 1 where the sources say that it is one of a type.
    /// - Parameters:
    ///   - type: the type that a function is run of.
    ///   - overridden: the function of a base class's that the type has in its own way.
    package func choices(of type: TypeID, _ overridden: FunctionID?, for site: CallSite) -> Int {
        guard case .member(let base, _) = site.call.callee, base != .instance else { return 1 }
        var known = Set(values.shown(by: base, in: site.scope).compactMap(\.type).filter { !table[$0].isStandIn })
        if known.isEmpty, case .instance(let type)? = context.type(of: base, in: site.scope) { known = [type] }
        return known.reduce(0) { all, one in
            let isBase = context.conformances.ancestors(of: type).contains(one)
            return all + (isBase ? implementations(of: overridden, below: one) : 1)
        }
    }

    /// How many functions the heirs of a class have in the place of one of its, each with something to do.
    /// - Parameter function: nil where each heir does something else.
    private func implementations(of function: FunctionID?, below type: TypeID) -> Int {
        overrides.value(of: OverridesQuery(function: function, type: type), unknown: 1) {
            let own = self.table[type].kind == .protocol ? [] : [type]
            let types = own + self.values.types.heirs(of: type).filter { !self.table[$0].isStandIn }
            guard let function else { return types.count }
            return Set(types.compactMap { self.context.implementation(of: function, in: $0) }).count(where: self.acts)
        }
    }

    /// Whether a function does more than to end the program.
    private func acts(_ function: FunctionID) -> Bool {
        let body = table.function(function).body
        return body.calls.isEmpty
            ? !body.results.isEmpty : body.calls.contains { !UIKitNames.ending.contains($0.name ?? "") }
    }

    /// Whether a call is made on what the code around it keeps, as on a delegate: whoever uses that code sets what it is.
    func isOfOwn(_ callee: Expression, _ site: CallSite) -> Bool {
        guard case .member(let base, _) = callee, let type = site.scope.type else { return false }
        var next = base
        while case .member(let owner, _) = next, owner != .instance { next = owner }
        return next.ownName.map { context.property($0, of: type) != nil } ?? (next == .instance)
    }

    /// How many functions take the place of one.
    struct OverridesQuery: Query {
        typealias Answer = Int

        let function: FunctionID?
        let type: TypeID
    }
}
