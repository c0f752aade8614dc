extension TypeName {
    /// The name with what its generic parameters stand for.
    package func filled(with given: [String: TypeName]) -> TypeName {
        if components.count == 1, let known = given[last] { return known }
        var copy = self
        copy.arguments = arguments.map { argument in
            // What is nested deeper is written out.
            argument.components.count == 1 ? given[argument.last] ?? argument : argument
        }
        return copy
    }
}
