import Linking
import Base
import Facts
import NavigationModel
import Presentation
import Types

/// Tells which screens an expression names, and in which styles.
struct TCARouteValues {
    /// A screen by name.
    struct Named: Hashable {
        let screen: String
        /// The case of what that case holds, where it is an enum of screens again: `.forum(.topic(…))`.
        var inner: String?
        /// Absent where the value is a screen and no route.
        let style: Style?
        /// Where the expression stands that names it, when that is not where it is used.
        let location: RelativeLocation?
    }

    /// What an expression can stand for.
    struct Found {
        var named: [Named] = []
        /// Parameters of the enclosing function that are handed on.
        var parameters: [String] = []
        /// Whether some of it is a value that is not written here.
        var isOpen = false
        /// What is taken off, where it is the routes there were, shortened.
        var shortening: ExitOperation?
    }

    let context: LinkingContext
    let state: TCAState
    var table: TypeTable { context.table }

    private static let styles: [String: Style] = [
        "root": .root, "push": .push, "sheet": .sheet, "cover": .fullScreenCover,
    ]

    /// What is left out of the routes that a call gives: `routes.dropLast()`, `routes.prefix(1)`.
    private static func shortening(_ call: CallFacts) -> ExitOperation? {
        switch call.name {
        case "dropLast": call.removal
        case "prefix": .popToIndex(call.arguments.first?.value.number.map { $0 - 1 })
        case "filter", "dropFirst": .pop(count: nil)
        default: nil
        }
    }

    /// The screens that a value of the screens' type can be.
    func screens(_ value: Expression, of screens: TCAFeature.Screens, in scope: Scope) -> Found {
        var found = Found()
        read(value, screens, scope) { found.add($0, style: nil, at: nil) }
        return found
    }

    /// The screens in a route or in an array of routes; the first of an array is its root where that is asked for.
    func routes(
        _ value: Expression, of screens: TCAFeature.Screens, in scope: Scope, isFirstRoot: Bool
    ) -> Found {
        var found = Found()
        var seen: Set<Route> = []
        var isCircular = false
        Expression.walk([(value, Place(scope: scope, isFirst: isFirstRoot))]) { part, place in
            let step = read(part, screens, place, into: &found)
            guard let body = step.body, let id = body.scope.id else { return .visitInstead(step.parts) }
            // What a body makes is told once.
            guard seen.insert(Route(body: id, isFirst: body.isFirst)).inserted else {
                isCircular = true
                return .skipChildren
            }
            return .visitInstead(body.scope.body.results, in: body)
        }
        if isCircular, found.named.isEmpty, found.parameters.isEmpty { found.isOpen = true }
        return found
    }

    /// One thing that a value can be.
    fileprivate enum Part {
        case screen(String, inner: String? = nil)
        case parameter(String)
        case open
    }

    // MARK: Routes

    /// Where a piece of routes stands.
    private struct Place {
        let scope: Scope
        /// Whether it is the first of the routes, and with that their root.
        let isFirst: Bool
    }

    /// A body that makes routes, and whether the first of them is their root.
    private struct Route: Hashable {
        let body: BodyID
        let isFirst: Bool
    }

    /// Where routes are read further: in other expressions, or in the body that makes them.
    private struct Step {
        var parts: [(Expression, Place)] = []
        var body: Place?
    }

    /// Adds what an expression says of routes by itself.
    private func read(
        _ value: Expression, _ screens: TCAFeature.Screens, _ place: Place, into found: inout Found
    ) -> Step {
        let scope = place.scope
        switch value {
        case .array(let parts):
            return Step(
                parts: parts.enumerated().map { position, part in
                    (part, Place(scope: scope, isFirst: place.isFirst && position == 0))
                })
        case .branch, .match: return Step(parts: (value.alternatives ?? []).map { ($0, place) })
        case .parameter(let name): found.parameters.append(name)
        case .call(let index) where scope.body.calls.indices.contains(index):
            return read(value, scope.body.calls[index], screens, place, into: &found)
        default:
            guard let made = made(value, scope) else {
                found.isOpen = true
                break
            }
            return Step(body: Place(scope: made, isFirst: place.isFirst))
        }
        return Step()
    }

    private func read(
        _ value: Expression, _ call: CallFacts, _ screens: TCAFeature.Screens, _ place: Place, into found: inout Found
    ) -> Step {
        if let style = call.name.flatMap({ Self.styles[$0] }), Self.isRoute(call.callee),
            let screen = call.arguments.first
        {
            read(screen.value, screens, place.scope) {
                found.add($0, style: place.isFirst ? .root : style, at: call.location)
            }
            return Step()
        }
        if case .member(let base, _) = call.callee, let shortening = Self.shortening(call),
            case .routes = state.place(of: base, in: place.scope)
        {
            found.shortening = shortening
            return Step()
        }
        if let made = made(value, place.scope) { return Step(body: Place(scope: made, isFirst: place.isFirst)) }
        // `IdentifiedArray(uniqueElements: [.root(.home(.init()))])`, `Array(state.routes.prefix(1))`.
        guard let inner = call.arguments.first, !inner.isTrailingClosure else {
            found.isOpen = true
            return Step()
        }
        return Step(parts: [(inner.value, place)])
    }

    /// `.push`, `Route.push`.
    private static func isRoute(_ callee: Expression) -> Bool {
        switch callee {
        case .implicitMember, .member(.name("Route"), _): true
        default: false
        }
    }

    // MARK: Screens

    /// Tells everything that a value of the screens' type can be.
    private func read(
        _ value: Expression, _ screens: TCAFeature.Screens, _ scope: Scope, _ take: (Part) -> Void
    ) {
        var seen: Set<BodyID> = []
        var assigned: Set<Local> = []
        var (isCircular, isTold) = (false, false)
        func tell(_ part: Part) -> ExpressionStep<Scope> {
            isTold = true
            take(part)
            return .skipChildren
        }
        /// What a body makes is told once.
        func enter(_ made: Scope) -> ExpressionStep<Scope> {
            if let body = made.id, !seen.insert(body).inserted {
                isCircular = true
                return .skipChildren
            }
            return .visitInstead(made.body.results, in: made)
        }
        Expression.walk([(value, scope)]) { part, scope in
            switch meaning(of: part, screens, scope) {
            case .part(let part): return tell(part)
            case .anyOf(let parts): return .visitInstead(parts, in: scope)
            case .assigned(let type):
                guard assigned.insert(Local(type: type, body: scope.id)).inserted else {
                    isCircular = true
                    return .skipChildren
                }
                let values = Self.assigned(to: type, in: scope)
                return values.isEmpty ? tell(.open) : .visitInstead(values, in: scope)
            case .made(let made): return enter(made)
            }
        }
        if isCircular, !isTold { take(.open) }
    }

    /// A name that is declared with a type and without a value.
    private struct Local: Hashable {
        let type: TypeName
        let body: BodyID?
    }

    /// What an expression of the screens' type says.
    private enum Meaning {
        case part(Part)
        case anyOf([Expression])
        /// Whatever is assigned to a local name of a type.
        case assigned(TypeName)
        /// What a body makes.
        case made(Scope)
    }

    private func meaning(of value: Expression, _ screens: TCAFeature.Screens, _ scope: Scope) -> Meaning {
        switch value {
        case .implicitMember(let name): return member(name, screens)
        case .member(let owner, let name) where isScreens(owner, screens, scope): return member(name, screens)
        case .keyPath(_, let path): return .part(path.last.map { .screen($0) } ?? .open)
        case .branch, .match: return .anyOf(value.alternatives ?? [])
        case .parameter(let name): return .part(.parameter(name))
        case .typed(let type): return .assigned(type)
        case .call(let index) where scope.body.calls.indices.contains(index):
            let call = scope.body.calls[index]
            switch call.callee {
            case .implicitMember("some") where call.arguments.count == 1: return .anyOf([call.arguments[0].value])
            // What may be there is made of what is: `.init(.home(…))`.
            case .implicitMember("init")
            where call.arguments.count == 1 && call.arguments[0].label == nil
                && table[screens.type].functions["init"] == nil:
                return .anyOf([call.arguments[0].value])
            case .implicitMember(let name) where name != "init":
                return member(name, screens, holding: inner(of: call, name, screens, scope))
            case .member(let owner, let name) where name != "init" && isScreens(owner, screens, scope):
                return member(name, screens, holding: inner(of: call, name, screens, scope))
            default: break
            }
        default: break
        }
        guard let made = made(value, scope), !made.body.results.isEmpty else { return .part(.open) }
        return .made(made)
    }

    /// A member of the screens' type: a case, or what a static one makes.
    /// - Parameter inner: the case of what it holds.
    private func member(_ name: String, _ screens: TCAFeature.Screens, holding inner: String? = nil) -> Meaning {
        let owners = [screens.type] + (screens.feature.map { [state.features[$0].type] } ?? [])
        let made = owners.lazy.compactMap { owner -> Scope? in
            let members = table[owner]
            return members.properties[name].map { table.scope(of: $0) }
                ?? members.functions[name]?.first.map { table.scope(of: $0) }
        }.first
        guard let made, !state.features.cases(ofType: screens.type).contains(where: { $0.facts.name == name }) else {
            return .part(.screen(name, inner: inner))
        }
        return .made(made)
    }

    /// The case of what a case is made with, where that is an enum of screens again.
    private func inner(
        of call: CallFacts, _ name: String, _ screens: TCAFeature.Screens, _ scope: Scope
    ) -> String? {
        guard let held = call.arguments.first?.value.caseName(in: scope.body.calls),
            let inside = state.features.inner(of: name, in: screens)
        else { return nil }
        return state.features.cases(ofType: inside.type).contains { $0.facts.name == held } ? held : nil
    }

    /// Whether an expression is the screens' type written out.
    private func isScreens(_ owner: Expression, _ screens: TCAFeature.Screens, _ scope: Scope) -> Bool {
        guard let path = TypeName(reading: owner), path.last.first?.isUppercase == true else { return false }
        return state.features.screens(TypeUse(path, in: scope)) == screens
    }

    /// The values given to a local name that is declared with a type and without a value. Such names are told apart by
    /// their types alone.
    private static func assigned(to type: TypeName, in scope: Scope) -> [Expression] {
        scope.body.calls.compactMap { call in
            call.callee == .member(.typed(type), "=") ? call.arguments.first?.value : nil
        }
    }

    /// The body that makes a value: a property's, a function's, a variable's.
    func made(_ value: Expression, _ scope: Scope) -> Scope? {
        switch value {
        case .name(let name), .member(.instance, let name):
            if let type = scope.type, let property = context.property(name, of: type) {
                let made = table.scope(of: property)
                return made.body.results.isEmpty ? nil : made
            }
            guard case .name = value else { return nil }
            return table.globalVariable(name, from: scope.file).map { table.scope(of: $0) }
        case .member(let owner, let name):
            guard case .metatype(let type) = context.type(of: owner, in: scope),
                let property = context.property(name, of: type)
            else { return nil }
            return table.scope(of: property)
        case .call(let index) where scope.body.calls.indices.contains(index):
            return context.function(of: scope.body.calls[index], in: scope).map { table.scope(of: $0) }
        default: return nil
        }
    }
}

extension TCARouteValues.Found {
    fileprivate mutating func add(_ part: TCARouteValues.Part, style: Style?, at location: RelativeLocation?) {
        switch part {
        case .screen(let name, let inner):
            named.append(.init(screen: name, inner: inner, style: style, location: location))
        case .parameter(let name): parameters.append(name)
        case .open: isOpen = true
        }
    }
}
