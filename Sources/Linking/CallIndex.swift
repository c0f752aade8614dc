import Base
import Facts

/// Every call of the sources, found by what it may be of interest for: looked through once, and asked many times.
package final class CallIndex: Sendable {
    /// A call that makes a value of a type of the sources: `Card(panel: .orders)`.
    struct Construction: Sendable {
        let site: CallGraph.Site
        let type: Int
        /// Whether it is written as `Card.init(panel: .orders)`.
        let isExplicit: Bool
    }

    /// The names that calls are asked for by.
    enum Name: String, CaseIterable {
        case assignment = "="
        case append, environment, toggle, onOpenURL, onContinueUserActivity
        case list = "List"

        /// Whether what is called so is handed the addresses which the app is opened with.
        var isHandler: Bool { self == .onOpenURL || self == .onContinueUserActivity }
    }

    /// Where a call stands: the position of its body, and its own in that.
    package struct Position: Sendable {
        package let scope: Int
        package let call: Int
    }

    /// Every body, in the order of files and declarations.
    let scopes: [Scope]
    /// The hashes of the names of all calls, those of one body after those of the other; 0 for what has no name.
    let hashes: [UInt64]
    /// The position in ``hashes`` of the first call of each body, and their count.
    private let starts: [Int]
    /// The calls that mean something to a system.
    let classified: [CallGraph.Site]
    /// Where those stand.
    let classifiedPositions: [Position]
    /// The calls that are handed the addresses which the app is opened with.
    package let handlers: [Position]
    /// The calls of what is written with types: `Router<Route>()`.
    let generic: [CallGraph.Site]
    private let named: [Name: [CallGraph.Site]]
    /// The calls that are written as a type's name, with that name.
    private let typed: [(site: CallGraph.Site, path: TypeName, isExplicit: Bool)]

    init(_ scopes: [Scope]) {
        self.scopes = scopes
        var hashes: [UInt64] = []
        var starts: [Int] = []
        var classified: [CallGraph.Site] = []
        var classifiedPositions: [Position] = []
        var handlers: [Position] = []
        var generic: [CallGraph.Site] = []
        var named: [Name: [CallGraph.Site]] = [:]
        var typed: [(CallGraph.Site, TypeName, Bool)] = []
        let asked = Dictionary(uniqueKeysWithValues: Name.allCases.map { (FNV1a.hash(of: $0.rawValue), $0) })
        starts.reserveCapacity(scopes.count + 1)
        for (position, scope) in scopes.enumerated() {
            starts.append(hashes.count)
            for (index, call) in scope.body.calls.enumerated() {
                let site = CallGraph.Site(scope: scope, index: index)
                if scope.roles[index] != nil {
                    classified.append(site)
                    classifiedPositions.append(Position(scope: position, call: index))
                }
                if !call.typeArguments.isEmpty { generic.append(site) }
                guard let name = call.name else {
                    hashes.append(0)
                    continue
                }
                let hash = FNV1a.hash(of: name)
                hashes.append(hash)
                if let asked = asked[hash], asked.rawValue == name {
                    named[asked, default: []].append(site)
                    if asked.isHandler { handlers.append(Position(scope: position, call: index)) }
                }
                if let (path, isExplicit) = Self.type(madeBy: call, name) { typed.append((site, path, isExplicit)) }
            }
        }
        starts.append(hashes.count)
        self.hashes = hashes
        self.starts = starts
        self.classified = classified
        self.classifiedPositions = classifiedPositions
        self.handlers = handlers
        self.generic = generic
        self.named = named
        self.typed = typed
    }

    /// The calls of a body, by their positions in ``hashes``.
    func calls(of scope: Int) -> Range<Int> { starts[scope]..<starts[scope + 1] }

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
