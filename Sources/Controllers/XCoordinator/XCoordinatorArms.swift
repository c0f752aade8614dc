import Base
import Facts
import Types
import ViewControllers

/// What each route of a coordinator does, by the arms of its `prepareTransition(for:)`.
struct XCoordinatorArms {
    /// An arm.
    struct Arm {
        var parts: [XCoordinatorPart] = []
    }

    private let types: XCoordinatorTypes
    private var arms: [TypeID: [String: Arm]] = [:]
    private var table: TypeTable { types.context.table }

    init(_ types: XCoordinatorTypes, _ transitions: XCoordinatorTransitions) {
        self.types = types
        for coordinator in types.all {
            guard let prepare = coordinator.prepare else { continue }
            arms[coordinator.type] = read(coordinator, table.scope(of: prepare), transitions)
        }
        for (route, redirection) in types.redirections { mapped[route] = map(redirection) }
    }

    /// What the routes of redirecting routers become, by the enum of these.
    private var mapped: [TypeID: [String: Arm]] = [:]

    func arm(of route: String, on coordinator: TypeID) -> Arm? { arms[coordinator]?[route] }

    /// What a route becomes that a router hands on.
    func arm(of route: String, redirectedFrom type: TypeID) -> Arm? { mapped[type]?[route] }

    /// What is returned, with the cases for which it is.
    private func leaves(
        of results: [Expression], over parameter: String, in scope: Scope
    ) -> [(cases: [CasePattern], value: Expression)] {
        var found: [(cases: [CasePattern], value: Expression)] = []
        Expression.walk(results.map { ($0, [CasePattern]()) }) { value, cases in
            switch value {
            case .match(.parameter(parameter), let matched):
                return .visitInstead(matched.map { ($0.value, $0.patterns == [.any] ? cases : $0.patterns) })
            case .match(_, let matched): return .visitInstead(matched.map { ($0.value, cases) })
            case .branch(let parts), .closure(let parts): return .visitInstead(parts.map { ($0, cases) })
            default:
                found.append((cases, value))
                return .skipChildren
            }
        }
        return found
    }

    private func read(
        _ coordinator: XCoordinatorTypes.Coordinator, _ scope: Scope, _ transitions: XCoordinatorTransitions
    ) -> [String: Arm] {
        guard let function = scope.function, let parameter = table.function(function).parameters.first?.name else {
            return [:]
        }
        var arms: [String: Arm] = [:]
        var others: [XCoordinatorPart] = []
        var named: Set<String> = []
        func add(_ parts: [XCoordinatorPart], for cases: [CasePattern]) {
            if cases.isEmpty { others += parts }
            for pattern in cases {
                guard let name = pattern.name else { continue }
                named.insert(name)
                arms[name, default: Arm()].parts += parts
            }
        }
        for leaf in leaves(of: scope.body.results, over: parameter, in: scope) {
            var cases = leaf.cases
            if cases.isEmpty, case .call(let index) = leaf.value, let call = scope.call(at: index) {
                cases = Self.cases(around: call, of: parameter)
            }
            add(transitions.parts(of: leaf.value, in: scope, of: coordinator), for: cases)
        }
        for call in scope.body.calls where call.closure == nil && call.name == "addChild" {
            guard let child = call.arguments.first?.value else { continue }
            let value = XCoordinatorValue(
                expression: child, frame: XCoordinatorFrame(scope), call: call)
            guard case .call(let index) = child, let made = scope.call(at: index),
                made.argument("rootViewController") != nil
            else { continue }
            add([.show(.push, value)], for: Self.cases(around: call, of: parameter))
        }
        guard !others.isEmpty else { return arms }
        for item in types.cases(of: coordinator.route) where !named.contains(item.name) {
            arms[item.name] = Arm(parts: others)
        }
        return arms
    }

    /// The cases of a parameter that a call stands behind.
    private static func cases(around call: CallFacts, of parameter: String) -> [CasePattern] {
        call.conditions.first { $0.subject == parameter && !$0.isExcluded && $0.cases.contains { $0.name != nil } }?
            .cases
            ?? []
    }

    private func map(_ redirection: XCoordinatorTypes.Redirection) -> [String: Arm] {
        guard let map = redirection.map, let parameter = table.function(map).parameters.first?.name else { return [:] }
        let scope = table.scope(of: map)
        var arms: [String: Arm] = [:]
        for leaf in leaves(of: scope.body.results, over: parameter, in: scope) {
            var cases = leaf.cases
            if cases.isEmpty, case .call(let index) = leaf.value, let call = scope.call(at: index) {
                cases = Self.cases(around: call, of: parameter)
            }
            for name in cases.compactMap(\.name) {
                arms[name, default: Arm()].parts.append(.hand(leaf.value, to: redirection.parent, scope))
            }
        }
        return arms
    }
}
