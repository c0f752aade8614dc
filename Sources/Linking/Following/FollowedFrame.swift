import Facts
import Types

/// Code that is run while an address is followed: a function or a closure, with what is known of what it is handed.
struct FollowedFrame: Hashable {
    let body: BodyID
    /// The call whose closure it is; nil for the whole.
    var closure: Int?
    /// The calls that may run, by their positions; nil for all.
    var calls: Set<Int>?
    /// What the parameters are, as far as that is known.
    var given: [String: FollowedValue] = [:]
    /// What the properties of the object are that were set when it was made.
    var own: [String: FollowedValue] = [:]
    /// What the closure is handed.
    var handed: FollowedValue?
    /// Whether that is the member `event` of what it is handed.
    var isEvent = false
    /// The cases that parameters can be, where not one is known.
    var possible: [String: Set<String>] = [:]
    /// The parameters that hold the address, or something that was made of it.
    var addresses: Set<String> = []
    /// Whether the closure is handed the address.
    var isHandedAddress = false
    /// What is taken to be a value that only the address tells.
    var assumed: Assumption?
    /// Whether the address has a name.
    var isNamed = false
    /// The case that it has become, where that is known.
    var route: String?
    /// The states that a state machine of the object may be in; nil where that is not known.
    var states: Set<String>?

    struct Assumption: Hashable {
        let subject: Expression
        let value: FollowedValue
        /// The enum that it is a case of.
        let type: TypeID
    }
}

/// Such code, with what its expressions and conditions come to.
struct FollowedBody {
    let frame: FollowedFrame
    let scope: Scope
    private let context: LinkingContext
    private let subjects: SwitchSubjects

    init(_ frame: FollowedFrame, _ context: LinkingContext) {
        self.frame = frame
        self.context = context
        scope = context.code.scope(of: frame.body)
        subjects = SwitchSubjects(scope.body.switches)
    }

    // MARK: Values

    func value(of expression: Expression) -> FollowedValue? {
        var open: Set<Int> = []
        return value(of: expression, &open)
    }

    private func value(of expression: Expression, _ open: inout Set<Int>) -> FollowedValue? {
        if let assumed = frame.assumed {
            // What an optional holds is known where that is looked at.
            let isHeld = assumed.subject == .bound(expression, case: "some", position: 0)
            if isHeld || assumed.subject == expression { return assumed.value }
        }
        switch expression {
        case .parameter(let name): return frame.given[name]
        case .constant(let text), .implicitMember(let text): return FollowedValue(text)
        case .name(let name), .member(.instance, let name): return frame.own[name]
        case .closureParameter(let call, _, 0, _): return call == frame.closure && !frame.isEvent ? frame.handed : nil
        case .member(.closureParameter(let call, _, 0, _), "event") where frame.isEvent:
            return call == frame.closure ? frame.handed : nil
        case .member(let owner, let name): return isCase(name, of: owner) ? FollowedValue(name) : nil
        case .bound(let base, let name, let position):
            guard let held = value(of: base, &open) else { return nil }
            if held.name == name, held.held.indices.contains(position) { return held.held[position] }
            return name == "some" && held.name != "nil" ? held : nil
        case .call(let index):
            guard let call = scope.call(at: index), open.insert(index).inserted else { return nil }
            defer { open.remove(index) }
            switch call.callee {
            case .implicitMember("some"): return call.arguments.first.flatMap { value(of: $0.value, &open) }
            case .implicitMember(let name) where name != "init":
                return FollowedValue(name, holding: call.arguments.map { value(of: $0.value, &open) })
            case .member(let owner, let name) where isCase(name, of: owner):
                return FollowedValue(name, holding: call.arguments.map { value(of: $0.value, &open) })
            default: return nil
            }
        case .branch(let parts):
            let all = Set(parts.map { value(of: $0, &open) })
            return all.count == 1 ? all.first ?? nil : nil
        case .match(let subject, let arms):
            guard let looked = value(of: subject, &open) else { return nil }
            for arm in arms {
                switch looked.fits(arm.patterns) {
                case true?: return value(of: arm.value, &open)
                case nil: return nil
                case false?: continue
                }
            }
            return nil
        case .instance, .typed, .closureParameter, .typeObject, .tuple, .array, .literal, .closure, .keyPath,
            .unknown:
            return nil
        }
    }

    /// Whether a member of a type is one of its cases.
    private func isCase(_ name: String, of owner: Expression) -> Bool {
        guard name.first?.isLowercase == true, let type = TypeName(reading: owner),
            let id = context.find(type, in: scope)
        else { return false }
        return context.table[id].kind == .enum
            && context.table.declarations(of: id).contains { $0.cases.contains { $0.name == name } }
    }

    /// Whether an expression is the address, or made of it.
    func isAddress(_ expression: Expression) -> Bool {
        var isFound = false
        var visited: Set<Int> = []
        expression.walk { part in
            switch part {
            case .parameter(let name): isFound = isFound || frame.addresses.contains(name)
            // What the system hands over is cast to what it holds: `userInfo as? [String: Any]`.
            case .typed(let type): isFound = isFound || type.last == "Dictionary" && !frame.addresses.isEmpty
            case .closureParameter(let call, _, _, _):
                isFound = isFound || frame.isHandedAddress && call == frame.closure
            case .call(let index):
                guard visited.insert(index).inserted, let call = scope.call(at: index) else { return .skipChildren }
                return .visitInstead(
                    [call.callee] + call.arguments.filter { !$0.isClosure }.map(\.value), in: ())
            default: break
            }
            return isFound ? .stop : .visitChildren
        }
        return isFound
    }

    /// Whether a call is made on the object whose code it is.
    func isOwn(_ call: CallFacts) -> Bool {
        switch call.callee {
        case .name, .member(.instance, _): true
        default: false
        }
    }

    /// What the properties are of the object that a call is made on: where that is the one whose code it is, was made before, or is
    /// kept in a property that is only set to such.
    func own(of call: CallFacts) -> [String: FollowedValue] {
        switch call.callee {
        case .name, .member(.instance, _): return frame.own
        case .member(.call(let index), _): return scope.call(at: index).map(madeOwn) ?? [:]
        case .member(let base, _):
            guard let name = base.ownName, let property = scope.type.flatMap({ context.property(name, of: $0) }),
                let values = context.values(of: property)
            else { return [:] }
            let made = values.filter { $0.value != .constant("nil") }.map { value, scope -> [String: FollowedValue] in
                guard case .call(let index) = value, let call = scope.call(at: index), let body = scope.id else {
                    return [:]
                }
                return FollowedBody(FollowedFrame(body: body), context).madeOwn(by: call)
            }
            return Set(made).count == 1 ? made[0] : [:]
        default: return [:]
        }
    }

    private func madeOwn(by call: CallFacts) -> [String: FollowedValue] {
        guard case .instance(let type)? = context.type(of: .call(call.index), in: scope),
            let made = context.table[type].functions["init"]?.first(where: { context.table.function($0).takes(call) })
        else { return [:] }
        let facts = context.table.function(made)
        var own: [String: FollowedValue] = [:]
        for set in facts.body.calls {
            guard case .member(let target, "=") = set.callee, let name = target.ownName,
                case .parameter(let parameter)? = set.arguments.first?.value
            else { continue }
            let given = facts.argument(parameter, in: call) ?? facts.defaultCase(of: parameter)
            own[name] = given.flatMap { value(of: $0) }
        }
        return own
    }

    // MARK: Conditions

    /// Whether a call may run, as far as what is known tells.
    func runs(_ call: CallFacts) -> Bool {
        if let calls = frame.calls, !calls.contains(call.index) { return false }
        return call.conditions.allSatisfy(holds)
    }

    private func holds(_ condition: PatternFacts) -> Bool {
        guard !condition.cases.isEmpty, let subject = subject(of: condition) else { return true }
        let fits: Bool?
        if case .tuple(let parts) = subject {
            let all = condition.cases.map { fit(parts, $0) }
            fits = all.contains(true) ? true : all.contains(nil) ? nil : false
        } else {
            fits = value(of: subject).flatMap { $0.fits(condition.cases) }
        }
        return condition.isExcluded ? fits != true : fits != false
    }

    private func fit(_ parts: [Expression], _ pattern: CasePattern) -> Bool? {
        guard case .tuple(let patterns) = pattern, patterns.count == parts.count else { return nil }
        let all = zip(parts, patterns).map { part, pattern -> Bool? in
            if case .any = pattern { true } else { value(of: part).flatMap { $0.fits(pattern) } }
        }
        return all.contains(false) ? false : all.contains(nil) ? nil : true
    }

    /// Whether a condition compares what is assumed with a case of the same enum: `if route == .help`.
    private func isCompared(_ assumed: FollowedFrame.Assumption, by condition: PatternFacts) -> Bool {
        guard let names = condition.choices, !condition.subject.contains(".") else { return false }
        return names.allSatisfy { context.isCase($0, of: assumed.type) }
    }

    /// What a condition looks at; nil where that is not told.
    func subject(of condition: PatternFacts) -> Expression? {
        if frame.given[condition.subject] != nil { return .parameter(condition.subject) }
        if frame.own[condition.subject] != nil { return .name(condition.subject) }
        if let assumed = frame.assumed?.subject {
            let parameter = Expression.parameter(condition.subject)
            if assumed == parameter || assumed == .bound(parameter, case: "some", position: 0) { return parameter }
        }
        if let subject = subjects[condition] { return subject }
        if let assumed = frame.assumed, isCompared(assumed, by: condition) { return assumed.subject }
        guard let closure = frame.closure, !frame.isEvent, frame.handed != nil, !condition.subject.isEmpty,
            condition.subject.allSatisfy(\.isLetter), condition.choices != nil
        else { return nil }
        // What a closure is handed has a name that is not kept.
        let isOther =
            scope.function.map { context.table.function($0).parameters.contains { $0.name == condition.subject } }
            ?? false
            || scope.type.map { context.property(condition.subject, of: $0) != nil } ?? false
        return isOther ? nil : .closureParameter(call: closure, argument: 0, index: 0, type: nil)
    }
}

extension SwitchFacts {
    /// Every pattern that its arms name, in their order: what `default` excludes.
    var named: [CasePattern] { arms.flatMap(\.patterns).filter { $0 != .any } }
}
