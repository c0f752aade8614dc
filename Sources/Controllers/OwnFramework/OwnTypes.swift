import Base
import Facts
import Linking
import Presentation
import Types
import ViewControllers

/// Tells the objects of an app that give a view to be shown: those that conform to a protocol of the app's own which asks for it.
///
/// ```swift
/// protocol Screen: AnyObject { func toPresentable() -> AnyView }
/// ```
final class OwnTypes {
    let context: LinkingContext
    /// The members by which they give it.
    let members: Set<String>
    /// Those objects, without what stands in for one in tests and previews.
    let presentables: Set<TypeID>
    /// What asks for such a member.
    private let protocols: Set<TypeID>
    /// The names of types whose source isn't read and that the project says have such a member.
    private let outside: Set<String>
    private let enumsByCase: [String: [TypeID]]
    private let targets: TargetResolver
    private let made: Memo<ViewsQuery, ViewsQuery.Answer>
    private var table: TypeTable { context.table }

    /// The views that an object gives.
    private struct ViewsQuery: Query {
        typealias Answer = [TargetResolver.Targets.Target]

        let type: TypeID
    }

    /// - Parameter words: what the project says of such members, whose types may be in a library.
    /// - Returns: nil where the app has none.
    init?(_ context: LinkingContext, _ words: ProjectAnnotations) {
        var members: Set<String> = []
        var protocols: Set<TypeID> = []
        var presentables: Set<TypeID> = []
        var enums: [String: [TypeID]] = [:]
        let table = context.table
        for type in table.types where type.kind == .protocol && !type.isExternal {
            let names = Self.members(of: type, in: table)
            guard !names.isEmpty else { continue }
            let all = context.conformances.conformers(of: type.id)
            let objects = all.filter { table[$0].kind == .class && !context.conformances.isController($0) }
            guard objects.count == all.count, objects.count > 1 else { continue }
            members.formUnion(names)
            protocols.insert(type.id)
            presentables.formUnion(objects.filter { !table[$0].isStandIn })
        }
        for member in words.presents {
            let objects = table.types.filter { type in
                type.kind == .class && !type.isExternal && !type.isStandIn && Self.isOf(type.id, member, in: context)
            }
            if objects.isEmpty { continue }
            members.insert(member.name)
            presentables.formUnion(objects.map(\.id))
        }
        guard !presentables.isEmpty else { return nil }
        outside = Set(words.presents.compactMap(\.typeName))
        for type in table.types where type.kind == .enum && !type.isExternal {
            for name in Set(table.declarations(of: type.id).flatMap(\.cases).map(\.name)) {
                enums[name, default: []].append(type.id)
            }
        }
        self.context = context
        self.members = members
        self.protocols = protocols
        enumsByCase = enums
        self.presentables = presentables
        targets = TargetResolver(context)
        made = context.memory.memo(of: ViewsQuery.self)
    }

    /// The members of a protocol that give a view without asking for anything.
    private static func members(of type: TypeDeclaration, in table: TypeTable) -> Set<String> {
        guard !type.inherits.contains(where: { table.traits.all.viewProtocols.contains($0.last) }) else { return [] }
        var found: Set<String> = []
        for (name, functions) in type.functions where name != "init" {
            let isGiving = functions.contains { function in
                let facts = table.function(function)
                return facts.parameters.isEmpty && !facts.isStatic && facts.returnType?.last == erased
            }
            if isGiving { found.insert(name) }
        }
        for (name, property) in type.properties where table.property(property).type?.last == erased {
            found.insert(name)
        }
        return found
    }

    private static let erased = "AnyView"

    /// Whether a type has a member that is said to be of a type: it is of that, or inherits from it.
    private static func isOf(
        _ type: TypeID, _ member: ProjectAnnotations.Function, in context: LinkingContext
    ) -> Bool {
        member.isOf(context.table.name(of: type)) || context.conformances.names(of: type).contains(where: member.isOf)
    }

    /// Whether the system makes a value of a type when it launches the app or opens a scene.
    func isLaunched(_ type: TypeID?) -> Bool {
        guard let type else { return false }
        return context.conformances.isEntry(type)
            || !context.conformances.names(of: type).isDisjoint(with: table.traits.all.launchProtocols)
    }

    /// Whether a value of a type may be one of those objects.
    func isPresentable(_ type: TypeID) -> Bool {
        presentables.contains(type) || protocols.contains(type)
            || table[type].kind == .protocol
                && context.conformances.ancestors(of: type).contains(where: protocols.contains)
    }

    /// Whether a type that is written somewhere is one of theirs, also in a list.
    func isPresentable(_ name: TypeName, in scope: Scope) -> Bool {
        ([name] + name.arguments).contains { part in
            context.find(part, in: scope).map(isPresentable) ?? outside.contains(part.last)
        }
    }

    /// The enums of the app that have a case of a name.
    func enums(withCase name: String) -> [TypeID] { enumsByCase[name] ?? [] }

    /// The views that an object gives.
    func views(of type: TypeID) -> [TargetResolver.Targets.Target] {
        made.value(of: ViewsQuery(type: type), unknown: []) {
            let owners = [type] + self.context.conformances.ancestors(of: type).filter { self.table[$0].kind == .class }
            for owner in owners {
                for name in self.members.sorted() {
                    if let function = self.table[owner].functions[name]?.first(where: {
                        self.table.function($0).parameters.isEmpty
                    }) {
                        return self.views(in: self.table.scope(of: function))
                    }
                    if let property = self.table[owner].properties[name] {
                        return self.views(in: self.table.scope(of: property))
                    }
                }
            }
            return []
        }
    }

    private func views(in scope: Scope) -> [TargetResolver.Targets.Target] {
        scope.body.results.flatMap { targets.targets(of: $0, in: scope).targets }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
