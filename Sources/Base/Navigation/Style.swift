/// How a destination comes onto the screen.
package enum Style: String, Codable, Sendable, CaseIterable, Comparable {
    case root, push, sheet, fullScreenCover, popover, tab
    case splitSidebar = "split-sidebar"
    case splitContent = "split-content"
    case splitDetail = "split-detail"
    /// In a window of its own.
    case window
    /// A view shows one of several coordinators, by a value it is given.
    case `switch`

    package static func < (left: Self, right: Self) -> Bool { left.position < right.position }

    /// Whether it covers what was on the screen before, or stands beside it.
    package var isModal: Bool {
        switch self {
        case .sheet, .fullScreenCover, .popover, .window: true
        case .root, .push, .tab, .splitSidebar, .splitContent, .splitDetail, .switch: false
        }
    }

    /// Whether it is a column of a split view.
    package var isColumn: Bool { self == .splitSidebar || self == .splitContent || self == .splitDetail }

    private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
