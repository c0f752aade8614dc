import Base
import Facts
import Linking
import Types
import ViewControllers

/// What coordinators show first.
extension UIKitCoordinators {
    /// A function that a coordinator runs when it starts, with the calls that lead to it.
    struct Run: Hashable {
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
        if containerKind(of: type) == .tab {
            found = own.sorted()
        } else if containerKind(of: type) != nil {
            found = opening(of: type, among: own)
        } else if starts.isEmpty {
            found = reached(by: (table[type].functions["init"] ?? []).map { Run(function: $0) }, of: type, among: own)
        } else {
            let started = reached(by: starts, of: type, among: own)
            found = started.isEmpty ? reached(by: openings(of: type), of: type, among: own) : started
        }
        let all = made + found.filter { !made.contains($0) }
        // What is presented over a root, tabs or columns is not what they begin with.
        let below = all.filter { index in
            let styles = presentations[index].styles
            if presentations[index].isCovered { return false }
            if kind == .flow { return !isOver(index, among: all) }
            return styles.isEmpty || !styles.allSatisfy(\.isModal)
        }
        return below.isEmpty ? all : below
    }

    /// Whether something is presented over the root that the same code shows.
    private func isOver(_ index: Int, among all: [Int]) -> Bool {
        let presentation = presentations[index]
        guard presentation.styles.contains(where: \.isModal) else { return false }
        return all.contains { other in
            presentations[other].styles == [.root] && presentations[other].body == presentation.body
                && !CodeBranch(presentations[other].site).excludes(CodeBranch(presentation.site))
        }
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

    /// - Parameter made: the cases that the coordinator keeps.
    func reached(
        by starts: [Run], of type: TypeID, among own: Set<Int>, made: [String: Set<String>] = [:]
    ) -> [Int] {
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
                guard !isLater(site), !isAnswer(site), isStarted || call.closure == nil || isRunAtOnce(site),
                    isReached(call, by: run, made: made)
                else { continue }
                found += (byBody[run.function.body] ?? []).filter {
                    own.contains($0) && presentations[$0].site.index == call.index
                        && (made.isEmpty || open(presentations[$0].conditions, by: run, made: made) != nil)
                }
                found += tabs(inBarShownBy: site, of: type, among: own)
                if let next = ownFunction(runBy: call, in: scope, of: type) {
                    queue.append(run.calling(next, by: site))
                }
            }
        }
        return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// What is in the tab bar that a call puts somewhere, where a property of the coordinator gives that with its tabs:
    /// `window.rootViewController = bar`.
    private func tabs(inBarShownBy site: CallSite, of type: TypeID, among own: Set<Int>) -> [Int] {
        let bars = (site.scope.id.flatMap { byBody[$0] } ?? []).filter {
            dropped.contains($0) && presentations[$0].site.index == site.index
        }.map { presentations[$0].expression }
        if bars.isEmpty { return [] }
        return (byHolder[type] ?? []).filter { index in
            let presentation = presentations[index]
            guard own.contains(index), presentation.styles == [.tab], presentation.site.scope.property != nil,
                let bar = presentation.tabBar ?? presentation.receiver
            else { return false }
            return bars.contains { $0.isSame(as: bar) }
        }
    }

    /// Whether what was handed in on the way to a function lets a call of its run: `navigate(to: .list)` gets to one arm.
    func isReached(_ call: CallFacts, by run: Run, made: [String: Set<String>] = [:]) -> Bool {
        isEntered(call, made: made) && open(call.conditions, by: run, made: made) != nil
    }

    /// Whether what a coordinator keeps lets a call of its run.
    func isEntered(_ call: CallFacts, made: [String: Set<String>]) -> Bool {
        call.conditions.allSatisfy { match in made[match.subject].map { match.mayHold(for: $0) } ?? true }
    }

    /// What has to hold of several conditions where what was handed in on the way to them doesn't tell, and whether that could be
    /// followed; nil where it rules them out.
    /// - Parameter made: the cases that the coordinator keeps.
    func open(_ conditions: [PatternFacts], by run: Run, made: [String: Set<String>] = [:]) -> (
        rest: [PatternFacts], isDecided: Bool
    )? {
        var (conditions, function, isDecided) = (conditions, run.function, true)
        for site in run.sites.reversed() {
            let facts = table.function(function)
            if !made.isEmpty {
                // `show(as: configuration.style)`
                var asked: [PatternFacts] = []
                for match in conditions {
                    let cases = facts.argument(match.subject, in: site.call).flatMap {
                        self.cases(of: $0, in: site.scope, made: made)
                    }
                    if let cases, !match.mayHold(for: cases) { return nil }
                    if cases?.count != 1 { asked.append(match) }
                }
                conditions = asked
            }
            guard let left = callers.choices.left(of: conditions, in: facts, by: site) else { return nil }
            isDecided = isDecided && left.isDecided
            guard let outer = site.scope.function else { return ([], isDecided) }
            (conditions, function) = (left.conditions, outer)
        }
        return (conditions, isDecided)
    }

    /// Whether what a coordinator shows first is shown by other code too.
    func isReachedOtherwise(_ index: Int, of type: TypeID) -> Bool {
        var visited: Set<FunctionID> = []
        guard let function = presentations[index].site.scope.function, containerKind(of: type) != .tab else {
            return false
        }
        var queue = [(function: function, conditions: presentations[index].site.call.conditions)]
        while let next = queue.popLast() {
            guard visited.insert(next.function).inserted else { continue }
            let facts = table.function(next.function)
            if facts.name == "start" || facts.name == "init" || values.types.rootFunctions.contains(next.function) {
                continue
            }
            if containerKind(of: type) != nil, Self.fillers.contains(facts.name) { continue }
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

    /// The functions by which a coordinator is started.
    func starts(of type: TypeID) -> [FunctionID] {
        let named = context.functions("start", of: type)
        guard named.isEmpty else { return named }
        return table[type].functions.sorted { $0.key < $1.key }.flatMap(\.value).filter(
            values.types.rootFunctions.contains)
    }

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
