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

    /// What a child that pushes its first screen is made with.
    enum OwnStack {
        /// A stack that the same code makes for it: it is at the root of that.
        case bare
        /// A router around such a stack, which other code puts somewhere.
        case inRouter
    }

    /// The stack that the code which starts a child makes for it; nil where it has one from elsewhere.
    func ownStack(of index: Int) -> OwnStack? {
        let presentation = presentations[index]
        let scope = presentation.site.scope
        guard let maker = values.maker(of: presentation.expression, in: scope) else { return nil }
        for argument in maker.arguments {
            if isStack(argument.value, in: scope) { return .bare }
            guard case .call(let position) = argument.value, let router = scope.call(at: position),
                case .instance(let type)? = context.type(of: argument.value, in: scope),
                shapes.showsWhatItIsHanded(type),
                router.arguments.contains(where: { isStack($0.value, in: scope) })
            else { continue }
            return .inRouter
        }
        return nil
    }

    /// Whether a value is a stack that the code makes, with nothing in it.
    private func isStack(_ value: Expression, in scope: Scope) -> Bool {
        guard case .call = value else { return false }
        let shown = values.shown(by: value, in: scope)
        return !shown.isEmpty
            && shown.allSatisfy { part in
                guard case .container(let name) = part.what else { return false }
                return values.types.kind(of: TypeName(name), in: scope) == .stack
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
            UIKitNames.adding.contains(call.name ?? "") && call.arguments.first?.value == .parameter(parameter)
        }
    }
}
