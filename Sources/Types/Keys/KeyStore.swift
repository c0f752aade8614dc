import Facts

/// Gives what stands in the sources small numbers: a key that is known gets the number it had.
///
/// A run makes a store of its own. Whoever keeps one and links again finds every file, type and member under its old number,
/// whatever was added around it or moved. Numbers are given in the order of the questions, so that those of a new store follow
/// each other without gaps.
@usableFromInline package final class KeyStore {
    /// A number that a store gave. Nothing else makes one.
    @usableFromInline package struct Number: Hashable, Sendable {
        // There are many ids, in many places.
        @usableFromInline let bits: UInt32

        fileprivate init(_ value: Int) { bits = UInt32(truncatingIfNeeded: value) }

        @inlinable var value: Int { Int(bits) }
    }

    /// What a type is known by.
    struct TypeKey: Hashable {
        /// Nil for a type that is only extended.
        let module: String?
        let path: [String]
        /// The file, for a type that only its file sees, and for one of several of a name.
        let file: FileID?
        /// Its position among those of which all else is the same.
        var ordinal = 0
    }

    private struct FileKey: Hashable {
        let path: String
        let ordinal: Int
    }

    /// What a file declares, in its order when it was asked about last.
    private struct Members {
        var declarations: [DeclarationID] = []
        var numbers: [Number] = []
        /// Everything that it ever declared, once that changed.
        var known: [DeclarationID: Number] = [:]
    }

    private var files: [FileKey: Number] = [:]
    private var types: [TypeKey: Number] = [:]
    private var members: [FileID: Members] = [:]
    private var memberCount = 0

    /// A store that has given no number yet.
    package init() {}

    /// - Parameter ordinal: its position among files of the same path.
    func file(_ path: String, _ ordinal: Int) -> FileID {
        let next = Number(files.count)
        return FileID(number: files.number(of: FileKey(path: path, ordinal: ordinal), or: next))
    }

    func type(_ key: TypeKey) -> TypeID {
        let next = Number(types.count)
        return TypeID(number: types.number(of: key, or: next))
    }

    /// The bodies of a file's members.
    func bodies(of declarations: [DeclarationID], in file: FileID) -> [BodyID] {
        var all = members[file] ?? Members()
        guard all.declarations != declarations else { return all.numbers.map(BodyID.init) }
        all.known.merge(zip(all.declarations, all.numbers)) { first, _ in first }
        all.numbers = numbers(of: declarations, all.known)
        all.declarations = declarations
        members[file] = all
        return all.numbers.map(BodyID.init)
    }

    private func numbers(of declarations: [DeclarationID], _ known: [DeclarationID: Number]) -> [Number] {
        var known = known
        return declarations.map { declaration in
            if !known.isEmpty, let number = known.removeValue(forKey: declaration) { return number }
            memberCount += 1
            return Number(memberCount - 1)
        }
    }
}

extension Dictionary where Value == KeyStore.Number {
    /// The number of a key; the next one where it has none.
    fileprivate mutating func number(of key: Key, or next: Value) -> Value {
        if let known = self[key] { return known }
        self[key] = next
        return next
    }
}
