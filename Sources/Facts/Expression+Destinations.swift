/// What an expression in destination position names.
package struct NamedDestinations: Hashable, Sendable {
    /// A case by name; the type where it is written out, as in `HomeCoordinator.Destinations.detail`.
    package struct Name: Hashable, Sendable {
        package var name: String
        package var owner: Expression?
    }

    package var names: [Name] = []
    /// Parameters of the enclosing function that are handed on.
    package var parameters: [String] = []
    /// What is neither: values that other declarations make.
    package var rest: [Expression] = []

    package init() {}
}

extension Expression {
    /// The destinations an expression can stand for.
    /// - Parameter calls: the calls of the body it was read from.
    package func destinations(in calls: [CallFacts]) -> NamedDestinations {
        var found = NamedDestinations()
        walk { value in
            let parts = value.named(in: calls, into: &found)
            return parts.isEmpty ? .skipChildren : .visitInstead(parts, in: ())
        }
        return found
    }

    /// The case an expression names and leaves the type to the context: `.detail`, `.detail(id: 3)`.
    /// - Parameter calls: the calls of the body it was read from.
    package func caseName(in calls: [CallFacts]) -> String? {
        switch self {
        case .implicitMember(let name): return name
        case .call(let index) where calls.indices.contains(index):
            guard case .implicitMember(let name) = calls[index].callee, name != "init" else { return nil }
            return name
        default: return nil
        }
    }

    /// Adds what an expression is by itself; gives those that it may be.
    private func named(in calls: [CallFacts], into found: inout NamedDestinations) -> [Expression] {
        switch self {
        case .implicitMember(let name):
            found.names.append(.init(name: name, owner: nil))
        case .member(let owner, let name) where Self.isDestinations(owner):
            found.names.append(.init(name: name, owner: owner))
        case .call(let index) where calls.indices.contains(index):
            let call = calls[index]
            switch call.callee {
            case .implicitMember("some"): return call.arguments.map(\.value)
            case .implicitMember(let name): found.names.append(.init(name: name, owner: nil))
            case .member(let owner, let name) where Self.isDestinations(owner):
                found.names.append(.init(name: name, owner: owner))
            case .member(_, "map"), .member(_, "flatMap"):
                return call.arguments.flatMap { argument -> [Expression] in
                    if case .closure(let results) = argument.value { results } else { [argument.value] }
                }
            default: found.rest.append(self)
            }
        case .branch, .match: return alternatives ?? []
        case .array(let parts): return parts
        case .keyPath(let root, let path):
            guard let name = path.last else { break }
            found.names.append(.init(name: name, owner: root.map { .typeObject($0) }))
        case .parameter(let name): found.parameters.append(name)
        case .typeObject, .instance, .name, .member, .typed, .closureParameter, .bound, .call, .tuple, .literal,
            .constant,
            .closure,
            .unknown:
            found.rest.append(self)
        }
        return []
    }

    /// Whether an expression is a `Destinations` or `Meta` enum written out.
    private static func isDestinations(_ owner: Expression) -> Bool {
        switch owner {
        case .name("Destinations"), .name("Meta"), .member(_, "Destinations"), .member(_, "Meta"): true
        default: false
        }
    }
}
