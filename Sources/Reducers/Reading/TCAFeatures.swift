import Base
import Linking
import Facts
import Presentation
import Types

/// A feature, among those of one ``TCAFeatures``.
struct TCAFeatureID: Hashable, Comparable, Sendable {
    /// Its position among the features.
    fileprivate let position: Int

    static func < (left: Self, right: Self) -> Bool { left.position < right.position }
}

/// Every feature of the sources, findable by the name of its reducer, its state or its actions.
///
/// ```swift
/// struct Home: Reducer { struct State { … }; enum Action { … } }
/// struct HomeState { … }; enum HomeAction { … }; let homeReducer = Reducer<HomeState, HomeAction, Void> { … }
/// ```
struct TCAFeatures: Sendable {
    let table: TypeTable
    private var all: [TCAFeature] = []
    /// Features by the types that belong to them.
    private var byType: [TypeID: TCAFeatureID] = [:]

    private static let protocols: Set<String> = ["Reducer", "ReducerProtocol", "ReducerOf"]

    /// The protocols that reducers conform to, an app's own refinements included.
    private static func refinements(in table: TypeTable) -> Set<String> {
        var found = protocols
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for type in table.types where type.kind == .protocol && !type.isExternal {
                if type.inherits.contains(where: { found.contains($0.last) }), found.insert(type.name).inserted {
                    isGrowing = true
                }
            }
        }
        return found
    }

    /// Whether a table may have any: a file of it imports their library, or a type is marked as one.
    static func mayExist(in table: TypeTable) -> Bool {
        table.files.contains { $0.imports.contains("ComposableArchitecture") }
            || table.types.contains { type in
                type.parts.contains { table[$0].attributes.contains("Reducer") }
            }
    }

    init(table: TypeTable) {
        self.table = table
        let types = table.types.filter { !$0.isExternal && $0.kind != .protocol && $0.kind != .typealias }
        let protocols = Self.refinements(in: table)
        // Reducers over the state and the actions of another: `typealias State = Home.State`.
        var parts: [(type: TypeDeclaration, state: TypeID, action: TypeID)] = []
        for type in types {
            let isReducer = attributes(of: type).contains("Reducer")
            let (state, action) = (nested("State", in: type), nested("Action", in: type))
            guard
                isReducer || type.inherits.contains(where: { protocols.contains($0.last) })
                    || (state != nil && action != nil)
            else { continue }
            let generated = [state, action].compactMap { $0 }.filter { table[$0].isExternal }
            if isReducer, type.kind == .enum, !generated.isEmpty {
                // What the macro makes of the cases is extended: `extension Fault.State { … }`.
                let written = [state, action].map { $0.flatMap { table[$0].isExternal ? nil : $0 } }
                add(type.id, name: nil, state: written[0], action: written[1])
                for part in generated { byType[part] = byType[type.id] }
            } else if let state, let action, let outer = table[state].outer, outer != type.id,
                table[action].outer == outer
            {
                parts.append((type, state, action))
            } else {
                add(type.id, name: nil, state: state, action: action)
            }
        }
        for part in parts {
            if let whole = byType[part.state] {
                byType[part.type.id] = whole
            } else {
                add(part.type.id, name: nil, state: part.state, action: part.action)
            }
        }
        for type in types where byType[type.id] == nil && type.name.hasSuffix("State") && type.name != "State" {
            let prefix = String(type.name.dropLast("State".count))
            guard let action = table.find([prefix + "Action"], from: type.file, within: type.outer) else { continue }
            let outer = type.outer.map { table[$0].name }
            add(
                type.id, name: outer.flatMap { $0.hasSuffix(prefix) ? $0 : nil } ?? prefix, state: type.id,
                action: action)
        }
        addParts(types)
    }

    /// Reducers over the state of another: `var body: some ReducerOf<Home>` in one that has no state of its own.
    private mutating func addParts(_ types: [TypeDeclaration]) {
        for type in types {
            guard let own = byType[type.id], self[own].state == nil, self[own].type == type.id,
                let body = type.properties["body"] ?? type.properties["core"], let use = table.property(body).type,
                Self.protocols.contains(use.last), let about = use.arguments.first, about.components.first != "Self",
                let whole = feature(TypeUse(about, in: table.scope(of: body))), whole != own
            else { continue }
            byType[type.id] = whole
        }
    }

    private mutating func add(_ type: TypeID, name: String?, state: TypeID?, action: TypeID?) {
        let feature = TCAFeature(
            id: TCAFeatureID(position: all.count), type: type, name: name, state: state, action: action)
        all.append(feature)
        for part in [type, state, action].compactMap({ $0 }) where part == type || !isShared(part) {
            byType[part] = byType[part] ?? feature.id
        }
    }

    /// Whether a type is one that many features are made with: `typealias Action = FeatureAction<Self>`.
    private func isShared(_ type: TypeID) -> Bool {
        table[type].parts.contains { !table[$0].genericParameters.isEmpty }
    }

    private func attributes(of type: TypeDeclaration) -> [Substring] {
        type.parts.flatMap { table[$0].attributes }.compactMap {
            $0.split(separator: ".").last
        }
    }

    private func nested(_ name: String, in type: TypeDeclaration) -> TypeID? {
        guard type.nested[name] != nil else { return nil }
        return table.find([name], from: type.file, within: type.id)
    }

    /// All of them.
    var ids: [TCAFeatureID] { all.map(\.id) }

    /// The states of features that are enums, or the reducers whose cases a macro makes one of.
    var enums: [TypeID] { all.map { $0.state ?? $0.type }.filter { table[$0].kind == .enum } }

    /// One of the features.
    subscript(id: TCAFeatureID) -> TCAFeature { all[id.position] }

    // MARK: By name

    /// The feature that a type belongs to.
    func feature(of type: TypeID) -> TCAFeatureID? { byType[type] }

    /// The feature that a type, or one it is nested in, belongs to.
    func feature(around type: TypeID?) -> TCAFeatureID? {
        var current = type
        while let type = current {
            if let feature = byType[type] { return feature }
            current = table[type].outer
        }
        return nil
    }

    /// The feature of a reducer, a state or an action by name; where several types stand around one another, the
    /// innermost that has one: `PresentationState<Home.State>`.
    func feature(_ use: TypeUse) -> TCAFeatureID? {
        first(in: use, expand: { table.expanded(resolvingSelf($0)) }) { use in
            if let type = table.find(use), let feature = byType[type] { return .found(feature) }
            let isNested = use.name.components.count > 1 && ["State", "Action", "Body", "ID"].contains(use.name.last)
            let outer = isNested ? [use.beside(TypeName(Array(use.name.components.dropLast())))] : []
            return .next(outer + use.name.arguments.map(use.beside))
        }
    }

    /// What there is to say of a type that another is made of.
    private enum Part<Found> {
        case found(Found)
        /// Nothing; perhaps of these.
        case next([TypeUse])
    }

    /// Looks at a type and what it is made of, the outer before the inner, each once: what aliases stand for may be circular.
    private func first<Found>(
        in use: TypeUse, expand: (TypeUse) -> TypeUse, _ look: (TypeUse) -> Part<Found>
    ) -> Found? {
        var waiting = [use]
        var seen: Set<TypeUse> = []
        while let next = waiting.popLast() {
            switch look(expand(next)) {
            case .found(let found): return found
            case .next(let parts): if !parts.isEmpty, seen.insert(next).inserted { waiting += parts.reversed() }
            }
        }
        return nil
    }

    private func resolvingSelf(_ use: TypeUse) -> TypeUse {
        guard use.name.components.first == "Self", let type = use.type else { return use }
        let path = table[type].path + use.name.components.dropFirst()
        return use.beside(TypeName(path, arguments: use.name.arguments))
    }

    // MARK: Actions

    /// The cases of a feature's actions, those included that it groups in enums of their own: `ViewAction`, `ChildAction`.
    func actionCases(of feature: TCAFeatureID) -> [Case] {
        let own = self[feature].action.map { cases(ofType: $0) } ?? []
        return own + groups(of: feature).flatMap { cases(ofType: $0) }
    }

    /// Whether a case of a feature's actions holds others of its own, and one of these among them: `.delegate(.push(…))`.
    func groups(_ action: String, in outer: String, of feature: TCAFeatureID) -> Bool {
        let own = actionCases(of: feature)
        let group = own.first { $0.facts.name == outer }?.types.last.flatMap { table.find($0) }
        return (own + (group.map { cases(ofType: $0) } ?? [])).contains { $0.facts.name == action }
    }

    /// The child whose actions a case of a feature's actions holds.
    func child(sending action: String, of feature: TCAFeatureID) -> TCAFeatureID? {
        let payload = actionCases(of: feature).first { $0.facts.name == action }
        return payload?.types.last.flatMap { self.feature(ofActions: $0) } ?? child(action, of: feature)
    }

    /// The feature whose actions a type stands for; nil where it is a state, or holds only states: `Result<Home.State, Error>`.
    func feature(ofActions use: TypeUse) -> TCAFeatureID? {
        var names = [use.name]
        var (isState, isAction) = (false, false)
        while let name = names.popLast() {
            isState = isState || name.last.hasSuffix("State")
            isAction = isAction || name.last.contains("Action")
            names += name.arguments
        }
        return isState && !isAction ? nil : feature(use)
    }

    /// The enums that a feature groups actions in, beside its actions or in them.
    private func groups(of feature: TCAFeatureID) -> [TypeID] {
        let outer = [self[feature].type] + (self[feature].action.map { [$0] } ?? [])
        return outer.flatMap { type in
            table.sorted(table[type].nested.values).filter { nested in
                let name = table[nested].name
                return table[nested].kind == .enum && name.hasSuffix("Action") && name != "Action"
            }
        }
    }

    /// Whether a type groups actions of a feature.
    func isGroup(_ type: TypeID, of feature: TCAFeatureID) -> Bool { groups(of: feature).contains(type) }

    // MARK: State

    /// A property of a feature's state.
    func property(_ name: String, of feature: TCAFeatureID) -> PropertyID? {
        self[feature].state.flatMap { table[$0].properties[name] }
    }

    /// The type that a property is of, as it is written or as its value begins: `var phase = Phase.start`.
    func type(of reference: PropertyID) -> TypeID? {
        let (property, scope) = (table.property(reference), table.scope(of: reference))
        if let type = property.type { return table.find(TypeUse(type, in: scope)) }
        guard case .member(let owner, _)? = property.body.results.first else { return nil }
        return TypeName(reading: owner).flatMap { table.find(TypeUse($0, in: scope)) }
    }

    /// What a feature's state, where it is an enum, can be.
    func cases(of feature: TCAFeatureID) -> [Case] {
        cases(ofType: self[feature].state ?? self[feature].type)
    }

    /// A case of an enum, and where it is declared.
    struct Case: Sendable {
        let facts: CaseFacts
        let file: FileID
        let type: TypeID

        /// The types of its values, as they are written there.
        var types: [TypeUse] { facts.types.compactMap { $0.map { TypeUse($0, file: file, within: type) } } }
    }

    /// The cases of an enum, those of its extensions included.
    func cases(ofType type: TypeID) -> [Case] {
        table[type].parts.flatMap { part in
            table[part].cases.map { Case(facts: $0, file: part.file, type: type) }
        }
    }

    /// The child that a way through states leads to; the feature itself at the end of none.
    func child(at path: some Sequence<String>, of feature: TCAFeatureID) -> TCAFeatureID? {
        path.reduce(feature as TCAFeatureID?) { owner, name in owner.flatMap { child(name, of: $0) } }
    }

    /// The feature whose state a property or a case of another's state holds.
    func child(_ name: String, of feature: TCAFeatureID) -> TCAFeatureID? {
        if let reference = property(name, of: feature) {
            let property = table.property(reference)
            let scope = table.scope(of: reference)
            if let type = property.type {
                let use = TypeUse(type, in: scope)
                return screens(ofRoutes: use) == nil ? self.feature(use) : nil
            }
            return property.body.results.lazy.compactMap { self.feature(madeBy: $0, in: scope) }.first
        }
        return cases(of: feature).first { $0.facts.name == name }?.types.first.flatMap { self.feature($0) }
    }

    /// The feature whose state an expression makes: `Home.State()`, `Home.State.initial`.
    func feature(madeBy value: Expression, in scope: Scope) -> TCAFeatureID? {
        var value = value
        if case .call(let index) = value, scope.body.calls.indices.contains(index) {
            value = scope.body.calls[index].callee
        }
        guard var path = TypeName(reading: value) else { return nil }
        while path.last.first?.isUppercase == false { path.components.removeLast() }
        return path.components.isEmpty ? nil : feature(TypeUse(path, in: scope))
    }

    // MARK: Routes

    /// The properties of a feature's state that hold routes, in the order of the source.
    func routes(of feature: TCAFeatureID) -> [TCAFeature.Routes] {
        guard let state = self[feature].state else { return [] }
        return table[state].properties.values.compactMap { reference -> TCAFeature.Routes? in
            let property = table.property(reference)
            guard let type = property.type, !property.isStatic,
                let screens = screens(ofRoutes: TypeUse(type, in: table.scope(of: reference)))
            else { return nil }
            return TCAFeature.Routes(property: property.name, screens: screens, location: property.location)
        }.sorted { table.isOrdered($0.location, before: $1.location) }
    }

    /// `Screen` of `[Route<Screen.State>]`, `IdentifiedArrayOf<Route<Screen.State.ID>>`.
    func screens(ofRoutes use: TypeUse) -> TCAFeature.Screens? {
        first(in: use, expand: table.expanded) { use in
            guard use.name.last == "Route" || use.name.last == "Routes", let screen = use.name.arguments.first else {
                return .next(use.name.arguments.map(use.beside))
            }
            return screens(use.beside(screen)).map { .found($0) } ?? .next([])
        }
    }

    /// The screens that an enum, or the reducer of one, is about.
    func screens(_ use: TypeUse) -> TCAFeature.Screens? {
        if let feature = feature(use) {
            return TCAFeature.Screens(type: self[feature].state ?? self[feature].type, feature: feature)
        }
        return table.find(use).map { TCAFeature.Screens(type: $0, feature: nil) }
    }

    /// The screens that a case of others holds, where it is no screen itself: `case forum(Forum.Body = Forum.body)` of an
    /// `@Reducer enum Forum`.
    func inner(of name: String, in screens: TCAFeature.Screens) -> TCAFeature.Screens? {
        guard let held = cases(ofType: screens.type).first(where: { $0.facts.name == name })?.types.first,
            let feature = feature(held)
        else { return nil }
        let type = self[feature].state ?? self[feature].type
        return table[type].kind == .enum && type != screens.type
            ? TCAFeature.Screens(type: type, feature: feature) : nil
    }

    /// The values of a case that are not the screen itself: its state, or in an enum that a macro makes states of, its
    /// reducer.
    func parameters(of screen: Case) -> [Parameter] {
        zip(screen.facts.parameters, screen.facts.types).compactMap { parameter, type in
            guard parameter.label == nil, let type else { return parameter }
            let isState = type.last.hasSuffix("State") || type.components.contains("State")
            let isFeature = feature(TypeUse(type, file: screen.file, within: screen.type)) != nil
            return isState || isFeature ? nil : parameter
        }
    }
}
