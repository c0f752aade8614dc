import Controllers
import Rules

extension SystemDefinition {
    /// RxFlow.
    static let rxFlow = SystemDefinition(
        reader: RxFlowReader.self, traits: .rxFlow, linker: RxFlowLinker.self)
}
