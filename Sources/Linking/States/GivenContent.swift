import Base
import Facts
import Types

/// Where a view comes from that is presented by code which is given it.
enum GivenContent: Hashable {
    /// A parameter of the function.
    case parameter(String)
    /// A property of the view or modifier.
    case property(String)

    /// What is given for a presentation's content, modifiers aside; nil where the code builds something by itself.
    init?(of content: Expression, in scope: Scope, _ context: LinkingContext) {
        var found: GivenContent?
        content.walk { part in
            switch part {
            case .closure(let parts): return parts.count == 1 ? .visitChildren : .stop
            case .parameter(let name): found = .parameter(name)
            case .name(let name), .member(.instance, let name):
                if Self.keepsView(name, scope, context) { found = .property(name) }
            case .call(let position):
                guard let call = scope.call(at: position) else { return .stop }
                if case .member(let base, _) = call.callee, base != .instance { return .visitInstead([base], in: ()) }
                return .visitInstead([call.callee], in: ())
            default: break
            }
            return .stop
        }
        guard let found else { return nil }
        self = found
    }

    /// Whether a property keeps a view that is given from outside, or a closure that builds one.
    private static func keepsView(_ name: String, _ scope: Scope, _ context: LinkingContext) -> Bool {
        guard let type = scope.type, let property = context.property(name, of: type).map(context.table.property),
            property.body == BodyFacts(), property.environmentKey == nil
        else { return false }
        guard let written = property.type?.last else { return true }
        return context.table.isGenericParameter(written, of: type)
            || context.table.traits.all.containers.contains(written)
    }
}

/// The app's own views, modifiers and functions that present what they are given.
struct ContentPresenters {
    /// What presents a parameter or a property.
    struct Presenter {
        let name: String
        /// How it does, and the code that says so.
        let style: CallRole.Presentation?
        let scope: Scope
    }

    /// The properties whose views a type presents.
    private(set) var types: [TypeID: [Presenter]] = [:]
    /// The calls that make such types.
    private(set) var calls: [CallID] = []
    /// The types that those make, by where they stand.
    private(set) var made: [RelativeLocation: TypeID] = [:]
    private var madeTypes: Set<TypeID> = []

    private let context: LinkingContext
    /// The parameters whose views a function presents.
    private var functions: [FunctionID: [Presenter]] = [:]

    /// - Parameter targets: tells what expressions build, and so which links are given what they lead to.
    init(_ presentations: [PresentationRule], _ targets: TargetResolver) {
        context = targets.context
        for rule in presentations where rule.cases.arms.isEmpty && rule.cases.rest.targets.isEmpty {
            guard case .state = rule.key else { continue }
            add(rule.content, in: rule.scope, by: (rule.style, rule.scope))
        }
        for site in context.code.classified {
            for role in site.roles {
                guard case .link(let content, let style) = role.action,
                    targets.targets(of: content, in: site.scope).targets.isEmpty
                else { continue }
                add(content, in: site.scope, by: (.style(style), site.scope))
            }
        }
        guard !types.isEmpty || !functions.isEmpty else { return }
        while addUsers() {}
        for making in context.constructions where types[making.type] != nil {
            if let id = making.site.id { calls.append(id) }
            made[making.site.call.location] = made[making.site.call.location] ?? making.type
            madeTypes.insert(making.type)
        }
    }

    /// Notes what presents an expression, where its code is given that.
    /// - Parameter presenting: how that is presented, and the code that says so.
    /// - Returns: whether that was not known.
    @discardableResult private mutating func add(
        _ content: Expression, in scope: Scope, by presenting: (style: CallRole.Presentation?, scope: Scope)
    ) -> Bool {
        switch GivenContent(of: content, in: scope, context) {
        case .parameter(let name)?:
            guard let function = scope.function, functions[function]?.contains(where: { $0.name == name }) != true
            else {
                return false
            }
            functions[function, default: []].append(
                Presenter(name: name, style: presenting.style, scope: presenting.scope))
        case .property(let name)?:
            guard let type = scope.type, context.conformances.isPart(type),
                types[type]?.contains(where: { $0.name == name }) != true
            else { return false }
            types[type, default: []].append(Presenter(name: name, style: presenting.style, scope: presenting.scope))
        case nil: return false
        }
        return true
    }

    /// Adds what hands on to known presenters what it is given itself.
    /// - Returns: whether there was any that was not known.
    private mutating func addUsers() -> Bool {
        var isNew = false
        for making in context.constructions {
            for presenter in types[making.type] ?? [] {
                guard let content = argument(presenter.name, of: making.type, in: making.site.call) else { continue }
                if add(content, in: making.site.scope, by: (presenter.style, presenter.scope)) { isNew = true }
            }
        }
        let names = Set(functions.keys.map { FNV1a.hash(of: context.table.function($0).name) })
        for id in context.code.calls(where: { _, hash in names.contains(hash) }) {
            let (call, scope) = (context.code.call(id), context.code.scope(of: id.body))
            guard let function = context.function(of: call, in: scope) else { continue }
            for presenter in functions[function] ?? [] {
                let facts = context.table.function(function)
                guard let content = CallGraph.argument(presenter.name, of: facts, in: call) else { continue }
                if add(content, in: scope, by: (presenter.style, presenter.scope)) { isNew = true }
            }
        }
        return isNew
    }

    /// What a type's property is made with: under its name, or as the last closure.
    func argument(_ property: String, of type: TypeID, in call: CallFacts) -> Expression? {
        if let labelled = call.argument(property) { return labelled }
        guard context.table.lastClosure(of: type).map({ $0 == property }) ?? true else { return nil }
        return call.arguments.last { $0.isTrailingClosure && $0.label == nil }?.value
    }

    /// Whether a type presents what it is made with, and something makes it.
    func isMade(_ type: TypeID) -> Bool { madeTypes.contains(type) }
}
