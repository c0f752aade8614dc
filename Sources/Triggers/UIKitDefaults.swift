import Facts
import Types
import ViewControllers

/// What protocols do for the types that conform to them, where others ask for it: delegates that have no code of their own for what
/// they are told.
///
/// ```swift
/// extension CellDelegate where Self: UIViewController {
///     func cellTapped() { show(ListController(), sender: nil) }
/// }
///
/// extension HomeController: CellDelegate {}
/// ```
final class UIKitDefaults {
    private let callers: UIKitCallers
    private var values: UIKitValues { callers.values }
    private var context: LinkingContext { values.context }
    private var table: TypeTable { values.table }
    private let memo: Memo<AskersQuery, AskersQuery.Answer>
    /// The protocols as which each type hands itself over.
    private lazy var roles = found()

    private struct AskersQuery: Query {
        typealias Answer = Set<TypeID>

        let function: FunctionID
    }

    init(_ callers: UIKitCallers) {
        self.callers = callers
        memo = callers.values.types.memory.memo(of: AskersQuery.self)
    }

    /// Whether a function is what a protocol does where a type that conforms does not do it in its own way: the protocol, or one that
    /// it inherits from, asks for it.
    func isDefault(_ function: FunctionID, of type: TypeID) -> Bool {
        let facts = table.function(function)
        func isAsked(_ function: FunctionID) -> Bool { table.declaration(around: function.body)?.kind == .protocol }
        guard !isAsked(function) else { return false }
        return ([type] + context.conformances.ancestors(of: type)).contains { owner in
            (table[owner].functions[facts.name] ?? []).contains {
                isAsked($0) && table.function($0).hasSignature(of: facts)
            }
        }
    }

    /// The types whose code asks others for what a protocol does, of which these may be several.
    func askers(of function: FunctionID, of asked: TypeID) -> Set<TypeID> {
        memo.value(of: AskersQuery(function: function), unknown: []) {
            let facts = self.table.function(function)
            let sites = self.callers.code.sites(named: facts.name).filter { site in
                guard case .member(let base, _) = site.call.callee, base != .instance,
                    let run = self.context.function(of: site.call, in: site.scope),
                    let owner = self.table.owner(of: run)
                else { return false }
                return self.table.function(run).hasSignature(of: facts) && self.isOne(owner, asked)
            }
            return Set(sites.compactMap(\.holder))
        }
    }

    /// Whether the code of a type hands its object over as one that conforms to a protocol: `cell.delegate = self`.
    func handsItself(_ type: TypeID, as asked: TypeID) -> Bool {
        ([type] + context.conformances.ancestors(of: type)).contains { owner in
            roles[owner]?.contains { isOne($0, asked) } ?? false
        }
    }

    /// Whether one type is another, or inherits from it.
    private func isOne(_ type: TypeID, _ other: TypeID) -> Bool {
        type == other || context.conformances.ancestors(of: type).contains(other)
    }

    private func found() -> [TypeID: Set<TypeID>] {
        var found: [TypeID: Set<TypeID>] = [:]
        for scope in context.code.scopes {
            guard let holder = scope.type else { continue }
            for call in scope.body.calls where call.arguments.contains(where: { $0.value == .instance }) {
                found[holder, default: []].formUnion(roles(givenBy: call, in: scope))
            }
        }
        return found
    }

    /// The protocols that what a call hands its own object to is written to be.
    private func roles(givenBy call: CallFacts, in scope: Scope) -> [TypeID] {
        let names: [(name: TypeName, scope: Scope)]
        if case .member(let target, "=") = call.callee {
            names = context.writtenType(of: target, in: scope).map { [($0.name, $0.scope)] } ?? []
        } else if let function = context.function(of: call, in: scope) {
            names = self.names(of: function, by: call)
        } else if case .instance(let made)? = context.type(of: .call(call.index), in: scope), call.mayMakeValue {
            let own = (table[made].functions["init"] ?? []).filter { table.function($0).takes(call) }
            names = own.flatMap { self.names(of: $0, by: call) }
        } else {
            names = []
        }
        return names.compactMap { table.find($0.name, from: $0.scope.file, within: $0.scope.type) }
            .filter { table[$0].kind == .protocol }
    }

    private func names(of function: FunctionID, by call: CallFacts) -> [(name: TypeName, scope: Scope)] {
        let facts = table.function(function)
        return facts.parameters.compactMap { parameter in
            guard let name = parameter.name, let type = parameter.type, facts.argument(name, in: call) == .instance
            else {
                return nil
            }
            return (type, table.scope(of: function))
        }
    }
}

extension UIKitTriggers {
    /// Adds the screens that set off a step because they conform to the protocol whose code it is, and have none of their own for that.
    /// - Returns: whether there are any.
    func isAnsweredByScreens(_ step: Step, _ found: inout [Reached]) -> Bool {
        guard let function = step.site.scope.function, let asked = table.owner(of: function),
            table[asked].kind == .protocol, !table[asked].isExternal, defaults.isDefault(function, of: asked)
        else { return false }
        if let handover = handover(around: step.site), !isMadeForCallers(handover, by: asked),
            !mayRunInPlace(handover, in: step.site.scope)
        {
            return false
        }
        let askers = defaults.askers(of: function, of: asked)
        guard !askers.isEmpty else { return false }
        let screens = screens(conformingTo: asked, running: function, for: step)
        let isLast = step.through.count >= Self.longest
        for screen in screens where !found.contains(where: { $0.holder == screen }) {
            found.append(
                Reached(
                    holder: screen, through: (isLast ? [] : [.function(function)]) + step.through, site: step.site,
                    isOpen: step.leavesOpen || askers.count > 1, isDirect: false))
        }
        return !screens.isEmpty
    }

    /// The screens that conform to a protocol, hand themselves over as that, and run what it does for a step.
    private func screens(conformingTo asked: TypeID, running function: FunctionID, for step: Step) -> [TypeID] {
        let questions = step.questions + answers.questions(around: step.site)
        return context.conformances.conformers(of: asked).filter { type in
            values.types.isController(type) && !table[type].isStandIn
                && ([function] + step.inherited).allSatisfy { context.implementation(of: $0, in: type) == $0 }
                && answers.mayFit(questions, type) && defaults.handsItself(type, as: asked)
        }
    }
}
