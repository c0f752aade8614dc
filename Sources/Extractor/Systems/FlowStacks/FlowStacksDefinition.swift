import Rules

extension SystemDefinition {
    /// FlowStacks.
    static let flowStacks = SystemDefinition(
        reader: FlowStacksReader.self, traits: .flowStacks)
}
