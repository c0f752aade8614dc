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
        /// The call that makes it.
        let site: CallSite
    }

    /// What a body consists of, modifiers and plain containers aside.
    private struct Whole {
        /// The screens that are there under a condition.
        var screens: [Screen] = []
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

    /// The screens that views of scenes choose between, in order.
    func screens() -> [Screen] {
        var found: [Screen] = []
        var seen = map.reach.entries
        var queue = table.sorted(seen)
        var position = 0
        while position < queue.count {
            let holder = queue[position]
            position += 1
            guard context.conformances.isView(holder), map.builders[holder]?.kind != .root,
                let body = context.property("body", of: holder)
            else { continue }
            let whole = whole(of: table.scope(of: body), holder)
            guard !whole.isOpen else { continue }
            if whole.isConditional {
                if isRoot(whole, of: holder) { found += whole.screens }
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

    private func whole(of scope: Scope, _ holder: TypeID) -> Whole {
        var found = Whole()
        Expression.walk(scope.body.results.map { ($0, false) }) { value, isChosen in
            if let arms = value.alternatives {
                found.isConditional = true
                return .visitInstead(arms, in: true)
            }
            switch value {
            case .closure: return .visitChildren
            case .call(let position):
                guard let call = scope.call(at: position) else { return .skipChildren }
                if let path = TypeName(reading: call.callee), let type = context.find(path, in: scope),
                    !table[type].isExternal
                {
                    if !context.conformances.isView(type) {
                        found.isOpen = true
                    } else if isChosen {
                        found.screens.append(
                            Screen(holder: holder, type: type, site: CallSite(scope: scope, call: call)))
                    } else {
                        found.fixed.append(type)
                    }
                    return .skipChildren
                }
                if scope.roles(of: call).contains(where: { if case .host = $0.action { true } else { false } }) {
                    if isChosen { found.hasContainer = true }
                    return .skipChildren
                }
                if case .member(let base, _) = call.callee { return .visitInstead([base], in: isChosen) }
                if let name = call.name, table.traits.all.switchContainers.contains(name) {
                    return .visitInstead(call.arguments.filter { $0.label == nil }.map(\.value), in: isChosen)
                }
                return .skipChildren
            default: return .skipChildren
            }
        }
        return found
    }
}
