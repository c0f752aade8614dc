import NavigationModel

extension GraphIndex {
    /// A destination with its labels, as a call writes it: `moon(id:of:)`.
    func signature(of destination: Destination) -> String {
        guard !destination.parameters.isEmpty else { return destination.name }
        let labels = destination.parameters.map { ($0.label ?? "_") + ":" }
        return "\(destination.name)(\(labels.joined()))"
    }
}
