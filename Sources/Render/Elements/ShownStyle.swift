import Base
import NavigationModel

/// A style something is shown in.
struct ShownStyle: Hashable, Sendable {
    let style: Style
    /// Whether nothing but inference says so.
    let isInferred: Bool

    /// Every style a destination is shown in.
    static func all(of destination: Destination, _ index: GraphIndex) -> [ShownStyle] {
        destination.presentations.map { ShownStyle(style: $0, isInferred: index.isInferred($0, of: destination)) }
    }
}
