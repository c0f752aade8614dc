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
    }

    /// The tabs found so far, and the code they were looked for in: each property and function is read once.
    private struct Found {
        var items: [Item] = []
        var properties: Set<PropertyID> = []
        var functions: Set<FunctionID> = []
    }

    let index: PresentationIndex
    private var context: LinkingContext { index.context }

    /// The tabs in their order; none where nothing says that the views are tabs.
    func tabs(of host: ContainerHost) -> [Item] {
        var found = Found()
        for content in host.facts.content { collect(content.value, host, host.scope, 0, &found) }
        return found.items
    }

    /// - Parameter scope: the code that the value stands in: the container's own, or that of a property or function in it.
    private func collect(
        _ value: Expression, _ host: ContainerHost, _ scope: Scope, _ depth: Int, _ found: inout Found
    ) {
        guard depth < 60 else { return }
        switch value {
        case .closure(let parts):
            for part in parts { collect(part, host, scope, depth + 1, &found) }
        case .branch, .match:
            for part in value.alternatives ?? [] { collect(part, host, scope, depth + 1, &found) }
        case .name(let name), .member(.instance, let name):
            guard let type = scope.type, let property = context.property(name, of: type) else { return }
            guard found.properties.insert(property).inserted else { return }
            let inside = context.table.scope(of: property)
            for result in inside.body.results { collect(result, host, inside, depth + 1, &found) }
        case .call(let position) where scope.body.calls.indices.contains(position):
            let call = scope.body.calls[position]
            switch call.name {
            case "TabSection", "Group":
                for argument in call.arguments where argument.isTrailingClosure || argument.label == "content" {
                    collect(argument.value, host, scope, depth + 1, &found)
                }
            case "ForEach":
                guard let closure = call.arguments.last(where: Self.isClosure) else { return }
                let items = holdsTabs(closure.value, scope, 0) ? [] : each(of: call, scope)
                for item in items { add(item, &found) }
                // Sections, or lists of lists: the tabs are further in.
                if items.isEmpty { collect(closure.value, host, scope, depth + 1, &found) }
            case "Tab" where context.isLibrary(TypeName("Tab"), in: scope):
                add(tab(call, scope), call.argument("value"), value, host, scope, &found)
            default: modified(value, host, scope, depth, &found)
            }
        default: break
        }
    }

    /// A view with `tabItem` or `tag`, or with neither, whose own code has them.
    private func modified(
        _ value: Expression, _ host: ContainerHost, _ scope: Scope, _ depth: Int, _ found: inout Found
    ) {
        var tag: Expression?
        var label: Tab?
        var isTab = false
        var next = value
        var links = 0
        while case .call(let position) = next, scope.body.calls.indices.contains(position), links < 60 {
            links += 1
            let call = scope.body.calls[position]
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
        if case .call(let position) = next, scope.body.calls.indices.contains(position) {
            let call = scope.body.calls[position]
            if ["Tab", "ForEach", "TabSection", "Group"].contains(call.name ?? ""),
                call.name != "Tab" || context.isLibrary(TypeName("Tab"), in: scope)
            {
                collect(next, host, scope, depth + 1, &found)
                return
            }
            if !isTab, let function = context.function(of: call, in: scope) {
                guard found.functions.insert(function).inserted else { return }
                let inside = context.table.scope(of: function)
                for result in inside.body.results { collect(result, host, inside, depth + 1, &found) }
                return
            }
        }
        guard isTab else { return }
        add((tag.flatMap { name(of: $0, scope) }, label, value), tag, value, host, scope, &found)
    }

    /// What a modifier of the app adds that makes a view a tab: `func tabStyle(_ tab: AppTab) -> some View`, with
    /// `tabItem` in it or in the `ViewModifier` that it applies.
    private func ownModifier(_ call: CallFacts, _ name: String, _ scope: Scope) -> (label: Tab?, tag: Expression?)? {
        guard let view = context.table.find(["View"], from: scope.file, within: nil) else { return nil }
        return context.functions(name, of: view).lazy.compactMap { function in
            addition(of: function, depth: 0).map { addition in
                let facts = context.table.function(function)
                let handed = addition.parameter.flatMap { CallGraph.argument($0, of: facts, in: call) }
                return (addition.label, addition.isTagged ? handed ?? call.arguments.first?.value : nil)
            }
        }.first
    }

    /// What a function's `tabItem` and `tag` say; nil where it has neither.
    private func addition(
        of function: FunctionID, depth: Int
    ) -> (label: Tab?, isTagged: Bool, parameter: String?)? {
        let scope = context.table.scope(of: function)
        var found: (label: Tab?, isTagged: Bool, parameter: String?)?
        for result in scope.body.results {
            var next = result
            for _ in 0..<60 {
                guard case .call(let position) = next, scope.body.calls.indices.contains(position),
                    let name = scope.body.calls[position].name
                else { break }
                let argument = scope.body.calls[position].arguments.first?.value
                switch (name, argument) {
                case ("tabItem", .closure(let parts)?):
                    found = (TabReader.read(parts, scope.body.calls), found?.isTagged ?? false, found?.parameter)
                case ("tag", .parameter(let parameter)?): found = (found?.label, true, parameter)
                case ("tag", _?): found = (found?.label, true, nil)
                case ("modifier", .call(let made)?) where depth == 0 && scope.body.calls.indices.contains(made):
                    let type = TypeName(reading: scope.body.calls[made].callee).flatMap { context.find($0, in: scope) }
                    let bodies = type.map { context.functions("body", of: $0) } ?? []
                    if let inner = bodies.lazy.compactMap({ addition(of: $0, depth: 1) }).first {
                        found = (inner.label, inner.isTagged, nil)
                    }
                default: break
                }
                guard case .member(let base, _) = scope.body.calls[position].callee else { break }
                next = base
            }
        }
        return found
    }

    private static func isClosure(_ argument: ArgumentFacts) -> Bool {
        if case .closure = argument.value { true } else { false }
    }

    /// Whether a list's closure holds sections or lists of its own.
    private func holdsTabs(_ value: Expression, _ scope: Scope, _ depth: Int) -> Bool {
        guard depth < 8 else { return false }
        switch value {
        case .closure(let parts): return parts.contains { holdsTabs($0, scope, depth + 1) }
        case .call(let position) where scope.body.calls.indices.contains(position):
            let call = scope.body.calls[position]
            if case .member(let base, _) = call.callee { return holdsTabs(base, scope, depth + 1) }
            return ["TabSection", "ForEach"].contains(call.name ?? "")
        default: return value.alternatives?.contains { holdsTabs($0, scope, depth + 1) } ?? false
        }
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
        var shown = index.targets.targets(of: tab.content, in: scope)
        if shown.targets.count > 1, let tag, let name = tab.name {
            // `makeContent(for: tab)`: only what it makes for this one.
            let type = index.values.values(of: tag, in: scope, expected: nil).values.first?.type
            let cases = CaseTargetReader(targets: index.targets).read(
                tab.content, switchingOver: { $0 == tag }, type: type, in: scope)
            if let own = cases.targets(of: name) { shown = own }
        }
        let first: String? = shown.targets.first.map { target in
            switch target {
            case .declared(let type): context.table[type].name
            case .external(let name): name
            }
        }
        guard let name = tab.name ?? tab.tab?.title ?? first else { return }
        var (location, declaration) = (host.call.location, name)
        if case .call(let position) = value, scope.body.calls.indices.contains(position) {
            location = scope.body.calls[position].location
            declaration = scope.body.calls[position].text
        }
        add(
            Item(
                facts: DestinationFacts(
                    name: name, parameters: [], shows: .view, function: "", tab: tab.tab, declaration: declaration,
                    location: location), targets: shown), &found)
    }

    /// The case, tag or value that names a tab.
    private func name(of value: Expression, _ scope: Scope) -> String? {
        switch value {
        case .implicitMember(let name), .literal(let name): name
        case .member(let base, let name):
            name == "rawValue" || name == "self" || name == "id" ? self.name(of: base, scope) : name
        case .call(let position) where scope.body.calls.indices.contains(position):
            scope.body.calls[position].name
        default: nil
        }
    }

    /// The tabs of `ForEach(Tab.allCases) { tab in … }`, a case each.
    private func each(of call: CallFacts, _ scope: Scope) -> [Item] {
        guard let items = call.arguments.first?.value,
            let closure = call.arguments.last(where: { if case .closure = $0.value { true } else { false } })
        else { return [] }
        var type: ValueType?
        var names: [String]?
        if case .member(let base, "allCases") = items, let name = TypeName(reading: base) {
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
        guard let type else { return [] }
        var content = closure.value
        if case .closure(let parts) = content, parts.count == 1, let inner = unmodified(parts[0], scope),
            inner.name == "Tab"
        {
            content = tab(inner, scope).content
        }
        let shown = CaseTargetReader(targets: index.targets, entersViews: false).read(
            content, of: CallGraph.Site(scope: scope, index: call.index), type: type)
        return index.values.cases(of: type).filter { names?.contains($0.name) ?? true }.map { enumCase in
            Item(
                facts: DestinationFacts(
                    name: enumCase.name, parameters: enumCase.parameters, shows: .view, function: "",
                    documentation: enumCase.documentation, declaration: enumCase.declaration,
                    location: enumCase.location),
                targets: shown.targets(of: enumCase.name) ?? shown.rest)
        }
    }

    /// The call that a view with modifiers begins with.
    private func unmodified(_ value: Expression, _ scope: Scope) -> CallFacts? {
        var next = value
        for _ in 0..<60 {
            guard case .call(let position) = next, scope.body.calls.indices.contains(position) else { return nil }
            guard case .member(let base, _) = scope.body.calls[position].callee else {
                return scope.body.calls[position]
            }
            next = base
        }
        return nil
    }
}
