import Base

/// What was read of one file: its facts, where all that stands, and what each system reads in them.
package struct ReadFile: Hashable, Sendable {
    package let facts: FileFacts
    package let layout: FileLayout
    /// In the order in which the systems were asked; those with nothing to say are left out.
    package let systems: [SystemFacts]

    package init(_ parsed: ParsedFile, systems: [SystemFacts] = []) {
        facts = parsed.facts
        layout = parsed.layout
        self.systems = systems
    }

    package var notUnderstood: [UnresolvedCode] { facts.notUnderstood + systems.flatMap(\.notUnderstood) }

    /// The systems that the file takes part in.
    package var takenPartIn: Set<NavigationSystem> { Set(systems.filter(\.takesPart).map(\.system)) }
}
