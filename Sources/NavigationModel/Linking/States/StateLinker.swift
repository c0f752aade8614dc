/// Tells what calls do that show values, change paths, or set the state that something is bound to.
struct StateLinker {
    /// What becomes of a value that a function hands on.
    struct Handed: Hashable {
        /// What takes the value.
        enum Taker: Hashable {
            /// A path: what the value's type stands for is shown.
            case path
            /// A state that something is bound to.
            case state(Set<Slot>)
            /// The name of a window.
            case window
        }

        var taker: Taker
        let style: Style?
        var expected: ValueType?
        /// The type whose state it is.
        var owner: Int?
    }

    let map: StateMap
    private let coordinators: [Int: LinkedCoordinator]
    /// What is declared for values of a type, and for states.
    private let byType: [ValueType: [StateIndex.Place]]
    private let bySlot: [Slot: [StateIndex.Place]]
    private let windows: [String: [StateIndex.Place]]
    private let switches: [Slot: [StateMap.Switch]]
    /// The names of properties that something is bound to, so that other assignments cost nothing.
    private let names: Set<String>
    private let below: [Int: Set<Int>]
    /// The states that some code sets to a case, where a place has cases.
    private let assigned: Set<Slot>

    private var index: StateIndex { map.index }
    private var types: TypeResolver { index.types }
    private var table: TypeTable { types.table }

    init(map: StateMap, coordinators: [LinkedCoordinator], scopes: [Scope]) {
        self.map = map
        self.coordinators = Dictionary(uniqueKeysWithValues: coordinators.map { ($0.type, $0) })
        var byType: [ValueType: [StateIndex.Place]] = [:]
        var bySlot: [Slot: [StateIndex.Place]] = [:]
        var windows: [String: [StateIndex.Place]] = [:]
        for place in map.index.places {
            switch place.key {
            case .type(let type): byType[type, default: []].append(place)
            case .state(let slots, _, _): for slot in slots { bySlot[slot, default: []].append(place) }
            case .window(let name): windows[name, default: []].append(place)
            }
        }
        self.byType = byType
        self.bySlot = bySlot
        self.windows = windows
        switches = (map.columnSwitches + map.switches).reduce(into: [:]) { found, item in
            for slot in item.slots { found[slot, default: []].append(item) }
        }
        var names = Set(map.paths.map(\.name))
        names.formUnion(bySlot.keys.map(\.name))
        names.formUnion(map.selections.keys.map(\.name))
        names.formUnion(switches.keys.map(\.name))
        // A binding may be called otherwise than the state it is bound to.
        for type in map.index.types.table.types {
            for (name, reference) in type.properties {
                let property = map.index.types.table.property(reference)
                if property.attributes.contains(where: { $0.name == "Binding" }) { names.insert(name) }
            }
        }
        self.names = names
        below = Set(map.index.places.map(\.holder)).reduce(into: [:]) { $0[$1] = map.reach.all(below: $1) }
        var assigned: Set<Slot> = []
        for scope in scopes {
            for call in scope.body.calls where call.name == "=" || call.name == "toggle" {
                guard case .member(let target, _) = call.callee, names.contains(Self.lastName(of: target) ?? ""),
                    call.name == "toggle" || call.arguments.first.map({ $0.value != .constant("nil") }) ?? false
                else { continue }
                assigned.formUnion(map.index.slots.slots(of: target, in: scope))
            }
        }
        self.assigned = assigned
    }

    /// The states that something is bound to.
    var slots: Set<Slot> { map.paths.union(bySlot.keys).union(map.selections.keys).union(switches.keys) }

    private static func lastName(of value: Expression) -> String? {
        switch value {
        case .name(let name): name
        case .member(let base, let name): name == "wrappedValue" ? lastName(of: base) : name
        default: nil
        }
    }

    // MARK: Calls

    /// What a call does; nil where it has nothing to do with values and states.
    func outcome(of call: CallFacts, in scope: Scope) -> CallLinker.Outcome? {
        for meaning in call.meanings {
            let outcome: CallLinker.Outcome?
            switch meaning.action {
            case .link(let content, let style): outcome = link(call, content, style, scope)
            case .value(let value, let presentation): outcome = self.value(call, value, presentation, meaning, scope)
            case .declare(let place): outcome = declared(call, place, scope)
            case .window(let id): outcome = window(call, id, scope)
            case .change(let change): outcome = self.change(call, change, meaning, scope)
            default: outcome = nil
            }
            if let outcome { return outcome }
        }
        return nil
    }

    /// Whether a name is the library's, and not a type of the app.
    private func isLibrary(_ call: CallFacts, _ system: NavigationSystem, _ scope: Scope) -> Bool {
        guard case .name(let name) = call.callee else { return true }
        return index.isLibrary(TypeName(name), system, in: scope)
    }

    private func link(_ call: CallFacts, _ content: Expression, _ style: Style, _ scope: Scope) -> CallLinker.Outcome? {
        guard isLibrary(call, .swiftUI, scope) else { return nil }
        if let page = page(content, in: scope) {
            return shows(
                call, [content], Handed(taker: .path, style: style, expected: page, owner: nil), scope, isCertain: true)
        }
        let shown = shown(by: content, scope)
        let title = call.arguments.first.flatMap { argument -> String? in
            if argument.label == nil, case .literal(let text) = argument.value { text } else { nil }
        }
        let name = label(shown) ?? title ?? "inline view"
        return .shows(
            [.init(coordinator: nil, destination: name, style: style, isInferred: false, targets: shown.targets)],
            handed: [], nil)
    }

    /// The enum whose case a link's destination is, by an initializer that the app adds:
    /// `extension NavigationLink { init(_ title: String, destination: Page) }`.
    private func page(_ content: Expression, in scope: Scope) -> ValueType? {
        guard content.caseName(in: scope.body.calls) != nil,
            let link = types.find(TypeName("NavigationLink"), in: scope)
        else { return nil }
        for initializer in table.types[link].functions["init"] ?? [] {
            let facts = table.function(initializer)
            guard let type = facts.parameters.first(where: { $0.label == "destination" })?.type else { continue }
            let value = index.values.type(type, in: table.scope(of: initializer))
            if !index.values.cases(of: value).isEmpty { return value }
        }
        return nil
    }

    /// What a link holds: a view, a closure, or a method that makes it, `NavigationLink("Open", destination: makeView)`.
    private func shown(by content: Expression, _ scope: Scope) -> TargetResolver.Targets {
        let shown = index.targets.targets(of: content, in: scope)
        guard shown.targets.isEmpty, case .name(let name) = content,
            let maker = scope.type.flatMap({ types.functions(name, of: $0).first })
        else { return shown }
        return index.targets.targets(of: table.function(maker).body.results, in: table.scope(of: maker))
    }

    private func label(_ shown: TargetResolver.Targets) -> String? {
        shown.targets.first.map { target in
            switch target {
            case .declared(let type): table.name(of: type)
            case .external(let name): name
            }
        }
    }

    private func value(
        _ call: CallFacts, _ value: Expression, _ presentation: CallMeaning.Presentation, _ meaning: CallMeaning,
        _ scope: Scope
    ) -> CallLinker.Outcome? {
        guard isLibrary(call, meaning.system, scope) else { return nil }
        if let selected = selection(around: call, value, scope) { return selected }
        let styles = styles(presentation, scope)
        guard !styles.isEmpty else { return .notUnderstood(unwrittenStyle(call)) }
        let outcomes = styles.map { style in
            shows(call, [value], Handed(taker: .path, style: style, expected: nil, owner: nil), scope, isCertain: true)
        }
        return outcomes.dropFirst().reduce(outcomes[0]) { all, next in
            guard case .shows(let first, let handed, let unread) = all, case .shows(let second, let more, _) = next
            else { return all }
            return .shows(first + second, handed: handed + more, unread)
        }
    }

    private func style(_ presentation: CallMeaning.Presentation?, _ scope: Scope) -> Style? {
        presentation.flatMap { styles($0, scope).first }
    }

    /// The styles that a presentation can be; none where they are not written there.
    private func styles(_ presentation: CallMeaning.Presentation, _ scope: Scope) -> [Style] {
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

    private func unwrittenStyle(_ call: CallFacts) -> NotUnderstood {
        NotUnderstood(
            text: call.text, reason: "how it is presented is a value that is not written here",
            help: "write the style in the call, as in `style: .sheet`", location: call.location)
    }

    /// A link in a list with a selection selects; what is shown is what switches over the selection.
    private func selection(around call: CallFacts, _ value: Expression, _ scope: Scope) -> CallLinker.Outcome? {
        var context = call.closure
        while let closure = context {
            let outer = scope.body.calls[closure.call]
            if outer.name == "List", let bound = outer.argument("selection") {
                let slots = index.slots.slots(of: bound, in: scope)
                let values = index.values.values(of: value, in: scope, expected: nil).values
                guard let found = slots.sorted().lazy.compactMap({ switches[$0]?.first }).first else {
                    return selection(values, scope) ?? column(slots)
                }
                let names =
                    values.contains { $0.name == nil } ? found.cases.arms.map(\.name) : values.compactMap(\.name)
                let shown = names.map { name in
                    CallLinker.Shown(
                        coordinator: found.holder, destination: name, style: .splitDetail, isInferred: false)
                }
                return shown.isEmpty ? nil : .shows(shown, handed: [], nil)
            }
            context = outer.closure
        }
        return nil
    }

    /// The column of a split view that is made with the selection.
    private func column(_ slots: Set<Slot>) -> CallLinker.Outcome? {
        for slot in slots.sorted() {
            guard let split = map.columns[slot], let place = coordinators[split.holder]?.place(split.name) else {
                continue
            }
            return .shows(
                [
                    .init(
                        coordinator: split.holder, destination: place.facts.name, style: split.style, isInferred: false)
                ], handed: [], nil)
        }
        return nil
    }

    /// What shows an enum's own screens, where nothing is pushed for it.
    private func selection(_ values: [NavigationValue], _ scope: Scope) -> CallLinker.Outcome? {
        let shown = values.flatMap { value -> [CallLinker.Shown] in
            guard let owner = map.owners[value.type]?.first, byType[value.type] == nil, value.name != nil,
                case .success(let shown) = driven(
                    value, owner, Handed(taker: .path, style: .splitDetail, expected: nil, owner: nil), scope)
            else { return [] }
            return shown
        }
        return shown.isEmpty ? nil : .shows(shown, handed: [], nil)
    }

    private func declared(_ call: CallFacts, _ place: PlaceFacts, _ scope: Scope) -> CallLinker.Outcome? {
        guard case .state = place.trigger,
            let found = index.places.first(where: { $0.location == call.location && $0.scope.file == scope.file }),
            case .state(let slots, let name, _) = found.key
        else { return nil }
        let owner = map.owner(of: found)
        // What a router presents is shown by those who tell it to.
        if let owner, map.drafts[owner]?.kind == .router, owner != found.holder, !slots.isDisjoint(with: assigned) {
            return nil
        }
        guard let style = style(found.style, scope) else { return .notUnderstood(unwrittenStyle(call)) }
        if !found.cases.arms.isEmpty {
            guard slots.isDisjoint(with: assigned) else { return nil }
            return .shows(
                found.cases.arms.map {
                    .init(
                        coordinator: owner, destination: $0.name, style: style, isInferred: false,
                        targets: $0.targets.targets)
                }, handed: [], nil)
        }
        var shown = found.cases.rest.targets
        if shown.isEmpty, let only = primitive(place.content, scope) { shown = [.external(only)] }
        return .shows(
            [.init(coordinator: owner, destination: name, style: style, isInferred: false, targets: shown)],
            handed: [], nil)
    }

    /// The name of SwiftUI's own view where a closure builds nothing but one.
    private func primitive(_ content: Expression, _ scope: Scope) -> String? {
        guard case .closure(let parts) = content, parts.count == 1 else { return nil }
        var next = parts[0]
        for _ in 0..<60 {
            guard case .call(let position) = next, scope.body.calls.indices.contains(position) else { return nil }
            let call = scope.body.calls[position]
            if case .member(let base, _) = call.callee {
                next = base
                continue
            }
            return call.name.flatMap { $0 == "Text" ? $0 : nil }
        }
        return nil
    }

    private func window(_ call: CallFacts, _ id: Expression, _ scope: Scope) -> CallLinker.Outcome? {
        if case .parameter(let name) = id {
            let handed = Handed(taker: .window, style: .window, expected: nil, owner: nil)
            return .shows([], handed: [(name, .state(handed))], nil)
        }
        let name = literal(id) ?? Self.lastName(of: id) ?? ""
        let places = windows[name] ?? []
        guard !places.isEmpty else {
            return .notUnderstood(
                NotUnderstood(
                    text: call.text, reason: "no scene for this window was found",
                    help: "name the scene's id in place, as in `Window(\"Activity\", id: \"activity\")`",
                    location: call.location))
        }
        return .shows(
            places.map {
                .init(
                    coordinator: nil, destination: name, style: .window, isInferred: false,
                    targets: $0.cases.rest.targets)
            }, handed: [], nil)
    }

    private func literal(_ value: Expression) -> String? {
        switch value {
        case .literal(let text): text
        case .implicitMember(let name): name
        default: nil
        }
    }

    // MARK: Changes

    private func change(
        _ call: CallFacts, _ change: PathChange, _ meaning: CallMeaning, _ scope: Scope
    ) -> CallLinker.Outcome? {
        guard case .member(let target, _) = call.callee else { return nil }
        if isLocalPath(target, scope) { return changed(call, change, path: nil, owner: nil, scope) }
        if let navigator = navigator(target, scope) ?? routes(target, scope) {
            return changed(call, change, path: navigator, owner: nil, scope)
        }
        if case .instance(let router)? = types.type(of: target, in: scope), table.types[router].kind == .typealias,
            map.drafts[router] != nil
        {
            return changed(call, change, path: nil, owner: router, scope)
        }
        if case .closureParameter = target {
        } else {
            guard let name = Self.lastName(of: target), names.contains(name) else { return nil }
        }
        let slots = index.slots.slots(of: target, in: scope)
        if let function = scope.function, table.function(function).name == "init",
            slots.contains(where: { $0.owner == scope.type }), case .replace = change
        {
            // What is there at first, and no step.
            return .nothing
        }
        if !slots.isDisjoint(with: map.paths) {
            let owner = slots.sorted().first { map.paths.contains($0) }?.owner
            return changed(call, change, path: index.types(ofPath: slots).first, owner: owner, scope)
        }
        guard case .replace(let value) = change else { return nil }
        if let place = slots.sorted().lazy.compactMap({ bySlot[$0]?.first }).first {
            return presented(call, value, slots, place, scope)
        }
        let expected = slots.sorted().lazy.compactMap { slot in
            index.slots.declaredType(of: slot).map { index.values.type($0.name, in: $0.scope) }
        }.first
        if case .constant = value { return nil }
        if slots.contains(where: { map.selections[$0] != nil }) {
            return shows(
                call, [value],
                Handed(taker: .state(slots), style: .tab, expected: expected, owner: slots.min()?.owner), scope,
                isCertain: false)
        }
        if slots.contains(where: { switches[$0] != nil }) {
            return shows(
                call, [value],
                Handed(taker: .state(slots), style: .root, expected: expected, owner: slots.min()?.owner), scope,
                isCertain: false)
        }
        return nil
    }

    /// The type of the values that a FlowStacks navigator takes; nil for anything else. A navigator of any value has
    /// none.
    private func navigator(_ target: Expression, _ scope: Scope) -> ValueType?? {
        guard let declared = index.values.declared.type(of: target, in: scope),
            index.isLibrary(declared.name, .flowStacks, in: declared.scope)
        else { return nil }
        switch declared.name.last {
        case "FlowNavigator":
            return .some(declared.name.arguments.first.map { index.values.type($0, in: declared.scope) })
        case "FlowPathNavigator": return .some(nil)
        default: return nil
        }
    }

    /// The same for `navigator.routes`.
    private func routes(_ target: Expression, _ scope: Scope) -> ValueType?? {
        guard case .member(let base, "routes") = target else { return nil }
        return navigator(base, scope)
    }

    private func changed(
        _ call: CallFacts, _ change: PathChange, path: ValueType?, owner: Int?, _ scope: Scope
    ) -> CallLinker.Outcome? {
        switch change {
        case .add(let values, let presentation):
            return shows(
                call, values,
                Handed(
                    taker: .path, style: isEmptied(before: call, scope) ? .root : style(presentation, scope),
                    expected: path, owner: owner), scope, isCertain: true)
        case .replace(let value):
            if isEmpty(value, scope) {
                let owner = owner ?? path.flatMap(flow(of:))
                return isFilled(after: call, scope) ? .nothing : exit(.back, owner: owner, to: nil, scope)
            }
            let handed = Handed(taker: .path, style: replacing(call), expected: path, owner: owner)
            if isLocalPath(value, scope) {
                let content = content(ofPath: value, scope)
                return content.isEmpty ? .nothing : shows(call, content, handed, scope, isCertain: true)
            }
            return shows(call, [value], handed, scope, isCertain: true)
        case .remove(let style, let to):
            return exit(
                style, owner: owner ?? path.flatMap(flow(of:)), to: to.flatMap { destination($0, path, scope) }, scope)
        }
    }

    /// How the values of an assigned list are shown, where they do not say so themselves: instead of what was there;
    /// FlowStacks keeps its root outside of the list.
    private func replacing(_ call: CallFacts) -> Style {
        guard case .member(let target, _) = call.callee, let name = Self.lastName(of: target) else { return .root }
        return name.lowercased().hasSuffix("routes") ? .push : .root
    }

    /// What a path is made with: `NavigationPath([Route.home])`.
    private func content(ofPath value: Expression, _ scope: Scope) -> [Expression] {
        guard case .call(let position) = value, scope.body.calls.indices.contains(position) else { return [] }
        return scope.body.calls[position].arguments.map(\.value)
    }

    /// Whether the code after a call that empties the path puts something on it, so that nobody goes back.
    private func isFilled(after call: CallFacts, _ scope: Scope) -> Bool {
        guard case .member(let target, _) = call.callee else { return false }
        return scope.body.calls.contains { other in
            guard other.location > call.location, other.patterns == call.patterns, other.closure == call.closure,
                case .member(target, let name) = other.callee
            else { return false }
            return name == "append" || name == "+="
        }
    }

    /// Whether the code before a call empties the path, so that what it adds is there instead.
    private func isEmptied(before call: CallFacts, _ scope: Scope) -> Bool {
        guard case .member(let target, "append") = call.callee else { return false }
        return scope.body.calls.contains { other in
            guard other.location < call.location, other.patterns == call.patterns, other.closure == call.closure,
                case .member(target, let name) = other.callee
            else { return false }
            switch name {
            case "=": return other.arguments.first.map { isEmpty($0.value, scope) } ?? false
            case "removeAll": return true
            case "removeLast": return other.arguments.count == 1
            default: return false
            }
        }
    }

    /// Whether a path is emptied: `[]`, `NavigationPath()`, `.init()`.
    private func isEmpty(_ value: Expression, _ scope: Scope) -> Bool {
        switch value {
        case .array(let parts): parts.isEmpty
        case .call(let position) where scope.body.calls.indices.contains(position):
            ["NavigationPath", "FlowPath", "init"].contains(scope.body.calls[position].name ?? "")
                && scope.body.calls[position].arguments.isEmpty && !isFilled(position, scope)
        default: false
        }
    }

    /// Whether code puts something on a path that is made in a local variable.
    private func isFilled(_ path: Int, _ scope: Scope) -> Bool {
        scope.body.calls.contains { call in
            if case .member(.call(path), "append") = call.callee { true } else { false }
        }
    }

    /// Whether an expression is a path that is made in place: `var path = NavigationPath()`.
    private func isLocalPath(_ value: Expression, _ scope: Scope) -> Bool {
        guard case .call(let position) = value, scope.body.calls.indices.contains(position) else { return false }
        return ["NavigationPath", "FlowPath"].contains(scope.body.calls[position].name ?? "")
    }

    private func exit(_ style: ExitStyle, owner: Int?, to: String?, _ scope: Scope) -> CallLinker.Outcome {
        .exits(coordinator: owner.flatMap(coordinator(ofPathsIn:)), style, to: to)
    }

    /// A coordinator that stores paths, or the only one that is bound to what an object stores.
    private func coordinator(ofPathsIn owner: Int) -> Int? {
        if coordinators[owner] != nil { return owner }
        let bound = Set(index.hosts.filter { host in host.slots.contains { $0.owner == owner } }.map(\.holder))
        return bound.count == 1 ? bound.first.flatMap { coordinators[$0] == nil ? nil : $0 } : nil
    }

    /// The destination that is gone back to: the case of a value, else the type: `goBackTo(type: Ship.self)`.
    private func destination(_ value: Expression, _ path: ValueType?, _ scope: Scope) -> String? {
        if case .typeObject(let type) = value { return map.name(of: index.values.type(type, in: scope)) }
        guard let value = index.values.values(of: value, in: scope, expected: path).values.first else { return nil }
        return value.name ?? (index.values.cases(of: value.type).isEmpty ? map.name(of: value.type) : nil)
    }

    /// The only coordinator whose destinations the values of a type are.
    private func flow(of type: ValueType) -> Int? {
        let owners = Set((byType[type] ?? []).compactMap(map.owner))
        return owners.count == 1 ? owners.first : nil
    }

    private func presented(
        _ call: CallFacts, _ value: Expression, _ slots: Set<Slot>, _ place: StateIndex.Place, _ scope: Scope
    ) -> CallLinker.Outcome? {
        switch value {
        case .constant("nil"), .constant("false"): return exit(.dismiss, owner: map.owner(of: place), to: nil, scope)
        default: break
        }
        let isOwn = place.holder == scope.type
        guard !place.cases.arms.isEmpty else {
            // The modifier itself tells what its own view shows.
            let isTold = isOwn || !isMade(value)
            let owner = map.owner(of: place)
            let isRouters = owner.map { map.drafts[$0]?.kind == .router && $0 != place.holder } ?? false
            if !isOwn, isUnread(place) {
                // The place itself is listed.
                return .nothing
            }
            if isTold, !isRouters { return .nothing }
            if case .parameter(let name) = value {
                let handed = Handed(
                    taker: .state(slots), style: style(place.style, place.scope), expected: place.type,
                    owner: slots.min()?.owner)
                return .shows([], handed: [(name, .state(handed))], nil)
            }
            if let (name, type) = wrapped(value, scope) {
                let handed = Handed(
                    taker: .path, style: style(place.style, place.scope), expected: type, owner: slots.min()?.owner)
                return .shows([], handed: [(name, .state(handed))], nil)
            }
            return .shows([shown(at: place, scope)], handed: [], nil)
        }
        return shows(
            call, [value],
            Handed(
                taker: .state(slots), style: style(place.style, place.scope), expected: place.type,
                owner: slots.min()?.owner), scope, isCertain: false)
    }

    /// The route that a parameter hands in, where it is presented inside another value: `.init(route: route)`.
    private func wrapped(_ value: Expression, _ scope: Scope) -> (name: String, type: ValueType)? {
        guard case .call(let position) = value, scope.body.calls.indices.contains(position) else { return nil }
        for argument in scope.body.calls[position].arguments {
            if case .parameter(let name) = argument.value, let type = type(ofParameter: name, in: scope),
                !index.values.cases(of: type).isEmpty
            {
                return (name, type)
            }
        }
        return nil
    }

    private func isMade(_ value: Expression) -> Bool {
        if case .parameter = value { false } else { true }
    }

    private func shown(at place: StateIndex.Place, _ scope: Scope) -> CallLinker.Shown {
        .init(
            coordinator: map.owner(of: place), destination: map.label(of: place),
            style: style(place.style, place.scope) ?? .push, isInferred: false, targets: place.cases.rest.targets)
    }

    // MARK: Values

    /// What values show; what cannot be told is said.
    /// - Parameter isCertain: whether the call is navigation whatever the values are.
    private func shows(
        _ call: CallFacts, _ expressions: [Expression], _ handed: Handed, _ scope: Scope, isCertain: Bool
    ) -> CallLinker.Outcome? {
        var shown: [CallLinker.Shown] = []
        var parameters: [(String, CallLinker.Taker)] = []
        var problem: (reason: String, help: String)?
        for expression in expressions {
            let expected = handed.expected ?? handed.owner.flatMap { self.expected(expression, of: $0, scope) }
            let found = index.values.values(of: expression, in: scope, expected: expected)
            parameters += found.parameters.map { parameter in
                var handed = handed
                handed.expected = handed.expected ?? type(ofParameter: parameter, in: scope)
                return (parameter, .state(handed))
            }
            if found.isOpen || (found.values.isEmpty && found.parameters.isEmpty) {
                let unknown = unknown(expression, expected, scope)
                problem = (unknown.reason, unknown.help)
            }
            for value in found.values {
                switch destinations(of: value, handed, in: scope) {
                case .success(let destinations): shown += destinations
                case .failure(let unknown): problem = (unknown.reason, unknown.help)
                }
            }
        }
        if !shown.isEmpty { problem = nil }
        if parameters.isEmpty, shown.isEmpty, problem == nil { return nil }
        let unread = problem.map {
            NotUnderstood(text: call.text, reason: $0.reason, help: $0.help, location: call.location)
        }
        if !isCertain, shown.isEmpty, parameters.isEmpty, unread == nil { return nil }
        return .shows(shown, handed: parameters, unread)
    }

    /// The enum of a router that a value without a type is a case of: `.detail(id)`.
    private func expected(_ value: Expression, of router: Int, _ scope: Scope) -> ValueType? {
        guard let name = value.caseName(in: scope.body.calls) else { return nil }
        let driven = map.routers.first { $0.type == router }?.enums ?? []
        return (driven + (index.arguments[router] ?? [])).first { index.values.hasCase(name, $0) }
    }

    /// The type of a parameter, where it is one of the sources and not generic.
    private func type(ofParameter name: String, in scope: Scope) -> ValueType? {
        guard let function = scope.function,
            let type = table.function(function).parameters.first(where: { $0.name == name })?.type,
            case .declared(let id) = index.values.type(type, in: scope), table.types[id].kind != .protocol
        else { return nil }
        return .declared(id)
    }

    struct Unknown: Error {
        let reason: String
        let help: String
    }

    /// Why an expression stands for no value.
    private func unknown(_ value: Expression, _ expected: ValueType?, _ scope: Scope) -> Unknown {
        if let name = value.caseName(in: scope.body.calls), let expected,
            case let cases = index.values.cases(of: expected),
            let first = cases.first, !index.values.hasCase(name, expected)
        {
            let type = map.name(of: expected)
            return Unknown(
                reason: "\(type) has no case `\(name)`",
                help: "declare it in \(type), or name one of its cases, as in `.\(first.name)`")
        }
        return Unknown(
            reason: "the value is made in code that could not be followed",
            help: "name the value in place, or annotate its type")
    }

    /// What a function's caller hands in shows.
    func shown(_ argument: Expression, _ handed: Handed, by call: CallFacts, in scope: Scope) -> (
        shown: [CallLinker.Shown], parameters: [String], unread: NotUnderstood?
    ) {
        var handed = handed
        if case .member(let base, _) = call.callee, case .instance(let receiver)? = types.type(of: base, in: scope),
            receiver != handed.owner, map.drafts[receiver]?.kind == .router
        {
            // A method that a class declares, called on a router that inherits it.
            handed.owner = receiver
            if case .state(let slots) = handed.taker {
                let own = Set(slots.map { Slot(owner: receiver, name: $0.name) }).filter { bySlot[$0] != nil }
                if !own.isEmpty { handed.taker = .state(own) }
            }
            handed.expected = handed.expected ?? expected(argument, of: receiver, scope)
        }
        if handed.expected == nil, let owner = handed.owner { handed.expected = expected(argument, of: owner, scope) }
        if case .state(let slots) = handed.taker,
            let place = slots.sorted().lazy.compactMap({ bySlot[$0]?.first }).first,
            place.cases.arms.isEmpty
        {
            if case .parameter(let name) = argument { return ([], [name], nil) }
            if argument == .constant("nil") || argument == .constant("false") { return ([], [], nil) }
            return ([shown(at: place, scope)], [], nil)
        }
        if handed.taker == .window {
            if case .parameter(let name) = argument { return ([], [name], nil) }
            guard case .shows(let shown, _, _)? = window(call, argument, scope) else {
                return (
                    [], [],
                    NotUnderstood(
                        text: call.text, reason: "no scene for this window was found",
                        help: "name the scene's id in the call", location: call.location)
                )
            }
            return (shown, [], nil)
        }
        let found = index.values.values(of: argument, in: scope, expected: handed.expected)
        var shown: [CallLinker.Shown] = []
        var failed: Unknown?
        for value in found.values {
            switch destinations(of: value, handed, in: scope) {
            case .success(let destinations): shown += destinations
            case .failure(let unknown): failed = unknown
            }
        }
        guard shown.isEmpty, found.parameters.isEmpty, argument != .constant("nil") else {
            return (shown, found.parameters, nil)
        }
        let problem = failed ?? unknown(argument, handed.expected, scope)
        return (
            [], [],
            NotUnderstood(
                text: call.text, reason: problem.reason, help: problem.help, location: call.location)
        )
    }

    /// The destinations that a value stands for.
    private func destinations(
        of value: NavigationValue, _ handed: Handed, in scope: Scope
    ) -> Result<[CallLinker.Shown], Unknown> {
        if case .state(let slots) = handed.taker { return states(value, slots, handed, scope) }
        let isWindow = handed.style == .window
        var candidates = places(for: value.type, from: scope.type)
        candidates.places = candidates.places.filter { ($0.style == .style(.window)) == isWindow }
        guard let first = candidates.places.first else {
            if let owner = map.owners[value.type]?.first { return driven(value, owner, handed, scope) }
            let type = map.name(of: value.type)
            return .failure(
                Unknown(
                    reason: "nothing says what a value of \(type) shows",
                    help: "declare it, as in `.navigationDestination(for: \(type).self)`"))
        }
        if let owner = map.owners[value.type]?.first { return driven(value, owner, handed, scope) }
        var found: [CallLinker.Shown] = []
        for place in candidates.places {
            let style = value.style ?? handed.style ?? self.style(place.style, place.scope) ?? .push
            let owner = map.owner(of: place)
            for (name, targets) in shown(value, place.cases, place) {
                found.append(
                    .init(
                        coordinator: owner, destination: name, style: style, isInferred: candidates.isInferred,
                        targets: targets))
            }
        }
        guard found.isEmpty else { return .success(found) }
        guard let name = value.name else {
            let written = literals(of: value.type, in: scope)
            let named = written.flatMap { name -> [CallLinker.Shown] in
                var value = value
                value.name = name
                guard case .success(let shown) = destinations(of: value, handed, in: scope) else { return [] }
                return shown.map { one in
                    .init(
                        coordinator: one.coordinator, destination: one.destination, style: one.style, isInferred: true,
                        targets: one.targets)
                }
            }
            return named.isEmpty ? .failure(undecided(value.type)) : .success(named)
        }
        return .failure(
            Unknown(
                reason: "`\(name)` has no arm where values of \(map.name(of: first.type ?? value.type)) are shown",
                help: "add `case .\(name):` to the switch"))
    }

    private func undecided(_ type: ValueType) -> Unknown {
        let name = map.name(of: type)
        guard !index.values.cases(of: type).isEmpty else {
            return Unknown(reason: "which \(name) it is, is decided elsewhere", help: "write the value in the call")
        }
        return Unknown(reason: "which case of \(name) it is, is decided elsewhere", help: "name the case in the call")
    }

    /// The names and targets of what a value shows at a place.
    private func shown(
        _ value: NavigationValue, _ cases: CaseTargets, _ place: StateIndex.Place
    ) -> [(String, [TargetResolver.Targets.Target])] {
        guard !cases.arms.isEmpty else { return [(map.label(of: place), cases.rest.targets)] }
        guard let name = value.name else { return [] }
        guard let arm = cases.arms.first(where: { $0.name == name }) else {
            return cases.rest.targets.isEmpty ? [] : [(name, cases.rest.targets)]
        }
        return [(name, arm.targets(of: value.inner).targets)]
    }

    /// What a router's value shows.
    private func driven(
        _ value: NavigationValue, _ owner: Int, _ handed: Handed, _ scope: Scope
    ) -> Result<[CallLinker.Shown], Unknown> {
        let owner =
            handed.owner.flatMap { map.owners[value.type]?.contains($0) == true ? $0 : nil }
            ?? value.name.flatMap { showing($0, of: value.type) } ?? owner
        let style = value.style ?? handed.style ?? .push
        let cases = map.cases(of: value.type, for: owner)
        guard let name = value.name else {
            if index.values.cases(of: value.type).isEmpty {
                return .success([
                    .init(
                        coordinator: owner, destination: map.name(of: value.type), style: style, isInferred: false,
                        targets: cases.rest.targets)
                ])
            }
            let literals = literals(of: value.type, in: scope)
            guard !literals.isEmpty else {
                return .failure(undecided(value.type))
            }
            return .success(
                literals.map { name in
                    .init(
                        coordinator: owner, destination: name, style: style, isInferred: true,
                        targets: (cases.targets(of: name) ?? cases.rest).targets)
                })
        }
        let arm = cases.arms.first { $0.name == name }
        return .success([
            .init(
                coordinator: owner, destination: name, style: style, isInferred: false,
                targets: (arm?.targets(of: value.inner) ?? cases.rest).targets)
        ])
    }

    /// The only one of several routers with an enum in common that shows one of its cases.
    private func showing(_ name: String, of type: ValueType) -> Int? {
        let all = (map.owners[type] ?? []).filter {
            map.cases(of: type, for: $0).targets(of: name)?.targets.isEmpty == false
        }
        return all.count == 1 ? all[0] : nil
    }

    /// The cases of an enum that a type's own code writes: what its data-driven calls hand on.
    private func literals(of type: ValueType, in scope: Scope) -> [String] {
        guard let holder = scope.type else { return [] }
        let cases = index.values.cases(of: type).map(\.name)
        var found: [String] = []
        for part in table.types[holder].parts {
            let facts = table.files[part.file].types[part.type]
            for body in facts.properties.map(\.body) + facts.functions.map(\.body) {
                for call in body.calls where isMaker(call) {
                    found += call.arguments.filter { $0.label != nil }.compactMap { $0.value.caseName(in: body.calls) }
                }
            }
        }
        return cases.filter(found.contains)
    }

    /// Whether a call makes a value of data, `Row(title: "Help", route: .help)`, and does not hand the case to a method.
    private func isMaker(_ call: CallFacts) -> Bool {
        switch call.callee {
        case .implicitMember, .member(_, "init"): true
        case .name(let name), .member(_, let name): name.first?.isUppercase == true
        default: false
        }
    }

    /// What a state shows once it is set to a value.
    private func states(
        _ value: NavigationValue, _ slots: Set<Slot>, _ handed: Handed, _ scope: Scope
    ) -> Result<[CallLinker.Shown], Unknown> {
        for slot in slots.sorted() {
            let places = bySlot[slot] ?? []
            let arm = places.filter { $0.cases.targets(of: value.name ?? "")?.targets.isEmpty == false }
            if let place = arm.count == 1 ? arm[0] : places.first { return presented(value, at: place, handed) }
            if let tabs = map.selections[slot], let coordinator = coordinators[tabs] {
                return selected(value, in: coordinator, .tab)
            }
            if let found = switches[slot]?.first, let coordinator = coordinators[found.holder] {
                // A case that `default` takes is none of the wholes.
                if let name = value.name, coordinator.place(name) == nil { continue }
                return selected(value, in: coordinator, .root)
            }
        }
        return .success([])
    }

    private func presented(
        _ value: NavigationValue, at place: StateIndex.Place, _ handed: Handed
    ) -> Result<[CallLinker.Shown], Unknown> {
        let owner = map.owner(of: place)
        let style = value.style ?? handed.style ?? .sheet
        let all = shown(value, place.cases, place).map {
            CallLinker.Shown(coordinator: owner, destination: $0.0, style: style, isInferred: false, targets: $0.1)
        }
        if all.isEmpty, value.name == nil { return .failure(undecided(value.type)) }
        return .success(all)
    }

    /// What a selection, or a state that is switched over, shows.
    private func selected(
        _ value: NavigationValue, in coordinator: LinkedCoordinator, _ style: Style
    ) -> Result<[CallLinker.Shown], Unknown> {
        guard let name = value.name ?? value.literal else { return .failure(undecided(value.type)) }
        guard coordinator.place(name) != nil else {
            let type = table.name(of: coordinator.type)
            return .failure(
                Unknown(
                    reason: "\(type) has no tab `\(name)`",
                    help: "tag a tab of \(type) with it, as in `.tag(\(value.name == nil ? name : ".\(name)"))`"))
        }
        return .success([
            .init(coordinator: coordinator.type, destination: name, style: style, isInferred: false)
        ])
    }

    /// What is declared for values of a type, as near as possible to the code that shows one.
    private func places(for type: ValueType, from holder: Int?) -> (places: [StateIndex.Place], isInferred: Bool) {
        var all = byType[type] ?? []
        if all.isEmpty, case .declared(let id) = type {
            // A class's values are also found by what it inherits from.
            all = types.conformances.ancestors(of: id).lazy.compactMap { byType[.declared($0)] }.first ?? []
        }
        if all.isEmpty, case .named(let name) = type, name.hasSuffix(".ID") {
            all = byType[.named("String")] ?? byType[.named("UUID")] ?? byType[.named("Int")] ?? []
        }
        guard all.count > 1, let holder else { return (all, false) }
        let own = all.filter { $0.holder == holder }
        if !own.isEmpty { return (own, false) }
        let above = all.filter { below[$0.holder]?.contains(holder) ?? false }
        if !above.isEmpty { return (above, false) }
        return Set(all.map(\.cases)).count > 1 ? ([], false) : (all, false)
    }

    // MARK: What could not be told

    /// Places whose closure hands on a view that is made elsewhere.
    func unread() -> [NotUnderstood] { index.places.compactMap(unread) + map.undecided }

    private func isUnread(_ place: StateIndex.Place) -> Bool { unread(place) != nil }

    private func unread(_ place: StateIndex.Place) -> NotUnderstood? {
        guard place.cases.arms.isEmpty, place.cases.rest.targets.isEmpty,
            place.type.map({ index.values.cases(of: $0).isEmpty || map.cases(of: $0).arms.isEmpty }) ?? true,
            !table.types[place.holder].isExternal || place.scope.function != nil
        else { return nil }
        let call = place.scope.body.calls[place.index]
        let content = call.arguments.last { argument in
            if case .closure = argument.value { argument.label != "onDismiss" } else { false }
        }
        guard case .closure(let parts)? = content?.value, parts.count == 1, isOpaque(parts[0], place.scope) else {
            return nil
        }
        return NotUnderstood(
            text: call.text, reason: "what it shows is made in code that could not be followed",
            help: "name the view in the closure", location: call.location)
    }

    private func isOpaque(_ value: Expression, _ scope: Scope, depth: Int = 0) -> Bool {
        guard depth < 100 else { return false }
        switch value {
        case .name, .member, .parameter: return true
        case .closureParameter: return true
        case .call(let position) where scope.body.calls.indices.contains(position):
            let call = scope.body.calls[position]
            guard case .member(let base, let name) = call.callee else {
                // A closure that the function is handed: `content()`.
                if case .parameter = call.callee { return true }
                if case .name(let name) = call.callee {
                    return name.first?.isLowercase == true && !isBuilt(call, scope)
                }
                return false
            }
            if case .call = base { return isOpaque(base, scope, depth: depth + 1) }
            return name.first?.isLowercase == true && !isBuilt(call, scope)
                && TypeName(reading: base)?.last.first?.isUppercase != true
        default: return false
        }
    }

    /// Whether the function that a call runs is among the sources, with its body.
    private func isBuilt(_ call: CallFacts, _ scope: Scope) -> Bool {
        types.function(of: call, in: scope).map { !table.function($0).body.results.isEmpty } ?? false
    }

    // MARK: What is shown without a call

    /// The first views of stacks, and what views show by a value they are given.
    /// - Parameter effects: what calls do; a root's screen that some call shows is told by that call.
    func declaredEffects(beside effects: [CallGraph.Effect]) -> [EffectSpreader.Reached] {
        var found: [EffectSpreader.Reached] = []
        for host in index.hosts where map.drafts[host.holder] != nil && !host.isWrapper {
            guard let draft = map.drafts[host.holder], draft.kind == host.facts.kind else { continue }
            for content in host.facts.content where content.style == .root {
                let shown = map.shown(content, in: host)
                guard !shown.targets.isEmpty, shown.targets != [.external("EmptyView")],
                    isSole(content.value, host.scope)
                else { continue }
                found.append(
                    reached(
                        .init(
                            coordinator: nil, destination: "root", style: .root, isInferred: false,
                            targets: shown.targets), host.holder, .init(scope: host.scope, index: host.index)))
            }
        }
        for item in map.switches {
            guard let root = coordinators[item.holder], root.kind == .root, !item.scope.body.calls.isEmpty else {
                continue
            }
            let called = effects.compactMap { effect -> String? in
                guard case .show(let shown) = effect.kind, shown.coordinator == item.holder else { return nil }
                return shown.destination
            }
            let shown = Set(root.initial.map(\.destination) + called)
            for place in root.places where !shown.contains(place.facts.name) && !place.targets.targets.isEmpty {
                let root = CallLinker.Shown(
                    coordinator: item.holder, destination: place.facts.name, style: .root, isInferred: false)
                found.append(
                    .init(
                        kind: .show(root), holder: item.holder, evidence: .declared, through: [],
                        site: .init(scope: item.scope, index: 0), location: item.location))
            }
        }
        for choice in map.choices {
            let site = CallGraph.Site(scope: choice.scope, index: 0)
            guard !choice.scope.body.calls.isEmpty else { continue }
            for arm in choice.cases.arms {
                for case .declared(let type) in arm.targets.targets where coordinators[type] != nil {
                    let shown = CallLinker.Shown(
                        coordinator: nil, destination: arm.name, style: .switch, isInferred: false,
                        targets: [.declared(type)])
                    found.append(
                        .init(
                            kind: .show(shown), holder: choice.holder, evidence: .declared, through: [], site: site,
                            location: arm.location))
                }
            }
        }
        return found
    }

    /// Whether a container holds one view and nothing beside it.
    private func isSole(_ value: Expression, _ scope: Scope, depth: Int = 0) -> Bool {
        guard depth < 200 else { return false }
        switch value {
        case .closure(let parts): return parts.count == 1 && isSole(parts[0], scope, depth: depth + 1)
        case .call(let position) where scope.body.calls.indices.contains(position):
            let call = scope.body.calls[position]
            if case .member(let base, let name) = call.callee, name != "init", TypeName(reading: call.callee) == nil {
                return isSole(base, scope, depth: depth + 1)
            }
            if let name = TypeName(reading: call.callee), let type = types.find(name, in: scope),
                !table.types[type].isExternal
            {
                return true
            }
            return call.arguments.allSatisfy { argument in
                if case .closure = argument.value { isSole(argument.value, scope, depth: depth + 1) } else { true }
            }
        default: return true
        }
    }

    private func reached(
        _ shown: CallLinker.Shown, _ holder: Int, _ site: CallGraph.Site
    ) -> EffectSpreader.Reached {
        .init(kind: .show(shown), holder: holder, evidence: .declared, through: [], site: site)
    }
}
