import Facts
import Types
import ViewControllers

/// Children whose screens are put into a container of the app's own: `container.show(child.rootViewController)`.
extension UIKitCoordinators {
    /// Whether the code that starts a child hands its controller, or the stack that it is made with, to a function that adds
    /// it to another controller.
    func isEmbedded(_ index: Int) -> Bool {
        let presentation = presentations[index]
        let scope = presentation.site.scope
        let handed = values.maker(of: presentation.expression, in: scope)?.arguments.map(\.value) ?? []
        return scope.body.calls.contains { call in
            guard let function = context.function(of: call, in: scope) else { return false }
            let facts = table.function(function)
            return facts.parameters.contains { parameter in
                guard let name = parameter.name, let value = facts.argument(name, in: call) else { return false }
                return isController(value, of: presentation.expression, madeWith: handed) && adds(name, facts)
            }
        }
    }

    /// Whether a child that pushes its first screen is made with a stack that the same code makes for it: it is at the root of that.
    func opensOwnStack(_ index: Int) -> Bool {
        let presentation = presentations[index]
        let scope = presentation.site.scope
        guard let maker = values.maker(of: presentation.expression, in: scope) else { return false }
        return maker.arguments.contains { argument in
            guard case .call = argument.value else { return false }
            let shown = values.shown(by: argument.value, in: scope)
            return !shown.isEmpty
                && shown.allSatisfy { part in
                    if case .container(let name) = part.what {
                        UIKitTypes.kind(ofLibrary: name) == .stack
                    } else {
                        false
                    }
                }
        }
    }

    private func isController(_ value: Expression, of child: Expression, madeWith handed: [Expression]) -> Bool {
        if case .member(child, _) = value { return true }
        if case .call = value { return handed.contains(value) }
        return false
    }

    /// Whether a function adds what it is handed to a controller.
    private func adds(_ parameter: String, _ facts: FunctionFacts) -> Bool {
        facts.body.calls.contains { call in
            UIKitContainment.names.contains(call.name ?? "") && call.arguments.first?.value == .parameter(parameter)
        }
    }
}
