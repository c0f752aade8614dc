import Facts
import Types

/// Parts of what is given together: elements of tuples, and what a value keeps that a factory makes.
///
/// ```swift
/// static func module() -> (viewController: DetailController, output: DetailOutput) { … }
/// let module = DetailAssembly.module()
/// router.push(module.viewController)
/// ```
extension UIKitValues {
    /// What a value has under a name, by the code that makes it; nil where that was not found.
    func given(_ name: String, by value: Expression, in scope: Scope) -> [UIKitShown]? {
        guard let call = maker(of: value, in: scope) else { return nil }
        guard let function = context.function(of: call, in: scope) else { return kept(name, by: call, in: scope) }
        let facts = table.function(function)
        if let position = labels(ofTupleGivenBy: function).firstIndex(of: name) {
            return results(of: function, by: call, in: scope, at: position)
        }
        let bodies = implementations(of: function, by: call, in: scope)
        guard bodies.count == 1, let inside = bodies.first.map({ table.scope(of: $0) }), let body = inside.id,
            inside.body.results.count == 1
        else { return nil }
        let found = memo.value(of: .kept(body, property: name), unknown: []) {
            self.given(name, by: inside.body.results[0], in: inside)?.map(\.outside) ?? []
        }
        let site = CallSite(scope: scope, call: call)
        return found.flatMap { outside($0, of: facts, calledBy: site) }.unique
    }

    /// What a function gives in a case that the code takes it out of; nil where no function of the app's gives that case.
    ///
    /// ```swift
    /// func open(_ link: Link) {
    ///     switch link.resolve() { case .screen(let screen): stack.pushViewController(screen, animated: true) … }
    /// }
    /// ```
    func given(takenOutOf bound: Expression, in scope: Scope) -> [UIKitShown]? {
        guard case .bound(.call(let index), let name, let position) = bound, let call = scope.call(at: index),
            let function = context.function(of: call, in: scope)
        else { return nil }
        let site = CallSite(scope: scope, call: call)
        let all = implementations(of: function, by: call, in: scope)
        let found = all.flatMap { implementation -> [UIKitShown] in
            let held = memo.value(of: .held(implementation.body, case: name, position: position), unknown: []) {
                self.held(in: name, at: position, givenBy: self.table.scope(of: implementation)).map(\.outside)
            }
            let parts = held.flatMap { outside($0, of: table.function(implementation), calledBy: site) }
            guard all.count > 1 else { return parts }
            guard case .member(.parameter(let parameter), _) = call.callee, let owner = table.owner(of: implementation)
            else { return parts.map { $0.inferred() } }
            // Callers decide whose function it is.
            return parts.map { $0.given([PatternFacts(parameter, runsFunctionOf: table[owner])]) }
        }.unique
        let isDecided = found.allSatisfy { !$0.conditions.isEmpty }
        return found.isEmpty || !isDecided && found.count > Self.most ? nil : found
    }

    /// What a case holds that a piece of code gives.
    private func held(in name: String, at position: Int, givenBy scope: Scope) -> [UIKitShown] {
        var found: [UIKitShown] = []
        Expression.walk(scope.body.results.map { ($0, scope) }) { part, place in
            if let choices = part.alternatives { return .visitInstead(choices, in: place) }
            guard case .call(let index) = part, let call = place.call(at: index), call.name == name,
                call.arguments.indices.contains(position)
            else { return .skipChildren }
            switch call.callee {
            case .implicitMember, .member: found += shown(by: call.arguments[position].value, in: place)
            default: break
            }
            return .skipChildren
        }
        return found.unique
    }

    /// What a function gives together with a value: the view controller beside its model in a tuple.
    package func beside(_ value: Expression, in scope: Scope) -> [UIKitShown] {
        guard case .member(let base, let name) = value, let call = maker(of: base, in: scope),
            let function = context.function(of: call, in: scope)
        else { return [] }
        let labels = labels(ofTupleGivenBy: function)
        guard let own = labels.firstIndex(of: name) ?? Int(name), labels.indices.contains(own) else { return [] }
        return labels.indices.filter { $0 != own }.flatMap { results(of: function, by: call, in: scope, at: $0) }
    }

    /// The labels of the tuple that a function gives, also where it has a name: `typealias Module = (view: DetailView, model: DetailModel)`.
    private func labels(ofTupleGivenBy function: FunctionID) -> [String] {
        let facts = table.function(function)
        guard let type = facts.returnType else { return facts.returnText.map(Self.labels(ofTuple:)) ?? [] }
        let scope = table.scope(of: function)
        guard let alias = table.find(type.components, from: scope.file, within: scope.type, isFollowing: false),
            table[alias].kind == .typealias, let text = table.declaration(of: alias)?.declaration,
            let equals = text.firstRange(of: " = ")
        else { return [] }
        return Self.labels(ofTuple: String(text[equals.upperBound...]))
    }

    /// The labels in a tuple's type, `_` for an element without one; empty for another type.
    private static func labels(ofTuple text: String) -> [String] {
        guard text.hasPrefix("("), text.hasSuffix(")") else { return [] }
        var parts: [Substring] = []
        var depth = 0
        let inner = text.dropFirst().dropLast()
        var start = inner.startIndex
        for index in inner.indices {
            switch inner[index] {
            case "(", "<", "[": depth += 1
            case ")", "]": depth -= 1
            case ">" where index == inner.startIndex || inner[inner.index(before: index)] != "-": depth -= 1
            case "," where depth == 0:
                parts.append(inner[start..<index])
                start = inner.index(after: index)
            default: break
            }
        }
        parts.append(inner[start...])
        guard parts.count > 1 else { return [] }
        return parts.map { part in
            guard let colon = part.firstIndex(of: ":") else { return "_" }
            let label = part[..<colon].filter { !$0.isWhitespace }
            return label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? label : "_"
        }
    }

    /// What a value that a call makes keeps in a property: `view` of `Module(view: controller)`, and of `.init(view: controller)`
    /// in a function that says what it gives.
    private func kept(_ name: String, by call: CallFacts, in scope: Scope) -> [UIKitShown]? {
        var type: TypeID?
        if call.callee == .implicitMember("init") {
            type = scope.function.flatMap { table.function($0).returnType }.flatMap { context.find($0, in: scope) }
        } else if case .instance(let made)? = context.type(of: .call(call.index), in: scope) {
            type = made
        }
        guard let type, !table[type].isExternal, types.kind(of: type) == nil else { return nil }
        return context.argument(keptIn: name, of: type, by: call).map { shown(by: $0, in: scope) }
    }

    /// What a function puts into a container that it makes and gives back: `stack.setViewControllers(screens, animated: false)`.
    func content(of made: Expression, in scope: Scope) -> [UIKitShown]? {
        if case .typed(let name) = made, types.kind(of: name, in: scope)?.isContainer == true {
            return content(ofCast: name, among: scope.body.calls, in: scope)
        }
        guard case .call(let index) = made, let name = scope.call(at: index).flatMap({ TypeName(reading: $0.callee) }),
            types.kind(of: name, in: scope) != nil
        else { return nil }
        let filled = scope.body.calls.flatMap { call -> [UIKitShown] in
            guard let filling = UIKitCall(call), filling.receiver == made, case .show(let value, .list) = filling.action
            else { return [] }
            return shown(by: value, in: scope).map { $0.wrapped(in: name.last) }
        }
        if filled.isEmpty, let root = root(pushedOnto: made, in: scope) {
            return shown(by: root.value, in: scope).map { $0.wrapped(in: name.last) }
        }
        return filled.isEmpty ? nil : filled
    }

    /// The only thing that a function pushes onto an empty stack that it makes, before it gives that back:
    /// `stack.pushViewController(list, animated: false)`.
    func root(pushedOnto made: Expression, in scope: Scope) -> (call: Int, value: Expression)? {
        guard case .call(let index) = made, let call = scope.call(at: index), scope.body.results == [made],
            call.argument("rootViewController") == nil, let name = TypeName(reading: call.callee),
            context.find(name, in: scope).map({ table[$0].isExternal || types.isEmptyContainer($0) }) ?? true,
            types.kind(of: name, in: scope) == .stack
        else { return nil }
        let pushed = scope.body.calls.compactMap { call -> (call: Int, value: Expression)? in
            guard call.closure == nil, let push = UIKitCall(call), push.receiver == made,
                case .show(let value, .style(.push)) = push.action
            else { return nil }
            return (call.index, value)
        }
        return pushed.count == 1 ? pushed[0] : nil
    }

    /// The object whose router an expression is, where the same code makes it: `child` of `child.router`.
    func maker(givingRouter router: Expression, in scope: Scope) -> TypeID? {
        guard case .member(let object, _) = router, maker(of: object, in: scope) != nil,
            case .instance(let type)? = context.type(of: object, in: scope), !table[type].isExternal,
            table[type].kind != .protocol, types.kind(of: type) == nil
        else { return nil }
        return type
    }

    /// Whether an expression is the view that the function around it is called on, whatever modifies it:
    /// `extension View { func hosted() -> UIViewController { UIHostingController(rootView: tint(.red)) } }`.
    func isReceiver(modifiedBy view: Expression, in scope: Scope) -> Bool {
        guard let type = scope.type, table[type].isExternal, table.traits.all.viewProtocols.contains(table[type].name)
        else { return false }
        var next = view
        while case .call(let index) = next, let callee = scope.call(at: index)?.callee {
            switch callee {
            case .member(let base, _): next = base
            case .name(let name): return name.first?.isLowercase == true
            default: return false
            }
        }
        return next == .instance
    }

    /// The coordinator of another system whose view an expression is: `AppCoordinator().view()`.
    func coordinator(givingItself view: Expression, in scope: Scope) -> TypeID? {
        var next = view
        while true {
            switch next {
            case .call(let index):
                guard let call = scope.call(at: index) else { return nil }
                next = call.callee
            case .member(let base, let name):
                if table.traits.all.viewMembers.contains(name),
                    case .instance(let type)? = context.type(of: base, in: scope),
                    library.coordinators.contains(type)
                {
                    return type
                }
                next = base
            default: return nil
            }
        }
    }
}
