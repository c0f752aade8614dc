import Facts

/// Finds the views and coordinators that an expression builds.
package struct TargetResolver {
    /// What an expression builds.
    package struct Targets: Hashable, Sendable {
        /// A type of the sources, or one they only name.
        package enum Target: Hashable, Sendable {
            case declared(TypeID)
            case external(String)

            /// The coordinator that a view stands for, where it is one of some that do.
            package func standing(for coordinators: [TypeID: TypeID]) -> Target {
                guard case .declared(let view) = self, let coordinator = coordinators[view] else { return self }
                return .declared(coordinator)
            }

            /// Whether it is a library's view that shows nothing.
            package func isEmptyView(_ traits: TraitsTable) -> Bool {
                if case .external(let name) = self { traits.all.emptyViews.contains(name) } else { false }
            }
        }

        /// The types, each once, in the order of the code.
        package var targets: [Target] = []
        /// The outermost container around them that changes how navigation works, or an own wrapper.
        package var wrapper: String?
        /// Whether it is a library's view that shows nothing, and was left out for that.
        package var isNothing = false

        /// - Parameter wrapper: the outermost container around them that changes how navigation works.
        package init(targets: [Target] = [], wrapper: String? = nil) {
            self.targets = targets
            self.wrapper = wrapper
        }

        /// - Parameter parts: what several expressions build.
        init(union parts: [Targets]) {
            targets = parts.flatMap(\.targets).unique
            wrapper = parts.lazy.compactMap(\.wrapper).first
        }

        /// Adds what another expression builds.
        package mutating func formUnion(_ other: Targets) {
            for target in other.targets where !targets.contains(target) { targets.append(target) }
            wrapper = wrapper ?? other.wrapper
            isNothing = isNothing && other.isNothing
        }
    }

    /// What everything is looked up through.
    package let context: LinkingContext
    let memo: Memo<TargetQuery, TargetQuery.Answer>
    var table: TypeTable { context.table }
    var conformances: Conformances { context.conformances }

    /// - Parameter context: what everything is looked up through.
    package init(_ context: LinkingContext) {
        self.context = context
        memo = context.memory.memo(of: TargetQuery.self)
    }

    /// What is asked about targets, in one memory: each may lead to the others.
    enum TargetQuery: Query {
        typealias Answer = Targets?

        /// What the code of a function or a property builds.
        case body(BodyID)
        /// What it builds for a case; nil where it does not choose by it.
        case choice(BodyID, Choice)
    }

    var traits: TraitsTable { table.traits }

    /// What an expression builds.
    package func targets(of expression: Expression, in scope: Scope) -> Targets {
        switch expression {
        case .call(let index) where scope.body.calls.indices.contains(index):
            return targets(of: scope.body.calls[index], in: scope)
        case .branch, .match: return chosen(by: expression, scope)
        case .tuple(let parts): return parts.first.map { targets(of: $0, in: scope) } ?? Targets()
        case .closure(let results): return targets(of: results, in: scope)
        case .typed, .parameter, .closureParameter:
            guard case .instance(let type) = context.type(of: expression, in: scope) else { return Targets() }
            return shown(type)
        case .name(let name):
            if let type = scope.type, let property = context.property(name, of: type, on: scope.platforms) {
                return targets(of: property)
            }
            if let type = scope.type, let function = context.functions(name, of: type).first {
                // Handed over instead of a closure: `sheet(isPresented: $isShown, content: makeSheet)`.
                return targets(of: function)
            }
            return table.globalVariable(name, from: scope.file).map { targets(of: $0) } ?? Targets()
        case .member(let base, "init"):
            guard case .metatype(let type) = context.type(of: base, in: scope) else { return Targets() }
            return shown(type)
        case .member(let base, let name):
            switch context.type(of: base, in: scope) {
            case .instance(let type), .metatype(let type):
                guard let property = context.property(name, of: type, on: scope.platforms) else { break }
                if case .member(_, let named) = base, context.isCase(named, of: type) {
                    // `Route.home.screen`
                    if let own = choose(in: table.scope(of: property), named) { return own }
                }
                return targets(of: property)
            case .external, nil: break
            }
            return targets(of: base, in: scope)
        case .instance, .implicitMember, .typeObject, .bound, .call, .array, .literal, .constant, .keyPath, .unknown:
            return Targets()
        }
    }

    private func targets(of reference: PropertyID) -> Targets {
        memo.value(of: .body(reference.body), unknown: nil) { self.looked(into: reference) } ?? Targets()
    }

    private func looked(into reference: PropertyID) -> Targets {
        let inside = table.scope(of: reference)
        let property = table.property(reference)
        // In `Home.View`, `some View` is none of itself.
        if let type = property.type, let declared = context.find(type, in: inside), declared != inside.type,
            isShown(declared)
        {
            return shown(declared)
        }
        return targets(of: property.body.results, in: inside)
    }

    private func targets(of call: CallFacts, in scope: Scope) -> Targets {
        if let named = namedType(by: call, in: scope) { return shown(named) }
        if let function = context.function(of: call, in: scope) {
            return targets(of: call, running: function, in: scope)
        }
        guard let path = TypeName(reading: call.callee),
            path.last.first?.isUppercase == true || path.last == "some"
                || context.find(path, in: scope).map({ !table[$0].isExternal && conformances.isView($0) }) == true
        else {
            switch call.callee {
            case .implicitMember("some"): return content(of: call, in: scope)
            case .closure(let parts): return targets(of: parts, in: scope)
            case .member(_, "init"): return targets(of: call.callee, in: scope)
            case .member(let base, let name):
                let built = targets(of: base, in: scope)
                // `viewModel.map { DetailView(viewModel: $0) }`.
                return built.targets.isEmpty && (name == "map" || call.isOfType)
                    ? targets(of: call.closures, in: scope) : built
            default: return Targets()
            }
        }
        guard let type = context.find(path, in: scope), !table[type].isExternal,
            !context.isView(ofLibrary: path.last, declaredAs: type)
        else {
            return context.isOpen(path, in: scope) ? Targets() : targets(of: call, ofLibrary: path.last, in: scope)
        }
        return targets(of: call, making: type, path.last, in: scope)
    }

    /// The view that a call is asked for by nothing but its type: `container.resolve(RootView.self)`.
    private func namedType(by call: CallFacts, in scope: Scope) -> TypeID? {
        guard call.arguments.count == 1, case .typeObject(let name) = call.arguments[0].value,
            call.name?.first?.isLowercase == true, let type = context.find(name, in: scope), isShown(type)
        else { return nil }
        return type
    }

    /// What a call builds that runs a function of the sources.
    private func targets(of call: CallFacts, running function: FunctionID, in scope: Scope) -> Targets {
        var modified: Targets?
        if case .member(let base, _) = call.callee, isExtension(function) {
            // `HomeView().hidingBar()`: what the app adds to every view.
            modified = targets(of: base, in: scope)
            if let modified, !modified.targets.isEmpty { return modified }
        }
        if let chosen = chosen(function, by: call, in: scope) { return chosen }
        let found = targets(of: function)
        guard found.targets.isEmpty else { return found }
        if let own = required(function, by: call, in: scope) { return own }
        if case .member(let base, _) = call.callee, isModifier(function) {
            return modified ?? targets(of: base, in: scope)
        }
        if case .member(.member(let base, let space), _) = call.callee, isAdded(space, to: base, in: scope) {
            // `HomeView().backport.zoom()`: a modifier that the app adds to every view by way of a property.
            return targets(of: base, in: scope)
        }
        // `build(HomeView.init)`: what is handed in to be made.
        let makers = call.arguments.map(\.value).filter { if case .member(_, "init") = $0 { true } else { false } }
        let made = targets(of: makers, in: scope)
        return made.targets.isEmpty ? found : made
    }

    /// What the only type builds that conforms to a protocol and builds something for what that asks for.
    private func required(_ function: FunctionID, by call: CallFacts, in scope: Scope) -> Targets? {
        guard let owner = table.owner(of: function), table[owner].kind == .protocol else { return nil }
        let built = context.dispatch(of: function, by: call, in: scope).functions.filter { own in
            own != function && table.owner(of: own).map { !table[$0].isStandIn } ?? false
        }.map { chosen($0, by: call, in: scope) ?? targets(of: $0) }.filter {
            !$0.targets.isEmpty && !$0.targets.allSatisfy { $0.isEmptyView(traits) }
        }
        return built.count == 1 ? built[0] : nil
    }

    /// What a call builds that makes a value of a type of the sources: that, or what it wraps.
    private func targets(of call: CallFacts, making type: TypeID, _ name: String, in scope: Scope) -> Targets {
        let isWrapper = isWrapper(type)
        let wrapped =
            context.known.containers.contains(name)
            ? content(of: call, in: scope)
            : isWrapper ? targets(of: content(ofWrapper: type, in: call).map(\.value), in: scope) : Targets()
        // What is put around a button, as a dialog is around its own, is what is shown.
        guard wrapped.targets.isEmpty || areControls(wrapped) else {
            return Targets(targets: wrapped.targets, wrapper: wrapped.wrapper ?? name)
        }
        // What stands in a layout of the app's own is as much a screen as it is in a library's.
        return isWrapper && !call.closures.isEmpty && onlyLaysOut(type) ? Targets() : shown(type)
    }

    /// What a call builds that makes a view of a library: what that contains, or the view itself.
    private func targets(of call: CallFacts, ofLibrary name: String, in scope: Scope) -> Targets {
        let isContainer = call.arguments.contains { argument in
            if case .closure = argument.value { true } else { argument.label == nil || argument.label == "erasing" }
        }
        let isStack = traits.all.containerSuffixes.contains { name.hasSuffix($0) }
        if traits.all.containers.contains(name) || isStack, isContainer || call.arguments.isEmpty {
            let first = traits.all.columned.contains(name) ? call.firstColumn : nil
            var found =
                hasParts(call, name, in: scope)
                ? Targets() : first.map { targets(of: $0, in: scope) } ?? content(of: call, in: scope)
            if found.targets.isEmpty, traits.all.layers.contains(name) { found = lasting(in: call, scope) ?? found }
            if isStack || traits.all.navigationContainers.contains(name) { found.wrapper = name }
            return found
        }
        if context.known.containers.contains(name) {
            var found = content(of: call, in: scope)
            found.wrapper = found.wrapper ?? name
            return found
        }
        guard !traits.all.primitives.contains(name) else { return Targets() }
        // A library's view around one of the app's own: `StoreProvider(store: store) { HomeView() }`, `Lazy(HomeView())`.
        let around = call.arguments.filter {
            if case .closure = $0.value { $0.isTrailingClosure } else { $0.label == nil }
        }
        var held = targets(of: around.map(\.value), in: scope)
        guard !held.targets.isEmpty, held.targets.allSatisfy({ if case .declared = $0 { true } else { false } }) else {
            return Targets(targets: [.external(name)])
        }
        held.wrapper = held.wrapper ?? name
        return held
    }

    /// Whether a function is added to a type that is declared outside of the sources.
    package func isExtension(_ function: FunctionID) -> Bool {
        table.owner(of: function).map { table[$0].isExternal } ?? false
    }

    /// What the closures and unlabelled values given to a container build.
    private func content(of call: CallFacts, in scope: Scope) -> Targets {
        targets(of: content(of: call).map(\.value), in: scope)
    }

    private func content(of call: CallFacts) -> [ArgumentFacts] {
        call.arguments.filter { argument in
            argument.isClosure || argument.label == nil || argument.label == "content" || argument.label == "erasing"
        }
    }

    /// What is given to the app's own view around another for that. Where it takes several closures, the others build its
    /// parts: a header, a label, what is shown while there is nothing; and some build the elements of its list.
    private func content(ofWrapper type: TypeID, in call: CallFacts) -> [ArgumentFacts] {
        let content =
            call.arguments.count { $0.isClosure || $0.label == "content" } > 1
            ? call.arguments.filter { $0.label.map(traits.all.contentLabels.contains) ?? true } : content(of: call)
        let builders = context.rowBuilders(of: type)
        let own =
            builders.presented.isEmpty ? content : content.filter { !isKept($0, of: call, type, builders.presented) }
        guard !builders.rows.isEmpty else { return own }
        let isOnlyRows = builders.others.isEmpty && context.viewParameters(of: type).count == 1
        return own.filter { !$0.isClosure || ($0.label.map { !builders.rows.contains($0) } ?? !isOnlyRows) }
    }

    /// Whether a value keeps an argument that it is made with in one of some properties.
    private func isKept(
        _ argument: ArgumentFacts, of call: CallFacts, _ type: TypeID, _ properties: Set<String>
    ) -> Bool {
        context.keptArguments(of: call, making: type).contains { kept in
            properties.contains(kept.property) && kept.value == argument.value
        }
    }

    /// The closures that build what the app's own view is put around, where a call makes such a view of them.
    package func closures(ofWrapper type: TypeID, in call: CallFacts) -> [Expression]? {
        guard isWrapper(type) else { return nil }
        let closures = content(ofWrapper: type, in: call).filter(\.isClosure)
        return closures.isEmpty ? nil : closures.map(\.value)
    }

    /// What the app's own view is put around that comes from outside, where a call makes such a view of that:
    /// `Card(content: content)`.
    /// - Parameter keepsView: whether a property of the type that the code stands in keeps a view that is given.
    package func given(
        inWrapper type: TypeID, in call: CallFacts, _ scope: Scope, keepsView: (String) -> Bool
    ) -> [Expression] {
        guard isWrapper(type) else { return [] }
        let known = scope.function.map { table.function($0).parameters } ?? []
        return content(ofWrapper: type, in: call).map(\.value).filter { value in
            switch value {
            case .parameter(let name):
                guard let parameter = known.first(where: { $0.name == name }) else { return false }
                return parameter.type.map { context.find($0, in: scope) == nil } ?? true
            case .name(let name), .member(.instance, let name): return keepsView(name)
            default: return false
            }
        }
    }

    private func targets(of reference: FunctionID) -> Targets {
        let inside = table.scope(of: reference)
        let facts = table.function(reference)
        if let type = facts.returnType, let declared = context.find(type, in: inside), isShown(declared),
            declared != inside.type || facts.isStatic, table[declared].kind != .protocol
        {
            return shown(declared)
        }
        let found = memo.value(of: .body(reference.body), unknown: nil) {
            self.targets(of: facts.body.results, in: inside)
        }
        return found ?? Targets()
    }

    /// Whether a function is the app's own modifier: `extension View { func withRouter() -> some View }`.
    private func isModifier(_ function: FunctionID) -> Bool {
        table.owner(of: function).map { table[$0].name == "View" } ?? false
    }

    /// Whether a member of a value is a property that the app adds to a type which is declared outside of the sources.
    private func isAdded(_ name: String, to base: Expression, in scope: Scope) -> Bool {
        context.property(meantBy: .member(base, name), in: scope).flatMap { table.owner(of: $0) }
            .map { table[$0].isExternal } ?? false
    }

    /// Whether a type is a screen or a coordinator.
    private func isShown(_ type: TypeID) -> Bool {
        context.coordinators.contains(type) || (!table[type].isExternal && conformances.isView(type))
    }

    private func shown(_ type: TypeID) -> Targets {
        if let coordinator = context.known.byView[type] { return Targets(targets: [.declared(coordinator)]) }
        if isShown(type) { return Targets(targets: [.declared(type)]) }
        if let only = conformances.onlyConformer(of: type, preferring: context.coordinators), isShown(only) {
            return Targets(targets: [.declared(only)])
        }
        return Targets()
    }

    /// Whether what code shows may be given to it: where it builds nothing by itself but views around others, or parts beside it.
    package func isOpen(_ built: Targets, of content: Expression, in scope: Scope) -> Bool {
        isOpen(built) || GivenContent.isFramed(content, in: scope, context)
    }

    /// Whether all that is built is the app's own views around others, which may be given, or nothing.
    package func isOpen(_ built: Targets) -> Bool {
        built.targets.allSatisfy { target in
            if case .declared(let type) = target { isWrapper(type) } else { false }
        }
    }

    /// Whether a view of the sources is generic over the view it holds, and nothing without that.
    private func isWrapper(_ type: TypeID) -> Bool {
        context.isGenericOverView(type) && !context.isMadeWithoutContent(type) && !holdsOnlyParts(type)
            && !isForm(type)
    }

    /// Whether all views that a type is made with are called parts of it: `struct Dialog<Buttons: View>: View { let buttons: Buttons }`.
    private func holdsOnlyParts(_ type: TypeID) -> Bool {
        let held = heldViews(of: type)
        return !held.isEmpty && held.allSatisfy(traits.all.partLabels.contains)
    }
}
