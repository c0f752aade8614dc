extension TypeName {
    /// The type that an expression in type position names: `Outer.Inner`.
    /// - Parameter most: how many names it may have.
    package init?(reading expression: Expression, atMost most: Int = .max) {
        var components: [String] = []
        var next = expression
        while case .member(let owner, let name) = next {
            components.append(name)
            guard components.count < most else { return nil }
            next = owner
        }
        guard case .name(let first) = next else { return nil }
        self.init((components + [first]).reversed())
    }
}
