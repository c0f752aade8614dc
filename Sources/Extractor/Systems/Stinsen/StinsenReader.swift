import Base
import Facts
import NavigationModel
import SwiftSource

/// Reads coordinators of Stinsen 2 (`NavigationCoordinatable.swift`, `TabCoordinatable.swift`, Stinsen 2.0.15).
///
/// ```swift
/// final class TodosCoordinator: NavigationCoordinatable {
///     let stack = NavigationStack(initial: \TodosCoordinator.start)
///     @Root var start = makeStart
///     @Route(.push) var todo = makeTodo
///     @Route(.modal) var newTodo = makeNewTodo
/// }
/// ```
///
/// A property's initial value names the method that builds the destination; the method's parameters are what callers
/// hand over, and the style stands in the attribute and not in the call.
enum StinsenReader: CallReader {
    static let system = NavigationSystem.stinsen

    static let marks = ["Stinsen"]

    static let needles = ["route", "focusFirst", "popToRoot", "dismissCoordinator"]

    static let kinds = [
        ConformanceKind("TabCoordinatable", .tab), ConformanceKind("NavigationCoordinatable", .flow),
    ]

    static func coordinators(
        in file: FileFacts
    ) -> (coordinators: [CoordinatorFacts], notUnderstood: [UnresolvedCode]) {
        guard file.imports.contains("Stinsen") else { return ([], []) }
        var coordinators: [CoordinatorFacts] = []
        var notUnderstood: [UnresolvedCode] = []
        for type in file.types where type.kind == .class || type.kind == .extension {
            let destinations = type.properties.compactMap(destination)
            let (initial, unread) = initial(in: type)
            notUnderstood += unread
            let conforms = type.inherits.contains { name in kinds.contains { $0.conformance == name.last } }
            let isDeclaration = conforms || !destinations.isEmpty
            guard isDeclaration || !initial.isEmpty else { continue }
            coordinators.append(
                CoordinatorFacts(
                    system: system, path: type.path, kinds: kinds, isDeclaration: isDeclaration,
                    destinations: destinations, initial: initial, location: type.location))
        }
        return (coordinators, notUnderstood)
    }

    /// The destination that a property with a route's attribute declares.
    private static func destination(_ property: PropertyFacts) -> DestinationFacts? {
        guard let attribute = property.attributes.first(where: isRoute) else { return nil }
        let tabItem = attribute.arguments.first { $0.label == "tabItem" }.flatMap { method($0.value) }
        return DestinationFacts(
            name: property.name, parameters: nil, shows: .view, style: style(of: attribute, in: property.body),
            function: property.body.results.first.flatMap(method) ?? property.name, tabFunction: tabItem,
            condition: property.condition, documentation: property.documentation, declaration: property.declaration,
            location: property.location)
    }

    /// The method that a value refers to without calling it: `makeStart`, `HomeCoordinator.makeStart`.
    private static func method(_ value: Expression) -> String? {
        switch value {
        case .name(let name), .member(_, let name): name
        default: nil
        }
    }

    private static let attributes: Set<String> = ["Root", "Route", "TabRoute", "NavigationRoute"]

    private static func isRoute(_ attribute: AttributeFacts) -> Bool {
        attributes.contains(attribute.name.split(separator: ".").last.map(String.init) ?? "")
    }

    /// `@Root`, `@Route(.push)`, `@Route(.modal(dismissible: false))`, `@Route(tabItem: makeTab)`. What is in the
    /// parentheses decides: the library knows `@Root` and `@Route` as one wrapper, whose routes without a style are roots.
    private static func style(of attribute: AttributeFacts, in body: BodyFacts) -> Style {
        if attribute.name.hasSuffix("TabRoute") || attribute.arguments.contains(where: { $0.label == "tabItem" }) {
            return .tab
        }
        guard var kind = attribute.arguments.first(where: { $0.label == nil })?.value else { return .root }
        if case .call(let index) = kind, body.calls.indices.contains(index) { kind = body.calls[index].callee }
        switch kind {
        case .implicitMember("fullScreen"), .member(_, "fullScreen"): return .fullScreenCover
        case .implicitMember(let name), .member(_, let name): return name.hasPrefix("modal") ? .sheet : .push
        default: return .push
        }
    }

    // MARK: What is shown first

    private static func initial(in type: TypeFacts) -> (initial: [InitialFacts], notUnderstood: [UnresolvedCode]) {
        var found: [InitialFacts] = []
        var notUnderstood: [UnresolvedCode] = []
        for call in type.properties.map(\.body).flatMap(\.calls) + type.functions.map(\.body).flatMap(\.calls) {
            let value: (destinations: Expression, style: Style)?
            switch call.name {
            case "NavigationStack", "TabChild", "init":
                value =
                    call.argument("initial").map { ($0, .root) } ?? call.argument("startingItems").map { ($0, .tab) }
            default: value = nil
            }
            guard let value, call.name != "init" || namesRoutes(value.destinations) else { continue }
            let named = value.destinations.destinations(in: [])
            for name in named.names where !found.contains(where: { $0.destination == name.name }) {
                found.append(InitialFacts(destination: name.name, style: value.style, location: call.location))
            }
            if named.names.isEmpty {
                notUnderstood.append(
                    UnresolvedCode(
                        text: call.text, reason: "the first screen is chosen at run time",
                        help: "write the route here, as in `initial: \\HomeCoordinator.start`",
                        location: call.location))
            }
        }
        return (found, notUnderstood)
    }

    /// Whether a value is written with key paths, so that `.init(initial: …)` is not of another library.
    private static func namesRoutes(_ value: Expression) -> Bool {
        switch value {
        case .keyPath: true
        case .array(let parts): parts.contains(where: namesRoutes)
        default: value.alternatives?.contains(where: namesRoutes) ?? false
        }
    }

    // MARK: Calls

    static func role(of call: CallFacts) -> CallRole? {
        let first = call.arguments.first.map { [$0.value] } ?? []
        let namesRoute = first.contains(where: namesRoutes)
        let isUnlabelled = call.arguments.first.map { $0.label == nil && !$0.isTrailingClosure } ?? false
        func role(_ action: CallRole.Action, isDistinctive: Bool) -> CallRole {
            CallRole(system: system, action: action, returnsTarget: true, isDistinctive: isDistinctive)
        }
        switch call.name {
        case "route" where call.arguments.first?.label == "to":
            return role(.show(first, .declared), isDistinctive: namesRoute)
        case "root" where isUnlabelled: return role(.show(first, .style(.root)), isDistinctive: namesRoute)
        case "focusFirst" where isUnlabelled: return role(.show(first, .focus), isDistinctive: namesRoute)
        case "hasRoot", "isRoot": return namesRoute ? role(.ask(first), isDistinctive: false) : nil
        case "pop", "popLast": return role(.exit(.pop(count: 1), to: nil), isDistinctive: false)
        case "popToRoot": return role(.exit(.popToRoot, to: nil), isDistinctive: true)
        case "dismissCoordinator", "dismissChild":
            return role(.exit(.dismissCoordinator, to: nil), isDistinctive: call.name == "dismissCoordinator")
        default: return nil
        }
    }
}
