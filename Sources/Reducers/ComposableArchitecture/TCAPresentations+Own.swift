import Base
import Facts
import Linking
import Presentation
import Types

/// Modifiers of the app's own that present: a function that is added to views, or what is handed to `modifier(…)`.
extension TCAPresentations {
    /// What a modifier of the app's own does with what it is handed.
    struct Own {
        let style: Style
        /// What it shows; nil where that is what it is handed.
        let content: Expression?
        let scope: Scope
        /// Where the call stands that presents.
        let location: RelativeLocation
    }

    /// How a modifier or a view of the app's own presents that is handed a state, as its body tells:
    /// `.emptyLink(isActive: store.binding(for: .settings)) { … }`.
    func own(_ call: CallFacts, in scope: Scope) -> Own? {
        guard
            call.arguments.contains(where: { $0.label.map(Self.bound.contains) ?? false })
                || Self.scoped(call, scope) != nil
        else { return nil }
        var visited: Set<BodyID> = []
        let found: Own?
        if let function = context.function(of: call, in: scope) {
            found = presenting(context.table.scope(of: function), &visited)
        } else {
            found = presenting(madeBy: call, scope, &visited)
        }
        return found?.content == nil && call.closures.isEmpty ? nil : found
    }

    private static let bound: Set<String> = ["isActive", "isPresented", "item", "store"]

    /// The store that a modifier is handed without a label: `.listSheet(store.scope(state: \.$list, action: \.list))`.
    static func scoped(_ call: CallFacts, _ scope: Scope) -> Expression? {
        guard case .member = call.callee, let first = call.arguments.first, first.label == nil,
            case .call(let index) = first.value, scope.call(at: index)?.name == "scope"
        else { return nil }
        return first.value
    }

    private func presenting(_ scope: Scope, _ visited: inout Set<BodyID>) -> Own? {
        guard let id = scope.id, visited.insert(id).inserted else { return nil }
        for call in scope.body.calls {
            if let style = call.name.flatMap({ Self.styles[$0] }) {
                let content = Self.content(of: call)
                let isGiven = content.flatMap { GivenContent(of: $0, in: scope, context) } != nil
                return Own(style: style, content: isGiven ? nil : content, scope: scope, location: call.location)
            }
            if Self.handsOn(call), let function = context.function(of: call, in: scope),
                let inner = presenting(context.table.scope(of: function), &visited)
            {
                // What another modifier of the app's own shows that it is handed here.
                guard inner.content == nil, let content = Self.content(of: call) else { return inner }
                let isGiven = GivenContent(of: content, in: scope, context) != nil
                return Own(
                    style: inner.style, content: isGiven ? nil : content, scope: scope, location: call.location)
            }
            if call.name == "modifier", case .call(let index)? = call.arguments.first?.value,
                let made = scope.call(at: index), let found = presenting(madeBy: made, scope, &visited)
            {
                return found
            }
        }
        return nil
    }

    /// What the body of a modifier presents that a call makes: `SheetModifier(isPresented: $isShown) { … }`.
    private func presenting(madeBy call: CallFacts, _ scope: Scope, _ visited: inout Set<BodyID>) -> Own? {
        guard let name = TypeName(reading: call.callee), let type = context.find(name, in: scope),
            !context.table[type].isExternal, context.conformances.conforms(type, to: "ViewModifier")
        else { return nil }
        for function in context.functions("body", of: type) {
            if let found = presenting(context.table.scope(of: function), &visited) { return found }
        }
        return nil
    }

    /// Whether a call hands on a state that is a parameter of the code around it.
    static func handsOn(_ call: CallFacts) -> Bool {
        call.arguments.contains { argument in
            if case .parameter = argument.value { argument.label.map(bound.contains) ?? false } else { false }
        }
    }

    /// Notes that a modifier of the app's own tells how something is presented, of which only its callers know what it is.
    mutating func note(_ own: Own, presenting found: ArraySlice<Shown>, by call: CallFacts) {
        if let modifier = own.scope.type { presentedBy[modifier, default: []] += found }
        // What only hands its parameters on is told by who calls it.
        if !found.isEmpty || !Self.handsOn(call) {
            inner[own.location] = inner[own.location] != false && !found.isEmpty
        }
    }

    /// What a modifier of the app's own closes by changing what it is bound to: `isPresented = false`, `item = nil`.
    func closed(_ value: Expression, setTo target: Expression, in scope: Scope) -> [Shown] {
        guard value.isNil || value == .constant("false"), let type = scope.type, let found = presentedBy[type],
            let property = context.property(meantBy: target, in: scope).map(context.table.property)
        else { return [] }
        return property.attributes.contains { $0.name == "Binding" } ? found : []
    }

    /// Whether a view of the app's own is handed what a stack holds, and what to build for it, as the library's are:
    /// `NavStack(store.scope(state: \.path, action: \.path)) { … } destination: { store in … }`.
    func isOwnStack(_ call: CallFacts, in scope: Scope) -> Bool {
        guard case .closure? = call.argument("destination"), let name = TypeName(reading: call.callee),
            let type = context.find(name, in: scope)
        else { return false }
        return !context.table[type].isExternal && context.conformances.isView(type)
    }

    /// What a modifier is to show.
    static func content(of call: CallFacts) -> Expression? {
        call.argument("content") ?? call.argument("destination")
            ?? call.arguments.first(where: { $0.label == nil && $0.isTrailingClosure })?.value
    }
}
