import Facts
import Types
import ViewControllers

/// Tells on which screens views of UIKit's stand, which people touch there: who makes a view, takes one for a row, or holds one by a
/// property, has it on its screen.
///
/// ```swift
/// let cell = table.dequeueReusableCell(withIdentifier: "entry", for: path) as? EntryCell
/// ```
final class UIKitParts {
    private let types: UIKitTypes
    private var context: LinkingContext { types.context }
    private var table: TypeTable { context.table }
    /// The views and controllers whose code names each view.
    private lazy var holders = found()

    init(_ types: UIKitTypes) { self.types = types }

    /// The controllers that have a view on their screen, by itself or inside of other views.
    func screens(showing view: TypeID) -> [TypeID] {
        var found: [TypeID] = []
        var seen: Set<TypeID> = [view]
        var queue = [view]
        var position = 0
        while position < queue.count {
            let next = queue[position]
            position += 1
            for holder in holders[next] ?? [] where seen.insert(holder).inserted {
                if types.isController(holder) { found.append(holder) } else { queue.append(holder) }
            }
        }
        return found
    }

    private func found() -> [TypeID: [TypeID]] {
        var found: [TypeID: [TypeID]] = [:]
        var seen: [TypeID: Set<TypeID>] = [:]
        let names = Set(types.views.map { table[$0].name })
        if names.isEmpty { return [:] }
        func add(_ name: TypeName, _ scope: Scope, of holder: TypeID) {
            for name in [name] + name.arguments where names.contains(name.last) {
                guard let view = context.find(name, in: scope), view != holder,
                    seen[view, default: []].insert(holder).inserted
                else { continue }
                found[view, default: []].append(holder)
            }
        }
        for holder in table.sorted(types.views + types.controllers) {
            for property in table[holder].properties.values {
                table.property(property).type.map { add($0, table.scope(of: property), of: holder) }
            }
        }
        for scope in context.code.scopes {
            guard let holder = scope.type, types.isController(holder) || types.kind(of: holder) == .view else {
                continue
            }
            for call in scope.body.calls {
                for value in [call.callee] + call.arguments.map(\.value) {
                    value.walk { part in
                        switch part {
                        case .typed(let name), .typeObject(let name): add(name, scope, of: holder)
                        case .name(let name) where names.contains(name): add(TypeName(name), scope, of: holder)
                        default: break
                        }
                        return .visitChildren
                    }
                }
            }
        }
        return found
    }
}
