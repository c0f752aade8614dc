import Facts

/// Where a piece of code stands; one object, as it is handed from everything to everything.
package final class Scope: Sendable {
    package let file: Int
    /// The innermost type around it.
    package let type: Int?
    /// The function it is the body of; nil for a property.
    package let function: FunctionReference?
    /// The property it is the body of; nil for a function.
    package let property: PropertyReference?
    package let body: BodyFacts
    /// What its calls do, if their receivers are coordinators of the systems named there, by their positions.
    package let roles: [Int: [CallRole]]

    package init(
        file: Int, type: Int?, function: FunctionReference? = nil, property: PropertyReference? = nil,
        body: BodyFacts = BodyFacts(), roles: [Int: [CallRole]] = [:]
    ) {
        self.file = file
        self.type = type
        self.function = function
        self.property = property
        self.body = body
        self.roles = roles
    }

    /// What one of its calls does, if its receiver is a coordinator of the system named there.
    package func roles(of call: CallFacts) -> [CallRole] { roles[call.index] ?? [] }
}

extension TypeTable {
    package func scope(of reference: FunctionReference) -> Scope {
        let facts = function(reference)
        return Scope(
            file: reference.file, type: reference.type.map { owner(file: reference.file, type: $0) },
            function: reference, body: facts.body, roles: roles(in: facts.id, of: reference.file))
    }

    package func scope(of reference: PropertyReference) -> Scope {
        let facts = property(reference)
        return Scope(
            file: reference.file, type: reference.type.map { owner(file: reference.file, type: $0) },
            property: reference, body: facts.body, roles: roles(in: facts.id, of: reference.file))
    }

    /// Every body of the sources, in the order of files and declarations.
    package var scopes: [Scope] {
        files.indices.flatMap { file -> [Scope] in
            let facts = files[file]
            let members = facts.types.indices.flatMap { type -> [Scope] in
                facts.types[type].properties.indices.map {
                    scope(of: PropertyReference(file: file, type: type, property: $0))
                }
                    + facts.types[type].functions.indices.map {
                        scope(of: FunctionReference(file: file, type: type, function: $0))
                    }
            }
            return members
                + facts.variables.indices.map { scope(of: PropertyReference(file: file, type: nil, property: $0)) }
                + facts.functions.indices.map { scope(of: FunctionReference(file: file, type: nil, function: $0)) }
        }
    }
}
