import Base
import Facts
import Linking
import Types

/// What calls run while what an address sets off is followed through coordinators.
extension UIKitCallers {
    /// The functions that a call runs; of a protocol's, those of the types that it may be made on.
    /// - Parameters:
    ///   - containers: types whose code shows what it is handed, and is not followed.
    ///   - most: how many functions it may be at most: by more, what is followed would lead too far apart.
    package func functions(
        runBy call: CallFacts, in scope: Scope, besides containers: Set<TypeID> = [], atMost most: Int
    ) -> FollowedFunctions {
        guard let function = context.function(of: call, in: scope), !table.function(function).isInitializer,
            let owner = table.owner(of: function), isTaken(call, by: function, of: owner), !containers.contains(owner)
        else { return FollowedFunctions([]) }
        guard table[owner].kind == .protocol, case .member(let base, _) = call.callee, base != .instance else {
            return FollowedFunctions([function])
        }
        let known = Set(values.shown(by: base, in: scope).compactMap(\.type)).filter {
            table[$0].kind != .protocol && !table[$0].isStandIn
        }
        let implementations =
            known.isEmpty
            ? values.implementations(of: function, by: call, in: scope)
            : table.sorted(known).compactMap { context.implementation(of: function, in: $0) }
        let all = implementations.unique
        guard all.count <= most else {
            return FollowedFunctions(
                [],
                reason: "the function that the call runs isn't known, because "
                    + "\(table.name(of: owner)) can be one of \(all.count) types")
        }
        return FollowedFunctions(all)
    }

    /// Whether a call hands a function all that it asks for, or a protocol of its type adds what the call leaves out.
    private func isTaken(_ call: CallFacts, by function: FunctionID, of owner: TypeID) -> Bool {
        let name = table.function(function).name
        let added = context.conformances.ancestors(of: owner).filter { table[$0].kind == .protocol }
            .flatMap { table[$0].functions[name] ?? [] }
        return ([function] + added).map(table.function).contains { facts in
            facts.takes(call) && facts.isGivenAll(by: call)
        }
    }
}
