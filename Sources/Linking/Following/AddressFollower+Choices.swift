import Facts
import Types

/// What an address becomes.
extension AddressFollower {
    /// The value that an address is made into, and the cases of it that the code looks for; nil where it has a name already.
    func choice(
        of calls: [CallFacts], in body: FollowedBody
    ) -> (subject: Expression, type: TypeID, cases: [String])? {
        guard !body.frame.isNamed, body.frame.assumed == nil else { return nil }
        let switches = body.scope.body.switches
        let subjects = Set(switches.map(\.subject))
        for item in switches {
            // What an address holds is looked at where its case is known: `case .message(let source): switch source { … }`.
            if item.subject.bases.contains(where: subjects.contains) { continue }
            guard body.value(of: item.subject) == nil, body.isAddress(item.subject),
                case .instance(let type)? = context.type(of: item.subject, in: body.scope),
                table[type].kind == .enum, !table[type].isExternal
            else { continue }
            let looking = calls.flatMap(\.conditions).filter { body.subject(of: $0) == item.subject }
            guard !looking.isEmpty else { continue }
            let declared = table.declarations(of: type).flatMap(\.cases).map(\.name)
            let named = item.named.compactMap(\.name)
            let rest = looking.contains(where: \.isExcluded) ? declared.filter { !named.contains($0) } : []
            let made = made(by: item.subject, in: body)
            let cases = (named.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } + rest)
                .filter { declared.contains($0) && made?.contains($0) ?? true }
            return (item.subject, type, cases)
        }
        return nil
    }

    /// The cases that an expression gives; nil where other code decides that.
    func made(by value: Expression, in body: FollowedBody) -> Set<String>? {
        if case .parameter(let name) = value { return body.frame.possible[name] }
        var found: Set<String> = []
        var isKnown = true
        var visited: Set<FunctionID> = []
        Expression.walk([(value, body.scope)]) { part, scope in
            switch part {
            case .branch, .match: return .visitInstead(part.alternatives ?? [], in: scope)
            case .constant("nil"): break
            case .call(let index):
                if let call = scope.call(at: index), call.callee != .implicitMember("init"),
                    let names = part.choices(in: scope.body.calls)
                {
                    found.formUnion(names)
                    break
                }
                guard let call = scope.call(at: index), let function = context.function(of: call, in: scope),
                    !table.function(function).isInitializer, !table.function(function).body.results.isEmpty
                else {
                    isKnown = false
                    return .stop
                }
                guard visited.insert(function).inserted else { break }
                let inside = table.scope(of: function)
                return .visitInstead(inside.body.results, in: inside)
            default:
                guard let names = part.choices(in: scope.body.calls) else {
                    isKnown = false
                    return .stop
                }
                found.formUnion(names)
            }
            return .skipChildren
        }
        return isKnown && !found.isEmpty ? found : nil
    }
}

extension Expression {
    /// The values of which this is what a case holds, from the inside.
    fileprivate var bases: [Expression] {
        var found: [Expression] = []
        var current = self
        while case .bound(let base, let name, _) = current {
            if name != "some" { found.append(base) }
            current = base
        }
        return found
    }
}
