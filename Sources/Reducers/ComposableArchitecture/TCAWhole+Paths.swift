import Facts
import Presentation
import Types

/// What the choice looks at that a view is.
extension TCAWhole {
    /// The ways to what a view that is nothing but a choice looks at, or a window of an app; nil for any other view.
    static func paths(
        of body: Scope, _ feature: TCAFeatureID, _ states: TCAPresentedStates, _ stores: TCAStores
    ) -> [[String]]? {
        let reader = PathReader(feature: feature, scope: body, states: states, stores: stores)
        let results = body.body.results
        let found = reader.paths(of: results)
        if !found.isEmpty { return found }
        return results.lazy.filter(reader.isScene).map { reader.paths(of: [$0]) }.first { !$0.isEmpty }
    }

    /// The way to what a view that is nothing but a `switch` looks at; nil for any other view.
    static func path(
        of results: [Expression], _ feature: TCAFeatureID, _ scope: Scope, _ states: TCAPresentedStates,
        _ stores: TCAStores
    ) -> [String]? {
        PathReader(feature: feature, scope: scope, states: states, stores: stores).paths(of: results).first
    }

    /// Reads the choices that a body is made of.
    private struct PathReader {
        let feature: TCAFeatureID
        let scope: Scope
        let states: TCAPresentedStates
        let stores: TCAStores
        /// The view's own properties and functions on the way to the code.
        var through: Set<BodyID> = []

        static let scenes: Set<String> = ["WindowGroup", "Window"]

        /// Whether one of an app's scenes is a window, with or without modifiers.
        func isScene(_ value: Expression) -> Bool {
            scope.chain(endingAt: value).last?.name.map(Self.scenes.contains) == true
        }

        /// - Parameter isInner: whether it is looked at inside of another choice.
        /// - Parameter isBeside: whether there are other views beside it.
        func paths(of results: [Expression], isInner: Bool = false, isBeside: Bool = false) -> [[String]] {
            guard results.count == 1 else {
                // A state that is an enum is the whole of a view, whatever lies below or above it, and so is a child that is one,
                // or a choice between several children.
                let asked = results.filter { !stores.isFiller($0, in: scope) }
                let children = asked.map { singleChild(askedBy: $0) }
                if children.count > 1, !children.contains(nil) { return children.compactMap(\.self).map { [$0] } }
                let wholes = results.map { paths(of: [$0], isInner: isInner, isBeside: true) }.filter {
                    $0 == [[]] || $0.count > 1 || $0.first.map(isEnumOfChildren) == true
                }
                return wholes.count == 1 ? wholes[0] : []
            }
            switch results[0] {
            case .match(let subject, let arms):
                if arms.count == 1, !isInner, asked(subject) == nil {
                    // `if !store.isLoading { switch store.route { … } }`
                    return paths(of: [arms[0].value], isBeside: isBeside)
                }
                // One view may be shown for several cases: `case let .guest(store), let .member(store)`.
                guard arms.count > 1 || isInner || arms[0].patterns.count > 1 else { return [] }
                if !isInner, let flag = flag(subject, deciding: arms) { return [flag] }
                return asked(subject).map { [$0] + children(in: arms.map(\.value)) }
                    ?? several(children(in: arms.map(\.value)), isInner || isEither(arms, by: subject))
            case .branch(let parts) where parts.count == 1 && !isInner: return paths(of: parts, isBeside: isBeside)
            case .branch(let parts): return several(children(in: parts), isInner)
            case .closure(let inside): return paths(of: inside, isInner: isInner, isBeside: isBeside)
            case .name(let name), .member(.instance, let name):
                guard !isInner, let property = scope.type.flatMap({ stores.context.property(name, of: $0) }),
                    stores.context.table.property(property).type?.last == "View"
                else { return [] }
                return paths(in: stores.context.table.scope(of: property), isBeside)
            case .call(let index):
                guard let call = scope.call(at: index), let name = call.name else { return [] }
                if !isInner, TCAScreenArms.isOwn(call), let function = stores.context.function(of: call, in: scope),
                    stores.context.table.owner(of: function) == scope.type
                {
                    return paths(in: stores.context.table.scope(of: function), isBeside)
                }
                if case .member(let base, _) = call.callee {
                    return paths(of: [base], isInner: isInner, isBeside: isBeside)
                }
                let store = call.arguments.first { $0.label == nil && !$0.isTrailingClosure }?.value
                let rest = call.argument("else")
                if name == "SwitchStore" || (name == "IfLetStore" && (rest != nil || isInner)) {
                    guard let path = store.flatMap(asked) else { return [] }
                    return [path] + children(in: [rest].compactMap { $0 })
                }
                // What a stack shows is what is pushed onto it.
                guard TCAColumns.containers.contains(name) || Self.scenes.contains(name),
                    call.argument("destination") == nil, call.argument("path") == nil, let last = call.closures.last
                else { return [] }
                return paths(of: [last], isInner: isInner, isBeside: isBeside)
            default: return []
            }
        }

        /// The children that are enums between whose cases a property or a function of the view chooses, each entered once on a
        /// way. Any other choice in there is one between parts of the view.
        private func paths(in inside: Scope, _ isBeside: Bool) -> [[String]] {
            guard let id = inside.id, !through.contains(id) else { return [] }
            let reader = PathReader(
                feature: feature, scope: inside, states: states, stores: stores, through: through.union([id]))
            let found = reader.paths(of: inside.body.results, isBeside: isBeside)
            // Several single children are the whole of a view that is nothing else.
            return found.count > 1 && !isBeside
                ? found
                : found.filter {
                    $0.isEmpty || isEnumOfChildren($0) || isPresented($0)
                }
        }

        /// Whether a way leads to something that is marked as presented.
        private func isPresented(_ path: [String]) -> Bool {
            guard let last = path.last, let owner = states.features.child(at: path.dropLast(), of: feature) else {
                return false
            }
            return states.presented(last, by: owner)?.isMarked == true
        }

        /// Whether a way leads to a child whose state is an enum, of which one case is always there.
        private func isEnumOfChildren(_ path: [String]) -> Bool {
            guard let last = path.last, let owner = states.features.child(at: path.dropLast(), of: feature),
                states.presented(last, by: owner) == nil, let child = states.features.child(last, of: owner)
            else { return false }
            return TCAWhole.isEnum(child, states.features)
        }

        /// The single child that is shown while it is there, and nothing else: `IfLetStore(store.scope(…)) { HomeView(store: $0) }`
        /// beside others in a `ZStack`.
        private func singleChild(askedBy value: Expression) -> String? {
            var store: Expression?
            switch value {
            case .match(let subject, let arms) where arms.count == 1 && arms[0].patterns == [.some]: store = subject
            case .branch(let parts) where parts.count == 1: return singleChild(askedBy: parts[0])
            case .call:
                guard let call = scope.chain(endingAt: value).last, call.callee == .name("IfLetStore"),
                    call.argument("else") == nil
                else { return nil }
                store = call.arguments.first { $0.label == nil && !$0.isTrailingClosure }?.value
            default: break
            }
            guard let path = store.flatMap(asked), path.count == 1,
                let state = states.presented(path[0], by: feature), state.form == .optional, state.screens == nil
            else { return nil }
            return path[0]
        }

        /// The way to a value that is true or false and decides which of two children is shown.
        private func flag(_ subject: Expression, deciding arms: [MatchArm]) -> [String]? {
            guard arms.count == 2, let asked = stores.scoped(subject, in: scope), asked.start == feature,
                TCAWhole.isFlag(asked.path, of: feature, states.features),
                children(in: arms.map(\.value)).isEmpty,
                arms.allSatisfy({ TCAWhole.holdsChild($0.value, of: feature, scope, stores) })
            else { return nil }
            return asked.path
        }

        /// Whether another value of the state decides between a single child and other views of the feature's:
        /// `if store.isLoggedIn { TabsView(store: …) } else { IfLetStore(…) { LogInView(store: $0) } }`.
        private func isEither(_ arms: [MatchArm], by subject: Expression) -> Bool {
            guard stores.scoped(subject, in: scope)?.start == feature else { return false }
            let other = arms.filter { children(in: [$0.value]).isEmpty }
            return other.count == arms.count - 1
                && other.allSatisfy { TCAWhole.holdsChild($0.value, of: feature, scope, stores) }
        }

        private func several(_ found: [[String]], _ isInner: Bool) -> [[String]] {
            found.count > 1 || isInner ? found : []
        }

        /// The single children that are chosen between further inside.
        private func children(in values: [Expression]) -> [[String]] {
            values.flatMap { paths(of: [$0], isInner: true) }.filter { path in
                guard path.count == 1, let state = states.presented(path[0], by: feature) else { return false }
                return state.form == .optional && state.screens == nil
            }
        }

        private func asked(_ store: Expression) -> [String]? {
            guard let scoped = stores.scoped(store, in: scope), scoped.start == feature else { return nil }
            return TCAWhole.isChoice(scoped, states) ? scoped.path : nil
        }
    }

    /// Whether a way through state leads to something that is one of several: an enum, or something that may be there.
    fileprivate static func isChoice(_ scoped: TCAStores.Scoped, _ states: TCAPresentedStates) -> Bool {
        let features = states.features
        guard let owner = features.child(at: scoped.path.dropLast(), of: scoped.start) else { return false }
        guard let last = scoped.path.last else { return isEnum(scoped.start, features) }
        if states.presented(last, by: owner) != nil { return true }
        if let child = features.child(last, of: owner) { return isEnum(child, features) }
        let declared = features.property(last, of: owner).flatMap { features.type(of: $0) }
        return declared.map { features.table[$0].kind == .enum } ?? false
    }

    /// Whether a way through state leads to a value that is true or false.
    static func isFlag(_ path: [String], of feature: TCAFeatureID, _ features: TCAFeatures) -> Bool {
        guard path.count == 1, let reference = features.property(path[0], of: feature) else { return false }
        let property = features.table.property(reference)
        let isBool = property.type == TypeName("Bool") && !property.declaration.hasSuffix("?")
        return isBool || property.body.results == [.constant("true")] || property.body.results == [.constant("false")]
    }

    fileprivate static func isEnum(_ feature: TCAFeatureID, _ features: TCAFeatures) -> Bool {
        let type = features[feature].state ?? features[feature].type
        return features.table[type].kind == .enum
    }
}
