import Facts

/// What views that stand beside each other are: a screen, or the parts of one.
extension TargetResolver {
    /// What is asked about views that may be no screens, in one memory: each may be made of another.
    enum ControlQuery: Query {
        typealias Answer = Bool

        /// Whether what some code builds is a control.
        case control(BodyID)
        /// Whether what a property shows, without being a screen, holds parts of one.
        case parts(BodyID)
    }

    /// Whether a stack holds parts of a screen beside a view, which is then one more of them:
    /// `VStack { Text("Name"); NameField() }`. What lies above something else mostly is what is shown, unless that scrolls and is
    /// made in place: `ZStack { ScrollView { Text("Terms") }; AcceptButton() }`.
    func hasParts(_ call: CallFacts, _ name: String, in scope: Scope) -> Bool {
        let isStack = traits.all.stacks.contains(name)
        guard isStack || traits.all.layers.contains(name) else { return false }
        return call.arguments.contains { argument in
            guard case .closure(let results) = argument.value else { return false }
            guard results.count > 1 else { return false }
            guard isStack else { return results.contains { isScrolling($0, in: scope) && isPart($0, in: scope) } }
            return results.contains { isPart($0, in: scope) || isChoiceOfParts($0, in: scope) }
                || results.allSatisfy { $0.alternatives != nil }
        }
    }

    /// Whether an expression always shows one of several parts of a screen: `switch state { case .failed: Text("…") … }`.
    private func isChoiceOfParts(_ expression: Expression, in scope: Scope) -> Bool {
        guard let arms = expression.alternatives, arms.count > 1, arms.contains(where: { isPart($0, in: scope) }) else {
            return false
        }
        return targets(of: expression, in: scope).targets.isEmpty
    }

    /// Whether an expression is a part of a screen, and not what stands in for one.
    package func isPartInstead(_ expression: Expression, in scope: Scope) -> Bool {
        guard let call = made(by: expression, in: scope), let name = call.madeName else { return false }
        return traits.all.primitives.contains(name) && !traits.all.placeholders.contains(name)
            && !traits.all.fillers.contains(name)
    }

    /// Whether an expression is a part of a screen, with or without modifiers: `Text("Name").bold()`, or several that a
    /// container or a property of the view holds: `ZStack { Text("Name"); CloseButton() }`; a button of the app's own is one,
    /// too.
    private func isPart(_ expression: Expression, in scope: Scope) -> Bool {
        arePart([expression], in: scope, isOfProperty: false)
    }

    /// - Parameter isOfProperty: whether it is what a property of the view shows, which is no screen.
    private func arePart(_ parts: [Expression], in scope: Scope, isOfProperty: Bool) -> Bool {
        var found = false
        Expression.walk(parts.map { ($0, ()) }) { part, _ in
            if case .closure = part { return .visitChildren }
            if let inside = ownContent(of: part, in: scope) {
                found = found || inside.id.map { holdsParts($0, inside, part, scope) } ?? false
                return found ? .stop : .skipChildren
            }
            guard let call = made(by: part, in: scope), let name = call.madeName else { return .skipChildren }
            if traits.all.primitives.contains(name) {
                found = found || !traits.all.fillers.contains(name)
                return found ? .stop : .skipChildren
            }
            if let type = context.find(TypeName(name), in: scope), !table[type].isExternal {
                // What a property shows without being a screen is made of several views.
                found = found || isOfProperty && conformances.isView(type) || isControl(type)
                return found ? .stop : .skipChildren
            }
            guard traits.all.containers.contains(name), !traits.all.navigationContainers.contains(name),
                targets(of: part, in: scope).targets.isEmpty
            else { return .skipChildren }
            return .visitInstead(call.closures, in: ())
        }
        return found
    }

    /// Whether what a property shows holds parts of a screen, asked once: properties may show each other.
    private func holdsParts(_ body: BodyID, _ inside: Scope, _ use: Expression, _ scope: Scope) -> Bool {
        guard targets(of: use, in: scope).targets.isEmpty else { return false }
        return context.memory.memo(of: ControlQuery.self).value(of: .parts(body), unknown: false) {
            self.arePart(inside.body.results, in: inside, isOfProperty: true)
        }
    }

    /// The code of a view's own property that an expression shows, with or without modifiers: `content.padding()`.
    private func ownContent(of expression: Expression, in scope: Scope) -> Scope? {
        var base = expression
        while case .call(let index) = base, case .member(let inner, _)? = scope.call(at: index)?.callee { base = inner }
        guard case .name(let name) = base, let property = scope.type.flatMap({ table[$0].properties[name] }),
            table.property(property).type.map({ traits.all.openResults.contains($0.last) }) == true
        else { return nil }
        return table.scope(of: property)
    }

    private func isScrolling(_ expression: Expression, in scope: Scope) -> Bool {
        made(by: expression, in: scope)?.madeName.map(traits.all.scrolling.contains) ?? false
    }

    /// The call that makes what an expression shows, modifiers aside.
    private func made(by expression: Expression, in scope: Scope) -> CallFacts? {
        scope.chain(endingAt: expression).last
    }

    /// Whether what is built is views around an empty one of another framework, which stand for a color or for what that can do.
    private func areBare(_ built: Targets) -> Bool {
        !built.targets.isEmpty
            && built.targets.allSatisfy { if case .declared(let type) = $0 { isBare(type) } else { false } }
    }

    private func isBare(_ type: TypeID) -> Bool {
        guard let maker = traits.all.viewMakers.lazy.compactMap({ self.table[type].functions[$0]?.first }).first else {
            return false
        }
        let results = table.function(maker).body.results
        let inside = table.scope(of: maker)
        return !results.isEmpty
            && results.allSatisfy { made(by: $0, in: inside)?.madeName.map(traits.all.bareViews.contains) ?? false }
    }

    /// Whether a view is nothing but a control, such as a button of the app's own design.
    private func isControl(_ type: TypeID) -> Bool {
        context.property("body", of: type).map { isControl($0.body, table.scope(of: $0)) } ?? false
    }

    /// Whether all that some code builds is a control, whichever of several it is.
    private func isControl(_ body: BodyID, _ inside: Scope) -> Bool {
        context.memory.memo(of: ControlQuery.self).value(of: .control(body), unknown: false) {
            inside.body.results.count == 1 && self.isControl(inside.body.results[0], inside)
        }
    }

    private func isControl(_ value: Expression, _ scope: Scope) -> Bool {
        if let choices = value.alternatives { return !choices.isEmpty && choices.allSatisfy { isControl($0, scope) } }
        guard let call = made(by: value, in: scope) else { return false }
        if let function = context.function(of: call, in: scope), table.owner(of: function) == scope.type {
            return isControl(function.body, table.scope(of: function))
        }
        guard let name = call.madeName else { return false }
        if traits.all.controls.contains(name) || traits.all.fields.contains(name) { return true }
        if let own = context.find(TypeName(name), in: scope), !table[own].isExternal { return isControl(own) }
        guard traits.all.containers.contains(name), !traits.all.navigationContainers.contains(name),
            call.closures.count == 1,
            case .closure(let parts) = call.closures[0], parts.count == 1
        else { return false }
        return isControl(parts[0], scope)
    }

    /// What views that stand beside each other build, as the results of a body do: one screen when one of them is, none when
    /// several are; any of them where each is there under a condition of its own.
    package func targets(of parts: [Expression], in scope: Scope) -> Targets {
        let all = parts.map { part in
            let built = targets(of: part, in: scope)
            return parts.count > 1 && (areControls(built) || areBare(built)) ? Targets(wrapper: built.wrapper) : built
        }
        var found = all.filter { !$0.targets.isEmpty }
        if found.count == 1, parts.count > 1, let only = all.firstIndex(where: { !$0.targets.isEmpty }),
            parts[only].alternatives?.count == 1, parts.contains(where: { isPart($0, in: scope) })
        {
            // What comes and goes beside parts of a screen, as a notice does.
            found = []
        }
        // A container may stand around parts that are no screens.
        guard let first = found.first else { return Targets(wrapper: all.compactMap(\.wrapper).first) }
        if found.allSatisfy({ $0.targets == first.targets }) { return first }
        guard found.count == parts.count, parts.allSatisfy({ $0.alternatives != nil }) else { return Targets() }
        return Targets(union: found)
    }

    /// What is always there among views that lie above each other, where all others come and go:
    /// `ZStack { Home(); if isLaunching { Splash() }; Notice().opacity(isOver ? 0 : 1) }`.
    func lasting(in call: CallFacts, _ scope: Scope) -> Targets? {
        guard call.closures.count == 1, case .closure(let layers) = call.closures[0] else { return nil }
        let lasting = layers.filter { $0.alternatives?.count != 1 && !fades($0, in: scope) }
        guard lasting.count == 1, layers.count > 1 else { return nil }
        return targets(of: lasting[0], in: scope)
    }

    private func fades(_ layer: Expression, in scope: Scope) -> Bool {
        scope.chain(endingAt: layer).contains { call in
            call.name.map(traits.all.fading.contains) ?? false && call.arguments.first?.value.alternatives != nil
        }
    }

    /// Whether what is built is controls, which are parts of a screen beside others.
    func areControls(_ built: Targets) -> Bool {
        !built.targets.isEmpty
            && built.targets.allSatisfy { if case .declared(let type) = $0 { isControl(type) } else { false } }
    }
}

extension CallFacts {
    /// What a call is of that is written by its name alone: `Text("Name")`.
    fileprivate var madeName: String? { if case .name(let name) = callee { name } else { nil } }
}
