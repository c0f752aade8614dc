import Base

/// What was read of one file: its facts, and what each system reads in them.
package struct ReadFile: Hashable, Sendable {
    package let facts: FileFacts
    /// In the order in which the systems were asked; those with nothing to say are left out.
    package let systems: [SystemFacts]

    package init(_ facts: FileFacts, systems: [SystemFacts] = []) {
        self.facts = facts
        self.systems = systems
    }

    package var notUnderstood: [NotUnderstood] { facts.notUnderstood + systems.flatMap(\.notUnderstood) }

    /// The systems that the file takes part in.
    package var takenPartIn: Set<NavigationSystem> { Set(systems.filter(\.takesPart).map(\.system)) }
}
