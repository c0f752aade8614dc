import Base
import Facts
import Storyboards
import SwiftSource

/// Reads one file of Swift, or what storyboards say, into facts.
package enum SourceReader {
    /// The readers of all systems, in the order they are asked.
    static let readers = SystemDefinition.all.map(\.reader)
    /// Reads what is Swift.
    package static let swift = SwiftReader(erasedTypes: SystemDefinition.traits.all.erasedTypes)

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
        case .swift?, nil: return swift.parsed(file)
        }
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

extension NavigationReader {
    /// What the system reads in a file; nil for nothing.
    /// - Parameter bodies: those of the file.
    fileprivate static func facts(in file: FileFacts, _ bodies: [FileFacts.MemberBody]) -> SystemFacts? {
        let read = coordinators(in: file)
        var facts = SystemFacts(system: system, coordinators: read.coordinators, notUnderstood: read.notUnderstood)
        if let reader = Self.self as? any CallReader.Type { facts.roles = reader.roles(in: bodies) }
        let isEmpty = facts.coordinators.isEmpty && facts.roles.isEmpty && facts.notUnderstood.isEmpty
        return isEmpty ? nil : facts
    }
}

extension CallReader {
    /// What calls do, those of each member by their places in its code.
    fileprivate static func roles(in bodies: [FileFacts.MemberBody]) -> [DeclarationID: [Int: CallRole]] {
        var roles: [DeclarationID: [Int: CallRole]] = [:]
        for (member, body) in bodies {
            var own: [Int: CallRole] = [:]
            for call in body.calls {
                if let role = role(of: call) { own[call.index] = role }
            }
            if !own.isEmpty { roles[member] = own }
        }
        return roles
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
