import Facts

extension DestinationFacts {
    /// What is shown for a case of an enum.
    init(_ item: CaseFacts) {
        self.init(
            name: item.name, parameters: item.parameters, shows: .view, function: item.name, condition: item.condition,
            documentation: item.documentation, declaration: item.declaration, location: item.location)
    }
}
