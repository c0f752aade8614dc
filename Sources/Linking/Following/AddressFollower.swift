import Base
import Facts
import NavigationModel
import Presentation
import Types

/// Follows the code that the system hands an address: through the functions it runs, with the case of a route enum that it is
/// made into, to the calls that show something.
///
/// ```swift
/// .onOpenURL { url in app.open(Route(url)) }
///
/// func open(_ route: Route) {
///     switch route {
///     case .settings: settings.open(route)
///     …
/// ```
package struct AddressFollower<Code: FollowedCode> {
    private struct FrameQuery: Query {
        typealias Answer = FollowedSteps

        let frame: FollowedFrame
    }

    private struct ClosuresQuery: Query {
        typealias Answer = [FollowedClosure]

        let call: CallID
        let states: Set<String>?
    }

    private let code: Code
    let context: LinkingContext
    private let memo: Memo<FrameQuery, FrameQuery.Answer>
    /// What calls run is the same in every frame of their code with the same states.
    private let closures: Memo<ClosuresQuery, ClosuresQuery.Answer>
    var table: TypeTable { context.table }

    package init(_ code: Code, _ context: LinkingContext) {
        self.code = code
        self.context = context
        let store = MemoStore()
        memo = store.memo(of: FrameQuery.self)
        closures = store.memo(of: ClosuresQuery.self)
    }

    /// What handlers and the functions of delegates set off, and what of it could not be followed.
    package func found() -> (answers: [HandlerAnswer], notUnderstood: [UnresolvedCode]) {
        var answers: [HandlerAnswer] = []
        var notUnderstood: [UnresolvedCode] = []
        for handler in context.code.handlers {
            let start = FollowedFrame(body: handler.body, closure: handler.index, isHandedAddress: true)
            let found = found(in: start)
            notUnderstood += found.notUnderstood
            answers += ways(found.steps).map { HandlerAnswer(of: handler, to: $0.name, $0.steps) }
        }
        for scope in context.code.scopes {
            guard let function = scope.function, table.function(function).takesAddresses else { continue }
            let names = table.function(function).parameters.compactMap(\.name)
            let found = found(in: FollowedFrame(body: function.body, addresses: Set(names)))
            notUnderstood += found.notUnderstood
            answers += ways(found.steps).map { way in
                HandlerAnswer(
                    of: function, at: table.function(function).location, to: way.name, way.steps)
            }
        }
        return (answers, notUnderstood)
    }

    // MARK: Ways

    private func ways(_ steps: [FollowedSteps.Step]) -> [(name: String?, steps: [HandlerAnswer.Step])] {
        var numbers: [[FollowedSteps.Hop]: Int] = [:]
        let all = steps.filter(isHeard).map { step in
            let visits = step.path.indices.map { position in
                let before = Array(step.path[..<position])
                let number = numbers[before] ?? numbers.count
                numbers[before] = number
                return AnsweredStep.Visit(number: number, branch: CodeBranch(site(step.path[position].call)))
            }
            return AnsweredStep(name: name(of: step), step: step.step, visits: visits)
        }
        var found: [(name: String?, steps: [HandlerAnswer.Step])] = []
        for way in AnsweredStep.ways(all) {
            let steps = HandlerAnswer.Step.inOrder(way.steps)
            let known = found.firstIndex { $0.name == way.name && HandlerAnswer.Step.leadSame($0.steps, steps) }
            if let known {
                if steps.filled > found[known].steps.filled { found[known].steps = steps }
            } else {
                found.append((way.name, steps))
            }
        }
        return found
    }

    private func site(_ call: CallID) -> CallSite {
        CallSite(scope: context.code.scope(of: call.body), call: context.code.call(call))
    }

    /// Whether everyone who listens on the way was on it before.
    private func isHeard(_ step: FollowedSteps.Step) -> Bool {
        zip(step.path, step.path.dropFirst()).enumerated().allSatisfy { position, pair in
            guard pair.0.isPublished, let listener = table.owner(of: pair.1.call.body) else { return true }
            let isOwn = table.owner(of: pair.0.call.body) == listener
            return step.path[..<position].contains {
                isOwn ? $0.call.body == pair.1.call.body : table.owner(of: $0.call.body) == listener
            }
        }
    }

    /// What the code compares the address with, or the case it becomes.
    private func name(of step: FollowedSteps.Step) -> String? {
        let written = (step.path.first.map { context.code.call($0.call).patterns } ?? []).filter {
            $0.pattern.contains("\"")
        }
        return written.address ?? step.name
            ?? step.path.flatMap { context.code.call($0.call).patterns }.address
    }

    // MARK: Frames

    private func found(in frame: FollowedFrame) -> FollowedSteps {
        memo.value(of: FrameQuery(frame: frame), unknown: FollowedSteps()) { self.followed(frame) }
    }

    private func followed(_ frame: FollowedFrame) -> FollowedSteps {
        let body = FollowedBody(frame, context)
        let calls = body.scope.body.calls.filter { isRun($0, in: body) }
        if let choice = choice(of: calls, in: body) {
            var all = FollowedSteps()
            for value in choice.cases {
                var next = frame
                next.assumed = FollowedFrame.Assumption(
                    subject: choice.subject, value: FollowedValue(value), type: choice.type)
                next.route = value
                next.isNamed = true
                all.add(found(in: next), named: value)
            }
            return all
        }
        var all = FollowedSteps()
        for call in calls {
            let id = CallID(call.index, in: frame.body)
            let shown = code.steps(at: call.location)
            all.steps += shown.map { FollowedSteps.Step(path: [FollowedSteps.Hop(call: id)], step: $0) }
            // What a coordinator is started with may tell it where to go.
            guard shown.isEmpty || handsOnRoute(call, in: body) else { continue }
            let next = entered(by: call, among: calls, in: body)
            for (closure, frame) in next.closures {
                all.add(found(in: frame), behind: FollowedSteps.Hop(call: id, isPublished: !closure.isEvent))
            }
            for (frame, name) in next.functions {
                all.add(found(in: frame), behind: FollowedSteps.Hop(call: id), named: name)
            }
            if next.functions.isEmpty, let reason = next.reason, handsOnRoute(call, in: body) {
                all.notUnderstood.append(
                    UnresolvedCode(
                        text: call.text, reason: reason, help: "name the concrete type that receives the route",
                        location: call.location))
            }
        }
        return all
    }

    /// The calls that are run when a function is, each once, in the order in which they are come to.
    /// - Parameter states: those that a state machine of the object may be in; nil where that is not known.
    package func calls(runBy function: FunctionID, from states: Set<String>?) -> [CallID] {
        var found: [CallID] = []
        var seen: Set<CallID> = []
        var visited: Set<FollowedFrame> = []
        var queue = [FollowedFrame(body: function.body, isNamed: true, states: states)]
        var position = 0
        while position < queue.count {
            let frame = queue[position]
            position += 1
            guard visited.insert(frame).inserted else { continue }
            let body = FollowedBody(frame, context)
            let calls = body.scope.body.calls.filter { isRun($0, in: body) }
            for call in calls {
                let id = CallID(call.index, in: frame.body)
                if seen.insert(id).inserted { found.append(id) }
                let next = entered(by: call, among: calls, in: body)
                queue += next.closures.map(\.frame) + next.functions.map(\.frame)
            }
        }
        return found
    }

    // MARK: Code that a call runs

    private struct Entered {
        var closures: [(closure: FollowedClosure, frame: FollowedFrame)] = []
        /// With what the address is called there, if it had no name.
        var functions: [(frame: FollowedFrame, name: String?)] = []
        /// Why no function is known, though the call hands on where to go.
        var reason: String?
    }

    /// The code that a call runs, with what is known there.
    /// - Parameter calls: those that are run of the code around it.
    private func entered(by call: CallFacts, among calls: [CallFacts], in body: FollowedBody) -> Entered {
        let states = states(before: call, among: calls, in: body)
        var found = Entered()
        let query = ClosuresQuery(call: CallID(call.index, in: body.frame.body), states: states)
        let listeners = closures.value(of: query, unknown: []) {
            self.code.closures(runBy: call, in: body.scope, from: states)
        }
        for closure in listeners {
            guard let inside = closure.taker.scope.id else { continue }
            let next = FollowedFrame(
                body: inside, closure: closure.taker.index, calls: closure.calls,
                own: closure.isEvent ? body.frame.own : [:], handed: body.value(of: closure.value),
                isEvent: closure.isEvent, isNamed: body.frame.isNamed, route: body.frame.route,
                states: closure.states)
            found.closures.append((closure, next))
        }
        let run = code.functions(runBy: call, in: body.scope)
        for function in run.functions {
            var (next, name) = entered(function, by: call, in: body)
            if body.isOwn(call) { next.states = states }
            found.functions.append((next, name))
        }
        found.reason = run.reason
        return found
    }

    /// The states that a machine may be in when a call is made: as long as no call before it may have changed that.
    private func states(before call: CallFacts, among calls: [CallFacts], in body: FollowedBody) -> Set<String>? {
        guard let states = body.frame.states else { return nil }
        let branch = CodeBranch(CallSite(scope: body.scope, call: call))
        let isChanged = calls.prefix { $0.index < call.index }.contains { earlier in
            guard !CodeBranch(CallSite(scope: body.scope, call: earlier)).excludes(branch) else { return false }
            return !code.functions(runBy: earlier, in: body.scope).functions.isEmpty
                || !code.closures(runBy: earlier, in: body.scope, from: nil).isEmpty
        }
        return isChanged ? nil : states
    }

    /// Whether a call is run when the code is.
    private func isRun(_ call: CallFacts, in body: FollowedBody) -> Bool {
        var isInside = body.frame.closure == nil
        for (outer, _) in body.scope.calls(around: call) {
            if outer.index == body.frame.closure {
                isInside = true
                break
            }
            if code.isLater(outer, in: body.scope) { return false }
        }
        return isInside && body.runs(call)
    }

    /// What is known in a function that a call runs, and what the address is called there if it had no name.
    private func entered(
        _ function: FunctionID, by call: CallFacts, in body: FollowedBody
    ) -> (frame: FollowedFrame, name: String?) {
        let facts = table.function(function)
        var next = FollowedFrame(body: function.body, own: body.own(of: call), isNamed: body.frame.isNamed)
        var name: String?
        for parameter in facts.parameters {
            guard let inside = parameter.name else { continue }
            let written = facts.argument(inside, in: call)
            next.given[inside] = (written ?? facts.defaultCase(of: inside)).flatMap { body.value(of: $0) }
            guard let written else { continue }
            if body.isAddress(written) { next.addresses.insert(inside) }
            guard isEnum(parameter.type, of: function) else { continue }
            if let value = next.given[inside] {
                name = name ?? value.name
            } else {
                next.possible[inside] = made(by: written, in: body)
            }
        }
        // Beside the address itself, a case says how and not where.
        if body.frame.isNamed || !next.addresses.isEmpty && call.arguments.contains(where: { isPlain($0, in: body) }) {
            name = nil
        }
        next.isNamed = next.isNamed || name != nil
        next.route = body.frame.route ?? name
        return (next, name)
    }

    /// Whether an argument is the address, and no case that is made of it.
    private func isPlain(_ argument: ArgumentFacts, in body: FollowedBody) -> Bool {
        body.value(of: argument.value) == nil && body.isAddress(argument.value)
    }

    private func isEnum(_ type: TypeName?, of function: FunctionID) -> Bool {
        guard let type, let id = context.find(type, in: table.scope(of: function)) else { return false }
        return table[id].kind == .enum && !table[id].isExternal
    }

    /// Whether a call hands on the case that the address has become.
    private func handsOnRoute(_ call: CallFacts, in body: FollowedBody) -> Bool {
        guard let route = body.frame.route else { return false }
        return call.arguments.contains { body.value(of: $0.value)?.name == route }
    }
}
