import Base

/// How a transition is known.
package enum Evidence: String, Codable, Sendable, CaseIterable {
    /// The declaration says so: an initial root, a list of tabs.
    case declared
    /// The call stands in `from` itself.
    case call
    /// `from` calls methods, named in `through`, of which the last holds the call.
    case indirect
    /// Not certain: the receiver's type could not be told, but only one coordinator has a destination of that name; or the
    /// way leads through many methods, or through what several types do for a protocol.
    case inferred
}

/// One way from a type to a destination, with the code that takes it.
package struct Transition: Hashable, Sendable {
    /// The innermost type that holds the call.
    package var from: NodeReference
    /// The coordinator that owns the destination; absent where a view shows it by itself, with plain SwiftUI.
    package var coordinator: NodeReference?
    /// The destination's name; without a coordinator, the name of the bound property, or of what is shown.
    package var destination: String
    /// What the destination shows; absent where it is built in place.
    package var to: NodeReference?
    package var style: Style
    package var evidence: Evidence
    /// The methods between `from` and the call, outermost first, as `Type.method(label:)`.
    package var through: [String]
    /// The call as written, on one line; absent where it is only declared.
    package var call: String?
    package var location: SourceLocation
    /// What is written on the control that runs the call, where a literal says it. No part of the document.
    package var control: String?
    /// How the destination is shown, where the style alone does not tell. No part of the document.
    package var operation: ShowOperation?
    /// The platforms that all of the code on the way is compiled for.
    package var platforms: Platforms

    package init(
        from: NodeReference, coordinator: NodeReference?, destination: String, to: NodeReference?, style: Style,
        evidence: Evidence, through: [String] = [], call: String? = nil, location: SourceLocation,
        control: String? = nil, operation: ShowOperation? = nil, platforms: Platforms = .all
    ) {
        self.platforms = platforms
        self.control = control
        self.operation = operation
        self.from = from
        self.coordinator = coordinator
        self.destination = destination
        self.to = to
        self.style = style
        self.evidence = evidence
        self.through = through
        self.call = call
        self.location = location
    }

    /// The id of the destination it shows; absent where no coordinator owns it.
    package var destinationID: String? { coordinator.map { "\($0.id).\(destination)" } }

    /// What it shows, as people read it: a coordinator's destination, or the view itself. What is built in place has no name but
    /// that of the state that shows it.
    package var shown: String {
        if let coordinator { return "\(coordinator.name).\(destination)" }
        return to?.name ?? (destination == Self.inPlace ? destination : "\(Self.inPlace) (\(destination))")
    }

    /// What is built in place and shown by no state is called.
    package static let inPlace = "inline view"

    /// Whether it is what a stack shows first, which no destination is declared for.
    package var isFirstView: Bool { isPlain && evidence == .declared && style == .root }
    /// Whether people set it off and no code does, as a segue of a storyboard.
    package var isSegue: Bool {
        isPlain && evidence == .declared && [.push, .sheet, .fullScreenCover, .popover].contains(style)
    }
    /// Whether a view shows it by itself, with plain SwiftUI and no coordinator.
    package var isPlain: Bool { coordinator == nil }
}
