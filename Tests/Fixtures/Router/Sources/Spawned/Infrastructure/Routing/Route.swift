enum SettingsTab: Hashable {
    case general, sounds
}

/// Every screen of the app.
enum Route: Hashable {
    // MARK: - Cases (auto-generated)
    case boatDetail
    case boatList
    case crewList
    // MARK: - End auto-generated

    /// A place at the pier.
    case berth(number: Int)
    case settings(tab: SettingsTab)
}
