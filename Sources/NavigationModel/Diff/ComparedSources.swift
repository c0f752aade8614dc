/// What is known of the sources of two versions beside how people move through them.
package struct ComparedSources: Sendable {
    /// Which files have another name; nil where nothing tells.
    let files: FileRenames?
    private let old: Set<String>
    private let new: Set<String>

    /// - Parameters:
    ///   - files: which files have another name; nil where nothing tells.
    ///   - types: the names of the types that each version declares, also without any navigation; empty where nothing tells.
    package init(files: FileRenames? = nil, types: (old: Set<String>, new: Set<String>) = ([], [])) {
        self.files = files
        (old, new) = types
    }

    /// Whether the old version declares a type, whether anything was found in it or not.
    func had(_ type: NodeReference) -> Bool { old.contains(type.writtenName) }

    /// Whether the new version declares a type, whether anything was found in it or not.
    func has(_ type: NodeReference) -> Bool { new.contains(type.writtenName) }

    /// Whether only the new version declares a type, which the old one may mention all the same.
    func added(_ type: NodeReference) -> Bool { !old.isEmpty && has(type) && !had(type) }

    /// Whether only the old version declares a type, which the new one may mention all the same.
    func removed(_ type: NodeReference) -> Bool { !new.isEmpty && had(type) && !has(type) }
}

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
