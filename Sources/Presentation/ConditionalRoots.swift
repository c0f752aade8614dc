import Base
import Facts
import Types

/// Finds what an app shows first by conditions: the view of a scene whose whole body is an `if` or a `switch` between
/// screens, one of which at least is a coordinator or holds one.
///
/// ```swift
/// struct RootView: View {
///     var body: some View { if session.isSignedIn { MainTabs() } else { LoginView() } }
/// }
/// ```
struct ConditionalRoots {
    /// One of the screens that a view shows instead of each other.
    struct Screen {
        let holder: TypeID
        let type: TypeID
        /// The call that makes it, or the container around it.
        let site: CallSite
        /// What that shows: the coordinator, where the screen stands for one.
        let shown: TargetResolver.Targets
        /// The states that decide about it by themselves, each with what it must be.
        let requirements: [StateRequirement]
        /// All that must hold for it to be there.
        let conditions: ArmConditions
    }

    /// An app, a scene or a view that shows one of several screens by conditions, or a column of a split view.
    struct Root {
        let holder: TypeID
        let screens: [Screen]
        /// The column that shows them.
        var column: (name: String, style: Style)?
    }

    /// What a body consists of, modifiers and plain containers aside.
    private struct Whole {
        /// The screens that are there under a condition.
        var screens: [Screen] = []
        /// Those that stand in a container of the library of their own, which is there under a condition.
        var contained: [Screen] = []
        /// Those that are always there.
        var fixed: [TypeID] = []
        /// Whether a container of the library stands under a condition.
        var hasContainer = false
        var isConditional = false
        /// Whether something else stands there too, which is no whole.
        var isOpen = false
    }

    let map: StateOwnership
    private var context: LinkingContext { map.context }
    private var table: TypeTable { context.table }

    /// The screens that views of scenes choose between, in order, without those that the destinations of a root tell.
    func screens() -> [Screen] {
        wholes().flatMap { holder, whole -> [Screen] in
            // What a state's cases show is told by that.
            let told = map.builders[holder].map {
                $0.kind == .root ? $0.destinations.flatMap(\.targets.targets) : []
            }
            guard isRoot(whole, of: holder) else { return [] }
            return whole.screens.filter { told?.contains(.declared($0.type)) != true }
        }
    }

    /// The apps and views that show one of several screens by conditions.
    func roots() -> [Root] {
        let apps = table.sorted(map.reach.entries.filter { context.conformances.isEntry($0) })
        return (apps.flatMap(windows) + wholes()).compactMap { holder, whole in
            let screens = whole.screens + whole.contained
            // What an app chooses between by its own states is no part of a screen, whatever it holds.
            let isStated = context.conformances.isEntry(holder) && screens.allSatisfy { !$0.requirements.isEmpty }
            return !whole.isOpen && Set(screens.map(\.type)).count > 1 && (isStated || isRoot(whole, of: holder))
                ? Root(holder: holder, screens: screens) : nil
        }
    }

    /// What a column of a split view shows one of by conditions, also inside of a stack of its own.
    func column(_ content: ContainerFacts.Content, of host: ContainerHost) -> Root? {
        let whole = whole(of: [content.value], in: host.scope, host.holder, isInContainers: true)
        let isDecided = whole.screens.contains { !$0.requirements.isEmpty }
        guard !whole.isOpen, whole.fixed.isEmpty, isDecided else { return nil }
        let name = String(content.style.rawValue.dropFirst("split-".count))
        return Root(holder: host.holder, screens: whole.screens, column: (name, content.style))
    }

    /// What each window of an app consists of that is there without a value.
    private func windows(of app: TypeID) -> [(holder: TypeID, whole: Whole)] {
        let declared = table[app]
        let properties =
            declared.properties.sorted { $0.key < $1.key }.map(\.value)
            + declared.otherProperties.sorted { $0.key < $1.key }.flatMap(\.value)
        return properties.flatMap { property -> [(holder: TypeID, whole: Whole)] in
            let scope = table.scope(of: property)
            return scope.body.calls.filter { call in
                call.name.map(table.traits.all.mainScenes.contains) == true && call.argument("for") == nil
            }.map { (app, whole(of: $0.closures, in: scope, app)) }
        }
    }

    /// What the views of scenes consist of, where that is chosen by conditions.
    private func wholes() -> [(holder: TypeID, whole: Whole)] {
        var found: [(holder: TypeID, whole: Whole)] = []
        var seen = map.reach.entries
        var queue = table.sorted(seen)
        var position = 0
        while position < queue.count {
            let holder = queue[position]
            position += 1
            guard context.conformances.isView(holder), let body = context.property("body", of: holder)
            else { continue }
            let scope = table.scope(of: body)
            let whole = whole(of: scope.body.results, in: scope, holder)
            guard !whole.isOpen else { continue }
            if whole.isConditional {
                found.append((holder, whole))
            } else if whole.fixed.count == 1, let inner = whole.fixed.first, seen.insert(inner).inserted {
                // A view that only puts modifiers around another.
                queue.append(inner)
            }
        }
        return found
    }

    private func isRoot(_ whole: Whole, of holder: TypeID) -> Bool {
        guard Set(whole.screens.map(\.type)).count + (whole.hasContainer ? 1 : 0) > 1 else { return false }
        return whole.hasContainer
            || whole.screens.contains { screen in
                map.reach.all(below: screen.type).contains { map.builders[$0].map { $0.kind != .router } ?? false }
            }
    }

    /// Where a part of a body stands.
    private struct Surroundings {
        var scope: Scope
        /// Whether it is there under a condition.
        var isChosen = false
        /// Whether others stand beside it.
        var isBeside = false
        /// What the states must be for it to be there.
        var requirements: [StateRequirement] = []
        var conditions = ArmConditions()
    }

    /// - Parameter isInContainers: whether containers that are always there are looked into.
    private func whole(
        of parts: [Expression], in body: Scope, _ holder: TypeID, isInContainers: Bool = false
    ) -> Whole {
        var found = Whole()
        var seen: Set<PropertyID> = []
        Expression.walk(parts.map { ($0, Surroundings(scope: body)) }) { value, around in
            let (scope, isChosen) = (around.scope, around.isChosen)
            if let arms = value.alternatives {
                // What only appears beside the whole: `if player.isShown { PlayerView() }`.
                if isChosen, around.isBeside, arms.count == 1 { return .skipChildren }
                found.isConditional = true
                let required = map.index.requirements(ofArmsOf: value, in: scope)
                let conditions = ArmConditions.all(ofArmsOf: value, in: scope, map.index)
                return .visitInstead(
                    arms.indices.map { position in
                        let chosen = Surroundings(
                            scope: scope, isChosen: true,
                            requirements: around.requirements + [required[position]].compactMap { $0 },
                            conditions: around.conditions + conditions[position])
                        return (arms[position], chosen)
                    })
            }
            func inside(_ scope: Scope, isBeside: Bool) -> Surroundings {
                var inside = around
                inside.scope = scope
                inside.isBeside = isBeside
                return inside
            }
            switch value {
            case .closure(let parts):
                return .visitInstead(parts, in: inside(scope, isBeside: parts.count > 1))
            case .name(let name), .member(.instance, let name):
                guard let property = context.property(name, of: holder, on: scope.platforms),
                    seen.insert(property).inserted
                else { return .skipChildren }
                let own = table.scope(of: property)
                return .visitInstead(own.body.results, in: inside(own, isBeside: own.body.results.count > 1))
            case .call(let position):
                guard let call = scope.call(at: position) else { return .skipChildren }
                func screen(_ type: TypeID, _ shown: TargetResolver.Targets) -> Screen {
                    Screen(
                        holder: holder, type: type, site: CallSite(scope: scope, call: call), shown: shown,
                        requirements: around.requirements, conditions: around.conditions)
                }
                if let path = TypeName(reading: call.callee), let type = context.find(path, in: scope),
                    !table[type].isExternal
                {
                    if !context.conformances.isView(type) {
                        found.isOpen = true
                    } else if isChosen {
                        found.screens.append(screen(type, map.targets.targets(of: value, in: scope)))
                    } else {
                        found.fixed.append(type)
                    }
                    return .skipChildren
                }
                if scope.roles(of: call).contains(where: { if case .host = $0.action { true } else { false } }) {
                    if isInContainers, !isChosen {
                        return .visitInstead(call.closures, in: inside(scope, isBeside: false))
                    }
                    if isChosen {
                        found.hasContainer = true
                        for case .declared(let type) in map.targets.targets(of: value, in: scope).targets {
                            found.contained.append(screen(type, TargetResolver.Targets(targets: [.declared(type)])))
                        }
                    }
                    return .skipChildren
                }
                if case .member(let base, _) = call.callee { return .visitInstead([base], in: around) }
                if let name = call.name, table.traits.all.switchContainers.contains(name) {
                    return .visitInstead(call.arguments.filter { $0.label == nil }.map(\.value), in: around)
                }
                return .skipChildren
            default: return .skipChildren
            }
        }
        return found
    }
}
