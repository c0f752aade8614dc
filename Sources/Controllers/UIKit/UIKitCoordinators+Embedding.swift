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
