import Base
import Facts
import Linking
import Types
import ViewControllers

/// The addresses at which an object's code sets something off: functions that the system hands one, and what a router of a library's is
/// told to do at one.
///
/// ```swift
/// JLRoutes.global().addRoute("/detail/:id") { _ in tabs.showDetail(); return true }
/// ```
struct UIKitAddresses {
    /// What is called at an address.
    struct Address {
        enum Handler {
            case route(CallID)
            case function(FunctionID)
        }

        let handler: Handler
        let location: RelativeLocation
        /// The address, or what the app makes of it; nil where only code tells it.
        let name: String?
    }

    let callers: UIKitCallers
    private var table: TypeTable { callers.table }

    /// More ways to one call are no description of anything.
    private static let most = 20

    /// The addresses at which a call is made, through functions of the same object too.
    func addresses(of site: CallSite) -> [Address] {
        var found: [Address] = []
        var seen: Set<FunctionID> = []
        var queue = [(site: site, conditions: site.call.conditions)]
        var position = 0
        while position < queue.count, found.count < Self.most {
            let (next, conditions) = queue[position]
            position += 1
            if let address = route(around: next) {
                found.append(address)
                continue
            }
            guard let function = next.scope.function, seen.insert(function).inserted else { continue }
            let facts = table.function(function)
            if facts.takesAddresses {
                found.append(
                    Address(
                        handler: .function(function), location: next.call.location, name: next.call.patterns.address))
                continue
            }
            for caller in callers.callers(of: function, as: nil)
            where caller.site.holder == site.holder && !caller.isOpen {
                guard let left = callers.choices.left(of: conditions, in: facts, by: caller.site) else { continue }
                queue.append((caller.site, caller.site.call.conditions + left.conditions))
            }
        }
        return found
    }

    /// The call that tells a router of a library's what to do at an address: `JLRoutes.global().addRoute("/open") { … }`.
    private func route(around site: CallSite) -> Address? {
        site.scope.calls(around: site.call).lazy.compactMap { outer, _ -> Address? in
            guard outer.name == "addRoute", let first = outer.arguments.first, case .literal(let address) = first.value,
                outer.arguments.last?.isClosure == true, let body = site.scope.id,
                callers.context.function(of: outer, in: site.scope) == nil
            else { return nil }
            return Address(handler: .route(CallID(outer.index, in: body)), location: outer.location, name: address)
        }.first
    }
}
