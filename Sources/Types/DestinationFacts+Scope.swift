import Facts

extension DestinationFacts {
    /// The same where the code is compiled that holds its container, if nothing is said of the destination itself.
    package func compiled(with scope: Scope, _ table: TypeTable) -> DestinationFacts {
        guard condition == nil, scope.platforms != .all else { return self }
        var limited = self
        limited.condition =
            scope.property.map { table.property($0).condition }
            ?? scope.function.flatMap { table.function($0).condition }
        return limited
    }
}
