import Facts
import Types

/// Views of the app that put a container around whatever they are made with: each view that makes one has that container.
///
/// ```swift
/// struct AppStack<Content: View>: View {
///     @ViewBuilder let content: () -> Content
///     var body: some View { NavigationStack { content() } }
/// }
/// struct HomeTab: View { var body: some View { AppStack { HomeView() } } }
/// ```
struct GenericContainers {
    let context: LinkingContext
    let slots: SlotResolver
    /// The containers of such views, by the view.
    private var containers: [TypeID: [ContainerHost]] = [:]

    private var table: TypeTable { context.table }

    init(among hosts: [ContainerHost], context: LinkingContext, slots: SlotResolver) {
        self.context = context
        self.slots = slots
        for host in hosts where host.facts.kind != .tab && !host.isWrapper {
            let isGeneric = table[host.holder].parts.contains { !table[$0].genericParameters.isEmpty }
            guard isGeneric, !host.facts.content.isEmpty,
                host.facts.content.allSatisfy({ handed($0.value, host) != nil })
            else { continue }
            containers[host.holder, default: []].append(host)
        }
    }

    /// Whether a container is that of such a view, and so none by itself.
    func contains(_ host: ContainerHost) -> Bool { containers[host.holder]?.isEmpty == false }

    /// Such views.
    var types: some Sequence<TypeID> { containers.keys }

    /// The containers of the views that make such views, in the order in which they are made.
    /// - Parameter isWrapped: whether what stands at a call is the container of what is presented there.
    func hosts(_ isWrapped: (CallSite) -> Bool) -> [ContainerHost] {
        guard !containers.isEmpty else { return [] }
        return context.constructions.flatMap { made -> [ContainerHost] in
            guard let holder = made.site.holder, holder != made.type else { return [] }
            return (containers[made.type] ?? []).compactMap { host in
                var facts = host.facts
                facts.place = nil
                facts.content = facts.content.compactMap { content in
                    argument(for: content, of: host, made).map { .init(content.style, $0) }
                }
                guard !facts.content.isEmpty else { return nil }
                return ContainerHost(
                    holder: holder, site: made.site, system: host.system, facts: facts, slots: bound(host, made),
                    isWrapper: isWrapped(made.site), wrappedBy: made.type)
            }
        }
    }

    /// What a container is bound to where its view is made: what that is handed, else what it finds by itself.
    private func bound(_ host: ContainerHost, _ made: CallIndex.Construction) -> Set<StateProperty> {
        guard !host.slots.isEmpty else { return [] }
        let handed = made.site.call.arguments.reduce(into: Set<StateProperty>()) { handed, argument in
            handed.formUnion(slots.slots(of: argument.value, in: made.site.scope))
        }.intersection(host.slots)
        return handed.isEmpty ? host.slots : handed
    }

    /// What a view is made with in place of what its container holds.
    private func argument(
        for content: ContainerFacts.Content, of host: ContainerHost, _ made: CallIndex.Construction
    ) -> Expression? {
        handed(content.value, host).flatMap { context.argument(keptIn: $0, of: made.type, by: made.site.call) }
    }

    /// The property that holds what a view was made with, modifiers aside: `content`, `content()`.
    private func handed(_ content: Expression, _ host: ContainerHost) -> String? {
        guard case .closure(let parts) = content, parts.count == 1 else { return nil }
        var found: String?
        parts[0].walk { part in
            switch part {
            case .name(let name), .member(.instance, let name):
                let property = context.property(name, of: host.holder)
                found = property.flatMap { table.property($0).body == BodyFacts() ? name : nil }
            case .call(let position):
                guard let call = host.scope.call(at: position) else { break }
                if case .member(let base, _) = call.callee, base != .instance { return .visitInstead([base], in: ()) }
                // What takes a value builds a view for that.
                return call.arguments.isEmpty ? .visitInstead([call.callee], in: ()) : .stop
            default: break
            }
            return .stop
        }
        return found
    }
}
