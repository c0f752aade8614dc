import Facts

/// Properties that compute a state of what another one stores.
///
/// ```swift
/// private var sheets: [Sheet] = []
/// var sheet: Sheet? { sheets.last }
/// private var paths: [Tab: NavigationPath] = [:]
/// subscript(tab: Tab) -> NavigationPath { get { paths[tab, default: NavigationPath()] } set { paths[tab] = newValue } }
/// ```
package enum ComputedState {
    /// The members of a list that are one of its elements.
    static let elements: Set<String> = ["[]", "first", "last"]

    /// Whether a member of a collection is an element of it: anything in a list, a value of a dictionary.
    static func keeps(_ type: TypeName, _ member: String, _ traits: TraitsTable) -> Bool {
        type.last == "Array" || type.last == "Dictionary" && member == "[]"
    }

    /// What a property reads that stands for what another property of its type stores, or of an object that such a property
    /// keeps; nil for what is stored itself.
    static func source(of property: PropertyID, of owner: TypeID, _ context: LinkingContext) -> Expression? {
        guard let (source, root) = read(by: context.table.property(property)) else { return nil }
        // What a stored property begins with can't name another one of the same object.
        guard let root else { return source }
        guard let first = context.property(root, of: owner), !context.table.property(first).isStatic, first != property
        else { return nil }
        return source
    }

    /// Whether a property may compute a state of another one's, by its code alone, and the last name that this reads.
    package static func name(readBy property: PropertyFacts) -> String? {
        read(by: property).flatMap { lastName(of: $0.source) }
    }

    private static func lastName(of value: Expression) -> String? {
        var value = value
        while case .member(let base, let name) = value {
            guard elements.contains(name), base != .instance else { return name }
            value = base
        }
        if case .name(let name) = value { return name }
        return nil
    }

    /// The only member that a property's code reads, and the name that this begins with; none where that is `self`.
    private static func read(by property: PropertyFacts) -> (source: Expression, root: String?)? {
        guard property.type != nil, !property.isStatic, property.attributes.allSatisfy({ $0.name == "MainActor" })
        else { return nil }
        let results = property.body.results.filter { $0 != .constant("nil") }
        guard results.count == 1 else { return nil }
        var base = results[0]
        while case .member(let inner, _) = base { base = inner }
        switch base {
        case .name(let name): return (results[0], name)
        case .instance where results[0] != .instance: return (results[0], nil)
        default: return nil
        }
    }
}
