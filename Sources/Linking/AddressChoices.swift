import Facts
import Presentation
import Types

/// Handlers that choose by a part of an address, and are handed one that the app makes itself, of more than a text: it may be one that
/// never gets to some of what they show.
///
/// ```swift
/// func handle(_ url: URL) { switch Action(rawValue: url.host()) { case .camera: showCamera(); case .list: showList() } }
/// func open(_ planet: Planet) { handle(Links.list(of: planet)) }
/// ```
package struct AddressChoices {
    let context: LinkingContext
    /// The calls of a function.
    let callers: (FunctionID) -> [CallSite]
    private var table: TypeTable { context.table }

    /// - Parameter callers: the calls of a function.
    package init(_ context: LinkingContext, callers: @escaping (FunctionID) -> [CallSite]) {
        self.context = context
        self.callers = callers
    }

    /// Whether a call in a handler stands in an arm of a `switch` over a part of the address that a caller of the handler makes.
    package func leaveOpen(_ site: CallSite, of handler: FunctionID, by caller: CallSite) -> Bool {
        let asked = site.call.conditions.filter { !$0.isExcluded && $0.choices != nil }
        guard !asked.isEmpty, !site.scope.body.switches.isEmpty else { return false }
        let facts = table.function(handler)
        let addresses = facts.parameters.filter { $0.type.map { table.traits.all.texts.contains($0.last) } ?? false }
            .compactMap(\.name)
        guard !addresses.isEmpty else { return false }
        let subjects = SwitchSubjects(site.scope.body.switches)
        return addresses.contains { address in
            asked.contains { subjects[$0].map { $0.isMade(of: address, site.scope) } ?? false }
                && facts.argument(address, in: caller.call).map { isMade($0, in: caller.scope) } ?? false
        }
    }

    /// Whether an address is what a function of the app makes, or, where it's handed in, what all who hand it in do.
    private func isMade(_ value: Expression, in scope: Scope) -> Bool {
        var waiting = [(value: value, scope: scope)]
        var seen: Set<FunctionID> = []
        while let (value, scope) = waiting.popLast() {
            switch value {
            case .call(let position):
                guard let call = scope.call(at: position), context.function(of: call, in: scope) != nil else {
                    return false
                }
            case .parameter(let name):
                guard let function = scope.function, case let sites = callers(function), !sites.isEmpty else {
                    return false
                }
                guard seen.insert(function).inserted else { continue }
                for site in sites {
                    guard let handed = table.function(function).argument(name, in: site.call) else { return false }
                    waiting.append((handed, site.scope))
                }
            default: return false
            }
        }
        return true
    }
}

extension Expression {
    /// Whether a parameter is what a value is made of: `Action(rawValue: url.host()!.lowercased())`.
    fileprivate func isMade(of parameter: String, _ scope: Scope) -> Bool {
        var isMade = false
        var seen: Set<Int> = []
        Expression.walk([(self, ())]) { part, _ in
            if part == .parameter(parameter) {
                isMade = true
                return .stop
            }
            guard case .call(let position) = part else { return .visitChildren }
            guard let call = scope.call(at: position), seen.insert(position).inserted else { return .skipChildren }
            return .visitInstead([call.callee] + call.arguments.map(\.value), in: ())
        }
        return isMade
    }
}
