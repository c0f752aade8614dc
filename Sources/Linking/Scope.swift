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

    package init(file: Int, type: Int?, function: FunctionReference?, property: PropertyReference?, body: BodyFacts) {
        self.file = file
        self.type = type
        self.function = function
        self.property = property
        self.body = body
    }
}

extension TypeTable {
    package func scope(of reference: FunctionReference) -> Scope {
        Scope(
            file: reference.file, type: reference.type.map { owner(file: reference.file, type: $0) },
            function: reference, property: nil, body: function(reference).body)
    }

    package func scope(of reference: PropertyReference) -> Scope {
        Scope(
            file: reference.file, type: reference.type.map { owner(file: reference.file, type: $0) }, function: nil,
            property: reference, body: property(reference).body)
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
