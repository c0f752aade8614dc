import Base
import Facts
import NavigationModel
import SwiftSource

/// Reads coordinators of TCACoordinators, 0.1 to 0.16 (`TCARouter.swift`, `ForEachIndexedRoute.swift`,
/// `Reducer+withRouteReducer.swift` before 0.3, `IdentifiedArray+convenienceMethods.swift`).
///
/// ```swift
/// @Reducer struct HomeCoordinator {
///     struct State { var routes: [Route<HomeScreen.State>] }
///     var body: some ReducerOf<Self> {
///         Reduce { state, action in
///             switch action {
///             case .router(.routeAction(_, .list(.rowTapped))): state.routes.push(.detail(.init()))
///             …
///         }.forEachRoute(\.routes, action: \.router)
///     }
/// }
/// ```
///
/// What is navigated on is a value like any other, so a call means something only where its receiver turns out to be
/// the routes of such a reducer.
enum TCACoordinatorsReader: CallReader {
    static let system = NavigationSystem.tcaCoordinators

    static let marks = [
        "TCACoordinators", "TCARouter", "forEachRoute", "forEachIndexedRoute", "forEachIdentifiedRoute",
        "withRouteReducer",
    ]

    /// Reducers are told of each other by the types of their actions, whoever names whom.
    static let isScreened = false

    static func coordinators(
        in file: FileFacts
    ) -> (coordinators: [CoordinatorFacts], notUnderstood: [UnresolvedCode]) { ([], []) }

    static func role(of call: CallFacts) -> CallRole? {
        guard case .member = call.callee, let name = call.name else { return nil }
        let first = call.arguments.first.map { [$0.value] } ?? []
        func role(_ action: CallRole.Action) -> CallRole {
            CallRole(system: system, action: action, isDistinctive: false)
        }
        switch name {
        case "push": return first.isEmpty ? nil : role(.show(first, .style(.push)))
        case "presentSheet": return role(.show(first, .style(.sheet)))
        case "presentCover": return role(.show(first, .style(.fullScreenCover)))
        case "append", "insert": return role(.show(first, .wrapped))
        case "goBack", "pop": return role(.exit(.pop(count: call.count()), to: nil))
        case "goBackToRoot", "popToRoot": return role(.exit(.popToRoot, to: nil))
        case "popToCurrentNavigationRoot": return role(.exit(.popToPresented, to: nil))
        case "goBackTo", "popTo":
            if let index = call.argument("index") { return role(.exit(.popToIndex(index.number), to: nil)) }
            return role(.exit(.popToLast, to: first.first))
        case "dismiss": return role(.exit(.dismiss(count: call.count(labelled: "count")), to: nil))
        case "dismissAll": return role(.exit(.dismissAll, to: nil))
        case "removeLast", "removeAll", "removeSubrange", "popLast", "remove":
            return call.removal.map { role(.exit($0, to: nil)) }
        default: return nil
        }
    }
}
