import Base
import Facts
import NavigationModel
import Types

/// Reads the tabs of a `TabView`.
///
/// ```swift
/// TabView(selection: $tab) {
///     HomeView().tabItem { Label("Home", systemImage: "house") }.tag(Tab.home)
///     Tab("Search", systemImage: "magnifyingglass", value: .search, role: .search) { SearchView() }
///     ForEach(Tab.allCases) { tab in tab.destination.tag(tab) }
/// }
/// ```
struct TabItemReader {
    struct Item {
        let facts: DestinationFacts
        let targets: TargetResolver.Targets
        /// The type of the value that a selection names it by.
        let type: ValueType?
    }

    /// The tabs found so far, and the code they were looked for in: each property and function is read once.
    private struct Found {
        var items: [Item] = []
        var properties: Set<PropertyID> = []
        var functions: Set<FunctionID> = []
        /// Lists whose values are not known.
        var lists: [CallFacts] = []
    }

    let index: PresentationIndex
    /// Whether the `TabView` turns pages: then only those are tabs that a selection can name.
    let isPaging: Bool
    var context: LinkingContext { index.context }
    private var traits: SystemTraits { context.table.traits.all }

    /// The tabs in their order; none where nothing says that the views are tabs.
    func tabs(of host: ContainerHost) -> [Item] {
        var found = Found()
        for content in host.facts.content { collect(content.value, host, &found) }
        return found.items
    }

    /// A list of screens that are made for values which are not known, where these are all the tabs there are:
    /// `ForEach(chapters.indices) { ChapterView(chapters[$0]) }`.
    func unreadList(of host: ContainerHost) -> CallFacts? {
        var found = Found()
        for content in host.facts.content { collect(content.value, host, &found) }
        return found.items.isEmpty ? found.lists.first : nil
    }

    /// The tabs in what a container holds, and in the properties and functions that it is made of.
    private func collect(_ value: Expression, _ host: ContainerHost, _ found: inout Found) {
        Expression.walk([(value, host.scope)]) { part, scope in
            switch part {
            case .closure, .branch: return .visitChildren
            case .match(_, let arms): return .visitInstead(arms.map(\.value), in: scope)
            case .name(let name), .member(.instance, let name):
                guard let type = scope.type, let property = context.property(name, of: type, on: scope.platforms),
                    found.properties.insert(property).inserted
                else { return .skipChildren }
                let inside = context.table.scope(of: property)
                return .visitInstead(inside.body.results, in: inside)
            case .call(let position):
                return scope.call(at: position).map { collect(part, $0, host, scope, &found) } ?? .skipChildren
            default: return .skipChildren
            }
        }
    }

    /// Adds the tab that a call is, or says where in it there may be tabs.
    private func collect(
        _ value: Expression, _ call: CallFacts, _ host: ContainerHost, _ scope: Scope, _ found: inout Found
    ) -> ExpressionStep<Scope> {
        switch call.name {
        case let name? where name == "Group" || traits.tabSections.contains(name):
            let content = call.arguments.filter { $0.isTrailingClosure || $0.label == "content" }
            return .visitInstead(content.map(\.value), in: scope)
        case "ForEach":
            guard let closure = call.closures.last else { return .skipChildren }
            let items = holdsTabs(closure, scope) ? [] : each(of: call, scope)
            for item in items { add(item, &found) }
            let shown = items.isEmpty ? index.targets.targets(of: closure, in: scope).targets : []
            if shown.contains(where: { if case .declared = $0 { true } else { false } }) { found.lists.append(call) }
            // Sections, or lists of lists: the tabs are further in.
            return items.isEmpty ? .visitInstead([closure], in: scope) : .skipChildren
        case let name? where traits.tabs.contains(name) && context.isLibrary(TypeName(name), in: scope):
            add(tab(call, scope), call.argument("value"), value, host, scope, &found)
            return .skipChildren
        default: return modified(value, host, scope, &found)
        }
    }

    /// A view with `tabItem` or `tag`, or with neither, whose own code has them.
    private func modified(
        _ value: Expression, _ host: ContainerHost, _ scope: Scope, _ found: inout Found
    ) -> ExpressionStep<Scope> {
        var tag: Expression?
        var label: Tab?
        var isTab = false
        var next = value
        while case .call(let position) = next, let call = scope.call(at: position) {
            guard case .member(let base, let name) = call.callee else { break }
            if name == "tabItem" {
                isTab = true
                for argument in call.arguments {
                    if case .closure(let parts) = argument.value {
                        label = TabReader.read(parts, scope.body.calls) ?? label
                    }
                }
            }
            if name == "tag" {
                isTab = true
                tag = call.arguments.first?.value
            }
            if let own = ownModifier(call, name, scope) {
                isTab = true
                label = label ?? own.label
                tag = tag ?? own.tag
            }
            next = base
        }
        if case .call(let position) = next, let call = scope.call(at: position) {
            let name = call.name ?? ""
            if name == "ForEach" || name == "Group" || traits.tabSections.contains(name)
                || traits.tabs.contains(name) && context.isLibrary(TypeName(name), in: scope)
            {
                return .visitInstead([next], in: scope)
            }
            if !isTab, let function = context.function(of: call, in: scope) {
                if let item = made(by: call, function, host, scope) {
                    add(item, &found)
                    return .skipChildren
                }
                guard found.functions.insert(function).inserted else { return .skipChildren }
                let inside = context.table.scope(of: function)
                return .visitInstead(inside.body.results, in: inside)
            }
        }
        if isTab { add((tag.flatMap { name(of: $0, scope) }, label, value), tag, value, host, scope, &found) }
        return .skipChildren
    }

    /// What a modifier of the app adds that makes a view a tab: `func tabStyle(_ tab: AppTab) -> some View`, with
    /// `tabItem` in it or in the `ViewModifier` that it applies.
    private func ownModifier(_ call: CallFacts, _ name: String, _ scope: Scope) -> (label: Tab?, tag: Expression?)? {
        guard let view = context.table.find(["View"], from: scope.file, within: nil) else { return nil }
        return context.functions(name, of: view).lazy.compactMap { function in
            addition(of: function).map { addition in
                let facts = context.table.function(function)
                let handed = addition.parameter.flatMap { facts.argument($0, in: call) }
                return (addition.label, addition.isTagged ? handed ?? call.arguments.first?.value : nil)
            }
        }.first
    }

    /// What a function's `tabItem` and `tag` say; nil where it has neither.
    /// - Parameter isModifier: whether it is what a `ViewModifier` does, which is looked for no further.
    private func addition(
        of function: FunctionID, isModifier: Bool = false
    ) -> (label: Tab?, isTagged: Bool, parameter: String?)? {
        let scope = context.table.scope(of: function)
        var found: (label: Tab?, isTagged: Bool, parameter: String?)?
        for result in scope.body.results {
            for call in scope.chain(endingAt: result) {
                switch (call.name, call.arguments.first?.value) {
                case ("tabItem", .closure(let parts)?):
                    found = (TabReader.read(parts, scope.body.calls), found?.isTagged ?? false, found?.parameter)
                case ("tag", .parameter(let parameter)?): found = (found?.label, true, parameter)
                case ("tag", _?): found = (found?.label, true, nil)
                case ("modifier", .call(let made)?) where !isModifier:
                    let path = scope.call(at: made).flatMap { TypeName(reading: $0.callee) }
                    let bodies =
                        path.flatMap { context.find($0, in: scope) }.map { context.functions("body", of: $0) } ?? []
                    if let inner = bodies.lazy.compactMap({ addition(of: $0, isModifier: true) }).first {
                        found = (inner.label, inner.isTagged, nil)
                    }
                default: break
                }
            }
        }
        return found
    }

    /// Whether a list's closure holds sections or lists of its own, or runs a function that says which tab each is:
    /// `switch item { case .map: Tab(value: Place.near) { … } … }`.
    private func holdsTabs(_ value: Expression, _ scope: Scope) -> Bool {
        var holdsTabs = false
        Expression.walk([(value, scope)]) { part, inside in
            switch part {
            case .closure: return .visitChildren
            case .call(let position):
                guard let call = inside.call(at: position) else { return .skipChildren }
                if case .member(let base, _) = call.callee, base != .instance {
                    return .visitInstead([base], in: inside)
                }
                if inside === scope, let function = context.function(of: call, in: scope) {
                    let made = context.table.scope(of: function)
                    return .visitInstead(made.body.results, in: made)
                }
                holdsTabs =
                    inside === scope
                    ? call.name == "ForEach" || call.name.map(traits.tabSections.contains) == true
                    : isNamedTab(call, inside)
                return holdsTabs ? .stop : .skipChildren
            default: return .visitInstead(part.alternatives ?? [], in: inside)
            }
        }
        return holdsTabs
    }

    /// Whether a call is a `Tab` that says by a case which one it is.
    private func isNamedTab(_ call: CallFacts, _ scope: Scope) -> Bool {
        guard let type = call.name, traits.tabs.contains(type), context.isLibrary(TypeName(type), in: scope) else {
            return false
        }
        return call.argument("value").flatMap { name(of: $0, scope) } != nil
    }

    /// Adds a tab; what another of the same name shows is not told again.
    private func add(_ item: Item, _ found: inout Found) {
        guard !found.items.contains(where: { $0.facts.name == item.facts.name }) else { return }
        found.items.append(item)
    }

    private func tab(_ call: CallFacts, _ scope: Scope) -> (name: String?, tab: Tab?, content: Expression) {
        var label = Tab()
        for argument in call.arguments {
            switch (argument.label, argument.value) {
            case (nil, .literal(let text)): label.title = label.title ?? text
            case ("systemImage", .literal(let text)), ("image", .literal(let text)): label.image = text
            case ("role", .implicitMember(let role)): label.role = role
            case ("label", .closure(let parts)):
                if let read = TabReader.read(parts, scope.body.calls) {
                    label.title = label.title ?? read.title
                    label.image = label.image ?? read.image
                }
            default: break
            }
        }
        let content =
            call.arguments.first { $0.isTrailingClosure && $0.label == nil }?.value
            ?? call.argument("content") ?? .unknown
        return (
            call.argument("value").flatMap { name(of: $0, scope) }, label == Tab() ? nil : label, content
        )
    }

    private func add(
        _ tab: (name: String?, tab: Tab?, content: Expression), _ tag: Expression?, _ value: Expression,
        _ host: ContainerHost, _ scope: Scope, _ found: inout Found
    ) {
        if let item = item(tab, index.targets.targets(of: tab.content, in: scope), tag, value, host, scope) {
            add(item, &found)
        }
    }

    /// The tab with what it shows; nil for one without a name.
    func item(
        _ tab: (name: String?, tab: Tab?, content: Expression), _ content: TargetResolver.Targets, _ tag: Expression?,
        _ value: Expression, _ host: ContainerHost, _ scope: Scope
    ) -> Item? {
        var shown = content
        // A button in the bar is no screen: `Tab("New", systemImage: "plus", value: .new) { EmptyView() }`.
        shown.targets.removeAll { $0.isEmptyView(context.table.traits) }
        if shown.targets.count > 1, let tag, let name = tab.name {
            // `makeContent(for: tab)`: only what it makes for this one.
            let type = index.values.values(of: tag, in: scope, expected: nil).values.first?.type
            let cases = CaseTargetReader(targets: index.targets).read(
                tab.content, switchingOver: { $0 == tag }, type: type, in: scope)
            if let own = cases.targets(of: name) { shown = own }
        }
        if shown.targets.isEmpty { shown = given(tab.content, scope) ?? shown }
        let first: String? = shown.targets.first.map { target in
            switch target {
            case .declared(let type): context.table[type].name
            case .external(let name): name
            }
        }
        guard let name = isPaging ? tab.name : tab.name ?? tab.tab?.title ?? first else { return nil }
        var (location, declaration) = (host.call.location, name)
        if case .call(let position) = value, scope.body.calls.indices.contains(position) {
            location = scope.body.calls[position].location
            declaration = scope.body.calls[position].text
        }
        return Item(
            facts: DestinationFacts(
                name: name, parameters: [], shows: .view, function: "", tab: tab.tab, declaration: declaration,
                location: location), targets: shown, type: tag.flatMap { type(of: $0, host, scope) })
    }

    /// The enum whose case a tag is, as written there or as the selection has it.
    private func type(of tag: Expression, _ host: ContainerHost, _ scope: Scope) -> ValueType? {
        let selected = host.slots.lazy.compactMap { slot in
            index.slots.declaredType(of: slot).map { index.values.type($0.name, in: $0.scope) }
        }.first
        let type = index.values.values(of: tag, in: scope, expected: selected).values.first?.type ?? selected
        return type.flatMap { index.values.cases(of: $0).isEmpty ? nil : $0 }
    }

    /// The case, tag or value that names a tab.
    func name(of value: Expression, _ scope: Scope) -> String? {
        switch value {
        case .implicitMember(let name), .literal(let name): name
        case .member(let base, let name):
            name == "rawValue" || name == "self" || name == "id" ? self.name(of: base, scope) : name
        case .call(let position): scope.call(at: position).flatMap { name(ofMade: $0, scope) }
        case .name: named(value, scope)
        default: nil
        }
    }

    /// The case that a call makes, or that is put into what it makes: `Optional(Tab.home)`. What a function gives has no name:
    /// `formatter.string(from: day)`.
    private func name(ofMade call: CallFacts, _ scope: Scope) -> String? {
        guard let made = call.name else { return nil }
        let isMade = made == "some" || made == "init" || made.first?.isUppercase == true
        guard isMade else {
            switch call.callee {
            case .implicitMember: return made
            case .member(let base, _) where TypeName(reading: base)?.last.first?.isUppercase == true: return made
            default: return named(.call(call.index), scope)
            }
        }
        let argument = call.arguments.first
        return call.arguments.count == 1 && argument?.label == nil
            ? argument.flatMap { name(of: $0.value, scope) } : nil
    }

    /// The only case that a property stands for: `var movies: AppTab { .movies }`.
    private func named(_ value: Expression, _ scope: Scope) -> String? {
        let found = index.values.values(of: value, in: scope, expected: nil)
        return !found.isOpen && found.values.count == 1 ? found.values[0].name : nil
    }

    /// The tabs of `ForEach(Tab.allCases) { tab in … }`, a case each.
    private func each(of call: CallFacts, _ scope: Scope) -> [Item] {
        guard let items = call.arguments.first?.value,
            let closure = call.closures.last
        else { return [] }
        var type: ValueType?
        var names: [String]?
        var isListed = false
        if case .member(let base, "allCases") = items, let name = TypeName(reading: base) {
            isListed = true
            type = index.values.type(name, in: scope)
        } else {
            let written = index.values.values(of: items, in: scope, expected: nil)
            let cases = written.values.compactMap(\.name)
            type =
                written.values.first?.type
                ?? context.writtenType(of: items, in: scope).flatMap { found in
                    found.name.arguments.first.map { index.values.type($0, in: found.scope) }
                }
            if !cases.isEmpty { names = cases }
        }
        // Pages of one kind, as many as there are values.
        guard let type, !isPaging || isListed || names != nil else { return [] }
        var content = closure
        if case .closure(let parts) = content, parts.count == 1, let inner = scope.chain(endingAt: parts[0]).last,
            case .name(let name) = inner.callee, traits.tabs.contains(name)
        {
            content = tab(inner, scope).content
        }
        let shown = CaseTargetReader(targets: index.targets, entersViews: false).read(
            content, of: CallSite(scope: scope, call: call), type: type)
        return index.values.cases(of: type).filter { names?.contains($0.name) ?? true }.map { enumCase in
            Item(
                facts: DestinationFacts(
                    name: enumCase.name, parameters: enumCase.parameters, shows: .view, function: "",
                    documentation: enumCase.documentation, declaration: enumCase.declaration,
                    location: enumCase.location),
                targets: shown.targets(of: enumCase.name) ?? shown.rest, type: type)
        }
    }
}
