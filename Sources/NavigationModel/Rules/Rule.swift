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
    /// Every call with what it does.
    let calls: CallGraph
    /// The app's words, those of files included that were not parsed.
    let mentions: any Mentions
    let index: GraphIndex
}

/// Looks for one fault.
protocol Rule: SendableMetatype {
    /// What the fault is.
    static var description: RuleDescription { get }
    /// Every place with the fault.
    static func findings(in app: LinkedApp) -> [Finding]
}

extension Rule {
    static var id: String { description.id }

    /// A finding of this rule.
    static func finding(
        message: String, help: String? = nil, subject: String? = nil, location: SourceLocation
    ) -> Finding {
        Finding(
            rule: id, severity: description.severity ?? .info, message: message, help: help, subject: subject,
            location: location)
    }
}
