import Base
import Linking
import NavigationModel
import Types

/// A screen or a coordinator that nothing leads to.
///
/// The graph alone could be wrong where code was not understood. So the app's words have to agree: no declaration but
/// previews, and others that nothing leads to, may mention the type.
enum UnreachableScreen: Rule {
    static let description = RuleDescription(
        id: "unreachable-screen", severity: .warning, systems: .all,
        summary: "No path leads to a screen, and no other code mentions it.",
        why: """
            Nobody can ever see the screen. It was left behind when the last path to it was removed, or no path to it
            was ever added.
            """,
        wrong: """
            struct HomeView: View {
                var body: some View { Text("Home") }
            }
            struct OldHomeView: View {
                var body: some View { Text("Home").sheet(isPresented: $showsHelp) { HelpView() } }
            }
            """,
        right: """
            struct HomeView: View {
                var body: some View { Text("Home").sheet(isPresented: $showsHelp) { HelpView() } }
            }
            """,
        exceptions: """
            The rule ignores libraries and other source without an entry point. It also ignores `public` types, types
            that any other code mentions, and views with `Preview` in their names.
            """, saysNowhere: true)

    static func findings(in app: CheckedApp) -> [Finding] {
        guard app.isApp else { return [] }
        let reachable = ReachablePlaces(app.index)
        let nodes = app.graph.screens.map(\.reference) + app.graph.coordinators.map(\.reference)
        let lost = nodes.unique.compactMap { node -> (node: NodeReference, type: TypeID, name: String)? in
            guard let type = app.type(withID: node.id), case let path = app.path(of: type), path.count == 1,
                isShowable(type, app), !app.isPublic(type), !reachable.contains(node.id),
                // What helps a preview is there for nothing else.
                !path[0].contains("Preview")
            else { return nil }
            return (node, type, path[0])
        }
        let dead = dead(Set(lost.map(\.name)), app)
        return lost.compactMap { node, type, name in
            guard let others = dead[name], let place = app.location(of: type) else { return nil }
            let mentions =
                others.isEmpty ? "no other code mentions it" : "it's mentioned only in unreachable code"
            return finding(
                message: "Nothing leads to \(node.name): no path to it was found, and \(mentions).",
                help: "Show it somewhere, or delete it.", subject: node.id, location: app.location(of: place))
        }
    }

    private static func isShowable(_ type: TypeID, _ app: CheckedApp) -> Bool {
        !app.isEntry(type) && (app.isView(type) || app.isCoordinator(type))
    }

    /// Those of some types that nothing mentions but themselves and each other, with the others that mention each.
    private static func dead(_ names: Set<String>, _ app: CheckedApp) -> [String: Set<String>] {
        guard !names.isEmpty, let mentions = app.mentions(of: names) else { return [:] }
        var dead = names
        while true {
            let left = dead.filter { name in
                mentions[name].map { !$0.others && $0.asked.isSubset(of: dead) } ?? false
            }
            if left.count == dead.count {
                return dead.reduce(into: [:]) { $0[$1] = mentions[$1]?.asked.subtracting([$1]) ?? [] }
            }
            dead = left
        }
    }
}
