import Base
import Facts
import NavigationModel
import SwiftSource

/// Reads the Composable Architecture's own navigation, 0.54 to 1.25 (`NavigationStack+Observation.swift`,
/// `Store+Observation.swift`, `PresentationReducer.swift`, `StackReducer.swift`; before 1.7 `Sheet.swift`,
/// `NavigationStackStore.swift` and the others in `SwiftUI`).
///
/// ```swift
/// @Reducer struct Inbox {
///     @Reducer enum Destination { case compose(Compose) }
///     @ObservableState struct State { @Presents var destination: Destination.State? }
///     …
///     case .composeTapped: state.destination = .compose(Compose.State())
/// }
/// .sheet(item: $store.scope(state: \.destination?.compose, action: \.destination.compose)) { ComposeView(store: $0) }
/// ```
///
/// What SwiftUI has too is read by its reader; here is what only this library has.
enum ComposableArchitectureReader: CallReader {
    static let system = NavigationSystem.composableArchitecture

    static let marks = ["ComposableArchitecture", "StoreOf", "ReducerOf", "StackState", "PresentationState"]

    /// Reducers are told of each other by the types of their actions, whoever names whom.
    static let isScreened = false

    static func coordinators(
        in file: FileFacts
    ) -> (coordinators: [CoordinatorFacts], notUnderstood: [UnresolvedCode]) { ([], []) }

    static func role(of call: CallFacts) -> CallRole? {
        let unlabelled = call.arguments.first { $0.label == nil && !$0.isTrailingClosure }?.value
        switch call.callee {
        case .name("NavigationStackStore"):
            guard let store = unlabelled else { return nil }
            let content = call.content("root").map { [ContainerFacts.Content(.root, $0)] } ?? []
            return role(.host(ContainerFacts(kind: .stack, state: store, content: content)))
        case .name("NavigationLinkStore"), .name("NavigationLinkWithStore"):
            guard let store = unlabelled, let content = call.content("destination") else { return nil }
            return role(.declare(PresentationFacts(trigger: .state(store), style: .style(.push), content: content)))
        case .member(_, let name), .name(let name):
            guard let style = styles[name], let store = call.argument("store"),
                let content = call.content("destination", "content")
            else { return nil }
            return role(.declare(PresentationFacts(trigger: .state(store), style: .style(style), content: content)))
        default: return nil
        }
    }

    private static let styles: [String: Style] = [
        "sheet": .sheet, "fullScreenCover": .fullScreenCover, "popover": .popover, "navigationDestination": .push,
    ]

    private static func role(_ action: CallRole.Action) -> CallRole {
        CallRole(system: system, action: action, isDistinctive: false)
    }
}
