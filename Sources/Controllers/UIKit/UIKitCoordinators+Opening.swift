import Base
import Facts
import Linking
import Types
import ViewControllers

/// What coordinators show first.
extension UIKitCoordinators {
    /// A function that a coordinator runs when it starts, with the calls that lead to it.
    private struct Run: Hashable {
        let function: FunctionID
        var sites: [CallSite] = []

        static func == (left: Run, right: Run) -> Bool {
            left.function == right.function
                && left.sites.first?.call.location == right.sites.first?.call.location
                && left.sites.last?.call.location == right.sites.last?.call.location
        }

        func hash(into hasher: inout Hasher) { hasher.combine(function) }

        func calling(_ function: FunctionID, by site: CallSite) -> Run {
            Run(function: function, sites: sites + [site])
        }
    }

    /// The presentations that a coordinator comes to when it is started, callbacks left out; where it only gets ready then,
    /// those that it is asked for where it is made.
    func initial(of type: TypeID, _ kind: CoordinatorKind, among own: Set<Int>) -> [Int] {
        let made = (byHolder[type] ?? []).filter { own.contains($0) && presentations[$0].opensCoordinator }
        let starts = starts(of: type).map { Run(function: $0) }
        let found: [Int]
        if starts.isEmpty {
            found = reached(by: (table[type].functions["init"] ?? []).map { Run(function: $0) }, of: type, among: own)
        } else {
            let started = reached(by: starts, of: type, among: own)
            found = started.isEmpty ? reached(by: openings(of: type), of: type, among: own) : started
        }
        let all = made + found.filter { !made.contains($0) }
        guard kind != .flow else { return all }
        // What is presented over a window's root, tabs or columns is not what they begin with.
        let below = all.filter { presentations[$0].styles.isEmpty || !presentations[$0].styles.allSatisfy(\.isModal) }
        return below.isEmpty ? all : below
    }

    /// The functions that a coordinator is asked for where it is made.
    private func openings(of type: TypeID) -> [Run] {
        let all = table[type].functions.sorted { $0.key < $1.key }.flatMap(\.value).filter(callers.isAskedByRoutes)
        return all.flatMap { openings(by: Run(function: $0), asking: $0, of: type) }
    }

    private func openings(by run: Run, asking function: FunctionID, of type: TypeID) -> [Run] {
        callers.callers(of: function, as: type).flatMap { caller -> [Run] in
            let longer = Run(function: run.function, sites: [caller.site] + run.sites)
            if callers.opens(function, by: caller.site) { return [longer] }
            // What the protocol itself does for all its types.
            guard let around = caller.site.scope.function, around != function, run.sites.isEmpty,
                let owner = table.owner(of: around), table[owner].kind == .protocol
            else { return [] }
            return openings(by: longer, asking: around, of: type)
        }
    }

    private func reached(by starts: [Run], of type: TypeID, among own: Set<Int>) -> [Int] {
        var found: [Int] = []
        var visited: Set<Run> = []
        var queue = starts
        let isStarted = starts.contains { !table.function($0.function).isInitializer }
        var position = 0
        while position < queue.count {
            let run = queue[position]
            position += 1
            guard visited.insert(run).inserted else { continue }
            let scope = table.scope(of: run.function)
            for call in scope.body.calls {
                let site = CallSite(scope: scope, call: call)
                guard !isLater(site), !isAnswer(site), isStarted || call.closure == nil, isReached(call, by: run) else {
                    continue
                }
                found += (byBody[run.function.body] ?? []).filter {
                    own.contains($0) && presentations[$0].site.index == call.index
                }
                if let next = ownFunction(runBy: call, in: scope, of: type) {
                    queue.append(run.calling(next, by: site))
                }
            }
        }
        return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Whether what was handed in on the way to a function lets a call of its run: `navigate(to: .list)` gets to one arm.
    private func isReached(_ call: CallFacts, by run: Run) -> Bool { open(call.conditions, by: run) != nil }

    /// What has to hold of several conditions where what was handed in on the way to them doesn't tell; nil where it rules them out.
    private func open(_ conditions: [PatternFacts], by run: Run) -> [PatternFacts]? {
        var (conditions, function) = (conditions, run.function)
        for site in run.sites.reversed() {
            guard let left = callers.choices.left(of: conditions, in: table.function(function), by: site) else {
                return nil
            }
            guard let outer = site.scope.function else { return [] }
            (conditions, function) = (left.conditions, outer)
        }
        return conditions
    }

    /// Whether what a coordinator shows first is shown by other code too.
    func isReachedOtherwise(_ index: Int, of type: TypeID) -> Bool {
        var visited: Set<FunctionID> = []
        guard let function = presentations[index].site.scope.function else { return false }
        var queue = [(function: function, conditions: presentations[index].site.call.conditions)]
        while let next = queue.popLast() {
            guard visited.insert(next.function).inserted else { continue }
            let facts = table.function(next.function)
            if facts.name == "start" || facts.name == "init" { continue }
            let all = callers.callers(of: next.function, as: type)
            for caller in all where !callers.opens(next.function, by: caller.site) {
                guard let left = callers.choices.left(of: next.conditions, in: facts, by: caller.site) else { continue }
                guard let around = caller.site.scope.function, caller.site.holder == type || caller.type == type,
                    !isLater(caller.site)
                else { return true }
                queue.append((around, caller.site.call.conditions + left.conditions))
            }
            if all.isEmpty { return true }
        }
        return false
    }

    // MARK: Styles of children

    /// How a coordinator opens.
    struct Opening {
        let styles: [Style]
        /// Whether the code leaves it open how.
        var isInferred = false
        /// Whether what it is started with, or what happens then, decides for one of several styles.
        var isChosen = false
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
        let openings = first.shown.compactMap { shown -> Opening? in
            let presentation = presentations[shown.index]
            if presentation.opensCoordinator, let styles = containerStyles(of: shown.index, runs, of: type) {
                return Opening(styles: styles)
            }
            if !presentation.styles.isEmpty {
                return Opening(styles: presentation.styles, isInferred: presentation.leavesStyleOpen)
            }
            let child = presentation.shown.lazy.compactMap(\.type).first
            return child.flatMap { opening(of: $0, startedBy: presentation, &seen) }
        }
        guard !openings.isEmpty else { return nil }
        let styles = openings.flatMap(\.styles).reduce(into: [Style]()) { if !$0.contains($1) { $0.append($1) } }
        let isChosen = styles.count > openings[0].styles.count || openings.contains(where: \.isChosen)
        return Opening(
            styles: styles,
            isInferred: isChosen && !first.isTold || unasked.isEmpty || openings.contains(where: \.isInferred),
            isChosen: isChosen)
    }

    /// What people may see first of all that a coordinator comes to: the first in the order of the source, and what is shown where
    /// that is not.
    /// - Returns: those, and whether one of them is shown in any case.
    private func first(of all: [Shown]) -> (shown: [Shown], isTold: Bool) {
        var kept = [all[0]]
        for next in all.dropFirst() where kept.allSatisfy({ $0.isElsewhere(than: next) }) { kept.append(next) }
        guard kept.count == 1, kept[0].isOptional, all.count > 1 else { return (kept, true) }
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
        guard call.name == "start", let called = context.function(of: call, in: scope),
            let own = context.implementation(of: called, in: type), all.contains(own)
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
            if UIKitContainment.names.contains(name) { return true }
            let added =
                context.find(TypeName("UIViewController"), in: scope).map {
                    context.functions(name, of: $0)
                } ?? []
            let function = context.function(of: call, in: scope) ?? added.first { table.function($0).takes(call) }
            guard let function, let owner = table.owner(of: function),
                values.types.isController(owner) || table[owner].isExternal
            else { return false }
            return table.function(function).body.calls.contains { UIKitContainment.names.contains($0.name ?? "") }
        }
    }

    /// The cases that a child keeps of what it is made with, by its properties: `DetailCoordinator(mode: .modal(self))`.
    private func cases(handedTo type: TypeID, by starting: UIKitPresentation) -> [String: Set<String>] {
        let scope = starting.site.scope
        guard let call = values.maker(of: starting.expression, in: scope) else { return [:] }
        var found: [String: Set<String>] = [:]
        for kept in context.keptArguments(of: call, making: type) {
            found[kept.property] = kept.value.choices(in: scope.body.calls)
        }
        return found
    }

    /// A presentation that a coordinator comes to when it is started, with the calls that lead there.
    private struct Shown {
        let index: Int
        /// With each, whether what has to hold for it is known.
        var path: [(site: CallSite, isTold: Bool)]

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
            let isEntered = call.conditions.allSatisfy { match in
                made[match.subject].map { match.mayHold(for: $0) } ?? true
            }
            guard isEntered, !isLater(site), let open = open(call.conditions, by: run) else { continue }
            let isTold = !call.conditions.isEmpty && open.allSatisfy { made[$0.subject] != nil }
            if let index = own[call.index]?.first(where: opens) {
                found.append(Shown(index: index, path: [(site, isTold)]))
            }
            guard let next = ownFunction(runBy: call, in: scope, of: type) else { continue }
            found += shown(by: run.calling(next, by: site), of: type, made: made, &visited).map {
                Shown(index: $0.index, path: [(site, isTold)] + $0.path)
            }
        }
        return found
    }

    /// Whether a presentation says how the coordinator opens: what fills its own container does not.
    private func opens(_ index: Int) -> Bool {
        let presentation = presentations[index]
        if presentation.styles == [.tab] || presentation.isOwnContainer { return false }
        return isResolved(index) || !presentation.styles.isEmpty
    }

    private func starts(of type: TypeID) -> [FunctionID] { context.functions("start", of: type) }

    /// The function of a coordinator that a call in its own code runs.
    func ownFunction(runBy call: CallFacts, in scope: Scope, of type: TypeID) -> FunctionID? {
        switch call.callee {
        case .name, .member(.instance, _): break
        default: return nil
        }
        guard call.name != "=", let function = context.function(of: call, in: scope),
            let owner = table.owner(of: function),
            owner == type || context.conformances.ancestors(of: type).contains(owner)
        else { return nil }
        return context.implementation(of: function, in: type) ?? function
    }
}
