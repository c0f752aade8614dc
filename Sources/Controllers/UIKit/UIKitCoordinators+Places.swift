import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types

/// What the things are called that coordinators show: as the case, the callback or the member that shows them.
extension UIKitCoordinators {
    /// What a presentation belongs to: the case it is shown for, the callback that shows it, or the member it stands in.
    func place(of index: Int) -> (facts: DestinationFacts, parameters: [Parameter], isCase: Bool) {
        let presentation = presentations[index]
        let scope = presentation.site.scope
        if let chosen = chosen(presentation) { return (chosen.0, chosen.1, true) }
        if presentation.means == .style(.tab), let name = tabName(of: index) {
            return (
                DestinationFacts(
                    name: name, parameters: [], shows: .view, function: name, declaration: presentation.site.call.text,
                    location: presentation.site.call.location), [], false
            )
        }
        func facts(
            _ name: String, _ documentation: String?, _ declaration: String, _ condition: String?,
            _ location: RelativeLocation
        ) -> DestinationFacts {
            DestinationFacts(
                name: name, parameters: [], shows: .view, function: name, condition: condition,
                documentation: documentation, declaration: declaration, location: location)
        }
        if let name = callback(around: presentation.site) {
            return (facts(name, nil, presentation.site.call.text, nil, presentation.site.call.location), [], false)
        }
        if let function = scope.function {
            let own = table.function(function)
            return (
                facts(own.name, own.documentation, own.declaration, own.condition, own.location),
                own.parameters.map(Parameter.init), false
            )
        }
        if let property = scope.property {
            let own = table.property(property)
            return (facts(own.name, own.documentation, own.declaration, own.condition, own.location), [], false)
        }
        return (facts("", nil, "", nil, presentation.site.call.location), [], false)
    }

    /// What a tab is called: as the property that it is kept in, else as what it shows.
    private func tabName(of index: Int) -> String? {
        switch presentations[index].expression {
        case .name(let name), .member(.instance, let name): return name
        default: break
        }
        switch targets(of: index).first {
        case .declared(let type)?: return table.name(of: type)
        case .external(let name)?: return name
        case nil: return nil
        }
    }

    /// The case of an enum that a presentation is for: it is handed in, or the call stands in an arm of a `switch` over a
    /// parameter.
    func chosen(_ presentation: UIKitPresentation) -> (DestinationFacts, [Parameter])? {
        if let route = presentation.route {
            return item(route.name, of: route.parameter, in: route.function)
        }
        guard let function = presentation.site.scope.function else { return nil }
        for match in presentation.conditions.reversed() where !match.isExcluded {
            guard match.cases.count == 1, case .named(let name, _, _) = match.cases[0],
                let found = item(name, of: match.subject, in: function)
            else { continue }
            return found
        }
        return nil
    }

    /// A case of the enum that a parameter is of.
    private func item(
        _ name: String, of parameter: String, in function: FunctionID
    ) -> (DestinationFacts, [Parameter])? {
        let type: TypeID?
        if parameter == UIKitChoices.own {
            type = table.owner(of: function)
        } else {
            type = table.function(function).type(of: parameter).flatMap {
                context.find($0, in: table.scope(of: function))
            }
        }
        guard let type, table[type].kind == .enum else { return nil }
        for part in table.declarations(of: type) {
            guard let item = part.cases.first(where: { $0.name == name }) else { continue }
            return (DestinationFacts(item), item.parameters)
        }
        return nil
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
            return isScreen(values.shown(by: base, in: scope)) ? name : nil
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

extension Parameter {
    fileprivate init(_ parameter: FunctionParameterFacts) {
        self.init(
            label: parameter.label, name: parameter.name ?? "_", type: parameter.typeText,
            defaultValue: parameter.defaultValue)
    }
}
