extension TypeName {
    /// The type that an expression in type position names: `Outer.Inner`.
    package init?(reading expression: Expression) {
        switch expression {
        case .name(let name): self.init(name)
        case .member(let owner, let name):
            guard let owner = TypeName(reading: owner) else { return nil }
            self.init(owner.components + [name])
        default: return nil
        }
    }
}
