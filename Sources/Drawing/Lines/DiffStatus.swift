import NavigationModel

/// What became of something that a difference draws: the class in the SVG, too.
package enum DiffStatus: String, Sendable {
    case same, add, rem, chg

    /// The pattern of a way that is shut, whatever its style was.
    static let removedDashes = "4 5"

    /// - Parameters:
    ///   - before: whether the old version has it.
    ///   - after: whether the new one has it.
    init(before: Bool, after: Bool, isChanged: Bool = false) {
        self = !before ? .add : !after ? .rem : isChanged ? .chg : .same
    }

    /// What stands before its name.
    var sign: String {
        switch self {
        case .same: ""
        case .add: "+ "
        case .rem: "− "
        case .chg: "~ "
        }
    }

    /// The colour of its name on paper, `#rrggbb`.
    var color: String {
        switch self {
        case .same: GraphColor.ink
        case .add: "#11682f"
        case .rem: "#b0231c"
        case .chg: "#835000"
        }
    }

    /// The colour of its line on paper.
    var lineColor: String { self == .same ? GraphColor.edge : color }

    /// The entry of a key.
    package var words: String {
        switch self {
        case .same: "unchanged"
        case .add: "+ added"
        case .rem: "− removed or unreachable"
        case .chg: "~ changed"
        }
    }
}

/// Colours that look like ``DiffStatus/chg`` and tell the style sheet which part of `sheet → push` is which.
enum ChangedPart {
    static let before = "#835002"
    static let arrow = "#835003"
    static let after = "#835004"
}
