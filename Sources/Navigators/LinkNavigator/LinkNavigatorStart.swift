import Base
import Facts
import Linking
import NavigationModel
import Types

/// Where navigators are shown, and what they show first.
///
/// ```swift
/// LinkNavigationView(linkNavigator: navigator, item: .init(path: "home"))
/// TabLinkNavigationView(linkNavigator: tabs, isHiddenDefaultTabbar: false, tabItemList: [.init(tag: 0, …)])
/// navigator.launch(paths: ["home"], items: [:])
/// ```
struct LinkNavigatorStart {
    /// A place where a navigator is shown.
    struct Place {
        let site: CallSite
        let group: LinkNavigatorGroup
        /// The paths that are there first, with the call that names them.
        let first: [(path: String, style: Style, location: RelativeLocation)]
        /// How each path looks in a tab bar.
        let tabs: [String: Tab]
    }

    private(set) var places: [Place] = []
    private(set) var notUnderstood: [UnresolvedCode] = []
    /// The views that do nothing but show a navigator.
    private(set) var views: [TypeID: TypeID] = [:]
    private let receivers: LinkNavigatorReceivers
    private let paths: PathReader
    private let context: LinkingContext
    private var table: TypeTable { context.table }

    /// Where the calls stand that say what is shown first.
    var sites: Set<RelativeLocation> { Set(places.map(\.site.call.location)) }

    init(_ receivers: LinkNavigatorReceivers, _ paths: PathReader, _ context: LinkingContext) {
        self.receivers = receivers
        self.paths = paths
        self.context = context
        for name in LinkNavigatorNames.views.sorted() {
            for site in context.sites(named: name) {
                guard let navigator = site.call.argument("linkNavigator") else { continue }
                add(site, of: navigator, site.call.argument("tabItemList") ?? site.call.argument("item"))
            }
        }
        for site in context.sites(named: LinkNavigatorNames.launch) {
            guard let navigator = site.call.receiver,
                let first = site.call.argument("paths") ?? site.call.argument("item") ?? site.call.argument("linkItem"),
                receivers.isOfLibrary(navigator, in: site.scope)
            else { continue }
            add(site, of: navigator, first)
        }
        for site in context.sites(named: "replace") where receivers.isNavigation(site) && isContent(site) {
            guard let navigator = site.call.receiver,
                let first = site.call.argument("paths") ?? site.call.argument("url") ?? site.call.argument("path")
            else { continue }
            add(site, of: navigator, first, isAddress: site.call.argument("url") != nil)
        }
    }

    /// Whether what a call gives is the content of a scene: `WindowGroup { navigator.replace(paths: ["home"], …) }`.
    private func isContent(_ site: CallSite) -> Bool {
        guard let type = site.holder, context.conformances.isEntry(type), let around = site.call.closure,
            let scene = site.scope.call(at: around.call), scene.name.map(table.traits.all.scenes.contains) ?? false,
            case .closure(let results)? = scene.argument(of: around)?.value
        else { return false }
        return results.contains { site.scope.chain(endingAt: $0).contains { $0.index == site.index } }
    }

    private mutating func add(
        _ site: CallSite, of navigator: Expression, _ first: Expression?, isAddress: Bool = false
    ) {
        let isTabs = site.call.name == LinkNavigatorNames.tabsView
        let groups = receivers.groups(of: navigator, in: site.scope)
        guard !groups.isEmpty else { return }
        let items = isTabs ? first.map { tabItems($0, in: site.scope) } ?? [] : []
        var shown: [(path: String, style: Style, location: RelativeLocation)] = []
        var tabs: [String: Tab] = [:]
        var isOpen = false
        if isTabs {
            for item in items {
                guard let link = item.site.call.argument("linkItem") else { continue }
                let read = paths.read(link, in: item.site.scope)
                isOpen = isOpen || read.isOpen || !read.parameters.isEmpty
                for (position, path) in read.names.enumerated() {
                    shown.append((path, position == 0 ? .tab : .push, item.site.call.location))
                }
                if let path = read.names.first { tabs[path] = item.tab }
            }
            isOpen = isOpen || items.isEmpty
        } else if let first {
            let read = paths.read(first, in: site.scope, isAddress: isAddress)
            shown = read.names.map { ($0, .root, site.call.location) }
            isOpen = read.isOpen || !read.parameters.isEmpty
        }
        if isOpen {
            notUnderstood.append(
                UnresolvedCode(
                    text: site.call.text, reason: "the first path is chosen at run time",
                    help: "write the path here, as in `.init(path: \"home\")`", location: site.call.location))
        }
        // What is shown first tells which of several it is.
        let owners = shown.first.map { receivers.owners(of: $0.path, among: groups, for: site.scope) } ?? []
        guard let group = owners.first ?? groups.first else { return }
        for (path, _, _) in shown where group.builder(of: path) == nil {
            notUnderstood.append(receivers.missing(path, in: groups, by: site.call))
        }
        places.append(
            Place(site: site, group: group, first: shown.filter { group.builder(of: $0.path) != nil }, tabs: tabs))
        if let view = site.holder, context.conformances.isView(view), !context.conformances.isEntry(view),
            let body = site.scope.property, table.property(body).name == "body", site.scope.body.results.count == 1,
            site.scope.chain(endingAt: site.scope.body.results[0]).last?.index == site.index
        {
            views[view] = group.type
        }
    }

    /// The items of a tab bar, each a call that makes one.
    private func tabItems(_ list: Expression, in scope: Scope) -> [(site: CallSite, tab: Tab)] {
        var found: [(CallSite, Tab)] = []
        var seen: Set<BodyID> = []
        Expression.walk([(list, scope)]) { value, inside in
            switch value {
            case .array(let parts), .branch(let parts), .closure(let parts): return .visitInstead(parts, in: inside)
            case .match: return .visitInstead(value.alternatives ?? [], in: inside)
            case .call(let index):
                guard let call = inside.call(at: index) else { break }
                if call.argument("linkItem") != nil {
                    found.append((CallSite(scope: inside, call: call), tab(of: call.argument("tabItem"), in: inside)))
                } else if let function = context.function(of: call, in: inside), seen.insert(function.body).inserted {
                    let made = table.scope(of: function)
                    return .visitInstead(made.body.results, in: made)
                }
            default:
                guard let property = context.property(meantBy: value, in: inside), seen.insert(property.body).inserted
                else { break }
                let made = table.scope(of: property)
                return .visitInstead(made.body.results, in: made)
            }
            return .skipChildren
        }
        return found
    }

    /// How an item looks: `.init(title: "Ships", image: UIImage(systemName: "ferry"), tag: 0)`.
    private func tab(of item: Expression?, in scope: Scope) -> Tab {
        guard case .call(let index)? = item, let call = scope.call(at: index) else { return Tab() }
        var tab = Tab()
        if case .literal(let title)? = call.argument("title") { tab.title = title }
        if case .call(let image)? = call.argument("image"), let made = scope.call(at: image),
            case .literal(let name)? = made.argument("systemName") ?? made.argument("named")
        {
            tab.image = name
        }
        return tab
    }
}
