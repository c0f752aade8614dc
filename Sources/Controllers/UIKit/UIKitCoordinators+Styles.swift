import Base
import Facts
import Linking
import Types
import ViewControllers

/// How children are shown that open themselves.
extension UIKitCoordinators {
    /// How a coordinator opens.
    struct Opening {
        let styles: [Style]
        /// Whether the code leaves it open how.
        var isInferred = false
        /// Whether what it is started with, or what happens then, decides for one of several styles.
        var isChosen = false
        /// The styles, each with what has to hold of what the function around the start is handed, where that alone decides.
        var ways: [Way] = []
    }

    /// A way in which a coordinator opens.
    struct Way {
        let styles: [Style]
        var conditions: [PatternFacts]
    }

    /// The styles in which a coordinator opens; nil where nothing tells.
    /// - Parameter starting: what starts it.
    func opening(of type: TypeID, startedBy starting: UIKitPresentation) -> Opening? {
        var seen: Set<TypeID> = []
        return opening(of: type, startedBy: starting, &seen)
    }

    private func opening(
        of type: TypeID, startedBy starting: UIKitPresentation, _ seen: inout Set<TypeID>
    ) -> Opening? {
        guard seen.insert(type).inserted else { return nil }
        let cases = cases(handedTo: type, by: starting)
        let runs = runs(of: type, startedBy: starting)
        var all: [Shown] = []
        for run in runs where all.isEmpty {
            var visited: Set<Run> = []
            all = shown(by: run, of: type, made: cases, &visited)
        }
        guard !all.isEmpty else {
            // Whether that is all that people see there, or a part of it, isn't told.
            let isAdded = runs.contains { adds($0, of: type) }
            return isAdded ? Opening(styles: [.root], isInferred: true) : nil
        }
        // What people get to by an alert comes after it.
        let unasked = all.filter { shown in !shown.path.contains { isAnswer($0.site) } }
        let first = first(of: unasked.isEmpty ? all : unasked)
        var ways: [Way] = []
        let openings = first.shown.compactMap { shown -> Opening? in
            let opening = opening(by: shown, runs, of: type, made: cases, startedBy: starting, &seen)
            if let opening { ways.append(Way(styles: opening.styles, conditions: shown.rest)) }
            return opening
        }
        guard !openings.isEmpty else { return nil }
        let styles = openings.flatMap(\.styles).unique
        let isInferred = openings.contains(where: \.isInferred)
        if styles.count > 1, !isInferred, !openings.contains(where: \.isChosen), areDecided(ways, at: starting.site) {
            return Opening(styles: styles, ways: joined(ways))
        }
        let isChosen = styles.count > openings[0].styles.count || openings.contains(where: \.isChosen)
        return Opening(styles: styles, isInferred: isChosen && !first.isTold || isInferred, isChosen: isChosen)
    }

    /// Whether what the function around a start is handed lets a coordinator open in one of several ways alone.
    private func areDecided(_ ways: [Way], at site: CallSite) -> Bool {
        guard let function = site.scope.function else { return false }
        let names = Set(table.function(function).parameters.compactMap(\.name))
        return ways.indices.allSatisfy { index in
            ways[(index + 1)...].allSatisfy { other in
                ways[index].styles == other.styles
                    || ways[index].conditions.contains {
                        names.contains($0.subject) && $0.excludes(anyOf: other.conditions)
                    }
            }
        }
    }

    /// Those of one style that ask for cases of one value as one.
    private func joined(_ ways: [Way]) -> [Way] {
        ways.reduce(into: []) { all, way in
            let index = all.firstIndex { other in
                other.styles == way.styles && other.conditions.count == 1 && way.conditions.count == 1
                    && other.conditions[0].subject == way.conditions[0].subject
            }
            guard let index, !all[index].conditions[0].isExcluded, !way.conditions[0].isExcluded else {
                all.append(way)
                return
            }
            for pattern in way.conditions[0].cases where !all[index].conditions[0].cases.contains(pattern) {
                all[index].conditions[0].cases.append(pattern)
            }
        }
    }

    /// How a coordinator opens by one of the presentations that it comes to.
    private func opening(
        by shown: Shown, _ runs: [Run], of type: TypeID, made cases: [String: Set<String>],
        startedBy starting: UIKitPresentation, _ seen: inout Set<TypeID>
    ) -> Opening? {
        let presentation = presentations[shown.index]
        if presentation.opensCoordinator, let styles = containerStyles(of: shown.index, runs, of: type) {
            return Opening(styles: styles)
        }
        if presentation.isCovered { return Opening(styles: [.root]) }
        if !presentation.styles.isEmpty {
            if let chosen = presentation.choiceOfStyle.flatMap({ UIKitStyles.styles($0, where: cases) }) {
                return Opening(styles: chosen)
            }
            let isChosen = presentation.isStyleChosen
            return Opening(
                styles: isChosen ? allStyles(ofCallOf: shown.index) : presentation.styles,
                isInferred: presentation.leavesStyleOpen || isChosen, isChosen: isChosen)
        }
        let child = presentation.shown.lazy.compactMap(\.type).first
        return child.flatMap { opening(of: $0, startedBy: presentation, &seen) }
    }

    /// The styles in one of which a call shows something.
    private func allStyles(ofCallOf index: Int) -> [Style] {
        let presentation = presentations[index]
        return (presentation.body.flatMap { byBody[$0] } ?? []).filter {
            presentations[$0].isStyleChosen && presentations[$0].site.id == presentation.site.id
        }.flatMap { presentations[$0].styles }.unique
    }

    /// What people may see first of all that a coordinator comes to: the first in the order of the source, and what is shown where
    /// that is not.
    /// - Returns: those, and whether each of them may be shown, whoever makes the coordinator.
    private func first(of all: [Shown]) -> (shown: [Shown], isTold: Bool) {
        var kept = [all[0]]
        for next in all.dropFirst() where kept.allSatisfy({ $0.isElsewhere(than: next) }) { kept.append(next) }
        guard kept.count == 1, kept[0].isOptional, all.count > 1 else {
            return (kept, !kept.contains { $0.isLeftToCreator })
        }
        return (Array(all.prefix(2)), false)
    }

    /// How a coordinator presents its own container when it starts; nil where it does not.
    /// - Parameter root: what it puts into that.
    private func containerStyles(of root: Int, _ runs: [Run], of type: TypeID) -> [Style]? {
        for run in runs {
            let shown = (byBody[run.function.body] ?? []).first { index in
                let presentation = presentations[index]
                let isContainer = presentation.isOwnContainer || targets(of: index) == targets(of: root)
                return isContainer && index != root && presentation.heir.map { $0 == type } ?? true
                    && !presentation.styles.isEmpty && presentation.styles.allSatisfy(\.isModal)
                    && isReached(presentation.site.call, by: run)
            }
            if let shown { return presentations[shown].styles }
        }
        return nil
    }

    /// The functions that a coordinator is started by; where a call says which one, that one for what it hands in.
    private func runs(of type: TypeID, startedBy starting: UIKitPresentation) -> [Run] {
        let all = starts(of: type)
        let (call, scope) = (starting.site.call, starting.site.scope)
        guard call.name == "start" || all.isEmpty || starting.isAsked,
            let called = context.function(of: call, in: scope),
            let own = context.implementation(of: called, in: type), all.isEmpty || starting.isAsked || all.contains(own)
        else { return all.map { Run(function: $0) } }
        return [Run(function: own, sites: [starting.site])]
    }

    /// Whether what a coordinator runs when it starts adds its screen to another controller, for what it is handed.
    private func adds(_ run: Run, of type: TypeID) -> Bool {
        let scope = table.scope(of: run.function)
        return scope.body.calls.contains { call in
            guard isReached(call, by: run), case .member(let base, let name) = call.callee, base != .instance else {
                return false
            }
            if UIKitNames.adding.contains(name) { return true }
            let added =
                context.find(TypeName("UIViewController"), in: scope).map {
                    context.functions(name, of: $0)
                } ?? []
            let function = context.function(of: call, in: scope) ?? added.first { table.function($0).takes(call) }
            guard let function, let owner = table.owner(of: function),
                values.types.isController(owner) || table[owner].isExternal
            else { return false }
            return table.function(function).body.calls.contains { UIKitNames.adding.contains($0.name ?? "") }
        }
    }

    /// The cases that a child keeps of what it is made with, by its properties: `DetailCoordinator(mode: .modal(self))`.
    private func cases(handedTo type: TypeID, by starting: UIKitPresentation) -> [String: Set<String>] {
        let scope = starting.site.scope
        guard let call = values.maker(of: starting.expression, in: scope) else { return [:] }
        var found: [String: Set<String>] = [:]
        guard let function = context.function(of: call, in: scope) else {
            for kept in context.keptArguments(of: call, making: type) {
                found[kept.property] = kept.value.choices(in: scope.body.calls)
            }
            return found
        }
        // `builder.detail(isCovering: true)`, which makes the child with what it is handed.
        for implementation in values.implementations(of: function, by: call, in: scope) {
            let (facts, inside) = (context.table.function(implementation), context.table.scope(of: implementation))
            for made in inside.body.calls {
                guard let name = TypeName(reading: made.callee), context.find(name, in: inside) == type else {
                    continue
                }
                for kept in context.keptArguments(of: made, making: type) {
                    if case .parameter(let parameter) = kept.value {
                        let given = facts.argument(parameter, in: call) ?? facts.defaultCase(of: parameter)
                        found[kept.property] = given?.choices(in: scope.body.calls)
                    } else {
                        found[kept.property] = kept.value.choices(in: inside.body.calls)
                    }
                }
            }
        }
        return found
    }

    /// A presentation that a coordinator comes to when it is started, with the calls that lead there.
    private struct Shown {
        let index: Int
        /// With each, whether what has to hold for it is known.
        var path: [(site: CallSite, isTold: Bool)]
        /// Whether what the coordinator is made or started with decides whether it gets there, and isn't known.
        var isLeftToCreator: Bool
        /// What has to hold for it, as far as whoever starts the coordinator decides that.
        var rest: [PatternFacts]

        /// Whether it is shown only where another is not.
        func isElsewhere(than other: Shown) -> Bool {
            let differing = zip(path, other.path).first { $0.site.id != $1.site.id }
            return differing.map { CodeBranch($0.site).excludes(CodeBranch($1.site)) } ?? false
        }

        /// Whether something has to hold for it that isn't known.
        var isOptional: Bool { path.contains { !$0.isTold && CodeBranch($0.site).isConditional } }
    }

    /// The presentations that a function comes to, in the order of the source.
    /// - Parameter made: the cases that the coordinator keeps.
    private func shown(
        by run: Run, of type: TypeID, made: [String: Set<String>], _ visited: inout Set<Run>
    ) -> [Shown] {
        guard visited.insert(run).inserted else { return [] }
        let scope = table.scope(of: run.function)
        let all = (byBody[run.function.body] ?? []).filter { presentations[$0].heir.map { $0 == type } ?? true }
        let own = Dictionary(grouping: all) { presentations[$0].site.index }
        var found: [Shown] = []
        for call in scope.body.calls {
            let site = CallSite(scope: scope, call: call)
            guard isEntered(call, made: made), !isLater(site), let open = open(call.conditions, by: run, made: made)
            else { continue }
            let unknown = open.rest.filter { made[$0.subject] == nil }
            let isTold = !call.conditions.isEmpty && open.isDecided && unknown.isEmpty
            let isLeft = !open.isDecided || unknown.contains { isHandedIn($0.subject, run, of: type) }
            if let index = own[call.index]?.first(where: opens) {
                found.append(Shown(index: index, path: [(site, isTold)], isLeftToCreator: isLeft, rest: open.rest))
            }
            guard let next = ownFunction(runBy: call, in: scope, of: type) else { continue }
            found += shown(by: run.calling(next, by: site), of: type, made: made, &visited).map {
                Shown(
                    index: $0.index, path: [(site, isTold)] + $0.path, isLeftToCreator: isLeft || $0.isLeftToCreator,
                    rest: open.rest + $0.rest.filter { !open.rest.contains($0) })
            }
        }
        return found
    }

    /// Whether a condition is on what a coordinator is made or started with: a parameter, or a property that is set once.
    private func isHandedIn(_ subject: String, _ run: Run, of type: TypeID) -> Bool {
        if table.function(run.function).parameters.contains(where: { $0.name == subject }) { return true }
        guard let property = context.property(subject, of: type) else { return false }
        let facts = table.property(property)
        return facts.body == BodyFacts() && facts.declaration.split(separator: " ").contains("let")
    }

    /// Whether a presentation says how the coordinator opens: what fills its own container does not.
    private func opens(_ index: Int) -> Bool {
        let presentation = presentations[index]
        if presentation.styles == [.tab] || presentation.isOwnContainer { return false }
        return isResolved(index) || !presentation.styles.isEmpty
    }

    /// The cases that a value may be, as far as what the coordinator keeps tells: `configuration.style`.
    func cases(of value: Expression, in scope: Scope, made: [String: Set<String>]) -> Set<String>? {
        if let name = value.ownName { return made[name] }
        if case .closureParameter(let index, _, 0, _) = value, let call = scope.call(at: index) {
            // What a property publishes first.
            return streams.published(to: call, in: scope).flatMap { $0.owner == scope.type ? made[$0.name] : nil }
        }
        guard case .member(let base, let name) = value, let given = cases(of: base, in: scope, made: made),
            case .instance(let type)? = context.type(of: base, in: scope),
            let property = context.property(name, of: type)
        else { return nil }
        let body = table.property(property).body
        guard let arms = Expression.branch(body.results).arms(over: .instance) else { return nil }
        var found: Set<String> = []
        for name in given {
            guard let cases = arms.entered(by: name)?.value.choices(in: body.calls) else { return nil }
            found.formUnion(cases)
        }
        return found
    }
}
