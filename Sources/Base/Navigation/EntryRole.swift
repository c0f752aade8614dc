/// What people meet where an app, a scene or a delegate puts a first screen.
package enum EntryRole: String, Codable, Comparable, Hashable, Sendable, CaseIterable {
    /// The app itself.
    case app
    /// Another window of it: settings, a player, a menu in the menu bar.
    case window
    /// The app on the watch.
    case watch
    /// A widget, or another extension.
    case `extension`
    /// A demo or a sample, which people who use the app never see.
    case sample

    package static func < (left: EntryRole, right: EntryRole) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
}
