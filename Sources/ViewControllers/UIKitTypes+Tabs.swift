import Base
import Facts
import Types

/// Tab bars of the app's own: controllers with a bar that show one of what they are made with, whichever people choose.
///
/// ```swift
/// final class MainTabBar: UIViewController {
///     let items: [Item]
///     func select(index: Int) { addChild(items[index].controller) }
/// }
/// ```
extension UIKitTypes {
    /// The list that a tab bar shows one of.
    package struct TabList {
        /// The property that holds the list.
        let property: String
        /// What of an element is shown; nil for the element itself.
        let member: String?
    }

    /// The controllers that are tab bars, with the list that each shows one of.
    static func barred(among kinds: [TypeID: Kind], in table: TypeTable) -> [TypeID: TabList] {
        var found: [TypeID: TabList] = [:]
        for (type, kind) in kinds where kind == .controller && hasBar(type, in: table) {
            let bodies = table[type].functions.sorted { $0.key < $1.key }.flatMap(\.value).map {
                table.function($0).body
            }
            found[type] = bodies.lazy.flatMap(\.calls).compactMap { list(addedBy: $0, of: type, in: table) }.first
        }
        return found
    }

    private static func hasBar(_ type: TypeID, in table: TypeTable) -> Bool {
        ([table[type].name] + table[type].properties.keys).contains { $0.lowercased().contains("tabbar") }
    }

    /// The list one of whose elements a call adds.
    private static func list(addedBy call: CallFacts, of type: TypeID, in table: TypeTable) -> TabList? {
        guard UIKitNames.adding.contains(call.name ?? ""), call.arguments.count == 1,
            call.receiver == nil || call.receiver == .instance
        else { return nil }
        let (element, member): (Expression, String?) =
            switch call.arguments[0].value {
            case .member(let element, let member) where member != "[]": (element, member)
            case let element: (element, nil)
            }
        guard case .member(let list, "[]") = element, let name = list.ownName, table[type].properties[name] != nil
        else { return nil }
        return TabList(property: name, member: member)
    }
}

extension UIKitPresentations {
    /// The tabs that tab bars of the app's own are made with, each where that is done.
    func ownTabs(besides claimed: Set<RelativeLocation>) -> [UIKitCandidate] {
        table.sorted(values.types.barred.keys).flatMap { bar -> [UIKitCandidate] in
            guard let list = values.types.barred[bar] else { return [] }
            return (values.makers[bar] ?? []).filter { !claimed.contains($0.call.location) }.flatMap { site in
                guard case .array(let parts)? = context.argument(keptIn: list.property, of: bar, by: site.call) else {
                    return [UIKitCandidate]()
                }
                return parts.compactMap { part in
                    guard let member = list.member else { return part }
                    return content(member, of: part, in: site.scope)
                }.map {
                    UIKitCandidate(
                        site: site, expression: $0, means: .style(.tab), receiver: kept(site) ?? .call(site.index))
                }
            }
        }
    }

    /// What an element of a list is made with that it gives as a member.
    private func content(_ member: String, of element: Expression, in scope: Scope) -> Expression? {
        guard case .call(let index) = element, let call = scope.call(at: index),
            case .instance(let type)? = context.type(of: element, in: scope)
        else { return nil }
        return context.argument(keptIn: member, of: type, by: call)
    }

    /// The property that gives what a call in its code makes: `lazy var bar: TabBar = { … return TabBar(tabs: tabs) }()`.
    private func kept(_ made: CallSite) -> Expression? {
        guard let property = made.scope.property,
            made.scope.body.results.contains(where: { $0.mayBe(.call(made.index)) })
        else { return nil }
        return .name(table.property(property).name)
    }
}
