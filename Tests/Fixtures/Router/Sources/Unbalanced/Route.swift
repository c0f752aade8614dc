enum Route: Hashable {
    // MARK: - Cases (auto-generated)
    case home
    case log
    case tides

    case pier(number: Int)
}
