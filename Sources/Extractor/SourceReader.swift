import Facts
import SwiftSource

/// Reads one file of Swift into facts.
package enum SourceReader {
    /// The readers of all systems, in the order they are asked.
    static let readers = SystemDefinition.all.map(\.reader)

    /// What the file says, as far as one file can tell. Broken code is read as far as it goes.
    package static func facts(of file: SourceFile) -> FileFacts { classified(parsed(file), by: readers) }

    /// What the file says, before any reader said what that means.
    static func parsed(_ file: SourceFile) -> FileFacts {
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

    /// What the facts of a file mean to some of the readers.
    static func classified(_ facts: FileFacts, by readers: [any NavigationReader.Type]) -> FileFacts {
        var facts = facts
        for reader in readers where reader.reads(facts) {
            facts.mapBodies { body in
                body.calls.indices.reduce(into: nil as BodyFacts?) { changed, index in
                    guard let role = reader.role(of: body.calls[index]) else { return }
                    if changed == nil { changed = body }
                    changed?.add(role, toCall: index)
                }
            }
            let read = reader.coordinators(in: facts)
            facts.coordinators += read.coordinators
            facts.notUnderstood += read.notUnderstood
            facts.routeParts += reader.routeParts(in: facts)
        }
        return facts
    }
}

extension FileFacts {
    /// Changes the bodies in the file.
    /// - Parameter changed: a body as it is to be; nil for as it is.
    fileprivate mutating func mapBodies(_ changed: (BodyFacts) -> BodyFacts?) {
        func map(_ properties: inout [PropertyFacts]) {
            for index in properties.indices {
                if let body = changed(properties[index].body) { properties[index] = properties[index].with(body: body) }
            }
        }
        func map(_ functions: inout [FunctionFacts]) {
            for index in functions.indices {
                if let body = changed(functions[index].body) { functions[index] = functions[index].with(body: body) }
            }
        }
        for type in types.indices {
            map(&types[type].properties)
            map(&types[type].functions)
        }
        map(&functions)
        map(&variables)
    }
}
