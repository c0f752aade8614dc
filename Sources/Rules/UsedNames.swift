import Base
import Facts
import Linking

extension CheckedApp {
    /// Those of some names that code uses as a member: `.detail`, `Route.detail`, `\.detail`.
    func members(among wanted: Set<String>) -> Set<String> {
        var members = NamedMembers(wanted)
        for scope in scopes where members.found.count < wanted.count {
            for call in scope.body.calls {
                members.collect(call.callee)
                for argument in call.arguments { members.collect(argument.value) }
            }
            for result in scope.body.results { members.collect(result) }
        }
        return members.found
    }
}

/// Those of some names that expressions use as a member. Nearly all members are of other names.
private struct NamedMembers {
    private let wanted: Set<String>
    private let bits: NameFilter
    private(set) var found: Set<String> = []

    init(_ wanted: Set<String>) {
        self.wanted = wanted
        bits = wanted.reduce(into: NameFilter()) { $0.insert($1) }
    }

    private mutating func take(_ name: String) {
        if bits.contains(name), wanted.contains(name) { found.insert(name) }
    }

    mutating func collect(_ expression: Expression) {
        expression.walk { part in
            switch part {
            case .implicitMember(let name), .member(_, let name): take(name)
            case .keyPath(_, let path): for name in path { take(name) }
            default: break
            }
            return .visitChildren
        }
    }
}
