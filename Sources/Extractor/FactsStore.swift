/// Where what was found out about one file is kept as bytes, so that the file need not be parsed again.
package protocol FactsStore: Sendable {
    /// What was kept; nil where nothing was. It may be damaged.
    func bytes(of kind: FactsKind) -> ArraySlice<UInt8>?
    /// Keeps bytes for whoever asks for them next.
    func keep(_ bytes: [UInt8], as kind: FactsKind)
}

/// What is kept of a file. The numbers stand in caches.
package enum FactsKind: UInt64, CaseIterable, Sendable {
    /// Its survey.
    case survey
    /// Its facts, without the code of functions that give no result.
    case results
    /// Its facts.
    case whole
    /// The words of the code that the results leave out.
    case leftOut
}
