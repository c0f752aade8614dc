import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types
import ViewControllers

/// What the things are called that coordinators show: as the case, the callback or the member that shows them.
extension UIKitCoordinators {
    /// What a presentation belongs to: the case it is shown for, the callback that shows it, or the member it stands in.
    func place(of index: Int) -> DestinationPlace {
        let presentation = presentations[index]
        if let chosen = chosen(presentation), !isShownForEachCase(index) { return DestinationPlace(chosen) }
        if presentation.means == .style(.tab), let name = tabName(of: index) {
            return DestinationPlace(name, presentation.site.call)
        }
        if let name = callback(around: presentation.site) { return DestinationPlace(name, presentation.site.call) }
        return DestinationPlace(around: presentation.site, in: table)
    }

    /// Whether the function around a call shows the same for several cases of what it is handed: one value for both, or in another style
    /// for each. That says how, and not what.
    private func isShownForEachCase(_ index: Int) -> Bool {
        let (presentation, shown) = (presentations[index], targets(of: index))
        guard presentation.route == nil, let body = presentation.body else { return false }
        return (byBody[body] ?? []).contains { other in
            presentations[other].isElsewhere(than: presentation) && holder(of: other) == holder(of: index)
                && targets(of: other) == shown
                && (presentations[other].expression == presentation.expression
                    || presentations[other].styles != presentation.styles)
        }
    }

    /// What a tab is called: as the case that it is made for, the property that it is kept in or the function that makes it, else as what
    /// it shows.
    private func tabName(of index: Int) -> String? {
        if let item = presentations[index].shown.lazy.compactMap(\.item).first { return item }
        let targets = targets(of: index)
        switch presentations[index].expression {
        case .name(let name), .member(.instance, let name): return name
        case .call(let made):
            // `tabs.viewControllers = [makeList(), makeSettings()]`, and what decides between several: `makeHome(for: user)`.
            let scope = presentations[index].site.scope
            if let call = scope.call(at: made), call.arguments.isEmpty || targets.count > 1,
                let holder = presentations[index].holder, ownFunction(runBy: call, in: scope, of: holder) != nil
            {
                return call.name
            }
        default: break
        }
        switch targets.first {
        case .declared(let type)?: return table.name(of: type)
        case .external(let name)?: return name
        case nil: return nil
        }
    }

    /// The case of an enum that a presentation is for: it is handed in, or the call stands in an arm of a `switch` over a
    /// parameter.
    func chosen(_ presentation: UIKitPresentation) -> CaseFacts? {
        if let route = presentation.route {
            return item(route.name, of: route.parameter, in: route.function)
        }
        guard let function = presentation.site.scope.function else { return nil }
        return item(in: presentation.conditions, in: function) ?? route(leadingTo: function)
    }

    /// The case of a parameter that conditions ask for.
    private func item(in conditions: [PatternFacts], in function: FunctionID) -> CaseFacts? {
        for match in conditions.reversed() where !match.isExcluded {
            guard match.cases.count == 1, case .named(let name, _, _) = match.cases[0],
                let found = item(name, of: match.subject, in: function)
            else { continue }
            return found
        }
        return nil
    }

    /// The route that leads to a function alone, in the arm of what every coordinator of the app is asked for by its own
    /// routes: `func navigate(to route: Route)`.
    private func route(leadingTo function: FunctionID) -> CaseFacts? {
        var found: CaseFacts?
        var visited: Set<FunctionID> = []
        var queue = [function]
        while let next = queue.popLast() {
            guard visited.insert(next).inserted else { continue }
            let all = callers.callers(of: next, as: nil)
            guard !all.isEmpty else { return nil }
            for caller in all {
                guard let around = caller.site.scope.function, table.owner(of: around) == table.owner(of: function)
                else {
                    return nil
                }
                guard callers.isAskedByRoutes(around) else {
                    queue.append(around)
                    continue
                }
                guard let item = item(in: caller.site.call.conditions, in: around), found == nil || found == item else {
                    return nil
                }
                found = item
            }
        }
        return found
    }

    /// A case of the enum that a parameter is of.
    private func item(_ name: String, of parameter: String, in function: FunctionID) -> CaseFacts? {
        let type: TypeID?
        if parameter == CallChoices.own {
            type = table.owner(of: function)
        } else {
            type = table.function(function).type(of: parameter).flatMap {
                context.find($0, in: table.scope(of: function))
            }
        }
        guard let type, table[type].kind == .enum else { return nil }
        return table.declarations(of: type).lazy.flatMap(\.cases).first { $0.name == name }
    }

    /// What the closure around a call is called where it is handed to a screen: `onSelect` of `list.onSelect = { … }`.
    func callback(around site: CallSite) -> String? {
        for (call, closure) in site.scope.calls(around: site.call) {
            guard let handed = handed(call, closure, in: site.scope) else { continue }
            return handed
        }
        return nil
    }

    private func handed(_ call: CallFacts, _ closure: ClosureContext, in scope: Scope) -> String? {
        if call.name == "=" {
            guard case .member(.member(let base, let name), _) = call.callee, base != .instance else { return nil }
            return isScreen(values.shown(by: base, in: scope)) || isScreen(values.beside(base, in: scope)) ? name : nil
        }
        guard let argument = call.argument(of: closure), values.configured(by: call, in: scope) == nil,
            let made = TypeName(reading: call.callee), made.last.first?.isUppercase == true,
            isScreen(values.shown(by: .call(call.index), in: scope))
        else { return nil }
        return argument.label
            ?? context.find(made, in: scope).flatMap { type in
                context.keptArguments(of: call, making: type).first { $0.position == closure.argument }?.property
            }
    }

    private func isScreen(_ shown: [UIKitShown]) -> Bool {
        shown.contains { part in
            switch part.what {
            case .target: true
            case .object(let type): shapes.isCoordinator(type) || context.conformances.isView(type)
            default: false
            }
        }
    }
}
