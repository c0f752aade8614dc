extension CallFacts {
    /// The first of several views that a container is given side by side: `List` of `NavigationView { List(); Placeholder() }`.
    package var firstColumn: Expression? {
        for case .closure(let parts) in arguments.map(\.value)
        where parts.count > 1 && parts.allSatisfy({ $0.alternatives == nil }) {
            return parts[0]
        }
        return nil
    }
}
