import Facts

/// What linking looks everything up through that stands in another place of the sources: types, members, bodies, what
/// expressions are. It changes nothing of what it is asked about, and remembers what it answered.
///
/// It tells the types of expressions as declarations, in which members are looked up, and as the code writes them, generic
/// arguments included. Both are told from the same ``TypeSource``.
package final class LinkingContext {
    /// What an expression is.
    package enum Resolved: Hashable, Sendable {
        /// A value of a type of the sources.
        case instance(TypeID)
        /// The type itself: `Planet`, `Planet.self`.
        case metatype(TypeID)
        /// A value of a type that the sources name and do not declare.
        case external(String)
    }

    /// A type as some code writes it, and that code.
    package typealias WrittenType = (name: TypeName, scope: Scope)

    /// The types of the sources, with their members and the code of these.
    package let table: TypeTable
    /// What the types conform to.
    package let conformances: Conformances
    /// Every call, with where it stands.
    package let code: CallIndex
    /// What is known of coordinators.
    package let known: KnownCoordinators
    /// What was answered, by the kind of question.
    package let memory = MemoStore()
    /// The types of what calls make, where another context of the same sources found them.
    let foundTypes: [TypeID?]?
    let memo: Memo<TypeQuery, TypeQuery.Answer>
    let parts: Memo<PartsQuery, PartsQuery.Answer>

    /// - Parameters:
    ///   - known: what is known of coordinators.
    ///   - foundTypes: ``madeTypes`` of another context of the same sources.
    package init(
        table: TypeTable, conformances: Conformances, code: CallIndex, known: KnownCoordinators = KnownCoordinators(),
        foundTypes: [TypeID?]? = nil
    ) {
        self.foundTypes = foundTypes
        self.table = table
        self.conformances = conformances
        self.code = code
        self.known = known
        memo = memory.memo(of: TypeQuery.self)
        parts = memory.memo(of: PartsQuery.self)
    }

    /// What a context looks everything up in, without what it remembers: other threads may be given that.
    package struct Sources: Sendable {
        let table: TypeTable
        let conformances: Conformances
        let code: CallIndex
        let foundTypes: [TypeID?]

        /// A context of its own for these sources.
        package func context(knowing known: KnownCoordinators) -> LinkingContext {
            LinkingContext(
                table: table, conformances: conformances, code: code, known: known, foundTypes: foundTypes)
        }
    }

    /// The sources.
    package var sources: Sources {
        Sources(table: table, conformances: conformances, code: code, foundTypes: madeTypes)
    }

    /// The same sources, when other things are known of coordinators; what was answered without these is not told again.
    package func knowing(_ known: KnownCoordinators) -> LinkingContext { sources.context(knowing: known) }

    /// The types that are coordinators.
    package var coordinators: Set<TypeID> { known.types }

    /// Those that a library gives methods.
    package var libraryCoordinators: Set<TypeID> {
        known.handWritten.isEmpty ? known.types : known.types.subtracting(known.handWritten)
    }

    /// Whether a library gives a type methods.
    package func isOfLibrary(_ type: TypeID) -> Bool { known.types.contains(type) && !known.handWritten.contains(type) }

    var traits: TraitsTable { table.traits }

    /// What is asked about types, in one memory: each may lead to the others.
    enum TypeQuery: Query {
        /// What a function returns that does not write it.
        case result(FunctionID)
        /// What a property is.
        case property(PropertyID)
        /// What a property is that does not write its type, as other code writes it.
        case written(PropertyID)
        /// What says the type of a call that is made on what another gives.
        case call(CallID)
        /// What says the type of a parameter of a closure that is given to a call.
        case handed(CallID, argument: Int, parameter: Int)

        enum Answer {
            case type(Resolved?)
            case written(WrittenType?)
            case source(TypeSource?)

            var type: Resolved? { if case .type(let type) = self { type } else { nil } }
            var written: WrittenType? { if case .written(let written) = self { written } else { nil } }
            var source: TypeSource? { if case .source(let source) = self { source } else { nil } }
        }
    }

    // MARK: Types of expressions

    /// What an expression is; nil where the sources do not say it.
    package func type(of expression: Expression, in scope: Scope) -> Resolved? {
        if let parts = expression.alternatives {
            return parts.lazy.compactMap { self.type(of: $0, in: scope) }.first
        }
        return source(of: expression, in: scope).flatMap(type(said:))
    }

    /// What says the type of an expression, or that of each choice.
    func sources(of expression: Expression, in scope: Scope) -> [TypeSource] {
        expression.alternatives?.flatMap { sources(of: $0, in: scope) }
            ?? source(of: expression, in: scope).map { [$0] } ?? []
    }

    /// The type of an expression as it is written, generic arguments included, and the code that writes it.
    package func writtenType(of expression: Expression, in scope: Scope) -> WrittenType? {
        if let parts = expression.alternatives {
            return parts.lazy.compactMap { self.writtenType(of: $0, in: scope) }.first
        }
        return source(of: expression, in: scope).flatMap(writtenType(said:))
    }

    /// The type of a property as it is written, and the code that writes it.
    package func writtenType(of property: PropertyID) -> WrittenType? {
        let facts = table.property(property)
        let scope = table.scope(of: property)
        if let name = facts.type ?? facts.environmentType { return (name, scope) }
        return memo.value(of: .written(property), unknown: .written(nil)) {
            .written(facts.body.results.lazy.compactMap { self.writtenType(of: $0, in: scope) }.first)
        }.written
    }

    /// The first type that is known of what says it.
    func type(said sources: [TypeSource]) -> Resolved? { sources.lazy.compactMap { self.type(said: $0) }.first }

    /// The same as it is written, see ``writtenType(of:in:)``.
    func writtenType(said sources: [TypeSource]) -> WrittenType? {
        sources.lazy.compactMap { self.writtenType(said: $0) }.first
    }

    private func type(said source: TypeSource) -> Resolved? {
        switch source {
        case .known(let type): type
        case .written(let name, let scope): instance(of: name, in: scope)
        case .value(let type, _, _): .instance(type)
        case .property(let property): type(of: property)
        case .result(let function, let receiver): type(returnedBy: function, of: receiver)
        }
    }

    private func writtenType(said source: TypeSource) -> WrittenType? {
        let written: WrittenType? =
            switch source {
            case .known: nil
            case .written(let name, let scope): (name, scope)
            case .value(_, let name, let scope): name.map { ($0, scope) }
            case .property(let property): writtenType(of: property)
            case .result(let function, _):
                table.function(function).returnType.map { ($0, table.scope(of: function)) }
            }
        return written.map(expanded)
    }

    /// What stands for a container: `Routes<Screen>` for `ScreenRoutes`.
    func expanded(_ written: WrittenType) -> WrittenType {
        guard written.name.arguments.isEmpty, let type = find(written.name, in: written.scope) else { return written }
        if let alias = table.alias(of: type) { return traits.lists.contains(alias.name.last) ? alias : written }
        // An alias of a library's type that the app extends leads to the extension.
        guard table[type].isExternal, table[type].name != written.name.last else { return written }
        let alias = table.expanded(TypeUse(written.name, in: written.scope))
        return traits.lists.contains(alias.name.last)
            ? (alias.name, Scope(file: alias.file, type: alias.type)) : written
    }
}
