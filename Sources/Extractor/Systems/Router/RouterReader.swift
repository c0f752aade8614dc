import Base
import Facts
import NavigationModel
import SwiftSource

/// Reads the calls of routers whose own source is not at hand, by the words such routers have in common.
///
/// ```swift
/// typealias AppRouter = Router<AppTab, Route, SheetRoute>   // from a package
/// router.navigateTo(.detail(item))
/// ```
///
/// A router among the sources needs none of this: what its methods do is told by their bodies.
enum RouterReader: CallReader {
    static let system = NavigationSystem.router

    static let marks = ["SwiftUI"]

    static func coordinators(
        in file: FileFacts
    ) -> (coordinators: [CoordinatorFacts], notUnderstood: [UnresolvedCode]) { ([], []) }

    static func role(of call: CallFacts) -> CallRole? {
        guard case .member = call.callee, let name = call.name, let change = change(name, call) else { return nil }
        return CallRole(system: system, action: .change(change), isDistinctive: false)
    }

    private static func change(_ name: String, _ call: CallFacts) -> PathChange? {
        switch name {
        case "navigateTo", "navigate", "push": return route(of: call).map { .add([$0], .style(.push)) }
        case "replace", "setRoot": return route(of: call).map { .add([$0], .style(.root)) }
        case "presentSheet", "present": return route(of: call).map { .add([$0], .style(.sheet)) }
        case "presentFullScreenCover", "presentCover", "presentFullScreen":
            return route(of: call).map { .add([$0], .style(.fullScreenCover)) }
        case "pop", "popNavigation", "goBack": return .remove(.pop(count: call.count()), to: nil)
        case "popToRoot": return .remove(.popToRoot, to: nil)
        case "dismissSheet", "dismissCover": return .remove(.dismiss(count: 1), to: nil)
        default: return nil
        }
    }

    private static func route(of call: CallFacts) -> Expression? {
        guard let argument = call.arguments.first, !argument.isTrailingClosure else { return nil }
        let isRoute = argument.label.map { ["to", "route", "destination"].contains($0) } ?? true
        return isRoute ? argument.value : nil
    }
}
