import Facts
import Types

/// A case of an enum that an expression names: a route, or a step.
package struct NamedCase: Hashable {
    package let name: String
    /// The enum, where it is written out.
    package let owner: TypeName?
    /// The call that makes it, by its position; nil for a case without values.
    package let call: Int?

    /// The cases that an expression can be, and the parameters that are handed on as such.
    package static func all(
        in value: Expression, _ scope: Scope
    ) -> (cases: [NamedCase], parameters: [String], isOpen: Bool) {
        var cases: [NamedCase] = []
        var parameters: [String] = []
        var isOpen = false
        value.walk { part in
            switch part {
            case .implicitMember(let name): cases.append(.init(name: name, owner: nil, call: nil))
            case .member(let owner, let name):
                guard let type = TypeName(reading: owner), type.last.first?.isUppercase == true else {
                    isOpen = true
                    return .skipChildren
                }
                cases.append(.init(name: name, owner: type, call: nil))
            case .call(let index):
                switch scope.call(at: index)?.callee {
                case .implicitMember(let name)?: cases.append(.init(name: name, owner: nil, call: index))
                case .member(let owner, let name)?:
                    guard let type = TypeName(reading: owner), type.last.first?.isUppercase == true else {
                        isOpen = true
                        return .skipChildren
                    }
                    cases.append(.init(name: name, owner: type, call: index))
                default: isOpen = true
                }
            case .branch, .match: return .visitInstead(part.alternatives ?? [], in: ())
            case .parameter(let name): parameters.append(name)
            case .constant("nil"): break
            default: isOpen = true
            }
            return .skipChildren
        }
        return (cases, parameters, isOpen)
    }
}
