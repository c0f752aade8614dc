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
    func handed(to facts: FunctionFacts, by site: CallSite) -> Expression? {
        switch self {
        case .parameter(let name): return facts.argument(name, in: site.call) ?? facts.defaultCase(of: name)
        case .bound(.parameter(let name), let choice, let position):
            return facts.argument(name, in: site.call)?.held(in: choice, at: position, of: site.scope)
        default: return nil
        }
    }

    /// What a value holds in a case, where it is made of that.
    private func held(in choice: String, at position: Int, of scope: Scope) -> Expression? {
        switch self {
        case .parameter: return .bound(self, case: choice, position: position)
        case .call(let index):
            guard let call = scope.call(at: index), call.name == choice, call.arguments.indices.contains(position)
            else {
                return nil
            }
            return call.arguments[position].value
        case .branch, .match:
            let all = (alternatives ?? []).compactMap { $0.held(in: choice, at: position, of: scope) }
            return all.count > 1 ? .branch(all) : all.first
        default: return nil
        }
    }
}
