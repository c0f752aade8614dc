/// Which way of going back a call is, in words that all systems share. A number is nil where a value decides it that is not
/// written at the call.
package enum ExitOperation: Hashable, Sendable {
    /// Takes so many screens off, the last first: `pop(2)`.
    case pop(count: Int?)
    /// Takes everything off but the first screen.
    case popToRoot
    /// Takes off what was pushed since something was presented.
    case popToPresented
    /// Takes off what is above the first screen of a destination.
    case popToFirst
    /// Takes off what is above the last screen of a destination.
    case popToLast
    /// Takes off what is above the screen at a position.
    case popToIndex(Int?)
    /// Closes so many of what is presented, the last first.
    case dismiss(count: Int?)
    /// Closes everything that is presented.
    case dismissAll
    /// Closes what the coordinator itself presents.
    case dismissPresented
    /// Takes away the coordinator, with everything that it shows.
    case dismissCoordinator

    /// What is known where only the style is: one screen, or one modal.
    package init(_ style: ExitStyle) {
        switch style {
        case .back: self = .pop(count: 1)
        case .dismiss: self = .dismiss(count: 1)
        }
    }

    /// The way back as people see it.
    package var style: ExitStyle {
        switch self {
        case .pop, .popToRoot, .popToPresented, .popToFirst, .popToLast, .popToIndex: .back
        case .dismiss, .dismissAll, .dismissPresented, .dismissCoordinator: .dismiss
        }
    }

    /// The operation without its number, as a word.
    package var name: String {
        switch self {
        case .pop: "pop"
        case .popToRoot: "popToRoot"
        case .popToPresented: "popToPresented"
        case .popToFirst: "popToFirst"
        case .popToLast: "popToLast"
        case .popToIndex: "popToIndex"
        case .dismiss: "dismiss"
        case .dismissAll: "dismissAll"
        case .dismissPresented: "dismissPresented"
        case .dismissCoordinator: "dismissCoordinator"
        }
    }

    /// How many screens or modals go, or the position that is gone back to.
    package var number: Int? {
        switch self {
        case .pop(let count), .dismiss(let count): count
        case .popToIndex(let index): index
        case .popToRoot, .popToPresented, .popToFirst, .popToLast, .dismissAll, .dismissPresented,
            .dismissCoordinator:
            nil
        }
    }

    /// Whether it needs a number.
    package var isCounted: Bool {
        switch self {
        case .pop, .popToIndex, .dismiss: true
        case .popToRoot, .popToPresented, .popToFirst, .popToLast, .dismissAll, .dismissPresented,
            .dismissCoordinator:
            false
        }
    }

    /// Whether it needs a destination.
    package var isNamed: Bool { self == .popToFirst || self == .popToLast }
}

extension ExitOperation: Comparable {
    package static func < (left: ExitOperation, right: ExitOperation) -> Bool {
        (left.name, left.number ?? .max) < (right.name, right.number ?? .max)
    }
}
