import Base
import Facts
import Types

/// The app's own views, modifiers and functions that present what they are given.
package struct ContentPresenters {
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
    package private(set) var calls: [CallID] = []
    /// The types that those make, by where they stand.
    private(set) var made: [RelativeLocation: TypeID] = [:]
    private var madeTypes: Set<TypeID> = []

    private let context: LinkingContext
    /// The parameters whose views a function presents.
    private var functions: [FunctionID: [Presenter]] = [:]

    /// - Parameter targets: tells what expressions build, and so which links are given what they lead to.
    init(_ presentations: [PresentationRule], _ targets: TargetResolver) {
        context = targets.context
        for rule in presentations
        where rule.cases.arms.isEmpty && targets.isOpen(rule.cases.rest, of: rule.content, in: rule.scope) {
            guard case .state = rule.key else { continue }
            add(rule.content, in: rule.scope, by: (rule.style, rule.scope))
        }
        for site in context.code.classified {
            for role in site.roles {
                guard case .link(let content, let style) = role.action,
                    targets.isOpen(targets.targets(of: content, in: site.scope), of: content, in: site.scope)
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
                guard let content = facts.argument(presenter.name, in: call) else { continue }
                if add(content, in: scope, by: (presenter.style, presenter.scope)) { isNew = true }
            }
        }
        return isNew
    }

    /// What a type's property is made with.
    func argument(_ property: String, of type: TypeID, in call: CallFacts) -> Expression? {
        context.argument(keptIn: property, of: type, by: call)
    }

    /// Whether a type presents what it is made with, and something makes it.
    func isMade(_ type: TypeID) -> Bool { madeTypes.contains(type) }
}
