import Base
import Facts
import Linking
import Types

/// Tells how a controller is shown that is presented, by what `modalPresentationStyle` is set to.
package final class UIKitStyles {
    private struct Setting {
        /// What it is set of.
        let target: Expression
        let value: Expression
        let conditions: [PatternFacts]
        /// The call that does so; nil where a function does it for its callers.
        var site: CallSite?

        /// Whether it is made where a call with some conditions is not: in another arm of a `switch`.
        func isElsewhere(than conditions: [PatternFacts]) -> Bool {
            self.conditions.contains { own in
                !conditions.contains(own)
                    && conditions.contains { other in
                        other.subject == own.subject && !own.subject.isEmpty && !isInside(own, other)
                    }
            }
        }

        /// Whether a condition asks for one of the cases of another: `if case .cover = style` in the arm of `.sheet, .cover`.
        private func isInside(_ own: PatternFacts, _ other: PatternFacts) -> Bool {
            guard !own.isExcluded, !other.isExcluded, let choices = own.choices, let others = other.choices else {
                return false
            }
            return choices.isSubset(of: others)
        }

        /// The same for what a call hands to the function that makes it; nil where what it hands in rules that out.
        func handed(to facts: FunctionFacts, by site: CallSite, _ choices: CallChoices) -> Setting? {
            guard choices.left(of: conditions, in: facts, by: site) != nil else { return nil }
            func given(_ name: String) -> Expression? {
                facts.argument(name, in: site.call) ?? facts.defaultCase(of: name)
            }
            switch value {
            case .parameter(let name):
                return given(name).map { Setting(target: target, value: $0, conditions: []) } ?? self
            case .bound(.parameter, _, _):
                // What a case leaves out sets nothing.
                return value.handed(to: facts, by: site, in: choices.context).map {
                    Setting(target: target, value: $0, conditions: [])
                }
            case .match(.parameter(let name), let arms):
                let handed = given(name) ?? .unknown
                if case .parameter = handed {
                    return Setting(target: target, value: .match(handed, arms), conditions: [])
                }
                let entered = arms.entered(byAnyOf: handed.choices(in: site.scope.body.calls)).map(\.value)
                return Setting(
                    target: target, value: entered.count == 1 ? entered[0] : .branch(entered), conditions: [])
            default: return self
            }
        }
    }

    private let values: UIKitValues
    private var context: LinkingContext { values.context }
    /// By the body that sets it.
    private var settings: [BodyID: [Setting]] = [:]
    /// What a controller's own code sets it to.
    private var own: [TypeID: [Style]] = [:]
    /// The names of functions that set it of what they are handed.
    private var takers: Set<String> = []

    package init(_ values: UIKitValues, _ assignments: [CallSite]) {
        self.values = values
        var setters: [(function: FunctionID, value: Expression)] = []
        for site in assignments {
            guard case .member(let target, "=") = site.call.callee, target.lastName == "modalPresentationStyle",
                let value = site.call.arguments.first?.value, let body = site.scope.id
            else { continue }
            switch target {
            case .name, .member(.instance, _):
                guard let type = site.scope.type else { continue }
                if context.table[type].isExternal {
                    site.scope.function.map { setters.append(($0, value)) }
                } else {
                    own[type, default: []] += Self.styles(value) ?? []
                }
            case .member(let base, _):
                settings[body, default: []].append(
                    Setting(target: base, value: value, conditions: site.call.conditions, site: site))
                if case .parameter = base, let function = site.scope.function {
                    takers.insert(context.table.function(function).name)
                }
            default: continue
            }
        }
        for (function, value) in setters { add(setter: function, to: value) }
        for type in values.types.controllers {
            guard let property = context.table[type].properties["modalPresentationStyle"] else { continue }
            let facts = context.table.property(property)
            own[type, default: []] += facts.body.results.flatMap { Self.styles($0) ?? [] }
        }
    }

    /// Takes in the calls of a function by which the app sets the style of any controller: `detail.coverScreen()`.
    private func add(setter function: FunctionID, to value: Expression) {
        for site in context.sites(named: context.table.function(function).name) {
            guard context.table.function(function).takes(site.call),
                (context.function(of: site.call, in: site.scope) ?? function) == function
            else { continue }
            switch site.call.callee {
            case .name, .member(.instance, _):
                guard let type = site.scope.type, !context.table[type].isExternal else { continue }
                own[type, default: []] += Self.styles(value) ?? []
            case .member(let base, _):
                guard let body = site.scope.id else { continue }
                settings[body, default: []].append(
                    Setting(target: base, value: value, conditions: site.call.conditions, site: site))
            default: continue
            }
        }
    }

    /// Whether the code says how it presents an expression.
    func isSet(of value: Expression, by call: CallFacts, in scope: Scope) -> Bool {
        set(on: value, in: scope, where: call.conditions) != nil
    }

    /// The styles that a value names; nil where it is decided at run time.
    private static func styles(_ value: Expression) -> [Style]? {
        if let parts = value.alternatives {
            let all = parts.map { styles($0) }
            return all.contains { $0 == nil } ? nil : all.flatMap { $0 ?? [] }
        }
        switch value.lastName {
        case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext": return [.fullScreenCover]
        case "popover": return [.popover]
        case "pageSheet", "formSheet", "automatic", "custom", "none", "blurOverFullScreen": return [.sheet]
        default: return nil
        }
    }

    /// The styles that a value names, also by a static property of the app's own; nil where it is decided at run time. Of what
    /// depends on the version of the system, the first.
    func styles(named value: Expression, in scope: Scope) -> [Style]? {
        if let known = Self.styles(value) { return known }
        if let parts = value.alternatives {
            let all = parts.map { styles(named: $0, in: scope) }
            return all.contains { $0 == nil } ? nil : all.flatMap { $0 ?? [] }
        }
        guard let name = value.lastName, let type = context.find(TypeName("UIModalPresentationStyle"), in: scope),
            let property = context.table[type].properties[name]
        else { return nil }
        let results = context.table.property(property).body.results
        return results.lazy.flatMap { $0.alternatives ?? [$0] }.compactMap { Self.styles($0) }.first
    }

    /// What the function around a call is handed that an expression's style is set to: a parameter, or what one holds in a case.
    func handed(decidingStyleOf value: Expression, by call: CallFacts, in scope: Scope) -> Expression? {
        guard let set = set(on: value, in: scope, where: call.conditions), set.count == 1, set[0].isHanded else {
            return nil
        }
        return set[0]
    }

    /// How an expression is presented.
    /// - Returns: the styles, and whether one is chosen at run time.
    package func styles(
        of value: Expression, as shown: UIKitShown, by call: CallFacts, in scope: Scope
    ) -> (styles: [Style], isOpen: Bool) {
        if let set = set(on: value, in: scope, where: call.conditions) {
            let known = set.compactMap { styles(named: $0, in: scope) }
            let usual = isSetAlways(of: value, by: call, in: scope) ? [] : [unset(shown)]
            let all = (usual + known.flatMap { $0 }).reduce(into: [Style]()) { if !$0.contains($1) { $0.append($1) } }
            return (all.isEmpty ? [.sheet] : all, known.count < set.count)
        }
        return ([unset(shown)], false)
    }

    /// How something is presented where the code that presents it says nothing: as its own code says.
    private func unset(_ shown: UIKitShown) -> Style {
        guard let wrapper = shown.wrapper else { return shown.type.map(ownStyle) ?? .sheet }
        let styles = Set(values.types.controllers.filter { context.table[$0].name == wrapper }.map(ownStyle))
        return styles.count == 1 ? styles.first ?? .sheet : .sheet
    }

    private func ownStyle(of type: TypeID) -> Style {
        let owners = [type] + context.conformances.ancestors(of: type)
        return owners.lazy.compactMap { self.own[$0]?.first }.first ?? .sheet
    }

    /// Whether the code around a call sets the style in every case, and not only where a state holds: `if isWide { … }`.
    private func isSetAlways(of value: Expression, by call: CallFacts, in scope: Scope) -> Bool {
        let here = (scope.id.flatMap { settings[$0] } ?? []).filter { isSame($0.target, value, scope) }
        guard here.count == 1 else { return true }
        let parameters = scope.function.map { context.table.function($0).parameters } ?? []
        let asked = here[0].conditions.filter { !call.conditions.contains($0) }
        guard asked.isEmpty else {
            return asked.allSatisfy { condition in
                Self.asksForPresentation(condition) || parameters.contains { $0.name == condition.subject }
            }
        }
        let branch = CodeBranch(CallSite(scope: scope, call: call))
        return !(here[0].site.map { CodeBranch($0).isLeftOut(beside: branch) } ?? false)
    }

    /// The styles that the code around a call sets where a state holds, and not always; nil where it does not, or others decide.
    func sometimes(of value: Expression, by call: CallFacts, in scope: Scope) -> [Style]? {
        guard !isSetAlways(of: value, by: call, in: scope), let set = set(on: value, in: scope, where: call.conditions)
        else { return nil }
        let known = set.map { styles(named: $0, in: scope) }
        return known.contains { $0 == nil } ? nil : known.flatMap { $0 ?? [] }
    }

    /// What an expression's style is set to, where that is chosen among several.
    func choice(of value: Expression, by call: CallFacts, in scope: Scope) -> Expression? {
        guard let set = set(on: value, in: scope, where: call.conditions), set.count == 1, case .match = set[0] else {
            return nil
        }
        return set[0]
    }

    /// The styles that a choice leaves where some properties are known; nil where it isn't made by one of these.
    /// - Parameter known: the cases and constants that they can be.
    package static func styles(_ choice: Expression, where known: [String: Set<String>]) -> [Style]? {
        guard case .match(let subject, let arms) = choice, let given = subject.ownName.flatMap({ known[$0] }) else {
            return nil
        }
        let all = arms.entered(byAnyOf: given).map { styles($0.value) }
        return all.isEmpty || all.contains { $0 == nil } ? nil : all.flatMap { $0 ?? [] }
    }

    /// How a segue presents a scene, by what the storyboard says, else by what the controller's own code says.
    package func styles(written presentation: String?, of shown: UIKitShown) -> [Style] {
        if let presentation, presentation != "automatic",
            let known = Self.styles(.implicitMember(presentation))
        {
            return known
        }
        return [unset(shown)]
    }

    /// The style that an expression is presented in for what the function around it is handed: `if isCovering { … }`.
    /// - Returns: the style, or what is handed in that says it, and what has to hold.
    package func decided(
        of value: Expression, by call: CallFacts, in scope: Scope
    ) -> (style: Style?, value: Expression, conditions: [PatternFacts])? {
        let parameters = scope.function.map { context.table.function($0).parameters } ?? []
        let all = (scope.id.flatMap { settings[$0] } ?? []).filter {
            isSame($0.target, value, scope) && !$0.isElsewhere(than: call.conditions)
        }
        guard all.count == 1 else { return nil }
        let style = Self.styles(all[0].value)?.first
        guard style != nil || all[0].value.isHanded else { return nil }
        let own = all[0].conditions.filter { condition in
            // What is handed in as a style is mostly there, and so is what UIKit presents it by.
            !call.conditions.contains(condition) && !(style == nil && condition.choices == ["nil"])
                && !Self.asksForPresentation(condition)
        }
        let isDecided =
            own.count == 1
            && own.allSatisfy { condition in
                condition.choices != nil && parameters.contains { $0.name == condition.subject }
            }
        return isDecided ? (style, all[0].value, own) : nil
    }

    /// Whether a condition only asks for what UIKit presents something by:
    /// `if isCovering, let popover = shown.popoverPresentationController { … }`.
    private static func asksForPresentation(_ condition: PatternFacts) -> Bool {
        condition.subject.split(separator: ".").last.map {
            ["popoverPresentationController", "sheetPresentationController", "presentationController"].contains($0)
        } ?? false
    }

    /// What the style of an expression is set to; nil where nothing is.
    private func set(on value: Expression, in scope: Scope, where conditions: [PatternFacts]) -> [Expression]? {
        var entered = Set([scope.id].compactMap(\.self))
        return set(on: value, in: scope, where: conditions, &entered)?.map(\.value)
    }

    /// - Parameter entered: the code that was looked into.
    private func set(
        on value: Expression, in scope: Scope, where conditions: [PatternFacts] = [], _ entered: inout Set<BodyID>
    ) -> [Setting]? {
        let here = (scope.id.flatMap { settings[$0] } ?? []).filter {
            isSame($0.target, value, scope) && !$0.isElsewhere(than: conditions)
        }
        if !here.isEmpty { return here }
        if let there = set(byTakersOf: value, in: scope, where: conditions) { return there }
        switch value {
        case .call(let index):
            guard let call = scope.call(at: index) else { return nil }
            if let inner = values.configured(by: call, in: scope) {
                return set(on: inner, in: scope, where: conditions, &entered)
            }
            guard let function = context.function(of: call, in: scope) else {
                return set(onStackIn: call, in: scope, where: conditions)
            }
            let implementations = values.implementations(of: function, by: call, in: scope)
            guard implementations.count == 1 else { return nil }
            let inside = context.table.scope(of: implementations[0])
            guard let all = set(onAnyOf: inside.body.results.suffix(1), in: inside, &entered) else { return nil }
            // What is handed in is the style; what the function sets beside it is for what nobody should hand in.
            let handed = all.filter { if case .parameter = $0.value { true } else { false } }
            let (facts, site) = (context.table.function(implementations[0]), CallSite(scope: scope, call: call))
            return (handed.isEmpty ? all : handed).compactMap { $0.handed(to: facts, by: site, values.choices) }
        case .branch, .match:
            for alternative in value.alternatives ?? [] {
                if let found = set(on: alternative, in: scope, &entered) { return found }
            }
            return nil
        case .name(let name), .member(.instance, let name):
            guard let type = scope.type, let property = context.property(name, of: type) else { return nil }
            let inside = context.table.scope(of: property)
            return set(onAnyOf: inside.body.results[...], in: inside, &entered)
        case .member(let base, _) where isObject(base, in: scope):
            // `child.router.stack` is what the child was made around.
            return set(on: base, in: scope, where: conditions, &entered)
        default: return nil
        }
    }

    /// What the style of a value is set to by a function that the code hands it to: `Popovers.prepare(controller)`.
    private func set(byTakersOf value: Expression, in scope: Scope, where conditions: [PatternFacts]) -> [Setting]? {
        guard !takers.isEmpty else { return nil }
        for call in scope.body.calls where call.name.map(takers.contains) ?? false {
            guard let taken = call.arguments.first(where: { isSame($0.value, value, scope) }),
                let function = context.function(of: call, in: scope), let body = settings[function.body]
            else { continue }
            let facts = context.table.function(function)
            let site = CallSite(scope: scope, call: call)
            let all = body.filter { setting in
                guard case .parameter(let name) = setting.target else { return false }
                return facts.argument(name, in: call) == taken.value
            }.compactMap { $0.handed(to: facts, by: site, values.choices) }
            let entered = all.filter {
                !Setting(target: value, value: $0.value, conditions: call.conditions).isElsewhere(than: conditions)
            }
            if !entered.isEmpty { return entered }
        }
        return nil
    }

    /// What the style of a stack is set to that an object of the app's own is made around: `Router(stack)`,
    /// `Child(Router(stack))`.
    private func set(onStackIn call: CallFacts, in scope: Scope, where conditions: [PatternFacts]) -> [Setting]? {
        guard let settings = scope.id.flatMap({ settings[$0] }) else { return nil }
        var entered: Set<Int> = []
        var makers = [call]
        while let maker = makers.popLast() {
            guard entered.insert(maker.index).inserted, makesObject(maker, in: scope) else { continue }
            for argument in maker.arguments {
                let all = settings.filter { setting in
                    !setting.isElsewhere(than: conditions) && isSame(setting.target, argument.value, scope)
                }
                if !all.isEmpty { return all }
                if case .call(let index) = argument.value, let inner = scope.call(at: index) { makers.append(inner) }
            }
        }
        return nil
    }

    /// Whether a call makes an object of the app's own that is no controller.
    private func makesObject(_ call: CallFacts, in scope: Scope) -> Bool {
        guard let name = TypeName(reading: call.callee), name.last.first?.isUppercase == true,
            let type = context.find(name, in: scope)
        else { return false }
        return !context.table[type].isExternal && !values.types.isController(type)
    }

    /// Whether a value is an object of the app's own that is no controller.
    private func isObject(_ value: Expression, in scope: Scope) -> Bool {
        guard case .instance(let type)? = context.type(of: value, in: scope) else { return false }
        return !context.table[type].isExternal && !values.types.isController(type)
            && !values.types.controllerProtocols.contains(type)
    }

    /// What the style of the first of a body's results that has one is set to; nil for a body that was looked into before.
    private func set(
        onAnyOf results: ArraySlice<Expression>, in scope: Scope, _ entered: inout Set<BodyID>
    ) -> [Setting]? {
        guard let body = scope.id, entered.insert(body).inserted else { return nil }
        for result in results {
            if let found = set(on: result, in: scope, &entered) { return found }
        }
        return nil
    }

    /// Whether a style is set of a value: of the same expression, or in the closure that configures it.
    private func isSame(_ target: Expression, _ value: Expression, _ scope: Scope) -> Bool {
        var target = target
        while case .member(let base, let name) = target, base != .instance, values.library.projections.contains(name) {
            target = base
        }
        if target.isSame(as: value) { return true }
        guard case .closureParameter(let index, _, 0, _) = target, let call = scope.call(at: index),
            values.configured(by: call, in: scope) != nil
        else { return false }
        return .call(index) == value
    }
}
