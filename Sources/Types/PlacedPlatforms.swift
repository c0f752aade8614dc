import Base
import Facts

/// Tells on which platforms views are there: those of the code that places them.
///
/// ```swift
/// struct ContentView: View {
///     var body: some View {
///         #if os(macOS)
///         Sidebar()      // whatever Sidebar does, it does on macOS only
///         #else
///         Tabs()
///         #endif
///     }
/// }
/// ```
struct PlacedPlatforms {
    /// A place where a view is made: the type whose code that is, and the platforms that the call is compiled for.
    private typealias Place = (type: TypeID?, platforms: Platforms)

    private let context: LinkingContext
    private var places: [TypeID: [Place]] = [:]
    /// The views that the code of each type makes.
    private var made: [TypeID: Set<TypeID>] = [:]
    private var found: [TypeID: Platforms] = [:]

    private var table: TypeTable { context.table }

    init(_ context: LinkingContext) { self.context = context }

    /// The views that are not there on every platform that they are compiled for.
    mutating func limits() -> [TypeID: Platforms] {
        for construction in context.constructions where context.conformances.isPart(construction.type) {
            let scope = construction.site.scope
            places[construction.type, default: []].append((scope.type, construction.site.call.platforms))
            if let holder = scope.type { made[holder, default: []].insert(construction.type) }
        }
        guard places.values.contains(where: { $0.allSatisfy { $0.platforms != .all } }) else { return [:] }
        let mentioned = mentioned()
        let views = table.sorted(places.keys)
        for view in views { found[view] = mentioned.contains(table[view].name) ? declared(view) : [] }
        spread(from: views)
        // Views that only place each other: what places them was not seen.
        for view in views where found[view]?.isEmpty == true { found[view] = declared(view) }
        spread(from: views)
        return found.filter { !$1.isSuperset(of: declared($0)) }
    }

    /// Adds to each view the platforms of the code that makes it, until nothing changes.
    private mutating func spread(from views: [TypeID]) {
        var queue = views
        while let view = queue.popLast() {
            let known = found[view] ?? []
            let own = declared(view)
            let all = (places[view] ?? []).reduce(into: known) { all, place in
                let around = place.type.flatMap { found[$0] } ?? .all
                all.formUnion(place.platforms.intersection(around).intersection(own))
            }
            guard all != known else { continue }
            found[view] = all
            queue += made[view] ?? []
        }
    }

    /// The platforms that a type is compiled for.
    private func declared(_ type: TypeID) -> Platforms {
        let declarations = table.declarations(of: type).filter { $0.kind != .extension }
        return declarations.isEmpty ? .all : declarations.reduce(into: []) { $0.formUnion($1.platforms) }
    }

    /// The names of types that other code may make values of: `show(SettingsView.self)`, `make: SettingsView.init`.
    private func mentioned() -> Set<String> {
        var names: Set<String> = []
        for scope in context.code.scopes {
            for call in scope.body.calls {
                for type in call.typeArguments { names.insert(type.last) }
                for argument in call.arguments {
                    switch argument.value {
                    case .typeObject(let type): names.insert(type.last)
                    case .member(let base, "init"): if let name = TypeName(reading: base) { names.insert(name.last) }
                    default: break
                    }
                }
            }
        }
        return names
    }
}

extension LinkingContext {
    /// The same sources, in which the code of each view is compiled for the platforms on which the view is there.
    package func placed() -> LinkingContext {
        var placed = PlacedPlatforms(self)
        let limits = placed.limits()
        guard !limits.isEmpty else { return self }
        let table = table.limited(limits)
        return LinkingContext(
            table: table, conformances: conformances, code: CallIndex(code, in: table) { limits[$0] != nil },
            known: known, foundTypes: madeTypes)
    }
}
