import Facts
import Linking
import Presentation
import Types
import ViewControllers

/// A step that a stepper emits.
struct RxFlowStep {
    let name: String
    let site: CallSite
    /// Whether it is what the stepper begins with.
    var isInitial = false
    /// Whether other code decides whether it is that one.
    var isInferred = false
    /// The functions that hand it on, outermost first.
    var through: [CodeReference] = []
}

/// Finds what steppers emit.
struct RxFlowSteps {
    private let types: RxFlowTypes
    private let callers: UIKitCallers
    private var byType: [TypeID: [RxFlowStep]] = [:]
    /// The steppers whose steps each stepper emits as its own.
    private var children: [TypeID: Set<TypeID>] = [:]
    private(set) var notUnderstood: [UnresolvedCode] = []
    private var context: LinkingContext { types.context }
    private var table: TypeTable { context.table }

    init(_ types: RxFlowTypes, _ callers: UIKitCallers) {
        self.types = types
        self.callers = callers
        for name in RxFlowNames.emissions {
            for site in callers.code.sites(named: name) {
                guard case .member(let relay, _) = site.call.callee, let type = stepper(of: relay, in: site.scope),
                    let value = site.call.arguments.first?.value
                else { continue }
                follow(value, site, type)
            }
        }
        for name in RxFlowNames.bindings {
            for site in callers.code.sites(named: name) {
                guard let relay = site.call.argument("to") ?? site.call.argument("onNext"),
                    let type = stepper(of: relay, in: site.scope), case .member(let stream, _) = site.call.callee
                else { continue }
                if let child = stepper(of: relayed(stream, in: site.scope), in: site.scope) {
                    if child != type { children[type, default: []].insert(child) }
                    continue
                }
                follow(emitted(by: stream, in: site.scope), site, type)
            }
        }
    }

    /// What a type emits in its own code and in that of others, and what others emit that it takes for its own:
    /// `child.steps.bind(to: steps)`.
    func steps(of type: TypeID) -> [RxFlowStep] {
        var seen: Set<TypeID> = [type]
        var queue = [type]
        var found: [RxFlowStep] = []
        while !queue.isEmpty {
            let own = [queue.removeFirst()].flatMap { [$0] + context.conformances.ancestors(of: $0) }
            found += own.flatMap { byType[$0] ?? [] }
            queue += own.flatMap { table.sorted(children[$0] ?? []) }.filter { seen.insert($0).inserted }
        }
        return found
    }

    /// The relay that a stream is, with nothing done to what it gives.
    private func relayed(_ stream: Expression, in scope: Scope) -> Expression {
        var next = stream
        while case .call(let index) = next, let call = scope.call(at: index), call.arguments.isEmpty,
            call.name.map(RxFlowNames.conversions.contains) ?? false, case .member(let base, _) = call.callee
        {
            next = base
        }
        return next
    }

    /// The stepper that a relay belongs to: `steps`, `viewModel.steps`.
    private func stepper(of relay: Expression, in scope: Scope) -> TypeID? {
        switch relay {
        case .name(RxFlowNames.steps), .member(.instance, RxFlowNames.steps): return scope.type
        case .member(let base, RxFlowNames.steps):
            if case .instance(let type)? = context.type(of: base, in: scope) { return type }
            return nil
        case .member(let relay, "accept"), .member(let relay, "onNext"): return stepper(of: relay, in: scope)
        default: return nil
        }
    }

    /// The values of a stream: what the last of its closures makes of them.
    private func emitted(by stream: Expression, in scope: Scope) -> Expression {
        var next = stream
        while case .call(let index) = next, let call = scope.call(at: index) {
            if let name = call.name, RxFlowNames.mapping.contains(name), let argument = call.arguments.first {
                if case .closure(let results) = argument.value { return results.last ?? .unknown }
                return argument.value
            }
            if call.name == "just" || call.name == "of", let value = call.arguments.first?.value { return value }
            guard case .member(let base, _) = call.callee else { return .unknown }
            next = base
        }
        return .unknown
    }

    // MARK: Values

    private mutating func follow(_ value: Expression, _ site: CallSite, _ type: TypeID) {
        var visited: Set<FunctionID> = []
        var queue: [(value: Expression, site: CallSite, through: [CodeReference])] = [(value, site, [])]
        var position = 0
        while position < queue.count {
            let next = queue[position]
            position += 1
            let read = cases(in: next.value, next.site.scope)
            for name in read.names {
                byType[type, default: []].append(
                    RxFlowStep(name: name, site: next.site, isInferred: read.isData, through: next.through))
            }
            var isLost = read.isOpen
            for parameter in read.parameters {
                guard let function = next.site.scope.function, visited.insert(function).inserted else { continue }
                let facts = table.function(function)
                let before = queue.count
                for caller in callers.callers(of: function, as: nil) {
                    guard let argument = facts.argument(parameter, in: caller.site.call) else { continue }
                    queue.append((argument, caller.site, [.function(function)] + next.through))
                }
                isLost = isLost || queue.count == before
            }
            if isLost {
                notUnderstood.append(
                    UnresolvedCode(
                        text: next.site.call.text, reason: "the step is chosen at run time",
                        help: "write the step in the call that emits it", location: next.site.call.location))
            }
        }
    }

    /// The steps that a value can be.
    func cases(
        in value: Expression, _ scope: Scope
    ) -> (names: [String], parameters: [String], isData: Bool, isOpen: Bool) {
        let read = NamedCase.all(in: value, scope)
        if case .member(let base, let name) = value, isElement(base), let type = scope.type {
            // `.map { $0.step }`: what the same type's code gives that name to.
            let names = data(named: name, in: type)
            return (names, [], true, names.isEmpty)
        }
        return (read.cases.map(\.name), read.parameters, false, read.isOpen)
    }

    private func isElement(_ value: Expression) -> Bool {
        if case .closureParameter = value { true } else { false }
    }

    /// The steps that a type's code makes values with, under a label.
    private func data(named label: String, in type: TypeID) -> [String] {
        let scopes =
            table[type].properties.values.map { table.scope(of: $0) }
            + table[type].functions.values.flatMap { $0 }.map { table.scope(of: $0) }
        var found: [CallSite] = scopes.flatMap { scope in
            scope.body.calls.filter { $0.argument(label) != nil }.map { CallSite(scope: scope, call: $0) }
        }
        var order = CodeOrder(table)
        order.sort(&found)
        return found.flatMap { site in
            site.call.argument(label).map { NamedCase.all(in: $0, site.scope).cases.map(\.name) } ?? []
        }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    // MARK: Steppers

    /// What a property is in a class that says so where it inherits it: `class Login: Base<LoginModel>`.
    private func written(_ name: String, of classes: [TypeID]) -> TypeID? {
        classes.lazy.compactMap { type in
            self.context.property(name, of: type).flatMap { self.context.inheritedType(of: $0, by: type) }
        }.first
    }

    /// What a stepper emits: one of the library's, or of the app's.
    func steps(of stepper: Expression, in site: CallSite, _ values: UIKitValues) -> [RxFlowStep] {
        var found: [RxFlowStep] = []
        var types: [TypeID] = []
        Expression.walk([(stepper, ())]) { value, _ in
            if let parts = value.alternatives { return .visitInstead(parts, in: ()) }
            if case .call(let index) = value, let call = site.scope.call(at: index) {
                if let step = call.argument("withSingleStep") {
                    found += self.cases(in: step, site.scope).names.map {
                        RxFlowStep(name: $0, site: CallSite(scope: site.scope, call: call), isInitial: true)
                    }
                    return .skipChildren
                }
                if case .array(let parts)? = call.argument("steppers") { return .visitInstead(parts, in: ()) }
            }
            if case .member(let base, let name) = value,
                let type = self.written(name, of: values.shown(by: base, in: site.scope).compactMap(\.type))
            {
                types.append(type)
            } else if case .instance(let type)? = self.context.type(of: value, in: site.scope) {
                types.append(type)
            } else {
                types += values.shown(by: value, in: site.scope).compactMap(\.type)
            }
            return .skipChildren
        }
        for type in types {
            if let property = context.property(RxFlowNames.initialStep, of: type) {
                let scope = table.scope(of: property)
                for name in scope.body.results.flatMap({ cases(in: $0, scope).names }) {
                    found.append(RxFlowStep(name: name, site: site, isInitial: true))
                }
            }
            found += steps(of: type)
        }
        return found
    }
}
