import Facts
import Types

/// Follows what views and modifiers of the app's own are handed: a property that they show what is in, and a closure that gives
/// what they show.
///
/// ```swift
/// extension View {
///     func module(_ item: Binding<Module?>) -> some View { sheet(item: item) { $0.screen.toPresentable() } }
/// }
/// content.module($stack.sheet)
/// ```
package struct ViewArguments {
    /// An argument of a call that was looked at.
    package struct Place: Hashable {
        private let location: RelativeLocation
        private let argument: Int?

        /// - Parameter argument: its position; nil for the call itself.
        package init(_ location: RelativeLocation, _ argument: Int?) {
            self.location = location
            self.argument = argument
        }
    }

    /// A call that uses what was handed in.
    package struct Use {
        /// The call.
        package let site: CallSite
        /// The argument that it is handed on as; nil where it is run.
        package let argument: Int?
    }

    private let context: LinkingContext
    private let makers: [TypeID: [CallSite]]
    /// What the app adds to all views, by name.
    private let added: [String: [FunctionID]]
    private var table: TypeTable { context.table }

    /// Looks everything up through a context.
    package init(_ context: LinkingContext) {
        self.context = context
        let made = context.constructions.filter { context.conformances.isPart($0.type) }
        makers = Dictionary(grouping: made, by: \.type).mapValues { $0.map(\.site) }
        var added: [String: [FunctionID]] = [:]
        for type in context.table.types where Self.isOfViews(type, context) {
            added.merge(type.functions, uniquingKeysWith: +)
        }
        self.added = added
    }

    private static func isOfViews(_ type: TypeDeclaration, _ context: LinkingContext) -> Bool {
        type.isExternal && context.table.traits.all.viewProtocols.contains(type.name)
    }

    /// Whether code of the app adds something to all views.
    package func isOfViews(_ type: TypeID) -> Bool {
        Self.isOfViews(table[type], context)
    }

    /// What callers hand in for a parameter, or for what a view or modifier is made with.
    package func values(of value: Expression, in scope: Scope) -> [(value: Expression, site: CallSite, argument: Int?)]
    {
        switch value {
        case .parameter(let name):
            guard let function = scope.function else { return [] }
            let facts = table.function(function)
            return context.sites(named: facts.name).compactMap { site in
                guard runs(site, function), let given = facts.argument(name, in: site.call) else { return nil }
                return (given, site, site.call.arguments.firstIndex { $0.value == given })
            }
        case .name(let name), .member(.instance, let name):
            guard let type = scope.type, context.conformances.isPart(type) else { return [] }
            return (makers[type] ?? []).compactMap { site in
                guard
                    let kept = context.keptArguments(of: site.call, making: type).first(where: { $0.property == name })
                else { return nil }
                return (kept.value, site, kept.position)
            }
        default: return []
        }
    }

    /// Whether a call runs a function. What the app adds to views is called on views of any type.
    private func runs(_ site: CallSite, _ function: FunctionID) -> Bool {
        if let told = context.function(of: site.call, in: site.scope) { return told == function }
        guard let owner = table.owner(of: function), isOfViews(owner) else { return false }
        return table.function(function).takes(site.call)
    }

    /// Where an argument of a call is used by the function of the app's own that takes it, or by the view that keeps it.
    package func uses(of argument: Int, by call: CallFacts, in scope: Scope) -> [Use] {
        guard call.arguments.indices.contains(argument) else { return [] }
        let value = call.arguments[argument].value
        if case .instance(let type)? = context.type(of: .call(call.index), in: scope),
            TypeName(reading: call.callee)?.last.first?.isUppercase == true, context.conformances.isPart(type)
        {
            guard
                let name = context.keptArguments(of: call, making: type).first(where: { $0.position == argument })?
                    .property
            else { return [] }
            let bodies =
                (table[type].functions["body"] ?? []).map { table.scope(of: $0) }
                + (table[type].properties["body"].map { [table.scope(of: $0)] } ?? [])
            return bodies.flatMap { uses(of: [.name(name), .member(.instance, name)], in: $0) }
        }
        return functions(runBy: call, in: scope).flatMap { function -> [Use] in
            let facts = table.function(function)
            let name = facts.parameters.compactMap(\.name).first { facts.argument($0, in: call) == value }
            return name.map { uses(of: [.parameter($0)], in: table.scope(of: function)) } ?? []
        }
    }

    private func functions(runBy call: CallFacts, in scope: Scope) -> [FunctionID] {
        if let told = context.function(of: call, in: scope) { return [told] }
        guard case .member(_, let name) = call.callee else { return [] }
        return (added[name] ?? []).filter { table.function($0).takes(call) }
    }

    private func uses(of values: [Expression], in scope: Scope) -> [Use] {
        scope.body.calls.compactMap { call in
            if values.contains(call.callee) { return Use(site: CallSite(scope: scope, call: call), argument: nil) }
            return call.arguments.firstIndex { values.contains($0.value) }.map {
                Use(site: CallSite(scope: scope, call: call), argument: $0)
            }
        }
    }
}
