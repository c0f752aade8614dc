import Base

/// How a destination looks in a tab bar: what the literals say, in a route's tuple, in the method that Stinsen takes for
/// a tab's item, or in what SwiftUI's `tabItem` is given.
///
/// ```swift
/// func search() -> (any Coordinatable, some View, TabRole) {
///     (SearchCoordinator(), Label("Search", systemImage: "magnifyingglass"), .search)
/// }
/// ```
package enum TabReader {
    /// What the literals in the returned tuple say; nil when it returns no tuple.
    package static func read(_ function: FunctionFacts) -> Tab? {
        guard case .tuple(let parts) = function.body.results.last, parts.count > 1 else { return nil }
        var tab = Tab()
        for part in parts.dropFirst() {
            switch part {
            case .implicitMember(let role), .member(.name("TabRole"), let role): tab.role = role
            default: label(part, function.body.calls, into: &tab)
            }
        }
        return tab == Tab() ? nil : tab
    }

    /// What the literals in a method say that builds nothing but a tab's label.
    package static func readLabel(_ function: FunctionFacts) -> Tab? {
        read(function.body.results, function.body.calls)
    }

    /// What the literals in a tab's label say.
    /// - Parameters:
    ///   - parts: what the label is built of.
    ///   - calls: the calls of the body it stands in.
    package static func read(_ parts: [Expression], _ calls: [CallFacts]) -> Tab? {
        var tab = Tab()
        for case .closure(let results) in parts {
            for part in results { label(part, calls, into: &tab) }
        }
        for part in parts { label(part, calls, into: &tab) }
        return tab == Tab() ? nil : tab
    }

    /// What the literals of `Tab("Home", systemImage: "house", value: .home) { … }` say.
    package static func read(tab call: CallFacts) -> Tab? {
        var tab = Tab()
        for argument in call.arguments {
            switch (argument.label, argument.value) {
            case (nil, .literal(let text)): tab.title = tab.title ?? text
            case ("role", .implicitMember(let role)): tab.role = role
            case (let label?, .literal(let text)) where imageLabels.contains(label): tab.image = tab.image ?? text
            default: break
            }
        }
        return tab == Tab() ? nil : tab
    }

    private static let imageLabels: Set<String> = ["systemImage", "systemName", "image", "symbol", "icon"]

    /// Whether a call may be of the app's own: `tabLabel("Home", symbol: "house")`.
    private static func isHelper(_ call: CallFacts) -> Bool {
        if case .name(let name) = call.callee { name.first?.isLowercase == true } else { false }
    }

    /// The first literal of `isActive ? "house.fill" : "house"`, or the value itself.
    private static func either(_ value: Expression) -> Expression {
        guard let parts = value.alternatives else { return value }
        return parts.first { if case .literal = $0 { true } else { false } } ?? value
    }

    /// Walks down modifiers and into stacks to the first text and the first image.
    private static func label(_ value: Expression, _ calls: [CallFacts], into tab: inout Tab) {
        Expression.walk([(value, Place.view)]) { part, place in
            if case .argument(let label, let call) = place {
                guard case .closure(let results) = either(part) else {
                    if case .literal(let text) = either(part) { read(text, label, of: call, into: &tab) }
                    return .skipChildren
                }
                return .visitInstead(results, in: .view)
            }
            switch part {
            case .call(let index) where calls.indices.contains(index):
                let call = calls[index]
                var parts = call.arguments.map { ($0.value, Place.argument($0.label, of: call)) }
                if case .member(let base, _) = call.callee { parts.append((base, .view)) }
                return .visitInstead(parts)
            case .array: return .visitChildren
            default: return .visitInstead(part.alternatives ?? [], in: .view)
            }
        }
    }

    /// Where an expression stands in a tab's label.
    private enum Place {
        case view
        case argument(String?, of: CallFacts)
    }

    /// What a literal that a view of a label is given says; nothing where another has said it.
    private static func read(_ text: String, _ label: String?, of call: CallFacts, into tab: inout Tab) {
        switch (call.name, label) {
        case ("Image", nil): tab.image = tab.image ?? text
        case (_, let label?) where imageLabels.contains(label): tab.image = tab.image ?? text
        case (let name?, nil) where name == "Label" || name == "Text" || isHelper(call):
            tab.title = tab.title ?? text
        default: break
        }
    }
}
