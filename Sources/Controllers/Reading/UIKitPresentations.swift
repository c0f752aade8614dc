import Base
import Facts
import Presentation
import Types

/// Finds every call that shows something: in UIKit's words, and in those that the app makes of them.
struct UIKitPresentations {
    private(set) var found: [UIKitPresentation] = []
    private(set) var exits: [(site: CallSite, operation: ExitOperation)] = []
    private(set) var notUnderstood: [UnresolvedCode] = []
    /// The functions that show what their callers hand in.
    private(set) var verbs: Set<FunctionID> = []

    private let callers: UIKitCallers
    private let values: UIKitValues
    private let styles: UIKitStyles
    private var table: TypeTable { values.table }
    private var context: LinkingContext { values.context }

    /// What a function shows of what it is handed.
    private struct Verb: Hashable {
        let function: FunctionID
        /// The parameter; nil for what it is called on.
        let parameter: String?
        let means: UIKitCall.Means
        /// What has to hold there.
        let conditions: [PatternFacts]
    }

    /// A call that shows an expression, before that is looked at.
    private struct Candidate {
        let site: CallSite
        let expression: Expression
        let means: UIKitCall.Means
        let receiver: Expression?
        var isInferred = false
        var wrapper: String?
    }

    private var known: Set<Verb> = []

    /// - Parameter claimed: where calls stand that another system tells of.
    init(_ callers: UIKitCallers, _ styles: UIKitStyles, besides claimed: Set<RelativeLocation>) {
        self.callers = callers
        values = callers.values
        self.styles = styles
        var candidates: [Candidate] = []
        for name in UIKitCall.names {
            for site in callers.code.sites(named: name) {
                guard let call = UIKitCall(site.call), !isOwn(site), !claimed.contains(site.call.location) else {
                    continue
                }
                switch call.action {
                case .exit(let operation): exits.append((site, operation))
                case .show(let value, let means):
                    candidates += expanded(value, means, call.receiver, site)
                }
            }
        }
        follow(candidates)
    }

    /// Adds the calls that start child coordinators.
    /// - Parameter isCoordinator: whether a type may be one.
    mutating func addStarts(isCoordinator: @escaping (TypeID) -> Bool) {
        var candidates: [Candidate] = []
        for site in callers.code.sites(named: "start") {
            guard case .member(let base, _) = site.call.callee, base != .instance else { continue }
            switch context.type(of: base, in: site.scope) {
            case .instance(let type)? where table[type].kind != .protocol && !isCoordinator(type): continue
            default: break
            }
            candidates.append(Candidate(site: site, expression: base, means: .start, receiver: base))
        }
        follow(candidates, isCoordinator: isCoordinator)
        join()
    }

    /// Whether a call runs a function of the app's that only has a name of UIKit's.
    private func isOwn(_ site: CallSite) -> Bool {
        guard site.call.name != "=", site.call.name != "append",
            let function = context.function(of: site.call, in: site.scope), let owner = table.owner(of: function)
        else { return false }
        return !values.types.isController(owner)
            && !(table[owner].isExternal && UIKitNames.isController(table[owner].name))
    }

    // MARK: Lists

    private func expanded(
        _ value: Expression, _ means: UIKitCall.Means, _ receiver: Expression?, _ site: CallSite
    ) -> [Candidate] {
        func candidate(_ value: Expression, _ style: Style) -> Candidate {
            Candidate(site: site, expression: value, means: .style(style), receiver: receiver)
        }
        switch means {
        case .window:
            if let receiver, let name = context.writtenType(of: receiver, in: site.scope)?.name.last, name != "UIWindow"
            {
                return []
            }
            guard value != .constant("nil") else { return [] }
            return [candidate(value, .root)]
        case .list: break
        case .style, .modal, .detail, .start:
            return [Candidate(site: site, expression: value, means: means, receiver: receiver)]
        }
        let parts: [Expression]
        switch value {
        case .array(let list): parts = list
        case .constant: return []
        default: parts = [value]
        }
        switch kind(of: receiver, in: site.scope) {
        case .tabs?: return parts.map { candidate($0, .tab) }
        case .split?:
            let columns: [Style] =
                parts.count > 2 ? [.splitSidebar, .splitContent, .splitDetail] : [.splitSidebar, .splitDetail]
            return zip(parts, columns).map { candidate($0, $1) }
        case .pages?, .controller?: return []
        default:
            return parts.enumerated().map { candidate($1, $0 == parts.count - 1 ? .root : .push) }
        }
    }

    /// What container an expression is.
    private func kind(of receiver: Expression?, in scope: Scope) -> UIKitTypes.Kind? {
        guard let receiver, receiver != .instance else { return scope.type.flatMap(values.types.kind(of:)) }
        if let written = context.writtenType(of: receiver, in: scope),
            let kind = values.types.kind(of: written.name, in: written.scope)
        {
            return kind
        }
        for part in values.shown(by: receiver, in: scope) {
            switch part.what {
            case .container(let name): return UIKitTypes.kind(ofLibrary: name) ?? .stack
            case .target(.declared(let type)): return values.types.kind(of: type)
            default: continue
            }
        }
        return nil
    }

    // MARK: Words of the app's own

    private mutating func follow(_ candidates: [Candidate], isCoordinator: ((TypeID) -> Bool)? = nil) {
        var queue = candidates
        var position = 0
        while position < queue.count {
            let candidate = queue[position]
            position += 1
            let (site, scope) = (candidate.site, candidate.site.scope)
            var parts = values.shown(by: candidate.expression, in: scope).map { part in
                candidate.wrapper.map { part.wrapped(in: $0) } ?? part
            }
            for part in parts {
                guard let verb = verb(part, candidate, isCoordinator) else { continue }
                guard known.insert(verb).inserted else { continue }
                verbs.insert(verb.function)
                queue += uses(of: verb, from: candidate, part)
            }
            parts.removeAll { part in
                switch part.what {
                case .parameter, .receiver: true
                default: false
                }
            }
            if let isCoordinator {
                if !parts.isEmpty, !parts.contains(where: { $0.type != nil }), startsAny(site, isCoordinator) {
                    tellUnknown(site)
                }
                parts = parts.filter { $0.type.map(isCoordinator) ?? false }
            }
            if parts.isEmpty { continue }
            add(candidate, parts, site)
        }
    }

    /// Whether what is started is one of several coordinators: an element of a list, a property of the type that all share.
    private func startsAny(_ site: CallSite, _ isCoordinator: (TypeID) -> Bool) -> Bool {
        guard case .member(let base, _) = site.call.callee,
            case .instance(let type)? = context.type(of: base, in: site.scope)
        else { return false }
        return isCoordinator(type) || context.conformances.conformers(of: type).contains(where: isCoordinator)
            || values.types.inherited.contains(type)
                && table.types.contains {
                    isCoordinator($0.id) && context.conformances.ancestors(of: $0.id).contains(type)
                }
    }

    private mutating func tellUnknown(_ site: CallSite) {
        notUnderstood.append(
            UnresolvedCode(
                text: site.call.text, reason: "the type of the child coordinator is chosen at run time",
                help: "start the coordinator where it is made", location: site.call.location))
    }

    private mutating func add(_ candidate: Candidate, _ parts: [UIKitShown], _ site: CallSite) {
        let shown = parts.filter { if case .silent = $0.what { false } else { true } }
        guard !shown.isEmpty else { return }
        var byStyles: [(styles: [Style], shown: [UIKitShown])] = []
        for part in shown {
            let styles = self.styles(candidate, part)
            if let known = byStyles.firstIndex(where: { $0.styles == styles }) {
                byStyles[known].shown.append(part)
            } else {
                byStyles.append((styles, [part]))
            }
        }
        for (position, group) in byStyles.enumerated() {
            found.append(
                UIKitPresentation(
                    site: site, expression: candidate.expression, means: candidate.means, receiver: candidate.receiver,
                    shown: group.shown, styles: group.styles, isInferred: candidate.isInferred, position: position))
        }
    }

    private mutating func styles(_ candidate: Candidate, _ part: UIKitShown) -> [Style] {
        switch candidate.means {
        case .style(let style): return [style]
        case .modal:
            let told = styles.styles(
                of: candidate.expression, as: part, by: candidate.site.call, in: candidate.site.scope)
            if told.isOpen {
                notUnderstood.append(
                    UnresolvedCode(
                        text: candidate.site.call.text, reason: "how it is presented is chosen at run time",
                        help: "set modalPresentationStyle to a case that is written out",
                        location: candidate.site.call.location))
            }
            return told.styles
        case .detail:
            let isSplit = kind(of: candidate.receiver, in: candidate.site.scope) == .split
            return [isSplit ? .splitDetail : .push]
        case .list, .window: return [.root]
        case .start: return []
        }
    }

    /// What the function around a call does with what it is handed.
    private func verb(
        _ part: UIKitShown, _ candidate: Candidate, _ isCoordinator: ((TypeID) -> Bool)?
    ) -> Verb? {
        guard let function = candidate.site.scope.function else { return nil }
        switch part.what {
        case .parameter(let name):
            if candidate.means == .start, !mayBeCoordinator(name, of: function, isCoordinator) { return nil }
            return Verb(
                function: function, parameter: name, means: means(of: candidate),
                conditions: candidate.site.call.conditions)
        case .receiver:
            return Verb(
                function: function, parameter: nil, means: means(of: candidate),
                conditions: candidate.site.call.conditions)
        default: return nil
        }
    }

    /// How callers show what they hand in: as the function itself says, where it does.
    private func means(of candidate: Candidate) -> UIKitCall.Means {
        guard candidate.means == .modal else { return candidate.means }
        let unknown = UIKitShown(.unknown(""))
        let told = styles.styles(
            of: candidate.expression, as: unknown, by: candidate.site.call, in: candidate.site.scope)
        return told.styles == [.sheet] ? .modal : told.styles.first.map { .style($0) } ?? .modal
    }

    private func mayBeCoordinator(
        _ parameter: String, of function: FunctionID, _ isCoordinator: ((TypeID) -> Bool)?
    ) -> Bool {
        let type = table.function(function).parameters.first { $0.name == parameter }?.type
        guard let type, let declared = context.find(type, in: table.scope(of: function)) else { return type != nil }
        return isCoordinator?(declared) ?? false
            || context.conformances.conformers(of: declared).contains { isCoordinator?($0) ?? false }
            || values.types.inherited.contains(declared)
    }

    /// The calls of a function that shows what it is handed.
    private func uses(of verb: Verb, from candidate: Candidate, _ part: UIKitShown) -> [Candidate] {
        let facts = table.function(verb.function)
        return callers.callers(of: verb.function, as: nil).compactMap { caller in
            guard !callers.choices.isRuledOut(candidate.site.call.conditions, of: facts, by: caller.site) else {
                return nil
            }
            let value: Expression
            if let parameter = verb.parameter {
                guard let argument = facts.argument(parameter, in: caller.site.call), argument != .constant("nil")
                else {
                    return nil
                }
                value = argument
            } else if case .member(let base, _) = caller.site.call.callee {
                value = base
            } else {
                value = .instance
            }
            var receiver: Expression?
            if case .member(let base, _) = caller.site.call.callee { receiver = base }
            return Candidate(
                site: caller.site, expression: value, means: verb.means, receiver: receiver,
                isInferred: candidate.isInferred, wrapper: part.wrapper ?? candidate.wrapper)
        }
    }

    // MARK: What belongs together

    /// Makes one of what one piece of code shows in several calls: a container that is filled and then shown, and a child
    /// coordinator whose container is shown and which is then started.
    private mutating func join() {
        let bodies = Dictionary(grouping: found.indices) { found[$0].body }
        var dropped: Set<Int> = []
        for (body, indices) in bodies where body != nil && indices.count > 1 {
            for inner in indices where found[inner].means != .start {
                guard let receiver = found[inner].receiver, case .call = receiver else { continue }
                for outer in indices where outer != inner && !dropped.contains(outer) && found[outer].means != .start {
                    guard shows(outer, receiver) else { continue }
                    let wrapper = found[outer].shown.lazy.compactMap { part -> String? in
                        if case .container(let name) = part.what { name } else { nil }
                    }.first
                    let filled = found[inner].shown.map { $0.wrapped(in: wrapper) }
                    let isEmpty = found[outer].shown.contains { if case .container = $0.what { true } else { false } }
                    found[outer].shown = isEmpty ? filled : found[outer].shown + filled
                    dropped.insert(inner)
                }
            }
            for child in indices where found[child].means == .start {
                let value = found[child].expression
                for outer in indices where outer != child && !dropped.contains(outer) && found[outer].means != .start {
                    guard isContainer(found[outer].expression, of: value, in: found[child].site.scope) else { continue }
                    let wrapper = found[outer].shown.lazy.compactMap { part -> String? in
                        if case .container(let name) = part.what { name } else { part.wrapper }
                    }.first
                    found[child].styles = found[outer].styles
                    found[child].shown = found[child].shown.map { $0.wrapped(in: wrapper) }
                    dropped.insert(outer)
                }
            }
        }
        found = found.indices.filter { !dropped.contains($0) }.map { found[$0] }
    }

    /// Whether a call shows a container that another call fills.
    private func shows(_ outer: Int, _ container: Expression) -> Bool {
        let scope = found[outer].site.scope
        var next = found[outer].expression
        while true {
            if next == container { return true }
            guard case .call(let index) = next, let call = scope.call(at: index),
                let inner = values.configured(by: call, in: scope)
            else { return false }
            next = inner
        }
    }

    /// Whether what is shown is what a child coordinator shows its own screens in: it comes of the same factory, is a
    /// property of the child, or is what the child is made with.
    private func isContainer(_ shown: Expression, of child: Expression, in scope: Scope) -> Bool {
        if shown == child { return true }
        switch (shown, child) {
        case (.member(let base, _), _) where base == child: return true
        case (.member(let left, _), .member(let right, _)) where left == right && left != .instance:
            return Int(shown.lastName ?? "") != nil
        default: break
        }
        var next = child
        if case .call = next {
        } else {
            // `coordinator = AppCoordinator(stack: stack)`, and then `coordinator.start()`.
            let set = scope.body.calls.filter { call in
                guard case .member(let target, "=") = call.callee else { return false }
                return target.isSame(as: child)
            }
            guard set.count == 1, let value = set[0].arguments.first?.value else { return false }
            next = value
        }
        while case .call(let index) = next, let call = scope.call(at: index) {
            if let inner = values.configured(by: call, in: scope) {
                next = inner
                continue
            }
            return call.arguments.contains { $0.value == shown }
        }
        return false
    }
}
