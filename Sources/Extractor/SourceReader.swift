import Facts
import SwiftSource

/// Reads one file of Swift into facts.
package enum SourceReader {
    /// The readers of all systems, in the order they are asked.
    static let readers = SystemDefinition.all.map(\.reader)

    /// What one file says, as far as one file can tell. Broken code is read as far as it goes.
    package static func read(_ file: SourceFile) -> ReadFile { read(parsed(file), by: readers) }

    /// What the file says, whatever that means.
    package static func parsed(_ file: SourceFile) -> FileFacts {
        if let tree = FileParser.tree(of: file.text) { return facts(of: file, tree) }
        let source = NestingLimit.applied(to: file.text)
        let tree = TreeConverter.tree(of: source.text)
        return facts(of: file, tree, tooDeep: source.tooDeep)
    }

    /// What a file's syntax says.
    /// - Parameter tooDeep: where the code is first nested too deeply to be part of the tree.
    package static func facts(of file: SourceFile, _ tree: SyntaxTree, tooDeep: Int? = nil) -> FileFacts {
        let lines = LineTable(file: file.path, tree.bytes)
        var declarations = DeclarationReader(path: file.path, module: file.module, tree: tree, lines: lines)
        if let statements = tree.child(tree.file) { declarations.read(statements) }
        var facts = declarations.facts
        facts.markers = GeneratorMarkers.markers(in: tree, lines: lines)
        facts.suppressions = SuppressionComments.suppressions(in: tree, lines: lines)
        facts.redundantMarks = RedundantMarks.marks(in: tree, lines: lines)
        if let offset = tooDeep { facts.notUnderstood.append(.tooDeep(at: lines.location(ofOffset: offset))) }
        return facts
    }

    /// The facts of a file with what they mean to some of the readers.
    static func read(_ facts: FileFacts, by readers: [any NavigationReader.Type]) -> ReadFile {
        ReadFile(facts, systems: readers.compactMap { reader in reader.reads(facts) ? reader.facts(in: facts) : nil })
    }
}

extension NavigationReader {
    /// What the system reads in a file; nil for nothing.
    fileprivate static func facts(in file: FileFacts) -> SystemFacts? {
        let read = coordinators(in: file)
        var facts = SystemFacts(system: system, coordinators: read.coordinators, notUnderstood: read.notUnderstood)
        for (member, body) in file.bodies {
            let roles = body.calls.reduce(into: [:]) { roles, call in roles[call.index] = role(of: call) }
            if !roles.isEmpty { facts.roles[member] = roles }
        }
        return facts == SystemFacts(system: system) ? nil : facts
    }
}

extension FileFacts {
    /// The code of functions and properties.
    fileprivate var bodies: [(member: DeclarationID, body: BodyFacts)] {
        types.flatMap { type in type.properties.map { ($0.id, $0.body) } + type.functions.map { ($0.id, $0.body) } }
            + functions.map { ($0.id, $0.body) } + variables.map { ($0.id, $0.body) }
    }
}
