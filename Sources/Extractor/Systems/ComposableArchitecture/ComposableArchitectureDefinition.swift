import Reducers
import Rules

extension SystemDefinition {
    /// The Composable Architecture.
    static let composableArchitecture = SystemDefinition(
        reader: ComposableArchitectureReader.self, traits: .composableArchitecture,
        linker: ComposableArchitectureLinker.self, rules: [UnsentAction.self, UnsetCase.self, UnshownCase.self])
}
