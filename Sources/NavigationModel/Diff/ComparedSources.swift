import Base

/// What is known of the sources of two versions beside how people move through them.
package struct ComparedSources: Sendable {
    /// Which files have another name; nil where nothing tells.
    let files: FileRenames?
    private let old: Set<String>
    private let new: Set<String>
    private let broken: (old: [String: Digest], new: [String: Digest])

    /// - Parameters:
    ///   - files: which files have another name; nil where nothing tells.
    ///   - types: the names of the types that each version declares, also without any navigation; empty where nothing tells.
    ///   - broken: what is in the files of each version that could not be read completely, by their paths; without those of which
    ///     nothing tells.
    package init(
        files: FileRenames? = nil, types: (old: Set<String>, new: Set<String>) = ([], []),
        broken: (old: [String: Digest], new: [String: Digest]) = ([:], [:])
    ) {
        self.files = files
        self.broken = broken
        (old, new) = types
    }

    /// Whether a file of the old version that could not be read completely is in the new one too, as it was.
    func isKept(_ file: String) -> Bool { Self.holds(broken.new, broken.old[file]) }

    /// Whether a file of the new version that could not be read completely was in the old one too, as it is.
    func wasThere(_ file: String) -> Bool { Self.holds(broken.old, broken.new[file]) }

    private static func holds(_ files: [String: Digest], _ contents: Digest?) -> Bool {
        contents.map { contents in files.values.contains(contents) } ?? false
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
    private let likely: [String: String]

    /// - Parameters:
    ///   - renamed: the new paths of files that have another one, by the old ones.
    ///   - likely: the same of files that share only a part of what is in them.
    package init(_ renamed: [String: String], likely: [String: String] = [:]) {
        self.likely = likely
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

    /// Whether a file may have become another one, by a part of what is in it.
    func isLikely(_ before: String, _ after: String) -> Bool { likely[before] == after }
}
