/// Which way of showing something a call is, where its style alone does not tell.
package enum ShowOperation: Hashable, Sendable {
    /// Selects the last of the tabs that show a destination.
    case selectLastTab
    /// Selects the tab at a position.
    case selectTab(Int)
    /// Adds a tab behind all others.
    case appendTab
    /// Adds a tab at a position; nil where a value decides which.
    case insertTab(Int?)
    /// Puts tabs in place of all there are, with the position of this one among them; nil where it is not told.
    case setTabs(Int?)
    /// Puts the destination in place of the last.
    case replaceLast
    /// Is there from the beginning, as what one of several values holds that a state may be made with: the number of that value.
    case beginning(Int)

    /// The operation without its position, as a word.
    package var name: String {
        switch self {
        case .selectLastTab: "selectLastTab"
        case .selectTab: "selectTab"
        case .appendTab: "appendTab"
        case .insertTab: "insertTab"
        case .setTabs: "setTabs"
        case .replaceLast: "replaceLast"
        case .beginning: "beginning"
        }
    }

    /// The position that the call is given.
    package var number: Int? {
        if case .setTabs = self { nil } else { position }
    }

    /// The position of the tab, as far as it is told.
    package var position: Int? {
        switch self {
        case .selectTab(let position), .beginning(let position): position
        case .insertTab(let position), .setTabs(let position): position
        case .selectLastTab, .appendTab, .replaceLast: nil
        }
    }
}

extension ShowOperation: Comparable {
    package static func < (left: ShowOperation, right: ShowOperation) -> Bool {
        (left.name, left.position ?? .max) < (right.name, right.position ?? .max)
    }
}
