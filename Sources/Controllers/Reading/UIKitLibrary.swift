import Facts
import Types

/// What a library around UIKit adds to what may stand in the place of a controller.
struct UIKitLibrary {
    /// Members by which a value gives itself, or what shows it, where no type of the sources declares them.
    var projections: Set<String> = []
    /// Coordinators of other systems: a member of theirs that nobody declares is what shows them.
    var coordinators: Set<TypeID> = []
    /// What a call hands to the parameter of its closure at a position; nil for any other call.
    var handed: (CallFacts, Int) -> Expression? = { _, _ in nil }
    /// Types that are made with a closure which builds the view that they hold.
    var hosts: Set<String> = []
    /// What stands behind a value of one of the library's types; nil for any other type.
    var shown: (TypeName, Scope) -> [UIKitShown]? = { _, _ in nil }
}
