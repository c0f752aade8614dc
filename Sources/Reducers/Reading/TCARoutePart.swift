import Facts
import Presentation
import Types

/// A part of a coordinator that a file shows: the code that runs its screens, or the view that shows them. Which routes they are
/// about stands in other files.
struct TCARoutePart {
    enum Role {
        /// `.forEachRoute(\.routes, action: \.router)`, or an older word for it.
        case logic
        /// `TCARouter(store) { screen in … }`.
        case view
    }

    let role: Role
    /// The type it stands in; nil outside of types.
    let type: TypeID?
    /// The file it stands in.
    let file: FileID
    /// The variable or function it stands in.
    let member: String

    /// The parts that stand in an app.
    static func all(in table: TypeTable) -> [TCARoutePart] {
        table.bodies.flatMap { body in
            table.facts(of: body).calls.lazy.compactMap(role).map { role in
                TCARoutePart(
                    role: role, type: table.owner(of: body), file: table.file(of: body), member: table.name(of: body))
            }
        }
    }

    /// No other library has these words, so they tell the system also where a module of the app's own hands on what it
    /// imports.
    private static func role(of call: CallFacts) -> Role? {
        switch call.callee {
        case .member(_, "forEachRoute"), .member(_, "forEachIndexedRoute"), .member(_, "forEachIdentifiedRoute"):
            .logic
        case .name("TCARouter"), .member(.name("TCACoordinators"), "TCARouter"): .view
        default: nil
        }
    }
}
