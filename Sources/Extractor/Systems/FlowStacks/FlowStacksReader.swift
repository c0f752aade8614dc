import Base
import Facts
import NavigationModel
import SwiftSource

/// Reads FlowStacks, of the time of `Router` (0.1 to 0.4) and of `FlowStack` (0.6 and newer).
///
/// ```swift
/// FlowStack($routes, withNavigation: true) {
///     HomeView()
///         .flowDestination(for: Screen.self) { screen in … }
/// }
/// FlowLink(value: Screen.detail, style: .sheet) { Text("Detail") }
/// navigator.push(.detail)
///
/// Router($routes) { screen, _ in
///     switch screen { case .home: HomeView() }
/// }
/// ```
enum FlowStacksReader: CallReader {
    static let system = NavigationSystem.flowStacks

    static let marks = ["FlowStacks", "FlowStacksSwiftUI"]

    static func reads(_ file: FileFacts) -> Bool {
        file.imports.contains { $0.hasPrefix("FlowStacks") }
    }

    static func coordinators(
        in file: FileFacts
    ) -> (coordinators: [CoordinatorFacts], notUnderstood: [UnresolvedCode]) { ([], []) }

    static func role(of call: CallFacts) -> CallRole? {
        if let action = container(call) ?? modifier(call) {
            return CallRole(system: system, action: action, isDistinctive: false)
        }
        guard let change = change(call) else { return nil }
        return CallRole(
            system: system, action: .change(change), isDistinctive: call.name != "push" && call.name != "pop")
    }

    private static func container(_ call: CallFacts) -> CallRole.Action? {
        let routes = call.arguments.first.flatMap { $0.label == nil && !$0.isTrailingClosure ? $0.value : nil }
        switch call.callee {
        case .name("FlowStack"):
            return .host(
                ContainerFacts(
                    kind: .flow, state: routes, content: call.content("root").map { [.init(.root, $0)] } ?? []))
        case .name("Router"):
            guard let routes, let screens = call.content("buildView") else { return nil }
            return .host(ContainerFacts(kind: .flow, state: routes, place: place(routes, screens)))
        case .member(let root, "showing"):
            guard let routes, let screens = call.content("buildView") else { return nil }
            return .host(
                ContainerFacts(
                    kind: .flow, state: routes, content: [.init(.root, root)], place: place(routes, screens)))
        case .name("FlowLink"):
            guard let value = call.argument("value") else { return nil }
            return .value(value, presentation(call.argument("style") ?? .implicitMember("push")))
        default: return nil
        }
    }

    private static func place(_ routes: Expression, _ screens: Expression) -> PresentationFacts {
        PresentationFacts(trigger: .path(routes), style: nil, content: screens)
    }

    private static func modifier(_ call: CallFacts) -> CallRole.Action? {
        guard call.name == "flowDestination", let content = call.content("destination") else { return nil }
        if case .typeObject(let type) = call.argument("for") {
            return .declare(PresentationFacts(trigger: .type(type), style: nil, content: content))
        }
        guard let state = call.argument("isPresented") ?? call.argument("item") else { return nil }
        let style = presentation(call.argument("style") ?? .implicitMember("push"))
        return .declare(PresentationFacts(trigger: .state(state), style: style, content: content))
    }

    private static func presentation(_ style: Expression) -> CallRole.Presentation {
        named(style).map { .style($0) } ?? .value(style)
    }

    private static func named(_ style: Expression) -> Style? {
        switch style {
        case .implicitMember(let name), .member(_, let name): styles[name]
        default: nil
        }
    }

    private static let styles: [String: Style] = ["push": .push, "sheet": .sheet, "cover": .fullScreenCover]

    private static func change(_ call: CallFacts) -> PathChange? {
        guard case .member = call.callee, let name = call.name else { return nil }
        let first = call.arguments.first { !$0.isTrailingClosure && $0.label == nil }?.value
        switch name {
        case "push": return first.map { .add([$0], .style(.push)) }
        case "presentSheet": return first.map { .add([$0], .style(.sheet)) }
        case "presentCover": return first.map { .add([$0], .style(.fullScreenCover)) }
        case "goBack", "pop": return .remove(.pop(count: call.count()), to: nil)
        case "goBackToRoot", "popToRoot": return .remove(.popToRoot, to: nil)
        case "popToCurrentNavigationRoot": return .remove(.popToPresented, to: nil)
        case "goBackTo", "popTo":
            if let index = call.argument("index") { return .remove(.popToIndex(index.number), to: nil) }
            return .remove(.popToLast, to: first ?? call.argument("type"))
        case "dismiss": return .remove(.dismiss(count: call.count(labelled: "count")), to: nil)
        case "dismissAll": return .remove(.dismissAll, to: nil)
        default: return nil
        }
    }
}
