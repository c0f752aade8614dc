import Facts
import Types

/// What a function is handed that decides a style.
extension Expression {
    /// Whether it is a parameter of the enclosing function, or what one holds in a case.
    var isHanded: Bool {
        switch self {
        case .parameter, .bound(.parameter, _, _): true
        default: false
        }
    }

    /// What a caller hands in, where a function was handed it or holds it in a case; nil where the caller hands in something else.
    func handed(to facts: FunctionFacts, by site: CallSite, in context: LinkingContext) -> Expression? {
        switch self {
        case .parameter(let name): return facts.argument(name, in: site.call) ?? facts.defaultCase(of: name)
        case .bound(.parameter(let name), let choice, let position):
            let type = facts.type(of: name).flatMap { context.find($0, in: site.scope) }
            let item = type.flatMap { type in
                context.table.declarations(of: type).lazy.flatMap(\.cases).first { $0.name == choice }
            }
            return facts.argument(name, in: site.call)?.held(in: choice, item, at: position, of: site.scope)
        default: return nil
        }
    }

    /// What a value holds in a case, where it is made of that; nil where that is left out.
    private func held(in choice: String, _ item: CaseFacts?, at position: Int, of scope: Scope) -> Expression? {
        switch self {
        case .parameter: return .bound(self, case: choice, position: position)
        case .call(let index):
            guard let call = scope.call(at: index), call.name == choice else { return nil }
            return item.map { $0.value(at: position, in: call) }
                ?? (call.arguments.indices.contains(position) ? call.arguments[position].value : nil)
        case .branch, .match:
            let all = (alternatives ?? []).compactMap { $0.held(in: choice, item, at: position, of: scope) }
            return all.count > 1 ? .branch(all) : all.first
        default: return nil
        }
    }
}

extension CaseFacts {
    /// What a call that makes the case hands to one of its values; nil where it leaves that to a default.
    fileprivate func value(at position: Int, in call: CallFacts) -> Expression? {
        guard parameters.indices.contains(position) else { return nil }
        if let label = parameters[position].label { return call.argument(label) }
        let before = parameters.prefix(position).count { $0.label == nil }
        let values = call.arguments.filter { $0.label == nil }
        return values.indices.contains(before) ? values[before].value : nil
    }
}
