import Facts
import Types

/// The calls that may make states, and the code of each type: looked through once, for all features.
struct TCAStateCalls {
    /// The calls that may make a state with something in it, in the order of the source.
    private(set) var makers: [CallSite] = []
    /// The calls that say what state a store begins with.
    private(set) var starters: [CallSite] = []
    /// The code of each type.
    private(set) var scopes: [TypeID: [Scope]] = [:]

    private struct AllQuery: Query {
        typealias Answer = TCAStateCalls
    }

    /// Those of all code.
    static func all(in context: LinkingContext, _ table: TypeTable) -> TCAStateCalls {
        context.memory.memo(of: AllQuery.self).value(of: AllQuery(), unknown: TCAStateCalls()) {
            TCAStateCalls(context.code, in: table)
        }
    }

    private init() {}

    private init(_ code: CallIndex, in table: TypeTable) {
        for scope in code.scopes {
            if let type = scope.type { scopes[type, default: []].append(scope) }
            for site in scope.sites where site.call.arguments.contains(where: { $0.label != nil }) {
                if Self.mayMakeState(site.call) { makers.append(site) }
                if site.call.argument("initialState") != nil { starters.append(site) }
            }
            makers += Self.defaults(of: scope, in: table).flatMap(\.sites).filter { Self.mayMakeState($0.call) }
        }
    }

    /// The code of the values that a function's parameters have by default, which is none of the function's:
    /// `init(home: Home.State = Home.State(root: .list))`.
    private static func defaults(of scope: Scope, in table: TypeTable) -> [Scope] {
        guard let function = scope.function else { return [] }
        return table.function(function).parameters.filter { !$0.defaultBody.calls.isEmpty }.map {
            Scope(file: scope.file, type: scope.type, body: $0.defaultBody)
        }
    }

    private static func mayMakeState(_ call: CallFacts) -> Bool {
        switch call.callee {
        case .name("Self"), .member(.name("Self"), "init"), .implicitMember("init"): true
        default: stateName(of: call) != nil
        }
    }

    /// `Home.State` of `Home.State(…)` and `Home.State.init(…)`.
    static func stateName(of call: CallFacts) -> TypeName? {
        guard var path = TypeName(reading: call.callee) else { return nil }
        if path.last == "init" { path.components.removeLast() }
        return path.last.first?.isUppercase == true && path.last.hasSuffix("State") ? path : nil
    }
}
