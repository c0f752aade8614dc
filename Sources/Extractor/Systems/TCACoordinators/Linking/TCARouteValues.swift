import Linking
import Base
import Facts
import NavigationModel
import Types

/// Tells which screens an expression names, and in which styles.
struct TCARouteValues {
    /// A screen by name.
    struct Named: Hashable {
        let screen: String
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
    private var table: TypeTable { context.table }

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
        read(value, screens, scope, 0) { found.add($0, style: nil, at: nil) }
        return found
    }

    /// The screens in a route or in an array of routes; the first of an array is its root where that is asked for.
    func routes(
        _ value: Expression, of screens: TCAFeature.Screens, in scope: Scope, isFirstRoot: Bool
    ) -> Found {
        var found = Found()
        readRoutes(value, screens, scope, 0, isFirst: isFirstRoot, into: &found)
        return found
    }

    /// One thing that a value can be.
    fileprivate enum Part {
        case screen(String)
        case parameter(String)
        case open
    }

    // MARK: Routes

    private func readRoutes(
        _ value: Expression, _ screens: TCAFeature.Screens, _ scope: Scope, _ depth: Int, isFirst: Bool,
        into found: inout Found
    ) {
        guard depth < 20 else {
            found.isOpen = true
            return
        }
        switch value {
        case .array(let parts):
            for (position, part) in parts.enumerated() {
                readRoutes(part, screens, scope, depth + 1, isFirst: isFirst && position == 0, into: &found)
            }
        case .branch, .match:
            for part in value.alternatives ?? [] {
                readRoutes(part, screens, scope, depth + 1, isFirst: isFirst, into: &found)
            }
        case .parameter(let name): found.parameters.append(name)
        case .call(let index) where scope.body.calls.indices.contains(index):
            let call = scope.body.calls[index]
            if let style = call.name.flatMap({ Self.styles[$0] }), Self.isRoute(call.callee),
                let screen = call.arguments.first
            {
                read(screen.value, screens, scope, depth + 1) {
                    found.add($0, style: isFirst ? .root : style, at: call.location)
                }
                return
            }
            if case .member(let base, _) = call.callee, let shortening = Self.shortening(call),
                case .routes = state.place(of: base, in: scope)
            {
                found.shortening = shortening
                return
            }
            if let made = made(value, scope) {
                for result in made.body.results {
                    readRoutes(result, screens, made, depth + 1, isFirst: isFirst, into: &found)
                }
                return
            }
            // `IdentifiedArray(uniqueElements: [.root(.home(.init()))])`, `Array(state.routes.prefix(1))`.
            guard let inner = call.arguments.first, !inner.isTrailingClosure else {
                found.isOpen = true
                return
            }
            readRoutes(inner.value, screens, scope, depth + 1, isFirst: isFirst, into: &found)
        default:
            guard let made = made(value, scope) else {
                found.isOpen = true
                return
            }
            for result in made.body.results {
                readRoutes(result, screens, made, depth + 1, isFirst: isFirst, into: &found)
            }
        }
    }

    /// `.push`, `Route.push`.
    private static func isRoute(_ callee: Expression) -> Bool {
        switch callee {
        case .implicitMember, .member(.name("Route"), _): true
        default: false
        }
    }

    // MARK: Screens

    private func read(
        _ value: Expression, _ screens: TCAFeature.Screens, _ scope: Scope, _ depth: Int, _ take: (Part) -> Void
    ) {
        guard depth < 20 else { return take(.open) }
        switch value {
        case .implicitMember(let name): member(name, screens, depth, take)
        case .member(let owner, let name) where isScreens(owner, screens, scope): member(name, screens, depth, take)
        case .keyPath(_, let path): take(path.last.map { .screen($0) } ?? .open)
        case .branch, .match:
            for part in value.alternatives ?? [] { read(part, screens, scope, depth + 1, take) }
        case .parameter(let name): take(.parameter(name))
        case .typed(let type):
            let assigned = Self.assigned(to: type, in: scope)
            if assigned.isEmpty { take(.open) }
            for part in assigned { read(part, screens, scope, depth + 1, take) }
        case .call(let index) where scope.body.calls.indices.contains(index):
            let call = scope.body.calls[index]
            switch call.callee {
            case .implicitMember("some") where call.arguments.count == 1:
                read(call.arguments[0].value, screens, scope, depth + 1, take)
            case .implicitMember(let name) where name != "init": member(name, screens, depth, take)
            case .member(let owner, let name) where name != "init" && isScreens(owner, screens, scope):
                member(name, screens, depth, take)
            default: follow(value, screens, scope, depth, take)
            }
        default: follow(value, screens, scope, depth, take)
        }
    }

    /// A member of the screens' type: a case, or what a static one makes.
    private func member(_ name: String, _ screens: TCAFeature.Screens, _ depth: Int, _ take: (Part) -> Void) {
        let members = table[screens.type]
        let made =
            members.properties[name].map { table.scope(of: $0) }
            ?? members.functions[name]?.first.map { table.scope(of: $0) }
        guard let made, !state.features.cases(ofType: screens.type).contains(where: { $0.facts.name == name }) else {
            return take(.screen(name))
        }
        for result in made.body.results { read(result, screens, made, depth + 1, take) }
    }

    private func follow(
        _ value: Expression, _ screens: TCAFeature.Screens, _ scope: Scope, _ depth: Int, _ take: (Part) -> Void
    ) {
        guard let made = made(value, scope), !made.body.results.isEmpty else { return take(.open) }
        for result in made.body.results { read(result, screens, made, depth + 1, take) }
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
    private func made(_ value: Expression, _ scope: Scope) -> Scope? {
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
        case .screen(let name): named.append(.init(screen: name, style: style, location: location))
        case .parameter(let name): parameters.append(name)
        case .open: isOpen = true
        }
    }
}
