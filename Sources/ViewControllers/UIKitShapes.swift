import Base
import Facts
import Types

/// Tells which types are coordinators by what they conform to and hold, as far as that does not depend on what they show.
package final class UIKitShapes {
    private let types: UIKitTypes
    private let memo: Memo<ShapeQuery, ShapeQuery.Answer>
    private var context: LinkingContext { types.context }
    private var table: TypeTable { context.table }
    /// Classes that representables make for their own use.
    private let helpers: Set<TypeID>
    /// Types that have functions which show what they are handed.
    private let shows: Set<TypeID>

    package struct Shape {
        /// Whether it may be a coordinator.
        package var isCoordinator = false
        /// Whether it is one, and holds a container of UIKit's.
        package var hasContainer = false
    }

    private struct ShapeQuery: Query {
        typealias Answer = Shape

        let type: TypeID
    }

    package init(_ types: UIKitTypes, verbs: Set<FunctionID>, others: Set<TypeID>) {
        self.types = types
        memo = types.memory.memo(of: ShapeQuery.self)
        let table = types.context.table
        var helpers = others
        for type in table.types where !type.isExternal {
            let names = types.context.conformances.names(of: type.id)
            guard names.contains(where: { $0.hasSuffix("Representable") }) else { continue }
            helpers.formUnion(type.nested.values)
            for function in type.functions["makeCoordinator"] ?? [] {
                guard let name = table.function(function).returnType else { continue }
                if let made = types.context.find(name, in: table.scope(of: function)) { helpers.insert(made) }
            }
        }
        self.helpers = helpers
        var shows: Set<TypeID> = []
        for verb in verbs {
            guard let owner = table.owner(of: verb) else { continue }
            shows.insert(owner)
            for ancestor in types.context.conformances.ancestors(of: owner) where table[ancestor].kind == .protocol {
                if table[ancestor].functions[table.function(verb).name] != nil { shows.insert(ancestor) }
            }
        }
        self.shows = shows
    }

    /// Whether a type has functions that show what they are handed.
    package func showsWhatItIsHanded(_ type: TypeID) -> Bool { shows.contains(type) }

    package func isCoordinator(_ type: TypeID) -> Bool { shape(of: type).isCoordinator }

    package func shape(of type: TypeID) -> Shape {
        memo.value(of: ShapeQuery(type: type), unknown: Shape()) { self.found(type) }
    }

    private func found(_ type: TypeID) -> Shape {
        let declared = table[type]
        guard !declared.isExternal, [.class, .struct, .actor].contains(declared.kind), !helpers.contains(type),
            types.kind(of: type) == nil, !context.conformances.isPart(type), !context.conformances.isEntry(type),
            !context.conformances.names(of: type).contains(where: Self.libraries.contains)
        else { return Shape() }
        // Looking up what a type holds takes long, and few types are called or start as coordinators do.
        let conforms = conforms(type)
        guard
            conforms || hasStart(type) || UIKitNames.coordinatorEndings.contains(where: declared.name.hasSuffix)
        else { return Shape() }
        let hasContainer = holdsContainer(type)
        return Shape(isCoordinator: conforms || hasContainer || holdsVerbs(type), hasContainer: hasContainer)
    }

    private static let libraries: Set<String> = [
        "NSFileCoordinator", "NSPersistentStoreCoordinator", "Flow", "Stepper",
    ]

    private func hasStart(_ type: TypeID) -> Bool {
        !context.functions("start", of: type).isEmpty || !context.functions("coordinate", of: type).isEmpty
    }

    /// Whether a type conforms to or inherits from what the sources call a coordinator.
    private func conforms(_ type: TypeID) -> Bool {
        context.conformances.ancestors(of: type).contains { ancestor in
            let declared = table[ancestor]
            guard !declared.isExternal, declared.kind == .protocol || declared.kind == .class, hasStart(ancestor) else {
                return false
            }
            return ["Coordinator", "Flow", "Coordinating", "CoordinatorType", "CoordinatorProtocol"].contains {
                declared.name.hasSuffix($0)
            } || holdsContainer(ancestor) || hasChildren(ancestor)
        }
    }

    /// Whether a type holds others of its own type.
    private func hasChildren(_ type: TypeID) -> Bool {
        table[type].properties.values.contains { property in
            guard let name = table.property(property).type else { return false }
            return ([name] + name.arguments).contains { context.find($0, in: table.scope(of: property)) == type }
        }
    }

    /// Whether a type has a property, or is made with a value, that is a container of UIKit's.
    private func holdsContainer(_ type: TypeID) -> Bool {
        types(heldBy: type).contains { types.isContainer($0.name, in: $0.scope) || isDelegate($0) }
    }

    /// Whether something that is held is the app's delegate or a scene's, which has the window.
    private func isDelegate(_ held: (name: TypeName, scope: Scope)) -> Bool {
        types.kind(of: held.name, in: held.scope) == .delegate
    }

    /// Whether a type has a property, or is made with a value, of a type that shows what it is handed.
    private func holdsVerbs(_ type: TypeID) -> Bool {
        types(heldBy: type).contains { held in
            guard let found = table.find(held.name, from: held.scope.file, within: held.scope.type) else {
                return false
            }
            return found != type && shows.contains(found)
        }
    }

    private func types(heldBy type: TypeID) -> [(name: TypeName, scope: Scope)] {
        types(heldBy: [type] + context.conformances.ancestors(of: type))
    }

    private func types(heldBy owners: [TypeID]) -> [(name: TypeName, scope: Scope)] {
        owners.flatMap { owner -> [(name: TypeName, scope: Scope)] in
            guard !table[owner].isExternal else { return [] }
            let properties = table[owner].properties.values.compactMap { property in
                context.writtenType(of: property).map { ($0.name, $0.scope) }
            }
            let parameters = (table[owner].functions["init"] ?? []).flatMap { function in
                table.function(function).parameters.compactMap { parameter in
                    parameter.type.map { ($0, table.scope(of: function)) }
                }
            }
            return properties + parameters
        }
    }

    /// The kind of a coordinator by what it holds and shows.
    /// - Parameters:
    ///   - styles: how it shows its destinations.
    ///   - isRouter: whether it shows the cases of one enum.
    package func kind(of type: TypeID, showing styles: Set<Style>, isRouter: Bool) -> CoordinatorKind {
        if isRouter, !hasStart(type) { return .router }
        let own = types(heldBy: [type])
        let all = types(heldBy: [type] + context.conformances.ancestors(of: type))
        let inherited = all.dropFirst(own.count)
        func isWindow(_ held: (name: TypeName, scope: Scope)) -> Bool {
            held.name.last == "UIWindow" || isDelegate(held)
        }
        // What holds one of each for its heirs says nothing about them.
        let says = [inherited.contains(where: isWindow), holds(.tabs, inherited), holds(.split, inherited)]
        let held = says.count { $0 } > 1 ? own : all
        let names = context.conformances.names(of: type)
        if held.contains(where: isWindow) { return .root }
        let answersTabs = says.count { $0 } < 2 && names.contains("UITabBarControllerDelegate")
        if holds(.tabs, held) || styles.contains(.tab) || answersTabs { return .tab }
        if holds(.split, held) || styles.contains(where: \.isColumn) { return .split }
        return .flow
    }

    /// Whether something that is held is a container of a kind, or the one type behind a protocol that is.
    private func holds(_ kind: UIKitTypes.Kind, _ held: some Sequence<(name: TypeName, scope: Scope)>) -> Bool {
        held.contains { held in
            if types.kind(of: held.name, in: held.scope) == kind { return true }
            guard let found = table.find(held.name, from: held.scope.file, within: held.scope.type),
                table[found].kind == .protocol, !table[found].isExternal
            else { return false }
            let conforming = context.conformances.conformers(of: found)
            return conforming.count == 1 && types.kind(of: conforming[0]) == kind
        }
    }
}
