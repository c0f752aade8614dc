import Base

/// Going back, with the code that does it.
package struct Exit: Hashable, Sendable {
    /// The innermost type that holds the call.
    package var from: NodeReference
    /// The coordinator told to go back; absent for SwiftUI's own `dismiss`.
    package var coordinator: NodeReference?
    package var style: ExitStyle
    package var evidence: Evidence
    package var through: [String]
    package var call: String
    /// The destination gone back to, where the call names one.
    package var to: String?
    package var location: SourceLocation
    /// What is written on the control that runs the call, where a literal says it. No part of the document.
    package var control: String?
    /// What the call does, each thing once: several where the functions that it runs go back in several ways. No part of
    /// the document.
    package var operations: [ExitOperation]

    package init(
        from: NodeReference, coordinator: NodeReference?, style: ExitStyle, evidence: Evidence = .call,
        through: [String] = [], call: String, to: String? = nil, location: SourceLocation, control: String? = nil,
        operations: [ExitOperation]? = nil
    ) {
        self.control = control
        self.operations = operations ?? [ExitOperation(style)]
        self.from = from
        self.coordinator = coordinator
        self.style = style
        self.evidence = evidence
        self.through = through
        self.call = call
        self.to = to
        self.location = location
    }
}
