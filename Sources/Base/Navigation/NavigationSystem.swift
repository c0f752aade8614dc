/// The library, or the plain SwiftUI or UIKit, that a coordinator is written with.
package enum NavigationSystem: String, Codable, Sendable, CaseIterable, Comparable {
    case scaffolding, stinsen, tcaCoordinators, composableArchitecture, flowStacks
    /// An enum of routes with an object that holds the one shown.
    case router
    /// SwiftUI's own stacks, tabs and modals.
    case swiftUI
    case xCoordinator, rxFlow, linkNavigator
    /// A framework that the app has for itself.
    case ownFramework
    /// UIKit, with coordinators written by hand or none.
    case uikit

    /// What its authors call it.
    package var title: String {
        switch self {
        case .scaffolding: "Scaffolding"
        case .stinsen: "Stinsen"
        case .tcaCoordinators: "TCACoordinators"
        case .composableArchitecture: "The Composable Architecture"
        case .flowStacks: "FlowStacks"
        case .router: "Custom router"
        case .swiftUI: "SwiftUI"
        case .xCoordinator: "XCoordinator"
        case .rxFlow: "RxFlow"
        case .linkNavigator: "LinkNavigator"
        case .ownFramework: "Custom framework"
        case .uikit: "UIKit"
        }
    }

    /// What it is called within a sentence.
    package var phrase: String {
        switch self {
        case .router, .ownFramework: title.lowercased() + "s"
        case .composableArchitecture, .scaffolding, .stinsen, .tcaCoordinators, .flowStacks, .swiftUI, .xCoordinator,
            .rxFlow, .linkNavigator, .uikit:
            title.hasPrefix("The ") ? "the" + title.dropFirst(3) : title
        }
    }

    package static func < (left: Self, right: Self) -> Bool { left.position < right.position }

    private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
