import Base

/// What may be said of two versions when code of one could not be read.
///
/// What seems to be gone may stand in the new version's broken files, and what seems to be new in those of the old one. What is
/// broken in both and the same says nothing about a difference.
struct BrokenFiles {
    private let old: [String]
    private let new: [String]

    init(_ sides: DiffSides) {
        old = sides.old.graph.brokenFiles.filter { !sides.sources.isKept($0) }
        new = sides.new.graph.brokenFiles.filter { !sides.sources.wasThere($0) }
    }

    /// The changes that no code can refute which could not be read, and a note about the others.
    func certain(of changes: [NavigationChange]) -> [NavigationChange] {
        guard !old.isEmpty || !new.isEmpty else { return changes }
        let kept = changes.filter { change in
            let isAboutFiles = change.subject == .finding && change.names == [NotUnderstood.syntaxError]
            return isAboutFiles || change.subject == .notUnderstood
                || (new.isEmpty || !change.saysLess) && (old.isEmpty || change.kind != .added)
        }
        let hidden = changes.count - kept.count
        guard hidden > 0 else { return kept }
        let files = Set(old + new).sorted()
        let count = hidden == 1 ? "1 difference was" : "\(hidden) differences were"
        return kept + [
            NavigationChange(
                kind: .changed, subject: .notUnderstood, gravity: .noted,
                sentence: "\(count) left out because \(names: Array(files.prefix(4))) couldn't be read completely",
                details: lost(changes), tally: .init("uncertain difference", "uncertain differences"),
                names: files)
        ]
    }

    /// The places to which no way was found any more.
    private func lost(_ changes: [NavigationChange]) -> [Phrase] {
        guard !new.isEmpty else { return [] }
        let names = changes.filter { $0.kind == .removed && $0.subject == .screen }.flatMap(\.names)
        return names.isEmpty ? [] : ["no path to \(names: names) was found"]
    }
}

extension NavigationChange {
    /// Whether it says that something is no longer there or no longer as near as it was.
    fileprivate var saysLess: Bool {
        kind == .removed || kind == .fixed || gravity == .lost || gravity == .worse && subject != .finding
    }
}
