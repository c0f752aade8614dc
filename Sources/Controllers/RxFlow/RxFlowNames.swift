/// What RxFlow 1 and 2 calls its types and members.
enum RxFlowNames {
    static let module = "RxFlow"
    /// What a flow conforms to.
    static let flow = "Flow"
    /// What the cases conform to that flows are asked to navigate to.
    static let step = "Step"
    static let navigate = "navigate"
    static let adapt = "adapt"
    /// The property that holds what a flow shows its screens in.
    static let root = "root"
    /// What a stepper emits its steps by.
    static let steps = "steps"
    static let initialStep = "initialStep"
    static let coordinator = "FlowCoordinator"
    /// The type, and its functions, that hand the roots of flows to a closure.
    static let flows = "Flows"
    static let uses: Set<String> = ["use", "whenReady"]

    /// Calls that say what takes part next, with the labels of what is shown and of its stepper; version 1 makes an item.
    static let contributions: [(name: String, presentable: String, stepper: String)] = [
        ("contribute", "withNextPresentable", "withNextStepper"), ("contribute", "withNext", "withNext"),
        ("NextFlowItem", "nextPresentable", "nextStepper"),
    ]

    /// Calls that hand a step on to the flow around, with its label.
    static let parentForwards: [(name: String, label: String)] = [
        ("end", "forwardToParentFlowWithStep"), ("end", "withStepForParentFlow"), ("forwardToParentFlow", "withStep"),
        ("triggerParentFlow", "withStep"),
    ]
    static let ownForward = (name: "forwardToCurrentFlow", label: "withStep")

    /// Calls that emit a step, handed in or made by what is before them.
    static let emissions = ["accept", "onNext"]
    static let bindings = ["bind", "emit", "drive", "subscribe"]
    /// What makes a stream of a relay that gives the same.
    static let conversions: Set<String> = ["asObservable", "asSignal", "asDriver"]
    /// What leaves the values of a stream as they are.
    static let mapping: Set<String> = ["map", "flatMap", "compactMap", "flatMapLatest", "mapTo"]
}
