import Linking
import Base
import Facts
import NavigationModel
import Presentation
import Types

/// Finds what coordinators show first, wherever their state is made.
///
/// ```swift
/// static let initialState = State(routes: [.root(.home(.init()), withNavigation: true)])
/// var routes: [Route<Screen.State>] = [.root(.home(.init()))]
/// init(routes: [Route<Screen.State>] = [.root(.home(.init()))]) { self.routes = routes }
/// Home.State(routes: [.root(.list(.init()))])   // in a parent
/// ```
struct TCAInitial {
    let features: TCAFeatures
    let routers: TCARouters
    let values: TCARouteValues
    var table: TypeTable { features.table }
    let calls: TCAStateCalls
    /// The features whose states the screens' cases hold, by the names of the cases.
    private let children: [String: Set<TCAFeatureID>]

    init(features: TCAFeatures, routers: TCARouters, values: TCARouteValues) {
        self.features = features
        self.routers = routers
        self.values = values
        calls = TCAStateCalls.all(in: values.context, features.table)
        var children: [String: Set<TCAFeatureID>] = [:]
        for type in Set(routers.routes.values.joined().map(\.screens.type) + features.enums) {
            var names: Set<String> = []
            for screen in features.cases(ofType: type) where names.insert(screen.facts.name).inserted {
                guard let child = screen.types.first.flatMap({ features.feature($0) }) else { continue }
                children[screen.facts.name, default: []].insert(child)
            }
        }
        self.children = children
    }

    // MARK: Routes

    /// What a coordinator's routes begin with.
    func routes(of feature: TCAFeatureID) -> (initial: [InitialFacts], notUnderstood: [UnresolvedCode]) {
        guard let routes = routers.routes[feature] else { return ([], []) }
        var found: [InitialFacts] = []
        for property in routes {
            for written in written(property.property, of: feature) {
                let read = values.routes(
                    written.value, of: property.screens, in: written.scope, isFirstRoot: true)
                for named in read.named {
                    guard let style = named.style, !found.contains(where: { $0.destination == named.screen }) else {
                        continue
                    }
                    found.append(
                        InitialFacts(
                            destination: named.screen, style: style, location: named.location ?? written.location))
                }
            }
        }
        guard found.isEmpty, let first = routes.first else { return (found, []) }
        let declaration = features.property(first.property, of: feature).map { table.property($0).declaration }
        let unread = UnresolvedCode(
            text: declaration ?? first.property, reason: "the first screen is chosen at run time",
            help: "write the screen where the state is created, as in `[.root(.home(.init()))]`",
            location: first.location)
        return ([], [unread])
    }

    /// A value that a property of a feature's state begins with.
    struct Written {
        let value: Expression
        let scope: Scope
        let location: RelativeLocation
        /// Whether the state is made with it wherever it is made, or is that of the app's own store. What else makes one may give it
        /// a value that only that one has.
        var isFirst = true
    }

    /// The values that a property of a feature's state begins with.
    func written(_ property: String, of feature: TCAFeatureID) -> [Written] {
        var found: [Written] = []
        if let reference = features.property(property, of: feature), !isComputed(reference) {
            let scope = table.scope(of: reference)
            found += scope.body.results.map {
                Written(value: $0, scope: scope, location: table.property(reference).location)
            }
        }
        let labels = labels(of: property, feature)
        if let state = features[feature].state {
            for initializer in table[state].functions["init"] ?? [] {
                found += beginnings(property, of: feature, in: initializer, labels)
            }
        }
        for site in calls.makers {
            for argument in site.call.arguments {
                guard let label = argument.label, labels.contains(label), makes(feature, site.call, site.scope) else {
                    continue
                }
                found.append(
                    Written(
                        value: argument.value, scope: site.scope, location: site.call.location,
                        isFirst: isFirst(site, of: feature)))
            }
        }
        return found
    }

    /// Whether a call makes the state that a feature begins with, or a part of the app's own:
    /// `Store(initialState: App.State(home: Home.State(…))) { App() }`, `static let initial = State(…)`.
    private func isFirst(_ maker: CallSite, of feature: TCAFeatureID) -> Bool {
        let scope = maker.scope
        if scope.property != nil, scope.type == features[feature].state { return true }
        var found = false
        for store in scope.body.calls where !found {
            guard let state = store.argument("initialState") else { continue }
            Expression.walk([(state, ())]) { part, _ in
                guard case .call(let index) = part, let call = scope.call(at: index) else { return .visitChildren }
                found = found || index == maker.call.index
                return found ? .stop : .visitInstead(call.arguments.map(\.value), in: ())
            }
        }
        return found
    }

    private func isComputed(_ reference: PropertyID) -> Bool {
        // A getter makes its value of what other properties hold, and may return several.
        returnsSeveral(table.property(reference).body)
            || table.property(reference).body.calls.contains { $0.callee == .member(.name("newValue"), "map") }
            || table.property(reference).body.results.contains { $0 == .unknown }
    }

    private func returnsSeveral(_ body: BodyFacts) -> Bool {
        guard case .branch? = body.results.first else { return false }
        return body.blocks.contains { $0.isBody && $0.around.block == 0 }
    }

    /// What an initializer gives a property: values in its body, and defaults of the parameters it takes it from.
    private func beginnings(
        _ property: String, of feature: TCAFeatureID, in initializer: FunctionID, _ labels: Set<String>
    ) -> [Written] {
        let facts = table.function(initializer)
        let scope = table.scope(of: initializer)
        var found: [Written] = []
        for parameter in facts.parameters where labels.contains(parameter.label ?? parameter.name ?? "") {
            // A default value is code of its own, and no part of the function's.
            let inside = Scope(file: scope.file, type: scope.type, body: parameter.defaultBody)
            found += parameter.defaultBody.results.map { Written(value: $0, scope: inside, location: facts.location) }
        }
        for call in facts.body.calls where Self.assigns(call, property) {
            // What a parameter has to be asked for is there where that is done.
            let isFirst = call.conditions.allSatisfy { condition in
                let given = facts.defaultCase(of: condition.subject)?.choices(in: [])
                return given.map(condition.mayHold) ?? true || isHanded(condition.subject, of: facts, by: feature)
            }
            found += call.arguments.prefix(1).map {
                Written(value: $0.value, scope: scope, location: call.location, isFirst: isFirst)
            }
        }
        // What only some are made with is there where these are.
        for call in facts.body.calls where Self.changes(call, property, by: "append") {
            found += call.arguments.prefix(1).map {
                Written(
                    value: .array([$0.value]), scope: scope, location: call.location,
                    isFirst: call.conditions.isEmpty)
            }
        }
        return found
    }

    /// Whether any code that makes a feature's state hands something to a parameter of its initializer.
    private func isHanded(_ parameter: String, of facts: FunctionFacts, by feature: TCAFeatureID) -> Bool {
        calls.makers.contains { makes(feature, $0.call, $0.scope) && facts.argument(parameter, in: $0.call) != nil }
    }

    private static func assigns(_ call: CallFacts, _ property: String) -> Bool {
        changes(call, property, by: "=")
    }

    private static func changes(_ call: CallFacts, _ property: String, by name: String) -> Bool {
        call.callee == .member(.name(property), name) || call.callee == .member(.member(.instance, property), name)
    }

    /// What arguments that end up in a property are labelled.
    private func labels(of property: String, _ feature: TCAFeatureID) -> Set<String> {
        var labels: Set<String> = [property]
        guard let state = features[feature].state else { return labels }
        for initializer in table[state].functions["init"] ?? [] {
            let facts = table.function(initializer)
            for call in facts.body.calls where Self.assigns(call, property) {
                for value in call.arguments.first.map({ $0.value.alternatives ?? [$0.value] }) ?? [] {
                    guard case .parameter(let name) = value else { continue }
                    if let label = facts.parameters.first(where: { $0.name == name })?.label { labels.insert(label) }
                }
            }
        }
        return labels
    }

    /// Whether a call makes the state of a feature: `Home.State(…)`, `Self(…)` in it, `.init(…)` where one is asked for.
    private func makes(_ feature: TCAFeatureID, _ call: CallFacts, _ scope: Scope) -> Bool {
        switch call.callee {
        case .name("Self"), .member(.name("Self"), "init"): return isInState(of: feature, scope)
        case .implicitMember("init"): return isAskedFor(feature, call, scope)
        default:
            guard let name = TCAStateCalls.stateName(of: call) else { return false }
            return features.feature(TypeUse(name, in: scope)) == feature
        }
    }

    private func isInState(of feature: TCAFeatureID, _ scope: Scope) -> Bool {
        scope.type != nil && scope.type == features[feature].state
    }

    /// Whether `.init(…)` is of a feature's state: as the value of a property of another's, of a screen, of what the
    /// code around it declares, or in the state itself.
    private func isAskedFor(_ feature: TCAFeatureID, _ call: CallFacts, _ scope: Scope) -> Bool {
        func isIt(_ value: Expression) -> Bool {
            guard case .call(let index) = value, scope.body.calls.indices.contains(index) else { return false }
            return scope.body.calls[index] == call
        }
        for outer in scope.body.calls {
            for argument in outer.arguments where isIt(argument.value) {
                if let label = argument.label, let asked = asked(label, outer, scope) { return asked == feature }
                if case .member(let target, "=") = outer.callee {
                    return values.state.place(of: target, in: scope) == .state(feature)
                }
                if case .implicitMember(let name) = outer.callee, let asked = child(ofCase: name) {
                    return asked == feature
                }
            }
        }
        if scope.body.results.contains(where: { $0.alternatives?.contains(where: isIt) ?? isIt($0) }),
            let type = scope.property.flatMap({ table.property($0).type })
                ?? scope.function.flatMap({ table.function($0).returnType }),
            let asked = features.feature(TypeUse(type, in: scope))
        {
            return asked == feature
        }
        return isInState(of: feature, scope)
    }

    /// The feature whose state an argument of a state's initializer is.
    private func asked(_ label: String, _ outer: CallFacts, _ scope: Scope) -> TCAFeatureID? {
        let made = features.feature(madeBy: outer.callee, in: scope) ?? features.feature(around: scope.type)
        return made.flatMap { features.child(label, of: $0) }
    }

    /// The feature whose state the case of a name holds, where all enums agree.
    private func child(ofCase name: String) -> TCAFeatureID? {
        guard let found = children[name], found.count == 1 else { return nil }
        return found.first
    }
}
