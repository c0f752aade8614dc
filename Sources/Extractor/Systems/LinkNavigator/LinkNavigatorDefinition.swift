import Navigators
import Rules

extension SystemDefinition {
    /// LinkNavigator.
    static let linkNavigator = SystemDefinition(
        reader: LinkNavigatorReader.self, traits: .linkNavigator, linker: LinkNavigatorLinker.self)
}
