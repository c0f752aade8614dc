import Rules

extension SystemDefinition {
    /// Stinsen.
    static let stinsen = SystemDefinition(
        reader: StinsenReader.self, traits: .stinsen)
}
