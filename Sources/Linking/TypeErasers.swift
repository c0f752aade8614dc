import Facts
import Types

/// Tells the types that only stand for another object of a protocol, and for whom a value of such a type can stand.
///
/// ```swift
/// class AnyFlow<Route>: Flow {
///     init<F: Flow>(_ flow: F) where F.Route == Route { doShow = { flow.show($0) } }
/// }
/// let flow: AnyFlow<BookRoute>
/// ```
package final class TypeErasers {
    private let context: LinkingContext
    /// The protocols whose objects each of them stands for.
    private let protocols: [TypeID: [TypeID]]
    private let memo: Memo<StandsForQuery, StandsForQuery.Answer>
    private var table: TypeTable { context.table }

    /// The types that a type written in a place can stand for.
    private struct StandsForQuery: Query {
        typealias Answer = [TypeID]

        let eraser: TypeID
        let arguments: [TypeName]
        let file: FileID
        let type: TypeID?
    }

    /// - Parameter memory: what remembers the answers.
    package init(_ context: LinkingContext, _ memory: MemoStore) {
        self.context = context
        memo = memory.memo(of: StandsForQuery.self)
        let table = context.table
        var protocols: [TypeID: [TypeID]] = [:]
        for type in table.types where !type.isExternal && (type.kind == .class || type.kind == .struct) {
            guard let functions = type.functions["init"], !type.inherits.isEmpty else { continue }
            let asked = functions.flatMap { Self.erased(by: table.function($0), of: type.id, in: context) }
            if asked.contains(where: { Self.onlyHandsOn(type, $0, in: table) }) { protocols[type.id] = asked }
        }
        self.protocols = protocols
    }

    /// The protocols of a type to one of which the only thing conforms that an initializer asks for.
    private static func erased(
        by function: FunctionFacts, of owner: TypeID, in context: LinkingContext
    ) -> [TypeID] {
        let asked = function.parameters.filter { $0.defaultValue == nil }
        guard asked.count == 1, asked[0].label == nil, let name = asked[0].name, let type = asked[0].type else {
            return []
        }
        let used = Set(
            function.body.calls.compactMap { call -> String? in
                if case .member(.parameter(name), let used) = call.callee { used } else { nil }
            })
        let table = context.table
        return context.conformances.ancestors(of: owner).filter { ancestor in
            guard table[ancestor].kind == .protocol, !table[ancestor].isExternal else { return false }
            if type.last == table[ancestor].name { return true }
            // A generic parameter is what is done with it.
            return table.find(type, from: table[owner].file, within: owner) == nil && !used.isEmpty
                && used.allSatisfy { table[ancestor].functions[$0] != nil }
        }
    }

    /// Whether what a type does for a protocol is a single call each.
    private static func onlyHandsOn(_ type: TypeDeclaration, _ asked: TypeID, in table: TypeTable) -> Bool {
        let functions = table[asked].functions.values.joined().flatMap { asked in
            (type.functions[table.function(asked).name] ?? []).filter {
                table.function($0).hasSignature(of: table.function(asked))
            }
        }
        return !functions.isEmpty && functions.allSatisfy { table.function($0).body.calls.count <= 1 }
    }

    /// Whether a type is one of them.
    package func isEraser(_ type: TypeID) -> Bool { protocols[type] != nil }

    /// All of them.
    package var all: Set<TypeID> { Set(protocols.keys) }

    /// What a call wraps that makes one of them; nil for any other call.
    package func wrapped(by call: CallFacts, making type: TypeID) -> Expression? {
        guard isEraser(type), let first = call.arguments.first, first.label == nil, !first.isClosure else { return nil }
        return first.value
    }

    /// The types that a value of a written type can stand for; nil where it is none of them.
    package func standsFor(_ name: TypeName, in scope: Scope) -> [TypeID]? {
        guard !protocols.isEmpty, let eraser = context.find(name, in: scope), let asked = protocols[eraser] else {
            return nil
        }
        let query = StandsForQuery(eraser: eraser, arguments: name.arguments, file: scope.file, type: scope.type)
        return memo.value(of: query, unknown: []) {
            let all = asked.flatMap { self.context.conformances.conformers(of: $0) }
            return self.table.sorted(Set(all)).filter { type in
                !self.isEraser(type) && !self.table[type].isStandIn
                    && asked.contains { self.fits(type, $0, eraser, name.arguments, scope) }
            }
        }
    }

    /// Whether what a type uses for the parameters of an eraser is what these are written as.
    private func fits(
        _ type: TypeID, _ asked: TypeID, _ eraser: TypeID, _ arguments: [TypeName], _ scope: Scope
    ) -> Bool {
        let parameters = table[eraser].parts.lazy.map { self.table[$0].genericParameters }.first { !$0.isEmpty } ?? []
        var isTold = parameters.isEmpty
        for (parameter, argument) in zip(parameters, arguments) {
            guard let own = own(parameter, of: type, for: asked) else { continue }
            let (used, meant) = (context.find(own.name, in: own.scope), context.find(argument, in: scope))
            guard used == meant, used != nil || own.name.last == argument.last else { return false }
            isTold = true
        }
        return isTold
    }

    /// What a type uses for something that a protocol leaves open: by an alias, or where it does what is asked for.
    private func own(_ name: String, of type: TypeID, for asked: TypeID) -> (name: TypeName, scope: Scope)? {
        for function in table[asked].functions.values.joined() {
            let facts = table.function(function)
            guard let position = facts.parameters.firstIndex(where: { $0.type?.components == [name] }) else { continue }
            for own in context.functions(facts.name, of: type)
            where table.owner(of: own) == type && table.function(own).hasSignature(of: facts) {
                if let used = table.function(own).parameters[position].type { return (used, table.scope(of: own)) }
            }
        }
        return nil
    }
}
