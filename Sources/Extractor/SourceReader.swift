import Facts
import SwiftSource

/// Reads one file of Swift into facts.
package enum SourceReader {
    /// The readers of all systems, in the order they are asked.
    static let readers = SystemDefinition.all.map(\.reader)

    /// What one file says, as far as one file can tell. Broken code is read as far as it goes.
    package static func read(_ file: SourceFile) -> ReadFile { read(parsed(file), by: readers) }

    /// What the file says, whatever that means.
    package static func parsed(_ file: SourceFile) -> ParsedFile {
        if let tree = FileParser.tree(of: file.text) { return parsed(file, tree) }
        let source = NestingLimit.applied(to: file.text)
        let tree = TreeConverter.tree(of: source.text)
        return parsed(file, tree, tooDeep: source.tooDeep)
    }

    /// What a file's syntax says.
    /// - Parameter tooDeep: where the code is first nested too deeply to be part of the tree.
    package static func parsed(_ file: SourceFile, _ tree: SyntaxTree, tooDeep: Int? = nil) -> ParsedFile {
        let lines = LineTable(file: file.path, tree.bytes)
        var declarations = DeclarationReader(path: file.path, module: file.module, tree: tree)
        if let statements = tree.child(tree.file) { declarations.read(statements) }
        let layout = FileLayout(
            lines: lines, starts: declarations.starts, markers: GeneratorMarkers.markers(in: tree, lines: lines),
            suppressions: SuppressionComments.suppressions(in: tree, lines: lines))
        var facts = declarations.facts
        if let offset = tooDeep { facts.notUnderstood.append(.tooDeep(at: layout.place(ofOffset: offset))) }
        return ParsedFile(facts: facts, layout: layout)
    }

    /// A file with what its facts mean to some of the readers.
    static func read(_ parsed: ParsedFile, by readers: [any NavigationReader.Type]) -> ReadFile {
        let facts = parsed.facts
        return ReadFile(
            parsed, systems: readers.compactMap { reader in reader.reads(facts) ? reader.facts(in: facts) : nil })
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
