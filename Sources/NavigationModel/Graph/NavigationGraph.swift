import Base

/// The navigation of one app, linked: every name resolved, every list sorted, nothing left to look up.
package struct NavigationGraph: Hashable, Sendable {
    package var title: String
    /// How many Swift files it was made from.
    package var sourceFiles: Int
    package var coordinators: [Coordinator]
    package var screens: [Screen]
    package var transitions: [Transition]
    package var exits: [Exit]
    package var entryPoints: [EntryPoint]
    package var deepLinks: [DeepLink]
    package var notUnderstood: [NotUnderstood]

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
}
