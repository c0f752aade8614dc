import Base
import Facts
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
    private func isReached(_ call: CallFacts, by run: Run) -> Bool {
        var (conditions, function) = (call.conditions, run.function)
        for site in run.sites.reversed() {
            guard let left = callers.choices.left(of: conditions, in: table.function(function), by: site) else {
                return false
            }
            guard let outer = site.scope.function else { return true }
            (conditions, function) = (left.conditions, outer)
        }
        return true
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
    }

    /// The styles in which a coordinator opens; nil where nothing tells.
    /// - Parameter starting: what starts it.
    func opening(of type: TypeID, startedBy starting: UIKitPresentation) -> Opening? {
        var seen: Set<TypeID> = []
        var next: TypeID? = type
        var starting = starting
        while let current = next, seen.insert(current).inserted {
            var visited: Set<Run> = []
            var first: Int?
            let cases = cases(handedTo: current, by: starting)
            let runs = runs(of: current, startedBy: starting)
            for run in runs where first == nil {
                first = firstShown(by: run, of: current, made: cases, &visited)
            }
            guard let first else {
                // Whether that is all that people see there, or a part of it, isn't told.
                let isAdded = runs.contains { adds($0, of: current) }
                return isAdded ? Opening(styles: [.root], isInferred: true) : nil
            }
            starting = presentations[first]
            if starting.opensCoordinator, let styles = containerStyles(of: first, runs, of: current) {
                return Opening(styles: styles)
            }
            if !starting.styles.isEmpty {
                return Opening(styles: starting.styles, isInferred: starting.leavesStyleOpen)
            }
            next = starting.shown.lazy.compactMap(\.type).first
        }
        return nil
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

    /// The first presentation that a function comes to, in the order of the source.
    /// - Parameter made: the cases that the coordinator keeps.
    private func firstShown(
        by run: Run, of type: TypeID, made: [String: Set<String>], _ visited: inout Set<Run>
    ) -> Int? {
        guard visited.insert(run).inserted else { return nil }
        let scope = table.scope(of: run.function)
        let all = (byBody[run.function.body] ?? []).filter { presentations[$0].heir.map { $0 == type } ?? true }
        let own = Dictionary(grouping: all) { presentations[$0].site.index }
        for call in scope.body.calls {
            let site = CallSite(scope: scope, call: call)
            let isEntered = call.conditions.allSatisfy { match in
                made[match.subject].map { match.mayHold(for: $0) } ?? true
            }
            guard isEntered, !isLater(site), isReached(call, by: run) else { continue }
            if let found = own[call.index]?.first(where: opens) { return found }
            guard let next = ownFunction(runBy: call, in: scope, of: type),
                let found = firstShown(by: run.calling(next, by: site), of: type, made: made, &visited)
            else { continue }
            return found
        }
        return nil
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
