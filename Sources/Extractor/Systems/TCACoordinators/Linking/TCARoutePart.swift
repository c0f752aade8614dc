import Facts
import Linking

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
    let type: Int?
    /// The file it stands in.
    let file: Int
    /// The variable or function it stands in.
    let member: String

    /// The parts that stand in an app.
    static func all(in table: TypeTable) -> [TCARoutePart] {
        table.files.indices.flatMap { file -> [TCARoutePart] in
            let facts = table.files[file]
            let members = facts.types.indices.flatMap { index -> [TCARoutePart] in
                let type = table.owner(file: file, type: index)
                return facts.types[index].properties.flatMap { parts(in: $0.body, of: type, $0.name, file) }
                    + facts.types[index].functions.flatMap { parts(in: $0.body, of: type, $0.name, file) }
            }
            return members + facts.variables.flatMap { parts(in: $0.body, of: nil, $0.name, file) }
                + facts.functions.flatMap { parts(in: $0.body, of: nil, $0.name, file) }
        }
    }

    private static func parts(in body: BodyFacts, of type: Int?, _ member: String, _ file: Int) -> [TCARoutePart] {
        body.calls.compactMap { call in
            role(of: call).map { TCARoutePart(role: $0, type: type, file: file, member: member) }
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
