import Facts
import Linking
import Presentation
import Types

/// What calls give: what makes a controller, factories, and the functions of the app's own.
extension UIKitValues {
    package func shown(by call: CallFacts, in scope: Scope, at position: Int?) -> [UIKitShown] {
        if let configured = configured(by: call, in: scope) { return shown(by: configured, in: scope, at: position) }
        if let made = made(by: call, in: scope) ?? mapped(by: call, in: scope) ?? made(byParameterIn: call, in: scope) {
            return made
        }
        if call.arguments.isEmpty, case .member(.parameter(let name), _) = call.callee, isOpen(name, in: scope) {
            return [UIKitShown(.parameter(name))]
        }
        if case .member(.parameter(let name), "init") = call.callee {
            // `func make(_ type: UIViewController.Type) -> UIViewController { type.init() }`
            return [UIKitShown(.parameter(name))]
        }
        if let function = context.function(of: call, in: scope) {
            return results(of: function, by: call, in: scope, at: position)
        }
        return unknown(call, in: scope)
    }

    /// Whether a parameter is of a protocol or a class that others inherit from, so that callers decide what is in it:
    /// `module` of `module.toPresent()`.
    package func isOpen(_ parameter: String, in scope: Scope) -> Bool {
        guard let function = scope.function, let type = table.function(function).type(of: parameter),
            let declared = context.find(type, in: table.scope(of: function))
        else { return false }
        return table[declared].kind == .protocol || types.inherited.contains(declared)
    }

    /// What a call makes that is written as a type's name.
    private func made(by call: CallFacts, in scope: Scope) -> [UIKitShown]? {
        guard var name = ownType(madeBy: call, in: scope) ?? TypeName(reading: call.callee) else { return nil }
        if name.last == "init" { name.components.removeLast() }
        guard let first = name.last.first, first.isUppercase else { return nil }
        let type = context.find(name, in: scope)
        if type == nil, let function = context.function(of: call, in: scope) {
            // A function of the app's own that is called as a type is; where it makes a plain controller, its name says most.
            let given = results(of: function, by: call, in: scope, at: nil)
            if given.isKnown { return given }
        }
        let declared = type.flatMap { table[$0].isExternal ? nil : $0 }
        let kind = declared.map { types.kind(of: $0) } ?? UIKitTypes.kind(ofLibrary: name.last)
        if kind == .silent { return [UIKitShown(.silent)] }
        if declared.map(hasUnknownBase) ?? true, let content = content(ofPanel: call, in: scope) { return content }
        if let declared, let wrapped = erasers.wrapped(by: call, making: declared) {
            return shown(by: wrapped, in: scope)
        }
        if let root = call.argument("rootViewController"),
            kind == .stack || declared.map({ kind == nil && hasUnknownBase($0) }) ?? true
        {
            return shown(by: root, in: scope).map { $0.wrapped(in: name.last) }
        }
        if let declared {
            if kind == .host, isGeneric(declared) || holdsAnyView(declared),
                let root = call.argument("rootView") ?? hosted(by: call, making: declared)
                    ?? call.arguments.last(where: \.isClosure)?.value
            {
                return views(root, in: scope, wrapper: name.last)
            }
            if kind == .controller, isGeneric(declared), let root = call.argument("rootView") {
                // A controller of the app's own that is made around any view.
                let inside = views(root, in: scope, wrapper: name.last)
                if inside.isKnown { return inside }
            }
            return framed(by: call, making: declared, in: scope) ?? [of(declared)]
        }
        if let root = rootView(of: call, in: scope) { return views(root, in: scope, wrapper: name.last) }
        if declared == nil, library.hosts.contains(name.last), let root = call.arguments.last, root.isClosure {
            return views(root.value, in: scope, wrapper: name.last)
        }
        if declared == nil, kind == .controller,
            let inner = call.arguments.first(where: { $0.label?.hasSuffix("ViewController") ?? false })
        {
            // What a library puts around a screen: `SheetViewController(childViewController: detail)`.
            let screens = shown(by: inner.value, in: scope)
            if screens.contains(where: { if case .target = $0.what { true } else { false } }) {
                return screens.map { $0.wrapped(in: name.last) }
            }
        }
        switch kind {
        case .stack, .tabs, .split, .pages: return [UIKitShown(.container(name.last))]
        case .controller, .host:
            return UIKitNames.controllers.contains(name.last)
                ? [UIKitShown(.unknown("the screen is a plain \(name.last) without a class of its own"))]
                : [UIKitShown(.target(.external(name.last)))]
        default: return nil
        }
    }

    /// The type whose function makes a value of it: `class func make() -> UIViewController { self.init() }`.
    private func ownType(madeBy call: CallFacts, in scope: Scope) -> TypeName? {
        guard call.callee == .member(.instance, "init"), let function = scope.function,
            table.function(function).isStatic
        else { return nil }
        return TypeName("Self")
    }

    /// Whether a class inherits, at any distance, from one of a package whose source isn't read, and that is called as screens are.
    func hasUnknownBase(_ type: TypeID) -> Bool {
        guard table[type].kind == .class, types.kind(of: type) == nil else { return false }
        let classes = [type] + context.conformances.ancestors(of: type).filter { table[$0].kind == .class }
        return classes.contains { ancestor in
            table[ancestor].inherits.contains { base in
                guard UIKitNames.screenEndings.contains(where: base.last.hasSuffix) else { return false }
                let found = context.conformances.ancestors(of: ancestor).first { table[$0].name == base.last }
                return found.map { table[$0].isExternal } ?? true
            }
        }
    }

    func isGeneric(_ type: TypeID) -> Bool {
        table[type].parts.contains { !table[$0].genericParameters.isEmpty }
    }

    /// Whether a hosting controller says nothing about the view that it is made with: `class Host: UIHostingController<AnyView>`.
    private func holdsAnyView(_ type: TypeID) -> Bool {
        ([type] + context.conformances.ancestors(of: type)).contains { ancestor in
            table[ancestor].inherits.contains { name in
                UIKitNames.hosts.contains(name.last) && name.arguments.map(\.last) == ["AnyView"]
            }
        }
    }

    /// The views of SwiftUI in a hosting controller.
    private func views(_ root: Expression, in scope: Scope, wrapper: String) -> [UIKitShown] {
        if let parameter = parameter(modifiedBy: root, in: scope) {
            return [UIKitShown(.parameter(parameter), wrapper: wrapper)]
        }
        if isReceiver(modifiedBy: root, in: scope) { return [UIKitShown(.receiver, wrapper: wrapper)] }
        if let coordinator = coordinator(givingItself: root, in: scope) {
            return [UIKitShown(.target(.declared(coordinator)), wrapper: wrapper)]
        }
        let found = targets.targets(of: root, in: scope)
        if targets.isOpen(found), case .parameter(let name)? = GivenContent(of: root, in: scope, context) {
            return [UIKitShown(.parameter(name), wrapper: found.wrapper ?? wrapper)]
        }
        guard !found.targets.isEmpty else {
            return [UIKitShown(.unknown("the view in \(wrapper) is created inline"))]
        }
        if isEmpty(found) { return [UIKitShown(.silent)] }
        return found.targets.map { UIKitShown(.target($0), wrapper: wrapper) }
    }

    /// The parameter that a view is, whatever modifies it: callers decide what is shown.
    private func parameter(modifiedBy root: Expression, in scope: Scope) -> String? {
        var next = root
        while case .call(let index) = next, case .member(let base, _)? = scope.call(at: index)?.callee { next = base }
        guard case .parameter(let name) = next, let function = scope.function,
            let type = table.function(function).type(of: name)
        else { return nil }
        // A view of a type of the sources is that view.
        return context.find(type, in: scope) == nil ? name : nil
    }

    /// What a function gives back that a call runs.
    func results(
        of function: FunctionID, by call: CallFacts, in scope: Scope, at position: Int?
    ) -> [UIKitShown] {
        let facts = table.function(function)
        let inside = table.scope(of: function)
        if facts.returnType?.components == ["Self"] || isGenericResult(facts) {
            if let named = call.arguments.lazy.compactMap({ $0.value.namedType }).first {
                return shown(byType: named, in: scope)
            }
            if facts.returnType?.components == ["Self"], case .member(let base, _) = call.callee {
                return receiver(base, in: scope)
            }
        }
        if position == nil, let child = opened(by: function, call, in: scope) { return child }
        if position == nil, case .member(let base, _) = call.callee,
            let scene = typed(by: function, on: base, in: scope)
        {
            return scene
        }
        if position == nil, let type = facts.returnType.flatMap({ context.find($0, in: inside) }),
            !table[type].isExternal,
            types.kind(of: type) == .silent || types.isController(type) && !types.inherited.contains(type)
        {
            if let name = facts.returnType, let framed = framed(by: name, of: type, in: inside) { return framed }
            if !isFrame(type), !types.isEmptyContainer(type) { return [of(type)] }
        }
        if let type = facts.returnType, context.find(type, in: inside) == nil, UIKitNames.isSilent(type.last) {
            return [UIKitShown(.silent)]
        }
        if position == nil, isLeftToHeirs(function, calledBy: call, in: scope) {
            return [UIKitShown(.overridden(function))]
        }
        var found: [UIKitShown] = []
        let implementations = implementations(of: function, by: call, in: scope)
        for implementation in implementations {
            found += body(of: implementation, at: position).map { $0.inferred(implementations.count > 1) }
        }
        if found.isEmpty, let type = facts.returnType { found = shown(byType: type, in: inside) }
        if position == nil, !found.isKnown {
            if let scene = instantiated(by: function, handed: call, in: scope) { return scene }
            if let wrapped = wrapped(by: facts, call, in: scope) { return wrapped }
        }
        let site = CallSite(scope: scope, call: call)
        let left = decided(found) { conditions in
            settled(choices.left(of: conditions, in: facts, by: site, as: call), of: conditions, in: scope) { subject in
                guard subject == CallChoices.own else { return facts.argument(subject, in: call) }
                return if case .member(let base, _) = call.callee { base } else { nil }
            }
        }
        return left.flatMap { outside($0, of: facts, calledBy: site) }.unique
    }

    /// The coordinator that a call asks for the controller which it shows first: whoever shows that, shows the coordinator.
    private func opened(by function: FunctionID, _ call: CallFacts, in scope: Scope) -> [UIKitShown]? {
        guard types.rootFunctions.contains(function), case .member(let base, _) = call.callee, base != .instance else {
            return nil
        }
        let owners = shown(by: base, in: scope)
        let isOwner = owners.allSatisfy { part in
            switch part.what {
            case .parameter: true
            case .object(let type): table[type].kind != .protocol && !types.inherited.contains(type)
            default: false
            }
        }
        return owners.isEmpty || !isOwner ? nil : owners
    }

    /// What a function gives is at a call: its parameters are what the call hands in.
    func outside(_ part: UIKitShown, of facts: FunctionFacts, calledBy site: CallSite) -> [UIKitShown] {
        switch part.what {
        case .parameter(let name):
            guard let argument = facts.argument(name, in: site.call) else { return [] }
            return shown(by: argument, in: site.scope).map {
                $0.wrapped(in: part.wrapper).inferred(part.isInferred).given(part.conditions)
            }
        case .receiver:
            guard case .member(let base, _) = site.call.callee else { return [part] }
            return shown(by: base, in: site.scope).map { $0.wrapped(in: part.wrapper).given(part.conditions) }
        case .overridden(let function):
            guard case .member(let base, _) = site.call.callee, base != .instance else { return [part] }
            let types = shown(by: base, in: site.scope).compactMap(\.type)
            let made = types.flatMap { self.given(by: function, in: $0) }
            return made.isEmpty ? [UIKitShown(.unknown(Self.noFactory))] : made.map { $0.wrapped(in: part.wrapper) }
        default: return [part]
        }
    }

    /// What a function puts into the stack that it gives, where its code does not tell: the only controller that it is handed.
    private func wrapped(by facts: FunctionFacts, _ call: CallFacts, in scope: Scope) -> [UIKitShown]? {
        guard let type = facts.returnType, types.kind(of: type, in: scope) == .stack else { return nil }
        let handed = facts.parameters.filter { parameter in
            parameter.type.flatMap { types.kind(of: $0, in: scope) }?.isController ?? false
        }
        guard handed.count == 1, let name = handed[0].name, let value = facts.argument(name, in: call) else {
            return nil
        }
        return shown(by: value, in: scope).map { $0.wrapped(in: type.last).inferred() }
    }

    /// The call that makes what an expression is: itself, or what the same code sets a property to.
    package func maker(of value: Expression, in scope: Scope) -> CallFacts? {
        var next = value
        if case .call = next {
        } else {
            // `coordinator = AppCoordinator(stack: stack)`, and then `coordinator.start()`.
            let set = scope.body.calls.filter { call in
                guard case .member(let target, "=") = call.callee else { return false }
                return target.isSame(as: value)
            }
            guard set.count == 1, let value = set[0].arguments.first?.value else { return nil }
            next = value
        }
        while case .call(let index) = next, let call = scope.call(at: index) {
            if let inner = configured(by: call, in: scope) {
                next = inner
            } else if call.arguments.isEmpty, case .member(let base, _) = call.callee, case .call = base {
                // `FlowCoordinator(stack: stack).asAnyCoordinator()`
                next = base
            } else {
                return call
            }
        }
        return nil
    }

    /// What is left of several values where it is known what decides among them.
    func decided(_ parts: [UIKitShown], _ left: ([PatternFacts]) -> CallChoices.Left?) -> [UIKitShown] {
        guard parts.contains(where: { !$0.conditions.isEmpty }) else { return parts }
        var isOpen = false
        let found = parts.compactMap { part -> UIKitShown? in
            guard let left = left(part.conditions) else { return nil }
            isOpen = isOpen || !left.isDecided
            var part = part
            part.conditions = left.conditions
            return part
        }.unique
        guard isOpen, found.count > 1 else { return found }
        return found.count > Self.most ? [UIKitShown(.unknown(Self.atRunTime))] : found.map { $0.inferred() }
    }

    /// Whether a function gives back what its generic parameter says.
    private func isGenericResult(_ facts: FunctionFacts) -> Bool {
        guard facts.isGeneric, let type = facts.returnType, type.components.count == 1 else { return false }
        return facts.declaration.contains("<\(type.last)") || facts.declaration.contains(", \(type.last)")
    }

    /// The type that a method is called on: `DetailController.make()`, `controller.configured()`.
    private func receiver(_ base: Expression, in scope: Scope) -> [UIKitShown] {
        if case .metatype(let type)? = context.type(of: base, in: scope) { return [of(type)] }
        if let name = TypeName(reading: base), name.last.first?.isUppercase == true {
            return [ofLibrary(name.last)]
        }
        return shown(by: base, in: scope)
    }

    /// What the body of a function gives back.
    func body(of function: FunctionID, at position: Int?) -> [UIKitShown] {
        memo.value(of: .body(function.body, position: position), unknown: []) {
            let scope = self.table.scope(of: function)
            return scope.body.results.suffix(1)
                .flatMap { self.content(of: $0, in: scope) ?? self.shown(by: $0, in: scope, at: position) }.map(
                    \.outside
                )
                .unique
        }
    }

    /// The controller of another package that a presentation makes, whatever that calls its controllers: what is pushed, or put into a
    /// window, can be nothing else. What is presented may be an alert, as its name says then.
    func ofPackage(_ candidate: UIKitCandidate, in scope: Scope) -> [UIKitShown]? {
        guard case .call(let index) = candidate.expression, let call = scope.call(at: index),
            case .name(let name) = call.callee, name.first?.isUppercase == true,
            context.find(TypeName(name), in: scope) == nil, UIKitTypes.kind(ofLibrary: name) == nil,
            context.function(of: call, in: scope) == nil, call.argument("rootViewController") == nil,
            call.argument("rootView") == nil, !library.hosts.contains(name)
        else { return nil }
        if let content = content(ofPanel: call, in: scope) { return content }
        switch candidate.means {
        case .start: return nil
        case .modal where UIKitNames.mayBeAlert(name): return nil
        case .modal, .style, .detail, .list, .window: return [UIKitShown(.target(.external(name)))]
        }
    }

    /// What a call gives whose function is not among the sources.
    private func unknown(_ call: CallFacts, in scope: Scope) -> [UIKitShown] {
        if call.name == "instantiateViewController" || call.name == "instantiateInitialViewController" {
            for argument in call.arguments where argument.isClosure {
                let made = shown(by: argument.value, in: scope)
                if made.isKnown { return made }
            }
            if let made = instantiated(by: call, in: scope) { return made }
            let label = call.argument("withIdentifier") ?? call.argument("identifier")
            if case .literal(let text)? = label, let type = context.find(TypeName(text), in: scope),
                types.isController(type)
            {
                return [of(type)]
            }
            return [UIKitShown(.unknown(Self.storyboard))]
        }
        if let named = call.arguments.lazy.compactMap({ $0.value.namedType }).first {
            let known = shown(byType: named, in: scope)
            if known.isKnown { return known }
        }
        if call.name == "callback", let provider = call.arguments.last, provider.isClosure {
            return shown(by: provider.value, in: scope)
        }
        if case .member(let base, let name) = call.callee {
            if case .metatype(let type)? = context.type(of: base, in: scope), types.isController(type) {
                return [of(type)]
            }
            if case .call = base, name.first?.isLowercase == true {
                // What configures a controller that is made in the same chain.
                let made = shown(by: base, in: scope)
                if made.contains(where: { if case .target = $0.what { true } else { false } }) { return made }
            }
        }
        if let factory = context.property(meantBy: call.callee, in: scope),
            case .closure? = table.property(factory).body.results.first
        {
            // `static var makeDetail: (Bird) -> UIViewController = { DetailController(bird: $0) }`
            let made = value(of: factory)
            if made.isKnown { return made }
        }
        return [UIKitShown(.unknown(Self.noFactory))]
    }
}
