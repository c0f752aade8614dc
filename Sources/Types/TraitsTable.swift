import Base

/// The traits of all systems; one object, as everything in linking looks at it.
package final class TraitsTable: Sendable {
    /// Those of all systems together.
    package let all: SystemTraits
    /// Lists, paths and what changes paths, by which an alias of one is it.
    package let lists: Set<String>
    /// The system that routers of the app's own are of.
    package let routers: NavigationSystem
    /// The system that views are of which show one of several wholes.
    package let views: NavigationSystem
    /// Boxed, so that none is copied to be asked.
    private let bySystem: [NavigationSystem: Box]

    private final class Box: Sendable {
        let traits: SystemTraits

        init(_ traits: SystemTraits) { self.traits = traits }
    }

    private static let none = SystemTraits()

    /// - Parameters:
    ///   - traits: of each system, in the order in which they are asked.
    ///   - routers: the system that routers of the app's own are of.
    ///   - views: the system that views are of which show one of several wholes.
    package init(
        _ traits: [(system: NavigationSystem, traits: SystemTraits)], routers: NavigationSystem, views: NavigationSystem
    ) {
        self.routers = routers
        self.views = views
        all = traits.reduce(into: SystemTraits()) { $0.formUnion($1.traits) }
        lists = all.openPaths.union(all.typedPaths).union(all.navigators).union(all.bindings).union(["Array"])
        bySystem = Dictionary(traits.map { ($0.system, Box($0.traits)) }) { first, _ in first }
    }

    /// The traits of one system.
    package subscript(system: NavigationSystem) -> SystemTraits {
        _read {
            if let own = bySystem[system] { yield own.traits } else { yield Self.none }
        }
    }
}
