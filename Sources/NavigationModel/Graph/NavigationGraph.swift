import Base

/// The navigation of one app, linked: every name resolved, every list sorted, nothing left to look up.
package struct NavigationGraph: Hashable, Sendable {
    /// The app's name.
    package var title: String
    /// How many Swift files it was made from.
    package var sourceFiles: Int
    /// The types that own destinations, and those that only hold a container.
    package var coordinators: [Coordinator]
    /// The views that are shown, or that navigate.
    package var screens: [Screen]
    /// The ways from one type to what it shows.
    package var transitions: [Transition]
    /// The ways back.
    package var exits: [Exit]
    /// What the app and its scenes mount.
    package var entryPoints: [EntryPoint]
    /// What leads into the app from outside.
    package var deepLinks: [DeepLink]
    /// Code that navigates and could not be resolved.
    package var notUnderstood: [NotUnderstood]

    /// A graph of what is named; it has none of what is not.
    package init(
        title: String, sourceFiles: Int = 0, coordinators: [Coordinator] = [], screens: [Screen] = [],
        transitions: [Transition] = [], exits: [Exit] = [], entryPoints: [EntryPoint] = [],
        deepLinks: [DeepLink] = [], notUnderstood: [NotUnderstood] = []
    ) {
        self.title = title
        self.sourceFiles = sourceFiles
        self.coordinators = coordinators
        self.screens = screens
        self.transitions = transitions
        self.exits = exits
        self.entryPoints = entryPoints
        self.deepLinks = deepLinks
        self.notUnderstood = notUnderstood
    }

    /// How many of the coordinators own destinations: hosts are not counted.
    package var coordinatorCount: Int { coordinators.count { !$0.isHost } }

    /// How many types only hold a container.
    package var hostCount: Int { coordinators.count - coordinatorCount }
}
