/// All that some files of a site are made from: where it is equal, so are they, byte for byte.
package protocol PartContent: Hashable, Sendable {
    /// Makes the files, on any thread.
    func files() throws -> [OutputFile]
}

extension PartContent {
    /// Whether the files made from another would be the same.
    package func isEqual(to other: any PartContent) -> Bool { AnyHashable(self) == AnyHashable(other) }
}
