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

    init(_ code: CallIndex) {
        for scope in code.scopes {
            if let type = scope.type { scopes[type, default: []].append(scope) }
            for site in scope.sites where site.call.arguments.contains(where: { $0.label != nil }) {
                if Self.mayMakeState(site.call) { makers.append(site) }
                if site.call.argument("initialState") != nil { starters.append(site) }
            }
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
