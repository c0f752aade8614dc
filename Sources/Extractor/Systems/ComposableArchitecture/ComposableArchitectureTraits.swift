import Types

extension SystemTraits {
    /// What the Composable Architecture puts around views, and the containers of its state.
    static let composableArchitecture: SystemTraits = {
        var traits = SystemTraits()
        traits.containers = [
            "WithViewStore", "WithPerceptionTracking", "NavigationStackStore", "IfLetStore", "SwitchStore",
            "CaseLet", "ForEachStore",
        ]
        traits.primitives = ["Store", "ViewStore"]
        traits.alerts = ["AlertState", "ConfirmationDialogState"]
        traits.caseAttributes = ["CasePathable"]
        traits.presentingCalls = ["NavigationLinkStore", "NavigationLinkWithStore"]
        return traits
    }()
}
