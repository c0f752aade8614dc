import Types

extension SystemTraits {
    /// What apps with routers of their own are written with besides SwiftUI: containers of dependencies, databases.
    static let router: SystemTraits = {
        var traits = SystemTraits()
        traits.showsAnyValue = true
        traits.controls = ["AsyncButton"]
        traits.environments = ["InjectedValues", "Container"]
        traits.factories = ["Factory"]
        traits.collections = ["OrderedSet", "Results"]
        return traits
    }()
}
