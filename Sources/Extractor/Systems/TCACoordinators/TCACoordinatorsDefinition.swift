import Reducers
import Rules

extension SystemDefinition {
    /// TCACoordinators.
    static let tcaCoordinators = SystemDefinition(
        reader: TCACoordinatorsReader.self, traits: .tcaCoordinators, linker: TCACoordinatorsLinker.self,
        rules: [PresentedChildPushed.self])
}
