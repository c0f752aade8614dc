import Base
import Facts
import Linking
import Presentation
import Types

/// The code that fills the columns of split views, with the columns.
///
/// ```swift
/// NavigationSplitView { … } detail: { detail }
/// var detail: some View { if let store = store.scope(state: \.bird, action: \.bird) { BirdView(store: store) } }
/// ```
struct TCAColumns {
    private var styles: [BodyID: Style] = [:]

    /// The columns of a split view, in the order of the call.
    static func columns(of call: CallFacts) -> [(style: Style, content: Expression)] {
        guard
            call.callee == .name("NavigationSplitView")
                || call.callee == .member(.name("SwiftUI"), "NavigationSplitView")
        else { return [] }
        return call.arguments.compactMap { argument in argument.column.map { ($0, argument.value) } }
    }

    /// The views that show what they are put around as a whole.
    static let containers: Set<String> = [
        "Group", "ZStack", "WithPerceptionTracking", "WithViewStore", "NavigationStack", "NavigationView",
        "GeometryReader", "AnyView", "GlassEffectContainer",
    ]

    init(_ context: LinkingContext) {
        for scope in context.code.scopes {
            for call in scope.body.calls where call.name == "NavigationSplitView" {
                for column in Self.columns(of: call) { add(column.content, column.style, scope, context) }
            }
        }
    }

    /// The column that the code of a function or a property fills.
    func column(of scope: Scope) -> Style? { scope.id.flatMap { styles[$0] } }

    private mutating func add(_ content: Expression, _ style: Style, _ scope: Scope, _ context: LinkingContext) {
        var found = styles
        func enter(_ inside: Scope) -> ExpressionStep<Scope> {
            guard let id = inside.id, found[id] == nil else { return .skipChildren }
            found[id] = style
            return .visitInstead(inside.body.results, in: inside)
        }
        Expression.walk([(content, scope)]) { part, place in
            switch part {
            case .closure(let results): return results.count == 1 ? .visitChildren : .skipChildren
            case .name(let name), .member(.instance, let name):
                guard let property = place.type.flatMap({ context.property(name, of: $0) }) else {
                    return .skipChildren
                }
                return enter(context.table.scope(of: property))
            case .call(let index):
                guard let call = place.call(at: index) else { return .skipChildren }
                if TCAScreenArms.isOwn(call), let function = context.function(of: call, in: place) {
                    return enter(context.table.scope(of: function))
                }
                if call.handsStore, let type = TypeName(reading: call.callee).flatMap({ context.find($0, in: place) }),
                    !context.table[type].isExternal, let body = context.property("body", of: type),
                    Self.isChoice(context.table.scope(of: body))
                {
                    return enter(context.table.scope(of: body))
                }
                return .visitInstead(Self.whole(of: call), in: place)
            default: return .skipChildren
            }
        }
        styles = found
    }

    /// What a view shows as a whole that a call makes: what it is put around, or what it modifies.
    static func whole(of call: CallFacts) -> [Expression] {
        if case .member(let base, _) = call.callee { return [base] }
        return call.name.map(containers.contains) == true ? Array(call.closures.suffix(1)) : []
    }

    /// Whether a view's body is nothing but what it shows while something is there.
    private static func isChoice(_ body: Scope) -> Bool {
        guard body.body.results.count == 1, var value = body.body.results.first else { return false }
        while true {
            switch value {
            case .match: return true
            case .closure(let results) where results.count == 1: value = results[0]
            case .call(let index):
                guard let call = body.call(at: index) else { return false }
                if call.callee == .name("IfLetStore") { return true }
                guard let inside = whole(of: call).first else { return false }
                value = inside
            default: return false
            }
        }
    }
}
