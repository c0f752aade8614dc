import Base

/// The traits of all systems; one object, as everything in linking looks at it.
package final class TraitsTable: Sendable {
    /// Those of all systems together.
    package let all: SystemTraits
    /// Lists, paths and what changes paths, by which an alias of one is it.
    let lists: Set<String>
    private let bySystem: [NavigationSystem: SystemTraits]

    /// - Parameter traits: of each system, in the order in which they are asked.
    package init(_ traits: [(system: NavigationSystem, traits: SystemTraits)]) {
        all = traits.reduce(into: SystemTraits()) { $0.formUnion($1.traits) }
        lists = all.openPaths.union(all.typedPaths).union(all.navigators).union(all.bindings).union(["Array"])
        bySystem = Dictionary(traits.map { ($0.system, $0.traits) }) { first, _ in first }
    }

    package subscript(system: NavigationSystem) -> SystemTraits { bySystem[system] ?? SystemTraits() }
}
