import NavigationModel

/// How a route of a tab coordinator looks in the tab bar.
///
/// ```swift
/// func search() -> (any Coordinatable, some View, TabRole) {
///     (SearchCoordinator(), Label("Search", systemImage: "magnifyingglass"), .search)
/// }
/// ```
enum ScaffoldingTab {
    /// What the literals in the returned tuple say; nil when it returns no tuple.
    static func read(_ function: FunctionFacts) -> Tab? {
        guard case .tuple(let parts) = function.body.results.last, parts.count > 1 else { return nil }
        var tab = Tab()
        for part in parts.dropFirst() {
            switch part {
            case .implicitMember(let role), .member(.name("TabRole"), let role): tab.role = role
            default: label(part, function.body.calls, depth: 0, into: &tab)
            }
        }
        return tab == Tab() ? nil : tab
    }

    /// Walks down modifiers and into stacks to the first text and the first image.
    private static func label(_ part: Expression, _ calls: [CallFacts], depth: Int, into tab: inout Tab) {
        guard depth < 20 else { return }
        switch part {
        case .call(let index) where calls.indices.contains(index):
            let call = calls[index]
            for argument in call.arguments {
                switch (call.name, argument.label, argument.value) {
                case ("Label", nil, .literal(let text)), ("Text", nil, .literal(let text)):
                    tab.title = tab.title ?? text
                case (_, "systemImage", .literal(let text)), (_, "systemName", .literal(let text)),
                    (_, "image", .literal(let text)), ("Image", nil, .literal(let text)):
                    tab.image = tab.image ?? text
                case (_, _, .closure(let results)):
                    for result in results { label(result, calls, depth: depth + 1, into: &tab) }
                default: break
                }
            }
            if case .member(let base, _) = call.callee { label(base, calls, depth: depth + 1, into: &tab) }
        case .branch(let parts), .array(let parts):
            for part in parts { label(part, calls, depth: depth + 1, into: &tab) }
        default: break
        }
    }
}
