import Base
import Facts
import NavigationModel
import Types
import ViewControllers

/// The coordinators of an app by the library's classes that they inherit from, and by their routes.
struct XCoordinatorTypes {
    struct Coordinator {
        let type: TypeID
        let kind: CoordinatorKind
        /// The enum of its routes.
        let route: TypeID
        /// The function that says what each route shows.
        let prepare: FunctionID?
    }

    /// A router whose routes are those of another.
    struct Redirection {
        let route: TypeID
        let parent: TypeID
        let map: FunctionID?
    }

    let context: LinkingContext
    private(set) var all: [Coordinator] = []
    private(set) var byType: [TypeID: Coordinator] = [:]
    private(set) var byRoute: [TypeID: [Coordinator]] = [:]
    private(set) var redirections: [TypeID: Redirection] = [:]
    private var table: TypeTable { context.table }

    init(_ context: LinkingContext) {
        self.context = context
        let table = context.table
        let classes = Set(XCoordinatorNames.classes.keys).union([XCoordinatorNames.redirection])
        for type in table.types where type.kind == .class && !type.isExternal {
            guard !context.conformances.names(of: type.id).isDisjoint(with: classes),
                let base = base(of: type.id)
            else { continue }
            if base.name.last == XCoordinatorNames.redirection {
                guard base.name.arguments.count == 2, let parent = route(base.name.arguments[0], of: type.id),
                    let own = route(base.name.arguments[1], of: type.id)
                else { continue }
                redirections[own] = Redirection(
                    route: own, parent: parent, map: context.functions("mapToParentRoute", of: type.id).first)
                continue
            }
            let prepare = context.functions(XCoordinatorNames.prepare, of: type.id).first
            let named = prepare.flatMap { table.function($0).parameters.first?.type }
            guard
                let route = named.flatMap({ route($0, of: type.id) })
                    ?? base.name.arguments.first.flatMap({ route($0, of: type.id) })
            else { continue }
            let coordinator = Coordinator(
                type: type.id, kind: Self.kind(base.name), route: route, prepare: prepare)
            all.append(coordinator)
            byType[type.id] = coordinator
            byRoute[route, default: []].append(coordinator)
        }
    }

    private static func kind(_ base: TypeName) -> CoordinatorKind {
        if base.arguments.count > 1 {
            let transition = base.arguments[1]
            let held = transition.last == "Transition" ? transition.arguments.first ?? transition : transition
            if let kind = XCoordinatorNames.transitions[held.last] { return kind }
        }
        return XCoordinatorNames.classes[base.last] ?? .root
    }

    /// The enum that a name means in a coordinator's code.
    private func route(_ name: TypeName, of type: TypeID) -> TypeID? {
        guard let found = context.find(name, in: Scope(file: table[type].file, type: type)),
            table[found].kind == .enum
        else { return nil }
        return found
    }

    /// The library's class that a type inherits from, with what it is written with there.
    private func base(of type: TypeID) -> (name: TypeName, owner: TypeID)? {
        var visited: Set<TypeID> = []
        var next: (type: TypeID, given: [String: TypeName])? = (type, [:])
        while let current = next, visited.insert(current.type).inserted {
            next = nil
            let scope = Scope(file: table[current.type].file, type: current.type)
            for parent in table[current.type].inherits {
                let name = parent.filled(with: current.given)
                let found = context.find(parent, in: scope)
                let isLibrary =
                    found.map { table[$0].isExternal || table[$0].module == XCoordinatorNames.module } ?? true
                if isLibrary,
                    XCoordinatorNames.classes[parent.last] != nil || parent.last == XCoordinatorNames.redirection
                {
                    return (name, current.type)
                }
                guard let found, table[found].kind == .class else { continue }
                let parameters = table[found].parts.lazy.map { table[$0].genericParameters }.first { !$0.isEmpty } ?? []
                next = (found, Dictionary(zip(parameters, name.arguments)) { first, _ in first })
            }
        }
        return nil
    }

    /// The route of a router's type: `R` of `StrongRouter<R>`.
    func route(ofRouter name: TypeName, in scope: Scope) -> TypeID? {
        guard XCoordinatorNames.routers.contains(name.last), let argument = name.arguments.first else { return nil }
        return context.find(argument, in: scope).flatMap { table[$0].kind == .enum ? $0 : nil }
    }

    /// The cases of an enum, by name, with the first declaration of each.
    func cases(of route: TypeID) -> [CaseFacts] {
        table.declarations(of: route).flatMap(\.cases)
            .reduce(into: []) { found, item in
                if !found.contains(where: { $0.name == item.name }) { found.append(item) }
            }
    }
}
