import Base
import NavigationModel

/// Which operation of its library a way back is, by the words of its call.
struct SimulatedExit {
    /// The name of the operation in the simulator's engine.
    let operation: String

    init(_ exit: Exit, _ index: GraphIndex) {
        let system = exit.coordinator.flatMap { index.coordinator($0.id) }?.system
        operation = Self.operation(Self.direct(exit, index), system)
    }

    /// The exit whose call it is, where methods stand between: its own call only names the first of them.
    private static func direct(_ exit: Exit, _ index: GraphIndex) -> Exit {
        guard let method = exit.through.last, let dot = method.firstIndex(of: ".") else { return exit }
        let holder = String(method[..<dot])
        let exits = index.graph.exits.filter { $0.from.name == holder && $0.evidence == .call }
        return exits.first { $0.coordinator == exit.coordinator && $0.style == exit.style } ?? exit
    }

    private static func operation(_ exit: Exit, _ system: NavigationSystem?) -> String {
        let call = exit.call
        let isWhole = ["root", "home", "removeall", "= []", "navigationpath()"].contains {
            call.lowercased().contains($0)
        }
        switch system {
        case nil: return "dismiss"
        case .scaffolding:
            if exit.style == .dismiss { return call.contains("PresentedModal") ? "close" : "dismissCoordinator" }
            if exit.to != nil { return call.contains("popToLast") ? "popToLast" : "popToFirst" }
            return isWhole ? "popToRoot" : "pop"
        case .stinsen:
            if exit.style == .dismiss { return "dismissCoordinator" }
            return exit.to != nil ? "focusFirst" : isWhole ? "popToRoot" : "popLast"
        case .flowStacks, .tcaCoordinators:
            if exit.to != nil { return "goBackTo" }
            if exit.style == .dismiss { return call.contains("dismissAll") ? "dismissAll" : "dismissRoutes" }
            return isWhole ? "goBackToRoot" : "goBack"
        case .router, .swiftUI:
            if exit.style == .dismiss { return "dismissModals" }
            return exit.to != nil ? "popToFirst" : isWhole ? "popToRoot" : "pop"
        }
    }
}
