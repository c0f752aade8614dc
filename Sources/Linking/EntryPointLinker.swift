import Base
import Facts
import NavigationModel
import Presentation
import Types

/// Finds where coordinators and first views are mounted: apps, scenes, and views or controllers that show a
/// coordinator's own view.
package struct EntryPointLinker {
    /// A place that shows a first screen.
    package struct Mount: Hashable {
        package let holder: TypeID
        let target: TargetResolver.Targets.Target
        let location: RelativeLocation
        /// The platforms that it is compiled for.
        var platforms = Platforms.all
        var role = EntryRole.app
        /// What shows it, where that is not the holder itself: a storyboard.
        let name: String?
        /// The window that it is put into, as the code calls it, where that is told.
        package var window: String?

        /// - Parameters:
        ///   - holder: the type whose code shows it.
        ///   - name: what shows it, where that is not the holder itself.
        ///   - platforms: those that it is compiled for.
        package init(
            holder: TypeID, target: TargetResolver.Targets.Target, name: String? = nil, location: RelativeLocation,
            platforms: Platforms = .all, role: EntryRole = .app
        ) {
            self.name = name
            self.holder = holder
            self.target = target
            self.location = location
            self.platforms = platforms
            self.role = role
        }

        /// From where to where it leads.
        struct Way: Hashable {
            let holder: TypeID
            let target: TargetResolver.Targets.Target
        }

        var way: Way { Way(holder: holder, target: target) }
    }

    /// What a type can have to do with the start of an app.
    private struct Holder {
        let type: TypeID
        /// Whether it is a type of the app that is no coordinator.
        let isOwn: Bool
        /// Whether it is the app, or makes its scenes.
        let isEntry: Bool
        /// Whether the system tells it when the app is launched.
        let isDelegate: Bool

        init(_ type: TypeID, _ context: LinkingContext) {
            self.type = type
            isOwn = !context.table[type].isExternal && !context.coordinators.contains(type)
            isEntry = isOwn && context.conformances.isEntry(type)
            isDelegate =
                isOwn
                && context.table.traits.all.launchProtocols.contains { context.conformances.conforms(type, to: $0) }
        }
    }

    let targets: TargetResolver
    let reach: ViewContainment
    let words: ProjectAnnotations
    private var context: LinkingContext { targets.context }
    private var table: TypeTable { context.table }

    private var traits: TraitsTable { table.traits }

    /// Every mount, the same one from the same type only once.
    /// - Parameter others: those that systems found which link themselves.
    func mounts(beside others: [Mount]) -> [Mount] {
        var found: [Mount] = []
        var seen: Set<Mount.Way> = []
        for mount in others where seen.insert(mount.way).inserted { found.append(mount) }
        let hasViews = !context.libraryCoordinators.isEmpty
        // The code of one type stands together.
        var last: Holder?
        for scope in context.code.scopes {
            guard let type = scope.type else { continue }
            let holder = last.flatMap { $0.type == type ? $0 : nil } ?? Holder(type, context)
            last = holder
            guard holder.isOwn else { continue }
            var mounts = holder.isEntry ? scenes(in: scope, type) : []
            if hasViews { mounts += coordinatorViews(in: scope, type) }
            if holder.isDelegate { mounts += windows(in: scope, type) }
            for mount in mounts where !mount.target.isEmptyView(traits) && seen.insert(mount.way).inserted {
                found.append(mount)
            }
        }
        return EntryRoles(context: context, words: words).told(found)
    }

    /// What the scenes of an app hold.
    private func scenes(in scope: Scope, _ holder: TypeID) -> [Mount] {
        scope.body.calls.filter { call in
            call.name.map(traits.all.scenes.contains) ?? false && !context.known.claimed.contains(call.location)
        }.flatMap { call in
            // The icon in a menu bar is no screen: `MenuBarExtra { Status() } label: { StatusIcon() }`.
            let closures = call.arguments.filter { argument in
                argument.isClosure && !(argument.label.map(traits.all.partLabels.contains) ?? false)
            }.map(\.value)
            let role = EntryRoles.role(of: call, traits)
            // An app whose scene chooses between screens may stand for the coordinator that these belong to.
            let whole = context.known.byView[holder].map { [TargetResolver.Targets.Target.declared($0)] }
            let shown = whole ?? closures.flatMap { mounted($0, in: scope) }
            return (shown.isEmpty && role == .window ? closures.flatMap { parts(of: $0, in: scope) } : shown)
                .map {
                    Mount(
                        holder: holder, target: $0, location: call.location, platforms: call.platforms, role: role)
                }
        }
    }

    /// The app's own views that stand beside each other in a window or a menu: `MenuBarExtra("Sync") { Status(); Button("Quit") { … } }`.
    private func parts(of content: Expression, in scope: Scope) -> [TargetResolver.Targets.Target] {
        guard case .closure(let parts) = content else { return [] }
        return parts.flatMap { targets.targets(of: $0, in: scope).targets }.filter { target in
            if case .declared = target { true } else { false }
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
        let starts = scope.function.map { traits.all.launchMethods.contains(table.function($0).name) } ?? true
        return scope.body.calls.filter { $0.name.map(traits.all.hostingTypes.contains) == true }.flatMap { call in
            (call.argument("rootView").map { mounted($0, in: scope) } ?? []).map {
                Mount(holder: holder, target: $0, location: call.location, role: starts ? .app : .window)
            }
        }
    }

    /// `coordinator.view`, and `coordinator.view()` of older versions, wherever they stand.
    private func coordinatorViews(in scope: Scope, _ holder: TypeID) -> [Mount] {
        var found: [Mount] = []
        func look(at expression: Expression, _ location: RelativeLocation) {
            expression.walk { part in
                switch part {
                case .member(let base, let name) where traits.all.viewMembers.contains(name):
                    guard case .instance(let type) = context.type(of: base, in: scope),
                        context.isOfLibrary(type)
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
