import Base
import Facts
import Linking
import Presentation
import Types

/// Finds where views show what the states of features present.
///
/// ```swift
/// NavigationStack(path: $store.scope(state: \.path, action: \.path)) { … } destination: { store in … }
/// .sheet(item: $store.scope(state: \.destination?.add, action: \.destination.add)) { AddView(store: $0) }
/// .sheet(store: store.scope(state: \.$destination, action: …), state: /Destination.State.add, action: …) { … }
/// ```
struct TCAPresentations {
    /// A modifier that shows something presented.
    struct Shown {
        let state: TCAPresented
        /// The case; nil for a single child.
        let name: String?
        let style: Style
        /// The view whose code it stands in.
        let holder: TypeID
        let content: Expression
        let site: CallSite
    }

    /// A stack of views.
    struct Stack {
        let state: TCAPresented
        let view: TypeID
        let root: Expression?
        let destination: Expression?
        let site: CallSite
    }

    private(set) var shown: [Shown] = []
    private(set) var stacks: [Stack] = []
    /// The links that name what a stack is to show: `NavigationLink(state: Path.State.detail(…))`.
    private(set) var links: [CallSite] = []
    private let states: TCAPresentedStates
    private let stores: TCAStores
    private var features: TCAFeatures { stores.features }

    private static let styles: [String: Style] = [
        "sheet": .sheet, "fullScreenCover": .fullScreenCover, "popover": .popover, "navigationDestination": .push,
        "inspector": .sheet, "NavigationLinkStore": .push,
    ]

    init(_ states: TCAPresentedStates, stores: TCAStores) {
        self.states = states
        self.stores = stores
        for scope in stores.context.code.scopes {
            guard let type = scope.type else { continue }
            for call in scope.body.calls {
                guard let name = call.name else { continue }
                let site = CallSite(scope: scope, call: call)
                switch call.callee {
                case .name("NavigationStack"), .name("NavigationStackStore"): add(stack: call, of: type, site)
                case .name("NavigationLink") where call.argument("state") != nil: links.append(site)
                default: if let style = Self.styles[name] { add(call, style, of: type, site) }
                }
            }
        }
    }

    private mutating func add(stack call: CallFacts, of view: TypeID, _ site: CallSite) {
        let unlabelled = call.arguments.first { $0.label == nil && !$0.isTrailingClosure }?.value
        guard let store = call.argument("path") ?? unlabelled, let found = presented(store, in: site.scope),
            found.state.form == .stack
        else { return }
        stacks.append(
            Stack(
                state: found.state, view: view,
                root: call.argument("root") ?? call.arguments.first { $0.label == nil && $0.isTrailingClosure }?.value,
                destination: call.argument("destination"), site: site))
    }

    private mutating func add(_ call: CallFacts, _ style: Style, of view: TypeID, _ site: CallSite) {
        let unlabelled =
            call.name == "NavigationLinkStore"
            ? call.arguments.first { $0.label == nil && !$0.isTrailingClosure }?.value : nil
        guard
            let store = call.argument("item") ?? call.argument("store") ?? call.argument("isPresented") ?? unlabelled,
            let found = presented(store, in: site.scope), found.state.form != .stack,
            let content = call.argument("content") ?? call.argument("destination")
                ?? call.arguments.first(where: { $0.label == nil && $0.isTrailingClosure })?.value
        else { return }
        let name = found.name ?? call.argument("state").flatMap(TCAScreenArms.casePath)
        // What shows whatever is presented tells it case by case inside.
        guard name != nil || found.state.screens == nil else {
            let arms = TCAScreenArms(
                context: stores.context, screens: Set(states.cases(of: found.state).map(\.facts.name)))
            for arm in arms.arms(in: content, site.scope) {
                shown.append(
                    Shown(
                        state: found.state, name: arm.screen, style: style, holder: view, content: arm.value,
                        site: site))
            }
            return
        }
        shown.append(
            Shown(
                state: found.state, name: found.state.screens == nil ? nil : name, style: style, holder: view,
                content: content, site: site))
    }

    /// What of a feature's state an expression leads to that presents something.
    func presented(_ store: Expression, in scope: Scope) -> (state: TCAPresented, name: String?)? {
        guard let scoped = stores.scoped(store, in: scope) else { return nil }
        return presented(by: scoped)
    }

    /// What a way through the state of features leads to that presents something.
    func presented(by scoped: TCAStores.Scoped) -> (state: TCAPresented, name: String?)? {
        var current = scoped.start
        var path = scoped.path[...]
        while let name = path.popFirst() {
            if let state = states.presented(name, by: current) {
                let inside = path.popFirst()
                if path.isEmpty { return (state, inside) }
                // Further inside of what is presented.
                if state.screens != nil {
                    guard let child = states.child(inside, of: state) else { return nil }
                    current = child
                } else {
                    guard let child = state.child, let inside else { return nil }
                    path = [inside] + path
                    current = child
                }
            } else if let child = features.child(name, of: current) {
                current = child
            } else {
                return path.isEmpty ? flag(name, of: current).map { ($0, nil) } : nil
            }
        }
        return nil
    }

    /// A Bool of a feature's state.
    private func flag(_ name: String, of feature: TCAFeatureID) -> TCAPresented? {
        guard let reference = features.property(name, of: feature) else { return nil }
        let property = features.table.property(reference)
        let isBool: Bool =
            if let type = property.type { type.last == "Bool" } else {
                property.body.results.first == .constant("false") || property.body.results.first == .constant("true")
            }
        guard isBool else { return nil }
        return TCAPresented(
            owner: feature, property: name, form: .flag, screens: nil, child: nil, isMarked: false,
            location: property.location)
    }

    // MARK: In place

    /// Adds what views show in place of, or above, what they show else: `if let store = store.scope(…) { … }`.
    /// - Parameter isWhole: whether the view of a feature is nothing but a choice by one of its properties.
    mutating func addInPlace(isWhole: (TCAPresented) -> Bool) {
        for scope in stores.context.code.scopes {
            guard let view = scope.type, scope.property != nil || scope.function != nil,
                stores.context.conformances.isView(view)
            else { continue }
            var found: [(TCAPresented, String, Expression, CallSite)] = []
            Expression.walk(scope.body.results.map { ($0, ()) }) { part, _ in
                switch part {
                case .match(.call(let index), let arms):
                    guard let call = scope.call(at: index), call.name == "scope",
                        let (state, name) = presented(.call(index), in: scope), let name, state.screens != nil,
                        !isWhole(state), let arm = arms.first(where: { $0.patterns == [.some] })
                    else { return .visitChildren }
                    found.append((state, name, arm.value, CallSite(scope: scope, call: call)))
                    return .visitInstead(arms.filter { $0.patterns != [.some] }.map(\.value), in: ())
                case .call(let index):
                    guard let call = scope.call(at: index) else { return .skipChildren }
                    var parts = call.closures
                    if Self.styles[call.name ?? ""] != nil || call.argument("destination") != nil { parts = [] }
                    if case .member(let base, _) = call.callee { parts.append(base) }
                    return .visitInstead(parts, in: ())
                default: return .visitChildren
                }
            }
            for (state, name, content, site) in found where shown(state, name).isEmpty {
                shown.append(
                    Shown(state: state, name: name, style: .root, holder: view, content: content, site: site))
            }
        }
    }

    // MARK: Asked

    /// The modifiers that show something presented.
    func shown(_ state: TCAPresented, _ name: String?) -> [Shown] {
        shown.filter { $0.state.owner == state.owner && $0.state.property == state.property && $0.name == name }
    }

    /// The calls that are told by what is presented, and by nothing else.
    var claimed: Set<RelativeLocation> {
        Set(shown.map(\.site.call.location)).union(stacks.map(\.site.call.location))
    }
}

extension TCAPresentations {
    /// The views that each part of a feature's store is handed to.
    func handed() -> [TCAFeatureID: [String: [TypeID]]] {
        var found: [TCAFeatureID: [String: [TypeID]]] = [:]
        for made in stores.context.constructions where stores.context.conformances.isView(made.type) {
            for argument in made.site.call.arguments where argument.label != nil {
                guard let scoped = stores.scoped(argument.value, in: made.site.scope), !scoped.isInside,
                    let last = scoped.path.last
                else { continue }
                let owner = scoped.path.dropLast().reduce(Optional(scoped.start)) { current, name in
                    current.flatMap { stores.features.child(name, of: $0) }
                }
                guard let owner else { continue }
                if found[owner]?[last]?.contains(made.type) != true {
                    found[owner, default: [:]][last, default: []].append(made.type)
                }
            }
        }
        return found
    }
}
