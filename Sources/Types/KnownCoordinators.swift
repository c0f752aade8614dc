import Base
import Facts

/// What is known of coordinators when something is looked up.
package struct KnownCoordinators: Sendable {
    /// The types whose undeclared methods come from a navigation library and return the receiver, and those that are written by
    /// hand.
    package var types: Set<TypeID>
    /// Those of them whose code is all among the sources: what is not declared is no method of theirs.
    package var handWritten: Set<TypeID> = []
    /// For each of them, the coordinator that each of its destinations shows.
    package var children: [TypeID: [String: TypeID]]
    /// The coordinators that views of another name stand for.
    package var byView: [TypeID: TypeID]
    /// Where calls stand that the coordinators' systems tell of alone.
    package var claimed: Set<RelativeLocation> = []
    /// Views whose stacks without destinations are only put around what they show: what they are about may be a coordinator.
    package var plainViews: Set<TypeID> = []
    /// What the project says about its own code.
    package var words: ProjectAnnotations
    /// The project's own views that show what they are made with, by name.
    package var containers: Set<String> { words.containers }

    /// - Parameters:
    ///   - types: the coordinators.
    ///   - children: for each of them, the coordinator that each of its destinations shows.
    ///   - byView: the coordinators that views of another name stand for.
    ///   - words: what the project says about its own code.
    package init(
        _ types: Set<TypeID> = [], children: [TypeID: [String: TypeID]] = [:], byView: [TypeID: TypeID] = [:],
        words: ProjectAnnotations = ProjectAnnotations()
    ) {
        self.types = types
        self.children = children
        self.byView = byView
        self.words = words
    }
}
