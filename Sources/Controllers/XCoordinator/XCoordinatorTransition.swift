import Base
import Facts
import Types
import ViewControllers

/// The code of a function, with what its parameters are given.
final class XCoordinatorFrame {
    let scope: Scope
    /// What the parameters are given, by their names inside, in the code of the frame around it.
    let given: [String: Expression]
    /// The code that calls the function.
    let outer: XCoordinatorFrame?

    init(_ scope: Scope, given: [String: Expression] = [:], calledFrom outer: XCoordinatorFrame? = nil) {
        self.scope = scope
        self.given = given
        self.outer = outer
    }
}

/// A value that a transition is made with.
struct XCoordinatorValue {
    let expression: Expression
    let frame: XCoordinatorFrame
    /// The call that it is handed to.
    let call: CallFacts
}

/// A part of what a transition does.
enum XCoordinatorPart {
    case show(Style, XCoordinatorValue)
    /// Chooses a tab that is there.
    case select(XCoordinatorValue)
    case selectIndex(Int)
    /// Does what another route does, of the receiver's coordinator; nil for the own one.
    case redirect(Expression, on: Expression?, CallSite?)
    /// Does what a route of another enum does.
    case hand(Expression, to: TypeID, Scope)
    /// Triggers routes one after another, each on what the one before it shows.
    case deepLink([Expression], CallSite)
    case exit(ExitOperation, CallSite)
    case unknown(CallSite, String)
}

/// Reads what the transitions do that a coordinator returns for its routes.
struct XCoordinatorTransitions {
    private let types: XCoordinatorTypes
    private var context: LinkingContext { types.context }
    private var table: TypeTable { context.table }
    /// The transitions that the app adds to the library's, by name.
    private let own: [String: [FunctionID]]

    init(_ types: XCoordinatorTypes) {
        self.types = types
        let table = types.context.table
        var own: [String: [FunctionID]] = [:]
        for name in XCoordinatorNames.transitionTypes {
            for type in table.types where type.name == name && type.isExternal {
                for (name, functions) in type.functions { own[name, default: []] += functions }
            }
        }
        self.own = own
    }

    /// What an expression does that is a transition of a coordinator.
    func parts(
        of value: Expression, in scope: Scope, of coordinator: XCoordinatorTypes.Coordinator
    ) -> [XCoordinatorPart] {
        var visited: Set<FunctionID> = []
        return parts(of: value, in: XCoordinatorFrame(scope), coordinator, &visited)
    }

    private func parts(
        of value: Expression, in frame: XCoordinatorFrame, _ coordinator: XCoordinatorTypes.Coordinator,
        _ visited: inout Set<FunctionID>
    ) -> [XCoordinatorPart] {
        if let alternatives = value.alternatives {
            return alternatives.flatMap { parts(of: $0, in: frame, coordinator, &visited) }
        }
        switch value {
        case .array(let values): return values.flatMap { parts(of: $0, in: frame, coordinator, &visited) }
        case .closure(let values):
            // The statements of a builder, and what a `do` or an `if` adds.
            return values.flatMap { parts(of: $0, in: frame, coordinator, &visited) }
        case .call(let index):
            guard let call = frame.scope.call(at: index) else { return [] }
            return parts(of: call, in: frame, coordinator, &visited)
        default: return []
        }
    }

    private func parts(
        of call: CallFacts, in frame: XCoordinatorFrame, _ coordinator: XCoordinatorTypes.Coordinator,
        _ visited: inout Set<FunctionID>
    ) -> [XCoordinatorPart] {
        guard let name = call.name else { return [] }
        let scope = frame.scope
        let site = CallSite(scope: scope, call: call)
        func held(_ expression: Expression) -> XCoordinatorValue {
            XCoordinatorValue(expression: expression, frame: frame, call: call)
        }
        if let function = function(run: call, named: name, in: scope) {
            guard visited.insert(function).inserted else { return [] }
            let facts = table.function(function)
            let handed = facts.parameters.reduce(into: [String: Expression]()) { handed, parameter in
                guard let name = parameter.name else { return }
                handed[name] = facts.argument(name, in: call)
            }
            let inside = XCoordinatorFrame(table.scope(of: function), given: handed, calledFrom: frame)
            return inside.scope.body.results.flatMap { parts(of: $0, in: inside, coordinator, &visited) }
        }
        switch call.callee {
        case .implicitMember: break
        case .name("deepLink"), .member(.instance, "deepLink"):
            return [.deepLink(call.arguments.map(\.value), site)]
        case .name("chain"), .member(.instance, "chain"):
            guard case .array(let routes)? = call.argument("routes") else { return [.unknown(site, Self.openRoutes)] }
            return routes.map { .redirect($0, on: nil, site) }
        case .name("registerPeek"), .member(.instance, "registerPeek"):
            return call.argument("route").map { [.redirect($0, on: nil, site)] } ?? []
        case .name(let made) where XCoordinatorNames.transitionTypes.contains(made),
            .member(.name(let made), "init") where XCoordinatorNames.transitionTypes.contains(made):
            return custom(call, in: scope, held)
        case .member(let owner, _):
            guard let type = TypeName(reading: owner), XCoordinatorNames.transitionTypes.contains(type.last) else {
                return []
            }
        default: return []
        }
        if name == "init" { return custom(call, in: scope, held) }
        return known(call, name, site, coordinator, held) {
            parts(of: $0, in: frame, coordinator, &visited)
        }
    }

    private static let openRoutes = "the routes are chosen at run time"

    /// The function of the app's own that a call runs and that returns a transition.
    private func function(run call: CallFacts, named name: String, in scope: Scope) -> FunctionID? {
        switch call.callee {
        case .implicitMember: return own[name]?.first
        case .member(let owner, _):
            if let type = TypeName(reading: owner), XCoordinatorNames.transitionTypes.contains(type.last) {
                return own[name]?.first
            }
        default: break
        }
        guard let function = context.function(of: call, in: scope),
            let type = table.function(function).returnType, type.last.hasSuffix("Transition")
        else { return nil }
        return function
    }

    private func known(
        _ call: CallFacts, _ name: String, _ site: CallSite, _ coordinator: XCoordinatorTypes.Coordinator,
        _ held: (Expression) -> XCoordinatorValue, _ inner: (Expression) -> [XCoordinatorPart]
    ) -> [XCoordinatorPart] {
        let first = call.arguments.first
        if let exit = XCoordinatorNames.exit(of: name, call) { return [.exit(exit, site)] }
        if let style = XCoordinatorNames.style(of: name, in: coordinator.kind) {
            return first.map { [.show(style, held($0.value))] } ?? []
        }
        switch name {
        case "multiple": return call.arguments.flatMap { inner($0.value) }
        case "perform": return first.map { inner($0.value) } ?? []
        case "set": return set(call, coordinator.kind, held)
        case "select":
            if let index = call.argument("index") { return index.number.map { [.selectIndex($0)] } ?? [] }
            return first.map { [.select(held($0.value))] } ?? []
        case "trigger", "route":
            guard let first, let receiver = call.argument("on") else { return [] }
            return [.redirect(first.value, on: receiver, site)]
        case "none", "withAnimation", "withTransaction", "initial": return []
        default: return [.unknown(site, "the source of the transition wasn't read")]
        }
    }

    private func set(
        _ call: CallFacts, _ kind: CoordinatorKind, _ held: (Expression) -> XCoordinatorValue
    ) -> [XCoordinatorPart] {
        guard let first = call.arguments.first?.value else { return [] }
        if let column = call.argument("for") { return [.show(XCoordinatorNames.column(column.lastName), held(first))] }
        if call.argument("direction") != nil {
            return call.arguments.filter { $0.label == nil }.map { .select(held($0.value)) }
        }
        guard case .array(let list) = first else { return [.show(kind == .tab ? .tab : .root, held(first))] }
        switch kind {
        case .tab: return list.map { .show(.tab, held($0)) }
        case .split:
            let columns: [Style] =
                list.count > 2 ? [.splitSidebar, .splitContent, .splitDetail] : [.splitSidebar, .splitDetail]
            return zip(list, columns).map { .show($1, held($0)) }
        default: return list.enumerated().map { .show($0 == list.count - 1 ? .root : .push, held($1)) }
        }
    }

    /// A transition that the app writes out: `Transition(presentables: [controller], animationInUse: nil) { … }`.
    private func custom(
        _ call: CallFacts, in scope: Scope, _ held: (Expression) -> XCoordinatorValue
    ) -> [XCoordinatorPart] {
        let inside = scope.body.calls.filter { scope.body.isInside($0.index, of: call.index) }.compactMap { inner in
            UIKitCall(inner).map { (inner, $0.action) }
        }
        guard case .array(let presented)? = call.argument("presentables"), !presented.isEmpty else {
            return inside.compactMap { inner, action in
                if case .exit(let operation) = action {
                    .exit(operation, CallSite(scope: scope, call: inner))
                } else {
                    nil
                }
            }
        }
        let style = inside.lazy.compactMap { _, action -> Style? in
            guard case .show(_, let means) = action else { return nil }
            switch means {
            case .style(let style): return style
            case .modal: return .sheet
            case .detail: return .splitDetail
            case .list, .window: return .root
            case .start: return nil
            }
        }.first
        guard let style else {
            return [
                .unknown(
                    CallSite(scope: scope, call: call),
                    "the presentation style of the transition couldn't be determined")
            ]
        }
        return presented.map { .show(style, held($0)) }
    }
}
