import Rules

extension SystemDefinition {
    /// SwiftUI's own stacks, tabs and modals.
    static let swiftUI = SystemDefinition(
        reader: SwiftUIReader.self, traits: .swiftUI)
}
