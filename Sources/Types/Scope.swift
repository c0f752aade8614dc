import Base
import Facts

/// Where a piece of code stands; one object, as it is handed from everything to everything.
package final class Scope: Sendable {
    /// The file it stands in.
    package let file: FileID
    /// The innermost type around it.
    package let type: TypeID?
    /// The function it is the body of; nil for a property.
    package let function: FunctionID?
    /// The property it is the body of; nil for a function.
    package let property: PropertyID?
    /// The platforms that the function or property is compiled for.
    package let platforms: Platforms
    /// What its code says.
    package let body: BodyFacts
    /// What its calls do, if their receivers are coordinators of the systems named there, by their positions.
    package let roles: [Int: [CallRole]]

    /// The function or property that it is of.
    package var id: BodyID? { function?.body ?? property?.body }

    /// - Parameters:
    ///   - type: the innermost type around it.
    ///   - roles: what its calls do, by their positions.
    package init(
        file: FileID, type: TypeID?, function: FunctionID? = nil, property: PropertyID? = nil,
        platforms: Platforms = .all, body: BodyFacts = BodyFacts(), roles: [Int: [CallRole]] = [:]
    ) {
        self.file = file
        self.type = type
        self.function = function
        self.property = property
        self.platforms = platforms
        self.body = body
        self.roles = roles
    }

    /// One of its calls, by its position among them; nil where it has none there.
    package func call(at index: Int) -> CallFacts? {
        body.calls.indices.contains(index) ? body.calls[index] : nil
    }

    /// The calls of a chain, from the last to the first: `padding` and `Text` of `Text("").padding()`.
    /// - Parameter value: where the chain ends; there is none where that is no call.
    package func chain(endingAt value: Expression) -> [CallFacts] {
        var calls: [CallFacts] = []
        var next = value
        while case .call(let index) = next, let call = call(at: index) {
            calls.append(call)
            guard case .member(let base, _) = call.callee else { break }
            next = base
        }
        return calls
    }

    /// What one of its calls does, if its receiver is a coordinator of the system named there.
    package func roles(of call: CallFacts) -> [CallRole] { roles[call.index] ?? [] }
}

extension TypeTable {
    /// The code of a function.
    package func scope(of function: FunctionID) -> Scope {
        let facts = self.function(function)
        return Scope(
            file: file(of: function.body), type: owner(of: function.body), function: function,
            platforms: limited(facts.platforms, of: function.body), body: facts.body, roles: roles(in: function.body))
    }

    /// The code of a property.
    package func scope(of property: PropertyID) -> Scope {
        let facts = self.property(property)
        return Scope(
            file: file(of: property.body), type: owner(of: property.body), property: property,
            platforms: limited(facts.platforms, of: property.body), body: facts.body, roles: roles(in: property.body))
    }

    /// The platforms on which a body counts.
    private func limited(_ platforms: Platforms, of body: BodyID) -> Platforms {
        guard !limits.isEmpty, let limit = owner(of: body).flatMap({ limits[$0] }) else { return platforms }
        return platforms.limited(to: limit)
    }

    /// The code of a function or a property.
    package func scope(of body: BodyID) -> Scope {
        isFunction(body) ? scope(of: FunctionID(body: body)) : scope(of: PropertyID(body: body))
    }

    /// Every body of the sources, in the order of files and declarations.
    package var scopes: [Scope] { bodies.map { scope(of: $0) } }
}
