import Base
import Facts
import Storyboards
import SwiftSource

/// Reads one file of Swift, or what storyboards say, into facts.
package enum SourceReader {
    /// The readers of all systems, in the order they are asked.
    static let readers = SystemDefinition.all.map(\.reader)

    /// What one file says, as far as one file can tell. Broken code is read as far as it goes.
    package static func read(_ file: SourceFile) -> ReadFile {
        let parsed = parsed(file)
        return ReadFile(
            parsed, systems: systems(in: parsed.facts, by: Array(readers.indices)).compactMap(\.self))
    }

    /// What the file says, whatever that means.
    package static func parsed(_ file: SourceFile) -> ParsedFile {
        switch SourceKind(name: file.path) {
        case .storyboard?: return StoryboardReader.parsed(Array(file.text.utf8), path: file.path, module: file.module)
        case .propertyList?: return InfoPlistReader.parsed(Array(file.text.utf8), path: file.path, module: file.module)
        case .swift?, nil: break
        }
        if let tree = FileParser.tree(of: file.text) { return parsed(file, tree) }
        let source = NestingLimit.applied(to: file.text)
        let tree = TreeConverter.tree(of: source.text)
        return parsed(file, tree, within: source)
    }

    /// What a file's syntax says.
    /// - Parameter source: what is part of the tree, where not all is.
    package static func parsed(
        _ file: SourceFile, _ tree: SyntaxTree, within source: NestingLimit.Limited? = nil
    ) -> ParsedFile {
        let lines = LineTable(file: file.path, tree.bytes)
        var declarations = DeclarationReader(
            path: file.path, module: file.module, tree: tree, erasedTypes: SystemDefinition.traits.all.erasedTypes)
        if let statements = tree.child(tree.file) { declarations.read(statements) }
        let layout = FileLayout(
            lines: lines, starts: declarations.starts, markers: GeneratorMarkers.markers(in: tree, lines: lines),
            suppressions: SuppressionComments.suppressions(in: tree, lines: lines))
        var facts = declarations.facts
        facts.leaveOutTests()
        var fault = tree.fault
        if let source, let offset = source.tooDeep {
            facts.notUnderstood.append(.tooDeep(at: layout.place(ofOffset: offset)))
            // What is blanked out may be missed where it stood: that is no fault of the file.
            if fault?.isBefore(offset, in: tree) != true { fault = source.unclosed.map(SyntaxFault.init(unclosed:)) }
        }
        if let fault {
            facts.notUnderstood.append(.broken(fault, in: tree, at: layout.place(ofOffset: fault.offset)))
        }
        return ParsedFile(facts: facts, layout: layout)
    }

    /// What the facts of a file mean to some of the readers, by their places among all; nil where they mean nothing.
    static func systems(in facts: FileFacts, by readers: [Int]) -> [SystemFacts?] {
        let bodies = facts.bodies
        return readers.map { position in
            let reader = Self.readers[position]
            return reader.reads(facts) ? reader.facts(in: facts, bodies) : nil
        }
    }
}

extension UnresolvedCode {
    /// How much of a line is quoted, in characters.
    private static let quoted = 80

    /// Code that is no valid Swift: what follows may be read as anything.
    fileprivate static func broken(
        _ fault: SyntaxFault, in tree: SyntaxTree, at location: RelativeLocation
    ) -> UnresolvedCode {
        let isBreak: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        let start = tree.bytes[..<min(fault.offset, tree.bytes.count)].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
        let end = tree.bytes[start...].firstIndex(where: isBreak) ?? tree.bytes.count
        let line = tree.text(start..<min(end, start + 4 * quoted)).trimmed()
        return UnresolvedCode(
            text: String(line.prefix(quoted)), reason: fault.reason, help: fault.help, location: location,
            rule: NotUnderstood.syntaxError)
    }
}

extension NavigationReader {
    /// What the system reads in a file; nil for nothing.
    /// - Parameter bodies: those of the file.
    fileprivate static func facts(in file: FileFacts, _ bodies: [FileFacts.MemberBody]) -> SystemFacts? {
        let read = coordinators(in: file)
        var facts = SystemFacts(system: system, coordinators: read.coordinators, notUnderstood: read.notUnderstood)
        for (member, body) in bodies {
            var roles: [Int: CallRole] = [:]
            for call in body.calls {
                if let role = role(of: call) { roles[call.index] = role }
            }
            if !roles.isEmpty { facts.roles[member] = roles }
        }
        let isEmpty = facts.coordinators.isEmpty && facts.roles.isEmpty && facts.notUnderstood.isEmpty
        return isEmpty ? nil : facts
    }
}

extension FileFacts {
    /// The code of a function or property that has calls.
    fileprivate typealias MemberBody = (member: DeclarationID, body: BodyFacts)

    fileprivate var bodies: [MemberBody] {
        var bodies: [MemberBody] = []
        func add(_ properties: [PropertyFacts], _ functions: [FunctionFacts]) {
            for property in properties where !property.body.calls.isEmpty {
                bodies.append((property.id, property.body))
            }
            for function in functions where !function.body.calls.isEmpty { bodies.append((function.id, function.body)) }
        }
        for type in types { add(type.properties, type.functions) }
        add(variables, functions)
        return bodies
    }
}
