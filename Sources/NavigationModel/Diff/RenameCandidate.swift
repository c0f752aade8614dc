import Base

/// A type that only one version has, and by what it is known under another name.
struct RenameCandidate {
    let reference: NodeReference
    /// Where it is declared.
    let file: String?
    /// Where it is shown.
    let place: Set<String>
    /// What it shows and where it leads.
    let inside: Set<String>
    /// What must be alike besides: the kind of a coordinator.
    let nature: String

    /// What stands for a type or a destination that the other version does not have, and that may have another name too.
    static let unknown = "?"

    /// How much speaks for a view's being another one under another name; 0 for not enough.
    func likeness(asView other: Self, _ files: FileRenames?) -> Int {
        let answer = files.flatMap { files in
            file.flatMap { file in other.file.map { files.answer(file, $0) } }
        }
        if answer == .different { return 0 }
        let places = Self.known(place.intersection(other.place))
        let ways = Self.known(inside.intersection(other.inside))
        let isAlike = isNamedLike(other)
        if answer == .same, isNamedByFile, other.isNamedByFile {
            return isAlike || !places.isEmpty || !ways.isEmpty ? 4 : 0
        }
        guard !places.isEmpty else { return 0 }
        if isLikelyFile(of: other, files), isNamedByFile, other.isNamedByFile { return 1 }
        if place == other.place, inside == other.inside {
            return isAlike ? 3 : ways.isEmpty || files != nil && isUncertain(other, files) ? 0 : 2
        }
        return isAlike && ways.count * 2 >= max(inside.count, other.inside.count) && !ways.isEmpty ? 1 : 0
    }

    /// How much files and names speak for two coordinators' being one, below ``mostNearness``.
    func nearness(to other: Self, _ files: FileRenames?) -> Int {
        let (words, others) = (Self.parts(of: reference), Self.parts(of: other.reference))
        let shared = words.intersection(others).count
        let names = shared == 0 ? 0 : max(2 * shared - words.symmetricDifference(others).count, 1)
        let isSameFile = file.map { file in
            other.file.map { file == $0 || files?.answer(file, $0) == .same } ?? false
        }
        return min(names + (isSameFile == true ? Self.sameFile : 0), Self.mostNearness - 1)
    }

    /// What being declared in one file counts, in words of names.
    private static let sameFile = 6
    static let mostNearness = 64

    /// The words of a coordinator's name that do not say that it is one.
    private static func parts(of type: NodeReference) -> Set<String> {
        words(type.simpleName).subtracting(["reducer", "feature", "state", "store", "domain", "core", "router", "flow"])
    }

    /// Whether only what both show and where speaks for their being one: not what tells about files, nor, without that, their
    /// names.
    func isUncertain(_ other: Self, _ files: FileRenames?) -> Bool {
        guard let file, let after = other.file else { return !isNamedLike(other) }
        return file != after && files.map { $0.answer(file, after) == .unknown } ?? !isNamedLike(other)
    }

    /// What does not hold something that has no name of both versions.
    private static func known(_ words: Set<String>) -> Set<String> { words.filter { !$0.contains(unknown) } }

    /// Whether the file may be the other's, by a part of what is in it.
    private func isLikelyFile(of other: Self, _ files: FileRenames?) -> Bool {
        guard let files, let file, let after = other.file else { return false }
        return files.isLikely(file, after)
    }

    /// Whether the file is called as the type is.
    private var isNamedByFile: Bool {
        guard let stem = file?.split(separator: "/").last?.prefix(while: { $0 != "." }) else { return false }
        // `List+Row.swift` for `List.Row`.
        return stem.split(separator: "+").last == reference.simpleName
    }

    /// Whether two names of types share a word that says what they are.
    private func isNamedLike(_ other: Self) -> Bool {
        !Self.words(reference.simpleName).isDisjoint(with: Self.words(other.reference.simpleName))
    }

    /// Words that say what part a view plays, and not what it shows.
    private static let roles: Set<String> = [
        "view", "views", "screen", "page", "controller", "scene", "host", "hosting", "navigation", "stack", "detail",
        "details", "list", "row", "cell", "item", "section", "menu", "content", "container", "sheet", "modal", "dialog",
        "form", "panel", "popover", "button", "coordinator", "new",
    ]

    private static func words(_ name: Substring) -> Set<String> {
        Set(name.words.filter { $0.count > 1 }).subtracting(roles)
    }
}

extension NodeReference {
    /// A type's own name: `Row` of `List.Row` and of `Row (Watch)`.
    var simpleName: Substring {
        let name = writtenName
        return name.split(separator: ".").last ?? name[...]
    }
}
