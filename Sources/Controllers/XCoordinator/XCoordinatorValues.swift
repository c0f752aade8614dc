import Facts
import Presentation
import Types
import ViewControllers

/// Finds the screens and coordinators that transitions are made with.
final class XCoordinatorValues {
    let types: XCoordinatorTypes
    let values: UIKitValues
    let styles: UIKitStyles
    let callers: UIKitCallers
    private let memo: Memo<HandedQuery, HandedQuery.Answer>
    private var context: LinkingContext { types.context }
    private var table: TypeTable { context.table }

    /// What callers hand to a parameter.
    private struct HandedQuery: Query {
        typealias Answer = [UIKitShown]

        let function: FunctionID
        let parameter: String
    }

    init(_ types: XCoordinatorTypes) {
        self.types = types
        var library = UIKitLibrary()
        library.projections = XCoordinatorNames.projections
        library.hosts = XCoordinatorNames.hosts
        library.shown = { name, scope in
            guard let route = types.route(ofRouter: name, in: scope) else { return nil }
            let all = types.byRoute[route] ?? []
            return all.count == 1
                ? [UIKitShown(.object(all[0].type))]
                : [
                    UIKitShown(
                        .unknown(
                            "the coordinator isn't known, because \(all.count) coordinators use the route type "
                                + types.context.table.name(of: route)))
                ]
        }
        let controllers = UIKitTypes(types.context, memory: MemoStore())
        values = UIKitValues(controllers, library)
        styles = UIKitStyles(values, types.context.code.calls(named: .assignment))
        callers = UIKitCallers(UIKitCode(types.context), values)
        memo = controllers.memory.memo(of: HandedQuery.self)
    }

    /// What a value is.
    func shown(_ value: XCoordinatorValue) -> [UIKitShown] { shown(value.expression, in: value.frame) }

    func shown(_ expression: Expression, in frame: XCoordinatorFrame) -> [UIKitShown] {
        values.shown(by: expression, in: frame.scope).flatMap { part -> [UIKitShown] in
            guard case .parameter(let name) = part.what else { return [part] }
            if let outer = frame.outer, let given = frame.given[name] {
                return shown(given, in: outer).map { $0.wrapped(in: part.wrapper) }
            }
            guard let function = frame.scope.function else { return [] }
            return handed(to: name, of: function).map { $0.wrapped(in: part.wrapper) }
        }.unique
    }

    /// What a parameter is by default, and what callers hand in; where that is not known, what its type says.
    private func handed(to parameter: String, of function: FunctionID) -> [UIKitShown] {
        memo.value(of: HandedQuery(function: function, parameter: parameter), unknown: []) {
            let scope = self.table.scope(of: function)
            guard let facts = self.table.function(function).parameters.first(where: { $0.name == parameter }) else {
                return []
            }
            let byDefault = Scope(file: scope.file, type: scope.type, body: facts.defaultBody)
            var found = facts.defaultBody.results.flatMap { self.values.shown(by: $0, in: byDefault) }
            for site in self.calls(of: function) {
                guard let argument = self.table.function(function).argument(parameter, in: site.call) else { continue }
                found += self.shown(argument, in: XCoordinatorFrame(site.scope))
            }
            found = found.filter { $0.type != nil }.unique
            if found.isEmpty { return facts.type.map { self.values.shown(byType: $0, in: scope) } ?? [] }
            return found.map { $0.inferred(found.count > 1) }
        }
    }

    /// The calls of a function, or of an initializer.
    func calls(of function: FunctionID) -> [CallSite] {
        let facts = table.function(function)
        guard facts.isInitializer, let type = table.owner(of: function) else {
            return callers.callers(of: function, as: nil).map(\.site)
        }
        let own = (table[type].functions["init"] ?? []).filter { $0 != function }.flatMap { other in
            let scope = table.scope(of: other)
            return scope.body.calls.filter { $0.callee == .member(.instance, "init") }
                .map { CallSite(scope: scope, call: $0) }
        }
        return ((values.makers[type] ?? []) + own).filter { site in
            Set(site.call.arguments.compactMap(\.label)).isSubset(of: facts.parameters.compactMap(\.label))
        }
    }

    /// What of that the graph can name.
    func targets(of shown: [UIKitShown]) -> [TargetResolver.Targets.Target] {
        shown.targets { types.byType[$0] != nil }
    }

    // MARK: Receivers

    /// The coordinators that a route is triggered on, and whether the sources leave open which of them.
    /// - Parameter receiver: nil for the code's own type.
    func coordinators(
        of receiver: Expression?, in scope: Scope
    ) -> (all: [XCoordinatorTypes.Coordinator], route: TypeID?, isOpen: Bool) {
        var base = receiver ?? .instance
        while case .member(let inner, let name) = base,
            XCoordinatorNames.spaces.contains(name) || XCoordinatorNames.projections.contains(name)
        {
            base = inner
        }
        if case .name(let name) = base,
            XCoordinatorNames.projections.contains(name) || XCoordinatorNames.spaces.contains(name)
        {
            base = .instance
        }
        if base == .instance, let type = scope.type {
            if let own = types.byType[type] { return ([own], own.route, false) }
            // Code of a base class is that of each class that inherits it.
            let heirs = types.all.filter { context.conformances.ancestors(of: $0.type).contains(type) }
            return (heirs, nil, heirs.count > 1)
        }
        if case .instance(let type)? = context.type(of: base, in: scope), let known = types.byType[type] {
            return ([known], known.route, false)
        }
        guard let written = context.writtenType(of: base, in: scope),
            let route = types.route(ofRouter: written.name, in: written.scope)
        else {
            let known = values.shown(by: base, in: scope).compactMap(\.type).compactMap { types.byType[$0] }
            return (known, known.first?.route, known.count > 1)
        }
        let all = types.byRoute[route] ?? []
        if all.count < 2 { return (all, route, false) }
        let known = Set(values.shown(by: base, in: scope).compactMap(\.type))
        let held = all.filter { known.contains($0.type) }
        return held.isEmpty ? (all, route, true) : (held, route, held.count > 1)
    }
}
