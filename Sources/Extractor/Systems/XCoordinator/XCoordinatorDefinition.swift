import Controllers
import Rules

extension SystemDefinition {
    /// XCoordinator.
    static let xCoordinator = SystemDefinition(
        reader: XCoordinatorReader.self, traits: .xCoordinator, linker: XCoordinatorLinker.self)
}
