import Base

/// A comment by which a generator marks the code that it keeps (swiftspawn's `Route.swift` and `RootView.swift`).
///
/// ```swift
/// // MARK: - Cases (auto-generated)
/// case home
/// // MARK: - End auto-generated
/// ```
package struct GeneratorMarker: Hashable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case cases = "MARK: - Cases (auto-generated)"
        case routes = "MARK: - Routes (auto-generated)"
        case end = "MARK: - End auto-generated"
    }

    package var kind: Kind
    package var location: SourceLocation

    package init(kind: Kind, location: SourceLocation) {
        self.kind = kind
        self.location = location
    }
}
