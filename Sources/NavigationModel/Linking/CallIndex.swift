/// Every call of the sources, found by what it may be of interest for: looked through once, and asked many times.
struct CallIndex: Sendable {
    /// A call that makes a value of a type of the sources: `Card(panel: .orders)`.
    struct Construction: Sendable {
        let site: CallGraph.Site
        let type: Int
        /// Whether it is written as `Card.init(panel: .orders)`.
        let isExplicit: Bool
    }

    /// The names that calls are asked for by.
    enum Name: String {
        case assignment = "="
        case append, environment, toggle
        case list = "List"
    }

    /// Every body, in the order of files and declarations.
    let scopes: [Scope]
    /// The calls that mean something to a system.
    let meant: [CallGraph.Site]
    /// The calls of what is written with types: `Router<Route>()`.
    let generic: [CallGraph.Site]
    private let named: [Name: [CallGraph.Site]]
    /// The calls that are written as a type's name, with that name.
    private let typed: [(site: CallGraph.Site, path: TypeName, isExplicit: Bool)]

    init(_ scopes: [Scope]) {
        self.scopes = scopes
        var meant: [CallGraph.Site] = []
        var generic: [CallGraph.Site] = []
        var named: [Name: [CallGraph.Site]] = [:]
        var typed: [(CallGraph.Site, TypeName, Bool)] = []
        for scope in scopes {
            for (index, call) in scope.body.calls.enumerated() {
                let site = CallGraph.Site(scope: scope, index: index)
                if !call.meanings.isEmpty { meant.append(site) }
                if !call.typeArguments.isEmpty { generic.append(site) }
                guard let name = call.name else { continue }
                if let asked = Name(rawValue: name) { named[asked, default: []].append(site) }
                if let (path, isExplicit) = Self.type(madeBy: call, name) { typed.append((site, path, isExplicit)) }
            }
        }
        self.meant = meant
        self.generic = generic
        self.named = named
        self.typed = typed
    }

    /// The calls of a name, in order.
    func calls(named name: Name) -> [CallGraph.Site] { named[name] ?? [] }

    /// Those of some names that anything but an assignment is called on.
    func receivers(among names: Set<String>) -> Set<String> {
        guard !names.isEmpty else { return [] }
        var found: Set<String> = []
        for call in scopes.lazy.flatMap(\.body.calls) {
            guard case .member(let target, let method) = call.callee, method != "=" else { continue }
            switch target {
            case .name(let name), .member(_, let name): if names.contains(name) { found.insert(name) }
            default: continue
            }
        }
        return found
    }

    /// The calls that make values of the app's own types, in order.
    func constructions(_ types: TypeResolver) -> [Construction] {
        typed.compactMap { site, path, isExplicit in
            types.find(path, in: site.scope).map { Construction(site: site, type: $0, isExplicit: isExplicit) }
        }
    }

    private static func type(madeBy call: CallFacts, _ name: String) -> (TypeName, isExplicit: Bool)? {
        guard name == "init" || name.isCapitalized, var path = TypeName(reading: call.callee) else { return nil }
        guard name == "init" else { return (path, false) }
        path.components.removeLast()
        return path.last.isCapitalized ? (path, true) : nil
    }
}

extension String {
    /// Whether it begins as the names of types do.
    var isCapitalized: Bool {
        guard let first = utf8.first else { return false }
        return first < 0x80 ? (0x41...0x5A).contains(first) : self.first?.isUppercase == true
    }
}
