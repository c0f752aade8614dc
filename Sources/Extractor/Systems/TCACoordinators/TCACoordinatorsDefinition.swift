import Rules

extension SystemDefinition {
    /// TCACoordinators.
    static let tcaCoordinators = SystemDefinition(
        reader: TCACoordinatorsReader.self, linker: TCACoordinatorsLinker.self, rules: [PresentedChildPushed.self])
}
