import Controllers
import Rules

extension SystemDefinition {
    /// A framework of the app's own.
    static let ownFramework = SystemDefinition(
        reader: OwnFrameworkReader.self, traits: .ownFramework, linker: OwnFrameworkLinker.self)
}
