/// How a destination looks in a tab bar, as far as literals tell.
package struct Tab: Hashable, Codable, Sendable {
    package var title: String?
    /// The system image or asset name.
    package var image: String?
    /// The `TabRole`, `search` for one.
    package var role: String?

    package init(title: String? = nil, image: String? = nil, role: String? = nil) {
        self.title = title
        self.image = image
        self.role = role
    }
}
