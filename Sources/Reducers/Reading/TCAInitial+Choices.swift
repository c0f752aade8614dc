import Linking
import Facts
import Presentation
import Types

extension TCAInitial {
    /// What a coordinator without routes shows first, as far as the values its view looks at are told.
    func choices(_ chosen: TCAChosen, of feature: TCAFeatureID) -> [ShownChoice] {
        var told: [[String]: [String]] = [:]
        return chosen.choices.filter { choice in
            choice.conditions.allSatisfy { condition in
                // What the view itself holds says nothing of the state: any of them may be there.
                guard let path = condition.path else { return true }
                // The store of the case that is there: `case .home: if let store = store.scope(state: \.home, …) { … }`.
                let isOfItsCase = choice.conditions.contains { outer in
                    outer.path == Array(path.dropLast()) && outer.patterns.contains { $0.name == path.last }
                }
                if isOfItsCase { return true }
                // What a Bool holds back comes sooner or later: `if !store.isLoading { switch store.route { … } }`.
                let isBool = condition.patterns.allSatisfy { if case .literal = $0 { true } else { false } }
                if isBool,
                    choice.conditions.contains(where: { $0.path != nil && $0.patterns.contains { $0.name != nil } })
                {
                    return true
                }
                if told[path] == nil { told[path] = begins(path, of: feature) }
                return told[path]?.contains { value in
                    chosen.shown(path, value)?.contains { $0.name == choice.name } == true
                } == true
            }
        }
    }

    /// The values that a property of a feature's state can begin with.
    private func begins(_ path: [String], of feature: TCAFeatureID) -> [String] {
        guard let property = path.first else { return beginsAs(feature) }
        guard path.count == 1 else {
            return features.child(property, of: feature).map { begins(Array(path.dropFirst()), of: $0) } ?? []
        }
        var found = written(property, of: feature).flatMap { Self.values($0.value, $0.scope) }
        let reference = features.property(property, of: feature)
        if found.contains("init"), let type = reference.flatMap(features.type) {
            found = found.filter { $0 != "init" } + beginsAs(madeByItself: type)
        }
        guard found.isEmpty, let reference else { return found }
        let isOptional = table.property(reference).declaration.hasSuffix("?")
        return isOptional ? ["nil"] : []
    }

    /// The cases that the state of a feature, an enum, can begin as.
    private func beginsAs(_ feature: TCAFeatureID) -> [String] {
        let cases = Set(features.cases(of: feature).map(\.facts.name))
        var found: [String] = []
        for scope in features[feature].state.flatMap({ calls.scopes[$0] }) ?? [] {
            for call in scope.body.calls where call.callee == .member(.instance, "=") {
                found += call.arguments.prefix(1).compactMap { Self.value($0.value, scope) }
            }
            if let property = scope.property, table.property(property).isStatic {
                found += scope.body.results.compactMap { Self.value($0, scope) }
            }
        }
        for site in calls.starters {
            guard let value = site.call.argument("initialState"),
                stored(by: site.call, site.scope) ?? features.feature(madeBy: value, in: site.scope) == feature
            else { continue }
            found += Self.value(value, site.scope).map { [$0] } ?? []
        }
        return (found + defaults(for: feature)).filter(cases.contains)
    }

    /// The cases that others' states hold where nothing is said: `case login(Login.State = .form(.init()))`.
    private func defaults(for feature: TCAFeatureID) -> [String] {
        features.enums.flatMap { features.cases(ofType: $0) }.compactMap { screen in
            guard let value = screen.facts.parameters.first?.defaultValue, value.hasPrefix("."),
                screen.types.first.flatMap({ features.feature($0) }) == feature
            else { return nil }
            return String(value.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
    }

    /// The cases that an enum is when nothing is said: `init() { self = .login(.init()) }`.
    private func beginsAs(madeByItself type: TypeID) -> [String] {
        (table[type].functions["init"] ?? []).filter { table.function($0).parameters.isEmpty }.flatMap { initializer in
            let scope = table.scope(of: initializer)
            return scope.body.calls.filter { $0.callee == .member(.instance, "=") }.compactMap { call in
                call.arguments.first.flatMap { Self.value($0.value, scope) }
            }
        }
    }

    /// The feature that a store is made for: `Store(initialState: .login(.init())) { App() }`.
    private func stored(by call: CallFacts, _ scope: Scope) -> TCAFeatureID? {
        let reducers = call.arguments.filter { $0.label != "initialState" }.flatMap { argument -> [Expression] in
            if case .closure(let results) = argument.value { results } else { [argument.value] }
        }
        return reducers.lazy.compactMap { self.features.feature(madeBy: $0, in: scope) }.first
    }

    /// The cases or literals that an expression may be: `isKnown ? .home() : .welcome()`.
    private static func values(_ value: Expression, _ scope: Scope) -> [String] {
        var found: [String] = []
        value.walk { part in
            if let choices = part.alternatives { return .visitInstead(choices.map { ($0, ()) }) }
            found += Self.value(part, scope).map { [$0] } ?? []
            return .skipChildren
        }
        return found
    }

    /// The case or literal that an expression is.
    static func value(_ value: Expression, _ scope: Scope) -> String? {
        switch value {
        case .literal(let text), .constant(let text): return text
        case .implicitMember(let name): return name
        case .member(let owner, let name):
            return TypeName(reading: owner)?.last.first?.isUppercase == true ? name : nil
        case .call(let index) where scope.body.calls.indices.contains(index):
            return Self.value(scope.body.calls[index].callee, scope)
        default: return nil
        }
    }
}
