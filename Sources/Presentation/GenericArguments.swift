import Facts
import Types

/// Finds the enums that generic types are written with: `Route` of `Router<Route>`.
struct GenericArguments {
    let values: ValueResolver
    private var context: LinkingContext { values.context }

    /// The enums by the type; for an alias, those of what it stands for.
    func arguments() -> [TypeID: [ValueType]] {
        let table = context.table
        var found: [TypeID: [ValueType]] = [:]
        func add(_ names: [TypeName], to type: TypeID?, in scope: Scope) {
            // A list of values, which an app may extend, is nothing that shows them.
            guard let type, !context.isCollection(table[type].name) else { return }
            for name in names {
                let value = values.type(name, in: scope)
                guard !values.cases(of: value).isEmpty, found[type]?.contains(value) != true else { continue }
                found[type, default: []].append(value)
            }
        }
        for type in table.types {
            for part in type.parts {
                let facts = table[part]
                // Few are written with types.
                var properties: [TypeName] = []
                for property in facts.properties {
                    if let name = property.type, !name.arguments.isEmpty { properties.append(name) }
                    if let name = property.environmentType, !name.arguments.isEmpty { properties.append(name) }
                }
                guard facts.alias != nil || type.kind == .class && !facts.inherits.isEmpty || !properties.isEmpty else {
                    continue
                }
                let scope = Scope(file: part.file, type: type.id)
                add(facts.alias?.arguments ?? [], to: type.id, in: scope)
                for parent in facts.inherits where type.kind == .class { add(parent.arguments, to: type.id, in: scope) }
                for name in properties { add(name.arguments, to: context.find(name, in: scope), in: scope) }
            }
        }
        for site in context.code.generic {
            guard let name = TypeName(reading: site.call.callee) else { continue }
            add(site.call.typeArguments, to: context.find(name, in: site.scope), in: site.scope)
        }
        for made in context.constructions where isGeneric(made.type) && made.site.call.typeArguments.isEmpty {
            // `Router(root: Route.home)`, whose parameter is of the type that the router is generic over.
            for argument in made.site.call.arguments where isHanded(argument, to: made.type) {
                let given = values.values(of: argument.value, in: made.site.scope, expected: nil).values.map(\.type)
                for value in given where !values.cases(of: value).isEmpty && found[made.type]?.contains(value) != true {
                    found[made.type, default: []].append(value)
                }
            }
        }
        return found
    }

    /// Whether a type is a class of the app's that is generic.
    private func isGeneric(_ type: TypeID) -> Bool {
        let declared = context.table[type]
        return declared.kind == .class && !declared.isExternal
            && declared.parts.contains { !context.table[$0].genericParameters.isEmpty }
    }

    /// Whether an initializer takes an argument as a value of whatever type its own is generic over.
    private func isHanded(_ argument: ArgumentFacts, to type: TypeID) -> Bool {
        let table = context.table
        return (table[type].functions["init"] ?? []).contains { initializer in
            table.function(initializer).parameters.contains { parameter in
                parameter.label == argument.label
                    && parameter.type.map { table.isGenericParameter($0.last, of: type) } ?? false
            }
        }
    }
}
