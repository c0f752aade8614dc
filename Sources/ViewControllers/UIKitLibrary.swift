import Facts
import Types

/// What a library around UIKit adds to what may stand in the place of a controller.
package struct UIKitLibrary {
    /// Members by which a value gives itself, or what shows it, where no type of the sources declares them.
    package var projections: Set<String> = []
    /// Coordinators of other systems: a member of theirs that nobody declares is what shows them.
    package var coordinators: Set<TypeID> = []
    /// What a call hands to the parameter of its closure at a position; nil for any other call.
    package var handed: (CallFacts, Int) -> Expression? = { _, _ in nil }
    /// Types that are made with a closure which builds the view that they hold.
    package var hosts: Set<String> = []
    /// What stands behind a value of one of the library's types; nil for any other type.
    package var shown: (TypeName, Scope) -> [UIKitShown]? = { _, _ in nil }

    package init(coordinators: Set<TypeID> = []) { self.coordinators = coordinators }
}
