import Base

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

extension ArgumentFacts {
    /// The column of a split view that the argument fills. The first trailing closure has no label, and fills the sidebar.
    package var column: Style? {
        switch label {
        case "sidebar": .splitSidebar
        case "content": .splitContent
        case "detail": .splitDetail
        case nil where isTrailingClosure: .splitSidebar
        default: nil
        }
    }
}
