import Base
import NavigationModel

/// A style something is shown in.
package struct ShownStyle: Hashable, Sendable {
    package let style: Style
    /// Whether nothing but inference says so.
    package let isInferred: Bool

    package init(style: Style, isInferred: Bool) {
        self.style = style
        self.isInferred = isInferred
    }

    /// Every style a destination is shown in.
    package static func all(of destination: Destination, _ index: GraphIndex) -> [ShownStyle] {
        destination.presentations.map { ShownStyle(style: $0, isInferred: index.isInferred($0, of: destination)) }
    }
}
