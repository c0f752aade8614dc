import Base
import Facts
import NavigationModel
import SwiftSource

/// Reads navigation that uses SwiftUI alone (SwiftUI of iOS 13 to 18).
///
/// ```swift
/// NavigationStack(path: $path) {
///     PlanetList()
///         .navigationDestination(for: Planet.self) { PlanetView(planet: $0) }
///         .sheet(isPresented: $isAdding) { NewPlanetView() }
/// }
/// NavigationLink(value: planet) { Text(planet.name) }
/// ```
enum SwiftUIReader: CallReader {
    static let system = NavigationSystem.swiftUI

    /// SwiftUI may come with another module, so what only SwiftUI has counts as well.
    static let marks = [
        "SwiftUI", "NavigationStack", "NavigationView", "NavigationSplitView", "NavigationLink", "NavigationPath",
        "TabView", "WindowGroup", "navigationDestination", "fullScreenCover",
    ]

    static let needles = ["sheet", "popover", "inspector", "openWindow", "openImmersiveSpace"]

    static func coordinators(
        in file: FileFacts
    ) -> (coordinators: [CoordinatorFacts], notUnderstood: [UnresolvedCode]) { ([], []) }

    static func role(of call: CallFacts) -> CallRole? {
        guard let action = container(call) ?? modifier(call) ?? link(call) ?? change(call) else {
            return exit(call)
        }
        return CallRole(system: system, action: action, isDistinctive: false)
    }

    // MARK: Containers

    private static func container(_ call: CallFacts) -> CallRole.Action? {
        let name: String
        switch call.callee {
        case .name(let written), .member(.name("SwiftUI"), let written): name = written
        default: return nil
        }
        var content: [Expression] { call.content("root", "content").map { [$0] } ?? [] }
        switch name {
        case "NavigationStack", "NavigationView":
            let columns = name == "NavigationView" ? call.firstColumn : nil
            return .host(
                ContainerFacts(
                    kind: .stack, state: call.argument("path"),
                    content: (columns.map { [.closure([$0])] } ?? content).map { .init(.root, $0) }))
        case "TabView":
            return .host(
                ContainerFacts(kind: .tab, state: call.argument("selection"), content: content.map { .init(.tab, $0) }))
        case "NavigationSplitView":
            let columns = call.arguments.compactMap { argument in
                argument.column.map { ContainerFacts.Content($0, argument.value) }
            }
            return .host(ContainerFacts(kind: .split, content: columns))
        case "WindowGroup", "Window", "UtilityWindow", "ImmersiveSpace":
            guard let id = call.argument("id") ?? call.argument("for"), let shown = content.first else { return nil }
            return .declare(PresentationFacts(trigger: .window(id), style: .style(.window), content: shown))
        default: return nil
        }
    }

    // MARK: Modifiers

    private static func modifier(_ call: CallFacts) -> CallRole.Action? {
        let style: Style
        switch call.name {
        case "navigationDestination": style = .push
        case "sheet", "inspector": style = .sheet
        case "fullScreenCover": style = .fullScreenCover
        case "popover": style = .popover
        default: return nil
        }
        guard let content = call.content("destination", "content") else { return nil }
        if style == .push, case .typeObject(let type) = call.argument("for") {
            return .declare(PresentationFacts(trigger: .type(type), style: .style(style), content: content))
        }
        if style == .push, let type = call.argument("for") {
            return .declare(PresentationFacts(trigger: .handedType(type), style: .style(style), content: content))
        }
        guard let state = call.argument("isPresented") ?? call.argument("item") ?? unwrapped(call) else { return nil }
        return .declare(PresentationFacts(trigger: .state(state), style: .style(style), content: content))
    }

    /// The case of a state that a modifier of an app's own, or of a library, looks into:
    /// `.sheet(unwrapping: $model.destination, case: /Destination.edit) { … }`.
    private static func unwrapped(_ call: CallFacts) -> Expression? {
        guard let state = call.argument("unwrapping") else { return nil }
        switch call.argument("case") {
        case .keyPath(_, let path)?: return path.last.map { .member(state, $0) }
        case .member(_, let name)?: return .member(state, name)
        default: return state
        }
    }

    // MARK: Links and windows

    private static func link(_ call: CallFacts) -> CallRole.Action? {
        switch call.callee {
        case .name("NavigationLink"):
            // SwiftUI has no link with both; an app's own initializer may have.
            if let destination = call.argument("destination") { return .link(destination, .push) }
            if let value = call.argument("value") ?? call.argument("state") { return .value(value, .style(.push)) }
            return call.arguments.first { $0.label == nil && $0.isTrailingClosure }.map { .link($0.value, .push) }
        case .name("openWindow"), .member(.instance, "openWindow"), .parameter("openWindow"),
            .name("openImmersiveSpace"):
            if let id = call.argument("id") { return .window(id) }
            return call.argument("value").map { .value($0, .style(.window)) }
        default: return nil
        }
    }

    // MARK: Paths

    private static func change(_ call: CallFacts) -> CallRole.Action? {
        guard case .member = call.callee else { return nil }
        let first = call.arguments.first
        switch call.name {
        case "append", "insert":
            guard let first, first.label == nil || first.label == "contentsOf", !first.isTrailingClosure else {
                return nil
            }
            return .change(.add([first.value], .style(.push)))
        case "=": return first.map { .change(.replace($0.value)) }
        case "+=": return first.map { .change(.add([$0.value], .style(.push))) }
        case "toggle" where call.arguments.isEmpty: return .change(.replace(.constant("true")))
        case "removeLast", "removeAll", "popLast", "removeSubrange", "removeFirst":
            return call.removal.map { .change(.remove($0, to: nil)) }
        default: return nil
        }
    }

    /// `dismiss()`, whatever the property is called, and `presentationMode.wrappedValue.dismiss()`.
    private static func exit(_ call: CallFacts) -> CallRole? {
        let key: String
        switch call.callee {
        case .name(let name), .member(.instance, let name):
            guard call.arguments.isEmpty, name.first?.isLowercase == true else { return nil }
            key = "dismiss"
        case .parameter where call.arguments.isEmpty: key = "dismiss"
        case .member(_, "dismiss") where call.arguments.isEmpty: key = "presentationMode"
        default: return nil
        }
        return CallRole(
            system: system, action: .exit(.dismiss(count: 1), to: nil), isDistinctive: false, environmentKeys: [key])
    }
}
