import Base
import Facts
import NavigationModel
import Types

/// The calls of an app's own modifiers, views and functions that are handed both a state, or a type of values, and what that presents,
/// and hand these on to a modifier of a library: they say what is presented as if they were that.
///
/// ```swift
/// extension View {
///     func presents<Item: Identifiable, Shown: View>(
///         _ item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Shown
///     ) -> some View { sheet(item: item, content: content) }
/// }
/// HomeView().presents($router.sheet) { sheet in sheet.view }
/// ```
struct GivenPresentations {
    private(set) var places: [DeclaredPresentations.Place] = []
    /// Where calls stand that only hand on what all who give it are told of.
    private(set) var handing: Set<RelativeLocation> = []
    private let context: LinkingContext
    private let slots: SlotResolver
    private let handed: ViewArguments

    /// - Parameter declared: the calls of libraries' modifiers.
    init(among declared: [DeclaredPresentations.Place], _ slots: SlotResolver, _ context: LinkingContext) {
        self.context = context
        self.slots = slots
        handed = ViewArguments(context)
        for place in declared {
            var visited: Set<RelativeLocation> = [place.site.call.location]
            places += given(place, &visited)
        }
    }

    /// What callers hand to the code around a place, where that decides neither the state nor the content.
    private mutating func given(
        _ place: DeclaredPresentations.Place, _ visited: inout Set<RelativeLocation>
    ) -> [DeclaredPresentations.Place] {
        let scope = place.site.scope
        guard let content = GivenContent(of: place.facts.content, in: scope, context) else { return [] }
        let contents = handed.values(of: content.expression, in: scope)
        switch place.facts.trigger {
        case .state(let state) where isHanded(state, in: scope):
            return found(
                place, contents, handed.values(of: state, in: scope).map { (.state($0.value), $0.site) }, &visited)
        case .type(let name) where isOpen(name, in: scope): return given(place, contents, &visited)
        case .handedType: return given(place, contents, &visited)
        default: return []
        }
    }

    /// What is shown for values of the types that callers hand in beside it.
    private mutating func given(
        _ place: DeclaredPresentations.Place, _ contents: [(value: Expression, site: CallSite, argument: Int?)],
        _ visited: inout Set<RelativeLocation>
    ) -> [DeclaredPresentations.Place] {
        found(
            place, contents,
            contents.compactMap { shown in type(handedBy: shown.site).map { (.type($0), shown.site) } }, &visited)
    }

    private mutating func found(
        _ place: DeclaredPresentations.Place, _ contents: [(value: Expression, site: CallSite, argument: Int?)],
        _ triggers: [(trigger: PresentationFacts.Trigger, site: CallSite)], _ visited: inout Set<RelativeLocation>
    ) -> [DeclaredPresentations.Place] {
        var found: [DeclaredPresentations.Place] = []
        var told = 0
        for given in triggers {
            guard let holder = given.site.holder,
                let shown = contents.first(where: { $0.site.call.location == given.site.call.location }),
                visited.insert(given.site.call.location).inserted
            else { continue }
            let next = DeclaredPresentations.Place(
                holder: holder, site: given.site, system: place.system,
                facts: PresentationFacts(trigger: given.trigger, style: place.facts.style, content: shown.value))
            let further = self.given(next, &visited)
            if !further.isEmpty {
                found += further
                told += 1
            } else if isTold(given.trigger, in: given.site.scope),
                GivenContent(of: shown.value, in: given.site.scope, context) == nil
            {
                found.append(next)
                told += 1
            }
        }
        if told > 0, told == contents.count { handing.insert(place.site.call.location) }
        return found
    }

    /// Whether a call says by itself what brings something onto the screen, and who sets that off.
    private func isTold(_ trigger: PresentationFacts.Trigger, in scope: Scope) -> Bool {
        switch trigger {
        case .state(let state): isOfObject(state, in: scope)
        case .type(let name): !isOpen(name, in: scope)
        case .path, .window, .handedType: false
        }
    }

    /// Whether a type is whatever the view, the modifier or the function is used with: `navigationDestination(for: Value.self)`.
    private func isOpen(_ name: TypeName, in scope: Scope) -> Bool {
        guard name.components.count == 1, context.find(name, in: scope) == nil else { return false }
        return scope.type.map { context.table.isGenericParameter(name.last, of: $0) } ?? false
            || scope.function.map { context.table.function($0).isGeneric } ?? false
    }

    /// The only type that a call hands on: `routes(for: Route.self) { … }`, also where that was handed in itself.
    private func type(handedBy site: CallSite) -> TypeName? {
        let types = site.call.arguments.compactMap { argument -> TypeName? in
            switch argument.value {
            case .typeObject(let type): return type
            case .parameter(let name):
                let parameters = site.scope.function.map { context.table.function($0).parameters } ?? []
                return parameters.first { $0.name == name }?.type.flatMap { isOpen($0, in: site.scope) ? $0 : nil }
            default: return nil
            }
        }
        return types.count == 1 ? types[0] : nil
    }

    /// Whether a state is kept by an object, whose code and that of others may set it; what a view keeps is told where that gives it.
    private func isOfObject(_ state: Expression, in scope: Scope) -> Bool {
        let owners = slots.slots(of: state, in: scope).map(\.owner)
        return !owners.isEmpty && !owners.contains(where: context.conformances.isPart)
    }

    /// Whether a state is a parameter of the function, or a property that the view or modifier is made with.
    private func isHanded(_ state: Expression, in scope: Scope) -> Bool {
        switch state {
        case .parameter: true
        case .name(let name), .member(.instance, let name):
            scope.type.flatMap { context.property(name, of: $0) }.map { property in
                let bindings = context.table.traits.all.bindings
                let facts = context.table.property(property)
                return facts.attributes.contains { bindings.contains($0.name) }
                    || facts.type.map { bindings.contains($0.last) } ?? false
            } ?? false
        default: false
        }
    }
}

extension GivenContent {
    /// The parameter or the property.
    fileprivate var expression: Expression {
        switch self {
        case .parameter(let name): .parameter(name)
        case .property(let name): .name(name)
        }
    }
}
