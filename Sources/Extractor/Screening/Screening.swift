import Linking
import SwiftSource

/// Decides which files of an app are worth parsing, which is most of the work.
///
/// Files with the mark of a system are, and those with a needle. Every other file matters only if what it declares is
/// asked for by what was read, or if it takes part in navigation itself; and for that its code must get hold of something
/// that navigates. Code gets hold of things by their type's name, or by the name of a type that leads there through its
/// properties, its functions' results or what it inherits. So from the names the linker gives, everything follows that
/// can: by words, where a word too many only costs time.
struct Screening: Sendable {
    /// A declaration by file and position.
    private struct Position: Hashable {
        let file: Int
        let declaration: Int
    }

    /// The readers of which the app has a mark, by position in ``SourceReader/readers``.
    let readers: Set<Int>
    private let surveys: [FileScan]
    private var isIndexed = false
    /// The declarations by name; an extension by the name of the app's own type that it extends, or one in.
    private var named: [UInt64: [Position]] = [:]
    /// The declarations by the words they mention.
    private var mentioning: [UInt64: [Position]] = [:]
    /// The declarations by the words of their headers.
    private var inheriting: [UInt64: [Position]] = [:]
    /// The names of the app's own types.
    private var own: Set<UInt64> = []
    private var protocols: Set<UInt64> = []
    /// The names of what leads to a type, as far as they were asked for.
    private var leading: [UInt64: Set<UInt64>] = [:]

    init(_ surveys: [FileScan]) {
        self.surveys = surveys
        readers = surveys.reduce(into: []) { $0.formUnion($1.marks) }
    }

    /// Whether the app has a mark of a system whose screens may stand in storyboards.
    var readsStoryboards: Bool { readers.contains { SourceReader.readers[$0].readsStoryboards } }

    /// Notes by which names everything is found, once it has to be.
    private mutating func index() {
        guard !isIndexed else { return }
        isIndexed = true
        let all = Self.declarations(of: surveys)
        for (_, declaration) in all {
            if !declaration.isExtension { own.formUnion(declaration.path) }
            if declaration.isProtocol { protocols.formUnion(declaration.path) }
        }
        for (position, declaration) in all {
            named[name(of: declaration), default: []].append(position)
            for word in declaration.outer { mentioning[word, default: []].append(position) }
            for word in Set(declaration.header) { inheriting[word, default: []].append(position) }
        }
    }

    private func name(of declaration: Outline.Declaration) -> UInt64 {
        declaration.path.first { own.contains($0) } ?? declaration.path.last ?? 0
    }

    /// The files that are parsed whatever the others say: where the app has no mark at all, those with comments for
    /// navdocs, and those that may be broken.
    func first() -> Set<Int> {
        guard !readers.isEmpty else {
            return Set(surveys.indices.filter { surveys[$0].hasComments || surveys[$0].outline == nil })
        }
        guard readers.allSatisfy({ SourceReader.readers[$0].isScreened }) else { return Set(surveys.indices) }
        return Set(surveys.indices).filter { index in
            let survey = surveys[index]
            return survey.hasComments || !survey.marks.isEmpty || !survey.needles.isDisjoint(with: readers)
                || survey.outline == nil
        }
    }

    /// The files that may matter, and what of them, by the leads of those that were read.
    mutating func files(for leads: Frontier) -> [Int: ParseDepth] {
        index()
        func hashes(_ names: Set<String>) -> Set<UInt64> { Set(names.map(Word.hash(of:))) }
        var owners: [UInt64: [UInt64]] = [:]
        let views = hashes(leads.views)
        for (type, members) in leads.members {
            let type = Word.hash(of: type)
            // Views are made where they are shown, and nothing else gets hold of one.
            if leading[type] == nil { leading[type] = views.contains(type) ? [type] : names(leadingTo: type) }
            for member in members { owners[Word.hash(of: member), default: []].append(type) }
        }
        let kinds = hashes(leads.kinds)
        let asked = hashes(leads.asked)
        var found: [Int: ParseDepth] = [:]
        for (file, survey) in surveys.enumerated() {
            for declaration in survey.outline?.declarations ?? [] where found[file] != .whole {
                let name = name(of: declaration)
                if views.contains(name) || !kinds.isDisjoint(with: declaration.outer) || isUse(declaration, owners) {
                    found[file] = .whole
                } else if asked.contains(name) {
                    found[file] = .results
                }
            }
        }
        return found
    }

    /// Whether a declaration names a member, and a type that has it or something that leads there.
    private func isUse(_ declaration: Outline.Declaration, _ owners: [UInt64: [UInt64]]) -> Bool {
        declaration.all.contains { word in
            owners[word]?.contains { leading[$0]?.isDisjoint(with: declaration.all) == false } ?? false
        }
    }

    /// The names of what leads to a type.
    private func names(leadingTo type: UInt64) -> Set<UInt64> {
        var seen: Set<Position> = []
        var names: Set<UInt64> = [type]
        /// Protocols with something that conforms to them and leads there: that leads on from whoever has one, and not
        /// from whatever else conforms.
        var roles: Set<UInt64> = []
        var queue = [(name: type, isRole: false)]
        func add(_ name: UInt64) { if names.insert(name).inserted { queue.append((name, false)) } }
        func take(_ position: Position, _ declaration: Outline.Declaration) {
            guard seen.insert(position).inserted else { return }
            add(name(of: declaration))
            for role in declaration.header where protocols.contains(role) && roles.insert(role).inserted {
                queue.append((role, true))
            }
        }
        while let (name, isRole) = queue.popLast() {
            for position in (isRole ? [] : named[name] ?? []) + (mentioning[name] ?? []) {
                let declaration = self[position]
                if isRole, declaration.header.contains(name) { continue }
                let extended = self.name(of: declaration)
                guard declaration.isExtension, !own.contains(extended) else {
                    take(position, declaration)
                    continue
                }
                // What is added to a type of another module comes with whatever is such a type.
                let added = Set(declaration.members.filter { $0.outer.contains(name) }.map(\.name))
                for heir in heirs(of: extended) where !added.isDisjoint(with: self[heir].all) {
                    take(heir, self[heir])
                }
            }
        }
        return names.union(roles)
    }

    /// The declarations that inherit from a type of another module, also through others.
    private func heirs(of type: UInt64) -> Set<Position> {
        var found: Set<Position> = []
        var queue = [type]
        var seen: Set<UInt64> = [type]
        while let next = queue.popLast() {
            for position in inheriting[next] ?? [] {
                found.insert(position)
                let name = name(of: self[position])
                if own.contains(name), seen.insert(name).inserted { queue.append(name) }
            }
        }
        return found
    }

    private subscript(position: Position) -> Outline.Declaration {
        surveys[position.file].outline?.declarations[position.declaration] ?? Outline.Declaration(path: [])
    }

    private static func declarations(of surveys: [FileScan]) -> [(Position, Outline.Declaration)] {
        surveys.enumerated().flatMap { file, survey in
            (survey.outline?.declarations ?? []).enumerated().map { (Position(file: file, declaration: $0), $1) }
        }
    }
}
