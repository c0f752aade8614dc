/// Why a preview shows an older version than what is on the disk.
package struct PreviewFault: Hashable, Sendable, Codable {
    /// What happened, a sentence each, as a terminal tells it.
    package var lines: [String]
    /// What to do about it.
    package var advice: String?

    package init(lines: [String], advice: String? = nil) {
        self.lines = lines
        self.advice = advice
    }
}
