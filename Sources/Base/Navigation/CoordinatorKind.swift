/// What a coordinator does with its destinations.
package enum CoordinatorKind: String, Codable, Sendable, CaseIterable {
    /// A stack of pushed destinations.
    case flow
    /// Destinations side by side under a tab bar.
    case tab
    /// One destination at a time, replaced whole.
    case root
    /// Columns.
    case split
    /// A route enum with a router object.
    case router
    /// A native or FlowStacks host view.
    case stack
}
