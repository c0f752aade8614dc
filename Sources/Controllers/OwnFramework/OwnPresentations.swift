import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types
import ViewControllers

/// Finds what is handed to the functions that show what they are handed.
struct OwnPresentations {
    private(set) var found: [OwnPresentation] = []
    /// Ways back, where the code calls them.
    private(set) var exits: [(site: CallSite, operation: ExitOperation)] = []
    /// The calls that only fill a container which is shown itself.
    private(set) var fillings: [CallSite] = []
    /// Those of the ways back of which the project says so.
    private(set) var configuredExits: [(site: CallSite, operation: ExitOperation)] = []
    /// The types whose code shows something, and that are no containers.
    private(set) var flows: Set<TypeID> = []

    let types: OwnTypes
    let verbs: OwnVerbs
    let values: UIKitValues
    private var byBody: [BodyID: [Int]] = [:]
    private var byHolder: [TypeID: [Int]] = [:]
    private var context: LinkingContext { types.context }
    private var table: TypeTable { context.table }

    init(_ types: OwnTypes, _ verbs: OwnVerbs, _ callers: UIKitCallers) {
        self.types = types
        self.verbs = verbs
        values = callers.values
        var known: [Handed: Int] = [:]
        for use in verbs.uses where !isInside(use.site) { add(use, &known) }
        let configured = verbs.configured.filter { !isInside($0.site) }
        for use in configured where isOwn(use) { add(use, &known) }
        let styles = UIKitStyles(values, context.code.calls(named: .assignment))
        for given in types.members.sorted().flatMap(callers.code.sites(named:)) where !isInside(given) {
            guard let hosted = OwnHosted(given, styles), !types.isLaunched(given.holder) else { continue }
            found.append(
                OwnPresentation(
                    site: hosted.site, value: hosted.value, receiver: hosted.receiver, styles: hosted.styles,
                    isInferred: false))
        }
        for (function, operation) in verbs.exits {
            for caller in callers.callers(of: function, as: nil) where !isInside(caller.site) {
                exits.append((caller.site, operation))
            }
        }
        flows = Set(found.compactMap(\.site.holder).filter(isFlow))
        configuredExits = verbs.configuredExits.filter { $0.site.holder.map(flows.contains) ?? false }
        exits += configuredExits
        for use in configured where use.site.holder.map(flows.contains) ?? false && isView(use) { add(use, &known) }
        for (index, presentation) in found.enumerated() {
            if let body = presentation.body { byBody[body, default: []].append(index) }
            if let holder = presentation.site.holder { byHolder[holder, default: []].append(index) }
        }
        var filling: Set<Int> = []
        let all = found.indices.map { resolved($0, &filling) }
        found = zip(found, all).map { presentation, shown in
            var copy = presentation
            (copy.targets, copy.wrapper) = (shown.targets, shown.wrapper)
            copy.isInferred = copy.isInferred || shown.isInferred
            copy.reason = shown.targets.isEmpty ? shown.reason : nil
            return copy
        }
        fillings = filling.sorted().map { found[$0].site }
        found = found.indices.filter { !filling.contains($0) }.map { found[$0] }
        addChildren()
    }

    /// Whether a call stands in the code of a container or of the views that show what it holds.
    private func isInside(_ site: CallSite) -> Bool {
        site.holder.map { verbs.containers.contains($0) || table[$0].isStandIn } ?? true
    }

    private func isFlow(_ type: TypeID) -> Bool {
        !verbs.containers.contains(type) && !context.conformances.isPart(type) && !table[type].isExternal
            && !context.conformances.isEntry(type) && table[type].kind != .protocol
    }

    /// What a call hands over.
    private struct Handed: Hashable {
        let location: RelativeLocation
        let value: Expression
    }

    /// Whether what a call shows of which the project says so is an object that gives a view, or holds such.
    private func isOwn(_ use: OwnVerbs.Use) -> Bool {
        parts(of: use.value, in: use.site.scope).contains { part in
            verbs.isContainer(part, in: use.site.scope)
                || values.shown(by: part, in: use.site.scope).contains { shown in
                    guard case .object(let type) = shown.what else { return false }
                    return types.isPresentable(type) || verbs.containers.contains(type)
                }
        }
    }

    /// Whether it is a view, or a controller.
    private func isView(_ use: OwnVerbs.Use) -> Bool {
        parts(of: use.value, in: use.site.scope).contains { part in
            values.shown(by: part, in: use.site.scope).contains { if case .target = $0.what { true } else { false } }
        }
    }

    private mutating func add(_ use: OwnVerbs.Use, _ known: inout [Handed: Int]) {
        if use.value == .constant("nil") {
            let operation: ExitOperation = use.style.isModal ? .dismiss(count: 1) : .pop(count: 1)
            if use.style.isModal || use.style == .push { exits.append((use.site, operation)) }
            return
        }
        for value in parts(of: use.value, in: use.site.scope) {
            let handed = Handed(location: use.site.call.location, value: value)
            if let index = known[handed] {
                if !found[index].styles.contains(use.style) { found[index].styles.append(use.style) }
                continue
            }
            known[handed] = found.count
            found.append(
                OwnPresentation(
                    site: use.site, value: value, receiver: use.receiver, styles: [use.style],
                    isInferred: use.isOpen))
        }
    }

    /// What is shown of a list, and of values that keep something to be shown.
    private func parts(of value: Expression, in scope: Scope) -> [Expression] {
        switch value {
        case .array(let list): return list.flatMap { parts(of: $0, in: scope) }
        case .call(let index):
            guard let call = scope.call(at: index),
                TypeName(reading: call.callee).map({ verbs.wrappers.contains($0.last) }) ?? false
                    || values.shown(by: value, in: scope).allSatisfy({ $0.type == nil })
            else {
                return [value]
            }
            let held = call.arguments.filter { argument in
                values.shown(by: argument.value, in: scope).contains { $0.type.map(types.isPresentable) ?? false }
            }
            return held.isEmpty ? [value] : held.map(\.value)
        default: return [value]
        }
    }

    // MARK: What is shown

    private struct Shown {
        var targets: [TargetResolver.Targets.Target] = []
        var wrapper: String?
        var isInferred = false
        var reason: String?

        mutating func formUnion(_ other: Shown) {
            for target in other.targets where !targets.contains(target) { targets.append(target) }
            wrapper = wrapper ?? other.wrapper
            isInferred = isInferred || other.isInferred
            reason = reason ?? other.reason
        }
    }

    private static let elsewhere = "the presented view is chosen in code that couldn't be followed"

    private func resolved(_ index: Int, _ filling: inout Set<Int>) -> Shown {
        var open: Set<Int> = []
        return resolved(index, &filling, &open)
    }

    private func resolved(_ index: Int, _ filling: inout Set<Int>, _ open: inout Set<Int>) -> Shown {
        guard open.insert(index).inserted else { return Shown() }
        let presentation = found[index]
        if case .external(let name)? = context.type(of: presentation.value, in: presentation.site.scope),
            verbs.outside.contains(name)
        {
            return content(index, name, &filling, &open)
        }
        var shown = Shown()
        for part in values.shown(by: presentation.value, in: presentation.site.scope) {
            var next = Shown(isInferred: part.isInferred)
            switch part.what {
            case .target(let target): next.targets = [target]
            case .object(let type): next.formUnion(self.shown(type, index, &filling, &open))
            case .receiver, .parameter, .container, .handed, .assigned, .overridden, .unknown:
                next.reason = Self.elsewhere
            case .silent: continue
            }
            shown.formUnion(next)
        }
        return shown
    }

    private func shown(_ type: TypeID, _ index: Int, _ filling: inout Set<Int>, _ open: inout Set<Int>) -> Shown {
        if verbs.containers.contains(type) { return content(index, table.name(of: type), &filling, &open) }
        if flows.contains(type) { return Shown(targets: [.declared(type)]) }
        if context.conformances.isView(type) { return Shown(targets: [.declared(type)]) }
        let views = types.views(of: type)
        return views.isEmpty
            ? Shown(reason: "the view that \(table.name(of: type)) shows couldn't be determined")
            : Shown(targets: views)
    }

    /// What a container holds that is shown.
    private func content(_ index: Int, _ name: String, _ filling: inout Set<Int>, _ open: inout Set<Int>) -> Shown {
        let presentation = found[index]
        let scope = presentation.site.scope
        let own = presentation.body.flatMap { byBody[$0] } ?? []
        var inner = own.filter { isFilled($0, presentation.value) }
        var shown = Shown(wrapper: name)
        if inner.isEmpty {
            let flows = flows(madeWith: presentation.value, in: [scope])
            if !flows.isEmpty {
                shown.targets = flows.map { .declared($0) }
                return shown
            }
        }
        if inner.isEmpty, let holder = presentation.site.holder, presentation.value.ownName != nil {
            inner = (byHolder[holder] ?? []).filter { isFilled($0, presentation.value) }
            if inner.isEmpty {
                let scopes = table[holder].functions.values.joined().map { table.scope(of: $0) }
                shown.targets = table.sorted(flows(madeWith: presentation.value, in: scopes)).map { .declared($0) }
            }
        }
        for next in inner {
            filling.insert(next)
            shown.formUnion(resolved(next, &filling, &open))
        }
        if shown.targets.isEmpty { shown.reason = "the content of the container isn't known" }
        return shown
    }

    /// Whether a call fills a container.
    private func isFilled(_ index: Int, _ container: Expression) -> Bool {
        found[index].isFilling && (found[index].receiver?.isSame(as: container) ?? false)
    }

    /// The flows that code makes with a value.
    private func flows(madeWith value: Expression, in scopes: [Scope]) -> [TypeID] {
        var all: [TypeID] = []
        for scope in scopes {
            for call in scope.body.calls where holds(call, value, in: scope) {
                for part in values.shown(by: .call(call.index), in: scope) {
                    if let type = part.type, flows.contains(type), !all.contains(type) { all.append(type) }
                }
            }
        }
        return all
    }

    /// Whether a call is handed a value, also inside of what it is handed.
    private func holds(_ call: CallFacts, _ value: Expression, in scope: Scope) -> Bool {
        guard TypeName(reading: call.callee)?.last.first?.isUppercase == true else { return false }
        return handed(to: call, in: scope) { $0.isSame(as: value) } != nil
    }

    /// What a call is handed of some sort, also inside of what it is handed.
    private func handed(to call: CallFacts, in scope: Scope, where isMeant: (Expression) -> Bool) -> Expression? {
        var found: Expression?
        var visited: Set<Int> = [call.index]
        Expression.walk(call.arguments.filter { !$0.isClosure }.map { ($0.value, ()) }) { part, _ in
            if isMeant(part) {
                found = part
                return .stop
            }
            guard case .call(let index) = part, let inner = scope.call(at: index), visited.insert(index).inserted else {
                return .visitChildren
            }
            return .visitInstead(inner.arguments.filter { !$0.isClosure }.map { ($0.value, ()) })
        }
        return found
    }

    // MARK: Flows on another's container

    /// Adds the flows that are handed a container which is there already, on which they show themselves.
    private mutating func addChildren() {
        // What a type shows in a container it puts in no other.
        var shown: [TypeID: Set<TargetResolver.Targets.Target>] = [:]
        for presentation in found {
            guard let holder = presentation.site.holder else { continue }
            shown[holder, default: []].formUnion(presentation.targets)
        }
        for made in context.constructions where flows.contains(made.type) {
            guard let holder = made.site.holder, !isInside(made.site),
                shown[holder]?.contains(.declared(made.type)) != true
            else { continue }
            let scope = made.site.scope
            let container = handed(to: made.site.call, in: scope) { part in
                switch part {
                case .name, .member, .parameter: return verbs.isContainer(part, in: scope)
                default: return false
                }
            }
            guard container != nil else { continue }
            found.append(
                OwnPresentation(
                    site: made.site, value: .call(made.site.index), receiver: container, styles: [],
                    targets: [.declared(made.type)], isInferred: false, isChild: true))
        }
    }

    mutating func settle(_ styles: [Int: [Style]]) {
        for (index, style) in styles { found[index].styles = style }
    }
}
