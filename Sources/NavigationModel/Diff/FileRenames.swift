/// Which files of the old version are which of the new one, as version control tells by what is in them.
package struct FileRenames: Sendable {
    private let new: [String: String]
    private let old: [String: String]

    /// - Parameter renamed: the new paths of files that have another one, by the old ones.
    package init(_ renamed: [String: String]) {
        new = renamed
        old = Dictionary(renamed.map { ($0.value, $0.key) }) { first, _ in first }
    }

    enum Answer {
        /// One became the other.
        case same
        /// One of them is another file.
        case different
        case unknown
    }

    /// Whether a file became another one.
    func answer(_ before: String, _ after: String) -> Answer {
        if new[before] == after { return .same }
        return new[before] != nil || old[after] != nil ? .different : .unknown
    }
}
