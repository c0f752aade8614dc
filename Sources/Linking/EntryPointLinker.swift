import Base
import Facts
import NavigationModel
import Presentation
import Types

/// Finds where coordinators and first views are mounted: apps, scenes, and views or controllers that show a
/// coordinator's own view.
struct EntryPointLinker {
    struct Mount: Hashable {
        let holder: TypeID
        let target: TargetResolver.Targets.Target
        let location: RelativeLocation
        /// The platforms that it is compiled for.
        var platforms = Platforms.all
        var role = EntryRole.app

        /// From where to where it leads.
        struct Way: Hashable {
            let holder: TypeID
            let target: TargetResolver.Targets.Target
        }

        var way: Way { Way(holder: holder, target: target) }
    }

    let targets: TargetResolver
    let reach: ViewContainment
    let words: ProjectAnnotations
    private var context: LinkingContext { targets.context }
    private var table: TypeTable { context.table }

    private var traits: TraitsTable { table.traits }

    /// Every mount, the same one from the same type only once.
    func mounts() -> [Mount] {
        var found: [Mount] = []
        var seen: Set<Mount.Way> = []
        for scope in context.code.scopes {
            guard let holder = scope.type, !table[holder].isExternal, !context.coordinators.contains(holder) else {
                continue
            }
            for mount in scenes(in: scope, holder) + coordinatorViews(in: scope, holder) + windows(in: scope, holder)
            where !mount.target.isEmptyView(traits) && seen.insert(mount.way).inserted { found.append(mount) }
        }
        return EntryRoles(context: context, words: words).told(found)
    }

    /// What the scenes of an app hold.
    private func scenes(in scope: Scope, _ holder: TypeID) -> [Mount] {
        guard context.conformances.isEntry(holder) else { return [] }
        return scope.body.calls.filter { call in call.name.map(traits.all.scenes.contains) ?? false }.flatMap { call in
            let closures = call.arguments.map(\.value).filter { if case .closure = $0 { true } else { false } }
            let role = EntryRoles.role(of: call, traits.all)
            return closures.flatMap { mounted($0, in: scope) }
                .map {
                    Mount(
                        holder: holder, target: $0, location: call.location, platforms: call.platforms, role: role)
                }
        }
    }

    /// What a scene or a window holds: in code that several targets share, what each of them calls so.
    private func mounted(_ content: Expression, in scope: Scope) -> [TargetResolver.Targets.Target] {
        let path = table[scope.file].path
        return reach.shown(by: content, in: scope).flatMap { target -> [TargetResolver.Targets.Target] in
            let all: [TypeID] =
                switch target {
                case .declared(let type): words.shared[path].map { table.types(named: table[type].name, in: $0) } ?? []
                case .external(let name): table.namesakes(name, from: scope.file)
                }
            return all.count > 1 ? all.map { .declared($0) } : [target]
        }
    }

    /// What a delegate puts into a window: `window.rootViewController = UIHostingController(rootView: RootView())`.
    private func windows(in scope: Scope, _ holder: TypeID) -> [Mount] {
        guard traits.all.launchProtocols.contains(where: { context.conformances.conforms(holder, to: $0) }) else {
            return []
        }
        let starts = scope.function.map { traits.all.launchMethods.contains(table.function($0).name) } ?? true
        return scope.body.calls.filter { $0.name.map(traits.all.hostingTypes.contains) == true }.flatMap { call in
            (call.argument("rootView").map { mounted($0, in: scope) } ?? []).map {
                Mount(holder: holder, target: $0, location: call.location, role: starts ? .app : .window)
            }
        }
    }

    /// `coordinator.view`, and `coordinator.view()` of older versions, wherever they stand.
    private func coordinatorViews(in scope: Scope, _ holder: TypeID) -> [Mount] {
        guard !context.coordinators.isEmpty else { return [] }
        var found: [Mount] = []
        func look(at expression: Expression, _ location: RelativeLocation) {
            expression.walk { part in
                switch part {
                case .member(let base, let name) where traits.all.viewMembers.contains(name):
                    guard case .instance(let type) = context.type(of: base, in: scope),
                        context.coordinators.contains(type)
                    else { return .visitChildren }
                    found.append(Mount(holder: holder, target: .declared(type), location: location))
                    return .skipChildren
                case .match(_, let arms): return .visitInstead(arms.map(\.value), in: ())
                default: return .visitChildren
                }
            }
        }
        for call in scope.body.calls {
            look(at: call.callee, call.location)
            for argument in call.arguments { look(at: argument.value, call.location) }
        }
        let place =
            scope.function.map { table.function($0).location } ?? scope.property.map { table.property($0).location }
        if let place { for result in scope.body.results { look(at: result, place) } }
        return found
    }
}
