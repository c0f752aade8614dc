/// What rules look at: the graph, and what of the facts does not stand in it.
struct LinkedApp {
    let graph: NavigationGraph
    let coordinators: [LinkedCoordinator]
    let table: TypeTable
    let names: Identifiers
    let targets: TargetResolver
    /// The enums whose values are shown by cases.
    let routes: [RouteEnum]
    /// The code that a generator keeps.
    let managed: ManagedCode
}

/// Looks for one fault.
protocol Rule: SendableMetatype {
    /// The id, in words joined by hyphens.
    static var id: String { get }
    /// Every place with the fault.
    static func findings(in app: LinkedApp) -> [Finding]
}

/// All rules.
enum Rules {
    private static let all: [any Rule.Type] = [
        ArmWithoutRoute.self, ConcreteCoordinatorReturn.self, CustomizeAsRoute.self, DeepLinkTypeMismatch.self,
        NestedNavigationStack.self, PartlyManagedRoute.self, RefusedRoute.self, RouteWithoutArm.self,
        TupleOutsideTab.self, UnbalancedMarkers.self,
    ]

    /// What all rules find, the worst first, then by place.
    static func findings(in app: LinkedApp) -> [Finding] {
        all.flatMap { $0.findings(in: app) }.sorted {
            ($0.severity, $0.location, $0.rule, $0.message) < ($1.severity, $1.location, $1.rule, $1.message)
        }
    }
}
