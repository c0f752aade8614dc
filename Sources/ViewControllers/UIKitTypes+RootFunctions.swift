import Facts
import Types

/// Functions by which coordinators hand over the controller that they show first.
///
/// ```swift
/// protocol Coordinator { func start() -> UIViewController }
/// class FlowController { func setup() -> UIViewController { UIViewController() } }
/// ```
extension UIKitTypes {
    /// What these are called in most apps.
    static let handing: Set<String> = ["start", "toPresent", "toPresentable", "toPresentation"]

    /// How the names of what coordinators inherit from or conform to end.
    private static let endings =
        UIKitNames.coordinatorEndings + ["Coordinating", "CoordinatorType", "CoordinatorProtocol"]

    /// Those of all coordinators: the usual ones, and the one function of a base class or a protocol that gives a controller.
    static func rootFunctions(among kinds: [TypeID: Kind], in context: LinkingContext) -> Set<FunctionID> {
        let table = context.table
        var found: Set<FunctionID> = []
        var heirs: [TypeID: [TypeID]] = [:]
        for type in table.types where !type.isExternal && kinds[type.id] == nil {
            let named = ([type.id] + context.conformances.ancestors(of: type.id)).filter { owner in
                !table[owner].isExternal && endings.contains(where: table[owner].name.hasSuffix)
            }
            if named.isEmpty { continue }
            for owner in named where owner != type.id { heirs[owner, default: []].append(type.id) }
            for name in handing { found.formUnion(giving(name, type, kinds, in: context)) }
        }
        for (base, heirs) in heirs where heirs.count > 1 && table[base].functions["start"] == nil {
            let asked = table[base].functions.keys.filter { name in
                giving(name, table[base], kinds, in: context).contains { table.function($0).parameters.isEmpty }
            }
            guard asked.count == 1, let name = asked.first else { continue }
            for type in [base] + heirs { found.formUnion(giving(name, table[type], kinds, in: context)) }
        }
        return found
    }

    /// The methods of a name that give a controller.
    private static func giving(
        _ name: String, _ type: TypeDeclaration, _ kinds: [TypeID: Kind], in context: LinkingContext
    ) -> [FunctionID] {
        (type.functions[name] ?? []).filter { function in
            let facts = context.table.function(function)
            guard !facts.isStatic, !facts.isInitializer, let given = facts.returnType else { return false }
            if UIKitNames.controllers.contains(given.last) { return true }
            return context.find(given, in: context.table.scope(of: function)).flatMap { kinds[$0] }?.isController
                ?? false
        }
    }
}
