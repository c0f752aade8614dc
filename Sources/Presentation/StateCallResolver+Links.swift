import Base
import Facts
import NavigationModel
import Types

/// What links and selections show.
extension StateCallResolver {
    func link(_ call: CallFacts, _ content: Expression, _ style: Style, _ scope: Scope) -> CallOutcome? {
        guard isLibrary(call, scope) else { return nil }
        let style = self.style(ofLink: call, style, scope)
        if let page = page(of: call, in: scope) {
            return shows(
                call, [page.value], DeferredPresentation(sink: .path, style: style, expected: page.type, owner: nil),
                scope,
                isCertain: true)
        }
        let shown = shown(by: content, scope)
        if index.targets.isOpen(shown, of: content, in: scope) {
            switch GivenContent(of: content, in: scope, context) {
            case .parameter(let name)?:
                let sink = DeferredPresentation(sink: .content, style: style, expected: nil, owner: nil)
                return .shows([], handed: [(.parameter(name), .state(sink))], nil)
            case .property? where scope.type.map(presenters.isMade) ?? false: return .nothing
            case .property?, nil: break
            }
        }
        let title = call.arguments.first.flatMap { argument -> String? in
            if argument.label == nil, case .literal(let text) = argument.value { text } else { nil }
        }
        return .shows(
            index.targets.compiled(shown, by: content, in: scope).map { targets, platforms in
                .init(
                    coordinator: nil, destination: label(targets) ?? title ?? Transition.inPlace, style: style,
                    isInferred: false, targets: targets, platforms: platforms)
            }, handed: [], nil)
    }

    /// The case of an enum that a link shows, by an initializer that the app adds:
    /// `extension NavigationLink { init(_ page: Page, @ViewBuilder label: () -> Label) }`.
    private func page(of call: CallFacts, in scope: Scope) -> (value: Expression, type: ValueType)? {
        let written = call.arguments.filter { $0.value.caseName(in: scope.body.calls) != nil }
        guard !written.isEmpty, let link = context.find(TypeName("NavigationLink"), in: scope) else { return nil }
        for initializer in table[link].functions["init"] ?? [] {
            for parameter in table.function(initializer).parameters {
                guard let argument = written.first(where: { $0.label == parameter.label }), let name = parameter.type
                else { continue }
                let type = index.values.type(name, in: table.scope(of: initializer))
                if !index.values.cases(of: type).isEmpty { return (argument.value, type) }
            }
        }
        return nil
    }

    /// What a link holds: a view, a closure, or a method that makes it, `NavigationLink("Open", destination: makeView)`.
    func shown(by content: Expression, _ scope: Scope) -> TargetResolver.Targets {
        let shown = index.targets.targets(of: content, in: scope)
        guard shown.targets.isEmpty, case .name(let name) = content,
            let maker = scope.type.flatMap({ context.functions(name, of: $0).first })
        else { return shown }
        return index.targets.targets(of: table.function(maker).body.results, in: table.scope(of: maker))
    }

    package func label(_ shown: [TargetResolver.Targets.Target]) -> String? {
        shown.first.map { target in
            switch target {
            case .declared(let type): table.name(of: type)
            case .external(let name): name
            }
        }
    }

    func value(
        _ call: CallFacts, _ value: Expression, _ presentation: CallRole.Presentation, _ role: CallRole,
        _ scope: Scope
    ) -> CallOutcome? {
        guard isLibrary(call, orIn: table.traits[role.system].modules, scope) else { return nil }
        let lists = lists(around: call, scope)
        let selected = lists.lazy.compactMap { self.selection(in: $0, value, call, scope) }.first
        if let selected, !lists.contains(where: mayLackSelection) { return selected }
        let styles = styles(presentation, scope).map { style(ofLink: call, $0, scope) }
        guard !styles.isEmpty else { return .notUnderstood(unwrittenStyle(call)) }
        let outcomes = styles.map { style -> CallOutcome? in
            var handed = DeferredPresentation(sink: .path, style: style, expected: nil, owner: nil)
            switch value {
            case .parameter, .closureParameter: handed.isOfRow = style != .window
            default: break
            }
            let outcome = shows(call, [value], handed, scope, isCertain: true)
            // What is selected needs no destination.
            if case .shows(let pushed, _, _)? = outcome, selected != nil {
                // Where the list is made without a selection, the same link pushes.
                return .shows(pushed.filter { $0.targets?.isEmpty == false }, handed: [], nil)
            }
            guard case .shows(let shown, let handed, var unread?)? = outcome, unread.rule != nil, !lists.isEmpty
            else { return outcome }
            if lists.contains(where: isWatched) { return .nothing }
            unread.rule = nil
            unread.reason = "the view for the list's selection couldn't be determined"
            unread.help = "switch over the selection in the column that shows it"
            return .shows(shown, handed: handed, unread)
        }
        return outcomes.reduce(selected) { .together($0, $1) }
    }

    /// The lists with a selection that a call stands in: in place, in a member that is used there, or in a view that is.
    private func lists(around call: CallFacts, _ scope: Scope) -> [CallSite] {
        let own = scope.calls(around: call).first { $0.call.name == "List" && $0.call.argument("selection") != nil }
        return own.map { [CallSite(scope: scope, call: $0.call)] } ?? scope.id.flatMap { columns.selecting[$0] } ?? []
    }

    /// Whether a view may be made without the selection that its list is bound to: `var selection: Binding<Place?>?`.
    private func mayLackSelection(_ list: CallSite) -> Bool {
        guard let bound = list.call.argument("selection"),
            let property = context.property(meantBy: bound, in: list.scope).map(table.property)
        else { return false }
        return property.body.results == [.constant("nil")]
            && property.type.map { table.traits.all.bindings.contains($0.last) } ?? false
    }

    /// Whether code runs once something else is selected in a list.
    private func isWatched(_ list: CallSite) -> Bool {
        let slots = list.call.argument("selection").map { index.slots.slots(of: $0, in: list.scope) } ?? []
        return slots.contains { observers.watchers[$0] != nil }
    }

    /// How a link shows what it leads to: one in a column of a split view shows it in the next column.
    private func style(ofLink call: CallFacts, _ style: Style, _ scope: Scope) -> Style {
        guard style == .push else { return style }
        for (outer, closure) in scope.calls(around: call) {
            for role in scope.roles(of: outer) {
                switch role.action {
                case .host(let facts) where facts.kind == .split:
                    let value = outer.argument(of: closure)?.value
                    let content = facts.content.first { $0.value == value }
                    return content.flatMap { facts.column(after: $0.style) } ?? style
                case .host, .declare, .link: return style
                default: continue
                }
            }
        }
        return scope.type.flatMap { columns.next[$0]?.style } ?? style
    }

    func style(_ presentation: CallRole.Presentation?, _ scope: Scope) -> Style? {
        presentation.flatMap { styles($0, scope).first }
    }

    /// The styles that a presentation can be; none where they are not written there.
    private func styles(_ presentation: CallRole.Presentation, _ scope: Scope) -> [Style] {
        switch presentation {
        case .style(let style): [style]
        case .value(let value): styles(named: value, scope)
        case .declared, .focus, .wrapped: []
        }
    }

    /// `.sheet`, `.sheet(withNavigation: true)`, `isWide ? .sheet : .push`.
    private func styles(named value: Expression, _ scope: Scope) -> [Style] {
        func named(_ name: String) -> [Style] {
            name == "cover" ? [.fullScreenCover] : Style(rawValue: name).map { [$0] } ?? []
        }
        switch value {
        case .implicitMember(let name), .member(_, let name): return named(name)
        case .call(let position) where scope.body.calls.indices.contains(position):
            return scope.body.calls[position].name.map(named) ?? []
        case .branch(let parts): return parts.flatMap { styles(named: $0, scope) }
        default: return []
        }
    }

    func unwrittenStyle(_ call: CallFacts) -> UnresolvedCode {
        UnresolvedCode(
            text: call.text, reason: "the presentation style is chosen at run time",
            help: "write the style in the call, as in `style: .sheet`", location: call.location)
    }

    /// A link in a list with a selection selects; what is shown is what switches over the selection.
    private func selection(
        in list: CallSite, _ value: Expression, _ call: CallFacts, _ scope: Scope
    ) -> CallOutcome? {
        guard let bound = list.call.argument("selection") else { return nil }
        let slots = index.slots.slots(of: bound, in: list.scope)
        let values = index.values.values(of: value, in: scope, expected: nil).values
        let switches = table.sorted(slots).lazy.compactMap { self.switches[$0] }
        guard let found = switches.joined().first(where: { $0.platforms.meets(call.platforms) }) else {
            return selection(values, scope) ?? column(slots) ?? list.holder.flatMap { column(after: $0) }
        }
        let names = values.contains { $0.name == nil } ? found.cases.arms.map(\.name) : values.compactMap(\.name)
        let shown = names.map { name in
            let destination = map.name(name, from: .values(found.type), in: found.holder)
            return ShownDestination(
                coordinator: found.holder, destination: destination, style: .splitDetail, isInferred: false,
                targets: coordinators[found.holder]?.shownFirst[destination]?[.splitDetail])
        }
        return shown.isEmpty ? nil : .shows(shown, handed: [], nil)
    }

    /// The column that shows what is selected in a list of another one, which is a view of its own.
    private func column(after list: TypeID) -> CallOutcome? {
        guard let (split, style) = columns.next[list],
            let place = coordinators[split]?.destination(String(style.rawValue.dropFirst("split-".count)))
        else { return nil }
        return .shows([shown(place, of: split, style)], handed: [], nil)
    }

    /// The column of a split view that is made with the selection.
    private func column(_ slots: Set<StateProperty>) -> CallOutcome? {
        for slot in table.sorted(slots) {
            guard let split = map.columns[slot], let place = coordinators[split.holder]?.destination(split.name) else {
                continue
            }
            return .shows([shown(place, of: split.holder, split.style)], handed: [], nil)
        }
        return nil
    }

    /// A column that shows what is selected. Where it shows one of several views, which of them is not certain.
    private func shown(_ place: LinkedDestination, of split: TypeID, _ style: Style) -> ShownDestination {
        ShownDestination(
            coordinator: split, destination: place.name, style: style, isInferred: place.targets.targets.count > 1)
    }

    /// What shows an enum's own screens, where nothing is pushed for it.
    func selection(_ values: [NavigationValue], _ scope: Scope) -> CallOutcome? {
        let shown = values.flatMap { value -> [ShownDestination] in
            guard let owner = map.owners[value.type]?.first, byType[value.type] == nil, value.name != nil,
                case .success(let shown) = driven(
                    value, owner, DeferredPresentation(sink: .path, style: .splitDetail, expected: nil, owner: nil),
                    scope)
            else { return [] }
            return shown
        }
        return shown.isEmpty ? nil : .shows(shown, handed: [], nil)
    }
}
