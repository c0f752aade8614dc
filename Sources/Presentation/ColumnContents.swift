import Base
import Facts
import Types

/// What stands in lists with a selection, and in the columns of split views, where links do something else.
struct ColumnContents {
    /// The code of members and views that lists with a selection are made of, with these.
    private(set) var selecting: [BodyID: [CallSite]] = [:]
    /// For each view that is a column, the split view, and where its links show what they lead to.
    private(set) var next: [TypeID: (split: TypeID, style: Style)] = [:]

    private let context: LinkingContext
    private var table: TypeTable { context.table }

    init(_ map: StateOwnership) {
        context = map.context
        for list in context.code.calls(named: .list) where list.call.argument("selection") != nil {
            addBodies(of: list)
        }
        for host in map.index.hosts where host.facts.kind == .split {
            for content in host.facts.content {
                let shown = map.targets.targets(of: content.value, in: host.scope).targets
                guard let style = host.facts.column(after: content.style), shown.count == 1,
                    case .declared(let type) = shown[0], map.builders[type] == nil
                else { continue }
                next[type] = (host.holder, style)
            }
        }
    }

    private mutating func addBodies(of list: CallSite) {
        var found: Set<BodyID> = []
        Expression.walk(list.call.closures.map { ($0, list.scope) }) { part, scope in
            func enter(_ body: BodyID, _ inside: Scope) -> ExpressionStep<Scope> {
                found.insert(body).inserted ? .visitInstead(inside.body.results, in: inside) : .skipChildren
            }
            switch part {
            case .closure, .branch, .match: return .visitChildren
            case .name(let name), .member(.instance, let name):
                guard let property = scope.type.flatMap({ context.property(name, of: $0, on: scope.platforms) }) else {
                    return .skipChildren
                }
                return enter(property.body, table.scope(of: property))
            case .call(let position):
                guard let call = scope.call(at: position) else { return .skipChildren }
                if let function = context.function(of: call, in: scope) {
                    return enter(function.body, table.scope(of: function))
                }
                if let type = TypeName(reading: call.callee).flatMap({ context.find($0, in: scope) }),
                    let body = context.property("body", of: type), !table[type].isExternal
                {
                    return enter(body.body, table.scope(of: body))
                }
                guard case .member(let base, _) = call.callee else { return .visitInstead(call.closures, in: scope) }
                return .visitInstead(call.closures + [base], in: scope)
            default: return .skipChildren
            }
        }
        for body in found { selecting[body, default: []].append(list) }
    }
}
