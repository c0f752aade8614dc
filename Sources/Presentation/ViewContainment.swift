import Facts
import NavigationModel
import Types

/// Which views stand in which: what tells the container that a pushed value belongs to, where several know its type.
package struct ViewContainment {
    /// The types that apps and scenes are, and what they show at once.
    private(set) var entries: Set<TypeID>
    /// Views that all which an entry shows consists of, through views around them: `Root` of `Themed { Root() }`.
    private(set) var wholes: Set<TypeID> = []
    /// The switches that all is which such a view or an entry shows.
    private(set) var wholeSwitches: Set<RelativeLocation> = []
    /// For each type, those it holds or pushes to.
    private let below: [TypeID: Set<TypeID>]
    /// Views that hold containers.
    private let hosts: Set<TypeID>
    private let targets: TargetResolver

    init(index: PresentationIndex, contained: [TypeID: Set<TypeID>]) {
        let context = index.context
        var edges = contained
        func add(_ targets: TargetResolver.Targets, to holder: TypeID) {
            for case .declared(let type) in targets.targets { edges[holder, default: []].insert(type) }
        }
        for host in index.hosts {
            for content in host.facts.content {
                add(index.targets.targets(of: content.value, in: host.scope), to: host.holder)
            }
        }
        for place in index.presentations {
            if case .type = place.key {
                add(place.cases.rest, to: place.holder)
                for arm in place.cases.arms { add(arm.targets, to: place.holder) }
            }
        }
        below = edges
        hosts = Set(index.hosts.filter { !$0.isWrapper }.map(\.holder))
        targets = index.targets
        entries = Set(context.table.types.filter { context.conformances.isEntry($0.id) }.map(\.id))
        for entry in context.table.sorted(entries) {
            let entryType = context.table[entry]
            for property in Array(entryType.properties.values) + entryType.otherProperties.values.joined() {
                let scope = context.table.scope(of: property)
                for call in scope.body.calls where call.name.map(context.table.traits.all.mainScenes.contains) == true {
                    for argument in call.arguments {
                        guard case .closure = argument.value else { continue }
                        for case .declared(let type) in shown(by: argument.value, in: scope) { entries.insert(type) }
                    }
                }
            }
        }
        addWholes()
    }

    private mutating func addWholes() {
        let context = targets.context
        var queue = context.table.sorted(entries)
        var position = 0
        while position < queue.count {
            let view = queue[position]
            position += 1
            guard context.conformances.isView(view) else { continue }
            let content = BodyContent(of: view, targets)
            wholeSwitches.formUnion(content.switches)
            queue += content.views.filter { !entries.contains($0) && wholes.insert($0).inserted }
        }
    }

    /// What a scene shows: its view, or of several that stand beside each other, those that hold containers; with those, also the one
    /// layer that always is there.
    ///
    /// ```swift
    /// WindowGroup { VStack { Downloads(); MainTabs() } }
    /// WindowGroup { ZStack { if isReady { MainTabs() }; Migration() } }
    /// ```
    package func shown(by scene: Expression, in scope: Scope) -> [TargetResolver.Targets.Target] {
        let whole = targets.targets(of: scene, in: scope).targets
        if !whole.isEmpty, !isLayers(scene, scope) || whole.contains(where: holdsNavigation) { return whole }
        let beside = besideOthers(scene, scope)
        return beside + whole.filter { !beside.contains($0) }
    }

    /// Whether an expression is layers above each other, with modifiers or without.
    private func isLayers(_ scene: Expression, _ scope: Scope) -> Bool {
        if case .closure(let parts) = scene { return parts.count == 1 && isLayers(parts[0], scope) }
        return scope.chain(endingAt: scene).last?.name.map(targets.context.table.traits.all.layers.contains) ?? false
    }

    /// Whether a view or what stands below it holds containers, or a coordinator's is meant.
    private func holdsNavigation(_ target: TargetResolver.Targets.Target) -> Bool {
        guard case .declared(let type) = target else { return false }
        return targets.context.coordinators.contains(type) || !all(below: type).isDisjoint(with: hosts)
    }

    /// Of the views that stand beside each other, those that hold containers.
    private func besideOthers(_ scene: Expression, _ scope: Scope) -> [TargetResolver.Targets.Target] {
        let traits = targets.context.table.traits.all
        var found: [TargetResolver.Targets.Target] = []
        Expression.walk([(scene, ())]) { part, _ in
            if let arms = part.alternatives { return .visitInstead(arms, in: ()) }
            guard case .call(let position) = part, let call = scope.call(at: position) else { return .visitChildren }
            if case .member(let base, let name) = call.callee, name != "init", TypeName(reading: call.callee) == nil {
                return .visitInstead([base], in: ())
            }
            if call.name.map(traits.switchContainers.contains) ?? false {
                return .visitInstead(call.arguments.filter { $0.label == nil }.map(\.value), in: ())
            }
            for target in targets.targets(of: part, in: scope).targets
            where !found.contains(target) && holdsNavigation(target) {
                found.append(target)
            }
            return .skipChildren
        }
        return found
    }

    /// Everything that stands in a type, or is pushed from there, the type itself included.
    /// - Parameter others: types whose own content does not count.
    func all(below type: TypeID, without others: Set<TypeID> = []) -> Set<TypeID> {
        var found: Set<TypeID> = [type]
        var queue = [type]
        while let next = queue.popLast() {
            for part in below[next] ?? [] where !others.contains(part) && found.insert(part).inserted {
                queue.append(part)
            }
        }
        return found
    }
}
