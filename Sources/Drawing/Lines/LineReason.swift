import NavigationModel

/// Why a line is drawn.
package enum LineReason: Hashable, Sendable {
    case transition(Transition)
    /// A scene mounts it, by the entry's name.
    case entry(String)
    /// A destination is declared, by its id, and nothing that was read opens it.
    case destination(String)
    /// A container follows a router.
    case followed

    /// How it is known; absent where nothing shows anything.
    var evidence: Evidence? {
        switch self {
        case .transition(let transition): transition.evidence
        case .entry: .declared
        case .destination, .followed: nil
        }
    }
}

extension [LineReason] {
    /// Whether nothing but inference speaks for the line.
    var isInferred: Bool { !isEmpty && allSatisfy { $0.evidence == .inferred } }

    /// How the line is known, each way once, in the order of ``Evidence``.
    var evidence: [Evidence] {
        let known = Set(compactMap(\.evidence))
        return Evidence.allCases.filter(known.contains)
    }
}

extension GraphIndex {
    /// What speaks for showing a destination in a style.
    /// - Parameter target: what is shown; nil for all that the destination shows.
    func reasons(_ style: LineStyle, for destination: Destination, showing target: NodeReference? = nil) -> [LineReason]
    {
        guard case .shown(let style) = style else { return [.destination(destination.id)] }
        let all = transitions(to: destination, in: style)
        let showing = all.filter { $0.to == nil || target == nil || $0.to == target }
        let reasons = showing.isEmpty ? all : showing
        return reasons.isEmpty ? [.destination(destination.id)] : reasons.map(LineReason.transition)
    }
}
