import Base
import Facts
import NavigationModel

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
            default: label(part, function.body.calls, depth: 0, into: &tab)
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
            for part in results { label(part, calls, depth: 0, into: &tab) }
        }
        for part in parts { label(part, calls, depth: 0, into: &tab) }
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
    private static func label(_ part: Expression, _ calls: [CallFacts], depth: Int, into tab: inout Tab) {
        guard depth < 20 else { return }
        switch part {
        case .call(let index) where calls.indices.contains(index):
            let call = calls[index]
            for argument in call.arguments {
                switch (call.name, argument.label, either(argument.value)) {
                case ("Image", nil, .literal(let text)): tab.image = tab.image ?? text
                case (_, let label?, .literal(let text)) where imageLabels.contains(label):
                    tab.image = tab.image ?? text
                case (let name?, nil, .literal(let text)) where name == "Label" || name == "Text" || isHelper(call):
                    tab.title = tab.title ?? text
                case (_, _, .closure(let results)):
                    for result in results { label(result, calls, depth: depth + 1, into: &tab) }
                default: break
                }
            }
            if case .member(let base, _) = call.callee { label(base, calls, depth: depth + 1, into: &tab) }
        case .array(let parts):
            for part in parts { label(part, calls, depth: depth + 1, into: &tab) }
        default:
            for part in part.alternatives ?? [] { label(part, calls, depth: depth + 1, into: &tab) }
        }
    }
}
