import Facts
import Types

/// What stands around a stack and shows what it is handed: `router.setRoot(list)`, and then `present(router.toPresentable())`.
extension UIKitPresentations {
    /// Takes the types that show only what they are handed for the stacks that they hold.
    mutating func findRouters() {
        var others: Set<TypeID> = []
        for presentation in found where presentation.shown.isKnown {
            if let holder = presentation.holder { others.insert(holder) }
        }
        let owners = Set(verbs.compactMap(table.owner)).subtracting(others)
        routers = owners.filter { type in
            values.types.kind(of: type) == nil && table[type].kind != .protocol && !table[type].isExternal
                && !values.types.inherited.contains(type) && holdsStack(type)
        }
        for index in found.indices {
            found[index].shown = found[index].shown.map { part in
                guard case .object(let type) = part.what, routers.contains(type) else { return part }
                return UIKitShown(.container(table[type].name), isInferred: part.isInferred, wrapper: part.wrapper)
            }
        }
    }

    private func holdsStack(_ type: TypeID) -> Bool {
        table[type].properties.values.contains { property in
            context.writtenType(of: property).map { values.types.kind(of: $0.name, in: $0.scope) == .stack } ?? false
        }
    }
}
